package game

// ActsAs: a minion of a kind is acting, whoever controls it.
func ActsAs(w Who) Condition {
	return when("only if "+w.Text+" is acting", refusal("No such minion is acting.", "AR-1.5.5.p1.c1"),
		func(g *Game, p *Play) bool { c := g.actor(); return c != nil && w.Is(g, c) })
}

// SucceededAs: the action in progress has been successful and its minion is of a kind now.
func SucceededAs(w Who) func(*Game, *Play) bool {
	return func(g *Game, p *Play) bool {
		a := g.action
		return a != nil && a.outcome == Successful && g.actor() != nil && w.Is(g, g.actor())
	}
}

// LaterIf has an effect happen at a moment of this action if something holds by then.
func LaterIf(at Moment, text string, holds func(*Game, *Play) bool, e Effect) Bundle {
	held := Effect{Text: e.Text, Do: func(g *Game, p *Play) {
		if holds(g, p) {
			e.Do(g, p)
		}
	}}
	return Bundle{Say(text), Later(at, ActionSpan, held)}
}

// EvenIfLocked says that a locked card can be used so.
var EvenIfLocked = Say("usable even if this card is locked")

// ItIsReady: the minion whose text it is must be ready.
var ItIsReady = when("only while this minion is ready", mustBeReady, func(g *Game, p *Play) bool { return p.card.ready() })
