package witness

import (
	"slices"
	"strings"

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

// Find returns the names of masks that a text holds whole.
func Find(text string) (names []string) {
	for {
		i := strings.Index(text, maskStart)
		if i < 0 {
			return names
		}
		name := text[i:min(len(text), i+len(maskStart)+maskLetters)]
		if len(name) == len(maskStart)+maskLetters && !strings.ContainsFunc(name[len(maskStart):], func(r rune) bool { return r < 'a' || r > 'z' }) {
			names = append(names, name)
		}
		text = text[i+len(maskStart):]
	}
}
