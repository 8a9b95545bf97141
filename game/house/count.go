package house

import (
	"slices"

	"elysium/game"
)

// Occurred counts what happened in simulated games.
type Occurred struct {
	Bleeds      int            `json:"bleeds"`
	Blocks      int            `json:"blocks"`
	Combats     int            `json:"combats"`
	Strikes     map[string]int `json:"strikes"`
	Referendums int            `json:"referendums"`
	Torpor      int            `json:"torpor"`
	Rescues     int            `json:"rescues"`
	Diableries  int            `json:"diableries"`
	Contests    int            `json:"contests"`
	Ousts       int            `json:"ousts"`
	Withdrawals int            `json:"withdrawals"`
}

// counted says which events are counted where.
var counted = map[game.EventKind]func(*Occurred) *int{
	game.BledFor:          func(o *Occurred) *int { return &o.Bleeds },
	game.BlockSucceeded:   func(o *Occurred) *int { return &o.Blocks },
	game.CombatBegan:      func(o *Occurred) *int { return &o.Combats },
	game.ReferendumCalled: func(o *Occurred) *int { return &o.Referendums },
	game.WentToTorpor:     func(o *Occurred) *int { return &o.Torpor },
	game.Diablerie:        func(o *Occurred) *int { return &o.Diableries },
	game.ContestBegan:     func(o *Occurred) *int { return &o.Contests },
	game.TitleContested:   func(o *Occurred) *int { return &o.Contests },
	game.Ousted:           func(o *Occurred) *int { return &o.Ousts },
	game.Withdrew:         func(o *Occurred) *int { return &o.Withdrawals },
}

func (o *Occurred) count(e *game.Event) {
	if n := counted[e.Kind]; n != nil {
		*n(o)++
	}
	switch {
	case e.Kind == game.StrikeChosen:
		o.Strikes[e.Word]++
	case e.Kind == game.ActionSucceeded && e.Word == "rescue":
		o.Rescues++
	}
}

// exercise remembers, by card id, which cards with a text of ours were dealt and which were
// put to use.
type exercise map[int]bool

func (x exercise) dealt(s game.Setup) {
	for _, seat := range s.Seats {
		for _, pieces := range [][]*game.Piece{seat.Crypt, seat.Library} {
			for _, p := range pieces {
				if p.Def != nil && p.Def.Text() != "" && !x[p.Facts.ID] {
					x[p.Facts.ID] = false
				}
			}
		}
	}
}

func (x exercise) happened(e *game.Event) {
	card := e.Card
	switch e.Kind {
	case game.Played, game.Used, game.MovedOut, game.EnteredPlay:
	case game.StrikeChosen, game.Maneuvered, game.Pressed:
		card = e.Other
	default:
		return
	}
	if card != nil {
		if _, dealt := x[card.Facts().ID]; dealt {
			x[card.Facts().ID] = true
		}
	}
}

// never lists the cards that were dealt and never used.
func (x exercise) never() []int {
	ids := []int{}
	for id, used := range x {
		if !used {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}
