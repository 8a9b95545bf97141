package tui

import (
	"regexp"
	"strings"
	"sync"

	"elysium/game"
)

// longestNote is how much a note says of what a card does.
const longestNote = 24

// gain is what a card's use adds, as its text says it.
var gain = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[+-]\d+ [a-z]+$`) })

// notesOf says what an option costs a seat and the numbers that matter.
func notesOf(o *game.Option, by game.Seat, index map[int]*game.CardView, v *game.View) string {
	var s []string
	if o.Verb == game.DrawsCrypt { // RB-influence-phase
		s = append(s, "4 transfers")
	}
	if o.PoolCost > 0 {
		s = append(s, itoa(o.PoolCost)+" pool")
	}
	if o.BloodCost > 0 {
		s = append(s, itoa(o.BloodCost)+" blood")
	}
	if o.X {
		s = append(s, "X")
	}
	minion := index[o.MinionID()]
	if n := o.Bleed; n > 0 {
		if minion != nil && o.Verb == game.Plays {
			n += minion.Bleed // the card's is on top of the minion's
		}
		s = append(s, "bleed "+itoa(n))
	}
	switch {
	case o.Verb == game.Blocks && minion != nil:
		s = append(s, "intercept "+itoa(minion.Intercept)+" against stealth "+itoa(o.Stealth))
	case o.Verb == game.VotesFor:
		s = append(s, plural(votesBy(o, by, index, v), "vote", "votes"))
	case o.Verb == game.Diablerises:
		s = append(s, "a blood hunt is voted on after it")
	case o.Verb == game.Strikes:
		s = append(s, strikeNote(o, by, index, v)...)
	case o.Verb != game.Blocks && o.Stealth != 0:
		s = append(s, "stealth "+itoa(o.Stealth))
	}
	if o.Verb == game.Plays || o.Verb == game.Uses {
		for _, text := range o.Texts() {
			if gain().MatchString(text) {
				s = append(s, text)
			}
		}
	}
	if o.Verb == game.Hunts && minion != nil && minion.Capacity > 0 && minion.Blood >= minion.Capacity {
		s = append(s, "is full")
	}
	return strings.Join(s, ", ")
}

// votesBy are the votes that a choice casts: a vampire's, else those that the referendum tells of, a
// single one for the Edge or a card from hand.
func votesBy(o *game.Option, by game.Seat, index map[int]*game.CardView, v *game.View) int {
	source, name := index[o.TargetID()], "the Edge"
	if source != nil {
		if source.Votes > 0 {
			return source.Votes
		}
		name = source.Name
	}
	if v.Vote != nil {
		for _, x := range v.Vote.Left {
			if x.Seat == by && x.Source == name && x.Votes > 0 {
				return x.Votes
			}
		}
	}
	return 1
}

// strikeNote is what a strike does: that of a hand strike is its minion's strength, at close range.
func strikeNote(o *game.Option, by game.Seat, index map[int]*game.CardView, v *game.View) []string {
	if o.CardID() < 0 && v.Combat != nil {
		for i, s := range v.Combat.Seats {
			switch m := index[v.Combat.Minions[i]]; {
			case s != by || m == nil:
			case v.Combat.Long:
				return []string{"does nothing at long range"}
			default:
				return []string{itoa(m.Strength) + " damage"}
			}
		}
	}
	for _, text := range o.Texts() {
		if what, found := strings.CutPrefix(text, "strike: "); found && width(what) <= longestNote {
			return []string{inWords(what)}
		}
	}
	return nil
}

var ranged = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\b(\d+|X|X[+-]\d+)R damage`) })

// inWords says in words what the texts of cards say in signs; every line of the log goes through it.
func inWords(text string) string {
	if !strings.Contains(text, "R damage") {
		return text
	}
	return ranged().ReplaceAllString(text, "$1 ranged damage")
}
