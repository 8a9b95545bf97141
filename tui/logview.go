package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// logView is the whole log over the table.
type logView struct {
	list    list
	started bool
	every   bool // also draws, locks and the like, each event in a row of its own
	reasons bool // with what the house thought
	shown   []logRow
	made    int // events the rows were made from
}

// logRow is a row of the log on the screen.
type logRow struct {
	logLine
	from   int
	reason bool
}

func (o *logView) lines(b *logBook) []logRow {
	if o.shown != nil && o.made == len(b.lines) {
		return o.shown
	}
	o.shown, o.made = nil, len(b.lines)
	add := func(l logLine, from int) {
		o.shown = append(o.shown, logRow{logLine: l, from: from})
	}
	if o.every {
		for i := range b.lines {
			add(b.lines[i], i)
		}
	} else {
		for i := range b.rows {
			add(b.rows[i].logLine, b.rows[i].from)
		}
	}
	if o.reasons {
		o.shown = withReasons(o.shown, b)
	}
	return o.shown
}

// withReasons puts what the house thought under what it did.
func withReasons(rows []logRow, b *logBook) []logRow {
	var out []logRow
	for i, r := range rows {
		out = append(out, r)
		to := len(b.lines)
		if i+1 < len(rows) {
			to = rows[i+1].from
		}
		for k := r.from; k < to; k++ {
			if why := b.reasons[k]; why != "" {
				out = append(out, logRow{logLine: logLine{text: "    because " + why, minor: true}, from: k, reason: true})
			}
		}
	}
	return out
}

func (o *logView) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	lines := o.lines(&t.log)
	if !o.started {
		o.list.set(len(lines)-1, len(lines))
		o.started = true
	}
	seen := -1
	if t.viewer != game.NoSeat && t.onlyHuman() == game.NoSeat {
		seen = t.log.seen[t.viewer]
	}
	from, to := o.list.window(len(lines), max(1, h-1))
	keys := "Enter: card  m: " + pick(o.every, "less", "more") + "  r: reasons  Esc  "
	p.title(t.theme, "What has happened", strings.TrimSpace(keys+more(from, to, len(lines))))
	for i := from; i < to; i++ {
		if i > from && lines[i].from >= seen && lines[i-1].from < seen {
			p.title(t.theme, t.name(t.viewer)+" has seen what is above", "")
		}
		lines[i].draw(p, t.theme, i == o.list.cur)
	}
	return p.done()
}

func (o *logView) key(t *table, k string) tea.Cmd {
	lines := o.lines(&t.log)
	n := len(lines)
	switch {
	case o.list.keys(k, n, max(1, t.h-6)):
	case (k == "enter" || k == "i") && o.list.cur < n:
		if f := lines[o.list.cur].card; f != nil {
			t.over = &detail{sheet: sheetOfFacts(f), back: o}
		}
	case k == "m":
		o.every = !o.every
		o.shown, o.started = nil, false
	case is(k, tableKeys.Reasons):
		o.reasons = !o.reasons
		o.shown, o.started = nil, false
	case k == "esc", k == "l":
		t.over = nil
	}
	return nil
}
