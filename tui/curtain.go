package tui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// Curtain says when the screen is blanked before another person's hidden cards show.
type Curtain uint8

// The settings of the curtain.
const (
	CurtainNeeded Curtain = iota // before a decision that shows hidden cards
	CurtainAlways                // before every decision of another seat
	CurtainOpen                  // never: all hands lie open
)

var curtainNames = [...]string{"when needed", "always", "open hands"}

// curtainWords are the settings as files write them.
var curtainWords = [...]string{"needed", "always", "open"}

// Word is the setting as files write it.
func (c Curtain) Word() string { return curtainWords[c] }

// curtainOf is the curtain that a session remembers, or another if it remembers none.
func curtainOf(s Session, other Curtain) Curtain {
	if k, ok := s.(Keeper); ok {
		for i, w := range curtainWords {
			if w == k.Option("curtain") {
				return Curtain(i)
			}
		}
	}
	return other
}

func (c Curtain) String() string { return curtainNames[c] }

// shade is the curtain while it is drawn.
type shade struct {
	on    bool
	ready bool // the grace period is over: a key lifts it
	typed bool // keys came in the grace period
	back  bool // whoever is next saw the cards last
	next  game.Seat
}

// grace is how long keys are ignored before a key lifts the curtain, by shade.back: whoever comes
// back to cards just seen sits there still.
var grace = map[bool]time.Duration{false: 400 * time.Millisecond, true: 200 * time.Millisecond}

// quiet is how long no key may have come when the grace period ends: a key that is held down, or
// typed ahead, lifts no curtain.
const quiet = 120 * time.Millisecond

type graceMsg struct{ id int }

// waited ends the grace period, or goes on with it while keys come.
func (t *table) waited() tea.Cmd {
	t.hurried = false
	if !t.shade.on {
		return nil
	}
	if t.shade.typed {
		t.shade.typed = false
		return t.wait(quiet)
	}
	t.shade.ready = true
	return nil
}

// wait ignores keys for some time.
func (t *table) wait(d time.Duration) tea.Cmd {
	t.tick++
	id := t.tick
	return tea.Tick(d, func(time.Time) tea.Msg { return graceMsg{id} })
}

// handOver turns the screen to the seat that is asked: what the last seat might see goes
// first, then the curtain falls if the decision shows hidden cards.
func (t *table) handOver() tea.Cmd {
	s := t.d.Seat
	switch {
	case t.onlyPerson() == s:
		t.viewer = s
		return nil
	case t.mode == CurtainOpen:
		t.viewer = s
		return nil
	case t.viewer == s && !t.shade.on:
		return nil
	}
	t.hide()
	if t.mode == CurtainAlways || t.ask.secret {
		return t.drop(s)
	}
	return nil
}

// hide takes everything hidden off the screen.
func (t *table) hide() {
	if t.viewer != game.NoSeat {
		t.saw = t.viewer
		t.log.seen[t.viewer] = len(t.log.lines)
		t.message = "" // it was for the same eyes
	}
	t.viewer = game.NoSeat
	t.over = nil
	t.page = 0
	t.shade = shade{}
}

// lookAway takes hidden cards off a shared screen while the house plays and the turn is not that of
// whoever saw them last: people watch together then.
func (t *table) lookAway() {
	if t.onlyPerson() == game.NoSeat && t.mode != CurtainOpen && t.viewer != game.NoSeat && t.viewer != t.game().Progress().TurnSeat {
		t.hide()
	}
}

// drop lets the curtain fall in front of a seat.
func (t *table) drop(s game.Seat) tea.Cmd {
	t.shade = shade{on: true, next: s, back: s == t.saw}
	return t.wait(grace[t.shade.back])
}

// lift shows the seat its cards, and goes on if it has nothing to choose.
func (t *table) lift() tea.Cmd {
	t.viewer = t.shade.next
	t.shade = shade{}
	t.showHand = true
	t.refresh()
	if t.d == nil || t.d.Seat != t.viewer {
		return nil
	}
	if !t.held && t.idle() {
		return t.settle()
	}
	t.ask.set(t.game(), t.d, t.reader(), t.index, t.view, t.ownPhase())
	return nil
}

// shadeKey is a key pressed while the curtain is drawn. What shows no cards may be done in front of
// it: taking back, a pause, and leaving.
func (t *table) shadeKey(k string) tea.Cmd {
	read := t.theme.Keys.read(k, atTable)
	switch keys := &tableKeys; {
	case is(read, keys.Pause):
		t.pauseGame()
	case !t.shade.ready:
		t.shade.typed = true
	case is(read, keys.Undo):
		t.message = ""
		return t.undo()
	case is(read, keys.Quit):
		t.message = ""
		t.over = t.askToLeave()
	case !letter(k) && k != "esc":
		return t.lift()
	}
	return nil
}

// conceal hides the cards of a shared screen that nobody may be looking at: it was resized or
// lost the focus.
func (t *table) conceal() tea.Cmd {
	if t.onlyPerson() != game.NoSeat || t.mode == CurtainOpen || t.viewer == game.NoSeat && !t.shade.on {
		return nil
	}
	t.hide()
	t.saw = game.NoSeat // anybody may come back to it
	var cmd tea.Cmd
	if t.d != nil && !t.isHouse(t.d.Seat) && (t.mode == CurtainAlways || t.ask.secret) {
		cmd = t.drop(t.d.Seat)
	}
	t.refresh()
	return cmd
}

// reveal turns the screen to the seat that is asked, because it wants to see its cards.
func (t *table) reveal() tea.Cmd {
	if t.d == nil || t.isHouse(t.d.Seat) || t.viewer == t.d.Seat {
		return nil
	}
	s := t.d.Seat
	t.hide()
	cmd := t.drop(s)
	t.refresh()
	return cmd
}

// drawCurtain is the curtain: a blank screen with a hem of cloth, and who is next.
func drawCurtain(t *Theme, name string, s shade, w, h int) []string {
	p := newPanel(w, h)
	says := []string{"", pick(s.back, "Back to", "Hand the table to"), name, "", "", "", ""}
	if s.ready {
		says[4] = "Space shows the cards"
		says[5] = t.Keys.say("{undo} takes back  {pause} pauses  {leave} leaves")
	}
	top := h/2 - 3
	for y := range h {
		p.line(func(l *line) {
			i := y - top
			if i == -1 || i == len(says) {
				l.to(w/6).rule(t.Dim, t.Block, w-w/6)
				return
			}
			if i < 0 || i >= len(says) {
				return
			}
			l.to((w-width(says[i]))/2).put(pick(i == 2, t.Asked, pick(i == 5, t.Dim, t.Plain)), says[i])
		})
	}
	return p.done()
}
