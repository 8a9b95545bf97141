package saves

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/decks"
)

// TestListsNameNoCards wants the list of saved games, and what opening a damaged one tells, to name
// no card: everybody at the table reads both.
func TestListsNameNoCards(t *testing.T) {
	root := home(t)
	f, err := Parse("four.vtes", []byte("vtes 1\nseed 7\nengine "+Engine+"\nseat Anna\n  deck V5 Tremere\nseat Ben\n  deck V5 Ventrue\nturn Anna unlock\nlog\n"))
	require.NoError(t, err)
	s, err := Create("", f)
	require.NoError(t, err)
	decide(t, s, rand.New(rand.NewPCG(3, 3)), 150)
	require.NoError(t, s.Close())
	whole := written(t, s.Path())
	names := deckNames(t, "V5 Tremere", "V5 Ventrue")

	log := strings.SplitAfter(whole[strings.Index(whole, "\nlog\n")+len("\nlog\n"):], "\n")
	head := strings.TrimSuffix(whole, strings.Join(log, ""))
	for i := range log {
		damaged := append(append([]string{}, log[:i]...), strings.TrimSuffix(log[i], "\n")+"zz\n")
		path := filepath.Join(root, "games", fmt.Sprintf("damaged-%d.vtes", i))
		require.NoError(t, os.WriteFile(path, []byte(head+strings.Join(append(damaged, log[i+1:]...), "")), 0o600))
		s, err := Open(path, -1)
		require.NoError(t, err)
		unnamed(t, names, s.Warning())
		require.NoError(t, s.Close())
	}
	for _, e := range List() {
		unnamed(t, names, fmt.Sprintf("%+v", e))
	}
}

func deckNames(t *testing.T, called ...string) (names []string) {
	t.Helper()
	for _, name := range called {
		d, err := decks.Load(name)
		require.NoError(t, err)
		crypt, library := d.Pieces()
		for _, p := range append(crypt, library...) {
			names = append(names, p.Facts.Name, cards.ASCII(p.Facts.Name))
		}
	}
	return names
}

func unnamed(t *testing.T, names []string, text string) {
	t.Helper()
	for _, name := range names {
		require.NotContains(t, text, name)
	}
}
