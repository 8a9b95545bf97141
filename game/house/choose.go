package house

import (
	"strings"

	"elysium/game"
)

// kindWords in a prompt say that what is chosen gains by it.
var kindWords = []string{"gain", "take", "put", "unlock", "title", "prince", "receive", "keep", "search", "draw", "equipment", "rescue"}

// harshWords say that it loses.
var harshWords = []string{"burn", "damage", "lose", "lock", "torpor", "steal", "discard", "destroy", "change the target"}

func has(text string, words []string) bool {
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

// mood guesses from the prompt whether being chosen is good (1) or bad (-1). The terms of a
// referendum are bad for whom they name, unless the prompt says otherwise.
func (t *table) mood() float64 {
	prompt := strings.ToLower(t.d.Prompt)
	switch {
	case has(prompt, harshWords):
		return -1
	case has(prompt, kindWords):
		return 1
	case t.d.Window == game.TermsW || t.v.Combat != nil || t.v.Action != nil && t.v.Action.Seat == t.seat:
		return -1
	}
	return 1
}

// scoreChoose picks its own for what is good, its prey's for what is bad, the bigger the
// better; from what only it can see it takes something rather than nothing.
func scoreChoose(t *table, o *game.Option) (float64, string) {
	if t.d.Window == game.SearchW {
		return 1, "it may as well have it"
	}
	p := t.find(o.TargetID())
	seat := o.TargetSeat()
	size := 0.0
	if p != nil {
		seat, size = p.seat, 0.02*float64(p.card.Capacity+p.card.Blood)
	}
	if seat == game.NoSeat {
		return 0.1, "one is as good as another"
	}
	if strings.Contains(t.d.Prompt, "quipment") {
		return 0.5, "equipment is always of use"
	}
	worth := t.mood() * t.regard(seat)
	if worth > 0 {
		worth += size
	} else {
		worth -= size
	}
	return worth, "that is where it does most"
}

// scoreTake takes what it can get.
func scoreTake(t *table, o *game.Option) (float64, string) {
	return 0.1 * float64(o.Number()), "more is better"
}

// scoreGive hands shares to whom they suit.
func scoreGive(t *table, o *game.Option) (float64, string) {
	seat := o.TargetSeat()
	if p := t.find(o.TargetID()); p != nil {
		seat = p.seat
	}
	if seat != t.seat && strings.Contains(strings.ToLower(t.d.Prompt), "pool") {
		return -0.1 * float64(o.Number()), "it gives no more than it must"
	}
	return t.mood() * t.regard(seat) * (1 + 0.1*float64(o.Number())), "that is where it does most"
}

// scorePay chooses X, or who pays: as much as the damage on its way asks for, otherwise what
// can be spared; blood rather from who has more.
func scorePay(t *table, o *game.Option) (float64, string) {
	n := float64(o.Number())
	if c := t.card(o.TargetID()); c != nil {
		left := c.Blood - o.Number()
		return 0.1*float64(min(left, 4)) + 0.05*n, "it can spare the blood"
	}
	if strings.HasSuffix(t.d.Label(t.index), " from pool") {
		return 0.3 - t.price(o.Number(), 0, nil), "it can spare the pool"
	}
	if f, ok := t.fight(); ok {
		over := o.Number() - f.damage
		if over > 0 {
			return -float64(over), ""
		}
		return 0.2 * n, "the damage would hurt"
	}
	if o.Number() > max(1, t.spare()/3) {
		return -n, ""
	}
	return 0.1 * n, "so much can be spared"
}
