package game

import "fmt"

// UseTransfers is the price of an ability in transfers, paid in one's influence phase.
func UseTransfers(n int) Bundle {
	text := "use 1 transfer"
	if n != 1 {
		text = fmt.Sprintf("use %d transfers", n)
	}
	return Bundle{
		Say("during your influence phase"),
		Mark{Text: text, Set: func(m *Mode) { m.windows = In(InfluenceW) }},
		when("", noTransfers, func(g *Game, p *Play) bool { return g.seats[p.seat].transfers >= n }),
		Effect{Do: func(g *Game, p *Play) { g.seats[p.seat].transfers -= n }},
	}
}

// DrawCrypt draws a card from one's crypt; Drawn reaches it.
var DrawCrypt = Effect{Text: "draw 1 card from your crypt",
	Check: func(g *Game, p *Play) *Refusal {
		if len(g.seats[p.seat].zones[Crypt]) == 0 {
			return emptyCrypt
		}
		return nil
	},
	Do: func(g *Game, p *Play) {
		if crypt := g.seats[p.seat].zones[Crypt]; len(crypt) > 0 {
			k := crypt[0]
			g.drawCrypt(p.seat)
			p.onRef = k.ref()
		}
	}}

// RemoveUncontrolled removes a crypt card of one's uncontrolled region from the game, for all to
// see.
var RemoveUncontrolled = Effect{Text: "then a crypt card of your choice in your uncontrolled region is removed from the game", Do: func(g *Game, p *Play) {
	var from []*Card
	for _, c := range g.seats[p.seat].zones[Uncontrolled] {
		if c.piece.Facts.Crypt() {
			from = append(from, c)
		}
	}
	if len(from) == 0 {
		return
	}
	var opts []Option
	for _, c := range from {
		opts = append(opts, Option{Verb: Chooses, on: cardObject(c)})
	}
	o := g.ask(&Decision{Seat: p.seat, Window: ChooseW, Prompt: "Which crypt card is removed from the game?", Options: opts, Hidden: true})
	g.removeCard(o.on.Card)
}}
