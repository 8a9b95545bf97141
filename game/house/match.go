package house

import (
	"fmt"
	"runtime/debug"

	"elysium/game"
)

// match is one simulated game.
type match struct {
	o         *Options
	setup     game.Setup
	seed      uint64
	g         *game.Game
	result    *Result
	used      exercise
	seats     []Policy
	decisions int
	turns     int
	seen      int        // events read
	shadow    *game.Game // takes the same decisions, a turn at a time
	followed  int        // picks the shadow has taken
}

// play plays the game to its end; it fails if the engine does, a check does, or no end comes.
func (m *match) play() (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("the policy failed: %v\n%s", x, debug.Stack())
		}
		for _, g := range []*game.Game{m.g, m.shadow} {
			if g != nil {
				g.Close()
			}
		}
	}()
	m.g, err = game.New(m.setup, game.Settings{})
	if err != nil {
		return err
	}
	for i := range m.setup.Seats {
		m.seats = append(m.seats, New(m.o.Policy, m.seed*31+uint64(i)))
	}
	m.line("game %d, seed %d", m.result.Games, m.seed)
	for d := m.g.Pending(); d != nil; d = m.g.Pending() {
		if m.decisions >= m.o.limit() {
			return fmt.Errorf("no end after %d decisions", m.decisions)
		}
		if err := m.step(d); err != nil {
			return err
		}
	}
	return m.end()
}

func (m *match) step(d *game.Decision) error {
	p := m.seats[d.Seat]
	i := p.Pick(m.g, d)
	if m.o.Transcript != nil {
		m.line("  %s: %s -- %s", m.setup.Seats[d.Seat].Name, d.Label(i), p.Explain())
	}
	m.decisions++
	if err := m.g.Choose(i); err != nil {
		return err
	}
	turn := m.read()
	if !m.o.Check {
		return nil
	}
	if err := m.g.Check(); err != nil {
		return err
	}
	if turn {
		return m.follow()
	}
	return nil
}

// follow has a second game, begun from the same set-up, take the decisions since the last turn
// and compares: a replay once a turn that does not grow with the game.
func (m *match) follow() error {
	if m.shadow == nil {
		g, err := game.New(m.setup, game.Settings{Mute: true})
		if err != nil {
			return err
		}
		m.shadow = g
	}
	picks := m.g.Picks()
	for ; m.followed < len(picks); m.followed++ {
		if err := m.shadow.Choose(int(picks[m.followed])); err != nil {
			return fmt.Errorf("the replay failed at decision %d: %w", m.followed+1, err)
		}
	}
	return m.compare(m.shadow)
}

// read counts what has happened since; it reports whether a turn has begun.
func (m *match) read() bool {
	turn := false
	events := m.g.Events(m.seen)
	for i := range events {
		e := &events[i]
		if e.Kind == game.TurnBegan {
			m.turns++
			turn = true
		}
		m.result.Occurred.count(e)
		m.used.happened(e)
		if m.o.Transcript != nil {
			m.line("%s", m.g.EventText(e, game.NoSeat))
		}
	}
	m.seen += len(events)
	return turn
}

func (m *match) end() error {
	if err := m.g.Err(); err != nil {
		return err
	}
	m.read()
	if !m.g.Over() {
		return fmt.Errorf("the game stopped before its end")
	}
	for _, s := range m.g.View(game.NoSeat).Seats {
		m.result.VP[s.Name] += s.VP
	}
	if m.o.Check {
		return m.replay()
	}
	return nil
}

// replay takes all decisions again in a new game and compares.
func (m *match) replay() error {
	again, err := game.Replay(m.setup, game.Settings{Mute: true}, m.g.Picks())
	if err != nil {
		return fmt.Errorf("the replay failed: %w", err)
	}
	defer again.Close()
	return m.compare(again)
}

func (m *match) compare(again *game.Game) error {
	if Fingerprint(again) != Fingerprint(m.g) {
		return fmt.Errorf("the replay differs after %d decisions", len(m.g.Picks()))
	}
	return nil
}

func (m *match) line(format string, a ...any) {
	if m.o.Transcript != nil {
		fmt.Fprintf(m.o.Transcript, format+"\n", a...)
	}
}
