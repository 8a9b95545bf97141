package cards

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"elysium/game"
)

func count(is func(*game.Facts) bool) int {
	n := 0
	for _, p := range All() {
		if is(p.Facts) {
			n++
		}
	}
	return n
}

func TestHowManyCardsOfEveryKind(t *testing.T) {
	assert.Len(t, All(), 4149)
	assert.Equal(t, 1785, count((*game.Facts).Crypt))
	for types, want := range map[game.Types]int{
		game.Vampire: 1765, game.Imbued: 20, game.Master: 525, game.Ally: 119, game.Retainer: 54,
		game.Equipment: 164, game.PoliticalAction: 177, game.EventCard: 40, game.Power: 14,
		game.Conviction: 3, game.ActionCard: 469, game.ActionModifier: 268, game.Reaction: 202,
		game.CombatCard: 410,
	} {
		assert.Equal(t, want, count(func(f *game.Facts) bool { return f.Types.Has(types) }), types.String())
	}
	for what, c := range map[string]struct {
		want int
		is   func(*game.Facts) bool
	}{
		"advanced":    {65, func(f *game.Facts) bool { return f.Advanced }},
		"banned":      {20, func(f *game.Facts) bool { return f.Banned }},
		"burn option": {51, func(f *game.Facts) bool { return f.BurnOption }},
		"any group":   {2, func(f *game.Facts) bool { return f.Crypt() && f.Group == 0 }},
		"not unique":  {8, func(f *game.Facts) bool { return f.Crypt() && !f.Unique }},
		"two groups":  {28, func(f *game.Facts) bool { return strings.HasSuffix(f.Name, ")") && strings.Contains(f.Name, " (G") }},
		"slaves":      {16, func(f *game.Facts) bool { return f.Slave != "" }},
		"circles":     {22, func(f *game.Facts) bool { return f.Circle != "" }},
		"plain":       {625, func(f *game.Facts) bool { return f.Plain }},
	} {
		assert.Equal(t, c.want, count(c.is), what)
	}
}

func TestNamesAreUnique(t *testing.T) {
	seen := map[string]int{}
	for _, p := range All() {
		assert.Zero(t, seen[Fold(p.Facts.Name)], p.Facts.Name)
		seen[Fold(p.Facts.Name)] = p.Facts.ID
	}
}

func TestWhatACardNamesExists(t *testing.T) {
	clans, paths, bases := map[string]bool{}, map[string]bool{"": true}, map[string]*game.Facts{}
	for _, p := range All() {
		if f := p.Facts; f.Crypt() {
			clans[f.Clan()] = true
			paths[f.Path] = true
			bases[f.Name] = f
		}
	}
	assert.Len(t, clans, 47)
	assert.Len(t, paths, 5)
	for _, p := range All() {
		f := p.Facts
		for _, clan := range f.Clans {
			assert.True(t, clans[clan], "%s names the clan %q.", f.Name, clan)
		}
		if f.Slave != "" {
			assert.True(t, clans[f.Slave], "%s serves the clan %q.", f.Name, f.Slave)
		}
		assert.True(t, paths[f.Path], "%s names the path %q.", f.Name, f.Path)
		assert.Equal(t, f.Advanced, f.Base != "", f.Name)
		if f.Advanced {
			assert.Equal(t, f.Group, bases[f.Base].Group, f.Name)
			assert.False(t, bases[f.Base].Advanced, f.Name)
		}
	}
}

func TestDisciplinesAreRead(t *testing.T) {
	for _, p := range All() {
		assert.Zero(t, p.Facts.Disciplines[game.NoDiscipline], p.Facts.Name)
		for _, r := range p.Facts.Needs {
			assert.NotEmpty(t, r)
			assert.NotContains(t, r, game.NoDiscipline, p.Facts.Name)
		}
	}
}

func TestSectsAndTitles(t *testing.T) {
	withCity := []game.Rank{game.Prince, game.Baron, game.Archbishop}
	withClan := []game.Rank{game.Justicar, game.InnerCircle, game.Kholo}
	clans := map[string]bool{}
	for _, p := range All() {
		clans[p.Facts.Clan()] = true
	}
	for _, p := range All() {
		f := p.Facts
		assert.Equal(t, f.Types.Has(game.Vampire), f.Sect != game.NoSect, f.Name)
		of := slices.Contains(withCity, f.Title.Rank) || slices.Contains(withClan, f.Title.Rank)
		assert.Equal(t, of, f.Title.Of != "", f.Name)
		if slices.Contains(withClan, f.Title.Rank) {
			assert.True(t, clans[f.Title.Of], f.Name)
		}
	}
	assert.Equal(t, 435, count(func(f *game.Facts) bool { return f.Title.Rank != game.Untitled }))
}

func TestAlliesAndRetainersHaveLife(t *testing.T) {
	for _, p := range All() {
		f := p.Facts
		assert.Equal(t, f.Types.Has(game.Ally|game.Retainer), f.Life > 0, f.Name)
	}
}

// A card whose facts say everything needs no definition, and library cards always do something.
func TestPlainCardsAreVampiresWithoutADefinition(t *testing.T) {
	for _, p := range All() {
		if p.Facts.Plain {
			assert.True(t, p.Facts.Types.Has(game.Vampire), p.Facts.Name)
			assert.Nil(t, p.Def, p.Facts.Name)
			assert.True(t, p.Defined(), p.Facts.Name)
		}
	}
}

// A fact is a word or two: a whole sentence in the table would be a text.
func TestTheTableHoldsNoTexts(t *testing.T) {
	for _, p := range All() {
		for _, trait := range p.Facts.Traits {
			assert.LessOrEqual(t, len(strings.Fields(trait)), 2, p.Facts.Name)
			assert.Equal(t, strings.ToLower(trait), trait, p.Facts.Name)
		}
	}
}
