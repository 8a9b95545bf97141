package decks

import (
	"math/rand/v2"
	"slices"

	"elysium/game"
)

// Mix makes a random legal deck of the given cards: a crypt of one group or two consecutive
// ones, and a library most of which somebody in the crypt can play. Every card of the right
// kind can come up. It returns nil where the cards do not make a legal deck.
func Mix(random *rand.Rand, from []*game.Piece) *Deck {
	m := mixer{random: random}
	for _, p := range from {
		switch {
		case p.Facts.Banned:
		case p.Facts.Crypt():
			m.crypt = append(m.crypt, p)
			if p.Def != nil {
				m.texts = append(m.texts, p)
			}
		default:
			m.library = append(m.library, p)
		}
	}
	d := &Deck{Name: "Mixed"}
	if len(m.crypt) == 0 || len(m.library) == 0 {
		return nil
	}
	d.Crypt = m.drawCrypt()
	d.Library = m.drawLibrary(d.Crypt)
	if len(d.Problems()) > 0 {
		return nil
	}
	return d
}

type mixer struct {
	random         *rand.Rand
	crypt, library []*game.Piece
	texts          []*game.Piece // crypt cards with a text of their own
}

// anyVampire draws a crypt card: most have no text, so every other one is drawn from the rest.
func (m *mixer) anyVampire() *game.Piece {
	if len(m.texts) > 0 && m.random.IntN(2) == 0 {
		return m.any(m.texts)
	}
	return m.any(m.crypt)
}

// drawCrypt draws the fewest crypt cards a deck may have, around the group of the first.
func (m *mixer) drawCrypt() []Line {
	first := m.anyVampire().Facts.Group
	last := first + m.random.IntN(2)
	var lines []Line
	for range minCrypt {
		p := m.anyVampire()
		for range 1000 {
			if g := p.Facts.Group; g == 0 || g >= first && g <= last {
				break
			}
			p = m.anyVampire()
		}
		lines = append(lines, Line{N: 1, Piece: p})
	}
	return merge(lines)
}

// misfits is the share, in ten, of cards drawn whether or not somebody can play them.
const misfits = 2

func (m *mixer) drawLibrary(crypt []Line) []Line {
	fitting := slices.DeleteFunc(slices.Clone(m.library), func(p *game.Piece) bool { return !playable(p.Facts, crypt) })
	if len(fitting) == 0 {
		fitting = m.library
	}
	var lines []Line
	for range minLibrary + m.random.IntN(maxLibrary-minLibrary+1) {
		from := fitting
		if m.random.IntN(10) < misfits {
			from = m.library
		}
		lines = append(lines, Line{N: 1, Piece: m.any(from)})
	}
	return merge(lines)
}

func (m *mixer) any(from []*game.Piece) *game.Piece { return from[m.random.IntN(len(from))] }

// playable reports whether a crypt has a minion with the clan and disciplines a card prints.
func playable(f *game.Facts, crypt []Line) bool {
	if len(f.Clans) == 0 && len(f.Needs) == 0 {
		return true
	}
	return slices.ContainsFunc(crypt, func(l Line) bool {
		v := l.Piece.Facts
		clan := len(f.Clans) == 0 || slices.ContainsFunc(v.Clans, func(c string) bool { return slices.Contains(f.Clans, c) })
		return clan && (len(f.Needs) == 0 || slices.ContainsFunc(f.Needs, func(all game.Requirement) bool {
			return !slices.ContainsFunc(all, func(d game.Discipline) bool { return v.Disciplines[d] == 0 })
		}))
	})
}
