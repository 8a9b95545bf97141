package game

import "fmt"

// The words of this file are for what Methuselahs choose in secret and show together.

// GuessesHeld has every other Methuselah secretly hold a number of counters, which need not be hers to
// pay; the user guesses each number, and then all are shown (RS-malkavian-prank.1).
func GuessesHeld(least, most int) Effect {
	return Effect{
		Text: fmt.Sprintf("each other Methuselah secretly holds %d to %d counters, and you guess how many each of them holds: "+
			"if you are right, that much of her pool moves to you, else she gains that much pool from the blood bank", least, most),
		Do: func(g *Game, p *Play) {
			others := g.among(p, Others)
			var held, guess [8]int
			for _, s := range others {
				held[s] = g.secretNumber(s, "How many counters do you hold?", least, most)
			}
			for _, s := range others {
				guess[s] = g.askNumber(p.seat, "How many counters does "+g.seats[s].name+" hold?", AmountW, Takes, least, most)
			}
			for _, s := range others {
				if held[s] == guess[s] {
					g.gainPool(p.seat, g.burnPool(s, held[s]))
				} else {
					g.gainPool(s, held[s])
				}
			}
		}}
}

// secretNumber asks for a number that nobody else is told of.
func (g *Game) secretNumber(s Seat, prompt string, lo, hi int) int {
	var opts []Option
	for n := lo; n <= hi; n++ {
		opts = append(opts, Option{Verb: Takes, n: n, on: Nothing})
	}
	return g.ask(&Decision{Seat: s, Window: AmountW, Prompt: prompt, Options: opts, Default: -1, Hidden: true}).n
}

// InAnAnteGame: usable only in a game that is played for ante, which none is here.
var InAnAnteGame = when("usable only in a game played for ante", refusal("The game is not played for ante.", "RS-high-stakes.1.c1"),
	func(*Game, *Play) bool { return false })

// AntesOrOusted has every Methuselah ante her next library card or be ousted; all decide in secret.
var AntesOrOusted = Effect{Text: "each Methuselah secretly decides whether to ante the next card of her library or to be ousted; all decisions are shown together", Do: func(g *Game, p *Play) {
	var out []Seat
	for _, s := range g.among(p, Anyone) {
		lib := g.seats[s].zones[Library]
		if len(lib) > 0 && g.secretNumber(s, "Ante your next card (1) or be ousted (0)?", 0, 1) == 1 {
			g.removeCard(lib[0])
		} else {
			out = append(out, s)
		}
	}
	g.oust(out)
}}
