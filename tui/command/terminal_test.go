package command

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
	"github.com/creack/pty"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/tui"
)

// asProgram makes this test's own binary be Elysium; "defect" is a table whose house seats fail.
const asProgram = "ELYSIUM_AS_PROGRAM"

func TestMain(m *testing.M) {
	switch os.Getenv(asProgram) {
	case "":
		os.Exit(m.Run())
	case "mouse off":
		if err := os.WriteFile(filepath.Join(os.Getenv("ELYSIUM_HOME"), "config"), []byte("mouse = off\n"), 0o644); err != nil {
			panic(err)
		}
	case "no hangup":
		signal.Ignore(syscall.SIGHUP)
	case "8 files":
		few := syscall.Rlimit{Cur: 8, Max: 8}
		if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &few); err != nil {
			panic(err)
		}
	case "dumb":
		os.Setenv("TERM", "dumb")
	case "defect":
		os.Exit(defect())
	}
	os.Exit(Run(os.Args[1:], os.Stdout, os.Stderr))
}

// console is a program in a pseudo-terminal.
type console struct {
	t    *testing.T
	cmd  *exec.Cmd
	pty  *os.File // the terminal's side
	tty  *os.File // the program's side, open so that its settings can be read
	home string
	was  *term.State

	mutex sync.Mutex
	sent  bytes.Buffer // by the program, all of it
	quiet time.Time    // since when nothing came
	ended chan struct{}
}

// start runs the program on a screen.
func start(t *testing.T, w, h int, as string, args ...string) *console {
	t.Helper()
	return startIn(t, t.TempDir(), w, h, as, args...)
}

// startIn runs the program of a player who has been here before.
func startIn(t *testing.T, home string, w, h int, as string, args ...string) *console {
	t.Helper()
	c := &console{t: t, home: home, ended: make(chan struct{})}
	var err error
	c.pty, c.tty, err = pty.Open()
	if err != nil {
		t.Skip("no pseudo-terminal here: ", err)
	}
	require.NoError(t, pty.Setsize(c.pty, &pty.Winsize{Cols: uint16(w), Rows: uint16(h)}))
	c.was, err = term.GetState(c.tty.Fd())
	require.NoError(t, err)
	c.cmd = exec.Command(os.Args[0], args...)
	c.cmd.Env = append(os.Environ(), asProgram+"="+as, "ELYSIUM_HOME="+c.home, "TERM=xterm-256color", "NO_COLOR=", "COLORTERM=", "CI=")
	c.cmd.Stdin, c.cmd.Stdout, c.cmd.Stderr = c.tty, c.tty, c.tty
	c.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	require.NoError(t, c.cmd.Start())
	go c.read()
	t.Cleanup(func() {
		_ = c.cmd.Process.Kill()
		_ = c.tty.Close()
		_ = c.pty.Close()
		<-c.ended
	})
	return c
}

func (c *console) read() {
	defer close(c.ended)
	p := make([]byte, 1<<16)
	for {
		n, err := c.pty.Read(p)
		c.mutex.Lock()
		c.sent.Write(p[:n])
		c.quiet = time.Now()
		c.mutex.Unlock()
		if err != nil {
			return
		}
	}
}

func (c *console) all() string {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.sent.String()
}

// patience is how long a loaded machine may take for anything.
const patience = 60 * time.Second

// await waits for a text to be sent from some place on.
func (c *console) await(from int, text string) {
	c.t.Helper()
	for deadline := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		if s := c.all(); strings.Contains(s[from:], text) {
			return
		} else if time.Now().After(deadline) {
			c.t.Fatalf("%q never came; what came: %q", text, s[from:])
		}
	}
}

// settled waits until nothing has come for a while, and says how much has come since a place.
func (c *console) settled(from int, still time.Duration) int {
	for {
		time.Sleep(still / 4)
		c.mutex.Lock()
		n, since := c.sent.Len(), time.Since(c.quiet)
		c.mutex.Unlock()
		if since > still {
			return n - from
		}
	}
}

// types types keys, and says how many bytes came in answer.
func (c *console) types(keys string) int {
	c.t.Helper()
	from := len(c.all())
	_, err := io.WriteString(c.pty, keys)
	require.NoError(c.t, err)
	return c.settled(from, 60*time.Millisecond)
}

// exits waits for the program to end and wants the terminal as it was.
func (c *console) exits(status int) string {
	c.t.Helper()
	done := make(chan error, 1)
	go func() { done <- c.cmd.Wait() }()
	select {
	case <-done:
	case <-time.After(patience):
		c.t.Fatal("the program does not end")
	}
	assert.Equal(c.t, status, c.cmd.ProcessState.ExitCode())
	c.await(0, ansi.ResetModeAltScreenSaveCursor)
	c.settled(0, 50*time.Millisecond)
	s := c.all()
	for on, off := range map[string]string{
		ansi.SetModeAltScreenSaveCursor: ansi.ResetModeAltScreenSaveCursor,
		ansi.ResetModeTextCursorEnable:  ansi.SetModeTextCursorEnable,
		ansi.SetModeMouseButtonEvent:    ansi.ResetModeMouseButtonEvent,
		ansi.SetModeMouseExtSgr:         ansi.ResetModeMouseExtSgr,
		ansi.SetModeFocusEvent:          ansi.ResetModeFocusEvent,
		ansi.SetModeBracketedPaste:      ansi.ResetModeBracketedPaste,
	} {
		assert.Contains(c.t, s, on)
		assert.Greater(c.t, strings.LastIndex(s, off), strings.LastIndex(s, on), "%q is switched off", on)
	}
	now, err := term.GetState(c.tty.Fd())
	require.NoError(c.t, err)
	assert.Equal(c.t, c.was, now, "the terminal's settings are as before")
	return s[strings.LastIndex(s, ansi.ResetModeAltScreenSaveCursor):]
}

// saved are the games kept in the console's home.
func (c *console) saved() []string {
	paths, err := filepath.Glob(filepath.Join(c.home, "games", "*.vtes"))
	require.NoError(c.t, err)
	return paths
}

// twoAtTable are two people who play with open hands: what is asked stays until a key comes.
var twoAtTable = []string{"play", "--seed", "5", "--open", "--seat", "Anna=V5 Tremere", "--seat", "Ben=V5 Ventrue"}

func (c *console) atTable() {
	c.t.Helper()
	c.await(0, "decides")
	c.settled(0, 100*time.Millisecond)
}

// TestLeavesTheTerminal ends the program in every way there is: the terminal is as before, and the
// game is kept and loads.
func TestLeavesTheTerminal(t *testing.T) {
	ends := []struct {
		name   string
		status int
		end    func(c *console)
	}{
		{"leaving", 0, func(c *console) { c.types("q"); c.types("y") }},
		{"Ctrl-C", 0, func(c *console) { c.types("\x03") }},
		{"terminated", 0, func(c *console) { _ = c.cmd.Process.Signal(syscall.SIGTERM) }},
		{"interrupted", 0, func(c *console) { _ = c.cmd.Process.Signal(syscall.SIGINT) }},
		{"quit", 0, func(c *console) { _ = c.cmd.Process.Signal(syscall.SIGQUIT) }},
		{"hung up", 0, func(c *console) { _ = c.cmd.Process.Signal(syscall.SIGHUP) }},
	}
	for _, x := range ends {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			c := start(t, 80, 24, "1", twoAtTable...)
			c.atTable()
			x.end(c)
			assert.NotContains(t, c.exits(x.status), "goroutine")
			require.Len(t, c.saved(), 1)
			var out bytes.Buffer
			assert.Equal(t, fine, Run([]string{"check", c.saved()[0]}, &out, &out), out.String())
		})
	}
}

// defect is a table whose house fails.
func defect() int {
	f := &playFlags{seed: 5, house: []string{"Anna", "Ben", "Carol", "Dora"}}
	file, house, err := f.file()
	if err == nil {
		o := tableOptions()
		o.Policy = tui.PolicyFunc(func(*game.Game, *game.Decision) int { panic("the house has lost its head") })
		o.House = house
		if o.Start, err = create(file, house, o.Curtain); err == nil {
			err = openTable(o)
		}
	}
	fmt.Fprintln(os.Stderr, oneLine(err))
	return faulty
}

// TestDefect wants a defect to end in a sentence that says where the game is.
func TestDefect(t *testing.T) {
	c := start(t, 80, 24, "defect")
	told := c.exits(faulty)
	require.Len(t, c.saved(), 1)
	assert.Contains(t, strings.Join(strings.Fields(told), " "), "the table failed: the house has lost its head; the game is kept in "+c.saved()[0])
	assert.NotContains(t, told, "goroutine")
}

// TestMouseOff wants the terminal's own selection to work when the mouse is off: at run time, and
// by the player's settings.
func TestMouseOff(t *testing.T) {
	c := start(t, 80, 24, "1", twoAtTable...)
	c.atTable()
	from := len(c.all())
	c.types("o")
	c.await(from, "mouse: on")
	c.types("2")
	c.types("\r")
	c.await(from, ansi.ResetModeMouseButtonEvent)
	from = len(c.all())
	c.types("\r")
	c.await(from, ansi.SetModeMouseButtonEvent)

	c = start(t, 80, 24, "mouse off", twoAtTable...)
	c.atTable()
	assert.NotContains(t, c.all(), ansi.SetModeMouseButtonEvent)
}

// TestMouse plays with the mouse alone: a click selects, the second one takes, the wheel scrolls and
// takes nothing.
func TestMouse(t *testing.T) {
	c := start(t, 80, 24, "1", twoAtTable...)
	c.atTable()
	press := func(button, x, y int) {
		c.types(fmt.Sprintf("\x1b[<%d;%d;%dM\x1b[<%d;%d;%dm", button, x, y, button, x, y))
	}
	kept := func() int {
		text, err := os.ReadFile(c.saved()[0])
		require.NoError(t, err)
		return len(text)
	}
	const wheelUp, wheelDown, left = 64, 65, 0
	before := kept()
	for range 3 {
		press(wheelDown, 5, 5)
		press(wheelUp, 5, 5)
	}
	assert.Equal(t, before, kept(), "the wheel takes nothing")
	press(wheelDown, 5, 5) // to the second row: the first one plays a card
	for y := 14; y < 20 && kept() == before; y++ {
		press(left, 6, y)
		require.Equal(t, before, kept(), "the first click only selects")
		press(left, 6, y)
	}
	assert.Greater(t, kept(), before, "the second click takes")
}

// TestSent measures what is sent for a key while a game is played: moving the cursor, opening and
// closing what lies over the table, taking choices. On a machine with much to do two answers may be
// counted as one, so that it is the median that must be small.
func TestSent(t *testing.T) {
	rounds := 1
	if n, err := strconv.Atoi(os.Getenv("ELYSIUM_SENT")); err == nil {
		rounds = n // and print the figures
	}
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		c := start(t, size[0], size[1], "1", twoAtTable...)
		c.atTable()
		sent := map[string][]int{}
		for range rounds {
			for _, x := range []struct{ what, keys string }{
				{"the cursor", "\x1b[B"}, {"the cursor", "\x1b[A"}, {"over the table", "l"}, {"back", "\x1b"}, {"over the table", "\t"}, {"back", "\x1b"},
				{"over the table", "?"}, {"back", "\x1b"}, {"over the table", "w"}, {"back", "\x1b"}, {"selecting", "1"}, {"taking", "\r"}, {"back", "\x1b"},
				{"passing", "p"}, {"passing again", "p"},
			} {
				sent[x.what] = append(sent[x.what], c.types(x.keys))
			}
		}
		for what, n := range sent {
			slices.Sort(n)
			if rounds > 1 {
				t.Logf("%dx%d %-15s median %5d  95%% %5d  most %5d", size[0], size[1], what, n[len(n)/2], n[len(n)*95/100], n[len(n)-1])
			}
			assert.Less(t, n[len(n)/2], 4096, "%s at %dx%d", what, size[0], size[1])
		}
	}
}
