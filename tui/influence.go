package tui

import (
	"cmp"
	"slices"
	"strings"

	"elysium/game"
)

// byVampire orders the rows of an influence phase as the vampires lie, so that a row keeps its number
// when its vampire is full and may come out; more for full ones comes behind the rest.
func byVampire(rows []row, d *game.Decision, lying []game.CardView) {
	place := map[int]int{}
	full := map[int]bool{}
	for i := range lying {
		place[lying[i].ID] = i
		full[lying[i].ID] = lying[i].Blood >= lying[i].Capacity
	}
	at := func(r *row) int {
		o := &d.Options[r.opts[0]]
		k, known := place[o.CardID()]
		switch {
		case !known:
			return len(lying)
		case o.Verb == game.Transfers && full[o.CardID()]:
			return len(lying) + 1 + k
		}
		return k
	}
	last := func(r *row) int { return max(2, rowRank(d, r)) } // what leaves the phase stays behind
	slices.SortStableFunc(rows, func(a, b row) int {
		return cmp.Or(last(&a)-last(&b), at(&a)-at(&b))
	})
}

// transfer words a row of transfers, and proposes what fills the vampire.
func (r *row) transfer(d *game.Decision, value func(int) int, c *game.CardView, labels []string) (string, int) {
	if c == nil {
		return strings.TrimPrefix(labels[r.opts[0]], "transfer "), 0
	}
	at := len(r.opts) - 1
	for k, i := range r.opts {
		if n := value(i); n > 0 && c.Blood+n >= c.Capacity {
			at = k
			break
		}
	}
	if value(r.opts[at]) < 0 {
		at = 0
	}
	text := c.Name + "  " + lifeOf(c)
	if c.Blood < c.Capacity {
		text += ", lacks " + itoa(c.Capacity-c.Blood)
	} else {
		text += ", full: more is lost"
	}
	return text, at
}

// follow puts the cursor where a card's row is now, if it has one.
func (a *asked) follow(d *game.Decision, card int) {
	for k := range a.rows {
		if card >= 0 && d.Options[a.rows[k].opts[0]].CardID() == card {
			a.list.set(k, len(a.rows))
			return
		}
	}
}
