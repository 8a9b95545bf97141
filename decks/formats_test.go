package decks

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/cards"
)

// reference is where the public samples are, beside a checkout; a machine without them skips.
const reference = "../../shared/reference"

func samples(t *testing.T, pattern string) []string {
	t.Helper()
	root := reference
	if env := os.Getenv("ELYSIUM_REFERENCE"); env != "" {
		root = env
	}
	files, err := filepath.Glob(filepath.Join(root, pattern))
	require.NoError(t, err)
	if len(files) == 0 {
		t.Skip("the samples are not here")
	}
	return files
}

// counts is a deck as numbers of copies by id.
func counts(d *Deck) map[string]int {
	out := map[string]int{}
	for _, part := range [][]Line{d.Crypt, d.Library} {
		for _, l := range part {
			out[strconv.Itoa(l.Piece.Facts.ID)] += l.N
		}
	}
	return out
}

// TestEveryFormatIsRead reads the samples of all formats that players exchange: each holds one
// of two decks.
func TestEveryFormatIsRead(t *testing.T) {
	files := samples(t, "formats/*-[ab].*")
	text, err := os.ReadFile(filepath.Join(filepath.Dir(files[0]), "expected.json"))
	require.NoError(t, err)
	var expected map[string]map[string]int
	require.NoError(t, json.Unmarshal(text, &expected))
	for _, file := range files {
		name := "Lamplight Ledger"
		if strings.Contains(filepath.Base(file), "-b.") {
			name = "Quirks & Co. #2"
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			d, err := Read(file, text)
			if strings.Contains(file, "amaranth") {
				require.ErrorContains(t, err, "numbers of its own")
				return
			}
			require.NoError(t, err)
			want := maps.Clone(expected[name])
			if strings.Contains(file, "tts-object-b") { // it does not say that this one is advanced
				want["200040"], want["200041"] = want["200041"], 0
				delete(want, "200041")
			}
			assert.Equal(t, want, counts(d))
		})
	}
}

// TestEveryDeckIsWrittenWithoutLoss writes each of the public decks in each form and reads it
// back.
func TestEveryDeckIsWrittenWithoutLoss(t *testing.T) {
	for _, kind := range []string{"decks/*.txt", "precons/*.txt"} {
		t.Run(kind, func(t *testing.T) {
			for _, file := range samples(t, kind) {
				text, err := os.ReadFile(file)
				require.NoError(t, err)
				d, err := Read(file, text)
				require.NoError(t, err)
				roundTrip(t, d)
			}
		})
	}
}

func roundTrip(t *testing.T, d *Deck) {
	t.Helper()
	for _, format := range Formats {
		out, ok := d.Write(format)
		require.True(t, ok)
		again, err := Read("again", []byte(out))
		if assert.NoError(t, err, "%s as %s", d.Name, format) {
			assert.Equal(t, counts(d), counts(again), "%s as %s", d.Name, format)
		}
	}
}

func TestEveryCardIsWrittenWithoutLoss(t *testing.T) {
	d := &Deck{Name: "Everything", Description: `Quotes " and <marks> & signs`, Author: "José"}
	for i, p := range cards.All() {
		l := Line{N: 1 + i%3, Piece: p}
		if p.Facts.Crypt() {
			d.Crypt = append(d.Crypt, l)
		} else {
			d.Library = append(d.Library, l)
		}
	}
	roundTrip(t, d)
}
