package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"elysium/game"
	"elysium/saves"
)

// copying is a game in memory whose board can be copied.
type copying struct{ *memory }

func (c copying) CopyBoard() (path, text string, err error) {
	f, err := saves.Scenario(c.Game(), &saves.File{})
	if err != nil {
		return "", "", err
	}
	return "boards/copied.vtes", string(f.Format()), nil
}

// TestCopyingShowsNothing writes a board down before everybody's eyes: the screen says where it is
// and that it holds all, and shows none of it.
func TestCopyingShowsNothing(t *testing.T) {
	m := modelOf(t, 100, 30, 3, CurtainNeeded, false, false, true, true)
	m.until(t, func(tb *table) bool { return tb.d.Window == game.InfluenceW })
	m.table.shade, m.table.over = shade{}, nil
	m.table.hide()
	m.table.refresh()
	m.table.session = copying{m.table.session.(*memory)}
	m.press("c")
	frame := checkFrame(t, m)
	assert.Contains(t, frame, "boards/copied.vtes")
	assert.Contains(t, frame, "The file holds everything")
	assert.Contains(t, frame, "1 thing that a board cannot say is told in its notes")
	for _, c := range allCards(m.table.game()) {
		if !m.table.game().Sees(game.NoSeat, c) && len(c.Name()) > 5 {
			assert.NotContains(t, frame, c.Name())
		}
	}
}
