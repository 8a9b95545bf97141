package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/saves"
)

// stepping plays a script line by line, with the table as it then stands; all hands lie open.
type stepping struct {
	steps *saves.Steps
	name  string
	back  screen
	table *table
	list  list
}

func newStepping(m *Model, s *saves.Steps, name string, back screen) *stepping {
	o := &stepping{steps: s, name: name, back: back}
	o.look(m)
	return o
}

// look draws the table anew as it stands.
func (o *stepping) look(m *Model) {
	last := o.table
	opts := Options{}
	o.table = newTable(o.steps, &opts, nil, CurtainOpen, m.theme)
	o.table.w, o.table.h = m.w, m.h
	if o.table.d = o.steps.Game().Pending(); o.table.d != nil {
		o.table.viewer = o.table.d.Seat
	}
	o.table.refresh()
	o.table.turnAs(last)
	o.list.set(o.steps.At, len(o.steps.Lines)+1)
}

func (o *stepping) draw(m *Model) []string {
	keys := "{take}: the next line  {less}: back  {first} {last}: begin, to the end  {why}: why not  {cards}: cards  {back}"
	return o.table.drawStill(m.w, m.h, keys, "{back} goes back to the script", func(l *layout) []string {
		return append(o.drawLines(m.theme, m.w, l.choices.h), o.table.log.drawTail(m.theme, l.log.w, l.log.h, 0)...)
	})
}

// stateWords say how a line has fared.
var stateWords = [...]string{saves.Waiting: "", saves.Carried: "done", saves.Held: "holds", saves.Failed: "FAILS"}

// drawLines are the script's lines, the next one under the cursor, and what is wrong with the last.
func (o *stepping) drawLines(th *Theme, w, h int) []string {
	p := newPanel(w, h)
	fault := ""
	if at := o.steps.At; at > 0 {
		fault = o.steps.Lines[at-1].Fault
	}
	why := wrap(fault, w-4)
	room := h - 1
	if fault != "" {
		room = max(1, room-len(why))
	}
	from, to := o.list.window(len(o.steps.Lines)+1, room)
	p.title(th, "Script "+o.name, strings.TrimSpace(o.verdict()+"  "+more(from, to, len(o.steps.Lines)+1)))
	for i := from; i < to; i++ {
		next := i == o.steps.At
		if i == len(o.steps.Lines) {
			p.text(th.Dim, pick(next, "> ", "  ")+"(the end)")
			continue
		}
		x := &o.steps.Lines[i]
		p.line(func(l *line) {
			s := []Style{saves.Waiting: th.Plain, saves.Carried: th.Dim, saves.Held: th.Good, saves.Failed: th.Bad}[x.State]
			l.put(th.Asked, pick(next, "> ", "  ")).put(s, stateWords[x.State]).to(8).put(pick(next, th.Cursor, s), x.Text)
		})
	}
	if fault != "" {
		p.para(th.Bad, 2, fault)
	}
	return p.done()
}

// verdict counts the checks so far.
func (o *stepping) verdict() string {
	held, failed := 0, 0
	for _, x := range o.steps.Lines {
		switch x.State {
		case saves.Held:
			held++
		case saves.Failed:
			failed++
		}
	}
	return plural(held, "check holds", "checks hold") + pick(failed > 0, ", "+plural(failed, "line fails", "lines fail"), "")
}

func (o *stepping) key(m *Model, k string) tea.Cmd {
	t := o.table
	keys := &tableKeys
	switch {
	case t.stillKey(k):
		return nil
	case is(k, keys.Commit), is(k, keys.More), is(k, keys.Down):
		o.steps.Next()
	case is(k, keys.Less), is(k, keys.Up), is(k, keys.Undo):
		o.again(t, max(0, o.steps.At-1))
	case is(k, keys.First):
		o.again(t, 0)
	case is(k, keys.Last):
		for o.steps.Next() {
		}
	case is(k, keys.Log):
		t.over = &logView{}
		return nil
	case is(k, keys.Why):
		if t.d != nil {
			t.over = newWhy(t.refused(), t.d.Options, t.view, t.index, t.d.Seat)
		}
		return nil
	case is(k, keys.Back):
		_ = o.steps.Close()
		m.page = o.back
		return nil
	default:
		return nil
	}
	o.look(m)
	return nil
}

// again plays the script from its beginning up to a line.
func (o *stepping) again(t *table, line int) {
	if err := o.steps.Restart(line); err != nil {
		t.message = sentence(err)
	}
}
