package decks

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"slices"
	"strings"
	"sync"

	"elysium/cards"
	"elysium/decks/foreign"
)

//go:embed precons/*.txt
var precons embed.FS

// precon is an embedded deck, read when it is first asked for.
type precon struct {
	name   string
	folded string
	deck   func() *Deck
}

// embedded lists the embedded decks by file name; only their first lines are looked at.
var embedded = sync.OnceValue(func() []precon {
	files, err := fs.Glob(precons, "precons/*.txt")
	if err != nil {
		panic(err)
	}
	list := make([]precon, 0, len(files))
	for _, file := range files {
		list = append(list, newPrecon(file))
	}
	slices.SortStableFunc(list, func(a, b precon) int { return a.rank() - b.rank() })
	return list
})

// newest begin the names of the decks that are offered first: those in print.
var newest = []string{"V5 ", "New Blood "}

func (p precon) rank() int {
	if i := slices.IndexFunc(newest, func(set string) bool { return strings.HasPrefix(p.name, set) }); i >= 0 {
		return i
	}
	return len(newest)
}

func newPrecon(file string) precon {
	name := strings.TrimSpace(strings.TrimPrefix(firstLine(file), "Deck Name:"))
	return precon{
		name:   name,
		folded: cards.Fold(name),
		deck: sync.OnceValue(func() *Deck {
			text, err := precons.ReadFile(file)
			if err != nil {
				panic(err)
			}
			d, err := Read(file, text)
			if err != nil {
				panic(err) // a test reads them all
			}
			return d
		}),
	}
}

// firstLine reads no more of an embedded file than its first line, which is short.
func firstLine(file string) string {
	f, err := precons.Open(file)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	var start [256]byte
	n, err := f.Read(start[:])
	if err != nil {
		panic(err)
	}
	line, _, _ := strings.Cut(string(start[:n]), "\n")
	return line
}

// Names returns the names of the embedded decks without reading the decks.
func Names() []string {
	var names []string
	for _, p := range embedded() {
		names = append(names, p.name)
	}
	return names
}

// Embedded gives the embedded decks, each read when it is come to. They are shared: do not change
// them.
func Embedded() iter.Seq[*Deck] {
	return func(yield func(*Deck) bool) {
		for _, p := range embedded() {
			if !yield(p.deck()) {
				return
			}
		}
	}
}

// Find returns the embedded deck of that name in any case: "V5 Tremere", its last words
// ("Tremere" is the newest deck of that clan), or a beginning of either that fits one deck
// only. Its errors name decks to choose from.
func Find(name string) (*Deck, error) {
	for _, fit := range fits {
		found := matching(name, fit)
		switch {
		case len(found) == 1, len(found) > 1 && found[0].rank() < found[1].rank():
			return found[0].deck(), nil
		case len(found) > 1:
			return nil, fmt.Errorf("%s could be %s; say which.", short(name), namesOf(found))
		}
	}
	return nil, fmt.Errorf("No deck is called %s; elysium deck list lists those there are.", short(name))
}

// fits are the ways in which a deck's name, or the last words of it, can be what was typed.
var fits = []func(name, wanted string) bool{
	func(name, wanted string) bool { return name == wanted },
	func(name, wanted string) bool { return strings.HasSuffix(name, " "+wanted) },
	strings.HasPrefix,
	func(name, wanted string) bool { return strings.Contains(name, " "+wanted) },
}

// matching lists the embedded decks whose names fit, in order.
func matching(name string, fit func(name, wanted string) bool) []precon {
	var found []precon
	wanted := cards.Fold(name)
	for _, p := range embedded() {
		if wanted != "" && fit(p.folded, wanted) {
			found = append(found, p)
		}
	}
	return found
}

// namesOf writes the first of many names out.
func namesOf(list []precon) string {
	const most = 6
	var names []string
	for _, p := range list[:min(most, len(list))] {
		names = append(names, p.name)
	}
	text := strings.Join(names, ", ")
	if len(list) > most {
		text += fmt.Sprintf(" and %d others", len(list)-most)
	}
	return text
}

// Load returns an embedded deck by its name, or else reads a file. An embedded deck's full
// name goes before a file's, a file's before the beginning of a name.
func Load(nameOrPath string) (*Deck, error) {
	if found := matching(nameOrPath, fits[0]); len(found) == 1 {
		return found[0].deck(), nil
	}
	text, err := foreign.Read(nameOrPath, maxBytes)
	if err == nil {
		return Read(nameOrPath, text)
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("The deck %s cannot be read: %w.", short(nameOrPath), foreign.Cause(err))
	}
	d, err := Find(nameOrPath)
	if err != nil {
		return nil, fmt.Errorf("There is no such file. %w", err)
	}
	return d, nil
}
