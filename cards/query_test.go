package cards

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func search(t *testing.T, text string) []string {
	t.Helper()
	q, err := ParseQuery(text)
	require.NoError(t, err)
	var names []string
	for _, p := range Search(q) {
		names = append(names, p.Facts.Name)
	}
	return names
}

func TestSearch(t *testing.T) {
	assert.Equal(t, []string{"Govern the Unaligned"}, search(t, "govern unal"))
	assert.Contains(t, search(t, "type:reaction disc:dom cost:1blood"), "Deflection")
	assert.Contains(t, search(t, "clan:banu_haqim cap:10 gr:6"), "Tegyrius, Vizier (G6)")
	assert.Equal(t, []string{"Theo Bell (G2)", "Theo Bell (ADV)", "Theo Bell (G6)"}, search(t, "theo bell type:crypt"))
	assert.NotContains(t, search(t, "title:prince disc:DOM"), "Deflection")
	assert.Len(t, search(t, ""), len(All()))
	assert.Equal(t, "Deflection", search(t, "deflection")[0], "names come before texts")
	assert.NotEmpty(t, search(t, "text:bleed defined:yes"))
	for text, want := range map[string]string{
		"colour:red": "no field", "capacity:x": "not a number", "disc:xyz": "three letters", "type:wurst": "No card type",
		"sect:wurst": "No sect", "cost:wurst": "The cost", "clan:wurst": "No clan", "title:wurst": "No title",
		"defined:maybe": "yes or no", "capacity:0": "not a number from 1", "group:-1": "not a number from 1",
	} {
		_, err := ParseQuery(text)
		assert.ErrorContains(t, err, want, text)
	}
}

// A value of several words stands between quotes, or its words are joined.
func TestSearchForSeveralWords(t *testing.T) {
	want := search(t, "clan:malkavian_antitribu type:action_modifier")
	assert.Equal(t, want, search(t, `type:"Action Modifier" clan:"malkavian  antitribu"`))
	assert.NotEmpty(t, search(t, `clan:"Banu Haqim" bleed`))
	assert.Equal(t, search(t, "govern the"), search(t, `"govern the"`))
	assert.NotEmpty(t, search(t, `clan:"tremere`), "while it is being typed")
}

// What a keypress in the card list costs.
func BenchmarkSearch(b *testing.B) {
	q, _ := ParseQuery("bleed type:action")
	Search(q)
	for b.Loop() {
		Search(q)
	}
}
