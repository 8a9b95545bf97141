package house

import (
	"fmt"
	"hash"
	"hash/fnv"

	"elysium/game"
)

// Fingerprint is a number for the state of the table: two games in the same state have the
// same. The engine's own is used where it has one.
func Fingerprint(g *game.Game) uint64 {
	if own, ok := any(g).(interface{ Fingerprint() uint64 }); ok {
		return own.Fingerprint()
	}
	h := fnv.New64a()
	public := g.View(game.NoSeat)
	fmt.Fprintln(h, public.Turn, public.TurnSeat, public.Phase, public.Edge, public.Over, public.Winner)
	printProgress(h, public)
	for s := range public.Seats {
		printSeat(h, &g.View(game.Seat(s)).Seats[s])
	}
	if d := g.Pending(); d != nil {
		fmt.Fprintln(h, d.Seat, d.Window, len(d.Options))
		for i := range d.Options {
			fmt.Fprintln(h, d.Label(i))
		}
	}
	return h.Sum64()
}

func printProgress(h hash.Hash64, v *game.View) {
	if v.Action != nil {
		fmt.Fprintln(h, *v.Action)
	}
	if v.Combat != nil {
		fmt.Fprintln(h, *v.Combat)
	}
	if v.Vote != nil {
		fmt.Fprintln(h, *v.Vote)
	}
}

func printSeat(h hash.Hash64, s *game.SeatView) {
	fmt.Fprintln(h, s.Name, s.Pool, s.VP, s.Ousted, s.Withdrawn, s.Leaving, s.HandSize, s.Hand, s.Library, s.Crypt,
		s.Transfers, s.MasterActions, s.Discards)
	for _, zone := range [][]game.CardView{s.HandCards, s.Ready, s.Torpor, s.Incapacitate, s.Uncontrolled, s.InPlay,
		s.Contested, s.SetAside, s.AshHeap, s.Removed} {
		fmt.Fprintln(h, len(zone))
		for i := range zone {
			printCard(h, &zone[i])
		}
	}
}

func printCard(h hash.Hash64, c *game.CardView) {
	fmt.Fprintln(h, c.ID, c.Name, c.Owner, c.Controller, c.Locked, c.FaceDown, c.Blood, c.Capacity, c.Counters, c.Title,
		c.TitleLost, c.Sect, c.Clan, c.Level, c.Strength, c.Bleed, c.Stealth, c.Intercept, c.Votes, c.Chosen, len(c.On))
	for i := range c.On {
		printCard(h, &c.On[i])
	}
}
