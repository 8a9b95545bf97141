package tui

import (
	"slices"
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
		asides := b.asides
		for i := range b.lines {
			for ; len(asides) > 0 && asides[0].at <= i; asides = asides[1:] {
				add(asides[0].story().logLine, i)
			}
			add(b.lines[i], i)
		}
		for i := range asides {
			add(asides[i].story().logLine, len(b.lines))
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

// withReasons puts what the house thought under the first row of what it did. A choice of which no
// row tells has none.
func withReasons(rows []logRow, b *logBook) []logRow {
	var out []logRow
	from := 0
	for i, r := range rows {
		out = append(out, r)
		if i+1 < len(rows) && rows[i+1].from == r.from {
			continue // beside what happened
		}
		for at := r.from; at >= from; at-- {
			if why := b.reasons[at]; why != "" {
				out = append(out, logRow{logLine: logLine{text: "    because " + why, minor: true}, from: r.from, reason: true})
				break
			}
		}
		from = r.from + 1
	}
	return out
}

// other is what the list shows at a key instead.
func (o *logView) other() string { return pick(o.every, "what matters", "every event") }

func (o *logView) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	lines := o.lines(&t.log)
	if !o.started {
		o.list.set(len(lines)-1, len(lines))
		o.started = true
	}
	fresh := t.freshFrom(lines)
	from, to := o.list.window(len(lines), max(1, h-1))
	if from < fresh && fresh < to {
		from, to = o.list.window(len(lines), max(1, h-2))
	}
	keys := t.theme.Keys.say("{take}: card  {every}: " + o.other() + "  {reasons}: reasons  {back}  ")
	p.title(t.theme, "What has happened", strings.TrimSpace(keys+more(from, to, len(lines))))
	for i := from; i < to; i++ {
		if i == fresh && i > from {
			p.title(t.theme, t.name(t.viewer)+" has seen what is above", "")
		}
		lines[i].draw(p, t.theme, i == o.list.cur)
	}
	return p.done()
}

// freshFrom is the first row that the seat whose screen it is has not seen before, -1 if there is
// none.
func (t *table) freshFrom(lines []logRow) int {
	if t.viewer == game.NoSeat {
		return -1
	}
	seen := t.log.seen[t.viewer]
	return slices.IndexFunc(lines, func(r logRow) bool { return seen > 0 && r.from >= seen })
}

func (o *logView) key(t *table, k string) tea.Cmd {
	lines := o.lines(&t.log)
	n := len(lines)
	switch {
	case o.list.keys(k, n, max(1, t.h-6)):
	case (is(k, tableKeys.Commit) || is(k, tableKeys.Detail)) && o.list.cur < n:
		if f := lines[o.list.cur].card; f != nil {
			t.over = &detail{sheet: sheetOfFacts(f), back: o}
		}
	case is(k, tableKeys.Every):
		o.every = !o.every
		o.keepPlace(t)
	case is(k, tableKeys.Reasons):
		o.reasons = !o.reasons
		o.keepPlace(t)
	case is(k, tableKeys.Back), is(k, tableKeys.Log):
		t.over = nil
	}
	return nil
}

// keepPlace makes the rows anew, and leaves the cursor on what it was on.
func (o *logView) keepPlace(t *table) {
	from := 0
	if o.list.cur < len(o.shown) {
		from = o.shown[o.list.cur].from
	}
	o.shown = nil
	lines := o.lines(&t.log)
	past := slices.IndexFunc(lines, func(r logRow) bool { return r.from > from })
	if past < 0 {
		past = len(lines)
	}
	o.list.set(past-1, len(lines))
}
