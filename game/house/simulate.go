package house

import (
	"fmt"
	"io"
	"time"

	"elysium/game"
)

// Options say which games are simulated.
type Options struct {
	Games  int
	Seed   uint64 // of the first game; the others follow
	Seats  int
	Policy string // "random" or "steady"
	// Setup makes the set-up of a game, decks and all.
	Setup      func(seed uint64, seats int) (game.Setup, error)
	Check      bool                 // verify the table after every decision, replay once a turn
	Limit      int                  // decisions a game may take; 0: a limit that suits the policy
	Transcript io.Writer            // nil: none
	Keep       func(Failure) string // keeps a failing game and says in which file; nil: none is kept
	Tell       func(*Result)        // hears after every game how far it is; nil: nobody
}

// Failure is a game that failed, with what replays it.
type Failure struct {
	Game  int    `json:"game"`
	Seed  uint64 `json:"seed"`
	Error string `json:"error"`
	At    int    `json:"decision"`
	File  string `json:"file,omitempty"` // where it is kept

	Setup game.Setup `json:"-"`
	Picks []uint16   `json:"-"`
}

// Result is what came of simulated games.
type Result struct {
	Games              int            `json:"games"`
	Finished           int            `json:"finished"`
	Decisions          int            `json:"decisions"`
	Turns              int            `json:"turns"`
	Seconds            float64        `json:"seconds"`
	DecisionsPerSecond float64        `json:"decisions_per_second"`
	VP                 map[string]int `json:"vp"`
	Failures           []Failure      `json:"failures"`
	Occurred           Occurred       `json:"occurred"`
	NeverExercised     []int          `json:"never_exercised"`
}

// limits are the decisions a game may take before it counts as endless, by policy.
var limits = map[string]int{"steady": 20_000, "random": 200_000}

// Simulate plays games without a screen.
func Simulate(o Options) (Result, error) {
	return simulate(o, func(played int, _ time.Duration) bool { return played < o.Games })
}

// Soak plays games until one fails or the time is up.
func Soak(d time.Duration, o Options) (Result, error) {
	failed := false
	keep := o.Keep
	o.Keep = func(f Failure) string {
		failed = true
		if keep == nil {
			return ""
		}
		return keep(f)
	}
	return simulate(o, func(_ int, spent time.Duration) bool { return !failed && spent < d })
}

func simulate(o Options, more func(int, time.Duration) bool) (Result, error) {
	r := Result{VP: map[string]int{}, Failures: []Failure{}, Occurred: Occurred{Strikes: map[string]int{}}, NeverExercised: []int{}}
	if New(o.Policy, 0) == nil {
		return r, fmt.Errorf("no policy is called %q; there are random and steady", o.Policy)
	}
	used := exercise{}
	began := time.Now()
	for more(r.Games, time.Since(began)) {
		if err := o.one(&r, used); err != nil {
			return r, err
		}
		if o.Tell != nil {
			r.Seconds = time.Since(began).Seconds()
			o.Tell(&r)
		}
	}
	r.Seconds = time.Since(began).Seconds()
	if r.Seconds > 0 {
		r.DecisionsPerSecond = float64(r.Decisions) / r.Seconds
	}
	r.NeverExercised = used.never()
	return r, nil
}

// one plays the next game and adds it to the result.
func (o *Options) one(r *Result, used exercise) error {
	seed := o.Seed + uint64(r.Games)
	setup, err := o.Setup(seed, o.Seats)
	if err != nil {
		return err
	}
	used.dealt(setup)
	r.Games++
	m := &match{o: o, setup: setup, seed: seed, result: r, used: used}
	err = m.play()
	r.Decisions += m.decisions
	r.Turns += m.turns
	if err == nil {
		r.Finished++
		return nil
	}
	f := Failure{Game: r.Games, Seed: seed, Error: err.Error(), At: m.decisions, Setup: setup}
	if m.g != nil {
		f.Picks = append(f.Picks, m.g.Picks()...)
	}
	if o.Keep != nil {
		f.File = o.Keep(f)
	}
	r.Failures = append(r.Failures, f)
	return nil
}

func (o *Options) limit() int {
	if o.Limit > 0 {
		return o.Limit
	}
	return limits[o.Policy]
}
