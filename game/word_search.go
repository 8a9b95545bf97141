package game

// FirstOfLibrary has the user equip with the first card of a kind from the top of the library:
// paying for it is not left to anybody, and one that cannot be equipped is burned. One that is free
// costs nothing and contests nothing.
func FirstOfLibrary(which Which, free bool) Effect {
	how := "requirements and cost as usual; one that it cannot have"
	if free {
		how = "at no cost; it contests nothing. One whose requirements are not met"
	}
	return Effect{Text: "this minion equips with the first " + which.Text + " from the top of your library, " + how + " is burned; shuffle the library afterwards",
		Do: func(g *Game, p *Play) {
			for _, k := range g.seats[p.seat].zones[Library] {
				if !which.Is(g, p, k) {
					continue
				}
				k.alone = free
				if ways := g.waysFor(p, p.by, k, free); len(ways) > 0 {
					g.obtains(p, p.by, k, ways)
				} else {
					g.move(k, AshHeap, k.owner)
				}
				break
			}
			g.shuffle(p.seat, Library)
		}}
}

// YoursToo: the minion the card is on has the same controller as the card.
var YoursToo = when("if you control this minion", notYours,
	func(g *Game, p *Play) bool { return p.card.host != nil && p.card.host.controller == p.card.controller })

// TakenAs makes the action one to equip with, recruit or employ a card of a type
// (AR-3.1.2.p2.c2, AR-3.7.3.1.p2.c1).
func TakenAs(t Types) Mark { return Mark{Set: func(m *Mode) { spec(m).kind = kindOf(t) }} }
