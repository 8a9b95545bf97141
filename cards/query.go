package cards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"elysium/game"
)

// Query narrows down a search of cards: every word must be in the name or the text, and every
// field that is set must fit.
type Query struct {
	Words      []string // folded
	Type       string   // a card type, "crypt" or "library"
	Clan       string   // of a vampire, or required
	Discipline string   // three letters; capitals ask for the superior level
	Title      string
	Sect       string
	Capacity   int
	Group      int
	Cost       string // "2 pool", "1 blood", "3": of any kind, "0": free
	Text       string // in the text alone
	Defined    bool   // only cards that Elysium plays by itself
	Undefined  bool   // only the others
}

// QueryFields are the names of the fields as they are typed, with what they take.
var QueryFields = [][2]string{
	{"type", "a card type, crypt or library"}, {"clan", "a clan"}, {"discipline", "three letters, capitals for superior"},
	{"cost", "2, 2pool, 1blood"}, {"capacity", "a number"}, {"group", "a number"}, {"title", "a title"}, {"sect", "a sect"},
	{"text", "a word of the text"}, {"defined", "yes or no"},
}

// ParseQuery reads words and fields: "bleed type:action clan:tremere discipline:DOM cost:1".
// A field's name may be cut short; _ stands for a space, as does one between quotes. The error
// is a sentence.
func ParseQuery(text string) (Query, error) {
	var q Query
	for word := range strings.FieldsSeq(unquoted(text)) {
		name, value, field := strings.Cut(word, ":")
		if !field || value == "" {
			q.Words = append(q.Words, strings.Fields(Fold(strings.ReplaceAll(strings.TrimSuffix(word, ":"), "_", " ")))...)
			continue
		}
		if err := q.set(strings.ToLower(name), strings.ReplaceAll(value, "_", " ")); err != nil {
			return q, err
		}
	}
	return q, q.Check()
}

// unquoted takes the quotes off a value and puts _ for the spaces in it: clan:"Banu Haqim".
func unquoted(text string) string {
	parts := strings.Split(text, `"`)
	for i := 1; i < len(parts)-1; i += 2 {
		if strings.HasSuffix(parts[i-1], ":") {
			parts[i] = strings.Join(strings.Fields(parts[i]), "_")
		}
	}
	return strings.Join(parts, "")
}

func (q *Query) set(name, value string) error {
	i := slices.IndexFunc(QueryFields, func(f [2]string) bool { return strings.HasPrefix(f[0], name) })
	if i < 0 {
		return fmt.Errorf("Cards have no field %q; there are type, clan, discipline, cost, capacity, group, title, sect, text and defined.", name)
	}
	switch field := QueryFields[i][0]; field {
	case "capacity", "group":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 {
			return fmt.Errorf("The %s %q is not a number from 1.", field, value)
		}
		if field == "group" {
			q.Group = n
		} else {
			q.Capacity = n
		}
	case "defined":
		word := strings.ToLower(value)
		q.Defined, q.Undefined = strings.HasPrefix("yes", word), strings.HasPrefix("no", word)
		if q.Defined == q.Undefined {
			return fmt.Errorf("Defined is yes or no, not %q.", value)
		}
	default:
		*map[string]*string{"type": &q.Type, "clan": &q.Clan, "discipline": &q.Discipline, "cost": &q.Cost, "title": &q.Title,
			"sect": &q.Sect, "text": &q.Text}[field] = value
	}
	return nil
}

// Check refuses words that name nothing. The error is a sentence.
func (q *Query) Check() error {
	if q.Discipline != "" {
		if _, ok := game.ParseDiscipline(q.Discipline); !ok {
			return fmt.Errorf("The discipline %q is not the three letters of one.", q.Discipline)
		}
	}
	if q.Sect != "" {
		if _, ok := game.ParseSect(q.Sect); !ok {
			return fmt.Errorf("No sect is called %q.", q.Sect)
		}
	}
	if q.Clan != "" && !anyCard(func(f *game.Facts) bool { return ofClan(f, q.Clan) }) {
		return fmt.Errorf("No clan is called %q.", q.Clan)
	}
	if q.Title != "" && !anyCard(func(f *game.Facts) bool { return titled(f, q.Title) }) {
		return fmt.Errorf("No title is called %q.", q.Title)
	}
	if q.Type != "" && q.types() == 0 {
		return fmt.Errorf("No card type is called %q.", q.Type)
	}
	if _, _, ok := q.cost(); q.Cost != "" && !ok {
		return fmt.Errorf("The cost %q is not one such as 2, 2pool or 1blood.", q.Cost)
	}
	return nil
}

func anyCard(is func(*game.Facts) bool) bool {
	return slices.ContainsFunc(All(), func(p *game.Piece) bool { return is(p.Facts) })
}

func ofClan(f *game.Facts, clan string) bool {
	word := Fold(clan)
	return slices.ContainsFunc(f.Clans, func(c string) bool { return strings.HasPrefix(Fold(c), word) })
}

func titled(f *game.Facts, title string) bool {
	return strings.Contains(strings.ToLower(f.Title.String()), strings.ToLower(title))
}

// cost takes the cost asked for apart: the number and, if said, what is paid.
func (q *Query) cost() (n int, of string, ok bool) {
	digits := strings.TrimRight(q.Cost, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ")
	of = strings.ToLower(strings.TrimSpace(q.Cost[len(digits):]))
	n, err := strconv.Atoi(digits)
	return n, of, err == nil && (of == "" || of == "pool" || of == "blood" || of == "conviction")
}

// Matches reports whether a card is one of those sought.
func (q *Query) Matches(p *game.Piece) bool {
	f := p.Facts
	switch {
	case q.Type != "" && f.Types&q.types() == 0:
		return false
	case q.Clan != "" && !ofClan(f, q.Clan):
		return false
	case q.Capacity != 0 && f.Capacity != q.Capacity, q.Group != 0 && f.Group != q.Group:
		return false
	case q.Title != "" && !titled(f, q.Title):
		return false
	case q.Sect != "" && !strings.EqualFold(f.Sect.String(), q.Sect):
		return false
	case q.Defined && !p.Defined(), q.Undefined && p.Defined():
		return false
	case q.Cost != "" && !q.costs(f):
		return false
	}
	if q.Discipline != "" && !hasDiscipline(f, q.Discipline) {
		return false
	}
	return q.says(p)
}

// types are the card types that the query's word means: one of that name, or those whose names
// begin so.
func (q *Query) types() game.Types {
	const crypt = game.Vampire | game.Imbued
	switch word := strings.ToLower(q.Type); word {
	case "crypt":
		return crypt
	case "library":
		return ^crypt
	default:
		if t, ok := game.ParseTypes(word); ok {
			return t
		}
		var all game.Types
		for t := game.Types(1); t != 0; t <<= 1 {
			if name := strings.ToLower(t.String()); name != "" && strings.HasPrefix(name, word) {
				all |= t
			}
		}
		return all
	}
}

func (q *Query) costs(f *game.Facts) bool {
	n, of, _ := q.cost()
	if n == 0 && of == "" {
		return f.Pool.N+f.Blood.N+f.Convictions.N == 0 && !f.Pool.X && !f.Blood.X
	}
	return (of == "" || of == "pool") && f.Pool.N == n || (of == "" || of == "blood") && f.Blood.N == n ||
		(of == "" || of == "conviction") && f.Convictions.N == n
}

func hasDiscipline(f *game.Facts, word string) bool {
	d, _ := game.ParseDiscipline(word)
	least := game.Basic
	if word == strings.ToUpper(word) {
		least = game.Superior
	}
	if f.Crypt() {
		return f.Disciplines[d] >= least
	}
	return slices.ContainsFunc(f.Needs, func(r game.Requirement) bool { return slices.Contains(r, d) })
}

// says reports whether the words are in the name or the text.
func (q *Query) says(p *game.Piece) bool {
	if len(q.Words) == 0 && q.Text == "" {
		return true
	}
	s := speech()[p.Facts.ID]
	if q.Text != "" && !strings.Contains(s.text, Fold(q.Text)) {
		return false
	}
	return !slices.ContainsFunc(q.Words, func(w string) bool {
		return !strings.Contains(s.name, w) && !strings.Contains(s.text, w)
	})
}

// spoken is what words are looked for in.
type spoken struct{ name, text string }

// speech is every card's, folded once.
var speech = sync.OnceValue(func() map[int]spoken {
	all := make(map[int]spoken, len(All()))
	for _, p := range All() {
		s := spoken{name: Fold(p.Facts.Name)}
		if text := p.Text(); text != "" {
			s.text = Fold(text)
		}
		all[p.Facts.ID] = s
	}
	return all
})

// Search returns the cards that fit, in order of id: those whose name holds all the words
// before those whose text does.
func Search(q Query) []*game.Piece {
	var byName, byText []*game.Piece
	for _, p := range All() {
		if !q.Matches(p) {
			continue
		}
		name := speech()[p.Facts.ID].name
		if slices.ContainsFunc(q.Words, func(w string) bool { return !strings.Contains(name, w) }) {
			byText = append(byText, p)
		} else {
			byName = append(byName, p)
		}
	}
	return append(byName, byText...)
}
