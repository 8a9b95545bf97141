package game

import "slices"

// Past is the course of a game for one reader: what was decided, and the table as it stood at
// each decision. It is made by replaying and holds no game open.
type Past struct {
	Choices []Choice // every decision and correction, in order

	setup  Setup
	picks  []uint16
	fixes  []Correction
	reader Seat
	open   bool
	first  int        // the decision that near begins at
	near   []Position // the last ones that were looked at, and those around them
}

// Choice is a decision of the past and what was chosen, as the reader may know it.
type Choice struct {
	Turn     int
	TurnSeat Seat
	Phase    Phase
	Seat     Seat
	Window   Window
	Label    string // empty: it is hidden from the reader
	ByHand   bool   // a correction
	Idle     bool   // that somebody passed here would tell the reader of a hand
	Events   int    // how many had happened before
}

// Position is the table as it stood when a decision was asked.
type Position struct {
	View    *View
	Seat    Seat // who is asked, NoSeat if nobody is
	Window  Window
	Prompt  string
	Options []string // those on offer, in their order, that the reader may know
	Choices []Option // what these would have done; none can be taken
	All     bool     // there were no others; else not even their number is told
}

// NewPast tells the course of a game to a reader, or with all hands open.
func NewPast(g *Game, reader Seat, open bool) (*Past, error) {
	p := &Past{setup: g.setup, picks: slices.Clone(g.picks), fixes: slices.Clone(g.fixes), reader: reader, open: open}
	p.Choices = make([]Choice, 0, len(p.picks))
	var named []*Card // by the label of the choice before
	err := p.replay(len(p.picks), func(h *Game, n int) {
		if n > 0 {
			p.settle(h, &p.Choices[n-1], named)
		}
		if n < len(p.picks) {
			var c Choice
			c, named = p.choice(h, n)
			p.Choices = append(p.Choices, c)
		}
	})
	return p, err
}

// Len is how many decisions there are; the table as it stands now comes after the last.
func (p *Past) Len() int { return len(p.picks) }

// replay takes the decisions up to one, and shows the game before each of them and at last.
func (p *Past) replay(to int, at func(g *Game, n int)) error {
	g, err := New(p.setup, Settings{})
	if err != nil {
		return err
	}
	defer g.Close()
	fixes := p.fixes
	for n := 0; ; n++ {
		at(g, n)
		switch {
		case n == to:
			return nil
		case p.picks[n] != CorrectionPick:
			err = g.Choose(int(p.picks[n]))
		default:
			err = g.Correct(fixes[0])
			fixes = fixes[1:]
		}
		if err != nil {
			return err
		}
	}
}

// choice is what is decided next in a game, and the cards in its label that the reader does not
// see before it is carried out.
func (p *Past) choice(g *Game, n int) (Choice, []*Card) {
	d := g.waiting
	c := Choice{Turn: g.turns, TurnSeat: g.turnSeat, Phase: g.phase, Seat: NoSeat, Events: len(g.events)}
	switch {
	case p.picks[n] == CorrectionPick:
		c.ByHand, c.Label = true, "concede"
		return c, nil
	case d == nil:
		return c, nil
	}
	o := &d.Options[p.picks[n]]
	c.Seat, c.Window = d.Seat, d.Window
	c.Idle = o.Verb == Pass && slices.ContainsFunc(d.Options, func(o Option) bool { return len(p.unseen(g, &o)) > 0 })
	if p.mine(d.Seat) || !d.secret() {
		c.Label = g.LabelTo(o, p.names())
	}
	return c, p.unseen(g, o)
}

// settle ends what was begun with choice: a label may be read if everything that it names is seen
// now, as a card played from the hand is.
func (p *Past) settle(g *Game, c *Choice, unseen []*Card) {
	if slices.ContainsFunc(unseen, func(k *Card) bool { return !g.Sees(p.reader, k) }) {
		c.Label = ""
	}
	if !c.ByHand {
		return
	}
	for i := range g.events[c.Events:] {
		if e := &g.events[c.Events+i]; e.Kind == Corrected {
			c.Label, c.Seat = g.EventText(e, p.reader), e.Seat
			return
		}
	}
}

// unseen are the cards that an option names and the reader does not see.
func (p *Past) unseen(g *Game, o *Option) []*Card {
	if p.mine(o.seat) {
		return nil
	}
	return slices.DeleteFunc([]*Card{o.card, o.with, o.from, o.on.Card}, func(c *Card) bool { return c == nil || g.Sees(p.reader, c) })
}

// Position is the table at decision n, Len the table as it stands now. Those around it are kept, for
// who looks at one goes on to the next.
func (p *Past) Position(n int) (*Position, error) {
	if n >= p.first && n < p.first+len(p.near) {
		return &p.near[n-p.first], nil
	}
	p.first, p.near = max(0, n-around), nil
	err := p.replay(min(len(p.picks), n+around/4), func(g *Game, k int) {
		if k >= p.first {
			p.near = append(p.near, p.position(g))
		}
	})
	if err != nil {
		p.near = nil
		return nil, err
	}
	return &p.near[n-p.first], nil
}

// around is how many moments before the one that is looked at are kept.
const around = 32

func (p *Past) position(g *Game) Position {
	m := Position{Seat: NoSeat}
	d := g.waiting
	switch {
	case !p.open:
		m.View = g.View(p.reader)
	case d == nil:
		m.View = g.OpenView(NoSeat)
	default:
		m.View = g.OpenView(d.Seat)
	}
	if d == nil {
		return m
	}
	m.Seat, m.Window, m.Prompt = d.Seat, d.Window, d.Prompt
	for i := range d.Options {
		if p.mine(d.Seat) || p.reader != NoSeat && !d.secret() && len(p.unseen(g, &d.Options[i])) == 0 {
			m.Options, m.Choices = append(m.Options, d.LabelTo(i, p.names())), append(m.Choices, d.Options[i])
		}
	}
	m.All = p.mine(d.Seat)
	return m
}

// Why is what was not on offer at decision n to the seat that was asked, and why; nothing if the
// reader may not know that seat's cards.
func (p *Past) Why(n int) (ruled []Ruled, err error) {
	err = p.replay(n, func(g *Game, k int) {
		if d := g.waiting; k == n && d != nil && p.mine(d.Seat) {
			ruled = g.Why(d.Seat)
		}
	})
	return ruled, err
}

// mine reports whether the reader may know everything that a seat decides.
func (p *Past) mine(s Seat) bool { return p.open || s == p.reader }

// names is how names are read: with all hands open as in the log.
func (p *Past) names() Seat {
	if p.open {
		return Record
	}
	return p.reader
}

// secret reports whether what is chosen is told to nobody else: it is no use of a card or ability,
// which everybody sees.
func (d *Decision) secret() bool {
	return d.Hidden && (d.Window == SearchW || d.Window == AmountW || d.Window == ChooseW)
}

// OpenView is what a seat sees when all hands lie open.
func (g *Game) OpenView(s Seat) *View {
	v := g.View(s)
	for i := range v.Seats {
		if other := Seat(i); other != s {
			v.Seats[i] = g.View(other).Seats[i]
		}
	}
	for i := range v.Seats {
		for _, list := range v.Seats[i].lists() {
			g.nameAll(list)
		}
	}
	return v
}

// nameAll gives the cards that are shown the names that the log has for them.
func (g *Game) nameAll(list []CardView) {
	for i := range list {
		if c := &list[i]; c.Name != "" {
			c.Name = g.NameOf(g.cards[c.ID])
		}
		g.nameAll(list[i].On)
	}
}
