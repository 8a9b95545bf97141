package game_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/game"
)

// definedCrypt and definedLibrary are plain pieces: what the rules give every card, and nothing
// of any card's own.
func definedCrypt(r *rand.Rand) []*game.Piece {
	sects := []game.Sect{game.Camarilla, game.Sabbat, game.Anarch, game.Independent}
	ranks := []game.Title{{}, {}, {Rank: game.Primogen}, {Rank: game.Prince, Of: "Vienna"}, {Rank: game.Priscus}, {Rank: game.Baron, Of: "Vienna"}}
	var out []*game.Piece
	for i := range 12 {
		f := &game.Facts{Name: fmt.Sprintf("Vampire %d", i%9), Types: game.Vampire, Capacity: 2 + r.IntN(5), Clans: []string{"Brujah"},
			Sect: sects[r.IntN(len(sects))], Title: ranks[r.IntN(len(ranks))], Unique: true, Intercept: r.IntN(2), Stealth: r.IntN(2)}
		f.Disciplines = f.Disciplines.With(game.Dom, game.Superior).With(game.Pot, game.Basic)
		out = append(out, &game.Piece{Facts: f})
	}
	return out
}

func definedLibrary(r *rand.Rand) []*game.Piece {
	dom := []game.Requirement{{game.Dom}}
	pot := []game.Requirement{{game.Pot}}
	kinds := []*game.Piece{
		{Facts: &game.Facts{Name: "Gun", Types: game.Equipment, Pool: game.Cost{N: 1}, Traits: []string{"weapon", "gun"}},
			Def: game.Define(game.Ability(game.RangedStrike(2), game.IsManeuver, game.ManeuverOnce(game.CombatSpan)))},
		{Facts: &game.Facts{Name: "Ally", Types: game.Ally, Pool: game.Cost{N: 2}, Life: 2, Strength: 1, Bleed: 1}},
		{Facts: &game.Facts{Name: "Raven", Types: game.Retainer, Blood: game.Cost{N: 1}, Life: 1}},
		{Facts: &game.Facts{Name: "Mill", Types: game.Master, Location: true, Unique: true, Pool: game.Cost{N: 1}}},
		{Facts: &game.Facts{Name: "Event", Types: game.EventCard}},
		{Facts: &game.Facts{Name: "Vote", Types: game.PoliticalAction}},
		{Facts: &game.Facts{Name: "Big Bleed", Types: game.ActionCard, Needs: dom}, Def: game.Define(game.OnBasic(game.BleedAction(1)), game.OnSuperior(game.BleedAction(2)))},
		{Facts: &game.Facts{Name: "More Bleed", Types: game.ActionModifier, Needs: dom}, Def: game.Define(game.DuringBleed, game.OnBasic(game.BleedUp(1), game.Limited), game.OnSuperior(game.BleedUp(2), game.Limited))},
		{Facts: &game.Facts{Name: "Sneak", Types: game.ActionModifier, Needs: dom}, Def: game.Define(game.OnBasic(game.StealthUp(1)), game.OnSuperior(game.StealthUp(2)))},
		{Facts: &game.Facts{Name: "Spot", Types: game.Reaction, Needs: dom}, Def: game.Define(game.OnBasic(game.InterceptUp(1)), game.OnSuperior(game.InterceptUp(2)))},
		{Facts: &game.Facts{Name: "Turn Away", Types: game.Reaction, Needs: dom}, Def: game.Define(game.BledYou, game.AfterDeclining, game.OnSuperior(game.Redirect()))},
		{Facts: &game.Facts{Name: "Punch", Types: game.CombatCard, Needs: pot}, Def: game.Define(game.OnBasic(game.HandStrike(2)))},
		{Facts: &game.Facts{Name: "Claws", Types: game.CombatCard, Needs: pot}, Def: game.Define(game.OnBasic(game.HandStrike(1), game.AsAggravated))},
		{Facts: &game.Facts{Name: "Dodge", Types: game.CombatCard}, Def: game.Define(game.Does(game.StrikeDodge))},
		{Facts: &game.Facts{Name: "Away", Types: game.CombatCard}, Def: game.Define(game.Does(game.StrikeEnds))},
		{Facts: &game.Facts{Name: "Press", Types: game.CombatCard}, Def: game.Define(game.Does(game.IsPress))},
		{Facts: &game.Facts{Name: "Feint", Types: game.CombatCard}, Def: game.Define(game.Does(game.IsManeuver))},
		{Facts: &game.Facts{Name: "Armour", Types: game.CombatCard}, Def: game.Define(game.Does(game.Prevent(2)))},
		{Facts: &game.Facts{Name: "Again", Types: game.CombatCard}, Def: game.Define(game.Does(game.ExtraStrikes(1), game.Limited))},
	}
	var out []*game.Piece
	for range 60 {
		out = append(out, kinds[r.IntN(len(kinds))])
	}
	return out
}

// TestRandomGamesWithDefinedPieces plays random games of 2 to 6 seats with plain pieces to
// their end; every invariant holds after every decision, and the decisions taken again give the
// same game.
func TestRandomGamesWithDefinedPieces(t *testing.T) {
	games := 40
	if testing.Short() {
		games = 5
	}
	for seats := 2; seats <= 6; seats++ {
		for seed := range uint64(games) {
			r := rand.New(rand.NewPCG(seed, uint64(seats)))
			s := game.Setup{Seed: seed, First: game.NoSeat}
			for i := range seats {
				s.Seats = append(s.Seats, game.SeatSetup{Name: string(rune('A' + i)), Crypt: definedCrypt(r), Library: definedLibrary(r)})
			}
			g, err := game.New(s, game.Settings{})
			require.NoError(t, err)
			n := 0
			for d := g.Pending(); d != nil; d = g.Pending() {
				i := r.IntN(len(d.Options))
				if d.Window == game.InfluenceW && r.IntN(3) > 0 {
					i = len(d.Options) - 1 // pool spent at random ends games before anything happens
				}
				require.NoError(t, g.Choose(i), "seats %d seed %d decision %d", seats, seed, n)
				require.NoError(t, g.Check(), "seats %d seed %d decision %d", seats, seed, n)
				n++
				require.Less(t, n, 100000)
			}
			require.NoError(t, g.Err())
			require.True(t, g.Over())
			again, err := game.Replay(s, game.Settings{}, g.Picks())
			require.NoError(t, err)
			require.Equal(t, g.State(), again.State(), "seats %d seed %d", seats, seed)
			g.Close()
			again.Close()
		}
	}
}
