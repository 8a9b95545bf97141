package saves_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// base is a sound file of five lines; faults follow in line 6, or stand where NEW is.
const base = "vtes 1\ndefine vampire Alpha capacity 5\nseat Anna\nseat Ben\nturn Anna minion\n"

const wantCard = "expected the name of a card: "

func TestFaultsSayWhatStoodThereAndWhatWasExpected(t *testing.T) {
	for text, want := range map[string]string{
		"":                      `1: the file is empty, expected "vtes 1"`,
		"# only\n":              `1: the file is empty, expected "vtes 1"`,
		"\nvtes 2\nseat Anna\n": `2: found "vtes 2", expected "vtes 1": the file is from a newer Elysium, and that one can read it`,
		"vtes 1\ntitle x\n":     "1: the file has no seat, expected at least one",
		base + "vtes 1\n":       `6: found "vtes 1", expected the version once, as the first line`,
		base + "sead 7\n": `6: found "sead 7", expected title, note, rule, seed, engine, option, define, ` +
			`seat, effect, happened, turn, log or script`,
		base + "   note x\n":                  `6: found an indent of 3 spaces, expected two a level`,
		base + "\tnote x\n":                   `6: found a tab or another blank in the indent, expected two spaces a level`,
		base + "      note x\n":               `6: found an indent of 3 levels, expected at most 1`,
		base + "note \xff\n":                  `6: found bytes that are not UTF-8, expected text`,
		base + "note\n":                       `6: the line ends, expected a note`,
		base + "title a\ntitle b\n":           `7: found a second title, the first is in line 6`,
		base + "note a\n  b\n":                `7: found "b", expected nothing indented under note`,
		base + "seed -1\n":                    `6: found "-1", expected a number from 0 to 18446744073709551615`,
		base + "rule bleed\n":                 `6: found "bleed", expected the id of a claim, such as RB-bleed.p2.c1`,
		base + "rule RB-a.c1\nrule RB-a.c1\n": `7: found RB-a.c1 a second time, the first is in line 6`,
		base + "option colour red\n": `6: found "colour red", expected an option: curtain, skip, stops, ` +
			`time-limit or house`,
		base + "option skip\n":              `6: the line ends, expected a value for skip`,
		"vtes 2" + strings.Repeat("é", 500): `1: found "vtes 2` + strings.Repeat("é", 54) + `…", expected "vtes 1" before anything else`,
		base + "option house Bob x\n":       `6: found "Bob x", expected a seat (Anna or Ben)`,
		base + "turn Ben minion\n":          `6: found a second turn, the first is in line 5`,
	} {
		assertFault(t, text, want)
	}
}

func TestFaultsOfDefinitions(t *testing.T) {
	for text, want := range map[string]string{
		"dragon Smaug": `found "dragon Smaug", expected a kind: vampire, ally, imbued, retainer, ` +
			`equipment, weapon, location, master, action or event`,
		"ally":                       `the line ends, expected a name`,
		"vampire Bea":                `found the vampire Bea without a capacity, expected capacity N`,
		"vampire Bea capacity":       `the line ends, expected a value for capacity`,
		"vampire Bea capacity ten":   `found "ten", expected a number`,
		"vampire Bea capacity 3 DoM": `found "3 DoM", expected a number`,
		"ally Bea sterile":           `found "sterile" on a defined ally, expected it on vampire only`,
		"ally Bea life 1 life 2":     `found "life" a second time, expected it once`,
		"ally Bea animal furry":      `found "furry", expected a word that describes the piece, such as capacity or clan`,
		"vampire Bea capacity 2 title king of Oz": `found "king of Oz", expected a title, such as ` +
			`prince of Vienna, Toreador justicar, priscus or 2 votes`,
		"weapon Bow strike 2X":   `found "2X", expected a strike: N, or NR if it is ranged`,
		"action Run cost 2 gold": `found "2 gold", expected a cost: N or X, pool unless blood or conviction follows`,
		"ally raven spy life 1":  `found "raven spy", the name of a real card, expected another name`,
		"ally ALPHA":             `found "ALPHA" a second time, the first is in line 2`,
		"ally Ben life 1":        `found "Ben", which names something else already, expected another name`,
		"ally Bea#2 life 1":      `found "Bea#2", expected a name without # / [ ] or quotes`,
	} {
		assertFault(t, base+"define "+text+"\n", "6: "+want)
	}
}

func TestFaultsOfSeatsAndBoards(t *testing.T) {
	for text, want := range map[string]string{
		"":                                    "6: the line ends, expected a seat's name",
		"anna":                                "6: found seat anna a second time, the first is in line 3",
		"A:B":                                 `6: found "A:B", expected a seat's name without : / ~ # > [ ] or quotes`,
		"Window":                              `6: found "Window", expected a seat's name that means nothing else`,
		"C\n  pool":                           `7: the line ends, expected a number for pool`,
		"C\n  pool 5 6":                       `7: found "6", expected nothing after pool`,
		"C\n  pool 5\n  pool 6":               `8: found pool a second time for C, expected it once`,
		"C\n  deck\n":                         `7: the line ends, expected the name of an embedded deck, or its cards indented below`,
		"C\n  deck My Own":                    `7: found "My Own", expected an embedded deck: no deck is called "My Own"`,
		"C\n  deck\n    crypt\n    crypt":     `9: found "crypt" a second time, expected it once`,
		"C\n  deck\n    Fame 3":               `8: found "3", expected xN or nothing after a card of a deck`,
		"C\n  hand size 0":                    `7: found "0", expected a hand size of at least 1`,
		"C\n  ready\n  ready":                 `8: found ready a second time for C, expected it once`,
		"C\n  ready\n    Alfa x2 locked":      `8: found "Alfa", ` + wantCard + `no card is called "Alfa"`,
		"C\n  ready\n    Raven Spy#2":         `8: found "Raven Spy#2", ` + wantCard + `no card is called "Raven Spy#2"`,
		"C\n  ready\n    Alpha x0":            `8: found "x0", expected x1 to x200`,
		"C\n  ready\n    Alpha blood":         `8: the line ends, expected a number for blood`,
		"C\n  ready\n    Alpha life 2":        `8: found "life 2", expected blood N, for Alpha has no life`,
		"C\n  ready\n    Alpha locked locked": `8: found a second locked, expected it once`,
		"C\n  ready\n    Alpha owner Dora":    `8: found "Dora", expected a seat (Anna, Ben or C)`,
		"C\n  ready\n    Alpha sect Giovanni": `8: found "Giovanni", expected a sect: Camarilla, Sabbat, Anarch, Independent or Laibon`,
		"C\n  ready\n    Alpha named Bob":     `8: found "Bob", expected a word in double quotes`,
		"C\n  ready\n    Alpha used bite":     `8: the line ends, expected this turn, phase or game`,
		"C\n  ready\n    Alpha returns soon":  `8: found "soon", expected end of action, combat, phase or turn, or turn SEAT PHASE`,
		"C\n  ready\n    Alpha acted flee":    `8: found "flee", expected an action: bleed, hunt, equip, employ, recruit, call, leave torpor, rescue, diablerise, become anarch, act or play`,
		"C\n  ready\n    Alpha controller Ben until end of turn returns end of turn": `8: found both a control that ends and a return, expected one of them`,
		"C\n  hand\n    short 0": `8: found "short 0", expected a number of cards that the hand lacks`,
	} {
		assertFault(t, base+"seat "+text+"\n", want)
	}
	assertFault(t, base+"seat C\n  deck\n    Fame\n",
		"6: found decks and boards in one file, expected every seat as Anna")
}

func TestFaultsOfHistory(t *testing.T) {
	for text, want := range map[string]string{
		"effect Fame Anna":             `found "Anna", expected by SEAT`,
		"effect Fame [up] by Anna":     `found "up", expected a discipline in brackets, such as [dom] or [DOM]`,
		"effect Fame by Anna for ever": `found "for ever", expected on OBJECT, until POINT or nothing`,
		"happened bad luck": `found "bad luck", expected burned CARD turn -N, diablerie by CARD turn -N, ` +
			`played CARD by SEAT, entered play CARD or bled SEAT by CARD`,
		"happened burned Fame turn 1": `found "turn 1", expected turn -N: how many turns ago`,
		"happened bled Carol by Fame": `found "Carol by Fame", expected a seat (Anna or Ben)`,
	} {
		assertFault(t, base+text+"\n", "6: "+want)
	}
}

func TestFaultsOfScripts(t *testing.T) {
	for text, want := range map[string]string{
		"Dora: pass":              `7: found "Dora", expected a seat (Anna or Ben)`,
		"Anna pass":               `7: found "Anna pass", expected SEAT: words, SEAT ~ correction, random CARD or N, @ point, ? SEAT: words, ! SEAT: words or = fact`,
		"Anna:":                   `7: the line ends, expected words after the seat`,
		"@ Anna lunch":            `7: found "lunch", expected ` + saves.AnyWindow(),
		"@ window":                `7: the line ends, expected ` + saves.AnyWindow(),
		"@ turn Anna lunch":       `7: found "lunch", expected a phase: unlock, master, minion, influence or discard`,
		"@ end of day":            `7: found "day", expected action, combat, phase or turn`,
		"@ soon":                  `7: found "soon", expected a point: SEAT [WINDOW], window WINDOW, turn SEAT PHASE or end of action, combat, phase or turn`,
		"! Ben: x -- soon":        `7: found "soon", expected the id of a claim, such as RB-bleed.p2.c1`,
		"! Ben: x --":             `7: the line ends, expected the id of a claim after --`,
		"! Ben: x until noon":     `7: found "noon", expected a point: SEAT [WINDOW], window WINDOW, turn SEAT PHASE or end of action, combat, phase or turn`,
		"! deck Ben":              `7: the line ends, expected -- ID: the claim that the deck breaks`,
		"? Ben pass":              `7: found "pass", expected a colon and words after the seat`,
		"= not":                   `7: the line ends, expected a fact`,
		"Anna ~ fly":              `7: found "fly", expected move CARD to ZONE [of SEAT], move CARD on CARD, set OBJECT WORD VALUE, end action, combat, phase, turn or game, continue action or combat, draw, draw crypt, shuffle, call time or extend time`,
		"Anna ~ move Fame to Ben": `7: found "Ben", expected a zone: ready, torpor, uncontrolled, incapacitated, in play, set aside, hand, library, crypt, ash heap or removed`,
		"Anna ~ set Fame locked":  `7: the line ends, expected a word and its value`,
		"random luck":             `7: found "luck", ` + wantCard + `no card is called "luck"`,
	} {
		assertFault(t, base+"script s\n  "+text+"\n  = x\n", want)
	}
	assertFault(t, base+"script s\n  Anna: pass\n", "6: found a script without a check, expected at least one line with ?, ! or =")
	assertFault(t, base+"script two words\n  = x\n", `6: found "two words", expected a script's name of one word`)
	assertFault(t, base+"script s\n  = x\nscript s\n  = x\n", "8: found script s a second time, the first is in line 6")
	assertFault(t, base+"log\n  = x\n", `7: found "= x", expected SEAT: label, SEAT ~ correction, > undo N agreed, > seat SEAT house by SEAT or random CARD or N`)
	assertFault(t, base+"log\n  > undo it agreed\n", `7: found "> undo it agreed", expected > undo N agreed`)
}

func assertFault(t *testing.T, text, want string) {
	t.Helper()
	_, err := saves.ParseWith(book, "a.vtes", []byte(text))
	if assert.Error(t, err, text) {
		assert.Equal(t, "a.vtes:"+want, err.Error(), text)
	}
}

func TestAllFaultsAreToldInTheOrderOfTheirLines(t *testing.T) {
	_, err := saves.ParseWith(book, "a.vtes", []byte(base+"note\nseed x\ndefine ally\n"))
	var faults saves.Faults
	require.ErrorAs(t, err, &faults)
	require.Len(t, faults, 3)
	var first saves.Fault
	require.True(t, errors.As(err, &first))
	assert.Equal(t, saves.Fault{Path: "a.vtes", Line: 6, Text: "the line ends, expected a note"}, first)
	assert.Equal(t, 7, faults[1].Line)
}

func TestAtMostEightRules(t *testing.T) {
	rules := ""
	for _, c := range "12345678" {
		rules += "rule RB-a.c" + string(c) + "\n"
	}
	parsed(t, base+rules)
	assertFault(t, base+rules+"rule RB-b.c1\n", "14: found a rule line too many, expected at most 8 in a file")
}

func TestAFaultInAParentHidesItsChildren(t *testing.T) {
	text := strings.Replace(base, "seat Ben\n", "seat Ben\n  reddy\n    Nobody At All\n", 1)
	_, err := saves.ParseWith(book, "a.vtes", []byte(text))
	var faults saves.Faults
	require.ErrorAs(t, err, &faults)
	assert.Equal(t, 5, faults[0].Line)
	assert.Contains(t, faults[0].Text, `found "reddy", expected deck, a seat word`)
}

// TestBoardsThatNoGameReaches are told with their lines; what stands beside them is possible.
func TestBoardsThatNoGameReaches(t *testing.T) {
	const head = "vtes 1\ndefine vampire Alpha capacity 6\ndefine vampire Twin capacity 4 non-unique\ndefine ally Cur life 2\ndefine equipment Knife\n"
	for board, want := range map[string]string{
		"seat Anna\n  ready\n    Alpha blood 9\nseat Ben\n":                                                                       "b.vtes:8: found 9 blood on Alpha, whose capacity is 6",
		"seat Anna\n  ready\n    Alpha\nseat Ben\n  torpor\n    Alpha\n":                                                          "b.vtes:11: found Alpha a second time, the first is in line 8, but it is unique; expected both contested",
		"seat Anna\n  ready\n    Alpha x2\nseat Ben\n":                                                                            "b.vtes:8: found Alpha 2 times, but it is unique; expected it once, or contested",
		"seat Anna\n  ready\n    Knife\nseat Ben\n":                                                                               "b.vtes:8: found Knife by itself in the ready region, expected it under the minion that has it",
		"seat Anna\n  torpor\n    Cur\nseat Ben\n":                                                                                "b.vtes:8: found Cur in torpor, but an ally never goes there",
		"seat Anna\n  ready\n    Alpha blood 6\n      Knife\n    Cur\n    Twin x2\nseat Ben\n  uncontrolled\n    Alpha blood 9\n": "",
	} {
		f, err := saves.Parse("b.vtes", []byte(head+board))
		require.NoError(t, err, board)
		if _, err = f.Setup(); want == "" {
			assert.NoError(t, err, board)
		} else {
			assert.EqualError(t, err, want)
		}
	}
}

// TestAFileOfFaultsIsBounded reads what nobody wrote: many seats, definitions and faults.
func TestAFileOfFaultsIsBounded(t *testing.T) {
	many := func(format string, n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	for text, faults := range map[string]int{
		many("seat S%d\n", 20_000): 101,
		many("define vampire V%d capacity 4\n", 3_000) + "seat A\nseat B\n": 1,
		many("what is %d\n", 200_000):                                       101,
		"seat A\n" + many("  %d\n", 20_000):                                 101,
		many("\x01 %d\n", 20_000):                                           101,
	} {
		_, err := saves.Parse("b.vtes", []byte("vtes 1\n"+text))
		var all saves.Faults
		require.ErrorAs(t, err, &all)
		assert.Len(t, all, faults, text[:20])
	}
}

// TestCheckRefusesWhatCannotBeLoaded: a board that no table can be set up from does not pass.
func TestCheckRefusesWhatCannotBeLoaded(t *testing.T) {
	for seats, want := range map[int]string{1: "b.vtes:2: a table has two to six seats, not 1", 2: "", 6: "", 7: `b.vtes:8: found the seat S7, expected two to six seats`} {
		text := "vtes 1\n"
		for i := range seats {
			text += fmt.Sprintf("seat S%d\n", i+1)
		}
		report := saves.Check("b.vtes", []byte(text))
		assert.Equal(t, want, report.Error)
		assert.Equal(t, want == "", report.OK)
	}
}
