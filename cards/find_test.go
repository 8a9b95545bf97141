package cards

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryNameFindsItsCard(t *testing.T) {
	for _, p := range All() {
		for _, typed := range []string{
			p.Facts.Name, strings.ToUpper(p.Facts.Name), Fold(p.Facts.Name),
			strings.ReplaceAll(p.Facts.Name, "'", "’"),
		} {
			found, err := Find(typed)
			require.NoError(t, err)
			assert.Same(t, p, found, typed)
		}
	}
}

func TestOldNames(t *testing.T) {
	for _, p := range All() {
		for _, aka := range p.Facts.Aka {
			if p.Facts.Advanced {
				aka += " (ADV)"
			}
			found, err := Find(aka)
			require.NoError(t, err)
			assert.Same(t, p, found, aka)
		}
	}
}

func TestFindAsPeopleType(t *testing.T) {
	for typed, want := range map[string]string{
		"barrens, the":                 "The Barrens",
		"Barrens":                      "The Barrens",
		"pentex(tm) subversion":        "Pentex™ Subversion",
		"Pentex Subversion":            "Pentex™ Subversion",
		"kpist m45":                    "Kpist m/45",
		"Rotschreck":                   "Rötschreck",
		"Lodin":                        "",
		"lodin olaf holte":             "Lodin (Olaf Holte)",
		"Nefertiti":                    "Nefertiti",
		"Nefertiti (Advanced)":         "Nefertiti (ADV)",
		"nefertiti adv":                "Nefertiti (ADV)",
		"Nefertiti (G2 ADV)":           "Nefertiti (ADV)",
		"Theo Bell (ADV)":              "Theo Bell (ADV)",
		"Theo Bell:6":                  "Theo Bell (G6)",
		"theo bell g2":                 "Theo Bell (G2)",
		"Anson (G1)":                   "Anson",
		"Carlton Van Wyk (Hunter)":     "Carlton Van Wyk",
		"felix fix hessian":            `Felix "Fix" Hessian`,
		"AK 47":                        "AK-47",
		"bang nakh - tigers claws":     "Bang Nakh — Tiger's Claws",
		"TJ":                           "T.J.",
		"Second Tradition Domain":      "Second Tradition: Domain",
		"the second tradition: domain": "Second Tradition: Domain",
	} {
		p, err := Find(typed)
		if want == "" {
			assert.Error(t, err, typed)
			continue
		}
		require.NoError(t, err, typed)
		assert.Equal(t, want, p.Facts.Name, typed)
	}
}

func TestRefusals(t *testing.T) {
	for typed, want := range map[string]string{
		"Deflectoin":      `No card is called "Deflectoin"; did you mean "Deflection"?`,
		"Govern":          `No card is called "Govern"; did you mean "Govern the Unaligned"?`,
		"Immortal Graple": `No card is called "Immortal Graple"; did you mean "Immortal Grapple"?`,
		"Theo Bell":       `Several cards are called "Theo Bell": write "Theo Bell (G2)" or "Theo Bell (G6)".`,
		"Theo Bell (G4)":  `No card is called "Theo Bell (G4)"; did you mean "Theo Bell (G2)"?`,
		"Anson (ADV)":     `No card is called "Anson (ADV)"; did you mean "Anson"?`,
		"zqxjzqxj":        `No card is called "zqxjzqxj".`,
		"":                `A card's name is missing.`,
		" .!":             `A card's name is missing.`,
	} {
		p, err := Find(typed)
		assert.Nil(t, p, typed)
		assert.EqualError(t, err, want)
	}
}

func TestLongestPrefix(t *testing.T) {
	for _, c := range []struct{ text, name, taken string }{
		{"Deflection [dom] with Anson", "Deflection", "Deflection"},
		{".44 magnum with Anson", ".44 Magnum", ".44 magnum"},
		{"Raven Spy#2 on Anson", "Raven Spy", "Raven Spy"},
		{"Raven Spy/Anna", "Raven Spy", "Raven Spy"},
		{"Theo Bell (ADV) with AK-47", "Theo Bell (ADV)", "Theo Bell (ADV)"},
		{"Theo Bell:6 locked", "Theo Bell (G6)", "Theo Bell:6"},
		{"Anson (G1) blood 3", "Anson", "Anson (G1)"},
		{"Psyche! with Anson", "Psyche!", "Psyche!"},
		{"Psyche with Anson", "Psyche!", "Psyche"},
		{"T.J. locked", "T.J.", "T.J."},
		{"TJ. And so on", "T.J.", "TJ."},
		{"Anson. And so on", "Anson", "Anson"},
		{`Scapelli, The Family "Mechanic" with`, `Scapelli, The Family "Mechanic"`, `Scapelli, The Family "Mechanic"`},
		{"Khazar's Diary (Endless Night) on", "Khazar's Diary (Endless Night)", "Khazar's Diary (Endless Night)"},
		{`"Deflection", please`, "Deflection", `"Deflection"`},
		{"  Deflection", "Deflection", "  Deflection"},
		{"Pentex™ Subversion on Anson", "Pentex™ Subversion", "Pentex™ Subversion"},
		{"Gilbert Duane (G1) (stealth 1)", "Gilbert Duane (G1)", "Gilbert Duane (G1)"},
		{"Barrens, The, locked", "The Barrens", "Barrens, The"},
		{"Dominate [dom]", "Dominate", "Dominate"},
		{"Dominate Kine with", "Dominate Kine", "Dominate Kine"},
		{"Abombwe", "Abombwe", "Abombwe"},
	} {
		p, n := LongestPrefix(c.text)
		require.NotNil(t, p, c.text)
		assert.Equal(t, c.name, p.Facts.Name)
		assert.Equal(t, c.taken, c.text[:n])
	}
	for _, text := range []string{
		"", "the Edge", "Deflections", "with Deflection", "[dom] Deflection", "Theo Bell", "Theo Bell with", "(", "x2",
	} {
		p, n := LongestPrefix(text)
		assert.Nil(t, p, text)
		assert.Zero(t, n)
	}
}

func TestLongestPrefixOfEveryName(t *testing.T) {
	for _, p := range All() {
		found, n := LongestPrefix(p.Facts.Name + " with a minion")
		assert.Same(t, p, found, p.Facts.Name)
		assert.Equal(t, len(p.Facts.Name), n, p.Facts.Name)
	}
}

func FuzzFind(f *testing.F) {
	for _, seed := range []string{"Deflection", "Theo Bell", "theo bell:2", "X, The (ADV)", "\xff(TM)", "adv adv g1", ""} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, name string) {
		p, err := Find(name)
		require.True(t, (p == nil) != (err == nil))
		if p != nil {
			again, err := Find(Fold(name))
			require.NoError(t, err)
			require.Same(t, p, again)
		}
		p, n := LongestPrefix(name)
		require.Equal(t, p == nil, n == 0)
		require.LessOrEqual(t, n, len(name))
	})
}

func BenchmarkFind(b *testing.B) {
	All()
	for b.Loop() {
		Find("Govern the Unaligned")
	}
}

func BenchmarkFindMisspelt(b *testing.B) {
	All()
	for b.Loop() {
		Find("Govern the Unalinged")
	}
}

func BenchmarkLongestPrefix(b *testing.B) {
	All()
	for b.Loop() {
		LongestPrefix("Govern the Unaligned [dom] with Anson")
	}
}
