package game

// pressKind says what a press may be used for.
type pressKind uint8

const (
	noPress pressKind = iota
	anyPress
	pressToContinue
	pressToEnd
)

// pressStep: an unanswered press leads to another round (RB-6-press). Only two ready combatants
// come here: the round of any others has been cut.
func (g *Game) pressStep() {
	g.moment(PressStepM, Nothing)
	g.resolveDamage(g.combat)
	g.afterDamage()
	g.checkpoint()
	g.open(PressW, offerPresses)
}

func offerPresses(g *Game, l *lister) {
	c, i := g.listedSide(l, PressW)
	if c == nil {
		return
	}
	g.offerGranted(l, c.sides[i].minion.get(), grantPress, PressW, func(x *grant) Option {
		g.rulePress(l, c, i, x.press)
		return Option{Verb: Presses, must: x.must, act: func(g *Game, o *Option) {
			source := g.spendGrant(o)
			g.press(g.combat, g.combat.sideIndex(o.seat), source)
		}}
	})
}

func (g *Game) rulePress(l *lister, c *combat, i int, k pressKind) {
	l.need(c.pressed != i, notTwoPresses)
	m, s := c.sides[i].minion.get(), c.sides[i].seat
	l.unless(CannotPress, m, s)
	if c.going {
		l.unless(CannotPressEnd, m, s)
	} else {
		l.unless(CannotPressOn, m, s)
	}
	switch k {
	case pressToContinue:
		l.need(!c.going, pressContinuesOnly)
	case pressToEnd:
		l.need(c.going, pressEndsOnly)
	}
}

// press makes the combat go on, or answers the press that did.
func (g *Game) press(c *combat, i int, with *Card) {
	if i < 0 {
		return // it has left the combat as its press was played
	}
	c.going = !c.going
	c.pressed = i
	word := "end"
	if c.going {
		word = "continue"
	}
	g.tell(Event{Kind: Pressed, Card: c.sides[i].minion.get(), Other: with, Seat: c.sides[i].seat, Word: word})
}
