package game

import "fmt"

// The words of this file put vampires in play for a single bleed.

// CommandsForABleed puts as many younger vampires in play as X and a few more, with 1 blood more
// each; they must bleed, and go to the bottom of the crypt when one bleed was successful or none
// of them can still bleed.
func CommandsForABleed(more int) Effect {
	back := Effect{Do: recallCommanded}
	text := "choose X"
	if more > 0 {
		text = fmt.Sprintf("choose X%+d", more)
	}
	return Effect{
		Text: text + " younger vampires in your uncontrolled region, no unique one of which a copy is in play, and put them in play, each with 1 blood in addition to its own; " +
			"each of them must bleed; when one of their bleeds was successful, or all that can have bled, move them all to the bottom of your crypt",
		Do: func(g *Game, p *Play) {
			for range p.x + more {
				c := g.chooseCard(p.seat, "Which vampire is put in play?", ChooseW, Chooses, g.commandable(p))
				if c == nil {
					break
				}
				c.faceDown, c.locked, c.wounded = false, false, false
				g.enter(c, nil, func() { g.move(c, Ready, p.seat) })
				g.gainBlood(c, 1)
				g.addMod(mod{value: MustBleed, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: GameSpan})
			}
			for _, at := range []Moment{ActionEnds, MinionPhaseOver} {
				g.later(due{at: at, effect: &back, play: p, span: TurnSpan, every: true})
			}
		}}
}

// commandable are the vampires that can be put in play: nobody comes to contest one
// (AR-1.13.1.p3.c2).
func (g *Game) commandable(p *Play) []*Card {
	var found []*Card
	for _, c := range g.seats[p.seat].zones[Uncontrolled] {
		if !c.isVampire() || p.by == nil || c.piece.Facts.Capacity >= g.capacity(p.by) {
			continue
		}
		if c.unique() && (g.controlsVampire(p.seat, c) || g.copyInPlay(c)) {
			continue
		}
		found = append(found, c)
	}
	return found
}

func (g *Game) copyInPlay(c *Card) bool {
	for _, k := range g.cards {
		if k != c && k.inPlay() && k.unique() && sameUnique(k, c) {
			return true
		}
	}
	return false
}

// recallCommanded moves the vampires to the bottom of the crypt when their time is over.
func recallCommanded(g *Game, p *Play) {
	var all []*Card
	over := true
	for i := range g.mods[MustBleed] {
		m := &g.mods[MustBleed][i]
		c := m.on.get()
		if m.source != p.ref || c == nil || !c.inPlay() {
			continue
		}
		all = append(all, c)
		over = over && !g.stillBleeds(c)
	}
	a := g.last
	for _, c := range all {
		if over || g.phase == MinionPhase && a != nil && a.kind == bleedKind && a.bledFor > 0 && a.minion.get() == c {
			for _, k := range all {
				g.move(k, Crypt, k.owner)
			}
			return
		}
	}
}

// stillBleeds reports whether a minion could still bleed this turn as it stands.
func (g *Game) stillBleeds(c *Card) bool {
	return c.ready() && !c.locked && g.phase == MinionPhase && g.turnSeat == c.controller &&
		!g.repeats(c, bleedKind, nil, nil, Nothing) && !g.flag(CannotAct, c, c.controller) && !g.isStuck(c)
}
