package tui

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// Curtain says when the screen is blanked before another human seat's hidden cards show.
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
	next  game.Seat
}

// grace is how long keys are ignored before a key lifts the curtain.
const grace = 400 * time.Millisecond

type graceMsg struct{ id int }

// handOver turns the screen to the seat that is asked: what the last seat might see goes
// first, then the curtain falls if the decision shows hidden cards.
func (t *table) handOver() tea.Cmd {
	s := t.d.Seat
	switch {
	case t.onlyHuman() == s:
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
		t.log.seen[t.viewer] = len(t.log.lines)
		t.message = "" // it was for the same eyes
	}
	t.viewer = game.NoSeat
	t.over = nil
	t.page = 0
	t.shade = shade{}
}

// drop lets the curtain fall in front of a seat.
func (t *table) drop(s game.Seat) tea.Cmd {
	t.shade = shade{on: true, next: s}
	t.tick++
	id := t.tick
	return tea.Tick(grace, func(time.Time) tea.Msg { return graceMsg{id} })
}

// lift shows the seat its cards.
func (t *table) lift() {
	t.viewer = t.shade.next
	t.shade = shade{}
	t.showHand = true
	t.refresh()
	if t.d != nil && t.d.Seat == t.viewer {
		t.ask.set(t.d, t.index, t.view.Combat, t.ownPhase())
	}
}

// shadeKey is a key pressed while the curtain is drawn.
func (t *table) shadeKey(k string) {
	if t.shade.ready && !letter(k) && k != "esc" {
		t.lift()
	}
}

// conceal hides the cards of a shared screen that nobody may be looking at: it was resized or
// lost the focus.
func (t *table) conceal() tea.Cmd {
	if t.onlyHuman() != game.NoSeat || t.mode == CurtainOpen || t.viewer == game.NoSeat && !t.shade.on {
		return nil
	}
	t.hide()
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
func drawCurtain(t *Theme, name string, ready bool, w, h int) []string {
	p := newPanel(w, h)
	says := []string{"", "Hand the table to", name, "", "", ""}
	if ready {
		says[4] = "Space shows the cards"
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
			l.to((w-width(says[i]))/2).put(pick3(i == 2, t.Asked, t.Plain), says[i])
		})
	}
	return p.done()
}
