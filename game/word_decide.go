package game

import "strings"

// The words of this file have something chosen as an effect resolves, by one Methuselah or
// another, besides what the action or card is aimed at.

// Chooser is who chooses, and whether she has to.
type Chooser struct {
	Text string
	seat func(*Game, *Play) Seat
	may  bool
}

// Who chooses.
var (
	YouChoose    = Chooser{"choose ", func(_ *Game, p *Play) Seat { return p.seat }, false}
	YouMayChoose = Chooser{"you may choose ", func(_ *Game, p *Play) Seat { return p.seat }, true}
	BledChooses  = Chooser{"the Methuselah being bled chooses ", func(g *Game, _ *Play) Seat {
		if g.action == nil {
			return NoSeat
		}
		return g.action.object().Seat
	}, false}
)

// Hers is what the Methuselah who chooses controls, Bled what the one being bled does.
var (
	Hers = Whose{" she controls", Yours.Is}
	Bled = Whose{" of the Methuselah being bled", func(g *Game, _ *Play, s Seat) bool {
		return g.action != nil && g.action.kind == bleedKind && g.action.object().Seat == s
	}}
)

// ChosenBy has a thing chosen as the effect resolves, and something happen to it as the Target; where
// there is none nothing happens.
func ChosenBy(by Chooser, s *Selector, e Effect) Effect {
	return Effect{Text: by.Text + strings.TrimPrefix(s.Text, "choose ") + ": " + e.Text, Do: func(g *Game, p *Play) {
		q := *p
		q.seat = by.seat(g, p)
		if !g.in(q.seat) {
			return
		}
		from := s.candidates(g, &q)
		if len(from) == 0 {
			return
		}
		q.on = g.chooseObject(q.seat, sentence(s.Text), ChooseW, from, by.may)
		if !q.on.none() {
			q.seat = p.seat
			e.Do(g, &q)
		}
	}}
}

// YoungerYoursOrUncontrolled chooses a younger vampire that one controls or has in one's
// uncontrolled region.
func YoungerYoursOrUncontrolled() *Selector {
	s := YoungerUncontrolled()
	s.Text = "choose a younger vampire you control or in your uncontrolled region"
	s.zones = []Zone{Ready, Torpor, Uncontrolled}
	s.tests[len(s.tests)-1].Holds = func(g *Game, p *Play, c *Card) bool {
		if c.inPlay() {
			return g.older(p.by, c)
		}
		return c.piece.Facts.Capacity < g.capacity(p.by)
	}
	return s
}

// OnAnother chooses only cards that are on a minion of a kind other than the user.
func OnAnother(w Who, s *Selector) *Selector {
	s.Text += " that is " + w.Text + ", not this one"
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool { return c.host != nil && c.host != p.by && w.Is(g, c.host) }})
	return s
}

// DrawsAndReturns has its user draw up to n cards, then put as many cards of the hand at the bottom
// of the library; nothing is discarded meanwhile.
func DrawsAndReturns(n int) Effect {
	return Effect{Text: "draw up to " + count(n, "card") + " without discarding, then move as many cards of your hand to the bottom of your library", Do: func(g *Game, p *Play) {
		k := g.askNumber(p.seat, "How many cards are drawn?", AmountW, Takes, 0, min(n, len(g.seats[p.seat].zones[Library])))
		for range k {
			g.draw(p.seat)
		}
		for range k {
			if c := g.chooseCard(p.seat, "Which card goes to the bottom of the library?", ChooseW, Chooses, g.seats[p.seat].zones[Hand]); c != nil {
				g.move(c, Library, p.seat)
			}
		}
	}}
}
