package saves_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"elysium/saves"
)

// FuzzParse asserts that no text makes Parse panic, that every error is a list of faults, and
// that whatever parses keeps its meaning when it is formatted.
func FuzzParse(f *testing.F) {
	f.Add([]byte(everything))
	f.Add([]byte("vtes 1\nseat A\n  deck\n    Fame x2\n"))
	f.Fuzz(func(t *testing.T, text []byte) { parseOrFault(t, text) })
}

func parseOrFault(t require.TestingT, text []byte) {
	f, err := saves.ParseWith(book, "a.vtes", text)
	if err != nil {
		requireFaults(t, err, text)
		return
	}
	if _, err = f.Setup(); err != nil { // a board that no game reaches
		requireFaults(t, err, text)
	}
	once := f.Format()
	again, err := saves.ParseWith(book, "a.vtes", once)
	require.NoError(t, err, "%s", once)
	require.Equal(t, saves.Bare(f), saves.Bare(again), "%s", once)
	require.Equal(t, string(once), string(again.Format()))
}

// requireFaults wants an error to be of lines that the text has.
func requireFaults(t require.TestingT, err error, text []byte) {
	var faults saves.Faults
	var one saves.Fault
	if !errors.As(err, &faults) {
		require.True(t, errors.As(err, &one), "%v", err)
		faults = saves.Faults{one}
	}
	for _, fault := range faults {
		require.Positive(t, fault.Line)
		require.LessOrEqual(t, fault.Line, strings.Count(string(text), "\n")+1)
	}
}

// TestEditedFilesParseOrFault drops, doubles, moves and indents lines of a file that uses
// every element.
func TestEditedFilesParseOrFault(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := strings.Split(everything, "\n")
		for range rapid.IntRange(1, 6).Draw(t, "edits") {
			i := rapid.IntRange(1, len(lines)-1).Draw(t, "line")
			j := rapid.IntRange(1, len(lines)-1).Draw(t, "other")
			switch rapid.IntRange(0, 4).Draw(t, "edit") {
			case 0:
				lines = slices.Delete(lines, i, i+1)
			case 1:
				lines = slices.Insert(lines, j, lines[i])
			case 2:
				lines[i], lines[j] = lines[j], lines[i]
			case 3:
				lines = slices.Insert(lines, j, strings.Repeat(" ", i%7)+"# remark")
			case 4:
				lines[i] += " " + strings.TrimSpace(lines[j])
			}
		}
		parseOrFault(t, []byte(strings.Join(lines, "\n")))
	})
}

// TestOrderDoesNotMatter shuffles the seat words, zones and attributes of a board.
func TestOrderDoesNotMatter(t *testing.T) {
	words := []string{"pool 12", "vp 1", "edge", "vandal 2", "debt 1", "hand size 6", "torpor"}
	attributes := []string{"blood 3", "locked", "clan Banu Haqim", "title prince of Paris",
		"title contested", "owner Ben", "chosen weasel", "acted bleed", "merged", "corruption 2"}
	want := ""
	rapid.Check(t, func(t *rapid.T) {
		text := base + "seat Carol\n"
		line := "Alpha " + strings.Join(rapid.Permutation(attributes).Draw(t, "attributes"), " ")
		for _, w := range rapid.Permutation(append(words, "ready")).Draw(t, "words") {
			text += "  " + w + "\n"
			if w == "ready" {
				text += "    " + line + "\n"
			}
		}
		f, err := saves.ParseWith(book, "a.vtes", []byte(text))
		require.NoError(t, err)
		if want == "" {
			want = string(f.Format())
		}
		require.Equal(t, want, string(f.Format()))
	})
}
