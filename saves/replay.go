package saves

import (
	"fmt"
	"strings"

	"elysium/game"
)

// entry is a line of a log with the move it stands for.
type entry struct {
	line     LogLine
	move     move
	noted    bool // a line that is no decision: an agreed undo
	search   bool // the choice was made among hidden cards
	revealed int  // events before it
}

// moves are the decisions and corrections of entries, as a game replays them.
func moves(entries []entry) (picks []uint16, fixes []game.Correction) {
	for _, e := range entries {
		switch {
		case e.noted:
		case e.move.fix != nil:
			picks = append(picks, game.CorrectionPick)
			fixes = append(fixes, *e.move.fix)
		default:
			picks = append(picks, uint16(e.move.pick))
		}
	}
	return picks, fixes
}

// rerun begins a game and takes the decisions of entries.
func rerun(s game.Setup, stops game.Settings, entries []entry) (*game.Game, error) {
	picks, fixes := moves(entries)
	beginning.Lock()
	defer beginning.Unlock()
	return game.Rerun(s, stops, picks, fixes)
}

// replayLog takes the decisions of a file's log, up to the first line that does not fit; the
// fault says which one and why.
func (f *File) replayLog(g *game.Game, most int, broken func(*game.Game) error) (done []entry, fault error) {
	p := newPhrases(f.names())
	decided := 0
	for i := range f.Log {
		if decided == most {
			return done, nil
		}
		if f.torn && i == len(f.Log)-1 && !finished(g.Pending(), &f.Log[i]) {
			return done, nil
		}
		e, err := f.logMove(g, p, &f.Log[i])
		if err == nil {
			err = e.apply(g)
		}
		if err == nil && broken != nil {
			err = broken(g)
		}
		if err != nil {
			return done, Fault{f.Path, f.Log[i].Line, cut(fmt.Sprintf("%q: %v", shorten(f.LineText(&f.Log[i])), err), longestFault)}
		}
		done = append(done, e)
		if !e.noted {
			decided++
		}
	}
	return done, nil
}

// finished reports whether a line that has no end says a whole decision all the same: one of
// the choices, of which no other is the longer form.
func finished(d *game.Decision, l *LogLine) bool {
	if d == nil || l.Kind != LogDecision {
		return false
	}
	var begun []string
	for _, label := range d.Labels() {
		if strings.HasPrefix(label, l.Words) {
			begun = append(begun, label)
		}
	}
	return concedes(l.Words) || d.Seat == l.Seat && len(begun) == 1 && begun[0] == l.Words
}

func (e *entry) apply(g *game.Game) error {
	switch {
	case e.noted:
		return nil
	case e.move.fix != nil:
		return g.Correct(*e.move.fix)
	}
	return g.Choose(e.move.pick)
}

// logMove finds what a line of the log stands for.
func (f *File) logMove(g *game.Game, p *phrases, l *LogLine) (entry, error) {
	e := entry{line: *l, revealed: g.EventCount()}
	switch {
	case l.Noted():
		e.noted = true
		return e, nil
	case l.Kind == LogRandom:
		if g.Pending() == nil {
			return e, cmpOr(g.Err(), errOver)
		}
		e.move.fix = chance(g.Pending().Seat, l.Words)
		return e, nil
	case l.Kind == LogCorrection:
		var err error
		e.move.fix, err = theCorrection(g, l.Seat, l.Correction)
		return e, err
	case concedes(l.Words):
		e.move.fix = concession(l.Seat)
		return e, nil
	}
	var err error
	e.move.pick, e.search, err = f.logChoice(g, p, l)
	return e, err
}

// logChoice finds the option of a line: it is exactly the next decision.
func (f *File) logChoice(g *game.Game, p *phrases, l *LogLine) (pick int, search bool, err error) {
	d := g.Pending()
	switch {
	case d == nil:
		return 0, false, cmpOr(g.Err(), errOver)
	case d.Seat != l.Seat:
		return 0, false, fmt.Errorf("%s decides here: %s", p.names.seatName(d.Seat), oneOf(firstFew(d.Labels())))
	}
	search = d.Window == game.SearchW
	if i := d.Find(l.Words); i >= 0 {
		return i, search, nil
	}
	labels := d.Labels()
	switch found := p.fits(l.Words, labels); len(found) {
	case 0:
		return 0, false, fmt.Errorf("this is not on offer; expected %s", oneOf(firstFew(labels)))
	case 1:
		return found[0], search, nil
	default:
		return 0, false, fmt.Errorf("several choices fit: %s", oneOf(pickLabels(labels, found)))
	}
}

// logFaults replays the log of a file.
func (f *File) logFaults() []error {
	setup, err := f.Setup()
	if err != nil {
		return []error{err}
	}
	g, err := f.begin(setup, game.Settings{})
	if err != nil {
		return []error{err}
	}
	defer g.Close()
	if _, err := f.replayLog(g, -1, Broken); err != nil {
		return []error{err}
	}
	return nil
}
