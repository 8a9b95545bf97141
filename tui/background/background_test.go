package background

import (
	"testing"

	"github.com/charmbracelet/lipgloss"
	"github.com/stretchr/testify/assert"
)

func TestDark(t *testing.T) {
	for _, c := range []struct {
		setting, colours string
		dark             bool
	}{
		{"", "", true}, {"light", "", false}, {"Dark", "0;15", true},
		{"", "0;15", false}, {"", "15;0", true}, {"", "0;default;15", false}, {"", "15;8", true},
	} {
		env := map[string]string{"ELYSIUM_BACKGROUND": c.setting, "COLORFGBG": c.colours}
		assert.Equal(t, c.dark, Dark(func(k string) string { return env[k] }), "%v", env)
	}
	assert.NotPanics(t, func() { lipgloss.HasDarkBackground() })
}
