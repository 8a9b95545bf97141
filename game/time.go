package game

import "errors"

// What a table does that plays to a time limit. The rulebook knows none; tournaments end a game
// with the action in progress, or, outside the minion phase, with the phase.

var (
	errCalled    = errors.New("time has been called already")
	errNotCalled = errors.New("time has not been called")
)

// canCall says why time cannot be called or extended.
func (g *Game) canCall(k CorrectionKind) error {
	switch {
	case k == CallTime && g.lastSpan != GameSpan:
		return errCalled
	case k == ExtendTime && g.lastSpan == GameSpan:
		return errNotCalled
	}
	return nil
}

// callTime says with what the game ends; between two actions it ends at once.
func (g *Game) callTime() {
	switch {
	case g.within(ActionSpan):
		g.lastSpan = ActionSpan
	case g.phase == MinionPhase:
		g.timeUp()
		return
	default:
		g.lastSpan = PhaseSpan
	}
	g.tell(Event{Kind: TimeCalled, Word: spanNames[g.lastSpan]})
}

// endCalled ends the game where it is to end after a span of this kind; with the turn in any
// case, for an oust may have cut the span short.
func (g *Game) endCalled(span Span) {
	if g.lastSpan == GameSpan || span != g.lastSpan && span != TurnSpan || g.leaving > 0 || g.within(ActionSpan) {
		return
	}
	g.timeUp()
	g.checkpoint()
}

// timeUp ends the game: whoever is still in it gets half a victory point.
func (g *Game) timeUp() {
	g.lastSpan = GameSpan
	for i, m := range g.seats {
		if g.in(Seat(i)) {
			m.half = true
		}
	}
	g.tell(Event{Kind: TimeUp})
	g.end(GameSpan)
}

// String names a span: game, turn, phase, action...
func (s Span) String() string { return spanNames[s] }

// TimeCalled reports whether time has been called, and the action or phase that the game ends with.
func (g *Game) TimeCalled() (Span, bool) { return g.lastSpan, g.lastSpan != GameSpan }
