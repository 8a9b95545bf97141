package game

import "fmt"

// The words of this file are for what a minion does about its own deeds and those of its friends:
// after an action, as it is blocked, in a fight of another.

// DuringYourTurn: usable in the turn of its user's Methuselah.
var DuringYourTurn = when("during your turn", notYourTurn, func(g *Game, p *Play) bool { return g.turnSeat == p.seat })

// Actor says who must have taken an action.
type Actor struct {
	Text string
	Is   func(*Game, *Play, *Card) bool
}

// ByThis is the minion whose text it is.
var ByThis = Actor{"this minion", func(_ *Game, p *Play, c *Card) bool { return c == p.card }}

// ByAnother is another minion of a kind that the same Methuselah controls.
func ByAnother(w Who, text string) Actor {
	return Actor{"another " + text + " you control", func(g *Game, p *Play, c *Card) bool {
		return c != p.card && c.controller == p.seat && w.Is(g, c)
	}}
}

// AfterDeed: usable after an action of a kind that somebody took; a successful one, or however it came
// out. Text says which action.
func AfterDeed(by Actor, successful bool, text string, kind func(*Game, *action) bool) Bundle {
	how := "an action"
	if successful {
		how = "a successful action"
	}
	how += " of " + by.Text
	if text != "" {
		how += " " + text
	}
	return Bundle{Mark{Text: "usable after " + how, Set: func(m *Mode) { m.windows = In(AfterResolution) }},
		when("", refusal("No such action has been taken.", "AR-1.5.4.p1.c5"), func(g *Game, p *Play) bool {
			a, c := g.action, g.actor()
			return a != nil && c != nil && (!successful || a.outcome == Successful) && by.Is(g, p, c) && kind(g, a)
		})}
}

// ThatBled are bleeds for 1 or more of a Methuselah as the acting one sees her.
func ThatBled(whose Whose) func(*Game, *action) bool {
	return func(g *Game, a *action) bool {
		return a.kind == bleedKind && a.bledFor > 0 && whose.Is(g, &Play{seat: a.seat}, a.object().Seat)
	}
}

// ThatCostPrey are actions in which the prey of the acting Methuselah lost pool.
func ThatCostPrey(g *Game, a *action) bool {
	s := g.prey(a.seat)
	return s != NoSeat && a.poolLost[s] > 0
}

// WithCardOf are actions taken with a card of a kind.
func WithCardOf(w Who) func(*Game, *action) bool {
	return func(g *Game, a *action) bool {
		p := a.play
		return p != nil && p.card != nil && w.Is(g, p.card)
	}
}

// NeedingPath describes cards that require a path.
func NeedingPath(path string) Who {
	return Who{"a card that requires the Path of " + path, func(_ *Game, c *Card) bool { return c.piece.Facts.Path == path }}
}

// WhenThisIsBlocked is what happens when the minion whose text it is has been blocked, before the
// block resolves.
func WhenThisIsBlocked(parts ...InMode) OnCard {
	return When(BlockSucceeds, append([]InMode{Say("when this minion is blocked, before the block resolves, "), Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool { return g.actor() == p.card })}, parts...)...)
}

// WhenAimedAt is what happens as an action directed at the minion whose text it is is announced.
func WhenAimedAt(parts ...InMode) OnCard {
	return When(ActionAnnouncedM, append([]InMode{Say("as a minion announces an action directed at this one, "), Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			a := g.action
			return a != nil && a.at(p.card.controller) && contains(Targets(g, a.play), p.card)
		})}, parts...)...)
}

// IfTails flips a coin and has an effect happen if it shows tails.
func IfTails(e Effect) Effect {
	return Effect{Text: "flip a coin; if it is tails, " + e.Text, Do: func(g *Game, p *Play) {
		side := g.toss("heads", "tails")
		g.tell(Event{Kind: Looked, Seat: p.seat, Word: "the coin: " + side})
		if side == "tails" {
			e.Do(g, p)
		}
	}}
}

// WhenItsCallFails is what happens after an action whose referendum, called by the minion with the
// text, did not pass.
func WhenItsCallFails(parts ...InMode) OnCard {
	return When(AfterActionResolved, append([]InMode{Say("after the resolution of a political action of this minion whose referendum fails or is canceled, "), Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			a := g.action
			return a != nil && a.kind == politicalKind && g.actor() == p.card && a.ref != nil && !a.ref.passed
		})}, parts...)...)
}

// HersIsChosen has a neighbour choose one of her ready minions, which the effects after are about.
func HersIsChosen(n Neighbour) Effect {
	return Effect{Text: "your " + n.Text + " chooses a ready minion she controls", Do: func(g *Game, p *Play) {
		p.on = Nothing
		if s := n.Of(g, p.seat); g.in(s) {
			if c := g.chooseCard(s, "Which minion?", ChooseW, Chooses, g.readyMinions(s)); c != nil {
				p.on = cardObject(c)
			}
		}
	}}
}

// FightsThis: a minion is in combat with the one whose text it is.
func FightsThis(g *Game, src, c *Card) bool {
	return g.combat != nil && !g.combat.over && g.combat.opponent(src) == c
}

// InYourFight: a minion of a kind that the user's Methuselah controls is in combat.
func InYourFight(w Who) Bundle {
	return Bundle{FromOutside, when("in a combat of "+w.Text+" you control", mustBeInCombat, func(g *Game, p *Play) bool {
		c := g.combat
		if c == nil || c.over || c.sideIndex(p.seat) < 0 {
			return false
		}
		m := c.sides[c.sideIndex(p.seat)].minion.get()
		return m != nil && w.Is(g, m)
	})}
}

// BeforeOrInRange: usable until the range of a round is determined.
var BeforeOrInRange = Mark{Set: func(m *Mode) { m.windows = In(BeforeRange, RangeW) }}

// ManeuverForYours gives the fighting minion of the user's Methuselah a maneuver in this round.
var ManeuverForYours = Effect{Text: "that minion gets 1 maneuver", Do: func(g *Game, p *Play) {
	if i := g.combat.sideIndex(p.seat); i >= 0 {
		g.give(grant{kind: grantManeuver, minion: g.combat.sides[i].minion, source: p.ref, mode: p.mode, span: RoundSpan})
	}
}}

// PreventsNormalFor prevents damage on its way to a minion that was chosen: only damage of the opposing
// minion's strike that is not aggravated.
func PreventsNormalFor(n int) Bundle {
	normal := func(d damage) bool { return d.strike != nil && !d.aggravated }
	return Bundle{
		Mark{Set: func(m *Mode) { m.prevent, m.outside, m.windows = true, true, In(PreventW) }},
		when("", nothingToPrevent, func(g *Game, p *Play) bool {
			return g.combat != nil && p.on.Card != nil && g.preventable(p.on.Card, false, normal) > 0
		}),
		Effect{Text: fmt.Sprintf("prevent up to %d damage of the opposing minion's strike to it that is not aggravated", n), Do: func(g *Game, p *Play) { g.prevent(p.on.Card, n, normal) }},
	}
}

// RandomDiscard is a price of one card of the hand, at random.
var RandomDiscard = Effect{Text: "discard 1 card at random",
	Check: func(g *Game, p *Play) *Refusal {
		if len(g.seats[p.seat].zones[Hand]) == 0 {
			return noTarget
		}
		return nil
	},
	Do: func(g *Game, p *Play) { g.discardRandom(p.seat) }}

// MayDiscardFrom lets who uses it have a card discarded at random from the hand of some Methuselahs.
func MayDiscardFrom(whose Whose, text string) Effect {
	return Effect{Text: "then you may discard 1 card at random from " + text, Do: func(g *Game, p *Play) {
		for _, s := range g.among(p, whose) {
			if len(g.seats[s].zones[Hand]) > 0 && g.askYes(p.seat, p.card) {
				g.discardRandom(s)
			}
		}
	}}
}

// RevealsOr reveals the top card of one's library: if it is of a kind one effect happens, otherwise the
// other.
func RevealsOr(w Who, then, otherwise Effect) Effect {
	return Effect{Text: "reveal the top card of your library. If it is " + w.Text + ", " + then.Text + "; otherwise, " + otherwise.Text,
		Check: otherwise.Check,
		Do: func(g *Game, p *Play) {
			lib := g.seats[p.seat].zones[Library]
			if len(lib) == 0 {
				return
			}
			g.tell(Event{Kind: Revealed, Card: lib[0], Seat: p.seat})
			if w.Is(g, lib[0]) {
				then.Do(g, p)
			} else {
				otherwise.Do(g, p)
			}
		}}
}

// ReordersTop has its user look at the top cards of the library and put them back in any order.
func ReordersTop(n int) Effect {
	return Effect{Text: fmt.Sprintf("look at the top %d cards of your library and put them back in any order", n), Do: func(g *Game, p *Play) {
		lib := g.seats[p.seat].zones[Library]
		left := append([]*Card(nil), lib[:min(n, len(lib))]...)
		for _, c := range left {
			g.tell(Event{Kind: Saw, Card: c, Seat: p.seat, To: p.seat, Secret: true})
		}
		var order []*Card
		for len(left) > 0 {
			c := g.chooseCard(p.seat, "Which of them lies uppermost?", OrderW, Chooses, left)
			left, order = others(left, c), append(order, c)
		}
		copy(g.seats[p.seat].zones[Library], order)
	}}
}

// MovesToAnother moves the chosen card to another minion of a kind that one controls.
func MovesToAnother(w Who) Effect {
	able := func(g *Game, p *Play) []*Card {
		var all []*Card
		if k := p.on.Card; k != nil {
			for _, c := range g.controlledMinions(p.seat) {
				if c != k.host && w.Is(g, c) && g.canHave(c, k) {
					all = append(all, c)
				}
			}
		}
		return all
	}
	return Effect{Text: "move it to " + w.Text + " you control that has it not",
		Check: func(g *Game, p *Play) *Refusal {
			if len(able(g, p)) == 0 {
				return noTarget
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			if c := g.chooseCard(p.seat, "Where does it move?", ChooseW, Chooses, able(g, p)); c != nil {
				g.putOn(p.on.Card, c, p.seat)
			}
		}}
}

// OnOne chooses only cards on a minion of a kind.
func OnOne(w Who, s *Selector) *Selector {
	s.Text += ", " + w.Text
	s.tests = append(s.tests, Test{Holds: func(g *Game, _ *Play, c *Card) bool { return c.host != nil && w.Is(g, c.host) }})
	return s
}

// NotOnThis leaves out the cards on the card whose text it is.
func NotOnThis(s *Selector) *Selector {
	s.Text += ", not this one"
	s.tests = append(s.tests, Test{Holds: func(_ *Game, p *Play, c *Card) bool { return c.host != p.card }})
	return s
}

// NeedingAny describes cards that require any discipline.
var NeedingAny = Who{"a card that requires a Discipline", func(_ *Game, c *Card) bool { return len(c.piece.Facts.Needs) > 0 }}

// AddBloodOrLife adds blood to a vampire, or life to another minion up to its starting life.
func AddBloodOrLife(n int, to Reach) Effect {
	return Effect{Text: fmt.Sprintf("add %d blood to it, or %d life up to its starting life", n, n), Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			if c.isVampire() {
				g.gainBlood(c, n)
			} else {
				g.gainBlood(c, min(n, max(0, g.startingLife(c)-c.blood)))
			}
		}
	}}
}

// AfterYourMaster: usable once its user's Methuselah has played a master card in this phase.
var AfterYourMaster = when("after you have played a master card in it", refusal("You have played no master card in this phase.", "AR-1.5.4.p1.c5"),
	func(g *Game, p *Play) bool {
		for i := range g.played {
			if x := &g.played[i]; x.seat == p.seat && x.span >= PhaseSpan && x.as.Has(Master) {
				return true
			}
		}
		return false
	})

// ActingIsYours: a minion that stands so to the one whose text it is acts for the same Methuselah.
func ActingIsYours(which Which) Condition {
	return when("only if "+which.Text+" you control is acting", refusal("No such minion of yours is acting.", "AR-1.5.4.p1.c5"),
		func(g *Game, p *Play) bool {
			c := g.actor()
			return c != nil && c.controller == p.seat && which.Is(g, p, c)
		})
}

// AnAllyOrYounger is an ally, or a vampire younger than the user.
var AnAllyOrYounger = Which{"an ally or a younger vampire", alliesAndYounger}

// BurnsCorruption burns a corruption counter on the target, whosoever's it is: of several Methuselahs'
// its user says whose.
var BurnsCorruption = Effect{Text: "burn 1 corruption counter on it", Do: func(g *Game, p *Play) {
	for _, c := range Target(g, p) {
		var from []Object
		for s, n := range c.corrupted {
			if n > 0 {
				from = append(from, seatObject(Seat(s)))
			}
		}
		if c.counter(corruption) == 0 {
			continue
		}
		if len(from) > 0 {
			c.corrupted[g.chooseObject(p.seat, "Whose counter is burned?", ChooseW, from, false).Seat]--
		}
		g.addCounters(c, corruption, -1)
	}
}}

// CorruptedByYou: a minion has corruption counters of the Methuselah who controls the card.
func CorruptedByYou(_ *Game, src, c *Card) bool { return c.corrupted[src.controller] > 0 }

// AnyOne is every minion.
func AnyOne(*Game, *Card, *Card) bool { return true }

// BlockersBurn has minions for which something holds burn blood or life to attempt to block this one.
func BlockersBurn(n int, whom string, is func(*Game, *Card, *Card) bool) Static {
	return Static{Text: fmt.Sprintf("%s must burn %d blood or life to attempt to block this one", whom, n), Value: BlockVitae, N: constant(n),
		Applies: func(g *Game, src, t *Card, _ Seat) bool { return t != nil && g.actor() == src && is(g, src, t) }}
}

// BlockersBurnTop has the Methuselah whose minion attempts to block one of a kind burn the top cards of
// her library, while the minion with the text is ready.
func BlockersBurnTop(n int, w Who, text string) Static {
	return Static{Text: fmt.Sprintf("While this minion is ready, a minion can attempt to block %s only if the top %s of its controller's library burns", text, count(n, "card")), Value: BlockTop, N: constant(n),
		Applies: func(g *Game, src, t *Card, _ Seat) bool {
			return t != nil && src.ready() && g.actor() != nil && w.Is(g, g.actor())
		}}
}

// YourHiresGetLife gives what the controller of this ready minion recruits or employs more starting life.
func YourHiresGetLife(n int, w Who, text string) Static {
	return Static{Text: fmt.Sprintf("While this minion is ready, %s that you recruit or employ get %+d starting life", text, n), Value: HiredLife, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t != nil && s == src.controller && src.ready() && t.is(Ally|Retainer) && w.Is(g, t)
		}}
}

// FoesOf changes a value of the minion that opposes the one with the text, if something holds between
// them.
func FoesOf(v Value, n int, text string, is func(g *Game, src, t *Card) bool) Static {
	return Static{Text: "In combat with this minion, " + text + " " + gets(v, n), Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, _ Seat) bool { return t != nil && FightsThis(g, src, t) && is(g, src, t) }}
}

// PlayedToStrike are cards that are played as a strike.
var PlayedToStrike = Priced{Text: "strike cards", Is: func(_ *Game, _ *Card, p *Play) bool { return p.mode.strike != nil && !p.mode.fromPlay }}

// EitherOf joins two kinds of cards.
func EitherOf(a, b Priced) Priced {
	return Priced{Text: a.Text + " or " + b.Text, Is: func(g *Game, src *Card, p *Play) bool { return a.Is(g, src, p) || b.Is(g, src, p) }}
}

// TheOpponent pays: the minion in combat with the one whose text it is; TheYoungerOpponent: if it is a
// younger vampire.
var (
	TheOpponent = Payer{"the opposing minion ", "that the opposing minion plays", func(g *Game, src *Card, p *Play) bool {
		return p.by != nil && FightsThis(g, src, p.by)
	}}
	TheYoungerOpponent = Payer{"an opposing younger vampire ", "that an opposing younger vampire plays", func(g *Game, src *Card, p *Play) bool {
		return p.by != nil && FightsThis(g, src, p.by) && p.by.isVampire() && g.older(src, p.by)
	}}
)

// AfterBleedOfYou: usable after a successful bleed of its user's Methuselah.
var AfterBleedOfYou = Bundle{Mark{Text: "usable after a successful bleed against you", Set: func(m *Mode) { m.windows = In(AfterResolution) }},
	when("", refusal("You have not been bled.", "RB-bleed.p5.c1"), func(g *Game, p *Play) bool {
		a := g.action
		return a != nil && a.outcome == Successful && a.kind == bleedKind && a.bledFor > 0 && a.object().Seat == p.seat
	})}
