package command

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"elysium/decks"
	"elysium/game"
	"elysium/saves"
	"elysium/tui"
)

// playFlags say who sits where.
type playFlags struct {
	seats, house []string
	seed         uint64
	open         bool
}

func playCommand() *cobra.Command {
	f := &playFlags{}
	c := &cobra.Command{
		Use:   "play",
		Short: "Straight to a game; without seats: you and three house seats",
		Args:  takes(0, 0),
		RunE: func(c *cobra.Command, args []string) error {
			file, house, err := f.file()
			if err != nil {
				return err
			}
			if err := onTerminal(); err != nil { // before a file is begun
				return err
			}
			o := tableOptions()
			if f.open {
				o.Curtain = tui.CurtainOpen
			}
			s, err := create(file, house, o.Curtain)
			if err != nil {
				return err
			}
			o.Start, o.House = s, house
			return openTable(o)
		},
	}
	c.Flags().StringArrayVar(&f.seats, "seat", nil, "NAME=DECK; a deck is a file or one of Elysium's by name")
	c.Flags().StringArrayVar(&f.house, "house", nil, "a seat the house plays")
	c.Flags().Uint64Var(&f.seed, "seed", 0, "seed of the shuffles; 0 chooses one")
	c.Flags().BoolVar(&f.open, "open", false, "play with open hands")
	return c
}

// file is the game that the flags describe, and which seats the house plays.
func (f *playFlags) file() (*saves.File, []bool, error) {
	seats, housed := f.seats, f.house
	if len(seats) == 0 {
		for i, name := range []string{"Anna", "Ben", "Carol", "Dora"} {
			seats = append(seats, name+"="+defaultDecks[i])
		}
		if len(housed) == 0 {
			housed = []string{"Ben", "Carol", "Dora"}
		}
	}
	if len(seats) < 2 || len(seats) > 6 {
		return nil, nil, fmt.Errorf("--seat: a table has 2 to 6 seats, not %d", len(seats))
	}
	at, names, err := seated(seats)
	if err != nil {
		return nil, nil, err
	}
	var called []string
	for _, s := range at {
		called = append(called, s.Name)
	}
	if err := saves.SeatNames(called); err != nil {
		return nil, nil, fmt.Errorf("--seat: %w", err)
	}
	house := make([]bool, len(at))
	for _, name := range housed {
		i := slices.IndexFunc(at, func(s game.SeatSetup) bool { return strings.EqualFold(s.Name, name) })
		if i < 0 {
			return nil, nil, fmt.Errorf("--house: no seat is called %q", name)
		}
		house[i] = true
	}
	seed := f.seed
	if seed == 0 {
		seed = rand.Uint64()
	}
	return newGame(at, names, house, seed), house, nil
}

// seated reads each NAME=DECK, all at once: the first frame waits for the decks.
func seated(seats []string) (at []game.SeatSetup, called []string, err error) {
	at, called = make([]game.SeatSetup, len(seats)), make([]string, len(seats))
	faults := make([]error, len(seats))
	var reading sync.WaitGroup
	for i, s := range seats {
		reading.Go(func() { at[i], called[i], faults[i] = seat(s) })
	}
	reading.Wait()
	return at, called, cmp.Or(faults...)
}

func seat(s string) (at game.SeatSetup, deck string, err error) {
	name, deck, ok := strings.Cut(s, "=")
	if !ok || name == "" || deck == "" {
		return at, "", fmt.Errorf("--seat: expected NAME=DECK, not %q", s)
	}
	d, err := decks.Load(deck)
	if err != nil {
		return at, "", err
	}
	crypt, library := d.Pieces()
	return game.SeatSetup{Name: name, Crypt: crypt, Library: library}, d.Name, nil
}

func loadCommand() *cobra.Command {
	at := -1
	c := &cobra.Command{
		Use:   "load FILE",
		Short: "The table from a .vtes file; of a board with scripts, what can be done with them",
		Args:  takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			o := tableOptions()
			if f, err := saves.Read(args[0]); err == nil && len(f.Scripts) > 0 && !f.Logged {
				o.Scripts = args[0]
				return openTable(o)
			}
			s, err := open(args[0], at)
			if err != nil {
				return err
			}
			o.Start, o.House = s, s.(kept).house
			return openTable(o)
		},
	}
	c.Flags().IntVar(&at, "at", -1, "decision to load the game at; the rest can be done again, other play goes on in a new file")
	return c
}

func editCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "edit FILE",
		Short: "Edit a board at the table: all hands open, e corrects, c writes the file",
		Args:  takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			f, err := saves.ParseFile(args[0])
			if err != nil {
				return err
			}
			if f.Logged {
				return fmt.Errorf("%s holds a game; copy a board out of it with c at the table", args[0])
			}
			s, err := open(args[0], -1)
			if err != nil {
				return err
			}
			k := s.(kept)
			k.edits = args[0]
			o := tableOptions()
			o.Start, o.House, o.Curtain = k, make([]bool, len(k.house)), tui.CurtainOpen
			return openTable(o)
		},
	}
}
