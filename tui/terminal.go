package tui

import (
	"bytes"
	"io"
	"strconv"
	"strings"
	"sync"

	"github.com/charmbracelet/x/ansi"
	tty "github.com/charmbracelet/x/term"
)

// terminal sends frames to a terminal. The library that draws sends whole rows; this keeps what is
// on the screen cell by cell and sends only what is another than before, as one update.
type terminal struct {
	out   tty.File
	size  func() (w, h int, err error)
	mutex sync.Mutex

	cells [][]cell // what is on the screen
	next  [][]cell // the frame being read
	known bool     // cells are on the screen; else it may show anything
	first string   // the frame that is sent as soon as the screen is clear; the library waits for its next tick

	b     bytes.Buffer
	style string // of what is written next
	x, y  int    // of the cursor; x is -1 behind the last column
	w     int

	gone  func() // called when nothing can be sent any more
	other bool   // the terminal shows its other screen, where the table is
	left  bool   // the screen has been given back
}

// cell is one place on the screen; a zero cell is blank, one without text beside a wide sign is
// that sign's second half.
type cell struct {
	text, style string // the style as the parameters of SGR
	half        bool
}

var blankCell = cell{}

func newTerminal(out tty.File, gone func()) *terminal {
	return &terminal{out: out, gone: gone, size: func() (w, h int, err error) { return tty.GetSize(out.Fd()) }}
}

// The rest of a file: the library asks the terminal for its size, and sets it up.

func (t *terminal) Read(p []byte) (int, error) { return t.out.Read(p) }
func (t *terminal) Close() error               { return t.out.Close() }
func (t *terminal) Fd() uintptr                { return t.out.Fd() }

// forget makes the next frame be sent whole: the screen has another size, or shows something else.
func (t *terminal) forget() {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.known = false
}

// Write sends what a frame changes; what is no frame is sent as it is.
func (t *terminal) Write(p []byte) (int, error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.left {
		return len(p), nil
	}
	n, err := t.write(p)
	if err != nil {
		t.gone()
	}
	return n, err
}

func (t *terminal) write(p []byte) (int, error) {
	w, h, err := t.size()
	if err == nil {
		t.resize(w, h)
	}
	if err != nil || !bytes.HasPrefix(p, []byte(ansi.CursorHomePosition)) || !t.read(p) {
		return t.pass(p)
	}
	return len(p), t.send()
}

// pass sends what is no frame as it is.
func (t *terminal) pass(p []byte) (int, error) {
	t.other = bytes.Contains(p, []byte(ansi.SetModeAltScreenSaveCursor)) || t.other && !bytes.Contains(p, []byte(ansi.ResetModeAltScreenSaveCursor))
	erased := bytes.Contains(p, []byte(ansi.EraseEntireScreen))
	t.known = erased || t.known && isMode(p)
	if erased {
		t.wipe(t.cells)
	}
	n, err := t.out.Write(p)
	if first := t.first; erased && err == nil && first != "" {
		t.first = ""
		if t.read([]byte(first)) {
			err = t.send()
		}
	}
	return n, err
}

// isMode reports whether a sequence sets a mode of the terminal and draws nothing, as switching the
// mouse does; the other screen of the terminal is another matter.
func isMode(p []byte) bool {
	s := string(p)
	return strings.HasPrefix(s, "\x1b[?") && s != ansi.SetModeAltScreenSaveCursor && s != ansi.ResetModeAltScreenSaveCursor
}

func (t *terminal) resize(w, h int) {
	if w == t.w && h == len(t.cells) {
		return
	}
	t.w, t.known = w, false
	t.cells, t.next = grid(w, h), grid(w, h)
}

func grid(w, h int) [][]cell {
	rows := make([][]cell, h)
	for y := range rows {
		rows[y] = make([]cell, w)
	}
	return rows
}

func (t *terminal) wipe(rows [][]cell) {
	for _, row := range rows {
		clear(row)
	}
}

// read takes in a frame; false if it holds more than text, styles and erasing.
func (t *terminal) read(p []byte) bool {
	for y := range t.next {
		copy(t.next[y], t.cells[y])
	}
	x, y, style, state := 0, 0, "", byte(0)
	for len(p) > 0 && y < len(t.next) {
		seq, width, n, now := ansi.DecodeSequence(p, state, nil)
		state, p = now, p[n:]
		switch {
		case width > 0:
			if x+width <= t.w {
				put(t.next[y][x:x+width], string(seq), style)
			}
			x += width
		case seq[0] == '\r':
			x = 0
		case seq[0] == '\n':
			y++
		case seq[0] >= 0x80:
			if x > 0 && x <= t.w { // a mark on the sign before
				t.next[y][x-1].text += string(seq)
			}
		default:
			ok := false
			if x, y, style, ok = t.obey(seq, x, y, style); !ok {
				return false
			}
		}
	}
	return true
}

// put sets a sign on as many cells as it is wide. A blank without a background is blank whatever
// its style.
func put(cells []cell, text, style string) {
	if text == " " && !shows(style) {
		cells[0] = blankCell
		return
	}
	cells[0] = cell{text: text, style: style}
	for i := range cells[1:] {
		cells[1+i] = cell{style: style, half: true}
	}
}

// shows reports whether a style shows on a blank.
func shows(style string) bool {
	for p := range strings.SplitSeq(style, ";") {
		if p == "7" || p == "4" || len(p) > 1 && (p[0] == '4' || strings.HasPrefix(p, "10")) {
			return true
		}
	}
	return false
}

// obey follows a control sequence of a frame.
func (t *terminal) obey(seq []byte, x, y int, style string) (int, int, string, bool) {
	s := string(seq)
	parameters, last := "", byte(0)
	if len(s) > 2 && s[:2] == "\x1b[" {
		parameters, last = s[2:len(s)-1], s[len(s)-1]
	}
	switch {
	case last == 'm' && (parameters == "" || parameters == "0"):
		style = ""
	case last == 'm':
		style = strings.TrimPrefix(style+";"+parameters, ";")
	case last == 'K' && (parameters == "" || parameters == "0"):
		clear(t.next[y][min(x, t.w):])
	case last == 'J' && (parameters == "" || parameters == "0"):
		clear(t.next[y][min(x, t.w):])
		t.wipe(t.next[y+1:])
	case last == 'H':
		row, column, _ := strings.Cut(parameters, ";")
		y, x = ordinal(row), ordinal(column)
		return x, min(y, len(t.next)-1), style, true
	default:
		return x, y, style, false
	}
	return x, y, style, true
}

// ordinal reads a place that counts from 1, the first if it is left out.
func ordinal(s string) int {
	n, _ := strconv.Atoi(s)
	return max(0, n-1)
}

// Sent as one update, a frame is never seen half drawn, where the terminal knows the mode.
const (
	beginUpdate = ansi.SetModeSynchronizedOutput
	endUpdate   = ansi.ResetModeSynchronizedOutput
)

// send sends what the frame changes, and takes it for what is on the screen.
func (t *terminal) send() error {
	t.compare()
	_, err := t.out.Write(t.b.Bytes())
	if err != nil {
		t.known = false
	}
	return err
}

// compare writes down what the frame changes.
func (t *terminal) compare() {
	t.b.Reset()
	t.b.WriteString(beginUpdate)
	began := t.b.Len()
	t.style, t.x, t.y = "", -1, -1
	if !t.known {
		t.b.WriteString("\x1b[m" + ansi.EraseEntireScreen)
		t.wipe(t.cells)
		t.known = true
	}
	for y := range t.next {
		t.sendRow(y, t.cells[y], t.next[y])
		copy(t.cells[y], t.next[y])
	}
	if t.b.Len() == began {
		t.b.Reset()
		return
	}
	t.dress("")
	t.b.WriteString(endUpdate)
}

// Below these a blank or a sign that stays is sent again: to go around it costs as much.
const (
	shortBlank = 9
	shortStay  = 4
)

func (t *terminal) sendRow(y int, was, is []cell) {
	end := len(is)
	for end > 0 && is[end-1] == blankCell {
		end--
	}
	for x := 0; x < end; {
		stay := same(was[x:end], is[x:end])
		if x+stay == end || stay > shortStay || stay > 0 && t.x != x {
			x += stay
			continue
		}
		t.goTo(x, y)
		if n := blanks(is[x:end]); n > shortBlank {
			t.dress("")
			t.b.WriteString("\x1b[" + strconv.Itoa(n) + "X")
			x += n
			continue
		}
		if is[x] != blankCell || shows(t.style) {
			t.dress(is[x].style)
		}
		n := 1
		for x+n < end && is[x+n].half {
			n++
		}
		if is[x] == blankCell {
			t.b.WriteByte(' ')
		} else {
			t.b.WriteString(is[x].text)
		}
		if x, t.x = x+n, x+n; x >= t.w {
			t.x = -1
		}
	}
	for _, c := range was[end:] {
		if c != blankCell {
			t.goTo(end, y)
			t.dress("")
			t.b.WriteString(ansi.EraseLineRight)
			return
		}
	}
}

// same is how many cells stay as they are.
func same(was, is []cell) int {
	for i := range is {
		if was[i] != is[i] && !is[i].half {
			return i
		}
	}
	return len(is)
}

func blanks(cells []cell) int {
	for i := range cells {
		if cells[i] != blankCell {
			return i
		}
	}
	return len(cells)
}

// goTo moves the cursor.
func (t *terminal) goTo(x, y int) {
	switch {
	case t.x == x && t.y == y:
	case t.y == y && t.x >= 0 && x > t.x:
		t.b.WriteString(ansi.CursorForward(x - t.x))
	case t.y+1 == y && t.y >= 0 && x == 0:
		t.b.WriteString("\r\n")
	case x == 0:
		t.b.WriteString("\x1b[" + strconv.Itoa(y+1) + "H")
	default:
		t.b.WriteString(ansi.CursorPosition(x+1, y+1))
	}
	t.x, t.y = x, y
}

// dress changes the style of what is written next.
func (t *terminal) dress(style string) {
	switch {
	case style == t.style:
	case style == "":
		t.b.WriteString("\x1b[m")
	case t.style == "":
		t.b.WriteString("\x1b[" + style + "m")
	default:
		t.b.WriteString("\x1b[;" + style + "m")
	}
	t.style = style
}

var _ io.ReadWriteCloser = (*terminal)(nil)
