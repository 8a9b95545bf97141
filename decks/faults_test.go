package decks

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestMutatedDecks damages deck lists in every form: each is read or refused in one sentence
// that says where. ELYSIUM_LONG=1 reads a thousand, else some hundreds are read.
func TestMutatedDecks(t *testing.T) {
	n := 200
	if os.Getenv("ELYSIUM_LONG") != "" {
		n = 1000
	}
	d, err := Find("V5 Tremere")
	require.NoError(t, err)
	forms := []string{}
	for _, form := range slices.Sorted(maps.Keys(sampleOf)) {
		forms = append(forms, sampleOf[form])
	}
	for _, form := range Formats {
		text, ok := d.Write(form)
		require.True(t, ok)
		forms = append(forms, text)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range n {
		text := damaged(r, []byte(forms[i%len(forms)]))
		d, err := Read("f", text)
		if err != nil {
			require.True(t, strings.HasPrefix(err.Error(), "f:"), "%q", err)
			require.NotContains(t, err.Error(), "\n")
			require.Less(t, len(err.Error()), 1000)
			continue
		}
		_, _ = d.Pieces()
		_ = d.Problems()
		writesBack(t, d)
	}
}

// damaged is a text with a few faults.
func damaged(r *rand.Rand, text []byte) []byte {
	for range 1 + r.IntN(4) {
		lines := bytes.SplitAfter(text, []byte("\n"))
		i, j, at := r.IntN(len(lines)), r.IntN(len(lines)), r.IntN(len(text)+1)
		switch r.IntN(10) {
		case 0:
			text = bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
		case 1:
			text = append([]byte("\ufeff"), text...)
		case 2:
			text = slices.Concat(text[:at], make([]byte, 1+r.IntN(9)), text[at:])
		case 3:
			text = slices.Concat(text[:at], bytes.Repeat([]byte("x "), 1<<r.IntN(16)), text[at:])
		case 4:
			text = slices.Concat(text[:at], []byte(strconv.Itoa(r.IntN(1<<30))), text[at:])
		case 5:
			text = bytes.Clone(text)
			if at < len(text) {
				text[at] = byte(r.IntN(256))
			}
		case 6:
			lines[i], lines[j] = lines[j], lines[i]
			text = bytes.Join(lines, nil)
		case 7:
			text = bytes.Join(slices.Delete(lines, i, i+1), nil)
		case 8:
			text = bytes.Join(slices.Insert(lines, i, lines[j]), nil)
		case 9:
			text = bytes.Clone(text[:at])
		}
	}
	return text
}
