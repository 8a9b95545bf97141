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
	ready bool // the grace period is over: Space lifts it
	typed bool // keys came in the grace period
	back  bool // whoever is next saw the cards last
	look  bool // whoever is next only wants to look at the hand
	next  game.Seat
}

// grace is how long keys are ignored before one lifts the curtain, by shade.back: whoever comes
// back to cards just seen sits there still.
var grace = map[bool]time.Duration{false: 400 * time.Millisecond, true: 200 * time.Millisecond}

// quiet is how long no key may have come when the grace period ends: a key that is held down, or
// typed ahead, lifts no curtain.
const quiet = 120 * time.Millisecond

type graceMsg struct{ id int }

// waited ends the grace period, or goes on with it while keys come.
func (t *table) waited() tea.Cmd {
	t.hurried, t.lifted = false, false
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
	t.pin = pin{}
	t.shade = shade{}
}

// lookAway takes hidden cards off a shared screen while the house plays and the turn is not that of
// whoever saw them last: people watch together then.
func (t *table) lookAway() {
	if !t.shade.look {
		t.shade = shade{}
	}
	if t.onlyPerson() == game.NoSeat && t.mode != CurtainOpen && t.viewer != game.NoSeat && t.viewer != t.game().Progress().TurnSeat {
		t.hide()
	}
}

// seeAlone shows the only person who is left her cards, also while the house plays.
func (t *table) seeAlone() {
	if s := t.onlyPerson(); s != game.NoSeat {
		t.viewer = s
	}
}

// drop lets the curtain fall in front of a seat.
func (t *table) drop(s game.Seat) tea.Cmd {
	t.shade = shade{on: true, next: s, back: s == t.saw}
	return t.wait(grace[t.shade.back])
}

// lifting is how long after the curtain rose the key that lifted it does nothing else.
const lifting = 500 * time.Millisecond

// lift shows the seat its cards, and goes on if it has nothing to choose.
func (t *table) lift() tea.Cmd {
	look := t.shade.look
	t.viewer = t.shade.next
	t.shade = shade{}
	t.showHand = true
	t.refresh()
	if look {
		t.over = newHandLook(t.viewer)
		return nil
	}
	if t.d == nil || t.d.Seat != t.viewer {
		return nil
	}
	if !t.held && t.idle() {
		return t.settle()
	}
	t.ask.set(t.game(), t.d, t.reader(), t.index, t.view, t.ownPhase())
	t.lifted = true
	return t.wait(lifting)
}

// shadeKey is a key pressed while the curtain is drawn: one alone lifts it, so that keys meant for
// the decision before do not. What shows no cards may be done in front of it: taking back, the
// settings, a pause, and leaving.
func (t *table) shadeKey(k string) tea.Cmd {
	switch keys := &tableKeys; {
	case is(k, keys.Pause):
		t.pauseGame()
	case !t.shade.ready:
		t.shade.typed = true
	case is(k, keys.Skip):
		return t.lift()
	case is(k, keys.Undo):
		t.message = ""
		return t.undo()
	case is(k, keys.Settings):
		t.message = ""
		t.over = &settings{}
	case is(k, keys.Quit):
		t.message = ""
		t.over = t.askToLeave()
	case is(k, keys.Back) && t.shade.look:
		t.hide()
		t.refresh()
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
	if t.d != nil && !t.call.open && !t.isHouse(t.d.Seat) && (t.mode == CurtainAlways || t.ask.secret) {
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

// The rows of what stands on the curtain.
const (
	curtainName = 2
	curtainLift = 4
	curtainKeys = 5
	curtainRows = 9
)

// curtainTop is the first of them in a curtain so high.
func curtainTop(h int) int { return h/2 - 3 }

// liftWords invite to lift the curtain; a click on them does, too.
func liftWords(k *Keys, s shade) string {
	return "[ " + k.say("{skip} shows the ") + pick(s.look, "hand", "cards") + " ]"
}

// drawCurtain is the curtain: a blank screen with a hem of cloth, and who is next.
func drawCurtain(t *Theme, name string, s shade, w, h int) []string {
	p := newPanel(w, h)
	var says [curtainRows]string
	says[1], says[curtainName] = pick(s.back, "Back to", "Hand the table to"), name
	if s.ready {
		says[curtainLift] = liftWords(t.Keys, s)
		says[curtainKeys] = t.Keys.say(pick(s.look, "{back} goes back  ", "") + "{undo} takes back  {settings} who sits where, settings  {pause} pauses  {leave} leaves")
	}
	styles := map[int]Style{curtainName: t.Asked, curtainKeys: t.Dim}
	for y := range h {
		p.line(func(l *line) {
			i := y - curtainTop(h)
			if i == -1 || i == curtainRows {
				l.to(w/6).rule(t.Dim, t.Block, w-w/6)
				return
			}
			if i < 0 || i >= curtainRows {
				return
			}
			style, styled := styles[i]
			l.to((w-width(says[i]))/2).put(pick(styled, style, t.Plain), says[i])
		})
	}
	return p.done()
}

// clickShade lifts the curtain if its invitation is clicked on.
func (t *table) clickShade(x, y int) tea.Cmd {
	over := t.laid().over
	words := liftWords(t.theme.Keys, t.shade)
	from := (over.w - width(words)) / 2
	if !t.shade.ready || y != over.y+curtainTop(over.h)+curtainLift || x < from || x >= from+width(words) {
		return nil
	}
	return t.lift()
}
