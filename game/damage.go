package game

// damage is one lot of damage on its way to a minion or retainer.
type damage struct {
	target     Ref
	n          int
	aggravated bool
	strike     *strike // nil: not a strike's
	source     Ref     // the minion that inflicts it; nothing: environmental
	weapon     *Card
	cause      Ref  // the card that inflicts environmental damage, a retainer's or equipment's
	user       Ref  // the minion that used what inflicts it
	fixed      bool // cannot be prevented
	more       bool // what a strike does besides, which is reduced with the rest of it
}

func (g *Game) damage(d damage) {
	if m := d.source.get(); m != nil && g.combat != nil && !g.combat.over && g.changed(InflictsNone) && g.flag(InflictsNone, m, m.controller) {
		return
	}
	if t := d.target.get(); t != nil && len(g.statics[DamageTaken]) > 0 && !d.more && d.source.get() != nil {
		if d.n += g.value(DamageTaken, t, t.controller, 0); d.n <= 0 {
			return
		}
	}
	g.pending = append(g.pending, d)
}

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

// prevent takes up to n points off the damage on its way to a card. Where normal and aggravated
// points could be prevented and not all are, its controller chooses (AR-4.5.2.p3.c2).
func (g *Game) prevent(c *Card, n int, ok func(damage) bool) int {
	left := n
	for left > 0 {
		normal, aggravated := g.preventable(c, false, ok), g.preventable(c, true, ok)
		if normal+aggravated == 0 {
			break
		}
		first, k := aggravated > 0, left
		if normal > 0 && aggravated > 0 && left < normal+aggravated {
			o := g.chooseObject(c.controller, "Which damage is prevented?", ChooseW,
				[]Object{wordObject("aggravated"), wordObject("normal")}, false)
			first, k = o.Word == "aggravated", 1
		}
		left -= g.takeOff(c, k, first, ok)
	}
	if left < n {
		g.tell(Event{Kind: Prevented, Card: c, Seat: c.controller, N: n - left})
	}
	return n - left
}

func (d *damage) matches(c *Card, aggravated bool, ok func(damage) bool) bool {
	return d.aggravated == aggravated && !d.fixed && d.target.get() == c && (ok == nil || ok(*d))
}

func (g *Game) preventable(c *Card, aggravated bool, ok func(damage) bool) int {
	n := 0
	for i := range g.pending {
		if d := &g.pending[i]; d.matches(c, aggravated, ok) {
			n += d.n
		}
	}
	return n
}

func (g *Game) takeOff(c *Card, n int, aggravated bool, ok func(damage) bool) int {
	left := n
	for i := range g.pending {
		if d := &g.pending[i]; d.matches(c, aggravated, ok) {
			k := min(left, d.n)
			d.n -= k
			left -= k
		}
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
	for n := 0; n < len(g.pending); { // more may be added before range
		n = len(g.pending)
		g.readyDamage(c)
		g.hold(func() { g.openUntil(PreventW, nil, func(g *Game) bool { return len(g.pending) > n }) })
	}
	g.dropImmune()
	g.oneWound(c)
	g.hurtBack(c)
	lots := g.pending
	g.pending = nil
	g.aimed(lots)
	g.noteDealt(c, lots)
	var torpid []*Card
	for _, v := range victims(lots) {
		normal, aggravated, dear := 0, 0, 0
		for _, d := range lots {
			switch {
			case d.target.get() != v:
			case d.aggravated && !g.takesAsNormal(v):
				aggravated += d.n
			case d.weapon != nil && d.weapon.def.dearWounds:
				dear += d.n
			default:
				normal += d.n
			}
		}
		if g.inflict(c, v, normal, aggravated, dear) && !g.flag(StaysUp, v, v.controller) {
			torpid = append(torpid, v)
		}
	}
	g.noteEmpty()
	if c != nil {
		g.felled, g.felling = nil, true
		g.moment(DamageDone, Nothing)
		torpid = append(torpid, g.felled...)
		g.felled, g.felling = nil, false
	}
	g.fall(torpid...)
}

// readyDamage settles what damage is to those on whom it is inflicted, before anybody prevents it.
func (g *Game) readyDamage(c *combat) {
	g.turnAggravated()
	g.dropImmune()
	g.preventLingering(c)
}

// victims are whom unprevented damage is inflicted on.
func victims(lots []damage) []*Card {
	var all []*Card
	for _, d := range lots {
		if v := d.target.get(); v != nil && d.n > 0 && !contains(all, v) {
			all = append(all, v)
		}
	}
	return all
}

// preventLingering takes off what an effect played earlier prevents by itself.
func (g *Game) preventLingering(c *combat) {
	for i := range g.pending {
		d := &g.pending[i]
		if v := d.target.get(); v != nil && d.strike != nil && !d.fixed && d.n > 0 && g.flag(StrikeProof, v, v.controller) {
			g.tell(Event{Kind: Prevented, Card: v, Seat: v.controller, N: d.n})
			d.n = 0
		}
	}
}

// noteDealt remembers what each combatant has inflicted this round, environmental damage left
// out (AR-4.4.3.p1.c1).
func (g *Game) noteDealt(c *combat, lots []damage) {
	if c == nil {
		return
	}
	for _, d := range lots {
		if d.n > 0 && d.target.get() != nil {
			c.hurt = append(c.hurt, d)
		}
		if m := d.source.get(); m != nil && d.target.get() != nil {
			if i := c.index(m); i >= 0 {
				c.sides[i].dealt += d.n
			}
		}
	}
}

// afterDamage holds what damage may have led to: blood hunts after a diablerie in combat
// (AR-3.7.8.2.p2.c1).
func (g *Game) afterDamage() {
	g.answerBurning()
	if g.held == 0 && g.action != nil {
		g.holdBloodHunts(g.action)
	}
}

// answerBurning is the opportunity after a combatant vampire with blood on it has been burned; the
// round is over after it.
func (g *Game) answerBurning() {
	c := g.combat
	if c == nil || c.burnt == 0 || g.held > 0 {
		return
	}
	up := g.drained
	g.drained, c.burnt = c.burnt, 0
	g.hold(func() { g.open(DiablerieW, nil) })
	g.drained = up
}

// goesTorpid reports whether a vampire is on its way to torpor at this moment.
func (g *Game) goesTorpid(c *Card) bool { return contains(g.doomed, c) }

// inflict applies unprevented damage; true if the vampire is to go to torpor.
func (g *Game) inflict(c *combat, v *Card, normal, aggravated, dear int) bool {
	g.tell(Event{Kind: Damaged, Card: v, Seat: v.controller, N: normal + aggravated + dear})
	g.noteHurt(c, v, normal+aggravated+dear)
	if !v.isVampire() {
		g.loseBlood(v, normal+aggravated+dear)
		return false
	}
	mended := g.loseBlood(v, normal)
	g.noteLoss(c, v, mended)
	if normal > mended {
		v.wounded = true
	}
	for range dear {
		paid := g.loseBlood(v, 2)
		g.noteLoss(c, v, paid)
		if paid < 2 {
			v.wounded = true // AR-1.7.5.p1.c3: paid as far as it goes, and for nothing
		}
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

// noteHurt remembers what damage was inflicted on a combatant this round, and tells it to those
// who watch for damage.
func (g *Game) noteHurt(c *combat, v *Card, n int) {
	if c != nil {
		if i := c.index(v); i >= 0 {
			c.sides[i].hurt += n
		}
	}
	if len(g.watchers) > 0 {
		up := g.points
		g.points = n
		g.moment(Wounding, cardObject(v))
		g.points = up
	}
}

// noteEmpty tells of the vampires whose blood has been reduced to 0 in combat, once what did it is
// over; one burned by then is told of no more.
func (g *Game) noteEmpty() {
	for len(g.emptied) > 0 {
		c := g.emptied[0]
		g.emptied = g.emptied[1:]
		if c.inPlay() && c.blood == 0 {
			g.moment(Emptied, cardObject(c))
		}
	}
}

// noteLoss remembers what a combatant lost to damage this round.
func (g *Game) noteLoss(c *combat, v *Card, n int) {
	if c == nil {
		return
	}
	if i := c.index(v); i >= 0 {
		c.sides[i].lost += n
		c.sides[i].inAll += n
	}
}

// fall sends vampires to torpor together, unless effects replace it: they share one window, in
// which who is saved is no longer on its way (AR-5.3.1.p1.c1).
func (g *Game) fall(all ...*Card) {
	up := g.doomed
	g.doomed = append([]*Card(nil), up...)
	for _, v := range all {
		if v.ready() {
			v.wounded = true
			g.doomed = append(g.doomed, v)
		}
	}
	if len(g.doomed) > len(up) {
		g.hold(func() { g.open(WouldTorpor, nil) })
	}
	for _, v := range all {
		if v.inPlay() && contains(g.doomed, v) {
			g.toTorpor(v)
		}
	}
	g.doomed = up
}

// isFalling reports whether nothing keeps a wounded vampire out of torpor any more.
func (g *Game) isFalling(v *Card) bool {
	return v.wounded && v.ready() && !g.flag(StaysUp, v, v.controller)
}

// fallAgain: a vampire whose torpor was put off enters another combat without what put it off.
// Unless that is done again, combat ends at once (AR-4.9.4.p3.c2).
func (g *Game) fallAgain(c *combat) {
	var all []*Card
	for i := range c.sides {
		if m := c.sides[i].minion.get(); m != nil && g.isFalling(m) {
			all = append(all, m)
		}
	}
	if len(all) == 0 {
		return
	}
	up := g.doomed
	g.doomed = all
	g.hold(func() { g.open(WouldTorpor, nil) })
	g.doomed = up
	g.checkpoint()
}

// fallAfterCombat sends to torpor the wounded combatants whose torpor was postponed to the end
// of combat, unless they fight in the next one (AR-4.9.4.p3.c1, AR-5.3.1.p3.c2).
func (g *Game) fallAfterCombat(c *combat, next *pair) {
	for i := range c.sides {
		m := c.sides[i].minion.get()
		if next != nil && (m == next.a.get() || m == next.b.get()) {
			continue
		}
		if m != nil && m.wounded && m.ready() {
			g.toTorpor(m)
		}
	}
}

// spare keeps a vampire from the torpor it was on its way to.
func (g *Game) spare(v *Card) {
	g.doomed = remove(g.doomed, v)
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
