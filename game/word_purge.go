package game

import "fmt"

// The words of this file are for what strikes the whole table in the unlock phases, and for what
// comes of a diablerie.

// OthersEachChoose has each other Methuselah choose a ready vampire that is not older than the bearer,
// which counts as chosen, too; who controls a ready minion of a kind chooses for all of them.
func OthersEachChoose(unless Who) Effect {
	return Effect{
		Text: "each other Methuselah chooses a ready vampire of her own that is not older than this vampire; if you control a ready minion that is " + unless.Text + ", you choose for all of them",
		Do: func(g *Game, p *Play) {
			h := p.card.host
			if h == nil {
				return
			}
			p.on = cardObject(h)
			own := g.anyReady(p.seat, func(c *Card) bool { return unless.Is(g, c) })
			var buf [8]Seat
			for _, s := range g.clockwise(p.seat, buf[:0]) {
				if s == p.seat {
					continue
				}
				var from []*Card
				for _, c := range g.seats[s].zones[Ready] {
					if c.isVampire() && !g.older(c, h) {
						from = append(from, c)
					}
				}
				by := s
				if own {
					by = p.seat
				}
				if c := g.chooseCard(by, "Which vampire goes to torpor?", ChooseW, Chooses, from); c != nil {
					p.picks = append(p.picks, cardObject(c))
				}
			}
		}}
}

// LocksUnlessDiscards has the Methuselah who uses it lock each minion she controls unless she discards
// a card for it, which is not replaced before a phase; once for all minions as it resolves
// (AR-2.1.3.p1.c2).
func LocksUnlessDiscards(spared func(*Game, *Card) bool, text string, until Phase) Effect {
	return Effect{
		Text: fmt.Sprintf("for each minion she controls she locks it or discards a card, not replaced before her %s phase; %s are spared", until, text),
		Do: func(g *Game, p *Play) {
			m := g.seats[p.seat]
			for _, c := range append([]*Card(nil), g.controlledMinions(p.seat)...) {
				if spared(g, c) {
					continue
				}
				k := g.discardOrDone(p.seat, "Discard a card, or lock "+g.NameTo(NoSeat, c)+"?")
				if k == nil {
					g.lock(c)
					continue
				}
				g.discard(k)
				m.fillLater(k)
				m.delays = append(m.delays, owed{until: Point{Set: true, Phase: until, Seat: p.seat}, turn: g.turns, gap: gap{card: k}})
			}
		}}
}

// discardOrDone asks for a card of the hand to discard, or none.
func (g *Game) discardOrDone(s Seat, prompt string) *Card {
	var opts []Option
	for _, c := range g.seats[s].zones[Hand] {
		if !sameCopy(opts, c) {
			opts = append(opts, Option{Verb: Discards, card: c, on: Nothing})
		}
	}
	opts = append(opts, Option{Verb: Done, on: Nothing})
	return g.ask(&Decision{Seat: s, Window: DiscardW, Prompt: prompt, Options: opts, Default: len(opts) - 1, Hidden: true}).card
}

// MortalsAndOldOnes are mortal allies, and vampires whose capacity is above the number of Gehenna
// events in play.
func MortalsAndOldOnes(g *Game, c *Card) bool {
	if !c.isVampire() {
		return c.is(Ally) && c.trait("mortal")
	}
	n := 0
	for _, k := range g.cards {
		if k.inPlay() && k.is(EventCard) && k.trait("gehenna") {
			n++
		}
	}
	return g.capacity(c) > n
}

// WhenDrained: usable when a vampire has been burned by diablerie, before the blood hunt
// (AR-2.1.4.p1.c3), or in combat with the user.
var WhenDrained = Bundle{
	Mark{Text: "usable when a vampire is burned by diablerie, before a blood hunt is called, or burned in combat with this vampire", Set: func(m *Mode) { m.windows = In(DiablerieW) }},
	when("", refusal("No vampire has just been burned by diablerie or in combat with this one.", "AR-2.1.4.p1.c3"), func(g *Game, p *Play) bool { return g.now == DiablerieW }),
}

// YourReadyGainItsBlood has each ready vampire one controls gain as much blood as the victim had.
var YourReadyGainItsBlood = Effect{Text: "each ready vampire you control gains as much blood as was on that vampire", Do: func(g *Game, p *Play) {
	for _, c := range append([]*Card(nil), g.seats[p.seat].zones[Ready]...) {
		if c.isVampire() {
			g.gainBlood(c, g.drained)
		}
	}
}}

// ByAnothersVampire: a vampire of another Methuselah has burned the card, in combat or by its action;
// a card that a contest takes is burned by nobody (AR-1.13.4.p3.c1).
var ByAnothersVampire = when("if a vampire of another Methuselah burned it in combat or as an action", lacksRequirement,
	func(g *Game, p *Play) bool { return p.by != nil && p.by.controller != p.seat })
