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
