package saves_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

func TestTimeLimit(t *testing.T) {
	for text, want := range map[string]saves.TimeLimit{
		"120":               {Limit: 2 * time.Hour},
		"120 used 0:36:50":  {Limit: 2 * time.Hour, Used: 36*time.Minute + 50*time.Second},
		"600 used 10:00:01": {Limit: 10 * time.Hour, Used: 10*time.Hour + time.Second},
	} {
		got, err := saves.ParseTimeLimit(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got)
		assert.Equal(t, text, got.String())
	}
	for _, text := range []string{"soon", "0", "120 used", "120 used 36", "120 used 0:60:00", "120 used 0:1:00", "-5", "120 used -1:00:00"} {
		_, err := saves.ParseTimeLimit(text)
		assert.ErrorContains(t, err, "expected minutes", text)
	}
	assert.Empty(t, saves.TimeLimit{}.String())
	assert.Equal(t, "60", saves.TimeLimit{Limit: time.Hour, Used: time.Millisecond}.String())
}
