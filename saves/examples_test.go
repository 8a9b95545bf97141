package saves_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// examples are the scenario files that the notation was designed with.
func examples(t testing.TB) map[string][]byte {
	t.Helper()
	paths, err := filepath.Glob("../../shared/design/examples/*.vtes")
	require.NoError(t, err)
	if len(paths) == 0 {
		t.Skip("the example scripts are not beside this checkout")
	}
	files := map[string][]byte{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		files[filepath.Base(path)] = text
	}
	return files
}

// roundTrip formats a file and asserts that nothing is lost and nothing changes again.
func roundTrip(t testing.TB, path string, f *saves.File) string {
	t.Helper()
	text := f.Format()
	again, err := saves.ParseWith(book, path, text)
	require.NoError(t, err, "%s", text)
	require.Equal(t, saves.Bare(f), saves.Bare(again), "%s", text)
	require.Equal(t, string(text), string(again.Format()))
	return string(text)
}

// The examples name no card that only one of the two books knows.
func TestExamplesKeepTheirMeaningAndFormatOnce(t *testing.T) {
	for name, text := range examples(t) {
		f, err := saves.ParseWith(book, name, text)
		if !assert.NoError(t, err) {
			continue
		}
		text := roundTrip(t, name, f)

		printed, err := saves.Parse(name, []byte(text))
		require.NoError(t, err, "with the printed cards")
		assert.Equal(t, text, string(printed.Format()))

		setup, err := printed.Setup()
		require.NoError(t, err)
		assert.Len(t, setup.Seats, len(f.Seats), name)
	}
}
