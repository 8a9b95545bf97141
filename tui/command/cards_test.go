package command

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// output runs a command that must succeed.
func output(t *testing.T, args ...string) string {
	t.Helper()
	var out, errs strings.Builder
	require.Equal(t, fine, Run(args, &out, &errs), errs.String())
	return out.String()
}

func TestCoverageSaysHowCardsAreDefinedIfAsked(t *testing.T) {
	var r map[string]any
	require.NoError(t, json.Unmarshal([]byte(output(t, "cards", "coverage", "--language", "--json")), &r))
	for _, key := range []string{"library", "crypt", "undefined", "definitions", "median", "mean", "worst", "one_off", "used_once"} {
		assert.Contains(t, r, key)
	}
	assert.NotContains(t, output(t, "cards", "coverage", "--json"), "used_once")
	assert.Contains(t, output(t, "cards", "coverage", "--language"), "\nwords used by one definition: ")
}

func TestCardsShowWhatTheyPrint(t *testing.T) {
	for name, want := range map[string]string{
		"Underbridge Stray": "\n1 life, 0 strength, 0 bleed, animal\n",
		"Gratiano":          "\nSabbat priscus\n1 strength, 2 bleed, +1 ballot\n",
		"Tupdog":            "\n1 strength, 1 bleed, not unique, Tremere antitribu slave, flight\n",
		"Raven Spy":         "\n1 life, animal\n",
		"Pedro Cortez":      "group 4\n2 strength, 1 bleed\n",
	} {
		assert.Contains(t, output(t, "card", name), want, name)
	}
	assert.NotContains(t, output(t, "card", "Gratiano"), "left to the players")
	undefined := output(t, "cards", "--type", "crypt", "--undefined")
	name, _, _ := strings.Cut(undefined, ",")
	assert.Contains(t, output(t, "card", name), "left to the players")
}
