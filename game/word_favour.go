package game

// The words of this file are for favours and grudges between Methuselahs: what keeps a vampire out of
// torpor, and what it owes for it.

// WhenTheirVampireFalls is played on a vampire of another Methuselah that is on its way to torpor.
var WhenTheirVampireFalls = Bundle{
	Mark{Set: func(m *Mode) { m.windows = In(WouldTorpor) }},
	&Selector{Text: "usable only when a vampire that another Methuselah controls is on its way to torpor", zones: []Zone{Ready}, whose: Others.Is, wrong: notYours,
		tests: []Test{{Else: notOnTheWay, Holds: func(g *Game, p *Play, c *Card) bool { return g.goesTorpid(c) }}}},
}

// KeepsOutOfTorpor keeps whom it reaches out of the torpor it was on its way to, for good; combat ends.
func KeepsOutOfTorpor(on Reach) Effect {
	return Effect{Text: "it does not go to torpor, though combat ends", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if !g.goesTorpid(c) {
				continue
			}
			g.spare(c)
			c.wounded = false
			if g.combat != nil && g.combat.fights(c) {
				g.endCombat()
			}
		}
	}}
}

// BearerBleedsNotYou keeps the minion the card is on from bleeding who controls the card.
var BearerBleedsNotYou = Static{Text: "This minion cannot bleed you, nor can a bleed of it be turned on you", Value: BleedsNot, N: constant(1),
	Applies: func(g *Game, src, t *Card, s Seat) bool { return t != nil && t == src.host && s == src.controller }}

// ToRescue are rescues from torpor.
func ToRescue(_ *Game, a *action) bool { return a.kind == rescueKind }

// AimedAtOneOfYours: the action's target is a card of the Methuselah who controls this card.
var AimedAtOneOfYours = when("if that was one that you control", notYours, func(g *Game, p *Play) bool {
	c := g.action.object().Card
	return c != nil && c.controller == p.card.controller
})

// YourMinionBlocksBearer: in the combat of a block by a minion of the card's controller against the
// minion that the card is on.
var YourMinionBlocksBearer = when("if a minion you control blocks this one", refusal("No minion of yours has blocked the minion it is on.", "AR-3.3.4.p2.c4"),
	func(g *Game, p *Play) bool {
		a, c, h := g.action, g.combat, p.card.host
		return a != nil && c != nil && h != nil && c.byBlock && g.actor() == h && c.fights(h) && a.blocker.get() != nil && a.blocker.get().controller == p.seat && c.fights(a.blocker.get())
	})
