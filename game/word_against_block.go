package game

// The words of this file are for modifiers that answer a block attempt.

var noSuchAttempt = refusal("No such minion is attempting to block.", "AR-1.5.4.p1.c5")

// EndsBlockAttempt cancels the attempt: it neither succeeds nor fails.
var EndsBlockAttempt = Effect{Text: "the block attempt is canceled", Do: func(g *Game, p *Play) {
	if g.action != nil {
		g.action.attempting, g.action.stopping = false, true
	}
}}

// WhileBlocked: usable while a minion attempts to block.
var WhileBlocked = Bundle{
	Mark{Text: "usable while a minion attempts to block", Set: func(m *Mode) { m.windows = In(BlockAttempt) }},
	when("", noSuchAttempt, func(g *Game, p *Play) bool {
		return g.action != nil && g.action.attempting && g.action.blocker.get() != nil
	}),
}

// FailsBlockAttempt has the attempt fail, and keeps its minion from another one in the action.
var FailsBlockAttempt = Effect{Text: "that attempt fails, and the minion cannot attempt to block this action again", Do: func(g *Game, p *Play) {
	for _, c := range BlockingMinion(g, p) {
		g.addMod(mod{value: Unblockable, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: ActionSpan})
	}
	if g.action != nil {
		g.action.attempting = false
	}
}}
