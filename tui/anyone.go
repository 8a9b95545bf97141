package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// call is one opening of a window at which the table is asked in one line who wants to do
// something. Whom it names depends on what everybody can see, so that neither asking nor passing
// tells anything about a hand.
type call struct {
	opening
	open   bool // the table has not answered yet
	made   bool
	seats  []game.Seat // the people who might do something, in the order of impulse
	wants  []bool      // by seat
	served []bool      // those who wanted to, and have been asked
	last   game.Seat   // whose number was typed last
}

// opening is one opening of a window, up to the next thing that happens.
type opening struct {
	during game.Progress
	events int
}

func openingOf(g *game.Game) opening { return opening{g.Progress(), g.EventCount()} }

// quiet reports whether nothing has happened since; lasts, whether the window is open still, too.
func (o *opening) quiet(g *game.Game) bool { return o.events == g.EventCount() }

func (o *opening) lasts(g *game.Game) bool { return o.quiet(g) && o.during.SameOccasion(g.Progress()) }

// Asking says for whom a table of several people is asked whether anyone wants to do something.
type Asking uint8

// The settings of a table's asking.
const (
	AskSeen  Asking = iota // whoever might do something, by what everybody can see
	AskLists               // and by the lists of all decks, as if everybody knew them
	AskQuick               // only who has something to choose
)

var askingNames = [...]string{"whoever might have something", "whoever's deck might have something", "only who has something"}

// askingWords are the settings as files write them.
var askingWords = [...]string{"", "lists", "quick"}

func (a Asking) String() string { return askingNames[a] }

// Word is the setting as files write it, "" for the usual one.
func (a Asking) Word() string { return askingWords[a] }

// turned is the setting some steps on.
func (a Asking) turned(step int) Asking {
	n := len(askingNames)
	return Asking((int(a) + n + step) % n)
}

// askingOf reads the setting that a file keeps.
func askingOf(word string) Asking { return Asking(max(0, slices.Index(askingWords[:], word))) }

// Stopper is a Session that can be told to stop also where there is nothing to choose.
type Stopper interface {
	SetStops(all bool, hands *game.Unseen)
}

// public reports whether the table is asked as a whole: several people share the screen, and
// they have not chosen that whoever has nothing is skipped.
func (t *table) public() bool {
	if _, learning := t.course(); learning || t.step || t.asking == AskQuick || t.mode == CurtainOpen {
		return false
	}
	return len(t.persons()) > 1
}

// people are the seats that the house does not play.
func (t *table) people() (all []game.Seat) {
	for i, house := range t.house {
		if !house {
			all = append(all, game.Seat(i))
		}
	}
	return all
}

// persons are the seats of the people who are still in the game; of all, if none is.
func (t *table) persons() []game.Seat {
	all := t.people()
	in := slices.DeleteFunc(slices.Clone(all), func(s game.Seat) bool { return !t.game().In(s) })
	if len(in) == 0 {
		return all
	}
	return in
}

// stopWhere tells the game at which opportunities to stop.
func (t *table) stopWhere() {
	var hands *game.Unseen
	if t.public() {
		if t.hands == nil {
			t.hands = game.NewUnseen(t.handCards)
		}
		hands = t.hands
	}
	if s, ok := t.session.(Stopper); ok {
		s.SetStops(t.step, hands)
		return
	}
	t.game().SetStops(t.step)
	t.game().SetUnseen(hands)
}

// callable reports whether the pending decision is one that the table is asked about as a
// whole: an opportunity that may be passed, but nobody's own phase.
func (t *table) callable() bool {
	i := t.d.Default
	return t.public() && t.d.Hidden && i >= 0 && t.d.Options[i].Verb == game.Pass && !t.ownWindow()
}

// ownWindow reports whether the asked seat is the one whose turn it is, in one of its phases.
func (t *table) ownWindow() bool {
	return t.d.Seat == t.game().Progress().TurnSeat && slices.Contains(ownPhases, t.d.Window)
}

// ownPhases are the windows of the phases in which the Methuselah whose turn it is acts.
var ownPhases = []game.Window{game.UnlockW, game.MasterW, game.BetweenActions, game.InfluenceW, game.DiscardW}

// standing is the answer that the table has given already for the asked seat, or that nothing is
// worth a question here: no stop is set, or a minion could be woken for nothing.
func (t *table) standing() (option int, given bool) {
	if !t.callable() {
		return 0, false
	}
	if !t.stops.at(t.d.Window) || t.game().Idle(t.d.Seat) {
		return t.d.Default, true
	}
	c := &t.call
	if !c.covers(t.game()) {
		return 0, false
	}
	return t.d.Default, !c.open && !c.wants[t.d.Seat] && c.claimed(t.game())
}

// claimed reports whether somebody who has said that she wants to do something is still to come.
// Who comes after her in the order of impulse has not passed: if she does, they are asked.
func (c *call) claimed(g *game.Game) bool {
	for s, wants := range c.wants {
		if wants && !c.served[s] && g.IsAsked(game.Seat(s)) {
			return true
		}
	}
	return false
}

// deed is what a seat has done in an opening of a window.
type deed struct {
	seat   game.Seat
	during game.Progress
}

// keeps reports whether the asked seat goes on without a call: it has just done something here and
// has the impulse again, or the call would be for it alone and its cards are up.
func (t *table) keeps() bool {
	s, c := t.d.Seat, &t.call
	just := t.did.seat == s && t.did.during.SameOccasion(t.game().Progress())
	return just || len(c.seats) == 1 && c.seats[0] == s && t.viewer == s && !t.shade.on
}

// covers reports whether a call was made in this opening of a window, and nothing has happened
// since.
func (c *call) covers(g *game.Game) bool {
	return c.made && c.lasts(g)
}

// callTable asks the table who wants to do something; false if it is somebody's own decision,
// or has been asked for.
func (t *table) callTable() bool {
	if !t.callable() || t.call.covers(t.game()) && !t.call.open && t.call.wants[t.d.Seat] {
		return false
	}
	if !t.call.open || !t.call.covers(t.game()) {
		t.makeCall()
		if t.keeps() {
			t.call.open, t.call.wants[t.d.Seat] = false, true
			return false
		}
	}
	if t.viewer != game.NoSeat || t.shade.on {
		t.hide()
	}
	t.note()
	t.hurried, t.hurry = t.hurry, false
	t.ask.clear()
	t.refresh()
	return true
}

// calm forgets after a moment that the pauses of the house were skipped: until then a key that was
// meant for the house answers nothing.
func (t *table) calm() tea.Cmd {
	if !t.hurried {
		return nil
	}
	return t.wait(grace[false])
}

// makeCall opens a call in the present window.
func (t *table) makeCall() {
	g, up := t.game(), t.call
	n := len(t.house)
	t.call = call{opening: openingOf(g), open: true, made: true, wants: make([]bool, n), served: make([]bool, n), last: game.NoSeat}
	for i := range n {
		s := game.Seat((int(t.d.Seat) + i) % n)
		if t.isHouse(s) || s != t.d.Seat && !g.IsAsked(s) {
			continue
		}
		t.call.seats = append(t.call.seats, s)
		t.yields[s].expire(g, s)
		just := t.did.seat == s && t.did.during.SameOccasion(t.call.during)
		t.call.wants[s] = just || up.made && up.during.SameOccasion(t.call.during) && up.wants[s] && !up.served[s]
	}
}

// callKey is a key while the table is asked.
func (t *table) callKey(k string) (tea.Cmd, bool) {
	keys := &tableKeys
	switch {
	case len(k) == 1 && k[0] >= '1' && k[0] <= '6':
		return t.claim(game.Seat(k[0] - '1')), true
	case is(k, keys.Commit):
		return t.answerCall(), true
	case is(k, keys.Skip), is(k, keys.Pass):
		return t.nobody(false), true
	case is(k, keys.Nobody):
		return t.nobody(true), true
	case is(k, keys.Why), is(k, keys.Learn), is(k, keys.Hint), is(k, keys.Detail):
		t.message = "Say first who wants to do something: the number of a seat, then {take}."
		return nil, true
	}
	return nil, false
}

// claim says that a seat wants to do something; said twice, it goes on with it.
func (t *table) claim(s game.Seat) tea.Cmd {
	c := &t.call
	switch {
	case int(s) >= len(t.house):
		return nil
	case t.isHouse(s):
		t.message = t.name(s) + " is played by the house, which speaks for itself."
		return nil
	case !slices.Contains(c.seats, s):
		t.message = t.name(s) + " has nothing that could be done here, as far as everybody can see."
		return nil
	case c.last == s && c.wants[s]:
		return t.answerCall()
	}
	c.wants[s], c.last = !c.wants[s], s
	return nil
}

// answerCall goes on with those who want to do something, first in the order of impulse first.
func (t *table) answerCall() tea.Cmd {
	if !slices.Contains(t.call.wants, true) {
		t.message = "Nobody has said anything: a number says who, {skip} that nobody wants to."
		return nil
	}
	for s, wants := range t.call.wants {
		if wants {
			t.yields[s] = yield{} // it has changed its mind
		}
	}
	t.call.open = false
	return t.settle()
}

// calledFrom is the row of the question at which the people stand.
const calledFrom = 2

// drawCall is the question to the table.
func (t *table) drawCall(w, h int) []string {
	th, c := t.theme, &t.call
	p := newPanel(w, h)
	p.title(th, t.matter()+". Anyone?", "")
	p.text(th.Plain, "  "+t.stage())
	for _, s := range c.seats {
		p.line(func(l *line) { t.drawCalled(l, s) })
	}
	p.text(th.Plain, "")
	p.para(th.Dim, 2, th.Keys.say("{skip}: nobody. Or a number says who wants to, and {take} goes on with them. {nobody}: nobody until something happens; {yield}: pass for longer."))
	return p.done()
}

// drawCalled is a person whom the table's question is for.
func (t *table) drawCalled(l *line, s game.Seat) {
	th, c := t.theme, &t.call
	l.put(th.Asked, pick(c.last == s, "> ", "  ")).put(th.Bold, " "+itoa(int(s)+1)+" ").put(th.Plain, t.name(s)).to(22)
	chips := strings.TrimPrefix(t.yields[s].chips(), " ")
	switch {
	case c.wants[s]:
		l.put(th.Good, "wants to")
	case chips != "":
		l.put(th.Note, chips)
		return
	default:
		l.put(th.Dim, "-")
	}
	l.to(33).put(th.Note, t.openlyAble(s))
}

// openlyAble says what everybody can see of a seat's part in what goes on.
func (t *table) openlyAble(s game.Seat) string {
	v := t.view
	switch {
	case t.d.Window == game.VotesW && v.Vote != nil:
		n, from := votesLeft(v.Vote, s)
		if n == 0 {
			return strings.Join(from, ", ")
		}
		return plural(n, "vote", "votes") + " left"
	case v.Combat != nil:
		for i, seat := range v.Combat.Seats {
			if seat == s {
				return "fights with " + t.cardName(v.Combat.Minions[i])
			}
		}
	case v.Action != nil && v.Action.Seat == s:
		return "acts"
	case v.Action != nil && slices.Contains(v.Action.Targets, s):
		return "is acted against"
	}
	return ""
}

// answersCall notes that a seat that wanted to do something is asked now.
func (t *table) answersCall() {
	t.call.open = false
	if t.call.made {
		t.call.served[t.d.Seat] = true
	}
}
