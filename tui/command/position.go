package command

import (
	"fmt"
	"path/filepath"
	"strings"

	"elysium/game"
	"elysium/saves"
)

// position loads a file without keeping anything: the game as it stands at a decision.
func position(path string, at int) (*saves.File, *game.Game, error) {
	f, err := saves.ParseFile(path)
	if err != nil {
		return nil, nil, err
	}
	g, err := saves.Position(f, at)
	if err != nil {
		return nil, nil, err
	}
	return f, g, nil
}

// seatByName finds a seat of a file.
func seatByName(f *saves.File, name string) (game.Seat, error) {
	var names []string
	for i, s := range f.Seats {
		if strings.EqualFold(s.Name, name) {
			return game.Seat(i), nil
		}
		names = append(names, s.Name)
	}
	return game.NoSeat, fmt.Errorf("no seat of %s is called %q; its seats are %s", filepath.Base(f.Path), name, strings.Join(names, ", "))
}

// viewer is the seat whose view is asked for: NoSeat, what is public, if no name is given.
func viewer(f *saves.File, name string) (game.Seat, error) {
	if name == "" {
		return game.NoSeat, nil
	}
	return seatByName(f, name)
}
