package game

// The words of this file are for trophies, slaves and other traits of printed cards.

// BurnsAfterDiablerie burns the card at the end of an action in which its bearer has diablerised
// a vampire.
var BurnsAfterDiablerie = When(ActionEnds, Say("after this vampire has diablerised another, burn this card at the end of the action"),
	Silently(Must, BurnThis, when("", lacksRequirement, func(g *Game, p *Play) bool {
		if g.action == nil || p.card.host == nil {
			return false
		}
		for _, r := range g.action.diablerists {
			if r.get() == p.card.host {
				return true
			}
		}
		return false
	})))

// CreatesVampire: the action puts a new vampire into play, which no sterile vampire can do
// (RB-traits.p10.c1).
var CreatesVampire = Mark{Text: "requires a vampire that is not sterile", Set: func(m *Mode) { m.creates = true }}

// TimesEach limits an ability to so many uses in a span.
func TimesEach(n int, text string, s Span) Bundle {
	return Bundle{
		when(text+" each "+spanNames[s], onceOnly, func(g *Game, p *Play) bool { return p.card.used(p.mode.key(), s, NoSeat) < n }),
		Effect{Do: func(g *Game, p *Play) { g.markUse(p.card, p.mode, s, p.seat) }},
	}
}

// AnyCircle: Blood Brothers use cards as if this one were a member of any circle.
var AnyCircle = Trait{Text: "For the Sanguinus cards that Blood Brothers play, this vampire is a member of any circle",
	Set: func(d *Definition) { d.anyCircle = true }}

// sameCircle reports whether two Blood Brothers are of one circle: the one stated on both cards.
// Without a designation a Blood Brother is a circle by itself (RB-traits.p4.c1).
func (g *Game) sameCircle(a, b *Card) bool {
	switch {
	case a == b || !g.isClan(a, "Blood Brother") || !g.isClan(b, "Blood Brother"):
		return false
	case a.def.anyCircle || b.def.anyCircle:
		return true
	}
	c := a.piece.Facts.Circle
	return c != "" && c == b.piece.Facts.Circle
}

// WithCircleMate: its user's Methuselah controls another ready unlocked Blood Brother of the
// same circle.
var WithCircleMate = when("if you control another ready unlocked Blood Brother of this vampire's circle",
	refusal("You control no other ready unlocked Blood Brother of the same circle.", "RB-traits.p4.c1"),
	func(g *Game, p *Play) bool {
		return p.by != nil && g.anyReady(p.seat, func(c *Card) bool { return !c.locked && g.sameCircle(p.by, c) })
	})

// ReadyGivesYou changes a value of the Methuselah who controls this minion while it is ready.
func ReadyGivesYou(v Value, n int, text string, holds func(*Card) bool) Static {
	return Static{Text: "If this vampire is " + text + ", you get " + plus(n) + " " + valueNames[v], Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t == nil && s == src.controller && holds(src) }}
}

// Unblocked keeps minions of a kind from blocking the actions of this one.
func Unblocked(w Who) Static {
	return Static{Text: "a minion that is " + w.Text + " cannot block this one", Value: Unblockable, N: constant(1),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t != nil && g.actor() == src && w.Is(g, t) }}
}

// CapacityAtMost describes vampires of a capacity or less.
func CapacityAtMost(n int) Who {
	return Who{"a vampire with capacity " + plus(n)[1:] + " or less", func(g *Game, c *Card) bool { return c.isVampire() && g.capacity(c) <= n }}
}

// Locations describes locations, ClanLocations those that require a clan.
var (
	Locations     = Who{"a location", func(g *Game, c *Card) bool { return c.piece.Facts.Location }}
	ClanLocations = Who{"a location that requires a clan", func(g *Game, c *Card) bool {
		return c.piece.Facts.Location && len(c.piece.Facts.Clans) > 0
	}}
)

// MustPressOn gives this minion a press in each of its combats that it must use, only to
// continue combat.
func MustPressOn(span Span) OnCard {
	text := "this minion has 1 press each combat that it must use, only to continue combat"
	if span == RoundSpan {
		text = "this minion has 1 press in the first round of each combat that it must use, only to continue combat"
	}
	return When(RoundBegins, Say(text), Silently(Must, FirstRound, Effect{Do: func(g *Game, p *Play) {
		g.give(grant{kind: grantPress, minion: p.by.ref(), source: p.ref, mode: p.mode, press: pressToContinue, span: span, must: true})
	}}))
}

// AgainstKind: the opposing minion in combat is of a kind.
func AgainstKind(w Who) func(*Game, *Card) bool {
	return func(g *Game, c *Card) bool {
		if g.combat == nil || g.combat.over {
			return false
		}
		o := g.combat.opponent(c.fighting())
		return o != nil && w.Is(g, o)
	}
}

// ActorIs: the acting minion is of a kind.
func ActorIs(w Who) func(*Game, *Card) bool {
	return DuringAction(func(g *Game, a *action) bool { c := a.minion.get(); return c != nil && w.Is(g, c) })
}

// HandStrikesAggravated makes the user's hand strikes aggravated for the round.
var HandStrikesAggravated = Effect{Text: "its hand strikes are aggravated for this round", Do: func(g *Game, p *Play) {
	g.addMod(mod{value: HandAggravates, n: 1, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: RoundSpan})
}}

// BeforeStrikesLand: usable in a round until its strikes resolve.
var BeforeStrikesLand = Mark{Text: "usable before strikes resolve", Set: func(m *Mode) {
	m.windows = In(BeforeRange, BeforeStrikes, BeforeResolution)
}}

// MayUnlockInDiscardPhase lets the vampire unlock in its controller's discard phase of the turn.
var MayUnlockInDiscardPhase = Effect{Text: "it can unlock during the discard phase", Do: func(g *Game, p *Play) {
	g.later(due{at: DiscardBegins, effect: &unlockIfWanted, play: p, span: TurnSpan})
}}

var unlockIfWanted = Effect{Do: func(g *Game, p *Play) {
	if c := p.ref.get(); c != nil && c.locked && c.inPlay() && g.askYes(c.controller, c) {
		g.unlock(c)
	}
}}

// PreyPaysForLocations has the prey, in her unlock phase, burn 1 pool for each location she
// controls or burn that location.
var PreyPaysForLocations = Ability(
	Say("if this vampire is ready in your prey's unlock phase, your prey burns, for each location she controls, 1 pool or that location"),
	Silently(Must, Once(PhaseSpan), Mark{Set: func(m *Mode) { m.windows, m.open, m.anyTurn = In(UnlockW), true, true }}),
	when("", notItsController, func(g *Game, p *Play) bool { return p.seat == g.prey(p.card.controller) && g.turnSeat == p.seat }),
	when("", mustBeReady, func(g *Game, p *Play) bool { return p.card.ready() }),
	Effect{Do: func(g *Game, p *Play) {
		for _, c := range append([]*Card(nil), g.seats[p.seat].zones[InPlay]...) {
			if !c.piece.Facts.Location || c.zone != InPlay {
				continue
			}
			o := g.ask(&Decision{Seat: p.seat, Window: PaymentW, Prompt: "Burn 1 pool, or " + g.NameTo(NoSeat, c) + "?", Default: 0,
				Options: []Option{{Verb: Pays, n: 1, on: wordObject("pool")}, {Verb: Chooses, on: cardObject(c)}}})
			if o.on.Card == c {
				g.burn(c)
			} else {
				g.burnPool(p.seat, 1)
			}
		}
	}})
