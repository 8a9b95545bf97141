package saves

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"elysium/game"
)

// runner plays one script. It stops at every opportunity.
type runner struct {
	file    *File
	phrases *phrases
	setup   game.Setup
	g       *game.Game
	moves   []move

	told   int            // events before the script's last decision line
	played *game.Progress // the as-played window of the last line, until it is settled
	checks int
}

// move is a choice, lone ones included, or a correction.
type move struct {
	pick int
	fix  *game.Correction
	lone bool // there was nothing to choose
}

// beginning keeps two games from completing the definition of one card at the same time.
var beginning sync.Mutex

// begin starts the game of a file.
func (f *File) begin(s game.Setup, set game.Settings) (*game.Game, error) {
	if len(f.Effects) > 0 {
		e := &f.Effects[0]
		return nil, Fault{f.Path, e.Line, "an effect that lingers cannot be laid on a board: let a script play " + e.Piece.Facts.Name + ", or the game go on from before it"}
	}
	beginning.Lock()
	defer beginning.Unlock()
	g, err := game.New(s, set)
	var fault game.SetupFault
	switch {
	case errors.As(err, &fault):
		err = Fault{f.Path, fault.Line, fault.Text}
	case err != nil:
		err = Fault{f.Path, f.Seats[0].Line, err.Error()}
	}
	return g, err
}

func newRunner(f *File, s game.Setup) (*runner, error) {
	g, err := f.begin(s, game.Settings{Stops: true})
	if err != nil {
		return nil, err
	}
	return &runner{file: f, phrases: newPhrases(f.names()), setup: s, g: g}, nil
}

// copy plays the same moves in a game of its own, for looking ahead.
func (r *runner) copy(moves []move) (*runner, error) {
	c, err := newRunner(r.file, r.setup)
	if err != nil {
		return nil, err
	}
	c.phrases, c.told, c.played = r.phrases, r.told, nil
	for _, m := range moves {
		if err := c.take(m); err != nil {
			c.g.Close()
			return nil, err
		}
	}
	return c, nil
}

// take makes a move and remembers it.
func (r *runner) take(m move) error {
	if m.fix != nil {
		r.moves = append(r.moves, m)
		return r.g.Correct(*m.fix)
	}
	m.lone = r.g.Pending() != nil && r.g.Pending().Lone
	r.moves = append(r.moves, m)
	return r.g.Choose(m.pick)
}

// run plays the steps and returns the first fault, with its line.
func (r *runner) run(s *Script) error {
	for i := range s.Steps {
		step := &s.Steps[i]
		err := r.settle(step)
		if err == nil {
			err = r.step(step)
		}
		if err != nil {
			return Fault{r.file.Path, step.Line, fmt.Sprintf("%q: %v", r.file.StepText(step), err)}
		}
		if step.Check() {
			r.checks++
		}
	}
	if err := cmpOr(r.g.Err(), r.foretold()); err != nil {
		return Fault{r.file.Path, s.Line, err.Error()}
	}
	return nil
}

// passing reports whether a window is one that a card being played or a change of control opens
// before what it does.
func passing(w game.Window) bool { return w == game.AsPlayed || w == game.WouldChangeControl }

// settle closes the passing windows of the line before by defaults, unless this line acts in
// them or waits for one.
func (r *runner) settle(step *Step) error {
	at := r.played
	r.played = nil
	waits := step.Kind == Reach && passing(step.Moment.Window)
	if at == nil || waits || step.Kind == Decide || step.Kind == Prompt || step.Kind == Random || step.Kind == Correct {
		return nil
	}
	for d := r.g.Pending(); d != nil && (d.Window == game.WouldChangeControl || d.Window == game.AsPlayed && at.SameOccasion(r.g.Progress())); d = r.g.Pending() {
		if err := r.byDefault(); err != nil {
			return err
		}
	}
	return nil
}

func (r *runner) step(s *Step) error {
	switch s.Kind {
	case Decide:
		return r.decide(s)
	case Correct:
		return r.correct(s)
	case Prompt:
		return nil
	case Random:
		return r.foretell(s)
	case Reach:
		return r.reach(s.Moment, nil)
	case Offered:
		return r.offered(s)
	case Refused:
		return r.refused(s)
	case Fact:
		return r.fact(s)
	}
	return r.deck(s)
}

// foretell decides the next random result.
func (r *runner) foretell(s *Step) error {
	d := r.g.Pending()
	if d == nil {
		return cmpOr(r.g.Err(), errOver)
	}
	return r.take(move{fix: chance(d.Seat, s.Words)})
}

// foretold is the fault of a random result that was decided on and has not come.
func (r *runner) foretold() error {
	if left := r.g.Fixed(); len(left) > 0 {
		return fmt.Errorf("nothing at random could be %s since it was decided on", left[0])
	}
	return nil
}

func chance(by game.Seat, result string) *game.Correction {
	return &game.Correction{Kind: game.FixChance, By: by, Card: -1, Seat: game.NoSeat, Of: game.NoSeat, Word: result}
}

// errOver is the fault of a line that comes after the end of the game.
var errOver = errors.New("the game is over")

// decide makes the choice of a line at the first decision of its seat that offers it, within
// the turn.
func (r *runner) decide(s *Step) error {
	r.told = r.g.EventCount()
	turn := r.g.Progress().Turn
	var asked []string
	for {
		d := r.g.Pending()
		switch {
		case d == nil:
			return cmpOr(r.g.Err(), errOver)
		case concedes(s.Words):
			return r.take(move{fix: concession(s.Seat)})
		case r.g.Progress().Turn != turn:
			return r.neverOffered(s.Seat, "before the turn ends", s.Words, asked)
		}
		if d.Seat == s.Seat {
			labels := d.Labels()
			switch found := r.phrases.fits(s.Words, labels); {
			case len(found) > 1:
				return fmt.Errorf("several choices fit: %s", oneOf(pickLabels(labels, found)))
			case len(found) == 1:
				return r.choose(found[0])
			}
			asked = append(asked, labels...)
		}
		if err := r.byDefault(); err != nil {
			return err
		}
	}
}

func cmpOr(err, other error) error {
	if err != nil {
		return err
	}
	return other
}

// choose takes an option; a card that is played opens its as-played window.
func (r *runner) choose(i int) error {
	before := r.g.Progress()
	if err := r.take(move{pick: i}); err != nil {
		return err
	}
	now := r.g.Progress()
	if d := r.g.Pending(); d != nil && passing(d.Window) && !now.SameOccasion(before) {
		r.played = &now
	}
	return nil
}

// byDefault answers the pending decision as nobody's line does.
func (r *runner) byDefault() error {
	d := r.g.Pending()
	switch {
	case d == nil:
		return cmpOr(r.g.Err(), errOver)
	case len(d.Options) == 1:
		return r.take(move{})
	case d.Default < 0:
		return fmt.Errorf("%s has to choose in the window %s and no line answers: %s",
			r.seatName(d.Seat), d.Window, oneOf(d.Labels()))
	}
	return r.take(move{pick: d.Default})
}

func (r *runner) seatName(s game.Seat) string { return r.file.names().seatName(s) }

// mostShown is how many choices an error lists.
const mostShown = 12

// neverOffered says what a seat was offered instead of what some words mean, what is nearest to them
// first.
func (r *runner) neverOffered(s game.Seat, when, words string, labels []string) error {
	var seen []string
	for _, l := range labels {
		if l != "pass" && !slices.Contains(seen, l) {
			seen = append(seen, l)
		}
	}
	who := r.seatName(s)
	seen = nearest(seen, words)
	switch {
	case len(labels) == 0:
		return fmt.Errorf("%s is not asked %s", who, when)
	case len(seen) == 0:
		return fmt.Errorf("this is not on offer %s; %s can only pass", when, who)
	case len(seen) > mostShown:
		return fmt.Errorf("this is not on offer %s; %s is offered %s and %d more", when, who,
			strings.Join(seen[:mostShown], ", "), len(seen)-mostShown)
	}
	return fmt.Errorf("this is not on offer %s; %s is offered %s", when, who, oneOf(seen))
}

func pickLabels(labels []string, at []int) []string {
	out := make([]string, len(at))
	for i, k := range at {
		out[i] = labels[k]
	}
	return out
}

// concedes reports whether words concede: that needs no opportunity.
func concedes(words string) bool { return strings.EqualFold(strings.TrimSpace(words), "concede") }

func concession(s game.Seat) *game.Correction {
	return &game.Correction{Kind: game.Concession, By: s, Card: -1, Seat: game.NoSeat, Of: game.NoSeat}
}

// correct carries out a correction of the table.
func (r *runner) correct(s *Step) error {
	r.told = r.g.EventCount()
	c, err := theCorrection(r.g, s.Seat, s.Correction)
	if err != nil {
		return err
	}
	return r.take(move{fix: c})
}

// verbs are the kinds of corrections by their words.
var verbs = map[string]game.CorrectionKind{"move": game.MoveCard, "set": game.SetWord, "end": game.EndSpan,
	"draw": game.DrawTop, "shuffle": game.ShufflePile, "continue": game.GoOn, "call": game.CallTime, "extend": game.ExtendTime}

// theCorrection finds what a correction names on the table.
func theCorrection(g *game.Game, by game.Seat, c *Correction) (*game.Correction, error) {
	fix := &game.Correction{By: by, Card: -1, Seat: game.NoSeat, Of: c.Of, Zone: c.Zone,
		Word: c.Word, Value: c.Value, Span: c.Span}
	fix.Kind = verbs[c.Verb]
	if c.Verb != "move" && c.Verb != "set" {
		return fix, nil
	}
	if c.Zone == game.OnHost {
		host, err := oneCopy(g, c.On)
		if err != nil {
			return nil, err
		}
		fix.Host = host.ID()
	}
	switch o := c.Object; {
	case o.Piece != nil:
		card, err := oneCopy(g, o)
		if err != nil {
			return nil, err
		}
		fix.Card = card.ID()
	case !o.Edge:
		fix.Seat = o.Seat
	}
	return fix, nil
}

// oneCopy is the card that a name means: the one in play if there is one.
func oneCopy(g *game.Game, o Object) (*game.Card, error) {
	found := g.Copies(o.Piece, o.Owner, o.Number)
	if len(found) == 0 {
		return nil, fmt.Errorf("there is no %s on the table", o.Piece.Facts.Name)
	}
	return found[0], sameOwner(found, o.Piece.Facts.Name)
}

// recorded gives the cards in a correction the names that the log has for them, in the place of
// those that a reader is told. What it cannot find it tells by what the reader sees: among the hidden
// cards of the Methuselah who corrects it looks only while hers is the screen.
func recorded(g *game.Game, reader, by game.Seat, c *Correction) error {
	for _, o := range [...]*Object{&c.Object, &c.On} {
		if o.Piece == nil || reader == game.Record {
			continue
		}
		hers := by
		if reader != by {
			hers = game.NoSeat
		}
		name, found := o.Piece.Facts.Name, g.CopiesFor(reader, hers, o.Piece, o.Owner, o.Number)
		if len(found) == 0 && o.Number > 0 && len(g.CopiesFor(reader, hers, o.Piece, o.Owner, 0)) > 0 {
			return fmt.Errorf("no %s shown here has the number %d: the name alone means the one there is", name, o.Number)
		}
		if len(found) == 0 && reader != by {
			return fmt.Errorf("there is no %s among the cards shown here; %s's hidden cards are found while they may be shown", name, g.SeatNames()[by])
		}
		if len(found) == 0 {
			return fmt.Errorf("there is no %s among the cards shown here, nor hidden among those of %s", name, g.SeatNames()[by])
		}
		if err := sameOwner(found, name); err != nil {
			return err
		}
		if o.Number = found[0].Number(); o.Number == 1 {
			o.Number = 0
		}
		o.Owner = game.NoSeat
		if meant, err := oneCopy(g, *o); err != nil || meant != found[0] {
			o.Owner = found[0].Owner()
		}
		if meant, err := oneCopy(g, *o); err != nil || meant != found[0] {
			return fmt.Errorf("another %s is on the table, and the name means that one", name)
		}
	}
	return nil
}

// sameOwner is an error if cards of one name belong to several Methuselahs.
func sameOwner(found []*game.Card, name string) error {
	for _, c := range found[1:] {
		if c.Owner() != found[0].Owner() {
			return fmt.Errorf("several Methuselahs have a %s, expected whose it is: SEAT/%s", name, name)
		}
	}
	return nil
}
