package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestWhyInOrder wants what a person would try first, alike choices together, and each of them
// within reach.
func TestWhyInOrder(t *testing.T) {
	m := boardOf(t)
	m.press("w")
	for range 3 {
		if _, ok := m.table.over.(*why); ok {
			break
		}
		m.Update(graceMsg{m.table.tick})
		m.press(" ", "w")
	}
	o, ok := m.table.over.(*why)
	require.True(t, ok, "%T %s", m.table.over, m.table.message)
	checkFrame(t, m)
	n := 0
	for _, r := range o.rows {
		n += len(r.of)
	}
	assert.Equal(t, len(o.all), n)
	assert.Less(t, len(o.rows), 40)
	assert.True(t, strings.HasPrefix(o.rows[0].text, "play "), "a card in hand comes first: %s", o.rows[0].text)
	for i, r := range o.all {
		if r.Choice.Verb == game.Bleeds && r.Choice.TargetSeat() == 0 {
			assert.Greater(t, i, len(o.all)-10, "nobody thinks of bleeding herself")
		}
	}

	for i, r := range o.rows {
		if len(o.apart(&r)) > 1 {
			o.list.cur = i
			break
		}
	}
	m.press("enter")
	require.NotNil(t, o.inner)
	checkFrame(t, m)
	m.press("enter")
	require.IsType(t, &rulePage{}, m.table.over)
	checkFrame(t, m)
	m.press("esc", "esc")
	assert.Nil(t, o.inner)
	for _, k := range "bleed cleo" {
		m.press(string(k))
	}
	require.NotEmpty(t, o.shown)
	for _, r := range o.shown {
		assert.True(t, strings.HasPrefix(r.text, "bleed Cleo"))
	}
	m.press("esc", "esc")
	assert.Nil(t, m.table.over)
}

// TestWhyOfACard wants the reasons for one card from where one looks at it.
func TestWhyOfACard(t *testing.T) {
	m := boardOf(t)
	m.press("tab")
	b, ok := m.table.over.(*browse)
	require.True(t, ok)
	for i, r := range b.rows(m.table) {
		if r.card != nil && r.card.Name == "Lauren" {
			b.list.cur = i
		}
	}
	m.press("w")
	if m.table.over == overlay(b) { // its seat's cards were not up yet
		m.Update(graceMsg{m.table.tick})
		m.press(" ", "w")
	}
	o, ok := m.table.over.(*why)
	require.True(t, ok, "%T", m.table.over)
	require.NotEmpty(t, o.all)
	for _, r := range o.all {
		assert.Contains(t, r.Label, "Lauren")
	}
	checkFrame(t, m)
	m.press("esc")
	assert.Equal(t, overlay(b), m.table.over)
}

// TestWhyComesNearest wants a card's reasons told as those of the minion that acts, what is lacking at
// any moment before what is against it now, and last what is on offer at something else.
func TestWhyComesNearest(t *testing.T) {
	v := &game.View{Action: &game.ActionView{Actor: 1, Blocker: 2, Attempting: true}}
	m, _ := keptTable(t, unlocking)
	for _, r := range m.table.refused() {
		assert.Equal(t, pick(r.Choice.MinionID() == 1 || r.Choice.MinionID() == 2, 0, 1), farness(&r.Choice, v)%2, r.Label)
	}
	lacks := game.Refusal{Text: "lacks", Rule: requirements + "c1"}
	master := game.Refusal{Text: "no master phase", Rule: masterPhases + "c1"}
	other := game.Refusal{Text: "other", Rule: "AR-1"}
	for want, refusals := range map[string][]game.Refusal{
		onOffer: nil, "no master phase": {master}, "other": {master, other}, "lacks": {master, other, lacks},
	} {
		assert.Equal(t, want, mainReason(&game.Ruled{Refusals: refusals}))
	}
}
