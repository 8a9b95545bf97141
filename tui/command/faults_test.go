package command

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
	"github.com/creack/pty"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// This file ends games at the table by force; the table of all faults is in saves/faults_test.go,
// and the ways to leave in peace are in TestLeavesTheTerminal.

// only is the one save in the console's home.
func (c *console) only() string {
	c.t.Helper()
	saved := c.saved()
	require.Len(c.t, saved, 1)
	return saved[0]
}

var turnShown = regexp.MustCompile(` Turn (\d+) `)

// lastTurn is the latest turn that a screen has shown.
func (c *console) lastTurn() int {
	last := 0
	for _, found := range turnShown.FindAllStringSubmatch(ansi.Strip(c.all()), -1) {
		n, err := strconv.Atoi(found[1])
		require.NoError(c.t, err)
		last = max(last, n)
	}
	return last
}

// sound wants a save whose every line is whole and fits.
func sound(t *testing.T, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	require.True(t, strings.HasSuffix(string(text), "\n"), "the last line is whole")
	var out strings.Builder
	require.Equal(t, fine, Run([]string{"check", path}, &out, &out), out.String())
}

// TestKilledGameIsResumed kills the program again and again in the middle of play, while it waits
// for a person and while the house plays: the game goes on where the screen was.
func TestKilledGameIsResumed(t *testing.T) {
	rounds := 3
	if os.Getenv("ELYSIUM_LONG") != "" {
		rounds = 12
	}
	c := start(t, 80, 24, "1", "play", "--seed", "5")
	home := c.home
	for i := range rounds {
		c.atTable()
		for range 2 + i {
			c.types("p")
			c.types(" ")
		}
		if waiting := i%2 == 0; waiting {
			c.settled(0, 300*time.Millisecond)
		} else {
			_, err := io.WriteString(c.pty, "p   ")
			require.NoError(t, err)
			time.Sleep(time.Duration(20*i) * time.Millisecond)
		}
		require.NoError(t, c.cmd.Process.Kill())
		_ = c.cmd.Wait()
		shown := c.lastTurn()
		path := c.only()
		sound(t, path)
		_, g, err := position(path, -1)
		require.NoError(t, err)
		assert.GreaterOrEqual(t, g.View(0).Turn, shown, "nothing that was on the screen is lost")
		g.Close()
		c = startIn(t, home, 80, 24, "1", "load", path)
	}
	c.atTable()
	_ = c.cmd.Process.Signal(syscall.SIGTERM)
	c.exits(fine)
}

// TestTerminalIsGone closes the terminal under the program: it ends, and the game is kept.
func TestTerminalIsGone(t *testing.T) {
	c := start(t, 80, 24, "1", "play", "--seed", "5")
	c.atTable()
	c.types("p")
	require.NoError(t, c.tty.Close())
	require.NoError(t, c.pty.Close())
	done := make(chan error, 1)
	go func() { done <- c.cmd.Wait() }()
	select {
	case <-done:
		assert.Equal(t, fine, c.cmd.ProcessState.ExitCode())
	case <-time.After(patience):
		t.Fatal("the program goes on without a terminal")
	}
	sound(t, c.only())
}

// TestTerminalIsGoneUnheard closes the terminal under a program that no signal tells of it.
func TestTerminalIsGoneUnheard(t *testing.T) {
	c := start(t, 80, 24, "no hangup", "play", "--seed", "5")
	c.atTable()
	c.types("p")
	require.NoError(t, c.tty.Close())
	require.NoError(t, c.pty.Close())
	done := make(chan error, 1)
	go func() { done <- c.cmd.Wait() }()
	select {
	case <-done:
	case <-time.After(patience):
		t.Fatal("the program goes on without a terminal")
	}
	sound(t, c.only())
}

// TestStoppedAndGoesOn stops the program as a shell does, sets the terminal up as a shell does, and
// lets it go on: everything is drawn again.
func TestStoppedAndGoesOn(t *testing.T) {
	for name, stop := range map[string]syscall.Signal{"asked": syscall.SIGTSTP, "forced": syscall.SIGSTOP} {
		t.Run(name, func(t *testing.T) {
			c := start(t, 80, 24, "1", twoAtTable...)
			c.atTable()
			raw, err := term.GetState(c.tty.Fd())
			require.NoError(t, err)
			require.NoError(t, c.cmd.Process.Signal(stop))
			c.settled(0, 100*time.Millisecond)
			require.NoError(t, term.Restore(c.tty.Fd(), c.was))
			from := len(c.all())
			require.NoError(t, c.cmd.Process.Signal(syscall.SIGCONT))
			c.await(from, "decides")
			for _, on := range []string{ansi.SetModeAltScreenSaveCursor, ansi.SetModeMouseButtonEvent, ansi.SetModeFocusEvent, ansi.SetModeBracketedPaste} {
				c.await(from, on)
			}
			c.settled(from, 100*time.Millisecond)
			now, err := term.GetState(c.tty.Fd())
			require.NoError(t, err)
			assert.Equal(t, raw, now, "keys come one by one again")
			c.types("q")
			c.types("y")
			c.exits(fine)
		})
	}
}

// TestTooFewFiles starts the program where it cannot even wait for keys.
func TestTooFewFiles(t *testing.T) {
	c := start(t, 80, 24, "8 files")
	c.await(0, "the table cannot use this terminal: too many open files")
	assert.NotContains(t, c.all(), "\x1b")
}

// TestATerminalThatCannotMoveTheCursor is told what the table needs.
func TestATerminalThatCannotMoveTheCursor(t *testing.T) {
	c := start(t, 80, 24, "dumb", "play", "--seed", "5")
	c.await(0, "the table needs a terminal that can move the cursor, and TERM is \"dumb\"")
	assert.NotContains(t, c.all(), "\x1b")
	assert.Empty(t, c.saved())
}

// TestSecondTableIsTold opens the save of a table that is in use.
func TestSecondTableIsTold(t *testing.T) {
	c := start(t, 80, 24, "1", "play", "--seed", "5")
	c.atTable()
	var out, errs strings.Builder
	assert.Equal(t, faulty, Run([]string{"load", c.only()}, &out, &errs))
	assert.Equal(t, "the game is open in another window; close it there first\n", errs.String())
	c.types("p")
	_ = c.cmd.Process.Signal(syscall.SIGTERM)
	c.exits(fine)
	sound(t, c.only())
}

// TestSaveRemovedAtTheTable takes the games away while one is played; with the next decision the
// whole game is there again.
func TestSaveRemovedAtTheTable(t *testing.T) {
	c := start(t, 80, 24, "1", "play", "--seed", "5")
	c.atTable()
	path := c.only()
	require.NoError(t, os.RemoveAll(filepath.Dir(path)))
	for deadline := time.Now().Add(patience); len(c.saved()) == 0 && time.Now().Before(deadline); {
		c.types("p")
		c.types(" ")
	}
	_ = c.cmd.Process.Signal(syscall.SIGTERM)
	c.exits(fine)
	sound(t, path)
}

// TestLeavingAnUnsavedGame leaves a game whose folder is none any more: the error is told at the end.
func TestLeavingAnUnsavedGame(t *testing.T) {
	c := start(t, 80, 24, "1", twoAtTable...)
	c.atTable()
	folder := filepath.Dir(c.only())
	require.NoError(t, os.RemoveAll(folder))
	require.NoError(t, os.WriteFile(folder, nil, 0o600))
	c.types("p")
	c.types("p")
	from := len(c.all())
	c.types("q")
	c.await(from, "not saved")
	c.types("y")
	assert.Contains(t, c.exits(faulty), "The game is not being saved")
}

// TestResizesAtTheTable changes the size of the terminal a hundred times.
func TestResizesAtTheTable(t *testing.T) {
	c := start(t, 80, 24, "1", "play", "--seed", "5")
	c.atTable()
	for i := range 100 {
		size := pty.Winsize{Cols: uint16(i * 37 % 300), Rows: uint16(i * 53 % 120)}
		require.NoError(t, pty.Setsize(c.pty, &size))
	}
	require.NoError(t, pty.Setsize(c.pty, &pty.Winsize{Cols: 80, Rows: 24}))
	from := len(c.all())
	c.types("?")
	c.await(from, "\x1b[")
	_ = c.cmd.Process.Signal(syscall.SIGTERM)
	c.exits(fine)
	sound(t, c.only())
}

// TestPipesAreNotWaitedFor gives the commands what never ends, or never begins.
func TestPipesAreNotWaitedFor(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("ELYSIUM_HOME", dir)
	pipe := filepath.Join(dir, "pipe.vtes")
	require.NoError(t, syscall.Mkfifo(pipe, 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "board.vtes"), []byte("vtes 1\nseat Anna\nseat Ben\n"), 0o600))
	require.NoError(t, os.Symlink("/dev/zero", filepath.Join(dir, "config")))
	for _, path := range []string{pipe, "/dev/zero"} {
		for _, call := range []string{"check", "show", "fmt", "edit", "load", "diff", "deck show", "cards import " + path} {
			var out, errs strings.Builder
			status := Run(append(strings.Fields(call), path), &out, &errs)
			assert.NotEqual(t, fine, status, call)
			assert.Contains(t, out.String()+errs.String(), "it is not a file", call)
		}
	}
	var out, errs strings.Builder
	assert.Equal(t, fine, Run([]string{"check", dir}, &out, &errs), "a folder's pipes are passed over: %s", out.String())
	assert.Equal(t, found, Run([]string{"keys"}, &out, &errs))
	assert.Contains(t, errs.String(), "config:1: the settings cannot be read: it is not a file")
}
