package tui

import (
	"slices"
	"strings"

	"elysium/game"
)

// met is the phase of a turn in which its Methuselah was asked last.
type met struct {
	turn  int
	phase game.Phase
}

// begun is where the game stood as it came to the table: what was before is not told of.
func begun(g *game.Game) met {
	if !g.Setup().Board && len(g.Picks()) == 0 {
		return met{}
	}
	p := g.Progress()
	return met{p.Turn, p.Phase}
}

// tellSkipped says which phases of her turn have passed without a question to the one person who
// plays, though she holds or controls what they are for.
func (t *table) tellSkipped() {
	p := t.game().Progress()
	if t.d.Seat != p.TurnSeat || t.onlyPerson() != t.d.Seat {
		return
	}
	from, before := game.UnlockPhase, t.met
	if before.turn == p.Turn {
		from = before.phase + 1
	}
	t.met = met{p.Turn, p.Phase}
	if _, learning := t.course(); learning || t.message != "" {
		return
	}
	m := &t.view.Seats[t.d.Seat]
	var skipped []string
	for phase := from; phase < p.Phase; phase++ {
		if has, known := meant[phase]; known && has(m) {
			skipped = append(skipped, phase.String())
		}
	}
	if len(skipped) > 0 {
		t.message = "Nothing could be done in the " + strings.Join(skipped, " and ") + " phase.  {why} says why."
	}
}

// meant says by phase whether a Methuselah has what it is for.
var meant = map[game.Phase]func(m *game.SeatView) bool{
	game.MasterPhase: func(m *game.SeatView) bool {
		return slices.ContainsFunc(m.HandCards, func(c game.CardView) bool {
			return c.Facts != nil && c.Facts.Types.Has(game.Master) && !c.Facts.OutOfTurn
		})
	},
	game.MinionPhase: func(m *game.SeatView) bool { return len(m.Ready) > 0 },
}
