package decks

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// names returns "N Name" for each line, for comparison.
func names(lines []Line) []string {
	var out []string
	for _, l := range lines {
		out = append(out, fmt.Sprintf("%d %s", l.N, l.Piece.Facts.Name))
	}
	return out
}

func TestReadForms(t *testing.T) {
	tests := []struct {
		name, text     string
		crypt, library []string
	}{
		{"name alone", "Deflection", nil, []string{"1 Deflection"}},
		{"plain", "2 Ayelech\n4x Deflection", []string{"2 Ayelech"}, []string{"4 Deflection"}},
		{"no space", "3xAyelech\n2x.44 Magnum", []string{"3 Ayelech"}, []string{"2 .44 Magnum"}},
		{"spaced x", "3 x Ayelech\n2 X Xaviar", []string{"3 Ayelech", "2 Xaviar"}, nil},
		{"a name that begins with x", "2 Xaviar\nx3 Xaviar", []string{"2 Xaviar", "3 Xaviar"}, nil},
		{"count after", "Vessel (4)\nThe Rack: 1\nDeflection x3\nVessel [2]", nil,
			[]string{"4 Vessel", "1 The Rack", "3 Deflection", "2 Vessel"}},
		{"other counts", "12xx Vessel\n2. .44 Magnum\n3* Vessel\n- 4x Vessel", nil,
			[]string{"12 Vessel", "2 .44 Magnum", "3 Vessel", "4 Vessel"}},
		{"numbers in names", "419 Operation\n2 419 Operation\nChannel 10\n1x Local 1111", nil,
			[]string{"1 419 Operation", "2 419 Operation", "1 Channel 10", "1 Local 1111"}},
		{"articles and accents", "1 Rack, The\n1 the rack\n1 Ines Tristao\n1 INÊS TRISTÃO",
			[]string{"1 Inês Tristão", "1 Inês Tristão"}, []string{"1 The Rack", "1 The Rack"}},
		{"trademark", "1 Pentex(TM) Subversion\n1 Pentex™ Subversion\n1 Pentex Subversion", nil,
			[]string{"1 Pentex™ Subversion", "1 Pentex™ Subversion", "1 Pentex™ Subversion"}},
		{"comments", "// mine\n# too\n4x Deflection -- good\n1x Vessel (why not)\n/* no\n1x Villein\n*/ 1x Vessel [x]\n-----",
			nil, []string{"4 Deflection", "1 Vessel", "1 Vessel"}},
		{"names that look like comments or headings",
			"1x Khazar's Diary (Endless Night)\n1x Library Hunting Ground\nLibrary Hunting Ground\nCrypt's Sons\nPolitical Ally",
			nil, []string{"1 Khazar's Diary (Endless Night)", "1 Library Hunting Ground",
				"1 Library Hunting Ground", "1 Crypt's Sons", "1 Political Ally"}},
		{"no-break spaces, CRLF, byte order mark", "\ufeff2\u00a0Ayelech\r\n\r\n4x\u00a0Vessel\r\n",
			[]string{"2 Ayelech"}, []string{"4 Vessel"}},
		{"written by an older program", "1 In\xeas Trist\xe3o\r\n2 Pentex\x99 Subversion",
			[]string{"1 Inês Tristão"}, []string{"2 Pentex™ Subversion"}},
		{"UTF-16", "\xff\xfe1\x00 \x00V\x00e\x00s\x00s\x00e\x00l\x00", nil, []string{"1 Vessel"}},
		{"no space at all", "12Deflection\n47th Street Royals", nil, []string{"12 Deflection", "1 47th Street Royals"}},
		{"a name cut off before its columns", "Crypt (1 card)\n1x Aaron Duggan, Came  2  obt  Lasombra:2", []string{"1 Aaron Duggan, Cameron's Toady"}, nil},
		{"columns", "Crypt (3 cards)\n2x Theo Bell\t7\tPOT cel dom pre\tBrujah:2\n1x Theo Bell  8  CEL POT PRE aus dom  Brujah:6\n" +
			"1x Anarch Convert  1 -none-  Caitiff:ANY\nLibrary (1 cards)\nMaster (1)\n1x Vessel",
			[]string{"2 Theo Bell (G2)", "1 Theo Bell (G6)", "1 Anarch Convert"}, []string{"1 Vessel"}},
		{"columns apart by a space", "1x Roxanne, Rectrix of the 13th Floor 8 DOM :2\n1x Alan Sovereign Adv 6 AUS DOM for pre Ventrue:3",
			[]string{"1 Roxanne, Rectrix of the 13th Floor", "1 Alan Sovereign (ADV)"}, nil},
		{"a title with a number", "1x Tegyrius, Vizier  10 AUS CEL FOR PRE THA 2 votes  Banu Haqim:6",
			[]string{"1 Tegyrius, Vizier (G6)"}, nil},
		{"a part holds what is listed there", "Crypt:\n1 Vessel\nLibrary:\n1 Ayelech",
			[]string{"1 Vessel"}, []string{"1 Ayelech"}},
		{"a type begins the library", "Crypt (1 card)\n1 Ayelech\nAction Modifiers (1)\n1 Bonding",
			[]string{"1 Ayelech"}, []string{"1 Bonding"}},
		{"cards before a counted heading are kept", "4x Vessel\nCrypt (1 card)\n1x Ayelech",
			[]string{"1 Ayelech"}, []string{"4 Vessel"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d, err := Read("deck.txt", []byte(tt.text))
			require.NoError(t, err)
			assert.Equal(t, tt.crypt, names(d.Crypt))
			assert.Equal(t, tt.library, names(d.Library))
		})
	}
}

const tournament = `Example Cup: Heat
Exampleville, France
March 7th 2026
2R+F
12 players
Example Winner
https://example.org/event/0

-- 2gw8 + 3vp in final

Deck Name: Lamplight
Description: Two lines
of text, 4x Deflection among them.

Crypt (2 cards, min=12, max=27, avg=5.25)
-----------------------------------------
2x Ayelech          7  AUS DOM THA      prince    Tremere:6

Library (4 cards)
Master (4; 4 trifle)
4x Vessel -- a comment
`

func TestReadTournament(t *testing.T) {
	d, err := Read("deck.txt", []byte(tournament))
	require.NoError(t, err)
	assert.Equal(t, "Lamplight", d.Name)
	assert.Equal(t, "Example Winner", d.Author)
	assert.Equal(t, "Two lines\nof text, 4x Deflection among them.", d.Description)
	assert.Equal(t, []string{"2 Ayelech"}, names(d.Crypt))
	assert.Equal(t, []string{"4 Vessel"}, names(d.Library))
	assert.Equal(t, 17, d.Crypt[0].At)
	assert.Equal(t, 21, d.Library[0].At)
}

func TestReadFields(t *testing.T) {
	d, err := Read("some/deck.txt", []byte("Author: Somebody\n1 Vessel"))
	require.NoError(t, err)
	assert.Equal(t, "deck", d.Name, "a deck without a name is called as its file")
	assert.Equal(t, "Somebody", d.Author)
}

func TestReadErrors(t *testing.T) {
	tests := []struct {
		name, text, want string
	}{
		{"empty", "", "deck.txt:1: No cards are listed"},
		{"only headings", "Crypt (0 cards)\nLibrary (0 cards)\n", "deck.txt:1: No cards are listed"},
		{"unknown card", "1 Vessel\n\n2x Deflectoin", `deck.txt:3: No card is called "Deflectoin"; did you mean "Deflection"?`},
		{"which of two", "1 Theo Bell", `deck.txt:1: Several cards are called "Theo Bell": write "Theo Bell (G2)" or "Theo Bell (G6)"`},
		{"prose", "1 Vessel\nand some words", `deck.txt:2: Expected a count and a card, such as "2x Deflection". No card is called "and some words"`},
		{"negative", "-1 Vessel", `deck.txt:1: A count is a number from 1 to 99; -1 copies of "Vessel" are listed.`},
		{"negative with x", "-1x Vessel", `deck.txt:1: A count is a number from 1 to 99; -1 copies of "Vessel" are listed.`},
		{"none", "0x Vessel", `deck.txt:1: A count is a number from 1 to 99; 0 copies of "Vessel" are listed.`},
		{"many", "999x Vessel", `deck.txt:1: A count is a number from 1 to 99; 999 copies of "Vessel" are listed.`},
		{"many after", "Vessel x999", `deck.txt:1: A count is a number from 1 to 99; 999 copies of "Vessel" are listed.`},
		{"huge", "99999999999999999999 Vessel", `deck.txt:1: A count is a number from 1 to 99; 99999999999999999999 copies of "Vessel" are listed.`},
		{"not UTF-8", "1 Vessel\n1 In\xea\xeas", "deck.txt:2: This text is not UTF-8"},
		{"binary", "PK\x03\x04\x00\x00", "deck.txt:1: This is a binary file"},
		{"large", strings.Repeat("1 Vessel\n", 500_000), "deck.txt:1: This file is larger than 4 MB"},
		{"many cards", strings.Repeat("99 Vessel\n", 102), "deck.txt:1: 10098 cards are listed"},
		{"long line", "1 " + strings.Repeat("Vessel ", 100), "deck.txt:1: "},
		{"escape sequence", "1 Vessel\n1 \x1b[2JVessel", "deck.txt:2: This is a binary file"},
		{"no such advanced vampire, by columns", "1x Ayelech (ADV)  7  AUS DOM THA  Tremere:6",
			`deck.txt:1: No card is called "Ayelech (ADV)"`},
		{"no such advanced vampire", "1x Ayelech (ADV)", `deck.txt:1: No card is called "Ayelech (ADV)"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Read("deck.txt", []byte(tt.text))
			require.Error(t, err)
			assert.Contains(t, err.Error(), tt.want)
			assert.Less(t, len(err.Error()), 400)
			assert.NotContains(t, err.Error(), "\n")
			assert.IsType(t, &Error{}, err)
		})
	}
}

// TestReadShared reads the lists that are kept beside the project.
func TestReadShared(t *testing.T) {
	for _, dir := range []string{"decks", "precons"} {
		t.Run(dir, func(t *testing.T) {
			files, _ := filepath.Glob(filepath.Join("../../shared/reference", dir, "*.txt"))
			if len(files) == 0 {
				t.Skip("the reference lists are not beside this checkout")
			}
			for _, file := range files {
				readShared(t, file)
			}
		})
	}
}

func readShared(t *testing.T, file string) {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	d, err := Read(file, text)
	if !assert.NoError(t, err) {
		return
	}
	for _, l := range d.Crypt {
		assert.True(t, l.Piece.Facts.Crypt(), "%s: %s", file, l.Piece.Facts.Name)
	}
	for _, l := range d.Library {
		assert.False(t, l.Piece.Facts.Crypt(), "%s: %s", file, l.Piece.Facts.Name)
	}
	assert.Equal(t, announced(string(text)), [2]int{count(d.Crypt), count(d.Library)}, file)
	again, err := Read(file, []byte(d.Text()))
	if assert.NoError(t, err, file) {
		assert.ElementsMatch(t, names(merge(d.Crypt)), names(again.Crypt), file)
		assert.ElementsMatch(t, names(merge(d.Library)), names(again.Library), file)
	}
}

// announced returns the numbers of cards in the headings of a list.
func announced(text string) [2]int {
	var n [2]int
	for line := range strings.Lines(text) {
		fmt.Sscanf(line, "Crypt (%d", &n[0])
		fmt.Sscanf(line, "Library (%d", &n[1])
	}
	return n
}

func FuzzRead(f *testing.F) {
	for _, seed := range []string{tournament, "2x Theo Bell  7 POT cel dom pre  Brujah:2", "419 Operation",
		"Crypt:\n1 Vessel (", "/*", "-1x Vessel", "x", "Deck Name: :1", "\xff", "1 Vessel -- //", "Crypt (1 "} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		d, err := Read("deck.txt", text)
		if err != nil {
			assert.IsType(t, &Error{}, err)
			return
		}
		d.Problems()
		again, err := Read("deck.txt", []byte(d.Text()))
		require.NoError(t, err)
		assert.ElementsMatch(t, names(merge(d.Crypt)), names(again.Crypt))
		assert.ElementsMatch(t, names(merge(d.Library)), names(again.Library))
	})
}

func BenchmarkRead(b *testing.B) {
	text, err := precons.ReadFile("precons/v5-tremere.txt")
	require.NoError(b, err)
	for b.Loop() {
		if _, err := Read("deck.txt", text); err != nil {
			b.Fatal(err)
		}
	}
}

func TestReadAddresses(t *testing.T) {
	const deck = "https://vdb.im/decks/deck?name=A%20B#"
	d, err := Read("deck.txt", []byte("My deck:\n"+deck+"201535=2;100518=4;100001=0;"))
	require.NoError(t, err)
	assert.Equal(t, "A B", d.Name)
	assert.Equal(t, []string{"2 Ayelech"}, names(d.Crypt))
	assert.Equal(t, []string{"4 Deflection"}, names(d.Library))
	for text, want := range map[string]string{
		deck + "201535=2;100518=":                         `deck.txt:1: Found "100518=" in the address, expected a card's number`,
		deck + "201535=2;1005":                            `deck.txt:1: Found "1005" in the address, expected a card's number`,
		deck + "201535=2;100518=1.5":                      `deck.txt:1: A count is a number from 1 to 99; 1.5 copies of "Deflection" are listed.`,
		deck + "201535=2;;100518=1":                       `deck.txt:1: Found "" in the address`,
		"https://vdb.im/decks/abcdef123\n":                "deck.txt:1: This address does not hold the deck itself; save the deck as text",
		"\nhttps://amaranth.vtes.co.nz/#deck/0a1b-2c3d\n": "deck.txt:2: This address does not hold the deck itself",
	} {
		_, err := Read("deck.txt", []byte(text))
		assert.ErrorContains(t, err, want, text)
	}
}

// TestReadEncodedXML reads decks that name the encoding older programs wrote them in.
func TestReadEncodedXML(t *testing.T) {
	const deck = `<?xml version="1.0" encoding="%s"?><deck><name>%s</name><crypt><vampire count="2"><name>%[2]s</name></vampire></crypt></deck>`
	for encoding, name := range map[string]string{
		"ISO-8859-1": "In\xeas Trist\xe3o", "windows-1252": "Ines Tristao", "UTF-8": "Inês Tristão",
	} {
		d, err := Read("deck.xml", fmt.Appendf(nil, deck, encoding, name))
		if assert.NoError(t, err, encoding) {
			assert.Equal(t, []string{"2 Inês Tristão"}, names(d.Crypt), encoding)
		}
	}
}

func TestJSONErrorsAreSentences(t *testing.T) {
	_, err := Read("deck.json", []byte(`{"name":{"x":1},"cards":{"201535":3}}`))
	assert.ErrorContains(t, err, "deck.json:1: Found an object at ")
}
