package game

import "fmt"

// The words of this file narrow down whom and what an effect is about.

// Damages describes damage that can be prevented.
type Damages struct {
	Text string
	is   source
}

// What damage is of.
var (
	OfStrikes = Damages{"damage of the opposing minion's strike", ofStrike}
	OfNormal  = Damages{"damage that is not aggravated", func(_ *Game, _ *Play, d damage) bool { return !d.aggravated }}
	OfMelee   = Damages{"damage of the opposing minion's strike with a melee weapon", func(_ *Game, _ *Play, d damage) bool {
		return d.strike != nil && d.weapon != nil && d.strike.byWeapon() && d.weapon.trait("melee")
	}}
	NormalStrikes = Damages{"damage of the opposing minion's strikes that is not aggravated",
		func(_ *Game, _ *Play, d damage) bool { return d.strike != nil && !d.aggravated }}
)

// PreventOnly takes up to n points off damage of a kind on its way to the user.
func PreventOnly(n int, of Damages) Bundle {
	return prevents(fmt.Sprintf("prevent %d %s", n, of.Text), func(*Game, *Play) int { return n }, of.is)
}

// YourUncontrolled reaches the vampires of a kind in one's uncontrolled region.
func YourUncontrolled(w Who) Reach {
	return func(g *Game, p *Play) []*Card {
		var found []*Card
		for _, c := range g.seats[p.seat].zones[Uncontrolled] {
			if c.isVampire() && w.Is(g, c) {
				found = append(found, c)
			}
		}
		return found
	}
}

// BleedToNothing takes the whole bleed amount away; what is added later counts.
var BleedToNothing = Effect{Text: "reduce the bleed to 0, though it can be increased afterwards", Do: func(g *Game, p *Play) {
	if n := g.bleedOf(g.actor()); g.action != nil && n > 0 {
		g.addMod(mod{value: Bleed, n: -n, role: roleActing, source: p.ref, mode: p.mode, span: ActionSpan})
	}
}}

// NobodyUnlocks keeps all minions from unlocking during the action, by whatever effect.
var NobodyUnlocks = Effect{Text: "minions cannot unlock during this action", Do: func(g *Game, p *Play) {
	g.addMod(mod{value: StaysLocked, n: 1, role: roleAll, source: p.ref, mode: p.mode, span: ActionSpan,
		cond: func(_ *Game, _ *mod, c *Card, _ Seat) bool { return c != nil && c.isMinion() }})
}}

// ByActor: usable only while the acting minion is of a kind.
func ByActor(which Which) Condition {
	return when("usable only while the acting minion is "+which.Text, onlyActingMinion, func(g *Game, p *Play) bool {
		return g.actor() != nil && which.Is(g, p, g.actor())
	})
}

// AYounger is a vampire younger than the user.
var AYounger = Which{"a younger vampire", func(g *Game, p *Play, c *Card) bool {
	return c.isVampire() && p.by != nil && g.older(p.by, c)
}}

// MoreThanTwo: not usable once only two Methuselahs are left.
var MoreThanTwo = when("not usable if only two Methuselahs are left", refusal("Only two Methuselahs are left.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return g.predator(p.seat) != g.prey(p.seat) })

// PredatorsPredator is the predator of one's predator.
var PredatorsPredator = Whose{" your predator's predator controls", func(g *Game, p *Play, s Seat) bool {
	return s == g.predator(g.predator(p.seat))
}}

// HandDamageUp has the user's hand strikes inflict more for a span.
func HandDamageUp(n int, span Span) Effect {
	return Change(HandDamage, n, User, span, fmt.Sprintf("its hand strikes inflict %+d damage for the rest of the %s", n, spanNames[span]))
}

// HandSizeFor changes the hand size of who uses it for a span.
func HandSizeFor(n int, span Span) Effect {
	return Effect{Text: fmt.Sprintf("%+d hand size for the rest of the %s", n, spanNames[span]), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: HandSize, n: n, role: roleSeat, seat: p.seat, source: p.ref, mode: p.mode, span: span})
	}}
}

// VotesDown takes votes from vampires of a kind in this referendum; of votes cast already, too.
func VotesDown(n int, w Who, whom string) Effect {
	return Effect{Text: fmt.Sprintf("in this referendum %s get %s", whom, plusVotes(-n)), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: VotesOf, n: -n, role: roleAll, source: p.ref, mode: p.mode, span: ReferendumSpan,
			cond: func(g *Game, _ *mod, c *Card, _ Seat) bool { return c != nil && c.isVampire() && w.Is(g, c) }})
		g.recount(w)
	}}
}

// recount takes back votes cast by vampires of a kind that have fewer by now.
func (g *Game) recount(w Who) {
	r := g.ref
	if r == nil {
		return
	}
	for i := range r.cast {
		x := &r.cast[i]
		c := x.by.get()
		if c == nil || x.votes == 0 || !w.Is(g, c) {
			continue
		}
		sum := 0
		for k := range r.cast {
			if r.cast[k].by.get() == c {
				sum += r.cast[k].votes
			}
		}
		have := g.votesOf(c)
		if x.side == opposed {
			have += g.value(VotesAgainst, c, c.controller, 0)
		}
		if off := min(x.votes, sum-max(0, have)); off > 0 {
			x.votes -= off
			r.votes[x.side] -= off
		}
	}
}

// Hiring: the action in progress recruits or employs a card of a kind.
func Hiring(w Who) Condition {
	return when("usable only in an action to recruit or employ "+w.Text, refusal("It is no such action.", "AR-1.5.4.p1.c5"), func(g *Game, p *Play) bool {
		a := g.action
		return a != nil && (a.kind == recruitKind || a.kind == employKind) && a.play != nil && a.play.card != nil && w.Is(g, a.play.card)
	})
}

// StrikeCards describes cards played as a strike is chosen.
var StrikeCards = CardKind{"a strike card", func(_ *Game, p *Play) bool { return p.mode.strike != nil && !p.mode.fromPlay }}

// XFrom limits X.
func XFrom(least, most int) Trait {
	return Trait{Text: fmt.Sprintf("X is %d to %d", least, most), Set: func(d *Definition) { d.xLeast, d.xMost = least, most }}
}

// SharesMargin distributes a blood for each vote by which the referendum passed among one's ready
// minions of a kind, at most one each, and one's pool: pool at the most, or titled if the user has a
// title.
func SharesMargin(w Who, whom string, pool, titled int) Effect {
	return Effect{Text: fmt.Sprintf("share out 1 blood from the blood bank for every vote of the margin by which the referendum passed, among your ready %s and your pool: at most 1 to each of them, and at most %d to the pool, %d if this vampire is titled", whom, pool, titled),
		Do: func(g *Game, p *Play) {
			yes, no := g.action.ref.tally()
			var fed []*Card
			left := pool
			if p.by != nil && g.titled(p.by) {
				left = titled
			}
			for range max(0, yes-no) {
				var from []Object
				if left > 0 {
					from = append(from, wordObject("pool"))
				}
				for _, c := range g.seats[p.seat].zones[Ready] {
					if w.Is(g, c) && !contains(fed, c) {
						from = append(from, cardObject(c))
					}
				}
				if len(from) == 0 {
					return
				}
				o := g.chooseObject(p.seat, "Where does 1 blood go?", ChooseW, from, false)
				if o.Card == nil {
					left--
					g.gainPool(p.seat, 1)
					continue
				}
				fed = append(fed, o.Card)
				g.gainBlood(o.Card, 1)
			}
		}}
}

// UntargetedWithout keeps other Methuselahs' minions without a discipline from directing actions at
// the minion the card is on.
func UntargetedWithout(d Discipline) Static {
	return Static{Text: "minions without " + d.Name() + " cannot direct actions at the minion with this card", Value: UntargetedTo, Disc: d, N: constant(1),
		Applies: func(g *Game, src, t *Card, _ Seat) bool { return t != nil && src.host == t }}
}

// aimBar is the card that keeps a minion from aiming at another for a discipline it lacks.
func (g *Game) aimBar(by, t *Card) *Card {
	for _, u := range g.statics[UntargetedTo] {
		if by != nil && g.level(by, u.static.Disc) == None && u.static.Applies(g, u.card, t, t.controller) {
			return u.card
		}
	}
	return nil
}

// StrikeThat is a strike at close range for an effect.
func StrikeThat(e Effect) Mark {
	return strikeMark("strike: "+e.Text, func(s *StrikeSpec) { s.Effects = append(s.Effects, e) })
}

// CannotBeDodged: a dodge is no protection against the strike.
var CannotBeDodged = strikeMark(", which cannot be dodged", func(s *StrikeSpec) { s.Undodged = true })

// FellsOrBurns sends an opposing vampire to torpor and burns an opposing ally.
var FellsOrBurns = Effect{Text: "send the opposing vampire to torpor, or burn the opposing ally", Do: func(g *Game, p *Play) {
	switch o := g.combat.opponent(p.by); {
	case o == nil || !o.ready():
	case o.isVampire():
		g.fall(o)
	default:
		g.burn(o)
	}
}}

// UnlocksByCounter has the minion with the card burn a counter of it instead of unlocking as normal.
var UnlocksByCounter = words{
	Static{Text: "The minion with this card does not unlock as normal, but burns 1 counter of this card instead", Value: CannotUnlock, N: constant(1),
		Applies: func(g *Game, src, t *Card, _ Seat) bool { return t != nil && src.host == t }},
	Ability(Silently(DuringHosts(UnlockPhase), Must, HostIs(IsLocked), CounterOff(plainCounter, Itself, ""))),
}
