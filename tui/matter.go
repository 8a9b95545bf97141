package tui

import "elysium/game"

// matter says in a sentence without its full stop what goes on: "Ayelech bleeds Ben for 1".
func (t *table) matter() string {
	v := t.view
	switch {
	case v.Play != nil && t.d.Window == game.AsPlayed:
		return t.played(v.Play)
	case v.Combat != nil:
		return t.cardName(v.Combat.Minions[0]) + " fights " + t.cardName(v.Combat.Minions[1]) + ", round " + itoa(v.Combat.Round)
	case v.Vote != nil:
		return "Referendum: " + v.Vote.What + before(" (", v.Vote.Terms) + pick(v.Vote.Terms != "", ")", "")
	case v.Action != nil:
		return t.cardName(v.Action.Actor) + " " + t.deed(v.Action) + pick(v.Action.Blocked, ", blocked", "")
	}
	return t.name(v.TurnSeat) + "'s " + v.Phase.String() + " phase"
}

// stages say what a window is the moment for, to the table as a whole. Where it depends on who is
// asked, or needs no more words than the engine's, the decision's own question is used.
var stages = map[game.Window]string{
	game.AsPlayed:         "It is being played: cancel it, or wake a minion?",
	game.Announced:        "It is announced: anything before blocks?",
	game.ActionW:          "Block, react, or add to it? Who passes does not block.",
	game.BlocksDeclined:   "Nobody blocks: anything more?",
	game.WouldSucceed:     "It is about to succeed: anything?",
	game.AfterResolution:  "Its outcome is known: anything after it?",
	game.BlockResolution:  "It is blocked: anything before combat?",
	game.BeforeRange:      "Anything before range?",
	game.BeforeStrikes:    "Anything before strikes?",
	game.BeforeResolution: "Strikes are chosen: anything before they resolve?",
	game.AfterStrikes:     "Strikes have resolved: anything?",
	game.EndOfRound:       "The round ends: anything?",
	game.UnlockW:          "Anything in it?",
}

// stage says what the table is asked.
func (t *table) stage() string {
	if t.d.Window == game.BlockAttempt && t.view.Action != nil {
		return t.blockWords(t.view.Action) + ": more stealth, more intercept?"
	}
	if s, known := stages[t.d.Window]; known {
		return s
	}
	return t.d.Prompt
}
