package witness

import (
	"regexp"
	"slices"
	"strconv"

	"elysium/game"
)

// Masked is a set-up of decks whose cards have names that occur nowhere else, so that a name in a
// text can only stand for a card: a name for each kind of card, or each card its own.
func Masked(s game.Setup, each bool) (game.Setup, error) {
	plain, err := game.New(s, game.Settings{Mute: true}) // definitions are bound to the printed facts
	if err != nil {
		return s, err
	}
	plain.Close()
	m := masker{each: each, pieces: map[*game.Piece]*game.Piece{}}
	s.Seats = slices.Clone(s.Seats)
	for i := range s.Seats {
		s.Seats[i].Crypt, s.Seats[i].Library = m.all(s.Seats[i].Crypt), m.all(s.Seats[i].Library)
	}
	return s, nil
}

type masker struct {
	each   bool
	n      int
	pieces map[*game.Piece]*game.Piece
}

func (m *masker) all(pieces []*game.Piece) []*game.Piece {
	out := make([]*game.Piece, len(pieces))
	for i, p := range pieces {
		if out[i] = m.pieces[p]; out[i] == nil || m.each {
			facts := *p.Facts
			facts.Name = maskName(m.n)
			m.n++
			out[i] = &game.Piece{Facts: &facts, Def: p.Def}
			m.pieces[p] = out[i]
		}
	}
	return out
}

// maskStart begins every name of a mask; no word does.
const maskStart, maskLetters = "Zq", 4

func maskName(n int) string {
	name := []byte(maskStart)
	for range maskLetters {
		name = append(name, byte('a'+n%26))
		n /= 26
	}
	return string(name)
}

// Name is the name of a mask in a text, with what tells copies apart.
type Name struct {
	Mask   string
	Owner  string // "Anna/"
	Number int    // "#2"; 1 if none is written
}

var maskNames = regexp.MustCompile(`(?:(\w+)/)?(` + maskStart + `[a-z]{` + strconv.Itoa(maskLetters) + `})(?:#(\d+))?`)

// Names returns the names of masks that a text holds whole.
func Names(text string) (names []Name) {
	for _, m := range maskNames.FindAllStringSubmatch(text, -1) {
		n := Name{Owner: m[1], Mask: m[2], Number: 1}
		if m[3] != "" {
			n.Number, _ = strconv.Atoi(m[3])
		}
		names = append(names, n)
	}
	return names
}

// Find returns the names of masks that a text holds whole, without what tells copies apart.
func Find(text string) (names []string) {
	for _, n := range Names(text) {
		names = append(names, n.Mask)
	}
	return names
}
