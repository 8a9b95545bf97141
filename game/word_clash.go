package game

import "fmt"

// The words of this file are for fights and their announcements.

// OpponentIs: usable in combat with a minion of a kind.
func OpponentIs(w Who) Condition {
	return when("only if the opposing minion is "+w.Text, refusal("The opposing minion is of another kind.", "AR-1.6.5.p2.c1"),
		func(g *Game, p *Play) bool {
			return g.combat != nil && p.by != nil && g.combat.opponent(p.by) != nil && w.Is(g, g.combat.opponent(p.by))
		})
}

// NotInRoundOne: not usable in the first round of a combat.
var NotInRoundOne = when("not usable in the first round", refusal("It is not usable in the first round.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return g.combat != nil && g.combat.round > 1 })

// BlockersPress gives the minion that blocks this action a press in the first round of the combat.
func BlockersPress() Mark {
	give := Effect{Do: func(g *Game, p *Play) {
		if c := g.combat; c != nil && c.byBlock && c.round == 1 && g.action != nil {
			g.give(grant{kind: grantPress, minion: g.action.blocker, source: p.ref, mode: p.mode, press: anyPress, span: RoundSpan})
		}
	}}
	m := announces(func(g *Game, p *Play) {
		g.later(due{at: RoundBegins, effect: &give, play: p, span: ActionSpan, every: true})
	})
	m.Text = "should this action be blocked, the blocking minion has 1 optional press in the first round of the combat"
	return m
}

// BearerPressesOn gives the bearer a press that only continues combat, against opponents of a
// kind; the card is burned for it.
func BearerPressesOn(w Who) OnCard {
	return Ability(Say("in combat with "+w.Text+", this minion can burn this card for 1 press, only to continue combat"),
		Silently(BearerUses, OpponentIs(w), Mark{Set: func(m *Mode) { m.windows = In(PressW) }},
			when("", notTwoPresses, func(g *Game, p *Play) bool { return g.combat == nil || g.combat.pressed != g.combat.index(p.by) }),
			when("", pressContinuesOnly, func(g *Game, p *Play) bool { return g.combat != nil && !g.combat.going }),
			Effect{Do: func(g *Game, p *Play) {
				g.press(g.combat, g.combat.index(p.by), p.card)
				g.burn(p.card)
			}}))
}

// LockThenPunishVehicle locks the user; an acting minion with a vehicle fails, loses it and takes
// damage, any other acts with less stealth.
func LockThenPunishVehicle(hurt, stealth int) Bundle {
	return Bundle{Locks(User, "lock this minion"), Effect{
		Text: fmt.Sprintf("an acting minion with a vehicle fails in its action, loses the vehicle, which burns, and takes %d damage that cannot be prevented; otherwise the action gets %+d stealth", hurt, stealth),
		Do: func(g *Game, p *Play) {
			c := g.actor()
			if c == nil {
				return
			}
			for _, k := range append([]*Card(nil), c.on...) {
				if k.zone == OnHost && k.trait("vehicle") {
					g.action.foiled = true
					g.burn(k)
					g.environmental(c, hurt, false, true)
					return
				}
			}
			g.addMod(mod{value: Stealth, n: stealth, role: roleActing, source: p.ref, mode: p.mode, span: ActionSpan})
		}}}
}

// BurnsAfterYourMinionPhase burns the vampire after the end of its controller's minion phase; the
// top card of her crypt comes to her uncontrolled region.
var BurnsAfterYourMinionPhase = When(MinionPhaseOver, Say("after the end of your minion phase, burn this vampire and move the top card of your crypt to your uncontrolled region"),
	Silently(Must, when("", lacksRequirement, func(g *Game, p *Play) bool { return g.about.Seat == p.card.controller }),
		Effect{Do: func(g *Game, p *Play) {
			s := p.card.controller
			g.burn(p.card)
			g.drawCrypt(s)
		}}))

// YourControl keeps the card under the control of who played it, whoever controls its bearer.
var YourControl = Trait{Text: "You go on controlling this card", Set: func(d *Definition) { d.stays = true }}

// InYourMinionPhase: usable at any time of it, as often as one likes; damage under way is dealt with
// before (AR-6.2.2.p3.c4).
var InYourMinionPhase = Bundle{
	Mark{Text: "during your minion phase", Set: func(m *Mode) { m.windows, m.anyTurn = anyImpulse&^phaseWindows&^In(PreventW), true }},
	when("", onlyMinionPhase, func(g *Game, p *Play) bool { return g.phase == MinionPhase && g.turnSeat == p.seat }),
}

// CountersReachBlood: the card has at least as many counters as the minion it is on has blood, which
// there is something to take of: it is locked or another's (AR-6.1.1).
var CountersReachBlood = Bundle{
	when("if it has at least as many counters as this vampire has blood", noCounters, func(g *Game, p *Play) bool {
		return p.card.host != nil && p.card.counter(plainCounter) >= p.card.host.blood
	}),
	when("", noTarget, func(g *Game, p *Play) bool { return p.card.host.controller != p.seat || p.card.host.locked }),
}
