package game

// The words of this file are for cards that a reaction leaves on the acting minion.

// IfItBlocks has an effect happen when the user blocks the action, before the block resolves.
func IfItBlocks(e Effect) Effect {
	then := Effect{Do: func(g *Game, p *Play) {
		if a := g.action; a != nil && a.blocker.get() == p.by {
			e.Do(g, p)
		}
	}}
	return Effect{Text: "when this vampire blocks, " + e.Text, Do: func(g *Game, p *Play) {
		g.later(due{at: BlockSucceeds, effect: &then, play: p, span: ActionSpan})
	}}
}

// PutsOnActor moves the card from the ash heap onto the acting minion; who played it keeps control
// of it, and it serves the minion that used it.
var PutsOnActor = Effect{Text: "put this card on the acting minion; you still control it", Do: func(g *Game, p *Play) {
	t := g.actor()
	if t == nil || !t.inPlay() || p.card.zone != AshHeap && p.card.zone != Limbo {
		return
	}
	p.placed = true
	g.putOn(p.card, t, p.seat)
	p.card.choose(cardObject(p.by))
}}

// ChosenUses: the chosen minion uses the ability, so its controller decides.
var ChosenUses = Mark{Set: func(m *Mode) { m.chosenUses = true }}

// BleedsBearersController: the chosen minion is bleeding the controller of the minion the card is on;
// usable until the bleed resolves (AR-2.1.4.p2.c2).
var BleedsBearersController = Bundle{
	Mark{Text: "during a bleed of the minion that used this card against the controller of the one it is on", Set: func(m *Mode) { m.windows = duringCost }},
	when("", onlyDuringBleed, func(g *Game, p *Play) bool {
		a, h := g.action, p.card.host
		return a != nil && h != nil && a.kind == bleedKind && g.actor() != nil && g.actor() == p.card.chosenCard() && a.object().Seat == h.controller
	}),
}
