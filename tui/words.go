package tui

import (
	"strings"

	"elysium/game"
)

// question is what is asked, in words.
func (t *table) question() string {
	d, v := t.d, t.view
	m := &v.Seats[d.Seat]
	acting := v.Action != nil && v.Action.Seat == d.Seat
	switch d.Window {
	case game.AsPlayed:
		return answersTo(d)
	case game.AfterResolution:
		return "the " + pick(v.Action != nil && v.Action.Blocked, "block", "action") + " has resolved: anything after it?"
	case game.ActionW:
		switch {
		case acting:
			return "add something to the action, or pass?"
		case offers(d, game.Blocks):
			return "block, react, or pass? Passing declines to block."
		}
		return "react, or pass?"
	case game.BlockAttempt:
		return pick(acting, "more stealth, or pass?", "more intercept, or pass?")
	case game.MasterW:
		return "master phase, " + plural(m.MasterActions, "master action", "master actions") + " left"
	case game.InfluenceW:
		return "influence phase, " + plural(m.Transfers, "transfer", "transfers") + " left"
	case game.BetweenActions:
		return "minion phase: who acts?"
	case game.DiscardW:
		return "discard phase: discard a card?"
	case game.UnlockW:
		return "unlock phase: what happens next?"
	}
	return t.asks()
}

// asks is a decision's own question, with the card it is asked for.
func (t *table) asks() string {
	q := strings.TrimSuffix(t.d.Prompt, ".")
	switch {
	case t.ask.shares != nil:
		q = "divide " + plural(t.d.Points, "point", "points")
	case q == "":
		q = windowWords[t.d.Window]
	default:
		q = strings.ToLower(q[:1]) + q[1:]
	}
	name := t.sourceName()
	if name == "" || strings.Contains(q, name) {
		return q
	}
	return name + ": " + q
}

// sourceName is the card whose effects take place or whose cost is paid, if its name may be told.
func (t *table) sourceName() string {
	if c := t.game().CardByID(t.d.SourceID()); c != nil && t.game().Sees(t.viewer, c) {
		return t.game().NameTo(t.reader(), c)
	}
	return ""
}

// answersTo asks for what can be done about the card being played.
func answersTo(d *game.Decision) string {
	cancels, wakes := false, false
	for i := range d.Options {
		cancels = cancels || d.Options[i].Cancels()
		wakes = wakes || d.Options[i].Wakes()
	}
	return pick(cancels, "cancel it, ", "") + pick(wakes, "wake a minion, ", "") + pick(cancels || wakes, "or pass?", "use something, or pass?")
}

func offers(d *game.Decision, v game.Verb) bool {
	for i := range d.Options {
		if d.Options[i].Verb == v {
			return true
		}
	}
	return false
}

// deeds say what the actor of an action does, by the engine's name of the action; a star stands
// for the card or target.
var deeds = map[string]string{
	"bleed": "bleeds *", "hunt": "hunts", "equip": "equips *", "employ retainer": "employs *", "recruit ally": "recruits *",
	"political action": "calls *", "leave torpor": "leaves torpor", "rescue": "rescues *", "diablerie": "diablerises *",
	"become Anarch": "becomes Anarch",
}

// deed is the action in progress without its actor: "bleeds Ben for 3".
func (t *table) deed(a *game.ActionView) string {
	var at []string
	for _, s := range a.Targets {
		at = append(at, t.name(s))
	}
	if a.Target != "" && (len(at) != 1 || at[0] != a.Target) {
		at = []string{a.Target + before(" (", strings.Join(at, ", ")) + pick(len(at) > 0, ")", "")}
	}
	aim := strings.Join(at, ", ")
	say, known := deeds[a.What]
	var s string
	switch {
	case !known:
		s = pick(a.Card == "", "acts", "takes the action of "+a.Card) + before(" on ", aim)
	case a.What == "bleed":
		s = "bleeds " + aim
		if aim == "" {
			s = "bleeds"
		}
	case a.Card != "":
		s = strings.Replace(say, "*", a.Card, 1) + before(" on ", aim)
	default:
		s = strings.TrimSpace(strings.Replace(say, "*", aim, 1))
	}
	if a.IsBleed {
		s += " for " + itoa(a.Bleed)
	}
	if a.IsBleed && a.Card != "" {
		s += " with " + a.Card
	}
	return s
}

func before(preposition, text string) string {
	if text == "" {
		return ""
	}
	return preposition + text
}

// played is the card being played: "Ben plays Deflection with Alice on Cleo".
func (t *table) played(p *game.PlayView) string {
	s := t.name(p.Seat) + " plays " + p.Card
	if c := t.index[p.By]; c != nil {
		s += " with " + c.Name
	}
	return s + before(" on ", p.On)
}
