package command

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"

	"elysium/decks"
	"elysium/game"
	"elysium/saves"
	"elysium/tui"
)

// kept is a saved game as the table plays it.
type kept struct {
	*saves.Session
	house []bool
	edits string // the file that a copied board goes to; "": a new one
}

// CopyBoard writes the table as it stands as a file to begin from, or as the board of the file that
// is edited, and returns the file's path and its text.
func (k kept) CopyBoard() (path, text string, err error) {
	if k.edits != "" {
		f, err := saves.Scenario(k.Game(), k.File())
		if err != nil {
			return "", "", err
		}
		old, err := saves.ParseFile(k.edits)
		switch {
		case err == nil:
			old.Lay(f)
			f = old
		case !errors.Is(err, fs.ErrNotExist): // a file that is gone is made again
			return "", "", err
		}
		return k.edits, string(f.Format()), f.WriteFile(k.edits)
	}
	f, err := k.Copy()
	if err != nil {
		return "", "", err
	}
	if path, err = saves.BoardPath(); err != nil {
		return "", "", err
	}
	return path, string(f.Format()), f.WriteFile(path)
}

// Branch begins a game of its own from an earlier decision of this one.
func (k kept) Branch(at int) (tui.Session, error) {
	s, err := k.Session.Branch(at)
	if err != nil {
		return nil, err
	}
	return kept{Session: s, house: k.house}, nil
}

func (k kept) HouseSeats() []bool { return k.house }

func (k kept) Option(name string) string { return k.File().Option(name) }

func create(f *saves.File, house []bool, curtain tui.Curtain) (tui.Session, error) {
	f.Options = append(f.Options, saves.Option{Name: "curtain", Seat: game.NoSeat, Value: curtain.Word()})
	s, err := saves.Create("", f)
	if err != nil {
		return nil, err
	}
	return kept{Session: s, house: house}, nil
}

// open opens a saved game, a board or one of Elysium's examples.
func open(path string, at int) (tui.Session, error) {
	if name, ok := strings.CutPrefix(path, saves.LessonPrefix); ok {
		return saves.OpenLesson(name)
	}
	s, err := saves.Open(path, at)
	if err != nil {
		return nil, err
	}
	seats := make([]bool, len(s.File().Seats))
	for i := range seats {
		seats[i] = s.File().House(game.Seat(i)) != ""
	}
	return kept{Session: s, house: seats}, nil
}

// newGame is the file of a new game from decks; a random Methuselah begins
// (RB-order-of-play.p1.c1).
func newGame(seats []game.SeatSetup, names []string, house []bool, seed uint64) *saves.File {
	f := &saves.File{Seed: seed, Seeded: true, Logged: true, Engine: saves.Engine}
	for i, s := range seats {
		d := &saves.Deck{}
		if i < len(names) && embedded(names[i], s) {
			d.Name = names[i]
		} else {
			d.Cards = listed(s)
		}
		f.Seats = append(f.Seats, saves.SeatBoard{Name: s.Name, Deck: d})
		if house[i] {
			f.Options = append(f.Options, saves.Option{Name: "house", Seat: game.Seat(i), Value: "steady"})
		}
	}
	f.Start = &saves.Start{Seat: firstSeat(seed, len(seats)), Phase: game.UnlockPhase}
	return f
}

// firstSeat draws the Methuselah who begins.
func firstSeat(seed uint64, seats int) game.Seat {
	return game.Seat(rand.New(rand.NewPCG(seed, 7)).IntN(seats))
}

// embedded reports whether a seat plays the deck of a name that comes along, and not one that was
// made out of it and is called the same.
func embedded(name string, s game.SeatSetup) bool {
	if !slices.Contains(decks.Names(), name) {
		return false
	}
	d, err := decks.Find(name)
	if err != nil {
		return false
	}
	crypt, library := d.Pieces()
	return slices.Equal(crypt, s.Crypt) && slices.Equal(library, s.Library)
}

// listed writes a deck out card by card.
func listed(s game.SeatSetup) []saves.DeckCard {
	var list []saves.DeckCard
	for _, p := range append(slices.Clone(s.Crypt), s.Library...) {
		i := slices.IndexFunc(list, func(c saves.DeckCard) bool { return c.Piece == p })
		if i < 0 {
			list = append(list, saves.DeckCard{Count: 1, Piece: p})
			continue
		}
		list[i].Count++
	}
	return list
}
