package decks

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEmbedded(t *testing.T) {
	all := Embedded()
	require.Len(t, all, len(Names()))
	for i, d := range all {
		assert.Equal(t, Names()[i], d.Name)
		assert.NotEmpty(t, d.Description)
		assert.Empty(t, d.Problems(), d.Name)
		crypt, library := d.Pieces()
		assert.Len(t, crypt, 12, d.Name)
		assert.Len(t, library, 77, d.Name)
	}
}

func TestFind(t *testing.T) {
	tests := []struct{ name, want, err string }{
		{"V5 Tremere", "V5 Tremere", ""},
		{"v5 tremere", "V5 Tremere", ""},
		{"Tremere", "V5 Tremere", ""},
		{"tre", "V5 Tremere", ""},
		{"V5 Tor", "V5 Toreador", ""},
		{"T", "", `"T" could be V5 Toreador, V5 Tremere; say which.`},
		{"V5", "", `"V5" could be V5 Malkavian, V5 Nosferatu, V5 Toreador, V5 Tremere, V5 Ventrue; say which.`},
		{"Gangrel", "", `No deck is called "Gangrel"; there are V5 Malkavian,`},
		{"", "", `No deck is called ""; there are V5 Malkavian,`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d, err := Find(tt.name)
			if tt.err != "" {
				assert.ErrorContains(t, err, tt.err)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, tt.want, d.Name)
		})
	}
}

func TestLoad(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	require.NoError(t, os.WriteFile("mine.txt", []byte("2 Ayelech\n3 Vessel"), 0o600))
	require.NoError(t, os.WriteFile("tre", []byte("1 Vessel"), 0o600))
	require.NoError(t, os.WriteFile("bad.txt", []byte("0 Vessel"), 0o600))
	tests := []struct{ name, want, err string }{
		{"Tremere", "V5 Tremere", ""},
		{"trem", "V5 Tremere", ""},
		{"tre", "tre", ""},
		{"mine.txt", "mine", ""},
		{filepath.Join(dir, "mine.txt"), "mine", ""},
		{"bad.txt", "", "bad.txt:1: A count is"},
		{"nothing.txt", "", `There is no such file. No deck is called "nothing.txt"; there are V5 Malkavian`},
		{".", "", `The deck "." cannot be read: is a directory`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d, err := Load(tt.name)
			if tt.err != "" {
				assert.ErrorContains(t, err, tt.err)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, tt.want, d.Name)
		})
	}
}
