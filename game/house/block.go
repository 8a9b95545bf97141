package house

import (
	"slices"
	"strings"

	"elysium/game"
)

// scoreBlock weighs a block by what the action would do, the combat that follows, and whether
// it can succeed. What failed before with the same numbers is not tried again.
func scoreBlock(t *table, o *game.Option) (float64, string) {
	a, b := t.v.Action, t.card(o.MinionID())
	if a == nil || b == nil || t.tried(o) > 0 {
		return -1, ""
	}
	lacks := a.Stealth - b.Intercept
	if lacks > 0 && t.handIntercept(b) < lacks {
		return -1, ""
	}
	actor := t.card(a.Actor)
	worth := 0.9*t.stake(a) - 0.25
	if actor != nil && t.inTorpor(a.Actor) {
		return worth, "it should stay in torpor"
	}
	if actor != nil {
		worth += 0.7 * t.clash(b, actor)
	}
	if lacks > 0 {
		worth -= 0.3
	}
	return worth, "it wants the action stopped"
}

func (t *table) inTorpor(id int) bool {
	p := t.find(id)
	return p != nil && p.zone == game.Torpor
}

// stakes say what the success of an action costs those who look on, by the kind of action.
var stakes = map[string]float64{
	"hunt": 0.5, "equip": 0.9, "employ retainer": 0.9, "recruit ally": 1.5, "political action": 1.6,
	"leave torpor": 0.8, "rescue": 0.8, "diablerie": 0.5, "become Anarch": 0, "action": 0.8,
}

// stake is what the success of the action would cost the seat.
func (t *table) stake(a *game.ActionView) float64 {
	if a.Seat == t.seat {
		return 0
	}
	aimed := t.aimed(a)
	if a.IsBleed {
		if !aimed {
			return 0
		}
		return float64(a.Bleed)*t.urgency(a.Bleed) + 0.2
	}
	worth := stakes[a.What]
	if aimed {
		worth += 1
		if a.What == "diablerie" {
			worth += 4
		}
	}
	return worth * -min(t.regard(a.Seat), 0)
}

// aimed reports whether the action is directed at the seat.
func (t *table) aimed(a *game.ActionView) bool {
	for _, s := range a.Targets {
		if s == t.seat {
			return true
		}
	}
	return false
}

// handIntercept is the intercept a minion could gain from the seat's hand.
func (t *table) handIntercept(b *game.CardView) int {
	n := 0
	var seen []*game.Facts
	for i := range t.me.HandCards {
		c := &t.me.HandCards[i]
		if c.Facts == nil || !c.Facts.Types.Has(game.Reaction) || !meets(b, c.Facts) || holds(seen, c.Facts) {
			continue
		}
		seen = append(seen, c.Facts) // a minion plays one copy in an action
		n += t.readAs(b, c).intercept
	}
	return n
}

// readAs reads a card at the level a minion would play it at.
func (t *table) readAs(m, c *game.CardView) *signals {
	for _, need := range c.Facts.Needs {
		if len(need) == 1 && m.Disciplines[need[0]] > game.None {
			level := "[" + game.DisciplineAt(need[0], m.Disciplines[need[0]]) + "]"
			if strings.Contains(c.Text, level) {
				return t.readCard(c, level)
			}
		}
	}
	return t.readCard(c, "")
}

func holds(list []*game.Facts, f *game.Facts) bool {
	for _, g := range list {
		if g == f {
			return true
		}
	}
	return false
}

// reactions to the action of another

// scoreReaction weighs a reaction by what it does against the action.
func (t *table) scoreReaction(o *game.Option, s *signals) (float64, string) {
	a := t.v.Action
	stake := t.stake(a)
	switch {
	case s.redirect && a.IsBleed:
		return t.redirect(o, a)
	case s.intercept > 0:
		return t.interceptNow(o, a, s, stake)
	case s.wakes:
		return t.wake(o, a, stake)
	case s.lessBleed > 0 && a.IsBleed && t.aimed(a):
		n := min(s.lessBleed, a.Bleed)
		return float64(n)*t.urgency(a.Bleed) - 0.4, "the bleed would hurt"
	case s.endsAction || s.cancels:
		return stake - 0.6, "it wants the action stopped"
	case s.silent:
		return -0.2, ""
	case t.aimed(a) && t.d.Window == game.BlocksDeclined:
		return 0.2, "it may help"
	}
	return -0.1, ""
}

// redirect turns a bleed on somebody else, best on the prey, when it hurts.
func (t *table) redirect(o *game.Option, a *game.ActionView) (float64, string) {
	if !t.aimed(a) || a.Bleed < 1 {
		return -1, ""
	}
	worth := float64(a.Bleed)*t.urgency(a.Bleed) - 1.2
	if o.TargetSeat() == t.prey {
		worth += 0.3 * float64(a.Bleed)
	}
	return worth, "the bleed had better hit somebody else"
}

// interceptNow plays intercept only for the attempt that it, with the rest of the hand, lets
// succeed.
func (t *table) interceptNow(o *game.Option, a *game.ActionView, s *signals, stake float64) (float64, string) {
	b := t.card(a.Blocker)
	if !a.Attempting || b == nil || o.MinionID() >= 0 && o.MinionID() != a.Blocker {
		return -1, ""
	}
	lacks := a.Stealth - a.Intercept
	if lacks <= 0 || max(s.intercept, t.handIntercept(b)) < lacks {
		return -1, ""
	}
	return stake + 0.2, "the block can succeed"
}

// wake readies a locked minion when there is something worth stopping or turning aside and
// nobody else is up to it.
func (t *table) wake(o *game.Option, a *game.ActionView, stake float64) (float64, string) {
	m := t.card(o.MinionID())
	if m == nil || t.tried(o) > 0 || t.wokeNow() {
		return -1, ""
	}
	able := t.mayBlock(a) && m.Intercept+t.handIntercept(m) >= a.Stealth
	for i := range t.me.HandCards {
		if c := &t.me.HandCards[i]; c.Facts != nil && c.Facts.Types.Has(game.Reaction) && meets(m, c.Facts) {
			s := t.readAs(m, c)
			able = able || a.IsBleed && t.aimed(a) && (s.redirect || s.lessBleed > 0)
		}
	}
	for i := range t.me.Ready {
		if r := &t.me.Ready[i]; !r.Locked && r.Intercept >= a.Stealth {
			return -0.5, ""
		}
	}
	if !able {
		return -1, ""
	}
	return stake - 0.9, "somebody has to be awake for this"
}

// mayBlock reports whether the seat can still attempt to block.
func (t *table) mayBlock(a *game.ActionView) bool {
	return !a.Blocked && t.d.Window != game.AfterResolution && !slices.Contains(a.Declined, t.seat)
}

// wokeNow reports whether the seat has woken somebody in this action.
func (t *table) wokeNow() bool {
	for k := range t.p.memory.tries {
		if k.seat == t.seat && k.action == t.v.Action.Actor && k.verb == game.Plays {
			if c := t.card(k.card); c != nil && c.Facts != nil && t.readCard(c, "").wakes {
				return true
			}
		}
	}
	return false
}
