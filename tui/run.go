// Package tui is the table on the screen: the menu, setting up a game, the table itself and
// the end of a game. It shows views made for one seat and hands choices to the engine; it
// decides nothing about the rules.
package tui

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
	"elysium/saves"
)

// Options are what the program brings along.
type Options struct {
	New      func(game.Setup, Table) (Session, error) // nil: games in memory
	Open     func(path string) (Session, error)
	Read     func(path string) (*saves.File, error) // what a file says, without playing it
	Files    func(dir string) []Entry               // the tables and folders in a folder
	Folders  func() []Entry                         // where to look for tables
	Recent   func() []Entry                         // saved games, the latest first
	Examples func() []Entry                         // boards to look at and play from
	Lessons  func() []Entry                         // in their order
	Decks    func() []string                        // the player's deck files
	Policy   Policy                                 // plays the house seats; nil: they pass
	Seed     func() uint64                          // for a new game; nil: from the clock
	Now      func() time.Time                       // for the time limit; nil: the machine's clock

	Start   Session // go straight to this game
	Scripts string  // or to the scripts of this file
	House   []bool  // with Start: the seats the house plays
	Curtain Curtain
	Theme   *ThemeSettings // nil: as the environment says
	Keys    *Keys          // nil: the usual ones
	NoMouse bool           // the terminal's own selection works
	Faults  []error        // of the player's settings
	Pause   time.Duration  // after what a house seat did; 0: a second or so
}

// Crash is a defect that ended the program.
type Crash struct {
	Reason any
	Stack  []byte
	Game   string // where the game is kept, as the end of a sentence about it; "" if there was none
}

func (c *Crash) Error() string {
	s := fmt.Sprintf("the table failed: %v", c.Reason)
	if c.Game != "" {
		s += "; the game is " + c.Game
	}
	return s
}

// Run shows the program until the player leaves; the terminal is as before afterwards, also
// after a defect or a signal. The error after a defect is a *Crash.
func Run(opts Options) error {
	if err := canOpen(); err != nil {
		if opts.Start != nil {
			_ = opts.Start.Close()
		}
		return hangUp(err)
	}
	told, stop := signal.NotifyContext(context.Background(), syscall.SIGHUP, syscall.SIGQUIT)
	defer stop()
	ctx, gone := context.WithCancel(told)
	defer gone()
	keys := &keyboard{os.Stdin, gone}
	defer keys.bring(keys.state())
	m := New(opts)
	m.screen = newTerminal(os.Stdout, gone)
	defer m.screen.leave()
	m.halts = newHalts(keys)
	if w, h, err := m.screen.size(); err == nil {
		m.w, m.h = w, h // the library asks for it too late for the first frame
	}
	begun := started{Model: m, then: tea.Batch(m.Init(), m.halts.wait)}
	m.screen.first = strings.ReplaceAll(m.View(), "\n", "\r\n")
	with := []tea.ProgramOption{tea.WithAltScreen(), tea.WithReportFocus(), tea.WithContext(ctx), tea.WithInput(keys), tea.WithFPS(framesASecond), tea.WithOutput(m.screen)}
	if !opts.NoMouse {
		with = append(with, tea.WithMouseCellMotion())
	}
	m.halts.program = tea.NewProgram(begun, with...)
	_, err := m.halts.program.Run()
	err = errors.Join(m.fault(), hangUp(err), m.lost, m.Close())
	return err
}

// started is a model that has begun before the library runs, so that the first frame is ready when
// the screen is.
type started struct {
	*Model
	then tea.Cmd
}

// Init goes on with what the beginning asks for.
func (s started) Init() tea.Cmd { return s.then }

// framesASecond is how often a changed frame is sent: what a key changes waits
// half of that on average.
const framesASecond = 120

// hangUp drops the errors of a program that was told to go, and says others plainly.
func hangUp(err error) error {
	if errors.Is(err, tea.ErrInterrupted) || errors.Is(err, context.Canceled) || errors.Is(err, tea.ErrProgramKilled) && !errors.Is(err, tea.ErrProgramPanic) {
		return nil
	}
	if cause, ok := errors.AsType[syscall.Errno](err); ok {
		return fmt.Errorf("the table cannot use this terminal: %w", cause)
	}
	return err
}

// guard keeps a defect from taking the terminal down: the program ends, and Run tells it.
func (m *Model) guard(cmd *tea.Cmd) {
	r := recover()
	if r == nil {
		return
	}
	m.crash = &Crash{Reason: r, Stack: debug.Stack()}
	if m.table != nil {
		m.crash.Game = keeping(m.table.session)
	}
	if cmd != nil {
		*cmd = tea.Quit
	}
}

func (m *Model) fault() error {
	if m.crash == nil {
		return nil
	}
	return m.crash
}
