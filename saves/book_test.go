package saves_test

import (
	"fmt"
	"strings"
	"unicode"

	"elysium/game"
)

// shelf is a book of a few cards, so that the notation is tested by itself.
type shelf struct{ pieces []*game.Piece }

// book holds every card that the tests and the examples name.
var book = newShelf(map[game.Types]string{
	game.Vampire:   "Alan Sovereign;Alan Sovereign (ADV);Belinde;Sonja Blue;Theo Bell (G2);Theo Bell (G6)",
	game.Imbued:    `Jack "Hannibal137" Harmon;Pedro Cortez`,
	game.Ally:      "Muddled Vampire Hunter",
	game.Retainer:  "Raven Spy",
	game.Equipment: ".44 Magnum;Flak Jacket;Ivory Bow;Laptop Computer;The \"Duino Elegy #7\"",
	game.Master: "Archon Investigation;Chantry;Direct Intervention;Dreams of the Sphinx;" +
		"Elder Library;Fame;Sudden Reversal;Sunset Strip, Hollywood;The Rack;Vessel;Blood Doll",
	game.EventCard:       "The Unmasking",
	game.PoliticalAction: "Kine Resources Contested",
	game.ActionCard:      "Govern the Unaligned",
	game.Conviction:      "Second Sight",
	game.ActionModifier:  "Bonding;Conditioning;Freak Drive;Lost in Crowds;Enhanced Senses;Deflection;Telepathic Counter;Wake with Evening's Freshness",
	game.CombatCard: "Body of Sun;Form of Mist;Hidden Strength;Infernal Pursuit;Majesty;Psyche!;" +
		"Pursuit;Side Strike;Skin of Steel;Taste of Vitae",
})

func newShelf(names map[game.Types]string) *shelf {
	s := &shelf{}
	for types, list := range names {
		for _, name := range strings.Split(list, ";") {
			s.pieces = append(s.pieces, &game.Piece{Facts: &game.Facts{Name: name, Types: types}})
		}
	}
	return s
}

func (s *shelf) Find(name string) (*game.Piece, error) {
	if p, n := s.LongestPrefix(name); n > 0 && n == len(name) {
		return p, nil
	}
	return nil, fmt.Errorf("no card is called %q", name)
}

func (s *shelf) LongestPrefix(text string) (best *game.Piece, length int) {
	for _, p := range s.pieces {
		n := len(p.Facts.Name)
		if n > length && len(text) >= n && strings.EqualFold(text[:n], p.Facts.Name) && ends(text[n:]) {
			best, length = p, n
		}
	}
	return best, length
}

func ends(rest string) bool {
	for _, r := range rest {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}
	return true
}

func (s *shelf) Deck(name string) (string, []*game.Piece, []*game.Piece, error) {
	if !strings.EqualFold(name, "V5 Tremere") {
		return "", nil, nil, fmt.Errorf("no deck is called %q", name)
	}
	crypt, _ := s.Find("Belinde")
	library, _ := s.Find("Enhanced Senses")
	return "V5 Tremere", []*game.Piece{crypt, crypt}, []*game.Piece{library}, nil
}
