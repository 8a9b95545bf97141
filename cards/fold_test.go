package cards

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFold(t *testing.T) {
	for typed, want := range map[string]string{
		"Deflection":                       "deflection",
		"  deFLECTION ":                    "deflection",
		".44 Magnum":                       "44 magnum",
		"Père Lachaise, France":            "pere lachaise france",
		"Pe\u0300re Lachaise":              "pere lachaise",
		"Sacré-Cœur Cathedral, France":     "sacre coeur cathedral france",
		"Pentex™ Subversion":               "pentex subversion",
		"Pentex(TM) Subversion":            "pentex subversion",
		"Praxis Seizure: Washington, D.C.": "praxis seizure washington dc",
		"Dancin’ Dana":                     "dancin dana",
		"The Barrens":                      "barrens",
		"Barrens, The":                     "barrens",
		"Bolesław Gutowski":                "boleslaw gutowski",
		"Theo Bell (ADV)":                  "theo bell adv",
		"Theo Bell (Advanced)":             "theo bell adv",
		"Theo Bell adv":                    "theo bell adv",
		"Theo Bell (G2)":                   "theo bell g2",
		"Theo Bell:2":                      "theo bell g2",
		"Theo Bell (G2 ADV)":               "theo bell g2 adv",
		"Theo Bell (ADV) (G2)":             "theo bell g2 adv",
		"Capuchin, The (ADV)":              "capuchin adv",
		"Pier 13":                          "pier 13",
		"Mask of 1,000 Faces":              "mask of 1 000 faces",
		"The":                              "the",
		"Страх":                            "страх",
		"":                                 "",
		"?!":                               "",
	} {
		assert.Equal(t, want, Fold(typed), typed)
	}
}

func FuzzFold(f *testing.F) {
	for _, seed := range []string{"The Barrens", "Barrens, The:2 adv", "Pentex(tM", "\xff™", "ǅ", "½"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, name string) {
		once := Fold(name)
		assert.NotContains(t, once, "  ")
		assert.NotContains(t, once, ".")
	})
}
