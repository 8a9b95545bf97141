package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// logLine is one thing that happened, as the viewer may read it.
type logLine struct {
	text  string
	card  *game.Facts // the card it is about, if the viewer may know it
	turn  bool        // the beginning of a turn
	minor bool        // left out of the short log
	mark  bool        // an oust, the Edge, a victory point
}

// logBook is what has happened, read with the viewer's eyes.
type logBook struct {
	lines  []logLine
	reader game.Seat
	told   int   // lines the house has paused for
	seen   []int // by seat: lines when it last looked
}

// read takes in what is new; for another reader everything is read anew, since lines hold
// what only one seat may know.
func (b *logBook) read(g *game.Game, reader game.Seat) {
	if b.reader != reader {
		b.lines, b.reader = b.lines[:0], reader
	}
	events := g.Events(len(b.lines))
	for i := range events {
		b.lines = append(b.lines, logLineOf(g, &events[i], reader))
	}
}

// reset forgets the lines, because the story has changed.
func (b *logBook) reset() {
	b.lines = nil
	b.told = 0
}

// fresh reports whether something worth a pause has happened since the last one.
func (b *logBook) fresh() bool {
	b.told = min(b.told, len(b.lines))
	for _, l := range b.lines[b.told:] {
		if !l.minor {
			return true
		}
	}
	return false
}

func logLineOf(g *game.Game, e *game.Event, reader game.Seat) logLine {
	l := logLine{text: g.EventText(e, reader)}
	if c := e.Card; c != nil && (!e.Secret || e.Seat == reader) {
		l.card = c.Facts()
	}
	switch e.Kind {
	case game.TurnBegan:
		l.turn = true
	case game.Ousted, game.EdgeTaken, game.EdgeBurned, game.GainedVP, game.Withdrew, game.GameOver:
		l.mark = true
	case game.Locked, game.Unlocked, game.Drew, game.RoundBegan:
		l.minor = true
	}
	return l
}

func (l *logLine) draw(p *panel, th *Theme, cursor bool) {
	if l.turn && !cursor {
		p.line(func(x *line) {
			x.rule(th.Dim, th.Rule, 2).put(th.Title, " "+l.text+" ").rule(th.Dim, th.Rule, x.w)
		})
		return
	}
	s := th.Plain
	switch {
	case cursor:
		s = th.Cursor
	case l.mark:
		s = th.Asked
	case l.minor:
		s = th.Dim
	}
	glyph := "  "
	if cursor {
		glyph = "> "
	}
	p.line(func(x *line) { x.put(th.Asked, glyph).put(s, l.text) })
}

// drawTail is the end of the log, the last things that happened.
func (b *logBook) drawTail(th *Theme, w, h int) []string {
	p := newPanel(w, h)
	last := len(b.lines)
	n := 0
	first := last
	for first > 0 && n < h {
		first--
		if !b.lines[first].minor {
			n++
		}
	}
	for i := first; i < last; i++ {
		if !b.lines[i].minor {
			b.lines[i].draw(p, th, false)
		}
	}
	return p.done()
}

// logView is the whole log over the table.
type logView struct {
	list    list
	started bool
}

func (o *logView) draw(t *table, w, h int) []string {
	p := newPanel(w, h)
	lines := t.log.lines
	if !o.started {
		o.list.set(len(lines)-1, len(lines))
		o.started = true
	}
	seen := -1
	if t.viewer != game.NoSeat && t.onlyHuman() == game.NoSeat {
		seen = t.log.seen[t.viewer]
	}
	from, to := o.list.window(len(lines), max(1, h-1))
	p.title(t.theme, "What has happened", strings.TrimSpace("Enter opens the card, Esc goes back  "+more(from, to, len(lines))))
	for i := from; i < to; i++ {
		if i == seen && i > from {
			p.title(t.theme, t.name(t.viewer)+" has seen what is above", "")
		}
		lines[i].draw(p, t.theme, i == o.list.cur)
	}
	return p.done()
}

func (o *logView) key(t *table, k string) tea.Cmd {
	n := len(t.log.lines)
	switch {
	case o.list.keys(k, n, max(1, t.h-6)):
	case (k == "enter" || k == "i") && o.list.cur < n:
		if f := t.log.lines[o.list.cur].card; f != nil {
			t.over = &detail{sheet: sheetOfFacts(f), back: o}
		}
	case k == "esc", k == "l":
		t.over = nil
	}
	return nil
}
