package command

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
	"elysium/game/house"
	"elysium/saves"
)

// defaultDecks sit at the seats of a game nobody has said otherwise about.
var defaultDecks = []string{"V5 Tremere", "V5 Ventrue", "V5 Malkavian", "V5 Toreador", "V5 Nosferatu", "V5 Tremere"}

// simFlags are the flags of sim and soak.
type simFlags struct {
	games, seats     int
	seed             uint64
	policy, keep     string
	decks            []string
	check, say, json bool
}

func (f *simFlags) add(c *cobra.Command) {
	c.Flags().Uint64Var(&f.seed, "seed", 1, "seed of the first game; the others follow")
	c.Flags().IntVar(&f.seats, "seats", 4, "Methuselahs at the table, 2 to 6")
	c.Flags().StringVar(&f.policy, "policy", "steady", "who plays: random or steady")
	c.Flags().StringArrayVar(&f.decks, "deck", nil, "a deck, seat by seat; the last goes on; \"mixed\" is a new random deck of defined cards each game")
	c.Flags().BoolVar(&f.check, "check", false, "verify every invariant after every decision")
	c.Flags().BoolVar(&f.say, "transcript", false, "print what happens")
	c.Flags().StringVar(&f.keep, "keep", "", "folder in which failing games are kept, as small as they still fail")
	jsonFlag(c, &f.json)
}

// options checks the flags and makes the simulation's options of them.
func (f *simFlags) options(out io.Writer) (house.Options, error) {
	o := house.Options{Games: f.games, Seed: f.seed, Seats: f.seats, Policy: f.policy, Check: f.check}
	switch {
	case f.seats < 2 || f.seats > 6:
		return o, fmt.Errorf("--seats: a table has 2 to 6 seats, not %d", f.seats)
	case f.policy != "random" && f.policy != "steady":
		return o, fmt.Errorf("--policy: %q is neither random nor steady", f.policy)
	case f.games < 1:
		return o, fmt.Errorf("--games: expected a number from 1, not %d", f.games)
	}
	at, names, err := f.load()
	if err != nil {
		return o, err
	}
	o.Setup = func(seed uint64, _ int) (game.Setup, error) {
		return game.Setup{Seats: deal(at, seed), Seed: seed, First: firstSeat(seed, len(at))}, nil
	}
	if f.say {
		o.Transcript = out
	}
	if f.keep != "" {
		if err := os.MkdirAll(f.keep, 0o755); err != nil {
			return o, fmt.Errorf("--keep: the folder %s cannot be made: %w", f.keep, err)
		}
		o.Keep = func(x house.Failure) string {
			path, err := keepFailure(f.keep, names, x)
			if err != nil {
				fmt.Fprintln(os.Stderr, oneLine(err))
			}
			return path
		}
	}
	return o, nil
}

// mixed is the name that asks for random decks.
const mixed = "mixed"

// load reads the decks, seat by seat; a mixed deck, made anew for each game, is nil.
func (f *simFlags) load() (at []*decks.Deck, names []string, err error) {
	for i := range f.seats {
		name := defaultDecks[i]
		if len(f.decks) > 0 {
			name = f.decks[min(i, len(f.decks)-1)]
		}
		var d *decks.Deck
		if name != mixed {
			if d, err = decks.Load(name); err != nil {
				return nil, nil, err
			}
			name = d.Name
		}
		at, names = append(at, d), append(names, name)
	}
	return at, names, nil
}

// deal gives each seat its cards for the game of a seed.
func deal(at []*decks.Deck, seed uint64) []game.SeatSetup {
	seats := make([]game.SeatSetup, len(at))
	for i, d := range at {
		if d == nil {
			d = mix(seed, i)
		}
		crypt, library := d.Pieces()
		seats[i] = game.SeatSetup{Name: seatNames[i], Crypt: crypt, Library: library}
	}
	return seats
}

// mixable are what decks are mixed of, gathered once.
var mixable = sync.OnceValue(cards.Defined)

func mix(seed uint64, seat int) *decks.Deck {
	random := rand.New(rand.NewPCG(seed, uint64(seat)))
	for {
		if d := decks.Mix(random, mixable()); d != nil {
			return d
		}
	}
}

// seatNames are the names of seats nobody has named.
var seatNames = []string{"Anna", "Ben", "Carol", "Dora", "Emil", "Fanny"}

// keepFailure writes a failing game as a table file, as small as it still fails.
func keepFailure(dir string, names []string, x house.Failure) (path string, err error) {
	f := newGame(x.Setup.Seats, names, make([]bool, len(x.Setup.Seats)), x.Seed)
	f.Title = fmt.Sprintf("failed at decision %d", x.At)
	f.Notes = []saves.Note{{Text: oneLine(errors.New(x.Error))}}
	_ = f.Record(x.Setup, x.Picks) // its last decision may be the one that fails
	path = filepath.Join(dir, fmt.Sprintf("failed-seed-%d.vtes", x.Seed))
	if err := f.Shrink(saves.Broken).WriteFile(path); err != nil {
		return "", err
	}
	return path, nil
}

func simCommand() *cobra.Command {
	f := &simFlags{}
	c := &cobra.Command{
		Use:   "sim",
		Short: "Play games without a screen and count what happened",
		Args:  takes(0, 0),
		RunE: func(c *cobra.Command, args []string) error {
			o, err := f.options(c.OutOrStdout())
			if err != nil {
				return err
			}
			r, err := house.Simulate(o)
			if err != nil {
				return err
			}
			return tellResult(c.OutOrStdout(), r, f.json)
		},
	}
	f.add(c)
	c.Flags().IntVar(&f.games, "games", 10, "how many games")
	return c
}

func soakCommand() *cobra.Command {
	f := &simFlags{games: 1}
	var d time.Duration
	c := &cobra.Command{
		Use:   "soak",
		Short: "Play games until something breaks, and keep that small",
		Args:  takes(0, 0),
		RunE: func(c *cobra.Command, args []string) error {
			f.check = true
			o, err := f.options(c.OutOrStdout())
			if err != nil {
				return err
			}
			o.Tell = progress(c.ErrOrStderr(), tellEvery)
			r, err := house.Soak(d, o)
			if err != nil {
				return err
			}
			return tellResult(c.OutOrStdout(), r, f.json)
		},
	}
	f.add(c)
	c.Flags().DurationVar(&d, "for", time.Minute, "how long")
	return c
}

// tellEvery is how often soak says how far it is.
const tellEvery = 15 * time.Second

// progress says now and then how far a simulation is.
func progress(out io.Writer, every time.Duration) func(*house.Result) {
	next := every
	return func(r *house.Result) {
		spent := time.Duration(r.Seconds * float64(time.Second))
		if spent < next {
			return
		}
		next = spent + every
		fmt.Fprintf(out, "%s: %d games, %d decisions, %d turns\n", spent.Round(time.Second), r.Games, r.Decisions, r.Turns)
	}
}

func tellResult(out io.Writer, r house.Result, asJSON bool) error {
	if asJSON {
		if err := printJSON(out, r); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(out, "%s, %d ended by the rules, %s in %.1f s (%.0f a second), %s\n",
			counted(r.Games, "game"), r.Finished, counted(r.Decisions, "decision"), r.Seconds, r.DecisionsPerSecond, counted(r.Turns, "turn"))
		for _, x := range r.Failures {
			fmt.Fprintf(out, "seed %d, decision %d: %s\n", x.Seed, x.At, x.Error)
			if x.File != "" {
				fmt.Fprintf(out, "kept in %s\n", x.File)
			}
		}
	}
	if len(r.Failures) > 0 || r.Finished < r.Games {
		return errFound
	}
	return nil
}
