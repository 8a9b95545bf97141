package saves

import "elysium/game"

// Bare returns a copy of a file without line numbers and comments, to compare two files by
// what they say.
func Bare(f *File) *File {
	c := *f
	c.remarks, c.at = nil, nil
	c.Notes = each(f.Notes, func(n *Note) { n.Line = 0 })
	c.Rules = each(f.Rules, func(r *RuleRef) { r.Line = 0 })
	c.Options = each(f.Options, func(o *Option) { o.Line = 0 })
	c.Defines = each(f.Defines, func(d *Define) { d.Line, d.Piece.Def = 0, nil })
	c.Effects = each(f.Effects, func(e *Effect) { e.Line = 0 })
	c.Happened = each(f.Happened, func(h *Happened) { h.Line = 0 })
	c.Log = each(f.Log, func(l *LogLine) { l.Line = 0 })
	c.Seats = each(f.Seats, bareSeat)
	c.Scripts = each(f.Scripts, func(s *Script) {
		s.Line = 0
		s.Steps = each(s.Steps, func(st *Step) { st.Line = 0 })
	})
	if f.Start != nil {
		c.Start = &Start{Seat: f.Start.Seat, Phase: f.Start.Phase}
	}
	return &c
}

func bareSeat(s *SeatBoard) {
	s.Line = 0
	s.Words = inOrder(each(s.Words, func(w *SeatWord) { w.Line = 0 }),
		func(w SeatWord) int { return seatWordRank(w.Name) })
	s.Zones = inOrder(each(s.Zones, func(z *ZoneList) {
		z.Line, z.ShortLine = 0, 0
		z.Cards = each(z.Cards, bareCard)
	}), func(z ZoneList) int { return zoneRank(z.Zone) })
	if s.Deck != nil {
		bare := func(d *DeckCard) { d.Line = 0 }
		s.Deck = &Deck{Name: s.Deck.Name, Cards: each(s.Deck.Cards, bare), Piles: each(s.Deck.Piles, func(p *DeckPile) {
			p.Line, p.Cards = 0, each(p.Cards, bare)
		})}
	}
}

func bareCard(c *Card) {
	c.Placed.Line = 0
	c.On = each(c.On, bareCard)
}

func each[T any](list []T, f func(*T)) []T {
	if list == nil {
		return nil
	}
	out := make([]T, len(list))
	for i := range list {
		out[i] = list[i]
		f(&out[i])
	}
	return out
}

func zoneRank(z game.Zone) int {
	for i, o := range zoneOrder {
		if o == z {
			return i
		}
	}
	return -1
}

// AnyWindow is what an error says that a window's name may be.
func AnyWindow() string { return "a window: " + oneOf(windowNames()) }
