package tui

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// table is a game on the screen: whose eyes the screen is for, what is asked, and what lies
// over it.
type table struct {
	session Session
	policy  Policy
	house   []bool
	mode    Curtain
	pause   time.Duration
	theme   *Theme
	w, h    int
	mouse   bool

	viewer   game.Seat // whose hidden cards may be on the screen; NoSeat: nobody's
	saw      game.Seat // whose were last
	showHand bool
	shade    shade
	view     *game.View
	index    map[int]*game.CardView
	cache    map[panelKey][]string

	d      *game.Decision
	ask    asked
	chose  int // the card of the choice taken last
	met    met // the phase that was asked about last
	remind reminder
	warned warned // what was told of as a phase was to end
	pin    pin
	over   overlay
	yields []yield
	hush   hush
	call   call
	did    deed // what was done last in a window that the table is called to
	stops  stops
	asking Asking
	held   bool         // the house waits, and nobody passes by a standing word
	hands  *game.Unseen // what a hand may hold
	log    logBook
	marks  []mark

	step    bool // stops at every moment and tells what it is
	stepped stepped

	clock    clock
	message  string
	tick     int  // the pause or grace that counts
	hurry    bool // no pauses until a person is asked
	hurried  bool // there were none before this decision
	skipped  int  // the events before they were
	lifted   bool // the curtain has just risen
	stalled  bool // the house cannot go on
	thought  thought
	heard    int // events that were looked through for what everybody must hear of
	leave    bool
	again    *anew     // another game is to be begun
	branched *branched // the game goes on elsewhere, from an earlier decision
}

// overlay is what lies over the table, below the bar.
type overlay interface {
	draw(t *table, w, h int) []string
	key(t *table, k string) tea.Cmd
}

// mark is a decision that a person was asked, to come back to.
type mark struct {
	picks, events int
	seat          game.Seat
	took          string // what was chosen
}

func newTable(s Session, opts *Options, house []bool, mode Curtain, theme *Theme) *table {
	t := &table{session: s, policy: opts.Policy, house: house, mode: mode, pause: opts.Pause, theme: theme,
		viewer: game.NoSeat, saw: game.NoSeat, did: deed{seat: game.NoSeat}, showHand: true, mouse: !opts.NoMouse, cache: map[panelKey][]string{}}
	if t.policy == nil {
		t.policy = passive
	}
	if t.pause == 0 {
		t.pause = usualPause
	}
	if t.house == nil {
		if m, ok := s.(Seated); ok {
			t.house = m.HouseSeats()
		}
	}
	n := len(s.Game().Setup().Seats)
	t.house = append(t.house, make([]bool, max(0, n-len(t.house)))...)[:n]
	t.yields = make([]yield, n)
	if k, ok := s.(Keeper); ok {
		t.asking, t.stops = askingOf(k.Option("skip")), stopsOf(k.Option("stops"))
	}
	t.viewer, t.met = t.onlyPerson(), begun(s.Game())
	t.heard = s.Game().EventCount()
	t.log.seen = make([]int, n)
	t.clock = clock{TimeLimit: limitOf(s), now: opts.Now}
	if t.clock.now == nil {
		t.clock.now = time.Now
	}
	t.readSeatings()
	return t
}

// begin turns to the table. A game that has used some of its time waits until everybody sits.
func (t *table) begin() tea.Cmd {
	t.d = t.game().Pending()
	if t.clock.Used > 0 && t.d != nil {
		t.pauseGame()
		return nil
	}
	return tea.Batch(t.settle(), t.clock.run())
}

// usualPause is how long what a house seat did stays.
const usualPause = 900 * time.Millisecond

// onlyPerson is the only seat of a person, or NoSeat if there are several or none.
func (t *table) onlyPerson() game.Seat {
	if p := t.persons(); len(p) == 1 {
		return p[0]
	}
	return game.NoSeat
}

func (t *table) game() *game.Game { return t.session.Game() }

func (t *table) isHouse(s game.Seat) bool { return t.house[s] }

func (t *table) name(s game.Seat) string {
	if s == game.NoSeat {
		return "nobody"
	}
	return t.game().Setup().Seats[s].Name
}

// settleLimit bounds what is answered without coming back to the screen.
const settleLimit = 200

// settle goes on to the next decision that needs somebody, and tells what everybody must hear of.
func (t *table) settle() tea.Cmd {
	t.lifted = false
	cmd := t.goToNext()
	t.announce()
	return cmd
}

// goToNext goes on to the next decision that needs somebody: yields answer what they cover, the
// house passes at once and does something on a tick.
func (t *table) goToNext() tea.Cmd {
	for range settleLimit {
		if t.clock.paused && t.game().Pending() != nil { // what was done in front of the pause
			t.d = t.game().Pending()
			t.refresh()
			return nil
		}
		c, learning := t.course()
		if !learning {
			t.stopWhere()
		}
		if t.timeIsUp() {
			t.callTime()
		}
		t.d = t.game().Pending()
		switch {
		case t.d == nil, learning && c.Over():
			t.finish()
			return nil
		case t.isHouse(t.d.Seat):
			if t.housePasses() {
				continue
			}
			t.ask.clear()
			t.call.open = false
			t.lookAway()
			t.seeAlone()
			t.refresh()
			return t.waitForHouse()
		}
		i, passes := t.passes()
		switch {
		case passes:
		case t.callTable():
			return t.calm()
		default:
			return t.askPerson()
		}
		if !t.choose(i) {
			return t.askPerson()
		}
	}
	t.refresh()
	return t.after(0)
}

// choose takes an option; false if that failed, and the message says why.
func (t *table) choose(i int) bool {
	if err := t.session.Choose(i); err != nil {
		t.message = sentence(err)
		return t.game().Err() != nil
	}
	return true
}

func sentence(err error) string {
	s := err.Error()
	for i, r := range s {
		if r == '\n' {
			s = s[:i]
			break
		}
	}
	if s != "" && !strings.Contains(s, ":") { // what has one begins with a file's name
		s = strings.ToUpper(s[:1]) + s[1:]
	}
	return s
}

// askPerson prepares a person's decision; the curtain falls first where it is due.
func (t *table) askPerson() tea.Cmd {
	t.hurried, t.hurry = t.hurry, false
	t.note()
	t.answersCall()
	t.ask = asked{secret: t.secret() || t.public() && t.d.Hidden && t.game().HandOf(t.d.Seat) > 0}
	if _, learning := t.course(); learning {
		t.viewer = t.d.Seat
	}
	cmd := t.handOver()
	if cmd == nil {
		cmd = t.calm()
	}
	t.refresh()
	t.ask.set(t.game(), t.d, t.reader(), t.index, t.view, t.ownPhase())
	if t.d.Window == game.InfluenceW {
		t.ask.follow(t.d, t.chose)
	}
	if t.d.Window == game.ByHandW {
		t.message = "Elysium does not know this card's text: read it out, do what it says with {by-hand}, then go on."
	}
	t.tellSkipped()
	if t.hurried {
		t.message = cmp.Or(t.losses(t.d.Seat), t.message)
	}
	t.stepInto()
	t.tell()
	return cmd
}

// note remembers where a person was asked.
func (t *table) note() {
	n := len(t.game().Picks())
	for len(t.marks) > 0 && t.marks[len(t.marks)-1].picks >= n {
		t.marks = t.marks[:len(t.marks)-1]
	}
	t.marks = append(t.marks, mark{picks: n, events: t.game().EventCount(), seat: t.d.Seat})
}

// finish shows the end of the game, or what stopped it.
func (t *table) finish() {
	t.ask.clear()
	t.shade = shade{}
	t.refresh()
	if _, learning := t.course(); learning {
		t.tell()
	} else if t.over == nil {
		t.over = &ending{}
	}
}

// refresh looks at the table anew with the viewer's eyes.
func (t *table) refresh() {
	g := t.game()
	if t.mode == CurtainOpen {
		t.view = g.OpenView(t.viewer)
	} else {
		t.view = g.View(t.viewer)
	}
	if !t.showHand && t.viewer != game.NoSeat {
		t.view.Seats[t.viewer].HandCards = nil
	}
	t.index = indexOf(t.view)
	t.log.read(g, t.viewer)
	clear(t.cache)
	if len(t.ask.labels) > 0 && t.ask.reader != t.reader() && t.d != nil && t.d == g.Pending() {
		t.ask.set(t.game(), t.d, t.reader(), t.index, t.view, t.ownPhase())
	}
}

// reader is whose names for cards the screen uses: with open hands those of the log.
func (t *table) reader() game.Seat {
	if t.mode == CurtainOpen {
		return game.Record
	}
	return t.viewer
}

// secret reports whether the pending decision shows cards that not everybody may see.
func (t *table) secret() bool {
	if t.d == nil {
		return false
	}
	g := t.game()
	for i := range t.d.Options {
		o := &t.d.Options[i]
		for _, id := range []int{o.CardID(), o.TargetID()} {
			if id >= 0 && !g.Sees(game.NoSeat, g.CardByID(id)) {
				return true
			}
		}
	}
	return false
}

// self is the seat whose board comes first.
func (t *table) self() game.Seat {
	switch {
	case t.viewer != game.NoSeat:
		return t.viewer
	case t.d != nil && !t.call.open && !t.isHouse(t.d.Seat):
		return t.d.Seat
	}
	return t.view.TurnSeat // the same from one call to the next
}

// itoa writes a number.
func itoa(n int) string { return strconv.Itoa(n) }

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return itoa(n) + " " + many
}
