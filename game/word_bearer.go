package game

import "fmt"

// The words of this file are for cards on a minion: what its bearer does or has done to it.

// BearerUses: the minion the card is on uses the ability, so its controller decides.
var BearerUses = Mark{Set: func(m *Mode) { m.user, m.hostUses = byBearer, true }}

// BearerGetsInBleed changes a value of the bearer during bleeds directed at the Methuselah who
// controls the card.
func BearerGetsInBleed(v Value, n int) Static {
	s := BearerGets(v, n)
	s.Text += " during bleed actions directed at you"
	s.Applies = func(g *Game, src, t *Card, _ Seat) bool {
		a := g.action
		return t != nil && src.host == t && a != nil && a.kind == bleedKind && a.object().Seat == src.controller
	}
	return s
}

// WhenBearerFalls is what the card does by itself after its bearer has gone to torpor.
func WhenBearerFalls(parts ...InMode) OnCard {
	return When(WentTorpid, append([]InMode{Say("after this vampire goes to torpor, "), AboutHost, Must}, parts...)...)
}

// BurnsInTorpor burns the card when its bearer is in torpor.
var BurnsInTorpor = When(WentTorpid, Say("this card burns once this vampire is in torpor"), Silently(AboutHost, Must, BurnThis))

// InEachUnlock is what the card has every Methuselah do in her unlock phase while something
// holds; she chooses its place among her other effects of the phase.
func InEachUnlock(if_ Condition, e Effect) OnCard {
	return Ability(Say("in every Methuselah's unlock phase"), if_, e, Silently(Must, Once(PhaseSpan),
		Mark{Set: func(m *Mode) { m.windows, m.open = In(UnlockW), true }}))
}

// BearerTorpid: the bearer is in torpor.
var BearerTorpid = when("if this vampire is then in torpor, ", lacksRequirement,
	func(g *Game, p *Play) bool { return p.card.host != nil && p.card.host.zone == Torpor })

// UserBurnsPool has the Methuselah who uses the ability burn pool.
func UserBurnsPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("she burns %d pool", n), Do: func(g *Game, p *Play) { g.burnPool(p.seat, n) }}
}

// NotBearer: not usable by the minion the card is on.
var NotBearer = when("but not the minion it is on", refusal("The minion it is on cannot do that.", "RB-requirements-for-playing-cards.p2.c1"),
	func(g *Game, p *Play) bool { return p.by != p.card.host })

// FightableAt lets all other Methuselahs' minions enter combat with the bearer as a directed
// action (RB-combat.p1.c3, RS-combat.1.c1).
func FightableAt(word string, stealth int) OnCard {
	return Named(word, Say(fmt.Sprintf("as a (D) action at %+d stealth, a minion can enter combat with this one", stealth)),
		Silently(AnyMinionActs(AnyMinion), AtHost, StealthAction(stealth), EnterCombat(Host),
			when("", refusal("Minions of one controller never fight each other.", "RB-combat.p1.c3"),
				func(g *Game, p *Play) bool { return p.card.host != nil && p.card.host.controller != p.seat }),
			when("", refusal("There is no combat with a vampire in torpor.", "RS-combat.1.c1"),
				func(g *Game, p *Play) bool { return p.card.host != nil && p.card.host.ready() })))
}

// BearerCanBurn lets the bearer burn the card with an action, directed if another Methuselah
// controls the card.
func BearerCanBurn(word string, stealth int) OnCard {
	return Named(word, Say(fmt.Sprintf("as a (D) action at %+d stealth, this minion can burn this card", stealth)),
		Silently(IsAction, BearerUses, AtThis, StealthAction(stealth), BurnThis))
}

// OneOfTrait limits a minion to one card with a trait on it.
func OneOfTrait(t string) Condition {
	return when("a minion can have only one "+t, refusal("The minion has such a card already.", "RB-requirements-for-playing-cards.p2.c1"),
		func(g *Game, p *Play) bool {
			if p.on.Card == nil {
				return true
			}
			for _, k := range p.on.Card.on {
				if k.zone == OnHost && k.trait(t) {
					return false
				}
			}
			return true
		})
}

// BearerBlocks is what the card does by itself when its bearer has blocked, before the block
// resolves; where the acting minion or the action is of a kind.
func BearerBlocks(text string, kind func(*Game, *action) bool, parts ...InMode) OnCard {
	return When(BlockSucceeds, append([]InMode{Say("each time this minion blocks " + text + ", before block resolution, "), AboutHost, Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool { return g.action != nil && kind(g, g.action) })}, parts...)...)
}

// BearerGainsBlood gives the bearer blood.
func BearerGainsBlood(n int) Effect {
	return Effect{Text: fmt.Sprintf("it gains %d blood", n), Do: func(g *Game, p *Play) {
		if p.card.host != nil {
			g.gainBlood(p.card.host, n)
		}
	}}
}

// TitledOrPolitical are actions of titled vampires, and political actions.
func TitledOrPolitical(g *Game, a *action) bool {
	c := a.minion.get()
	return a.kind == politicalKind || c != nil && c.isVampire() && g.titled(c)
}

// AnyAction is an action of any kind.
func AnyAction(*Game, *action) bool { return true }

// BurnBloodOrLife burns blood or life of the minions reached, as far as there is any.
func BurnBloodOrLife(n int, of Reach) Effect {
	e := BurnBlood(n, of)
	e.Text = fmt.Sprintf("the acting minion burns %d blood or life", n)
	return e
}
