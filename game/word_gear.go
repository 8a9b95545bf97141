package game

import "fmt"

// The words of this file are for equipment, retainers, allies and imbued.

// SuperiorLife is the starting life of an ally or retainer at the superior level.
func SuperiorLife(n int) Trait {
	return Trait{Text: fmt.Sprintf("Put in play at the superior level, it has %d life", n), Set: func(d *Definition) { d.superiorLife = n }}
}

// WithDiscipline describes minions that have a discipline at a level or a higher one.
func WithDiscipline(d Discipline, l Level) Who {
	text := "one with " + d.Name()
	if l == Superior {
		text = "one with superior " + d.Name()
	}
	return Who{text, func(g *Game, c *Card) bool { return g.level(c, d) >= l }}
}

// IfUser: the minion that uses the ability must be of a kind.
func IfUser(w Who) Condition {
	return when("only if it is "+w.Text, lacksRequirement, func(g *Game, p *Play) bool { return p.by != nil && w.Is(g, p.by) })
}

// BurnsBlood is a cost of an ability in blood of the vampire that uses it, or life of an ally.
func BurnsBlood(n int, what string) Mark {
	return Mark{Text: fmt.Sprintf("burn %d %s", n, what), Set: func(m *Mode) { m.blood = n }}
}

// OneOfKind limits a minion to one card with a trait on it.
func OneOfKind(trait string) Trait {
	return Trait{Text: "A minion can have only one " + trait, Set: func(d *Definition) {
		d.limits = append(d.limits, limit{trait: trait, rule: refusal("The minion has one already.", "RB-important-terms-in-the-game.p8.c1")})
	}}
}

// mayBear reports why a minion may not have a piece of equipment beside what it has.
func mayBear(c, e *Card) *Refusal {
	for i := range e.def.limits {
		switch k := &e.def.limits[i]; {
		case k.trait != "" && carriesTrait(c, k.trait), k.on && carries(c, e.Name()):
			return k.rule
		}
	}
	return nil
}

// IsEquipment: in play the card is no longer of its own type, but equipment with these traits.
func IsEquipment(text string, traits ...string) Trait {
	return Trait{Text: text, Set: func(d *Definition) { d.inPlayAs, d.inPlayTraits = Equipment, traits }}
}

// OpponentsSeatGets changes a value of the Methuselah whose minion opposes the employer.
func OpponentsSeatGets(v Value, n int) Static {
	return Static{Text: "The controller of the minion opposing the employer in combat " + gets(v, n),
		Value: v, N: constant(n), Applies: func(g *Game, src, t *Card, s Seat) bool {
			if t != nil || g.combat == nil || g.combat.over {
				return false
			}
			i := g.combat.index(src.host)
			return i >= 0 && g.combat.sides[1-i].seat == s
		}}
}

// FromOutside: usable in combat by a minion that does not take part in it.
var FromOutside = Mark{Set: func(m *Mode) { m.outside = true }}

// NotFighting: not in a combat that the minion whose text it is takes part in.
var NotFighting = when("in a combat that does not involve this minion", refusal("It is involved in the combat.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return g.combat != nil && !g.combat.fights(p.by) })

// PressForYours gives a press to a minion one controls that is in combat.
func PressForYours(what string, kind grantSpec) Bundle {
	return Bundle{
		Mark{Text: "give a minion you control " + what, Set: func(m *Mode) { m.windows = In(PressW) }},
		when("", mustBeInCombat, func(g *Game, p *Play) bool { return g.combat != nil && g.combat.sideIndex(p.seat) >= 0 }),
		when("", notTwoPresses, func(g *Game, p *Play) bool { return g.combat == nil || g.combat.pressed != g.combat.sideIndex(p.seat) }),
		Effect{Do: func(g *Game, p *Play) {
			i := g.combat.sideIndex(p.seat)
			x := kind(p)
			x.minion, x.source, x.mode, x.span, x.must = g.combat.sides[i].minion, p.ref, p.mode, RoundSpan, true
			g.give(x)
		}},
	}
}

// NotBlocking: usable if the minion whose text it is blocks nothing.
var NotBlocking = when("only if this minion is not blocking", refusal("The minion is blocking.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return g.action == nil || g.action.blocker.get() != p.card })

// NotUser: not the minion that uses the card.
func NotUser(s *Selector) *Selector {
	s.Text += ", not this one"
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool { return c != p.by }})
	return s
}

// NotItself: not usable on the card itself.
func NotItself(s *Selector) *Selector {
	s.tests = append(s.tests, Test{Holds: func(g *Game, p *Play, c *Card) bool { return c != p.card }})
	return s
}

// Monster describes vampires, and allies and retainers neither mortal nor animal
// (RB-terms-and-icons.p2.c1).
var Monster = Who{"a monster", func(g *Game, c *Card) bool {
	return c.isVampire() || c.is(Ally|Retainer) && !c.trait("mortal") && !c.trait("animal")
}}

// MonsterActs: a monster is acting.
var MonsterActs = when("only when a monster is acting", refusal("No monster is acting.", "RB-terms-and-icons.p2.c1"),
	func(g *Game, p *Play) bool { return g.actor() != nil && Monster.Is(g, g.actor()) })

// BearerActs: the minion this card is on is acting.
var BearerActs = when("only when the minion with this card acts", onlyActingMinion,
	func(g *Game, p *Play) bool { return g.actor() != nil && g.actor() == p.card.host })

// MonstersGet changes a value of every monster for the action.
func MonstersGet(v Value, n int) Effect {
	return Effect{Text: fmt.Sprintf("monsters get %+d %s for the action", n, valueNames[v]), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: v, n: n, role: roleAll, source: p.ref, mode: p.mode, span: ActionSpan,
			cond: func(g *Game, _ *mod, c *Card, _ Seat) bool { return c != nil && Monster.Is(g, c) }})
	}}
}

// OneOfNameBy limits a minion's uses of all cards of this name on it to one in a span.
func OneOfNameBy(s Span) Bundle {
	return OnceOf(Host, s, "(it uses only one card of this name each "+spanNames[s]+")")
}

// OnceOf limits the uses of the card that are about one and the same card reached to one in a span.
func OnceOf(on Reach, s Span, text string) Bundle {
	return Bundle{
		Say(text),
		when("", onceOnly, func(g *Game, p *Play) bool {
			reached := on(g, p)
			return len(reached) > 0 && reached[0].used(&p.card.def.sharedUse, s, NoSeat) == 0
		}),
		Effect{Do: func(g *Game, p *Play) {
			for _, c := range on(g, p) {
				g.markUse(c, &p.card.def.sharedUse, s, p.seat)
			}
		}},
	}
}

// OneStrikeARound limits all strikes with a weapon together to one each round.
var OneStrikeARound = Mark{Text: "only one strike with this weapon each round", Set: func(m *Mode) { m.oneStrike = true }}

// TakesRandomGear has the user's controller look at a random card of the chosen Methuselah's hand,
// which goes on the user if it is equipment or a retainer: it is neither equipped nor employed
// (RB-equip.p7.c1, RB-employ-retainer.p6.c1).
var TakesRandomGear = Effect{Text: "if it is equipment or a retainer, put it on this vampire, without requirements and cost", Do: func(g *Game, p *Play) {
	if !g.in(p.on.Seat) || len(g.seats[p.on.Seat].zones[Hand]) == 0 {
		return
	}
	hand := g.seats[p.on.Seat].zones[Hand]
	c := g.atRandom(hand)
	g.tell(Event{Kind: Saw, Card: c, Seat: p.seat, To: p.on.Seat, Secret: true})
	switch {
	case !c.is(Equipment|Retainer) || p.by == nil || !p.by.inPlay():
	case c.unique() && g.controlsCopy(p.seat, c.Name()), mayBear(p.by, c) != nil:
	default:
		g.enter(c, nil, func() { g.putOn(c, p.by, p.seat) })
	}
}}
