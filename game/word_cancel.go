package game

func costText(unpaid bool) string {
	if unpaid {
		return ", without its cost being paid"
	}
	return ""
}

// PlayedBy limits a cancel to the cards of certain Methuselahs.
func PlayedBy(whose Whose, text string) Condition {
	return when("only if "+text+" plays it", refusal("It does not cancel a card of that Methuselah.", "RB-master-cards.p10.c1"),
		func(g *Game, p *Play) bool { return g.playing != nil && whose.Is(g, p, g.playing.seat) })
}

// Neighbours are one's predator and prey.
var Neighbours = Whose{" your predator or prey controls", func(g *Game, p *Play, s Seat) bool {
	return s == g.prey(p.seat) || s == g.predator(p.seat)
}}

// GivesMasterActionBack gives the Methuselah whose card was canceled a master phase action: at
// once, or in her next master phase if her card was out of turn. It is no trifle's
// (AR-6.6.1.p2.c1).
var GivesMasterActionBack = Effect{
	Text: "that Methuselah gets +1 master phase action at once, or at the start of her next master phase if her card was an out-of-turn master",
	Do: func(g *Game, p *Play) {
		x := g.canceling(p)
		switch {
		case x == nil:
		case !x.card.piece.Facts.OutOfTurn:
			g.seats[x.seat].masterActions++
		default:
			g.addMod(mod{value: MasterActions, n: 1, role: roleSeat, seat: x.seat, source: p.ref, mode: p.mode,
				until: Point{Set: true, Phase: MasterPhase, Seat: x.seat}})
		}
	}}
