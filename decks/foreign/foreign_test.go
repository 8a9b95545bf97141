package foreign

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOnlyFilesAreRead(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "file")
	require.NoError(t, os.WriteFile(path, []byte("12345"), 0o600))
	text, err := Read(path, 5)
	require.NoError(t, err)
	assert.Equal(t, "12345", string(text))
	_, err = Read(path, 4)
	assert.ErrorContains(t, err, "it is larger than")
	_, err = Read(dir, 5)
	assert.ErrorContains(t, err, "is a directory")
	_, err = Read(filepath.Join(dir, "none"), 5)
	assert.ErrorIs(t, err, os.ErrNotExist)
}

func TestClean(t *testing.T) {
	for dirty, want := range map[string]string{
		"plain\n\ttext":        "plain\n\ttext",
		"\x1b[2J\x07":          "?[2J?",
		"a\r\nb":               "a?\nb",
		"\u009b31m\x7f":        "?31m?",
		"\u202eback\u061c":     "back",
		"new\u2028line":        "new?line",
		"Ünï 日本 👩\u200d👧":      "Ünï 日本 👩\u200d👧",
		"\xff\xfe":             "\ufffd\ufffd",
		"\u2066isolated\u2069": "isolated",
	} {
		assert.Equal(t, want, Clean(dirty), "%q", dirty)
	}
	assert.Equal(t, "a?b?", Line("a\nb\t"))
}

func TestWriterCleansWhatComesInPieces(t *testing.T) {
	var b strings.Builder
	w := NewWriter(&b)
	for _, c := range []byte("日\u202e\x1b[0mé\n") {
		n, err := w.Write([]byte{c})
		require.NoError(t, err)
		require.Equal(t, 1, n)
	}
	assert.Equal(t, "日?[0mé\n", b.String())
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestWriterRemembersItsFirstError(t *testing.T) {
	w := NewWriter(broken{})
	assert.NoError(t, w.Err())
	_, err := w.Write([]byte("a"))
	assert.EqualError(t, err, "no room")
	assert.EqualError(t, w.Err(), "no room")
}
