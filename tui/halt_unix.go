//go:build unix

package tui

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	tty "github.com/charmbracelet/x/term"
)

// halts waits for the signals by which a shell stops a program and lets it go on.
type halts struct {
	signals  chan os.Signal
	keyboard *keyboard
	program  *tea.Program
}

func newHalts(k *keyboard) *halts {
	s := &halts{signals: make(chan os.Signal, 2), keyboard: k}
	s.listen()
	return s
}

func (s *halts) listen() { signal.Notify(s.signals, syscall.SIGTSTP, syscall.SIGCONT) }

// wait is a command that ends when the program goes on.
func (s *halts) wait() tea.Msg {
	if <-s.signals == syscall.SIGTSTP {
		s.stop()
	} else {
		_, _ = tty.MakeRaw(s.keyboard.Fd()) // the library knows how it was before
	}
	return goesOn{}
}

// settled is how long a signal to oneself may take to arrive.
const settled = 50 * time.Millisecond

// stop gives the terminal back and stops the program. Where no shell could let it go on, the system
// does not stop it, and it goes on at once.
func (s *halts) stop() {
	if s.program.ReleaseTerminal() != nil {
		return
	}
	signal.Reset(syscall.SIGTSTP, syscall.SIGCONT)
	_ = syscall.Kill(0, syscall.SIGTSTP)
	time.Sleep(settled)
	s.listen()
	_ = s.program.RestoreTerminal()
}
