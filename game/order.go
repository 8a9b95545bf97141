package game

// ripe is something that happens at the present moment: what was due, or what a card in play does
// by itself.
type ripe struct {
	due  due
	card *Card
	mode *Mode // of a card in play; nil: due
}

// atOnce are the moments at which everything happens at one time, or only means are given:
// nobody orders it.
var atOnce = map[Moment]bool{StrikeResolution: true, RoundBegins: true, Replacing: true, CardPlayedM: true, DiscardBegins: true, LeftReady: true}

// inOrder lets happen, one after another, what is ripe at a moment. Where it is of several cards,
// the acting Methuselah says which comes first (AR-2.4.p1.c1, AR-2.4.3.p1.c3).
func (g *Game) inOrder(at Moment, all []ripe) {
	for len(all) > 0 {
		i := 0
		if !atOnce[at] && g.leaving == 0 {
			i = g.firstOf(all)
		}
		x := all[i]
		all = append(all[:i], all[i+1:]...)
		g.happens(x)
	}
}

// happens lets one thing happen, if it still can.
func (g *Game) happens(x ripe) {
	switch {
	case x.mode == nil:
		g.asPlayed(x.due.play, func() { x.due.effect.Do(g, x.due.play) })
	case contains(g.watchers, x.card):
		g.fireTrigger(x.card, x.mode)
	}
}

// firstOf asks which of several things comes first; those of one card come in printed order
// (AR-2.4.2.p2.c2), and those of cards alike in any.
func (g *Game) firstOf(all []ripe) int {
	var opts []Option
	for i := range all {
		if c := all[i].source(); !g.toHappen(&all[i]) || named(opts, c) {
			continue
		} else {
			opts = append(opts, Option{Verb: FirstOf, n: i, card: c, on: Nothing})
		}
	}
	if len(opts) < 2 {
		return 0
	}
	s := g.turnSeat
	if g.action != nil {
		s = g.action.seat
	}
	if !g.in(s) {
		return 0
	}
	return g.ask(&Decision{Seat: s, Window: OrderW, Prompt: "Several effects apply. Which comes first?", Options: opts, Default: 0}).n
}

func (x *ripe) source() *Card {
	if x.mode == nil {
		return x.due.play.card
	}
	return x.card
}

// toHappen reports whether a thing would do anything if its turn came now.
func (g *Game) toHappen(x *ripe) bool {
	return x.source() != nil && (x.mode == nil || g.triggered(x.card, x.mode))
}

// named reports whether a card of this one's name is among the options.
func named(opts []Option, c *Card) bool {
	for i := range opts {
		if opts[i].card.piece == c.piece {
			return true
		}
	}
	return false
}
