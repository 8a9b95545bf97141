package tui

import "elysium/game"

// zone is a region of a seat with the name it is shown under and the letter its cards carry.
type zone struct {
	name, letter string
	cards        []game.CardView
	pile         bool // looked for also when it is empty
}

// The zones in the order in which they are shown: first those of minions.
const (
	readyZone = iota
	torporZone
	incapacitatedZone
	inPlayZone
	uncontrolledZone
	contestedZone
	setAsideZone
	handZone
	ashHeapZone
	removedZone
)

func zonesOf(s *game.SeatView) []zone {
	return []zone{
		readyZone:         {"Ready", " ", s.Ready, false},
		torporZone:        {"Torpor", "T", s.Torpor, false},
		incapacitatedZone: {"Incapacitated", "I", s.Incapacitate, false},
		inPlayZone:        {"In play", " ", s.InPlay, false},
		uncontrolledZone:  {"Uncontrolled", "u", s.Uncontrolled, false},
		contestedZone:     {"Contested", "x", s.Contested, true},
		setAsideZone:      {"Set aside", "-", s.SetAside, false},
		handZone:          {"Hand", "h", s.HandCards, false},
		ashHeapZone:       {"Ash heap", "-", s.AshHeap, true},
		removedZone:       {"Removed", "-", s.Removed, true},
	}
}

// indexOf finds the cards that a view shows by their ids.
func indexOf(v *game.View) map[int]*game.CardView {
	index := map[int]*game.CardView{}
	var add func(cards []game.CardView)
	add = func(cards []game.CardView) {
		for i := range cards {
			if cards[i].Name != "" {
				index[cards[i].ID] = &cards[i]
			}
			add(cards[i].On)
		}
	}
	for i := range v.Seats {
		s := &v.Seats[i]
		for _, z := range zonesOf(s) {
			add(z.cards)
		}
	}
	return index
}
