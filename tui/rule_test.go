package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// Every refusal leads to what the rule says and where it stands.
func TestARefusalOpensItsRule(t *testing.T) {
	m := boardOf(t)
	m.press("w")
	o, ok := m.table.over.(*why)
	require.True(t, ok)
	require.NotEmpty(t, o.all)
	rule := o.all[0].Refusals[0].Rule
	m.press("enter")
	if o.inner != nil { // a row of several choices
		m.press("enter")
	}
	frame := checkFrame(t, m)
	c, known := saves.ClaimOf(rule)
	require.True(t, known)
	assert.Contains(t, frame, rule)
	assert.Contains(t, frame, c.Source())
	m.press("esc")
	assert.Same(t, o, m.table.over)
}

// TestRulesByHeading wants the list of rules to begin with headings that one can read, and what is
// typed to find single rules.
func TestRulesByHeading(t *testing.T) {
	f := newRuleList()
	assert.Less(t, len(f.names), 600)
	assert.Contains(t, f.names, "Rulebook, Bleed")
	assert.NotContains(t, f.names[0], "paragraph")
	f.filter = "RB-bleed.p2"
	f.narrow()
	require.NotEmpty(t, f.names)
	assert.Contains(t, strings.Join(f.tell(&Theme{}, 0, 60), "\n"), "RB-bleed.p2")
}
