package game

import "fmt"

// The words of this file are for what keeps count of a combat, and for what ends with a loss.

// WhileCardsArePlayed is what the card does as any other card is played in combat.
func WhileCardsArePlayed(parts ...InMode) OnCard {
	return When(BeingPlayed, append([]InMode{Say("each time another card is played in combat, "), Must,
		when("", mustBeInCombat, func(g *Game, p *Play) bool { return g.combat != nil && !g.combat.over && g.about.Card != p.card })}, parts...)...)
}

// CountersBack sets the counters on the card to a number.
func CountersBack(n int) Effect {
	return Effect{counts: true, Text: fmt.Sprintf("it has %d counters again", n), Do: func(g *Game, p *Play) {
		g.addCounters(p.card, plainCounter, n-p.card.counter(plainCounter))
	}}
}

// ChoosesPrey makes the present prey the lasting choice of the card.
var ChoosesPrey = Effect{Do: func(g *Game, p *Play) { p.card.choose(seatObject(g.prey(p.seat))) }}

// PreyBurnsCapacity has the prey burn pool equal to the capacity of the vampire the card is on.
var PreyBurnsCapacity = Effect{Text: "your prey burns pool equal to this vampire's capacity", Do: func(g *Game, p *Play) {
	if t, h := g.prey(p.seat), p.card.host; t != NoSeat && h != nil {
		g.burnPool(t, g.capacity(h))
	}
}}
