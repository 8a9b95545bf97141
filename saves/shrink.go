package saves

import (
	"slices"
	"strings"

	"elysium/game"
)

// Broken is what no game may be: stopped by a defect of the engine, or against what must hold
// between any two decisions.
func Broken(g *game.Game) error {
	if err := g.Err(); err != nil {
		return err
	}
	return g.Check()
}

// Shrink returns the smallest file found that breaks as the game of this file's log does: it
// begins as late as it can, takes defaults where it can, and leaves out what cards it can. A file
// that does not break is returned as it is.
func (f *File) Shrink(broken func(*game.Game) error) *File {
	s := &shrinker{broken: broken, best: f, tries: mostTries}
	if !s.breaks(f, loggedSteps(f.Log)) {
		return f
	}
	s.beginLater()
	s.chooseLess()
	s.layLess()
	s.chooseLess()
	return s.file(f)
}

// mostTries bounds how often a game is played to make it smaller; idle how long one goes on by
// defaults when nothing is left to choose.
const mostTries, idle = 3000, 60

// shrinker makes a game that breaks smaller and smaller.
type shrinker struct {
	broken func(*game.Game) error
	best   *File
	steps  []choice // of the best, up to where it breaks
	fault  error
	tries  int
}

// choice is a line of a log with where it was made.
type choice struct {
	line   LogLine
	window game.Window
	turn   int
	chosen bool // other than the default
	exact  bool // where it was made is not known: the next decision
}

func loggedSteps(log []LogLine) []choice {
	steps := make([]choice, len(log))
	for i, l := range log {
		steps[i] = choice{line: l, chosen: true, exact: true}
	}
	return steps
}

// byHand reports whether the line can be carried out at any decision.
func (c *choice) byHand() bool { return c.line.Kind == LogCorrection || concedes(c.line.Words) }

// breaks plays a file with choices and reports whether that breaks; if so it is the best so far.
func (s *shrinker) breaks(f *File, steps []choice) bool {
	s.tries--
	setup, err := f.Setup()
	if err != nil {
		return false
	}
	g, err := f.begin(setup, game.Settings{Mute: true})
	if g != nil {
		defer g.Close()
	}
	if err != nil || s.broken(g) != nil {
		return false // what it begins with is at fault, not the game
	}
	var made []choice
	for rest := idle; rest > 0; {
		d := g.Pending()
		if d == nil {
			return false
		}
		var now choice
		var known bool
		if now, steps, known = next(g, d, steps); known {
			rest = idle + 1
		}
		rest--
		made = append(made, now)
		if now.make(g, d) != nil && g.Err() == nil {
			return false
		}
		if fault := s.broken(g); fault != nil {
			s.best, s.steps, s.fault = f, made, fault
			return true
		}
	}
	return false
}

// make carries a choice out.
func (c *choice) make(g *game.Game, d *game.Decision) error {
	switch {
	case concedes(c.line.Words):
		return g.Correct(*concession(c.line.Seat))
	case c.line.Kind == LogCorrection:
		fix, err := theCorrection(g, c.line.Seat, c.line.Correction)
		if err != nil {
			return err
		}
		return g.Correct(*fix)
	}
	return g.Choose(d.Find(c.line.Words))
}

// next is the choice for a decision: the first one left that belongs there, or the default, and
// what is left after it. Defaults that were taken on the way are not waited for.
func next(g *game.Game, d *game.Decision, left []choice) (now choice, rest []choice, known bool) {
	turn := g.Progress().Turn
	for i, c := range left {
		switch {
		case c.byHand() && (c.exact || c.turn <= turn):
			return c, left[i+1:], true
		case c.line.Kind == LogUndo, !c.exact && c.turn < turn:
			continue
		case c.line.Seat == d.Seat && (c.exact || c.turn == turn && c.window == d.Window):
			if at := d.Find(c.line.Words); at >= 0 {
				c.window, c.turn, c.exact, c.chosen = d.Window, turn, false, at != max(0, d.Default)
				return c, left[i+1:], true
			}
		}
		if c.chosen {
			left = left[i:]
			break
		}
	}
	at := max(0, d.Default)
	return choice{line: LogLine{Seat: d.Seat, Words: d.Label(at)}, window: d.Window, turn: turn}, left, false
}

// latest is how many of the last boards of a game are tried to begin with.
const latest = 80

// beginLater looks for the last board from which the game still breaks.
func (s *shrinker) beginLater() {
	type start struct {
		board *File
		at    int
		turn  int
	}
	var starts []start
	setup, err := s.best.Setup()
	if err != nil {
		return
	}
	g, err := s.best.begin(setup, game.Settings{Mute: true})
	if err != nil {
		return
	}
	defer g.Close()
	for i := range s.steps[:len(s.steps)-1] {
		if board, err := Board(g, s.best); err == nil && i > 0 {
			starts = append(starts, start{board, i, g.Progress().Turn})
			starts = starts[max(0, len(starts)-latest):]
		}
		if s.steps[i].make(g, g.Pending()) != nil {
			return
		}
	}
	all := s.steps
	for _, x := range slices.Backward(starts) {
		steps := slices.Clone(all[x.at:])
		for i := range steps {
			steps[i].turn -= x.turn - 1
		}
		x.board.Seeded = true
		if s.breaks(x.board, steps) {
			return
		}
	}
}

// chooseLess takes defaults instead of choices, many at once and then fewer.
func (s *shrinker) chooseLess() {
	for n := len(s.chosen()) / 2; n > 0; n /= 2 {
		for at := 0; at < len(s.chosen()) && s.tries > 0; {
			gone := s.chosen()[at:min(at+n, len(s.chosen()))]
			var steps []choice
			for i, c := range s.steps {
				if !slices.Contains(gone, i) {
					steps = append(steps, c)
				}
			}
			if !s.breaks(s.best, steps) {
				at += n
			}
		}
	}
}

// chosen are the places of the choices that are no defaults.
func (s *shrinker) chosen() (places []int) {
	for i, c := range s.steps {
		if c.chosen {
			places = append(places, i)
		}
	}
	return places
}

// layLess takes from a board what it does not need: whole zones, then cards with what is on them,
// then what is on cards.
func (s *shrinker) layLess() {
	for i := range s.best.Seats {
		for z := len(s.best.Seats[i].Zones) - 1; z >= 0; z-- {
			if s.without(func(f *File) { f.Seats[i].Zones = slices.Delete(f.Seats[i].Zones, z, z+1) }) {
				continue
			}
			for c := len(s.best.Seats[i].Zones[z].Cards) - 1; c >= 0; c-- {
				cards := func(f *File) *[]Card { return &f.Seats[i].Zones[z].Cards }
				if s.without(func(f *File) { *cards(f) = slices.Delete(*cards(f), c, c+1) }) {
					continue
				}
				for k := len((*cards(s.best))[c].On) - 1; k >= 0; k-- {
					s.without(func(f *File) { (*cards(f))[c].On = slices.Delete((*cards(f))[c].On, k, k+1) })
				}
			}
		}
	}
}

// without tries the best with less on its board.
func (s *shrinker) without(take func(*File)) bool {
	if s.tries <= 0 {
		return false
	}
	less := *s.best
	less.Seats = slices.Clone(less.Seats)
	for i := range less.Seats {
		zones := slices.Clone(less.Seats[i].Zones)
		for z := range zones {
			zones[z].Cards = cloneCards(zones[z].Cards)
		}
		less.Seats[i].Zones = zones
	}
	take(&less)
	return s.breaks(&less, s.steps)
}

func cloneCards(all []Card) []Card {
	all = slices.Clone(all)
	for i := range all {
		all[i].On = cloneCards(all[i].On)
	}
	return all
}

// file is the best as a file of its own, if it breaks when it is read again; else the first one.
func (s *shrinker) file(first *File) *File {
	small := *s.best
	says, _, _ := strings.Cut(s.fault.Error(), "\n")
	small.Title, small.Notes = first.Title, []Note{{Text: says}}
	small.Engine, small.Logged, small.Log = Engine, true, nil
	for _, c := range s.steps {
		small.Log = append(small.Log, c.line)
	}
	again, err := ParseWith(small.names().book, first.Path, small.Format())
	if err != nil || !s.breaks(again, loggedSteps(again.Log)) {
		return first
	}
	return again
}
