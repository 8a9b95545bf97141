package game

import "fmt"

// The words of this file are for cards on a minion: what its bearer does or has done to it.

// BearerUses: the minion the card is on uses the ability, so its controller decides.
var BearerUses = Mark{Set: func(m *Mode) { m.user, m.hostUses = byBearer, true }}

// WhenBearerFalls is what the card does by itself after its bearer has gone to torpor.
func WhenBearerFalls(parts ...InMode) OnCard {
	return When(WentTorpid, append([]InMode{Say("after this vampire goes to torpor, "), AboutHost, Must}, parts...)...)
}

// InEachUnlock is what the card has every Methuselah do in her unlock phase while something
// holds; she chooses its place among her other effects of the phase.
func InEachUnlock(if_ Condition, e Effect) OnCard {
	return Ability(Say("in every Methuselah's unlock phase"), if_, e, Silently(Must, Once(PhaseSpan),
		Mark{Set: func(m *Mode) { m.windows, m.open = In(UnlockW), true }}))
}

// UserBurnsPool has the Methuselah who uses the ability burn pool.
func UserBurnsPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("she burns %d pool", n), Do: func(g *Game, p *Play) { g.burnPool(p.seat, n) }}
}

// NotBearer: not usable by the minion the card is on.
var NotBearer = when("but not the minion it is on", refusal("The minion it is on cannot do that.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return p.by != p.card.host })

// FightableBy lets minions of a kind, whoever else controls them, enter combat with the bearer as a
// directed action (RB-combat.p1.c3, RS-combat.1.c1).
func FightableBy(w Who, word string, stealth int, more ...InMode) OnCard {
	text := w.Text + " can enter combat with this one as a (D) action"
	if stealth != 0 {
		text += fmt.Sprintf(" at %+d stealth", stealth)
	}
	parts := []InMode{Say(text), Silently(AnyMinionActs(w), AtHost, StealthAction(stealth), EnterCombat(Host),
		when("", ownOpponent,
			func(g *Game, p *Play) bool { return p.card.host != nil && p.card.host.controller != p.seat }),
		when("", notBothReady,
			func(g *Game, p *Play) bool { return p.card.host != nil && p.card.host.ready() }))}
	return Named(word, append(parts, more...)...)
}

// TheBearer chooses only the minion that the card is on, as it is announced.
func TheBearer(s *Selector) *Selector {
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool {
		return c == p.card.host || g.action != nil && g.action.play == p
	}})
	return s
}

// PutOn puts the card on whom it reaches at once.
func PutOn(to Reach, whom string) Effect {
	return Effect{Text: "put this card on " + whom, Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			if c.inPlay() && p.card.zone == Limbo {
				p.placed = true
				if len(p.mode.disciplines) > 0 {
					p.card.level = p.mode.level
				}
				g.putOn(p.card, c, p.card.keeper(c, p.seat))
			}
		}
	}}
}

// WhenBlock is what the card does each time a minion of a kind attempts to block the minion whose text
// it is or that it is on, or has blocked it, before the block resolves.
func WhenBlock(at Moment, w Who, parts ...InMode) OnCard {
	text := map[Moment]string{BlockTried: " attempts to block this minion, ", BlockSucceeds: " blocks this minion, before the block resolves, "}[at]
	return When(at, append([]InMode{Say("each time " + w.Text + text), Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			a := g.actor()
			return a != nil && (a == p.card.host || a == p.card) && g.about.Card != nil && w.Is(g, g.about.Card)
		})}, parts...)...)
}

// BleedsChosen: the minion that the card is on bleeds the Methuselah chosen for the card.
func BleedsChosen(g *Game, src *Card) bool {
	a := g.action
	return a != nil && a.kind == bleedKind && a.minion.get() == src.host && src.chosen.Seat != NoSeat && a.object().Seat == src.chosen.Seat
}

// BearerCanBurn lets the bearer burn the card with an action, directed if another Methuselah
// controls the card.
func BearerCanBurn(word string, stealth int) OnCard {
	return Named(word, Say(fmt.Sprintf("as a (D) action at %+d stealth, this minion can burn this card", stealth)),
		Silently(IsAction, BearerUses, AtThis, StealthAction(stealth), BurnThis))
}

// WhenBearerActs is what happens by itself each time the bearer attempts an action, whatever comes of
// it.
func WhenBearerActs(parts ...InMode) OnCard {
	return When(ActionAnnouncedM, append([]InMode{Say("each time this minion attempts an action, "), AboutHost, Must}, parts...)...)
}

// OneOfTrait limits a minion to one card with a trait on it.
func OneOfTrait(t string) Condition {
	return when("a minion can have only one "+t, refusal("The minion has such a card already.", "RB-important-terms-in-the-game.p8.c1"),
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

// GainsBlood gives blood to whom it reaches; what exceeds a capacity drains. whom names it.
func GainsBlood(n int, on Reach, whom string) Effect {
	return Effect{Text: fmt.Sprintf("%s gains %d blood", whom, n), Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			if c.inPlay() {
				g.gainBlood(c, n)
			}
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
func BurnBloodOrLife(n int, of Reach, whom string) Effect {
	e := BurnBlood(n, of)
	e.Text = fmt.Sprintf("%s burns %d blood or life", whom, n)
	return e
}
