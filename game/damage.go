package game

// damage is one lot of damage on its way to a minion or retainer.
type damage struct {
	target     Ref
	n          int
	aggravated bool
	strike     *strike // nil: not a strike's
	source     Ref     // the minion that inflicts it; nothing: environmental
	weapon     *Card
	fixed      bool // cannot be prevented
}

func (g *Game) damage(d damage) { g.pending = append(g.pending, d) }

// pendingFor is the damage on its way to a card.
func (g *Game) pendingFor(c *Card) int {
	n := 0
	for _, d := range g.pending {
		if d.target.get() == c && !d.fixed {
			n += d.n
		}
	}
	return n
}

// prevent takes up to n points off the damage on its way to a card, aggravated points first.
func (g *Game) prevent(c *Card, n int, ok func(damage) bool) int {
	left := n
	for _, aggravated := range []bool{true, false} {
		for i := range g.pending {
			d := &g.pending[i]
			if d.aggravated != aggravated || d.target.get() != c || d.fixed || ok != nil && !ok(*d) {
				continue
			}
			k := min(left, d.n)
			d.n -= k
			left -= k
		}
	}
	if left < n {
		g.tell(Event{Kind: Prevented, Card: c, Seat: c.controller, N: n - left})
	}
	return n - left
}

// resolveDamage handles all damage of one moment: it is prevented, then mended; vampires that
// cannot mend it are wounded, and go to torpor when all is handled
// (RB-5-damage-resolution).
func (g *Game) resolveDamage(c *combat) {
	if len(g.pending) == 0 {
		return
	}
	g.hold(func() { g.open(PreventW, nil) })
	var victims []*Card
	for _, d := range g.pending {
		if v := d.target.get(); v != nil && d.n > 0 && !contains(victims, v) {
			victims = append(victims, v)
		}
	}
	lots := g.pending
	g.pending = nil
	var torpid []*Card
	for _, v := range victims {
		normal, aggravated := 0, 0
		for _, d := range lots {
			if d.target.get() != v {
				continue
			}
			if d.aggravated {
				aggravated += d.n
			} else {
				normal += d.n
			}
		}
		if g.inflict(c, v, normal, aggravated) {
			torpid = append(torpid, v)
		}
	}
	for _, v := range torpid {
		g.fall(v)
	}
	g.pending = nil
}

// inflict applies unprevented damage; true if the vampire is to go to torpor.
func (g *Game) inflict(c *combat, v *Card, normal, aggravated int) bool {
	g.tell(Event{Kind: Damaged, Card: v, Seat: v.controller, N: normal + aggravated})
	if !v.isVampire() {
		lost := g.loseBlood(v, normal+aggravated)
		g.noteLoss(c, v, lost)
		if v.is(Imbued) && v.blood == 0 {
			g.incapacitate(v)
		}
		return false
	}
	mended := g.loseBlood(v, normal)
	g.noteLoss(c, v, mended)
	if normal > mended {
		v.wounded = true
	}
	for range aggravated {
		if !v.wounded && v.zone != Torpor {
			v.wounded = true
			continue
		}
		if v.blood == 0 {
			g.burn(v) // RB-5-damage-resolution.p9.c3
			return false
		}
		g.noteLoss(c, v, g.loseBlood(v, 1))
	}
	return v.wounded && v.zone != Torpor
}

// noteLoss remembers what a combatant lost to damage this round.
func (g *Game) noteLoss(c *combat, v *Card, n int) {
	if c == nil {
		return
	}
	if i := c.index(v); i >= 0 {
		c.sides[i].lost += n
	}
}

// fall sends a wounded vampire to torpor, unless an effect replaces it.
func (g *Game) fall(v *Card) {
	up := g.falling
	g.falling = v
	g.hold(func() { g.open(WouldTorpor, nil) })
	if g.falling == v && v.inPlay() {
		g.toTorpor(v)
	}
	g.falling = up
}

// incapacitate lays an imbued without life aside (RB-imbued: incapacitation).
func (g *Game) incapacitate(c *Card) {
	g.move(c, Incapacitated, c.controller)
	g.tell(Event{Kind: WasIncapacitated, Card: c, Seat: c.controller})
}

// environmental inflicts damage that no minion inflicts, and resolves it.
func (g *Game) environmental(v *Card, n int, aggravated, fixed bool) {
	g.damage(damage{target: v.ref(), n: n, aggravated: aggravated, fixed: fixed})
	g.resolveDamage(g.combat)
}
