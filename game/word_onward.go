package game

import (
	"fmt"
	"strings"
)

// The words of this file are for effects that go on after their card has done its work.

// UnlocksAtTurnEnd unlocks minions at the end of the turn, whatever becomes of the card
// (AR-6.4.3.p3.c2).
func UnlocksAtTurnEnd(on Reach, whom string) Effect {
	return Effect{Text: whom + " unlocks at the end of the turn", Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			q := *p
			q.onRef = c.ref()
			g.later(due{at: TurnEnds, effect: &unlockNoted, play: &q, span: GameSpan})
		}
	}}
}

var unlockNoted = Effect{Do: func(g *Game, p *Play) { g.unlock(p.onRef.get()) }}

// FromAnnouncement has an effect begin with the announcement of the action.
func FromAnnouncement(e Effect) Mark {
	m := announces(e.Do)
	m.Text = e.Text
	if !strings.HasSuffix(m.Text, "this action") {
		m.Text += " during this action"
	}
	return m
}

// OpponentRecovers gives the opposing minion, if it is ready after combat, the blood or life that
// it has lost to damage in this combat, whoever controls it then (AR-6.2.5.p2.c3).
var OpponentRecovers = Effect{
	Text: "after combat, the opposing minion, if it is ready, gains as much blood or life as it has lost to damage in this combat",
	Do: func(g *Game, p *Play) {
		if c := g.combat; c != nil && c.opponent(p.by) != nil {
			q := *p
			q.onRef = c.opponent(p.by).ref()
			g.later(due{at: CombatOver, effect: &recoverLost, play: &q, span: ActionSpan})
		}
	}}

var recoverLost = Effect{Do: func(g *Game, p *Play) {
	o := p.onRef.get()
	c := g.theCombat()
	if o == nil || !o.ready() || c == nil {
		return
	}
	if i := c.index(o); i >= 0 {
		g.gainBlood(o, c.sides[i].inAll)
	}
}}

// ActsInAnyPhase lets the bearer lock this card to act in the minion phase of another Methuselah.
func ActsInAnyPhase() []OnCard {
	s := BearerGets(ActsAnywhere, 1).While("", func(g *Game, src *Card) bool { return !src.locked })
	s.Text = ""
	return []OnCard{s, Trait{Text: "In the minion phase of any Methuselah, the vampire with this card can lock it to take an action",
		Set: func(d *Definition) { d.permits = true }}}
}

// ChosensPhase: usable by the controller of the card chosen for this one, once in each of her own
// phases of a kind.
func ChosensPhase(ph Phase) Bundle {
	return Bundle{
		Mark{Text: "during the " + ph.String() + " phase of that vampire's controller", Set: func(m *Mode) {
			m.chosenUses, m.windows = true, In([phases]Window{UnlockW, MasterW, BetweenActions, InfluenceW, DiscardW}[ph])
			m.once = append(m.once, PhaseSpan)
		}},
		when("", chosenGone, func(g *Game, p *Play) bool { c := p.card.chosenCard(); return c != nil && c.inPlay() }),
	}
}

// AMethuselahWithYours chooses a Methuselah who controls a vampire that is also in one's own
// uncontrolled region.
func AMethuselahWithYours() *Selector {
	return &Selector{Text: "name a Methuselah who controls a vampire that is also in your uncontrolled region", seats: true,
		whose: func(g *Game, p *Play, s Seat) bool { return s != p.seat && len(g.twinsOf(p.seat, s)) > 0 }}
}

// twinsOf are the vampires of one Methuselah that another has in her uncontrolled region.
func (g *Game) twinsOf(s, of Seat) []*Card {
	var found []*Card
	for _, c := range g.controlledMinions(of) {
		for _, k := range g.seats[s].zones[Uncontrolled] {
			if c.isVampire() && sameUnique(c, k) && !contains(found, c) {
				found = append(found, c)
			}
		}
	}
	return found
}

// ChoosesTwinSecretly chooses one such vampire of the Methuselah named; nobody else is told which.
var ChoosesTwinSecretly = Effect{Text: "secretly choose one such vampire", Do: func(g *Game, p *Play) {
	var opts []Option
	for _, c := range g.twinsOf(p.seat, p.on.Seat) {
		opts = append(opts, Option{Verb: Chooses, on: cardObject(c)})
	}
	if len(opts) == 0 {
		return
	}
	o := g.ask(&Decision{Seat: p.seat, Window: ChooseW, Prompt: "Which vampire is it?", Options: opts, Default: 0, Hidden: true})
	p.card.chosen, p.card.secret = p.on, o.on
}}

// BurnsWithChosen burns the card when what was chosen for it has been burned.
var BurnsWithChosen = Trait{Text: "Burn this card when that vampire is burned", Set: func(d *Definition) {
	d.settles = func(g *Game, c *Card) {
		if c.secret.Card != nil && c.secret.get() == nil || c.chosen.Card != nil && c.chosen.get() == nil {
			g.burn(c)
		}
	}
}}

// IfGuessed has something happen if the vampire named is the one that was chosen.
func IfGuessed(e Effect) Bundle {
	s := ControlledMinion(Yours, Vampires)
	s.Text = ""
	return Bundle{s, Effect{Text: "guess one of her vampires and, if it is that one, " + e.Text, Do: func(g *Game, p *Play) {
		if p.on.get() != nil && p.on.get() == p.card.chosenCard() {
			e.Do(g, p)
		}
	}}}
}

// GivesThis gives the Methuselah that was chosen control of the minion whose text it is.
var GivesThis = Effect{Text: "that Methuselah gets control of this minion", Do: func(g *Game, p *Play) {
	if g.in(p.on.Seat) && p.ref.get() != nil {
		g.steal(p.card, p.on.Seat)
	}
}}

// ReadyVampiresMay lets the controllers of ready vampires of a kind use it in the unlock phase of
// the card's controller: it costs the vampire blood.
func ReadyVampiresMay(w Who, blood int) Bundle {
	return Bundle{
		Mark{Text: fmt.Sprintf("during your unlock phase, by %d blood of any ready %s", blood, nouns([]Who{w})), Set: func(m *Mode) {
			m.open, m.anyTurn, m.windows = true, true, In(UnlockW)
		}},
		when("", notYourTurn, func(g *Game, p *Play) bool { return g.turnSeat == p.card.controller }),
		Silently(AReady(Yours, w, HasBlood), BurnBlood(blood, Target)),
	}
}

// NotThisTurn: not in the turn in which the card entered play.
var NotThisTurn = when("from your next turn on", refusal("It has come into play this turn.", "RB-important-terms-in-the-game.p8.c1"),
	func(g *Game, p *Play) bool { return p.card.entered < g.turns })

// InMinionPhase: it is a minion phase, whoever's.
func InMinionPhase(g *Game, _ *Card) bool { return g.phase == MinionPhase }

// HasBled: the action in progress was a successful bleed of certain Methuselahs.
func HasBled(whose Whose) Condition {
	return when(", only after a successful bleed of "+bledTexts[whose.Text], onlyDuringBleed, func(g *Game, p *Play) bool {
		a := g.action
		return a != nil && a.kind == bleedKind && a.bledFor > 0 && whose.Is(g, p, a.object().Seat)
	})
}

var bledTexts = map[string]string{Preys.Text: "your prey", Anyone.Text: "any Methuselah"}

// ByChosen: only the minion chosen for the card may do it.
var ByChosen = when("only the chosen minion can", refusal("Another minion is chosen for the card.", "RB-requirements-for-playing-cards.p2.c1"),
	func(g *Game, p *Play) bool { return p.by != nil && p.by == p.card.chosenCard() })
