package cards

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestEveryDefinitionSpeaks checks that each definition renders a text of its own.
func TestEveryDefinitionSpeaks(t *testing.T) {
	for name := range definitions {
		p, err := Find(name)
		if assert.NoError(t, err) {
			text := p.Text()
			assert.NotEmpty(t, text, name)
			t.Log(name + ": " + text)
		}
	}
}
