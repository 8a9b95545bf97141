package game

// The words of this file are for cards kept on a card that are drawn from it.

// StoresTop moves cards from the top of one's library onto the card, face down and out of play.
func StoresTop(n int) Effect {
	text := "the top card"
	if n > 1 {
		text = "the top " + count(n, "card")
	}
	return Effect{Text: "move " + text + " of your library face down onto this card, out of play", Do: func(g *Game, p *Play) {
		for range n {
			if lib := g.seats[p.seat].zones[Library]; len(lib) > 0 {
				g.keepOn(lib[0], p.card)
			}
		}
	}}
}

// DrawsKeptHere lets its controller draw a card kept here instead of one of her library, while the
// minion with the card is ready and of a kind.
func DrawsKeptHere(w Who) Trait {
	return Trait{Text: "While the minion with this card is ready and is " + w.Text + ", you can draw one of the cards kept here whenever you would draw a card from your library",
		Set: func(d *Definition) {
			d.drawsHere = func(g *Game, c *Card, s Seat) bool {
				h := c.host
				return h != nil && h.controller == s && h.ready() && w.Is(g, h)
			}
		}}
}

// YouDrawKeptHere lets the card's controller draw a card kept here instead of one of her library.
var YouDrawKeptHere = Trait{Text: "Whenever you would draw from your library, you can draw a card kept here instead",
	Set: func(d *Definition) {
		d.drawsHere = func(_ *Game, c *Card, s Seat) bool { return c.controller == s }
	}}

// drawsKept offers a seat the cards kept on cards it may draw from; false: the library is drawn from.
func (g *Game) drawsKept(s Seat) bool {
	var from []*Card
	for _, c := range g.wells {
		if c.def.drawsHere(g, c, s) {
			from = append(from, kept(c)...)
		}
	}
	c := g.chooseOrDoneIf(s, "Draw a card that is kept instead of one of the library?", from)
	if c == nil {
		return false
	}
	g.move(c, Hand, s)
	g.tell(Event{Kind: Drew, Card: c, Seat: s, Secret: true})
	return true
}
