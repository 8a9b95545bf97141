// Package house plays for empty chairs: policies that take a seat's decisions from what that
// seat may see, and headless games between them.
package house

import (
	"math/rand/v2"

	"elysium/game"
)

// Policy takes decisions for a seat. It may look at the seat's own view and at the decision,
// at nothing else.
type Policy interface {
	// Pick returns the index of the option chosen.
	Pick(g *game.Game, d *game.Decision) int
	// Explain says why the last pick was made, in a short phrase.
	Explain() string
}

// New makes the policy of a name, "random" or "steady"; nil if there is none.
func New(name string, seed uint64) Policy {
	switch name {
	case "random":
		return NewRandom(seed)
	case "steady":
		return NewSteady(seed)
	}
	return nil
}

// Random picks any option with equal chance.
type Random struct{ r *rand.Rand }

// NewRandom makes a random policy with a generator of its own.
func NewRandom(seed uint64) *Random {
	return &Random{rand.New(rand.NewPCG(seed, seed^0x5851f42d4c957f2d))}
}

// Pick picks any option.
func (p *Random) Pick(_ *game.Game, d *game.Decision) int { return p.r.IntN(len(d.Options)) }

// Explain says that there was no reason.
func (p *Random) Explain() string { return "by chance" }
