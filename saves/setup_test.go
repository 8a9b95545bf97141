package saves_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
	"elysium/saves"
)

func setup(t *testing.T, text string) game.Setup {
	t.Helper()
	s, err := parsed(t, text).Setup()
	require.NoError(t, err)
	return s
}

func TestABoardWithoutWordsHoldsItsDefaults(t *testing.T) {
	s := setup(t, "vtes 1\nseat Anna\nseat Ben\n")
	assert.True(t, s.Board)
	assert.Equal(t, game.Seat(0), s.First)
	assert.Equal(t, game.SeatSetup{Name: "Ben", Pool: 30, Turns: -1, Zones: map[game.Zone][]game.Placed{}}, s.Seats[1])
}

func TestABoardIsLaidOutAsWritten(t *testing.T) {
	s := setup(t, everything)
	anna := s.Seats[0]
	assert.Equal(t, []any{12, 1, true, 1, 3, 6, 2}, []any{anna.Pool, anna.VP, anna.Edge, anna.Debt,
		anna.Turns, anna.HandSize, anna.HandShort})
	assert.Equal(t, []game.Counter{{Name: "corruption", N: 2}}, anna.Counters)
	assert.True(t, s.Seats[1].Ousted)

	assert.True(t, anna.LibrarySet)
	library, listed := anna.Zones[game.Library]
	assert.True(t, listed, "a zone that is listed is not at its default")
	assert.Empty(t, library)
	assert.Len(t, anna.Zones[game.Hand], 3)
	assert.Len(t, anna.Zones[game.Crypt], 3)

	alpha := anna.Zones[game.Ready][0]
	assert.Equal(t, 3, alpha.Blood)
	assert.Equal(t, game.Seat(1), alpha.Owner)
	assert.Equal(t, game.NoSeat, alpha.Controller)
	assert.Equal(t, game.Title{Rank: game.Justicar, Of: "Toreador"}, *alpha.Title)
	require.Len(t, alpha.On, 4, "each copy is a card")
	assert.Equal(t, -1, alpha.On[0].Blood)
	assert.Equal(t, game.Point{Set: true, Span: game.TurnSpan, Seat: game.NoSeat}, alpha.On[0].Until)
	assert.Equal(t, game.Seat(0), alpha.On[0].Then)
	assert.True(t, alpha.On[1].Stored)
	assert.Equal(t, game.Superior, alpha.On[2].Level)

	hound := anna.Zones[game.Ready][1]
	assert.Equal(t, []game.UsedSetup{{Span: game.TurnSpan}, {Effect: "bite", Span: game.GameSpan}}, hound.Used)
	assert.Equal(t, []string{"bleed", "act Hound bite"}, hound.Acted)
	assert.Equal(t, &game.Title{}, anna.Zones[game.Ready][2].Title)
	assert.Equal(t, "Alpha#2", anna.Zones[game.InPlay][0].Chosen)
	assert.Equal(t, game.Point{Set: true, Seat: 1}, anna.Zones[game.SetAside][0].Until)

	assert.Equal(t, game.HappenedSetup{Form: "bled", Card: "Alpha", Seat: 1, Line: 68}, s.Happened[4])
	assert.Equal(t, -1, s.Happened[0].Turn)
	assert.Equal(t, game.Seat(1), s.First)
	assert.Equal(t, game.MinionPhase, s.Phase)
}

func TestDecksAreSortedIntoCryptAndLibrary(t *testing.T) {
	s := setup(t, "vtes 1\nseed 9\nseat Anna\n  deck\n    Belinde x12\n    Pursuit x60\n    belinde\nseat Ben\n  deck v5 tremere\n")
	assert.False(t, s.Board)
	assert.Equal(t, uint64(9), s.Seed)
	assert.Len(t, s.Seats[0].Crypt, 13)
	assert.Len(t, s.Seats[0].Library, 60)
	assert.Len(t, s.Seats[1].Crypt, 2)
	assert.Zero(t, s.Seats[0].Turns)
}

// TestWhatABoardCannotBeginWithIsRefused says at which line, and what to do.
func TestWhatABoardCannotBeginWithIsRefused(t *testing.T) {
	board := "vtes 1\nseat Anna\n  ready\n    Lauren\n  hand\n    Fame\nseat Ben\n\n"
	for line, want := range map[string]string{
		"effect Govern the Unaligned [dom] by Anna on Lauren": "x.vtes:9: an effect that lingers cannot be laid on a board: let a script play Govern the Unaligned, or the game go on from before it",
		"happened entered play Fame":                          "x.vtes:9: Fame is not in play: it has not entered it this turn",
		"happened bled Ben by Fame":                           "x.vtes:9: Fame is no minion in play: it has not bled this turn",
		"happened played Fame by Anna":                        "x.vtes:9: no rule looks back on Fame having been played: only on events, and on cards that may be played once a turn or game",
		"happened burned Pursuit turn -1":                     `x.vtes:9: no card "Pursuit" is on the table`,
	} {
		rep := saves.Check("x.vtes", []byte(board+line+"\n\nscript\n  = Lauren ready\n"))
		assert.False(t, rep.OK, line)
		assert.Equal(t, want, rep.Error)
		f, err := saves.Parse("x.vtes", []byte(board+line+"\n"))
		require.NoError(t, err)
		_, err = saves.Position(f, -1)
		assert.EqualError(t, err, want)
	}
}
