package tui

import (
	"slices"
	"strings"

	"elysium/game"
)

// drawVote is the referendum in progress.
func (t *table) drawVote(of page, w, h int) []string {
	r := t.view.Vote
	p := newPanel(w, h)
	p.title(t.theme, of.title("Referendum: "+r.What), pick(r.Open, "polling", "closed"))
	p.fill(t.voteRows(w))
	return p.done()
}

// voteRows are its terms, the tally and what it comes to, who voted how, who has what left and from
// what, who has passed.
func (t *table) voteRows(w int) []string {
	th, r := t.theme, t.view.Vote
	p := newPanel(w, 100)
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
		if !t.view.Seats[i].Ousted {
			t.drawVoter(p, game.Seat(i), min(names, 16))
		}
	}
	return p.rows
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
func (t *table) drawVoter(p *panel, s game.Seat, names int) {
	th, r := t.theme, t.view.Vote
	asked := t.d != nil && t.d.Seat == s
	left, from := votesLeft(r, s)
	cast := strings.Join(votesOf(r, s), ", ")
	text := cast + pick(cast != "", "; ", "") + itoa(left) + " left" + pick(t.hasPassed(s), ", has passed", "") + before(": ", strings.Join(from, ", "))
	name, _ := fit(t.name(s), names)
	for k, row := range wrap(text, max(20, p.w-names-2)) {
		p.line(func(l *line) {
			if k == 0 {
				l.put(th.Asked, pick(asked, ">", " ")).put(th.Bold, name)
			}
			l.to(names+2).put(pick(k == 0, th.Note, th.Dim), row)
		})
	}
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
