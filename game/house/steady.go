package house

import "elysium/game"

// Steady is a sensible opponent: it scores every option by what can be seen and takes the
// best. Small differences are settled by its seed, so that two house seats differ and the same
// seat repeats itself.
type Steady struct {
	seed   uint64
	reason string
	memory memory
	table  table
	texts  map[textKey]*signals
}

// NewSteady makes a steady policy.
func NewSteady(seed uint64) *Steady {
	return &Steady{seed: seed, texts: map[textKey]*signals{}}
}

// Explain says why the last pick was made.
func (p *Steady) Explain() string { return p.reason }

// Pick takes the option with the highest score.
func (p *Steady) Pick(g *game.Game, d *game.Decision) int {
	if i, ok := obvious(d); ok {
		p.reason = "there is nothing to weigh"
		return i
	}
	t := &p.table
	t.begin(p, g.View(d.Seat), d)
	best, top := 0, worst
	for i := range d.Options {
		o := &d.Options[i]
		t.index = i
		s, why := t.score(o)
		s += p.noise(t, i)
		if s > top {
			best, top, p.reason = i, s, why
		}
	}
	p.memory.note(t, &d.Options[best])
	return best
}

// worst is below every score.
const worst = -1e9

// obvious takes decisions that need no look at the table: all options are ways of passing, or
// there is one only.
func obvious(d *game.Decision) (int, bool) {
	if len(d.Options) == 1 {
		return 0, true
	}
	for i := range d.Options {
		if !idle(d.Options[i].Verb) {
			return 0, false
		}
	}
	return max(0, d.Default), true
}

// idle reports whether a verb does nothing.
func idle(v game.Verb) bool {
	switch v {
	case game.Pass, game.Decline, game.Done, game.Abstains:
		return true
	}
	return false
}

// noise is a small number that depends on the seed, the moment and the option: a fresh
// generator's draw, so that the same view and decision give the same pick.
func (p *Steady) noise(t *table, i int) float64 {
	x := p.seed ^ uint64(t.v.Turn)<<32 ^ uint64(t.seat)<<24 ^ uint64(t.d.Window)<<16 ^ uint64(len(t.d.Options))<<8 ^ uint64(i)
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	x ^= x >> 31
	return float64(x>>11) / (1 << 53) * 0.05
}

// memory is what the policy remembers of its own earlier picks in this turn, so that it does
// not try in vain what has failed before.
type memory struct {
	turn   int
	tries  map[try]int
	played [8]bool // by seat: its last pick was to play a card
}

// try is a pick as far as its repetition matters.
type try struct {
	seat                 game.Seat
	verb                 game.Verb
	card, minion, target int
	to                   game.Seat
	action               int // the acting minion, -1: no action
	number               int // the amount, or the intercept and stealth of a block attempt
}

func (m *memory) fresh(turn int) {
	if m.tries == nil || m.turn != turn {
		m.turn, m.tries = turn, map[try]int{}
	}
}

func (m *memory) note(t *table, o *game.Option) {
	if t.d.Window != game.AsPlayed {
		p := t.find(o.CardID())
		m.played[t.seat] = p != nil && p.zone == game.Hand
	}
	if !idle(o.Verb) {
		m.tries[t.try(o)]++
	}
}

// tried is how often this very option was taken this turn, in the same action.
func (t *table) tried(o *game.Option) int { return t.p.memory.tries[t.try(o)] }

func (t *table) try(o *game.Option) try {
	k := try{t.seat, o.Verb, o.CardID(), o.MinionID(), o.TargetID(), o.TargetSeat(), -1, o.Number()}
	if a := t.v.Action; a != nil {
		k.action = a.Actor
		if o.Verb == game.Blocks {
			k.number = a.Stealth*100 + t.intercept(o.MinionID())
		}
	}
	return k
}
