package saves_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

// whole uses every element of the notation, in canonical form.
const whole = `# by hand
vtes 1                        # the version
title Everything at once
note a first note
note a second one
rule RB-bleed.p2.c1
rule AR-4.9.3.p1.c2
seed 18446744073709551615
engine 1.2
option curtain always
option house Old Tom steady
define vampire Alpha capacity 5 clan Banu Haqim camarilla dom FOR title prince of Vienna strength 2 +1 strength non-unique scarce red-list
define ally Hound life 2 monster
define imbued Seer life 3
define retainer Crow life 1
define equipment Lamp cost 2
define weapon Bow cost 1 blood strike 2R first-strike maneuver
define location Old Mill
define action Ambush cost X directed
define event Nightfall

# two sit down
seat Anna
  pool 12
  vp 1
  edge
  corruption 2
  debt 1
  turns 3
  hand size 6
  ready
    Alpha blood 3 vandal 2 locked title Toreador justicar sect Sabbat clan Brujah antitribu owner Old Tom
      .44 Magnum controller Old Tom until end of turn then Anna
        # deeper still
      stored Govern the Unaligned
      Raven Spy x2 life 1 superior
    Hound counters 4 used this turn used bite this game acted bleed acted act Hound bite
    Jack "Hannibal137" Harmon life 2 title none
  torpor
    Alpha blood 0 title contested
  uncontrolled
    Alan Sovereign (ADV) blood 2 face down
  incapacitated
  in play
    The Rack chosen Alpha#2 named "Old Haven"
    Elder Library contested with Old Tom/Elder Library
    Fame level DOM chosen weasel
  set aside
    Theo Bell (G2) merged returns turn Old Tom unlock
  hand
    The "Duino Elegy #7"      # not a comment before
    Pursuit x2
    short 2
  library
  crypt
    blank x3
  ash heap
  removed
seat Old Tom
  ousted

effect Govern the Unaligned [dom] by Anna on Alpha until end of phase
effect Deflection [aus cel] by Old Tom on the Edge
happened burned Fame turn -1
happened diablerie by Alpha turn -2
happened played Pursuit by Anna
happened entered play Fame
happened bled Old Tom by Alpha
turn Old Tom minion

log
  Anna: bleed Old Tom with Alpha
  > undo 2 agreed
  random Fame
  Old Tom: pass
  Anna ~ move Ben to ash heap of Old Tom

script all-of-it
  Anna ~ set Alpha#2 blood 3
  Anna ~ end combat
  random 3
  Anna: play Govern the Unaligned [dom] with Alpha
  @ Anna
  @ Old Tom block-attempt
  @ window before-range
  @ turn Old Tom unlock
  @ end of action
  ? Old Tom: block with Alpha
  ! Old Tom: block with Hound
  ! Old Tom: block with Hound until end of turn
  ! Old Tom: block with Hound until Anna press
  ! Old Tom: block with Hound -- RB-bleed
  = Anna pool 12
  = not Anna edge
  ? deck Anna
  ! deck Old Tom -- RB-object-of-the-game.p3.c1
script
  = no combat
# the end
`

// everything is whole with a card where the log moves one.
var everything = strings.Replace(whole, "move Ben to", "move Fame to", 1)

func parsed(t testing.TB, text string) *saves.File {
	t.Helper()
	f, err := saves.ParseWith(book, "a.vtes", []byte(text))
	require.NoError(t, err)
	return f
}

func TestEveryElementSurvivesFormatting(t *testing.T) {
	f := parsed(t, everything)
	assert.Equal(t, everything, roundTrip(t, "a.vtes", f))
}

func TestPartsAreReadAsData(t *testing.T) {
	f := parsed(t, everything)
	assert.Equal(t, "Everything at once", f.Title)
	assert.True(t, f.Seeded)
	assert.Equal(t, uint64(18446744073709551615), f.Seed)
	assert.Equal(t, saves.Option{Name: "house", Seat: 1, Value: "steady", Line: 11}, f.Options[1])
	assert.Equal(t, &saves.Start{Seat: 1, Phase: game.MinionPhase, Line: 69}, f.Start)
	assert.Equal(t, []saves.LogKind{saves.LogDecision, saves.LogUndo, saves.LogRandom,
		saves.LogDecision, saves.LogCorrection}, logKinds(f))

	steps := f.Scripts[0].Steps
	assert.Equal(t, "set", steps[0].Correction.Verb)
	assert.Equal(t, 2, steps[0].Correction.Object.Number)
	assert.Equal(t, "blood", steps[0].Correction.Word)
	assert.Equal(t, "3", steps[0].Correction.Value)
	assert.Equal(t, saves.Moment{Kind: saves.AtSeat, Seat: 1, Window: game.BlockAttempt}, steps[5].Moment)
	assert.Equal(t, saves.Moment{Kind: saves.AtTurn, Seat: 1}, steps[7].Moment)
	assert.Equal(t, saves.Moment{Kind: saves.AtEnd, Seat: game.NoSeat, Span: game.ActionSpan}, steps[8].Moment)
	assert.Equal(t, "block with Hound", steps[11].Words)
	assert.Equal(t, game.TurnSpan, steps[11].Moment.Span)
	assert.Equal(t, "RB-bleed", steps[13].ID)
	assert.Equal(t, saves.Step{Kind: saves.Fact, Seat: game.NoSeat, Words: "Anna edge", Not: true, Line: steps[15].Line}, steps[15])
	assert.Equal(t, saves.DeckFault, steps[17].Kind)
}

func logKinds(f *saves.File) (kinds []saves.LogKind) {
	for _, l := range f.Log {
		kinds = append(kinds, l.Kind)
	}
	return kinds
}

func TestDefinedPiecesPrintTheirWords(t *testing.T) {
	f := parsed(t, everything)
	alpha := f.Defines[0].Facts()
	assert.Equal(t, game.Facts{
		Name: "Alpha", Types: game.Vampire, Capacity: 5, Clans: []string{"Banu Haqim"},
		Sect: game.Camarilla, Title: game.Title{Rank: game.Prince, Of: "Vienna"},
		Disciplines: game.Levels{}.With(game.Dom, game.Basic).With(game.For, game.Superior),
		Strength:    2, StrengthSet: true, StrengthBonus: 1, Bleed: 1,
		Traits: []string{"scarce", "red list"},
	}, *alpha)
	bow := f.Defines[5]
	assert.Equal(t, "2R", bow.Strike)
	assert.True(t, bow.FirstStrike && bow.Maneuver)
	assert.Equal(t, 1, bow.Facts().Blood.N)
	assert.True(t, f.Defines[7].Directed)
	assert.True(t, f.Defines[7].Facts().Pool.X)
	assert.Equal(t, 3, f.Defines[2].Facts().Capacity, "an imbued's capacity is its life")
}

func TestTheLongestNameWins(t *testing.T) {
	f := parsed(t, "vtes 1\ndefine location Fame Hall\nseat Ann\nseat Ann Lee\n  in play\n    Fame Hall\n    Fame\n")
	cards := f.Seats[1].Zones[0].Cards
	assert.Equal(t, "Fame Hall", cards[0].Placed.Piece.Facts.Name)
	assert.Equal(t, "Fame", cards[1].Placed.Piece.Facts.Name)

	for text, want := range map[string]saves.Object{
		"Ann Lee pool":     {Seat: 1, Owner: game.NoSeat},
		"ann pool":         {Seat: 0, Owner: game.NoSeat},
		"the edge":         {Seat: game.NoSeat, Owner: game.NoSeat, Edge: true},
		"Fame hall#12 x":   {Seat: game.NoSeat, Owner: game.NoSeat, Piece: f.Defines[0].Piece, Number: 12},
		"Ann Lee/Fame on":  {Seat: game.NoSeat, Owner: 1, Piece: cards[1].Placed.Piece},
		"Ann Lee/Fame#0 x": {Seat: game.NoSeat, Owner: 1, Piece: cards[1].Placed.Piece},
	} {
		o, _, ok := f.Object(text)
		assert.True(t, ok, text)
		assert.Equal(t, want, o, text)
	}
	_, _, ok := f.Object("Fameless")
	assert.False(t, ok)
	o, rest, _ := f.Object("Ann/Fame#3 locked")
	assert.Equal(t, "locked", rest)
	assert.Equal(t, "Ann/Fame#3", f.ObjectText(o))
}

func TestLooseTextBecomesCanonical(t *testing.T) {
	loose := "\ufeffvtes 1\r\n\r\nseat  Anna #left\r\n  hand\r\n\r\n    # first\r\n    pursuit   x1\r\n" +
		"  pool 012\r\nturn Anna\r\ntitle late\r\nscript s\r\n  = x\r\n"
	want := "vtes 1\ntitle late\n\nseat Anna                     # left\n  pool 12\n  hand\n" +
		"    # first\n    Pursuit\n\nturn Anna unlock\n\nscript s\n  = x\n"
	assert.Equal(t, want, roundTrip(t, "a.vtes", parsed(t, loose)))
}

func TestADeckMaySayWhatLiesInWhichPile(t *testing.T) {
	const text = "vtes 1\n\nseat Anna\n  deck                        # hers\n    Pursuit\n    crypt                     # odd\n" +
		"      # a library card\n      Fame x2\n    library\n      Raven Spy\n      Alan Sovereign (ADV)\n"
	f := parsed(t, text)
	assert.Equal(t, text, roundTrip(t, "a.vtes", f))
	setup, err := f.Setup()
	require.NoError(t, err)
	assert.Len(t, setup.Seats[0].Crypt, 2)
	assert.Len(t, setup.Seats[0].Library, 3)
}

func TestAFilePutTogetherByAProgramIsWritten(t *testing.T) {
	f := &saves.File{
		Seed: 7, Seeded: true, Engine: "1.0",
		Seats:  []saves.SeatBoard{{Name: "Anna", Deck: &saves.Deck{Name: "V5 Tremere"}}},
		Logged: true,
		Log:    []saves.LogLine{{Seat: 0, Words: "pass"}, {Kind: saves.LogUndo, N: 1}},
	}
	assert.Equal(t, "vtes 1\nseed 7\nengine 1.0\n\nseat Anna\n  deck V5 Tremere\n\nlog\n  Anna: pass\n  > undo 1 agreed\n",
		string(f.Format()))
	assert.Equal(t, "Anna: pass", f.LineText(&f.Log[0]))
}
