package game

import "fmt"

// Check verifies what must hold between any two decisions: every card is in exactly one place,
// no counter is negative, indexes agree with the table.
func (g *Game) Check() error {
	seen := make([]int, len(g.cards))
	var walk func(c *Card) error
	walk = func(c *Card) error {
		seen[c.id]++
		for _, k := range c.on {
			if k.host != c || k.zone != OnHost && k.zone != Stored {
				return fmt.Errorf("%s is listed on %s but is %s", k.Name(), c.Name(), k.zone)
			}
			if err := walk(k); err != nil {
				return err
			}
		}
		if c.base != nil {
			seen[c.base.id]++
		}
		return nil
	}
	for i, m := range g.seats {
		for z := range m.zones {
			for _, c := range m.zones[z] {
				if c.zone != Zone(z) || g.listSeat(c) != Seat(i) {
					return fmt.Errorf("%s is listed in the %s of %s but is %s of %s", c.Name(), Zone(z), m.name, c.zone, g.seats[g.listSeat(c)].name)
				}
				if err := walk(c); err != nil {
					return err
				}
			}
		}
		if m.pool < 0 || m.transfers < 0 || m.masterActions < 0 {
			return fmt.Errorf("%s has a negative count", m.name)
		}
	}
	for _, c := range g.cards {
		if seen[c.id] != 1 {
			return fmt.Errorf("%s is in %d places", c.Name(), seen[c.id])
		}
		if err := g.checkCard(c); err != nil {
			return err
		}
	}
	for _, check := range [...]func() error{g.checkPoints, g.checkEdge, g.checkContests, g.checkTitles, g.checkDecision} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (g *Game) checkCard(c *Card) error {
	switch {
	case c.blood < 0:
		return fmt.Errorf("%s has %d blood", c.Name(), c.blood)
	case c.isVampire() && (c.zone == Ready || c.zone == Torpor) && c.blood > g.capacity(c):
		return fmt.Errorf("%s has %d blood with capacity %d", c.Name(), c.blood, g.capacity(c))
	case c.indexed != (c.inPlay() && !c.faceDown):
		return fmt.Errorf("%s is %s but its index says otherwise", c.Name(), c.zone)
	case c.zone == Torpor && !c.wounded:
		return fmt.Errorf("%s is in torpor and not wounded", c.Name())
	}
	return nil
}

// checkPoints: a victory point is for a Methuselah who has left the game, or for the last one in it.
func (g *Game) checkPoints() error {
	points, out := 0, 0
	for _, m := range g.seats {
		if m.half {
			return nil // time was up
		}
		points += m.vp
		if m.ousted {
			out++
		}
	}
	switch {
	case g.setup.Board || g.corrected():
	case g.over && points != len(g.seats):
		return fmt.Errorf("%d victory points for %d seats", points, len(g.seats))
	case !g.over && points > out:
		return fmt.Errorf("%d victory points with %d Methuselahs out of the game", points, out)
	}
	return nil
}

// corrected reports whether the table has put something right by hand, which no rule bounds.
func (g *Game) corrected() bool { return len(g.fixes) > 0 }

// checkEdge: nobody who is out of the game holds the Edge.
func (g *Game) checkEdge() error {
	if g.edge != NoSeat && !g.in(g.edge) && !g.over {
		return fmt.Errorf("%s holds the Edge and is out of the game", g.seats[g.edge].name)
	}
	return nil
}

// checkContests: of a unique card no two are in play once what is being done is done.
func (g *Game) checkContests() error {
	if g.waiting == nil || !anyImpulse.Has(g.waiting.Window) {
		return nil
	}
	in := map[string]*Card{}
	for _, c := range g.cards {
		if !c.unique() || !c.inPlay() || c.alone || c.apart {
			continue
		}
		if k := in[uniqueName(c)]; k != nil {
			return fmt.Errorf("two of %s are in play, of %s and %s", c.Name(), g.seats[k.controller].name, g.seats[c.controller].name)
		}
		in[uniqueName(c)] = c
	}
	return nil
}

// checkTitles: of a unique title there is one holder, or it is contested.
func (g *Game) checkTitles() error {
	var holders []*Card
	for _, c := range g.titledCards {
		if c.apart || c.titleLost || c.zone != Ready && c.zone != Torpor || !g.suits(c) {
			continue
		}
		for _, k := range holders {
			if c.title.Rank != Untitled && c.title.rivals(k.title) {
				return fmt.Errorf("%s and %s are both %s", k.Name(), c.Name(), c.title)
			}
		}
		holders = append(holders, c)
	}
	return nil
}

// checkDecision: who is asked is in the game and has something to choose; no two choices read the
// same, for a label is how a choice is written down.
func (g *Game) checkDecision() error {
	d := g.waiting
	switch {
	case d == nil:
		return nil
	case !g.in(d.Seat):
		return fmt.Errorf("%s is asked and is out of the game", g.seats[d.Seat].name)
	case len(d.Options) == 0 || d.Default < -1 || d.Default >= len(d.Options):
		return fmt.Errorf("%d choices, default %d", len(d.Options), d.Default)
	}
	labels := make(map[string]bool, len(d.Options))
	for i := range d.Options {
		l := d.Label(i)
		if labels[l] {
			return fmt.Errorf("%s can choose %q twice in the window %s", g.seats[d.Seat].name, l, d.Window)
		}
		labels[l] = true
	}
	return nil
}
