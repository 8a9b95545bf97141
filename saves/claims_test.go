package saves

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestFewClaimsAreUncovered: what no script shows has a reason, and that is at most 3 in a
// hundred of a document's claims; a claim that a script shows needs none.
func TestFewClaimsAreUncovered(t *testing.T) {
	current := map[string]int{}
	for _, id := range CurrentClaims() {
		current[id[:2]]++
	}
	excused := map[string]int{}
	for id, reason := range uncovered() {
		c, known := ClaimOf(id)
		assert.True(t, known && c.Status == "", id)
		assert.NotEmpty(t, reason, id)
		assert.Empty(t, ShownBy(id), "%s is shown", id)
		excused[id[:2]]++
	}
	for document, n := range excused {
		assert.LessOrEqual(t, 100*n, 3*current[document], document)
	}
}

func TestAClaimSaysWhereItStands(t *testing.T) {
	for id, want := range map[string]string{
		"AR-1.6.2.p1.c1":             "Advanced Rules 1.6.2, ",
		"RB-contested-cards.p1.c1":   "Rulebook, Contested Cards, paragraph 1",
		"RS-shadow-court-satyr.1.c1": "Rulings Summary of 1997, Shadow Court Satyr",
	} {
		c, known := ClaimOf(id)
		assert.True(t, known)
		assert.Contains(t, c.Source(), want)
	}
}
