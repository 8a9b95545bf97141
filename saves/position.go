package saves

import (
	"fmt"

	"elysium/game"
)

// Position is the game of a file as it stands after decision at of its log (-1: the last),
// kept nowhere. The game must be closed.
func Position(f *File, at int) (*game.Game, error) {
	if err := f.reaches(at); err != nil {
		return nil, err
	}
	setup, err := f.Setup()
	if err != nil {
		return nil, err
	}
	g, err := f.begin(setup, game.Settings{Stops: !f.Logged})
	if err != nil {
		return nil, err
	}
	if _, err := f.replayLog(g, at, nil); err != nil {
		g.Close()
		return nil, err
	}
	return g, nil
}

// Decisions is how many decisions and corrections a file's log holds.
func (f *File) Decisions() int {
	n := 0
	for i := range f.Log {
		if !f.Log[i].Noted() {
			n++
		}
	}
	return n
}

// reaches refuses a decision that a file's log does not get to; -1 is its last.
func (f *File) reaches(at int) error {
	n := f.Decisions()
	if at < -1 || at > n {
		return fmt.Errorf("%s has no decision %d; it has %d", f.Path, at, n)
	}
	return nil
}

// Phrase is a part of a label, understood in a file's names.
type Phrase struct {
	p     *phrases
	words string
}

// Phrase reads words as a script of the file would.
func (f *File) Phrase(words string) Phrase { return Phrase{newPhrases(f.names()), words} }

// Fits reports whether a label is one that the words stand for.
func (p Phrase) Fits(label string) bool { return len(p.p.fits(p.words, []string{label})) > 0 }

// Record writes a game that was played by option numbers as a file's log.
func (f *File) Record(setup game.Setup, picks []uint16) error {
	g, err := f.begin(setup, game.Settings{Mute: true})
	if err != nil {
		return err
	}
	defer g.Close()
	f.Logged, f.Log = true, nil
	for _, i := range picks {
		d := g.Pending()
		if d == nil || int(i) >= len(d.Options) {
			return nil
		}
		f.Log = append(f.Log, LogLine{Seat: d.Seat, Words: d.Label(int(i))})
		if err := g.Choose(int(i)); err != nil {
			return err
		}
	}
	return nil
}

// WriteFile writes a file's canonical form.
func (f *File) WriteFile(path string) error { return keepFile(path, f.Format()) }
