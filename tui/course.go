package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// Course is a Session that leads a learner through a lesson.
type Course interface {
	Prompts() []string // what the learner is told before she chooses
	Wanted() string    // the choice that the lesson asks for
	Over() bool
}

// course is the lesson that is on the table, if one is.
func (t *table) course() (Course, bool) {
	c, ok := t.session.(Course)
	return c, ok
}

// lessonTold is what a lesson says, over the table until the learner goes on.
type lessonTold struct {
	prompts []string
	last    bool
}

// tell shows what the lesson says next.
func (t *table) tell() {
	c, ok := t.course()
	if !ok {
		return
	}
	t.viewer, t.showHand = game.Seat(0), true
	if len(c.Prompts()) > 0 || c.Over() {
		t.over = &lessonTold{c.Prompts(), c.Over()}
	}
}

func (o *lessonTold) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	p.title(t.theme, "The lesson", t.theme.Keys.say(pick(o.last, "{take} leaves", "{take} goes on")))
	for _, text := range o.prompts {
		p.text(t.theme.Plain, "")
		p.para(t.theme.Bold, 2, t.theme.Keys.say(text))
	}
	p.text(t.theme.Plain, "")
	if o.last {
		p.para(t.theme.Good, 2, "This lesson is over.")
	} else {
		p.para(t.theme.Dim, 2, t.theme.Keys.say("{moment} tells this again and what the moment is, {words} explains words, {why} why something is not possible."))
	}
	return p.done()
}

func (o *lessonTold) key(t *table, k string) tea.Cmd {
	if is(k, tableKeys.Commit) || is(k, tableKeys.Back) || is(k, tableKeys.Skip) {
		t.over, t.leave = nil, o.last
	}
	return nil
}

// task is what the lesson on the table asks for, "" without one.
func (t *table) task() string {
	c, learning := t.course()
	if !learning || c.Over() || t.d == nil {
		return ""
	}
	wanted := c.Wanted()
	if i := t.d.Find(wanted); i >= 0 {
		wanted = worded(t.game(), &t.d.Options[i], t.reader())
	}
	return "the lesson asks for: " + wanted
}

// lessonList is the list of lessons; whoever leaves one comes back to it.
func (m *Model) lessonList() *finder {
	m.lessons = newFiles("Lessons", m.opts.Lessons)
	return m.lessons
}
