package game

import "strings"

// ReplaceAfter delays a card's replacement until the end of the action or combat in progress
// (RB-drawing-cards.p1).
func ReplaceAfter(s Span) Trait {
	return Trait{Text: "Do not replace until after this " + spanNames[s], Set: func(d *Definition) {
		d.delay = Point{Set: true, Span: s, Seat: NoSeat}
	}}
}

// drawDelayed ends the delays that were to last as long as a span.
func (g *Game) drawDelayed(span Span) {
	for _, m := range g.seats {
		m.endDelays(func(d owed) bool { return d.until.Seat == NoSeat && d.until.Span == span })
	}
}

// BearerCannotPlay keeps the minion the card is on from playing cards of certain names.
func BearerCannotPlay(names ...string) Trait {
	return Trait{Text: "The minion with this card cannot play " + strings.Join(names, " or "), Set: func(d *Definition) { d.bars = names }}
}

// barring is the card on a minion that keeps it from playing cards of a name.
func barring(c *Card, name string) *Card {
	if c == nil {
		return nil
	}
	for _, k := range c.on {
		if k.indexed && len(k.def.bars) > 0 && hasWord(k.def.bars, name) {
			return k
		}
	}
	return nil
}

// untilGone is no point of a turn: the delay ends as the card leaves play.
var untilGone = Point{Set: true, Span: GameSpan, Phase: phases, Seat: NoSeat}

// ReplaceOnceGone delays a card's replacement as long as the card is in play.
var ReplaceOnceGone = Trait{Text: "Do not replace it as long as it is in play", Set: func(d *Definition) {
	d.delay = untilGone
}}
