package game

import "fmt"

// The words of this file reach into the actions to come.

// inNext has an effect happen as each of the next actions this turn is announced whose minion is
// of a kind, n of them; an action that is canceled later counts, too (AR-3.5.1.p3.c2).
func (g *Game) inNext(p *Play, n int, of func(*Game, *Play) bool, do func(*Game, *Play)) {
	q := *p
	q.n = n
	each := Effect{Do: func(g *Game, p *Play) {
		if p.n > 0 && of(g, p) {
			p.n--
			do(g, p)
		}
	}}
	g.later(due{at: ActionAnnouncedM, effect: &each, play: &q, span: TurnSpan, every: true})
}

func stealthy(n int) func(*Game, *Play) {
	return func(g *Game, p *Play) {
		g.addMod(mod{value: Stealth, n: n, role: roleActing, source: p.ref, mode: p.mode, span: ActionSpan})
	}
}

// StealthNextAction gives the user stealth in its next action this turn.
func StealthNextAction(n int) Effect {
	return Effect{Text: fmt.Sprintf("this vampire gets %+d stealth in its next action this turn", n), Do: func(g *Game, p *Play) {
		g.inNext(p, 1, func(g *Game, p *Play) bool { return g.actor() != nil && g.actor() == p.byRef.get() }, stealthy(n))
	}}
}

// BloodForStealthNext lets the user burn X blood, for stealth in the next X actions that minions of
// its controller take this turn.
func BloodForStealthNext(n int) Effect {
	return Effect{Text: fmt.Sprintf("this vampire can burn X blood, for %+d stealth in the next X actions that minions you control take this turn", n),
		Do: func(g *Game, p *Play) {
			x := g.loseBlood(p.by, g.askNumber(p.seat, "How much blood is burned?", AmountW, Pays, 0, p.by.blood))
			g.inNext(p, x, func(g *Game, p *Play) bool { return g.action.seat == p.seat }, stealthy(n))
		}}
}
