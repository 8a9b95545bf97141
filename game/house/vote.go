package house

import (
	"strings"

	"elysium/game"
)

// stance is how the seat looks upon the referendum in progress: above 0 it wants it to pass.
func (t *table) stance() float64 {
	v := t.v.Vote
	if v == nil {
		return 0
	}
	if v.What == "blood hunt" {
		for i := range t.places {
			if p := &t.places[i]; p.card.Name == v.Terms && p.zone != game.Hand {
				return -2 * t.regard(p.seat)
			}
		}
		return 0
	}
	caller := game.NoSeat
	if t.v.Action != nil {
		caller = t.v.Action.Seat
	}
	if caller == t.seat {
		return 2
	}
	if t.named(v.Terms) {
		return -2
	}
	return 0.2 + t.regard(caller)
}

// named reports whether terms name the seat or one of its minions.
func (t *table) named(terms string) bool {
	if terms == "" {
		return false
	}
	if strings.Contains(terms, t.me.Name) {
		return true
	}
	for i := range t.me.Ready {
		if strings.Contains(terms, t.me.Ready[i].Name) {
			return true
		}
	}
	return false
}

// scoreVote casts votes for what helps and against what hurts; what is lost by voting is only
// spent where the vote is close.
func scoreVote(t *table, o *game.Option) (float64, string) {
	stance, why := t.stance(), "the referendum helps"
	if strings.HasPrefix(t.d.Label(t.index), "vote against ") {
		stance, why = -stance, "the referendum hurts"
	}
	return stance - t.voteCost(o), why
}

// voteCost is what casting this source loses: the Edge, a card from hand.
func (t *table) voteCost(o *game.Option) float64 {
	p := t.find(o.TargetID())
	if p != nil && p.zone != game.Hand {
		return 0.1
	}
	if p == nil && o.TargetID() >= 0 {
		return 0.1 // the calling card
	}
	if v := t.v.Vote; v != nil && (t.decided(v) || max(v.For-v.Against, v.Against-v.For) > 2) {
		return 3
	}
	return 0.9
}

// decided reports whether the referendum ends as the seat wants it whatever votes are known to be
// left: a tie fails.
func (t *table) decided(v *game.VoteView) bool {
	left, lead := 0, v.For-v.Against
	for _, x := range v.Left {
		if x.Seat != t.seat {
			left += max(1, x.Votes) // a card in hand is 1
		}
	}
	if t.stance() > 0 {
		return lead > left
	}
	return lead+left <= 0
}

// scoreBurnForVote is the longer way to the same vote.
func scoreBurnForVote(*table, *game.Option) (float64, string) { return -0.5, "" }

// scoreInPolling adds votes where they may turn the referendum.
func (t *table) scoreInPolling(o *game.Option, s *signals) (float64, string) {
	cost := t.price(o.PoolCost, o.BloodCost, t.card(o.MinionID()))
	if s.silent {
		return -0.2, ""
	}
	v, stance := t.v.Vote, t.stance()
	if v == nil || stance == 0 {
		return -0.1, ""
	}
	lead := v.For - v.Against
	if stance < 0 {
		lead, stance = -lead, -stance
	}
	if s.votes > 0 && lead > 3 {
		return -0.1, ""
	}
	return 0.5*stance - 0.2 - cost, "every vote counts here"
}
