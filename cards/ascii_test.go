package cards

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestEveryNameCanBeWrittenInASCIIAndFoundSo(t *testing.T) {
	assert.Equal(t, "Pentex(TM) Subversion", ASCII("Pentex™ Subversion"))
	assert.Equal(t, "L'Epuisette", ASCII("L'Épuisette"))
	for _, p := range All() {
		name := ASCII(p.Facts.Name)
		assert.NotContains(t, name, "?!")
		for _, r := range name {
			assert.Less(t, r, rune(0x80), p.Facts.Name)
		}
		found, err := Find(name)
		if assert.NoError(t, err, name) {
			assert.Same(t, p, found)
		}
	}
}
