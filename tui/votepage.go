package tui

import (
	"slices"
	"strings"

	"elysium/game"
)

// drawVote is the referendum in progress: its terms, the tally and what it comes to, who voted
// how, who has what left and from what, who has passed.
func (t *table) drawVote(w, h int) []string {
	th, r := t.theme, t.view.Vote
	p := newPanel(w, h)
	p.title(th, "Referendum: "+r.What, pick(r.Open, "polling", "closed"))
	if r.Terms != "" {
		p.para(th.Plain, 1, "Terms: "+r.Terms)
	}
	p.line(func(l *line) {
		l.put(th.Good, " for "+itoa(r.For)).put(th.Plain, "   ").put(th.Bad, "against "+itoa(r.Against))
		l.put(th.Plain, "   as it stands it "+outcome(r))
		if r.BallotsFor+r.BallotsAgaint > 0 {
			l.put(th.Dim, "   prisci "+itoa(r.BallotsFor)+" to "+itoa(r.BallotsAgaint))
		}
	})
	names := 0
	for i := range t.view.Seats {
		names = max(names, width(t.view.Seats[i].Name))
	}
	for i := range t.view.Seats {
		if t.view.Seats[i].Ousted {
			continue
		}
		p.line(func(l *line) { t.drawVoter(l, game.Seat(i), min(names, 16)) })
	}
	return p.done()
}

// voteHeight is how high a referendum is.
func voteHeight(v *game.View, w int) int {
	n := 2
	if v.Vote.Terms != "" {
		n += len(wrap("Terms: "+v.Vote.Terms, w-1))
	}
	for i := range v.Seats {
		if !v.Seats[i].Ousted {
			n++
		}
	}
	return n
}

// outcome is what a referendum would come to if nobody voted any more: a tie fails
// (RB-the-referendum.p4.c2).
func outcome(r *game.VoteView) string {
	switch {
	case r.For > r.Against:
		return "passes"
	case r.For == r.Against:
		return "fails: a tie"
	}
	return "fails"
}

// drawVoter is a Methuselah's part in a referendum.
func (t *table) drawVoter(l *line, s game.Seat, names int) {
	th, r := t.theme, t.view.Vote
	asked := t.d != nil && t.d.Seat == s
	left, from := votesLeft(r, s)
	l.put(th.Asked, pick(asked, ">", " ")).put(th.Bold, t.name(s)).to(names + 2)
	if cast := votesOf(r, s); len(cast) > 0 {
		l.put(th.Plain, strings.Join(cast, ", ")+"; ")
	}
	l.put(th.Note, itoa(left)+" left"+pick(t.hasPassed(s), ", has passed", "")).put(th.Dim, before(": ", strings.Join(from, ", ")))
}

func votesOf(r *game.VoteView, s game.Seat) []string {
	var out []string
	for _, x := range r.Cast {
		if x.Seat == s {
			out = append(out, itoa(x.Votes)+pick(x.Against, " against", " for")+" ("+x.Source+")")
		}
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

// hasPassed reports whether a seat has passed in the open window.
func (t *table) hasPassed(s game.Seat) bool { return slices.Contains(t.view.Passed, s) }
