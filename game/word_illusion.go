package game

// The words of this file are for minions that come for one combat.

// SummonsToFight has the bottom card of the crypt come to the ready region when the present combat
// is over, and fight the opposing minion; it contests nothing, has its capacity in blood or half of
// it, and is removed from the game at the end of that combat. All of it is lost if combat goes on
// (AR-1.13.1.p2.c1).
func SummonsToFight(half bool) Effect {
	blood := "as much blood as its capacity"
	if half {
		blood = "blood equal to half its capacity, rounded down"
	}
	comes := Effect{Do: func(g *Game, p *Play) { g.summon(p, half) }}
	return Effect{
		Text: "then the bottom card of your crypt moves to your ready region with " + blood +
			" and enters combat with the opposing minion. It contests no other minion or title in play. Remove it from the game at the end of that combat, if it is still in play",
		Check: func(g *Game, p *Play) *Refusal {
			if g.combatQueued() {
				return oneQueuedCombat
			}
			if len(g.seats[p.seat].zones[Crypt]) == 0 {
				return emptyCrypt // AR-1.9.4.p1.c1
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			if o := g.combat.opponent(p.by); o != nil {
				g.queue(pair{b: o.ref(), comes: &comes, play: p, lapses: true})
			}
		}}
}

// summon brings the bottom card of the crypt into play, another card than any of its name.
func (g *Game) summon(p *Play, half bool) {
	crypt := g.seats[p.seat].zones[Crypt]
	if len(crypt) == 0 {
		return
	}
	c := crypt[len(crypt)-1]
	if !c.isVampire() {
		g.removeCard(c) // RB-card-rulings.p27.c1
		return
	}
	c.apart = true
	c.blood = c.piece.Facts.Capacity
	if half {
		c.blood /= 2
	}
	g.move(c, Ready, p.seat)
	g.tell(Event{Kind: EnteredPlay, Card: c, Seat: p.seat})
	p.onRef = c.ref()
	for _, at := range []Moment{CombatOver, ActionEnds} {
		g.later(due{at: at, effect: &vanishes, play: p, span: ActionSpan})
	}
}

var vanishes = Effect{Do: func(g *Game, p *Play) {
	if c := p.onRef.get(); c != nil && c.inPlay() {
		g.removeCard(c)
	}
}}
