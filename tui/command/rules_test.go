package command

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRulesShowsClaimsWithWhatShowsThem(t *testing.T) {
	var list []claimJSON
	require.NoError(t, json.Unmarshal([]byte(output(t, "rules", "RB-contested-cards.p1.c1", "--json")), &list))
	require.Len(t, list, 1)
	assert.Equal(t, "current", list[0].Status)
	assert.Equal(t, "Rulebook, Contested Cards, paragraph 1", list[0].Source)
	assert.NotEmpty(t, list[0].Claim)
	assert.Contains(t, list[0].ShownBy, "rules/RB/RB-contested-cards.p1.c1.vtes")
}
