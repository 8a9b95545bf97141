package house

import (
	"strings"

	"elysium/game"
)

// enough is how many ready minions a seat works towards.
const enough = 4

// scoreMoveOut brings a vampire out as soon as it can.
func scoreMoveOut(t *table, o *game.Option) (float64, string) {
	return 20 - t.price(o.PoolCost, 0, nil), "a vampire is ready to come out"
}

func scoreMerge(t *table, o *game.Option) (float64, string) {
	return 1 - t.price(o.PoolCost, 0, nil), "the advanced vampire does more"
}

// scoreTransfer moves pool to the vampire that comes out soonest for its worth, as far as the
// pool can be spared; pool comes back only in need.
func scoreTransfer(t *table, o *game.Option) (float64, string) {
	c := t.card(o.CardID())
	if c == nil || c.Facts == nil {
		return -1, ""
	}
	if strings.HasPrefix(strings.TrimLeft(strings.TrimPrefix(t.d.Label(t.index), "transfer "), "0123456789"), " from") {
		return t.takeBack(c, o.Number())
	}
	need := c.Facts.Capacity - c.Blood
	if o.Number() > need || !t.wanted(c) || o.Number() > t.budget(need) {
		return -1, ""
	}
	return t.promise(c, need) + 0.1*float64(o.Number()), "it will bring a vampire out"
}

// wanted reports whether a vampire would come out alone: no copy of it is out or further on.
func (t *table) wanted(c *game.CardView) bool {
	if !c.Facts.Unique {
		return true
	}
	for _, list := range [][]game.CardView{t.me.Ready, t.me.Torpor, t.me.Contested, t.me.Incapacitate} {
		for i := range list {
			if list[i].Facts != nil && list[i].Facts.Name == c.Facts.Name {
				return false
			}
		}
	}
	for i := range t.me.Uncontrolled {
		if k := &t.me.Uncontrolled[i]; k.ID != c.ID && k.Facts != nil && k.Facts.Name == c.Facts.Name &&
			(k.Blood > c.Blood || k.Blood == c.Blood && k.ID < c.ID) {
			return false
		}
	}
	return true
}

// budget is the pool that may go to a vampire which needs so much more.
func (t *table) budget(need int) int {
	n := t.spare()
	switch ready := len(t.me.Ready); {
	case ready == 0:
		n = max(n, t.me.Pool-2)
	case ready < 2:
		n = max(n, t.me.Pool-6)
	case ready >= enough:
		n -= 6
	}
	if need <= min(t.me.Transfers, t.me.Pool-3) {
		n = max(n, need) // it comes out at once
	}
	return n
}

// promise is how well a vampire repays the pool it still needs.
func (t *table) promise(c *game.CardView, need int) float64 {
	p := 1 + 0.25*float64(c.Facts.Capacity) + 0.6*float64(c.Blood)
	if c.Facts.Title.Rank != game.Untitled {
		p++
	}
	if len(t.me.Ready) < 2 {
		return p + 3 - 0.5*float64(need) // somebody soon
	}
	return p - 0.2*float64(need)
}

// takeBack draws blood back from an uncontrolled vampire when the pool would not last.
func (t *table) takeBack(c *game.CardView, n int) (float64, string) {
	if t.me.Pool <= t.bleeding(t.predator) && t.me.Pool < 6 && len(t.me.Ready) > 0 && c.Facts.Capacity-c.Blood > 1 {
		return 1 + 0.2*float64(n), "the pool is needed more"
	}
	return -1, ""
}

// scoreDrawCrypt looks for another vampire when none is left to influence.
func scoreDrawCrypt(t *table, o *game.Option) (float64, string) {
	for i := range t.me.Uncontrolled {
		if c := &t.me.Uncontrolled[i]; c.Facts != nil && t.wanted(c) {
			return -1, ""
		}
	}
	if len(t.me.Ready) >= enough || t.me.Pool < 5 || t.spare() < 2 && len(t.me.Ready) > 0 {
		return -1, ""
	}
	return 0.5, "there is nobody left to influence"
}
