// Package game is the engine: the state of the table and the procedures of the rulebook, in
// the rulebook's order and words. It asks one decision at a time and never waits: a Game runs
// as a coroutine up to the next decision, and a game is nothing but its set-up and the
// decisions taken in it.
package game

import (
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"runtime/debug"
)

// Game is a game in progress.
type Game struct {
	setup  Setup
	seats  []*Methuselah
	cards  []*Card
	random *rand.Rand

	phase     Phase
	turnSeat  Seat
	follows   Seat // who takes the next turn, if an effect says it
	turns     int
	turnEnded int
	edge      Seat
	edgeUsed  bool
	over      bool
	lastSpan  Span // the game ends with this action or phase, for time has been called; GameSpan: with neither

	inProgress
	cur        *scope
	now        Window
	occ        *occasion
	last       *action
	follow     *action // that the minion of the present one takes at once after it
	lastRef    *referendum
	devoured   *Card // the victim of a diablerie in progress
	threatened Seat
	ousting    bool
	pending    []damage

	mods         [values][]mod
	statics      [values][]staticUse
	dues         []due
	gains        []gain // of blood or life, since the last window closed
	grants       []grant
	played       []played
	abilities    []*Card
	watchers     []*Card
	keptCards    []*Card  // kept on cards for a use
	emptied      []*Card  // vampires whose blood has just been reduced to 0 in combat
	points       int      // of the damage or transfers that a moment is about
	perishing    *Card    // the minion about to be burned
	writers      []writer // cards that write over traits, in the order in which they began
	stale        bool     // traits are to be read again
	pricers      []*Card  // cards that change costs
	wells        []*Card  // cards whose kept cards may be drawn instead of library cards
	filling      gap      // what is being replaced
	again        Ref      // a minion that may act at once, whosever minion phase it is
	settlers     []*Card  // cards with something to be put right between two effects
	usable       Windows
	usedCards    []*Card
	changes      int  // changes of values made so far
	drains       bool // a capacity may have fallen
	borrowed     []*Card
	fights       int     // combats begun so far
	actsBegun    int     // actions of the minion phase that were not canceled as they were played
	freeActs     int     // those of them that no obligation asked for
	hunted       *Card   // whom a blood hunt is about to burn
	changing     *change // a change of control about to happen
	titledCards  []*Card
	numbers      map[string]*naming
	eventsPlayed map[string]bool
	events       []Event
	mute         bool

	stops    bool
	unseen   *Unseen
	guessed  []*Card // the hand of whom it is asked what might be done; nil where that is not asked
	roused   bool    // it is asked what might be done if every minion were awake
	lister   lister
	guesses  lister
	relisted []Option // a buffer of Relist
	decision Decision
	lonePass Option
	answer   Option
	waiting  *Decision
	picks    []uint16
	fixes    []Correction // made at their places among the picks
	fixed    []string     // what is to come at random, as the table has decided
	fix      *Correction  // to be carried out before the pending decision is answered
	next_    func() (struct{}, bool)
	stop     func()
	yield    func(struct{}) bool
	fault    error
}

// Settings choose what a driver sees.
type Settings struct {
	Stops  bool    // yield every opportunity, also the lone ones
	Unseen *Unseen // or those where a hand of such cards might hold something to play
	Mute   bool    // keep no events: for searching and simulations
}

// New begins a game and runs it to its first decision. An abandoned game must be closed.
func New(s Setup, set Settings) (*Game, error) {
	if n := len(s.Seats); n < 2 || n > 6 {
		return nil, fmt.Errorf("a table has two to six seats, not %d", n)
	}
	g := &Game{setup: s, stops: set.Stops, unseen: set.Unseen, mute: set.Mute, edge: NoSeat, follows: NoSeat, threatened: NoSeat, inProgress: inProgress{about: Nothing},
		numbers: map[string]*naming{}, eventsPlayed: map[string]bool{}}
	g.lonePass = Option{Verb: Pass, on: Nothing}
	g.random = rand.New(rand.NewPCG(s.Seed, s.Seed^0x9e3779b97f4a7c15))
	if err := g.lay(); err != nil {
		return nil, err
	}
	g.next_, g.stop = iter.Pull(func(yield func(struct{}) bool) {
		g.yield = func(struct{}) bool { return g.pause(yield) }
		defer g.recoverFault()
		g.play()
	})
	g.advance()
	return g, g.fault
}

// recoverFault keeps a defect of the engine from taking the program down with it.
func (g *Game) recoverFault() {
	switch r := recover().(type) {
	case nil, stopped:
	default:
		g.fault = fmt.Errorf("the engine failed: %v\n%s", r, debug.Stack())
	}
	g.waiting = nil
}

func (g *Game) advance() {
	g.waiting = nil
	g.next_()
}

// Pending is the decision to be taken, nil when the game is over or has failed.
func (g *Game) Pending() *Decision { return g.waiting }

// Err is the defect that stopped the game, if any.
func (g *Game) Err() error { return g.fault }

// Over reports whether the game has ended by the rules.
func (g *Game) Over() bool { return g.over }

// errNoDecision answers a choice when nothing is asked.
var errNoDecision = errors.New("there is nothing to decide")

// Choose answers the pending decision with option i and runs on to the next decision.
func (g *Game) Choose(i int) error {
	d := g.waiting
	if d == nil {
		return errNoDecision
	}
	if i < 0 || i >= len(d.Options) {
		return fmt.Errorf("there is no choice %d among %d", i+1, len(d.Options))
	}
	if !d.Lone {
		g.picks = append(g.picks, uint16(i))
	}
	g.answer = d.Options[i]
	g.advance()
	return g.fault
}

// Close ends the coroutine of a game that is not played on.
func (g *Game) Close() {
	if g.stop != nil {
		g.stop()
	}
}

// Picks are the decisions taken so far, lone ones left out, as option numbers.
func (g *Game) Picks() []uint16 { return g.picks }

// Setup is what the game began with.
func (g *Game) Setup() Setup { return g.setup }

// Replay begins the game anew and takes the same decisions.
func Replay(s Setup, set Settings, picks []uint16) (*Game, error) {
	return Rerun(s, set, picks, nil)
}

// stuck stops a game whose effects repeat for ever.
func (g *Game) stuck(w Window) {
	panic(fmt.Sprintf("effects repeat without end in the window %s", w))
}
