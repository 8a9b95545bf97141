package decks

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEmbedded(t *testing.T) {
	all := slices.Collect(Embedded())
	require.Len(t, all, 90)
	require.Len(t, Names(), 90)
	for i, d := range all {
		assert.Equal(t, Names()[i], d.Name)
		assert.NotEmpty(t, d.Description)
		crypt, library := d.Pieces()
		assert.GreaterOrEqual(t, len(crypt), 5, d.Name)
		assert.GreaterOrEqual(t, len(library), 43, d.Name)
		if strings.HasPrefix(d.Name, "V5 ") {
			assert.Empty(t, d.Problems(), d.Name)
		}
	}
}

func TestFind(t *testing.T) {
	tests := []struct{ name, want, err string }{
		{"V5 Tremere", "V5 Tremere", ""},
		{"v5 tremere", "V5 Tremere", ""},
		{"Tremere", "V5 Tremere", ""},
		{"trem", "V5 Tremere", ""},
		{"V5 Tor", "V5 Toreador", ""},
		{"Sabbat War Lasombra", "Sabbat War Lasombra", ""},
		{"Akunanse", "Legacies of Blood Akunanse", ""},
		{"Brujah antitribu", "", `"Brujah antitribu" could be Sabbat War Brujah antitribu, Third Edition Brujah antitribu`},
		{"V5 T", "", `"V5 T" could be V5 Toreador, V5 Tremere, V5 Tzimisce; say which.`},
		{"V5", "", `"V5" could be V5 Banu Haqim, V5 Brujah, V5 Gangrel, V5 Hecata, V5 Lasombra, V5 Malkavian and`},
		{"Smurf", "", `No deck is called "Smurf"; elysium deck list lists those there are.`},
		{"", "", `No deck is called ""; elysium deck list lists those there are.`},
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
		{"nothing.txt", "", `There is no such file. No deck is called "nothing.txt"; elysium deck list`},
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
