package tui

import (
	"strings"

	"elysium/game"
)

// story is a row of the log: one thing that happened, with what it brought about.
type story struct {
	logLine
	from int        // the first event in it
	last game.Event // the last one
	at   int        // where its text begins
	whom string     // who the text before that is about
}

// scene is what goes on as events are told: how an event is told depends on it.
type scene struct {
	closed    bool       // what is told next is no effect of the row before
	cause     game.Event // what takes effect: a card, or an action; a turn if nothing does
	succeeded *game.Card // the action's cost is being paid by its minion's side
	seat      game.Seat  // whose action that is
	bleeds    bool       // a bleed has succeeded, and nobody has been bled yet
	leaving   bool       // a Methuselah's cards leave the game
}

// causes are the events whose effects follow.
var causes = map[game.EventKind]bool{game.Played: true, game.Used: true, game.ActionSucceeded: true}

// apart are the events that are told without what follows: it is another's doing, or comes later.
var apart = map[game.EventKind]bool{
	game.TurnBegan: true, game.ActionAnnounced: true, game.ActionContinues: true, game.TookOver: true, game.Redirected: true,
	game.BlockAttempted: true, game.BlockFailed: true, game.BlockSucceeded: true, game.CombatBegan: true, game.RoundBegan: true,
	game.RangeSet: true, game.Maneuvered: true, game.StrikeChosen: true, game.Pressed: true, game.CombatEnded: true, game.ActionEnded: true,
	game.Influenced: true, game.TookBack: true, game.MovedOut: true, game.DrewCrypt: true, game.ReferendumCalled: true,
}

// transfers are the events of the influence phase that follow one another in a row.
var transfers = map[game.EventKind]bool{game.Influenced: true, game.TookBack: true, game.MovedOut: true, game.DrewCrypt: true}

// summed are the events that are told once for several of the kind, and not at all for none.
var summed = map[game.EventKind]bool{game.PoolGained: true, game.PoolBurned: true, game.BloodGained: true, game.BloodLost: true}

// departs are the events in the midst of which the cards of who leaves are removed.
var departs = map[game.EventKind]bool{game.Ousted: true, game.Withdrew: true, game.GainedVP: true, game.PoolGained: true,
	game.RemovedFromGame: true, game.EdgeBurned: true, game.Burned: true, game.Discarded: true}

// tell takes an event into the scene, and its line as the scene has it; what follows is known, if
// something has.
func (s *scene) tell(l *logLine, e, next *game.Event) {
	s.pay(l, e)
	if next == nil || next.Kind != game.ActionAnnounced || next.Card != e.Card { // it locks to act
		s.lock(l, e)
	}
	switch e.Kind {
	case game.Ousted, game.Withdrew:
		s.leaving = true
	case game.RemovedFromGame:
		l.minor = s.leaving
	case game.BledFor:
		s.bleeds = false
	case game.ActionEnded:
		if l.minor = endings[e.Word] == ""; s.bleeds {
			l.minor, l.text, s.bleeds = false, "the bleed is for nothing", false
		}
	}
	s.leaving = s.leaving && departs[e.Kind]
	switch {
	case causes[e.Kind]:
		s.cause = *e
	case apart[e.Kind]:
		s.cause = game.Event{}
	}
}

// pay tells what follows an action's success at once, from its own side, as its cost
// (RB-3-resolve-the-action.p1).
func (s *scene) pay(l *logLine, e *game.Event) {
	switch {
	case e.Kind == game.ActionSucceeded:
		s.succeeded, s.seat, s.bleeds, s.closed = e.Card, e.Seat, e.Word == "bleed", true
		return
	case s.succeeded == nil:
		return
	case e.Kind == game.BloodLost && e.Card == s.succeeded:
		l.text = strings.Replace(l.text, " loses ", " pays ", 1) + " for the action"
	case e.Kind == game.PoolBurned && e.Seat == s.seat:
		l.text = strings.Replace(l.text, " burns ", " pays ", 1) + " for the action"
	default:
		s.succeeded = nil
		return
	}
	l.joins = false
}

// lock tells a lock that is an effect, but none that is the price of acting, blocking or using a card.
func (s *scene) lock(l *logLine, e *game.Event) {
	switch {
	case e.Kind == game.Locked && causes[s.cause.Kind] && e.Card != s.cause.Card && e.Card != s.cause.Other:
		l.text = strings.TrimSuffix(l.text, " locks") + " is locked"
	case e.Kind == game.Unlocked && causes[s.cause.Kind] && s.cause.Kind != game.Used: // that may be the unlock phase
	default:
		return
	}
	l.minor, l.joins, l.effect = false, true, true
}

// rowWidth is how long a row of the log gets by what is added to it.
const rowWidth = 76

// tell adds an event's line to the rows: what follows from the row before goes on in it.
func (b *logBook) tell(g *game.Game, l logLine, e *game.Event) {
	event := len(b.lines) - 1
	if l.minor {
		b.scene.closed = b.scene.closed || apart[e.Kind]
		return
	}
	if n := len(b.rows); n > 0 && b.goesOn(&b.rows[n-1], &l, e) && b.rows[n-1].add(g, l, e, b.reader) {
		return
	}
	b.scene.closed = b.scene.succeeded != nil
	b.rows = append(b.rows, story{logLine: l, from: event, last: *e})
}

// goesOn reports whether an event's line may stand in the row before.
func (b *logBook) goesOn(row *story, l *logLine, e *game.Event) bool {
	switch {
	case !l.joins || row.turn || b.scene.closed || b.reasoned(row.from+1, len(b.lines)):
		return false
	case transfers[e.Kind]:
		return row.subject == l.subject && (transfers[row.last.Kind] || e.Kind == game.DrewCrypt && row.last.Kind == game.PoolBurned)
	case e.Kind == game.Damaged:
		return row.subject == l.subject && !apart[row.last.Kind]
	case l.effect:
		return !apart[row.last.Kind]
	}
	return row.subject == l.subject
}

// reasoned reports whether a house seat's choice, with a reason, begins at one of these events.
func (b *logBook) reasoned(from, to int) bool {
	for at := from; at < to; at++ {
		if b.reasons[at] != "" {
			return true
		}
	}
	return false
}

// add goes on with an event's line, if there is room. Of what happens again the sum is told.
func (row *story) add(g *game.Game, l logLine, e *game.Event, reader game.Seat) bool {
	head, whom, sum := row.text, row.subject, *e
	if last := &row.last; summed[e.Kind] && last.Kind == e.Kind && last.Card == e.Card && last.Seat == e.Seat {
		sum.N += last.N
		head, whom = row.text[:row.at], row.whom
		l.text = wording(g.EventText(&sum, reader), &sum)
	}
	rest := "; " + l.text
	predicate, same := strings.CutPrefix(l.text, l.subject+" ")
	if same = same && l.subject != "" && whom == l.subject; same {
		rest = ", " + predicate
	}
	if head == "" {
		rest = l.text
	}
	if width(head)+width(rest) > rowWidth {
		return false
	}
	row.text, row.at, row.whom = head+rest, len(head), whom
	row.last, row.mark, row.subject = sum, row.mark || l.mark, l.subject
	return true
}
