package saves

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"elysium/decks/foreign"
)

// gamesDir is where saved games lie.
func gamesDir() (string, error) {
	dir, err := Dir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "games"), nil
}

// DeckFiles lists the files in the player's folder of decks, which is decks in that of the data.
func DeckFiles() []string {
	dir, err := Dir()
	if err != nil {
		return nil
	}
	entries, err := os.ReadDir(filepath.Join(dir, "decks"))
	if err != nil {
		return nil
	}
	var files []string
	for _, e := range entries {
		if path := filepath.Join(dir, "decks", e.Name()); isFile(path) {
			files = append(files, path)
		}
	}
	return files
}

// isFile reports whether a path, or what a link there leads to, is a file that can be read to its end.
func isFile(path string) bool {
	is, err := os.Stat(path)
	return err == nil && is.Mode().IsRegular()
}

// BoardPath is a new path for a copied board.
func BoardPath() (string, error) {
	dir, err := Dir()
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, "boards")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", errors.New(unread(dir, err))
	}
	path := filepath.Join(dir, time.Now().Format("2006-01-02-150405")+".vtes")
	if _, err := os.Lstat(path); err == nil {
		path = besidePath(path)
	}
	return path, nil
}

// longestName is how much of a table's names the name of a file holds: what is put before and
// after it by the programs that handle it has to fit in, too.
const longestName = 120

// freshPath is a new path for a game, named after the time and the seats.
func freshPath(f *File) (string, error) {
	dir, err := gamesDir()
	if err != nil {
		return "", err
	}
	seats := seatsText(f)
	for i := range seats {
		if i > longestName {
			seats = seats[:i]
			break
		}
	}
	path := filepath.Join(dir, fmt.Sprintf("%s-%s.vtes", time.Now().Format("2006-01-02-1504"), seats))
	if _, err := os.Lstat(path); err == nil {
		path = besidePath(path)
	}
	return path, nil
}

// Entry is a saved game in the folder.
type Entry struct {
	Path      string
	Title     string
	About     string // of a lesson: how it begins, and how long it is
	Seats     []string
	Decisions int
	Time      time.Time
	Error     string // why it cannot be loaded, "" if it can
}

// List lists the saved games, the latest first. When a game was last played only its file's time of
// writing tells: its name has the time it was begun, by the same clock. If the clock was set back
// meanwhile, a game played before that stands above one played after it, until the clock has caught
// up; both are in the list, with their times. Of files of one time the name that was given last is
// first.
func List() []Entry {
	dir, err := gamesDir()
	if err != nil {
		return nil
	}
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return []Entry{{Path: dir, Error: unread(dir, err)}}
	}
	var list []Entry
	for _, e := range entries {
		if name := e.Name(); filepath.Ext(name) == ".vtes" && !strings.HasPrefix(name, ".") && !e.IsDir() {
			list = append(list, newEntry(filepath.Join(dir, name)))
		}
	}
	slices.SortFunc(list, func(a, b Entry) int { return cmp.Or(b.Time.Compare(a.Time), strings.Compare(b.Path, a.Path)) })
	return list
}

// newEntry tells what a list shows of a save. Its lines are looked through, not read: with a
// thousand of them the list still comes at once, and what is wrong further down is told when
// the save is opened.
func newEntry(path string) Entry {
	e := Entry{Path: path}
	if info, err := os.Stat(path); err == nil {
		e.Time = info.ModTime()
	}
	text, err := foreign.Read(path, longestFile)
	if err != nil {
		e.Error = unread(path, err)
		return e
	}
	if e.look(text); len(e.Seats) == 0 {
		_, _, err = parseSave(path, text)
		e.Error = cmpOr(err, errCutShort).Error()
	}
	return e
}

// look takes the title and the seats out of a save, and counts its decisions. It leaves no
// seats where a full reading will say what is wrong.
func (e *Entry) look(text []byte) {
	has := map[string]bool{}
	for line := range bytes.Lines(bytes.TrimPrefix(text, []byte("\ufeff"))) {
		text := bytes.TrimSpace(line)
		switch {
		case len(text) == 0 || text[0] == '#':
		case has["log"]:
			if text[0] != '>' {
				e.Decisions++
			}
		case line[0] != ' ':
			body, _ := uncomment(string(text))
			word, rest, _ := strings.Cut(strings.TrimSpace(body), " ")
			has[word] = word != "vtes" || rest == "1"
			e.told(word, rest)
		}
	}
	if !has["vtes"] || has["engine"] && !has["log"] {
		e.Seats = nil
	}
}

// told takes what a line at the margin says of a game.
func (e *Entry) told(word, rest string) {
	switch word {
	case "title":
		e.Title = rest
	case "seat":
		e.Seats = append(e.Seats, rest)
	}
}
