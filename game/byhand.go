package game

// stays are the types that stay in play by themselves.
const stays = Equipment | Retainer | Ally | EventCard | Conviction | Power

// byHand stops where a card takes effect whose text is not defined: who played it carries it out
// with corrections, which everybody sees, and says whether it goes where its type puts it.
func (g *Game) byHand(p *Play) {
	c := p.card
	if c == nil || p.mode.fromPlay || c.zone != Limbo || c.piece.Defined() || c.piece.Facts.ID == 0 {
		return
	}
	if a := p.action; p.mode.as.Has(PoliticalAction) && (a == nil || a.ref == nil || !a.ref.passed) {
		return
	}
	other := InPlay
	if c.is(stays) || c.piece.Facts.Location {
		other = AshHeap
	}
	up := g.playing
	g.playing = p
	defer func() { g.playing = up }()
	o := g.ask(&Decision{Seat: p.seat, Window: ByHandW, Prompt: "By hand (e): " + g.NameTo(NoSeat, c) + ". Done?",
		Options: []Option{{Verb: Done, on: Nothing}, {Verb: Chooses, on: wordObject(other.String())}}})
	switch {
	case o.Verb == Done || c.zone != Limbo:
	case other == InPlay:
		g.move(c, InPlay, p.seat)
	default:
		g.burn(c)
	}
}
