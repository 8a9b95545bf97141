package tui

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/muesli/termenv"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shown is a terminal of tests: it follows what is sent to it, and counts it.
type shown struct {
	t     testing.TB
	w, h  int
	cells [][]cell
	x, y  int
	style string
	sent  int
	last  string // what came last
}

func (s *shown) Read([]byte) (int, error) { return 0, nil }
func (s *shown) Close() error             { return nil }
func (s *shown) Fd() uintptr              { return 0 }

func (s *shown) Write(p []byte) (int, error) {
	s.sent += len(p)
	s.last = string(p)
	for rest, state := p, byte(0); len(rest) > 0; {
		seq, width, n, now := ansi.DecodeSequence(rest, state, nil)
		rest, state = rest[n:], now
		switch {
		case width > 0:
			require.LessOrEqual(s.t, s.x+width, s.w, "written beyond the row: %q", p)
			put(s.cells[s.y][s.x:s.x+width], string(seq), s.style)
			s.x += width
		case seq[0] == '\r':
			s.x = 0
		case seq[0] == '\n':
			s.y++
		case seq[0] >= 0x80:
			s.cells[s.y][s.x-1].text += string(seq)
		default:
			s.obey(string(seq))
		}
	}
	return len(p), nil
}

func (s *shown) obey(seq string) {
	last, parameters := seq[len(seq)-1], seq[2:len(seq)-1]
	n, _ := strconv.Atoi(parameters)
	switch last {
	case 'm':
		if parameters == "" || parameters[0] == ';' {
			s.style, parameters = "", strings.TrimPrefix(parameters, ";")
		}
		s.style = strings.TrimPrefix(s.style+";"+parameters, ";")
		s.style = strings.TrimSuffix(s.style, ";")
	case 'H':
		row, column, _ := strings.Cut(parameters, ";")
		s.y, s.x = ordinal(row), ordinal(column)
	case 'C':
		s.x += max(1, n)
	case 'X':
		clear(s.cells[s.y][s.x : s.x+n])
	case 'K':
		clear(s.cells[s.y][s.x:])
	case 'J':
		require.Equal(s.t, "2", parameters)
		s.cells = grid(s.w, s.h)
	case 'h', 'l':
		require.Contains(s.t, []string{beginUpdate, endUpdate}, seq)
	default:
		s.t.Fatalf("%q is sent", seq)
	}
}

// wire is a model, the terminal it draws on, and what the library between them sends.
type wire struct {
	*Model
	shown    *shown
	terminal *terminal
}

func wired(t testing.TB, m *Model) *wire {
	s := &shown{t: t, w: m.w, h: m.h, cells: grid(m.w, m.h)}
	x := newTerminal(s, func() {})
	x.size = func() (int, int, error) { return s.w, s.h, nil }
	return &wire{m, s, x}
}

// flush sends the frame as the library does, whole rows, and returns how many bytes arrive.
func (w *wire) flush(t testing.TB) int {
	t.Helper()
	before := w.shown.sent
	frame := ansi.CursorHomePosition + strings.ReplaceAll(w.View(), "\n", ansi.EraseLineRight+"\r\n") + ansi.EraseLineRight + ansi.CursorPosition(0, w.h)
	_, err := w.terminal.Write([]byte(frame))
	require.NoError(t, err)
	return w.shown.sent - before
}

// check wants the screen to show what a fresh one would.
func (w *wire) check(t testing.TB) {
	t.Helper()
	fresh := wired(t, w.Model)
	fresh.flush(t)
	for y := range fresh.shown.cells {
		require.Equal(t, textOf(fresh.shown.cells[y]), textOf(w.shown.cells[y]), "row %d after %q", y, w.shown.last)
		require.Equal(t, fresh.shown.cells[y], w.shown.cells[y], "row %d", y)
	}
	plain := ansi.Strip(w.View())
	for y, row := range strings.Split(plain, "\n") {
		require.Equal(t, strings.TrimRight(row, " "), strings.TrimRight(textOf(w.shown.cells[y]), " "), "row %d", y)
	}
}

// textOf is what a row of the screen says.
func textOf(cells []cell) string {
	text := ""
	for _, c := range cells {
		if !c.half {
			text += pick(c.text == "", " ", c.text)
		}
	}
	return text
}

// coloured is a theme that sends as much as any.
var coloured = ThemeSettings{Profile: termenv.ANSI256}

func colour(m *Model, s ThemeSettings) {
	m.theme = NewTheme(s)
	if m.table != nil {
		m.table.theme = m.theme
		m.table.refresh()
	}
}

// TestTerminal presses keys at random and wants the screen to show every frame, though only what
// changes is sent.
func TestTerminal(t *testing.T) {
	for i, size := range [][2]int{{80, 24}, {120, 40}} {
		r := rand.New(rand.NewPCG(uint64(i), 3))
		m := modelOf(t, size[0], size[1], 8, CurtainNeeded, false, true, false, true)
		colour(m, coloured)
		w := wired(t, m)
		for range 120 {
			if m.table == nil {
				break
			}
			switch n := r.IntN(20); {
			case n < 17:
				m.press(keyStrokes[r.IntN(len(keyStrokes))])
			case n < 19:
				m.Update(houseMsg{m.table.tick})
				m.Update(graceMsg{m.table.tick})
			default:
				w.terminal.forget()
			}
			w.flush(t)
			w.check(t)
		}
	}
}

// TestTerminalPasses wants what is no frame to pass as it is.
func TestTerminalPasses(t *testing.T) {
	var got []byte
	x := newTerminal(writer(func(p []byte) { got = append(got, p...) }), func() {})
	x.size = func() (int, int, error) { return 20, 3, nil }
	for _, s := range []string{ansi.SetModeAltScreenSaveCursor, ansi.SetModeMouseButtonEvent, "\x1b[H\x1b]0;title\x07"} {
		got = nil
		n, err := x.Write([]byte(s))
		require.NoError(t, err)
		assert.Equal(t, len(s), n)
		assert.Equal(t, s, string(got))
	}
}

type writer func(p []byte)

func (f writer) Read([]byte) (int, error)    { return 0, nil }
func (f writer) Write(p []byte) (int, error) { f(p); return len(p), nil }
func (f writer) Close() error                { return nil }
func (f writer) Fd() uintptr                 { return 0 }

// mostSent is what a key may send at most, in bytes.
const mostSent = 4096

// TestSent measures what is sent for a key while a game is played: moving the cursor, opening and
// closing what lies over the table, taking choices, turns of the house.
func TestSent(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		m := modelOf(t, size[0], size[1], 11, CurtainNeeded, false, true, true, true)
		colour(m, coloured)
		w := wired(t, m)
		w.flush(t)
		sent := map[string][]int{}
		add := func(what string) { sent[what] = append(sent[what], w.flush(t)) }
		play := eager(4)
		for range 40 {
			if m.table.d == nil {
				break
			}
			for _, k := range []string{"down", "down", "up"} {
				m.press(k)
				add("cursor")
			}
			for _, k := range []string{"l", "tab", "?", "w", "o", "a", "s"} {
				m.press(k)
				add("over " + k)
				m.press("esc")
				add("back from " + k)
			}
			m.press("1")
			add("select")
			if m.table.d == nil {
				break
			}
			m.table.take(play.Pick(m.table.game(), m.table.d))
			add("take")
			for range 500 {
				m.Update(graceMsg{m.table.tick})
				if d := m.table.d; d == nil || !m.table.isHouse(d.Seat) {
					break
				}
				m.Update(houseMsg{m.table.tick})
				add("house")
			}
		}
		for what, n := range sent {
			slices.Sort(n)
			t.Logf("%3dx%d %-12s %4d times: median %4d, 95%% %4d, most %4d bytes", size[0], size[1], what, len(n), n[len(n)/2], n[len(n)*95/100], n[len(n)-1])
			assert.LessOrEqual(t, n[len(n)-1], mostSent, "%s at %dx%d", what, size[0], size[1])
		}
	}
}

// BenchmarkTerminal reads a frame of a full table and finds what the cursor changes.
func BenchmarkTerminal(b *testing.B) {
	m := late(b)
	colour(m, coloured)
	w := wired(b, m)
	var frames [2][]byte
	for i := range frames {
		m.press("down")
		frames[i] = []byte(ansi.CursorHomePosition + strings.ReplaceAll(m.View(), "\n", ansi.EraseLineRight+"\r\n"))
	}
	w.terminal.out = writer(func([]byte) {})
	b.ReportAllocs()
	for i := range b.N {
		_, _ = w.terminal.Write(frames[i%2])
	}
}
