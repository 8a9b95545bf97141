package game

import "fmt"

// The words of this file are for a card that blocks as if it were a minion.

// BlocksAsVampire lets the card attempt to block an action directed at its controller, or at a card
// she controls: during that attempt it is a vampire without blood. If the block succeeds, the acting
// minion is hurt and the card is burned, before anything else can follow (AR-2.4.3.p1.c2).
func BlocksAsVampire(capacity, intercept, hurt int, traits ...string) OnCard {
	shape := Define(Trait{Set: func(d *Definition) { d.ambush = true }},
		When(BlockSucceeds, Must, when("", lacksRequirement, func(g *Game, p *Play) bool { return g.about.Card == p.card }),
			Effect{Do: func(g *Game, p *Play) {
				g.resume(p.card)
				if a := g.actor(); a != nil && a.inPlay() {
					g.environmental(a, hurt, true, true)
				}
				g.burn(p.card)
			}}))
	facts := Facts{Types: Vampire, Capacity: capacity, Intercept: intercept, Traits: traits}
	vampire := func(c *Card) *Piece {
		f := facts
		f.Name, f.Unique = c.Name(), c.unique()
		return &Piece{Facts: &f, Def: shape}
	}
	return Named("block", Mark{Set: func(m *Mode) { m.windows = In(ActionW) }}, DirectedAtYou,
		Condition{Fails: func(g *Game, p *Play) *Refusal {
			l := lister{g: g, seat: p.seat, window: ActionW, probe: true}
			p.card.as(vampire(p.card), func() { g.ruleBlockRights(&l, g.action, p.card) })
			if len(l.reasons) > 0 {
				return l.reasons[0]
			}
			return nil
		}},
		Effect{Text: fmt.Sprintf("this card can attempt to block it, and is a vampire with a capacity of %d, infernal, with %+d intercept and no blood during that attempt; if it succeeds, the acting minion takes %d aggravated environmental damage that cannot be prevented, and this card is burned", capacity, intercept, hurt),
			Do: func(g *Game, p *Play) {
				v := vampire(p.card)
				g.unindexAll(p.card)
				g.incarnate(p.card, v)
				g.move(p.card, Ready, p.seat)
				g.declareBlock(p.card)
			}})
}

// as looks at a card as if another piece lay in its place: what bars vampires bars a card that is
// one for as long as it attempts to block.
func (c *Card) as(p *Piece, look func()) {
	piece, def := c.piece, c.def
	c.piece, c.def = p, bind(p)
	look()
	c.piece, c.def = piece, def
}

// resume gives a card that has attempted to block its own shape and place back.
func (g *Game) resume(c *Card) {
	if c == nil || !c.def.ambush {
		return
	}
	g.disincarnate(c)
	g.move(c, InPlay, c.controller)
}

// endAttempt lets a card that has blocked as a vampire be itself again, unless it succeeded: then
// what the block triggers comes first.
func (g *Game) endAttempt(a *action, c *Card) {
	if !a.blocked && c != nil && c.zone == Ready {
		g.resume(c)
	}
}
