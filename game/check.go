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
	return g.checkPoints()
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

// checkPoints: victory points add up to no more than the seats of the game.
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
	if !g.setup.Board && g.over && points != len(g.seats) {
		return fmt.Errorf("%d victory points for %d seats", points, len(g.seats))
	}
	return nil
}
