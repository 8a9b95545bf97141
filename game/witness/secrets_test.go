package witness_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
	"elysium/game/house"
	"elysium/game/witness"
)

// decisions is how many decisions TestSecrets plays; ELYSIUM_DECISIONS asks for more.
func decisions() int {
	if n, err := strconv.Atoi(os.Getenv("ELYSIUM_DECISIONS")); err == nil {
		return n
	}
	return 10000
}

var mixable = cards.Defined()

// mixedSetup seats random decks of all that is defined.
func mixedSetup(t testing.TB, seats int, seed uint64) game.Setup {
	t.Helper()
	s := game.Setup{Seed: seed, First: game.NoSeat}
	for i := range seats {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		var d *decks.Deck
		for d == nil {
			d = decks.Mix(r, mixable)
		}
		crypt, library := d.Pieces()
		s.Seats = append(s.Seats, game.SeatSetup{Name: string(rune('A' + i)), Crypt: crypt, Library: library})
	}
	return s
}

// TestSecrets plays random games of random decks and wants no view, event, label, refusal or
// reason to name a card to a reader who may not know it.
func TestSecrets(t *testing.T) {
	n := 0
	for seed := uint64(1); n < decisions(); seed++ {
		setup, err := witness.Masked(mixedSetup(t, 2+int(seed%5), seed), seed%2 == 0)
		require.NoError(t, err)
		g, err := game.New(setup, game.Settings{})
		require.NoError(t, err)
		x := &table{t: t, g: g, w: witness.New(g), seed: seed, policy: house.NewSteady(seed), told: map[game.Seat][]string{}}
		x.byName = map[string][]*game.Card{}
		for c := g.CardByID(0); c != nil; c = g.CardByID(c.ID() + 1) {
			x.byName[c.Name()] = append(x.byName[c.Name()], c)
		}
		r := rand.New(rand.NewPCG(seed, 2))
		x.read(g.Events(0))
		for d := g.Pending(); d != nil && n < decisions(); d = g.Pending() {
			x.look(d, n%32 == 0)
			require.NoError(t, g.Choose(r.IntN(len(d.Options))))
			x.read(x.w.Follow())
			if n++; r.IntN(1500) == 0 {
				break
			}
		}
		require.NoError(t, g.Err())
		x.readAgain()
		g.Close()
	}
}

// table is a game with what is needed to look at it with every reader's eyes.
type table struct {
	t      *testing.T
	g      *game.Game
	w      *witness.Witness
	seed   uint64
	policy house.Policy
	byName map[string][]*game.Card
	told   map[game.Seat][]string
}

// want wants a text to name no card that a reader may not know.
func (x *table) want(s game.Seat, what, text string, may func(game.Seat, *game.Card) bool) {
	x.t.Helper()
	for _, n := range witness.Names(text) {
		name, known := n.Mask, false
		x.tellsApart(s, what, text, n)
		for _, c := range x.byName[name] {
			known = known || may(s, c)
		}
		if !known {
			c := x.byName[name][0]
			x.t.Fatalf("seed %d, decision %d: seat %d may not know %s, %s %s of seat %d, in the %s: %s\n%s",
				x.seed, len(x.g.Picks()), s, name, cards.ByID(c.Facts().ID).Facts.Name, c.Zone(), c.Controller(), what, text, x.last())
		}
	}
}

// tellsApart wants a name to tell its card apart from no others than such as the reader has met.
func (x *table) tellsApart(s game.Seat, what, text string, n witness.Name) {
	x.t.Helper()
	copies, owners := 0, map[game.Seat]bool{}
	for _, c := range x.byName[n.Mask] {
		if !x.w.Met(s, c) && !x.w.May(s, c) {
			continue
		}
		owners[c.Owner()] = true
		if n.Owner == "" || n.Owner == x.g.Setup().Seats[c.Owner()].Name {
			copies++
		}
	}
	if copies < n.Number || n.Owner != "" && len(owners) < 2 {
		x.t.Fatalf("seed %d, decision %d: seat %d has met %d copies of %d owners of %v in the %s: %s\n%s", x.seed, len(x.g.Picks()), s, copies, len(owners), n, what, text, x.last())
	}
}

func (x *table) last() (text string) {
	all := x.g.Events(0)
	for i := max(0, len(all)-12); i < len(all); i++ {
		text += x.g.EventText(&all[i], game.NoSeat) + "\n"
	}
	return text
}

// read wants what has just happened to be told to each reader without secrets.
func (x *table) read(events []game.Event) {
	for _, s := range x.w.Readers() {
		for i := range events {
			text := x.g.EventText(&events[i], s)
			x.want(s, "event", text, x.w.Heard)
			x.told[s] = append(x.told[s], text)
		}
	}
}

// readAgain wants the events to name no card that they did not name when they happened.
func (x *table) readAgain() {
	for _, s := range x.w.Readers() {
		for i, e := range x.g.Events(0) {
			now := x.g.EventText(&e, s)
			require.Subset(x.t, witness.Find(x.told[s][i]), witness.Find(now), "seed %d, event %d to %d: %q was %q", x.seed, i, s, now, x.told[s][i])
		}
	}
}

// look wants nothing secret in what is shown to each reader now.
func (x *table) look(d *game.Decision, all bool) {
	require.NoError(x.t, x.w.Check(), "seed %d, decision %d\n%s", x.seed, len(x.g.Picks()), x.last())
	for i := range d.Options {
		x.want(d.Seat, "label", d.LabelTo(i, d.Seat), x.w.May)
	}
	x.want(game.NoSeat, "prompt", d.Prompt, x.w.May)
	if !all {
		return
	}
	for _, s := range x.w.Readers() {
		x.want(s, "view", words(x.g.View(s)), x.w.May)
		if s == game.NoSeat {
			continue
		}
		for _, ruled := range x.g.Why(s) {
			x.want(s, "refused choice", ruled.Label, x.w.May)
			for _, r := range ruled.Refusals {
				x.want(game.NoSeat, "refusal", r.Text, x.w.May)
			}
		}
	}
	x.policy.Pick(x.g, d)
	x.want(game.NoSeat, "reason of the house", x.policy.Explain(), x.w.May)
}
