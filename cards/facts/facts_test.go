package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/game"
)

const (
	libraryHead = "\ufeff" + `"Id","Name","Aka","Type","Clan","Path","Discipline","Pool Cost","Blood Cost","Conviction Cost","Burn Option","Card Text","Set","Banned"` + "\n"
	cryptHead   = "\ufeff" + `"Id","Name","Aka","Type","Clan","Path","Adv","Group","Capacity","Disciplines","Card Text","Set","Title","Banned"` + "\n"
)

func library(t *testing.T, line string) *game.Facts {
	facts, err := readList(strings.NewReader(libraryHead+line), libraryFacts)
	require.NoError(t, err)
	require.Len(t, facts, 1)
	return facts[0]
}

func crypt(t *testing.T, line string) *game.Facts {
	facts, err := readList(strings.NewReader(cryptHead+line), cryptFacts)
	require.NoError(t, err)
	require.Len(t, facts, 1)
	return facts[0]
}

func TestLibraryRow(t *testing.T) {
	f := library(t, `"1","Tin Dog","Old Dog;Dog","Action/Combat","Brujah/Toreador","Caine","ani/cel&dom","X","2","","Y","[ani] Frenzy. Bark.
Unique. Grapple: aim (this dog).","AB:C1, AB:P, CD:R","20200101"`)
	assert.Equal(t, &game.Facts{
		ID: 1, Name: "Tin Dog", Types: game.ActionCard | game.CombatCard,
		Clans: []string{"Brujah", "Toreador"}, Path: "Caine", Aka: []string{"Old Dog", "Dog"},
		Needs: []game.Requirement{{game.Ani}, {game.Cel, game.Dom}},
		Pool:  game.Cost{X: true}, Blood: game.Cost{N: 2}, BurnOption: true, Banned: true, Unique: true,
		Traits: []string{"frenzy", "grapple", "aim"}, Sets: []string{"AB", "CD"},
	}, f)
}

func TestDisciplinesNeededTogetherOrAlone(t *testing.T) {
	f := library(t, `"1","Tin Dog","","Combat","","","pro&spi","","","","","[pro] Bark.
[pro][spi] Bite.","AB",""`)
	assert.Equal(t, []game.Requirement{{game.Pro}, {game.Pro, game.Spi}}, f.Needs)
	f = library(t, `"1","Tin Dog","","Combat","","","pro&spi","","","","","[pro][spi] Bark.","AB",""`)
	assert.Equal(t, []game.Requirement{{game.Pro, game.Spi}}, f.Needs)
}

func TestMinionLine(t *testing.T) {
	f := library(t, `"1","Tin Dog","","Ally","","","","1","","","","Unique tin animal with 3 life. 1 bleed, 2 strength, flight [FLIGHT]. Infernal.
Tin Dog gets +1 stealth. The minion with a dog gets +1 intercept.","AB",""`)
	assert.Equal(t, 3, f.Life)
	assert.Equal(t, 1, f.Bleed)
	assert.Equal(t, 2, f.Strength)
	assert.Equal(t, 1, f.Stealth)
	assert.Zero(t, f.Intercept)
	assert.True(t, f.Unique)
	assert.Equal(t, []string{"tin animal", "flight", "infernal"}, f.Traits)
}

func TestCryptRow(t *testing.T) {
	f := crypt(t, `"2","Tin Man","","Vampire","Gangrel","","Advanced","ANY","7","dom OBF","Advanced, Camarilla Prince of Washington, D.C.: Tin Man barks when hunting. Tremere slave. Kiev circle. Red List: Flight [FLIGHT]. +2 bleed. Tin Man gets +1 stealth when barking. Tin gets 1 additional vote. -1 strength.
[MERGED] +1 intercept. Sterile.","AB","prince",""`)
	assert.Equal(t, &game.Facts{
		ID: 2, Name: "Tin Man", Types: game.Vampire, Clans: []string{"Gangrel"}, Advanced: true,
		Capacity: 7, Disciplines: game.Levels{}.With(game.Dom, game.Basic).With(game.Obf, game.Superior),
		Sect: game.Camarilla, Title: game.Title{Rank: game.Prince, Of: "Washington, D.C."},
		Slave: "Tremere", Circle: "Kiev", Traits: []string{"red list", "flight"}, Unique: true,
		BleedBonus: 2, StrengthBonus: -1, Votes: 1, Sets: []string{"AB"},
	}, f)
}

func TestPlainVampires(t *testing.T) {
	for _, text := range []string{
		"Sabbat.", "Camarilla primogen.", "Camarilla Prince of Washington, D.C.: Blood cursed.",
		"Sabbat Archbishop of Rio de Janeiro: +1 bleed. Sterile.", "Camarilla Toreador Justicar.",
		"Independent. 2 votes (titled): +1 strength.", "Independent. Tin has 1 vote (titled).",
		"Sabbat priscus: Tin gets +1 ballot. -1 intercept.", "Sabbat. Black Hand: Seraph. Scarce.",
		"Camarilla Tremere Slave: Flight [FLIGHT].", "Sabbat. Kiev circle: Non-unique.",
		"Sabbat: Tins are not unique. Infernal. Red List.", "Laibon magaji: +1 hunt.",
	} {
		assert.True(t, plain(t, text), text)
	}
	for _, text := range []string{
		"Sabbat: Tin can strike: dodge.", "Camarilla: Tin gets +1 stealth when hunting.",
		"Camarilla: +1 bleed. Tin cannot block.", "Camarilla: Tan gets +1 bleed.",
		"Camarilla: He gets +1 bleed.", "Camarilla: +1 bleed (limited).", "Camarilla: +1 hand size.",
		"Camarilla: Sterile (or so).", "Camarilla: Infernal [dom].", "Camarilla: Tin gets +X bleed.",
		"Camarilla Prince of Rome while Tin is ready.", "Camarilla who barks.",
		"Sabbat.\n[MERGED] +1 bleed.", "Sabbat. Infernal unless Tin is ready.", "Sabbat: 2 votes (in all): Scarce.",
	} {
		assert.False(t, plain(t, text), text)
	}
}

// plain reads a text alone.
func plain(t *testing.T, text string) bool {
	t.Helper()
	return cryptText(&game.Facts{Name: "Tin Man", Types: game.Vampire}, text)
}

func TestRowsThatMakeNoSense(t *testing.T) {
	for line, want := range map[string]string{
		`"2","Tin","","Vampire","","","","1","7","xyz","Sabbat.","","",""`:                `Tin: The discipline "xyz" is unknown.`,
		`"2","Tin","","Tin","","","","1","7","","Sabbat.","","",""`:                       `Tin: The type "Tin" is unknown.`,
		`"2","Tin","","Vampire","","","","1","7","","Sabbat bishop.","","",""`:            `Tin: The text gives the title "bishop", the list none.`,
		`"2","Tin","","Vampire","","","","1","7","","Camarilla primogen.","","bishop",""`: `Tin: The text gives the title "primogen", the list "bishop".`,
		`"2","Tin","","Vampire","","","","1","seven","","Camarilla.","","",""`:            `Tin: The capacity "seven" is not a number.`,
	} {
		_, err := readList(strings.NewReader(cryptHead+line), cryptFacts)
		assert.EqualError(t, err, want)
	}
}

func TestNamesApart(t *testing.T) {
	facts := []*game.Facts{
		{ID: 1, Name: "Tin", Group: 2}, {ID: 2, Name: "Tin", Group: 2, Advanced: true}, {ID: 3, Name: "Tin", Group: 6},
		{ID: 4, Name: "Tan", Group: 1}, {ID: 5, Name: "Tan", Group: 1, Advanced: true},
	}
	nameApart(facts)
	var names, bases []string
	for _, f := range facts {
		names, bases = append(names, f.Name), append(bases, f.Base)
	}
	assert.Equal(t, []string{"Tin (G2)", "Tin (ADV)", "Tin (G6)", "Tan", "Tan (ADV)"}, names)
	assert.Equal(t, []string{"", "Tin (G2)", "", "", "Tan"}, bases)
}

// lists are the public lists where they are at hand: beside the checkout, or where the
// environment says.
func lists(t *testing.T) (library, crypt string) {
	library, crypt = os.Getenv("LIBRARY"), os.Getenv("CRYPT")
	if library == "" || crypt == "" {
		folder := filepath.Join("..", "..", "..", "shared", "reference")
		library, crypt = filepath.Join(folder, "vteslib.csv"), filepath.Join(folder, "vtescrypt.csv")
	}
	for _, path := range []string{library, crypt} {
		if _, err := os.Stat(path); err != nil {
			t.Skip("The public card lists are not at hand.")
		}
	}
	return library, crypt
}

func TestTheTableIsThatOfTheLists(t *testing.T) {
	facts, err := readLists(lists(t))
	require.NoError(t, err)
	written, err := os.ReadFile(filepath.Join("..", "facts.tsv"))
	require.NoError(t, err)
	assert.True(t, table(facts) == string(written), "The table is not what the lists give: generate it anew.")
	require.Len(t, cards.All(), len(facts))
	for i, p := range cards.All() {
		assert.Equal(t, facts[i], p.Facts)
	}
}
