package witness

import (
	"fmt"

	"elysium/game"
)

// Check wants the view of every reader to show no card that the reader may not know, and to show
// alike what two readers see.
func (w *Witness) Check() error {
	for _, s := range w.Readers() {
		if err := w.checkView(s); err != nil {
			return err
		}
	}
	return nil
}

func (w *Witness) checkView(s game.Seat) error {
	v := w.g.View(s)
	for i := range v.Seats {
		for _, list := range lists(&v.Seats[i]) {
			if err := w.checkCards(s, list); err != nil {
				return err
			}
		}
	}
	return nil
}

// lists are the cards of a seat's side, zone by zone.
func lists(v *game.SeatView) [][]game.CardView {
	return [][]game.CardView{v.HandCards, v.Ready, v.Torpor, v.Incapacitate, v.Uncontrolled, v.InPlay, v.Contested, v.SetAside, v.AshHeap, v.Removed}
}

func (w *Witness) checkCards(s game.Seat, list []game.CardView) error {
	for i := range list {
		v := &list[i]
		id := v.ID
		if id < 0 {
			id = -1 - id // hidden
		}
		c := w.g.CardByID(id)
		switch {
		case v.Name == "" && v.Facts == nil:
		case !w.May(s, c):
			return fmt.Errorf("the view of %s shows %s (%s)", w.name(s), c.Name(), c.Zone())
		}
		if err := w.checkCards(s, v.On); err != nil {
			return err
		}
	}
	return nil
}

func (w *Witness) name(s game.Seat) string {
	if s == game.NoSeat {
		return "a bystander"
	}
	return w.g.Setup().Seats[s].Name
}
