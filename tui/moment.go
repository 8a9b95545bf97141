package tui

import (
	"strings"

	"elysium/game"
)

// drawCombat is the combat in progress: both minions side by side, range and round, what each
// strikes with, the damage on its way.
func (t *table) drawCombat(w, h int) []string {
	th, c := t.theme, t.view.Combat
	p := newPanel(w, h)
	p.title(th, "Combat", "round "+itoa(c.Round)+", "+rangeName(c.Long)+" range")
	half := (w - 3) / 2
	row := func(s Style, f func(i int) string) {
		p.line(func(l *line) {
			a, _ := fit(f(0), half)
			l.put(s, " "+a).to(half+1).put(th.Dim, th.Bar+" ").put(s, f(1))
		})
	}
	minion := func(i int, say func(*game.CardView) string) string {
		if m := t.index[c.Minions[i]]; m != nil {
			return say(m)
		}
		return ""
	}
	row(th.Bold, func(i int) string { return t.cardName(c.Minions[i]) + " (" + t.name(c.Seats[i]) + ")" })
	row(th.Plain, func(i int) string {
		return minion(i, func(m *game.CardView) string {
			word := "blood "
			if m.Capacity == 0 {
				word = "life "
			}
			return word + lifeOf(m) + "  strength " + itoa(m.Strength) + "  " + m.Disciplines.String()
		})
	})
	row(th.Dim, func(i int) string { return minion(i, carried) })
	row(th.Note, func(i int) string {
		if c.Strikes[i] == "" {
			return "strike: not chosen"
		}
		return "strike: " + c.Strikes[i]
	})
	row(th.Bad, func(i int) string {
		if c.Damage[i] == 0 {
			return ""
		}
		return itoa(c.Damage[i]) + " damage on its way"
	})
	if c.Going {
		p.text(th.Asked, " pressed: another round is to follow")
	}
	return p.done()
}

// drawVote is the referendum in progress: terms, tally, who voted how, what is left.
func (t *table) drawVote(w, h int) []string {
	th, r := t.theme, t.view.Vote
	p := newPanel(w, h)
	state := "polling"
	if !r.Open {
		state = "closed"
	}
	p.title(th, "Referendum: "+r.What, state)
	if r.Terms != "" {
		p.para(th.Plain, 1, "Terms: "+r.Terms)
	}
	p.line(func(l *line) {
		l.put(th.Good, " for "+itoa(r.For)).put(th.Plain, "   ").put(th.Bad, "against "+itoa(r.Against))
		if r.BallotsFor+r.BallotsAgaint > 0 {
			l.put(th.Dim, "   prisci "+itoa(r.BallotsFor)+" to "+itoa(r.BallotsAgaint))
		}
	})
	for i := range t.view.Seats {
		s := game.Seat(i)
		m := &t.view.Seats[i]
		if m.Ousted {
			continue
		}
		p.line(func(l *line) {
			left, from := votesLeft(r, s)
			l.put(th.Bold, " "+m.Name).to(16)
			if cast := votesOf(r, s); len(cast) > 0 {
				l.put(th.Plain, strings.Join(cast, ", ")+"; ")
			}
			l.put(th.Note, itoa(left)+" left").put(th.Dim, before(": ", strings.Join(from, ", ")))
		})
	}
	return p.done()
}

func votesOf(r *game.VoteView, s game.Seat) []string {
	var out []string
	for _, x := range r.Cast {
		if x.Seat != s {
			continue
		}
		side := "for"
		if x.Against {
			side = "against"
		}
		out = append(out, itoa(x.Votes)+" "+side+" ("+x.Source+")")
	}
	return out
}

// votesLeft are the votes that a seat has not cast, and from what it has them.
func votesLeft(r *game.VoteView, s game.Seat) (n int, from []string) {
	for _, x := range r.Left {
		switch {
		case x.Seat != s:
		case x.Votes == 0:
			from = append(from, x.Source)
		default:
			n += x.Votes
			from = append(from, x.Source+" "+itoa(x.Votes))
		}
	}
	return n, from
}
