package tui

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/game"
)

// secretDecisions is how many decisions of people TestSecrets plays; ELYSIUM_DECISIONS asks for
// more.
func secretDecisions() int {
	if testing.Short() {
		return 1500
	}
	if n, err := strconv.Atoi(os.Getenv("ELYSIUM_DECISIONS")); err == nil {
		return n
	}
	return 10000
}

// TestSecrets plays games of two people and two house seats at random and wants no frame to hold
// the name of a card that its reader may not know.
func TestSecrets(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	var m *Model
	decisions, frames := 0, 0
	check := func() {
		frames++
		wantNoSecrets(t, m)
	}
	for seed := uint64(1); decisions < secretDecisions(); seed++ {
		m = modelOf(t, 104, 30, seed, Curtain(seed%2), false, true, false, true)
		play := eager(seed)
		for n := 0; n < 3000 && m.table.d != nil && decisions < secretDecisions(); n++ {
			tb := m.table
			switch {
			case tb.isHouse(tb.d.Seat):
				m.Update(houseMsg{tb.tick})
				check()
				continue
			case tb.shade.on:
				check()
				m.Update(graceMsg{tb.tick})
				check()
				m.press(" ")
				check()
				continue
			}
			peek(m, r, check)
			if tb.shade.on || tb.d == nil {
				continue
			}
			decisions++
			tb.take(play.Pick(tb.game(), tb.d))
			check()
		}
		_ = m.Close()
	}
	t.Logf("%d decisions of people, %d frames", decisions, frames)
}

// peek presses keys that look at things and choose nothing.
func peek(m *Model, r *rand.Rand, check func()) {
	if r.IntN(4) > 0 {
		return
	}
	keys := []string{"tab", "l", "a", "i", "[", "]", "w", "h", "r", "e", "o", "y", "?", "/"}
	m.press(keys[r.IntN(len(keys))])
	check()
	for range r.IntN(3) {
		m.press([]string{"down", "up", "right", "left", "pgdown"}[r.IntN(5)])
		check()
	}
	if r.IntN(20) == 0 {
		m.Update(tea.BlurMsg{})
		check()
	}
	for range 3 {
		if m.table.over != nil || m.table.ask.filter != "" || m.table.ask.typing {
			m.press("esc")
		}
	}
	m.table.over = nil
}

// wantNoSecrets wants no card on the screen that its reader can know from nowhere: neither
// from what it sees, nor from what has happened.
func wantNoSecrets(t *testing.T, m *Model) {
	t.Helper()
	tb := m.table
	if tb == nil || tb.mode == CurtainOpen {
		return
	}
	g, reader, frame := tb.game(), tb.viewer, m.View()
	require.NoError(t, m.fault())
	for _, c := range allCards(g) {
		name := c.Name()
		if len(name) < 6 || g.Sees(reader, c) || !strings.Contains(frame, name) {
			continue
		}
		if knows(g, reader, name) || told(tb, name) {
			continue
		}
		t.Fatalf("%s may not know %s:\n%s", tb.name(reader), name, frame)
	}
}

// told reports whether the log has named a card to the reader, or a card's effect shows it to
// the reader, who chooses.
func told(tb *table, name string) bool {
	if tb.open() && tb.d.Seat == tb.viewer {
		for _, l := range tb.ask.labels {
			if strings.Contains(l, name) {
				return true
			}
		}
	}
	for i := range tb.log.lines {
		if strings.Contains(tb.log.lines[i].text, name) {
			return true
		}
	}
	return false
}

// knows reports whether a reader sees a card of a name, has one in its own deck, or reads of it
// in the text of one.
func knows(g *game.Game, reader game.Seat, name string) bool {
	for _, c := range allCards(g) {
		if !g.Sees(reader, c) && c.Owner() != reader {
			continue
		}
		if p := cards.ByID(c.Facts().ID); c.Name() == name || p != nil && strings.Contains(p.Text(), name) {
			return true
		}
	}
	return false
}

func allCards(g *game.Game) []*game.Card {
	var all []*game.Card
	for id := 0; ; id++ {
		c := g.CardByID(id)
		if c == nil {
			return all
		}
		all = append(all, c)
	}
}
