package tui

import (
	"strings"

	"elysium/game"
)

// drawCombat is the combat in progress.
func (t *table) drawCombat(of page, w, h int) []string {
	c := t.view.Combat
	p := newPanel(w, h)
	p.title(t.theme, of.title("Combat"), "round "+itoa(c.Round)+", "+rangeName(c.Long)+" range")
	p.fill(t.combatRows(w))
	return p.done()
}

// combatRows are both minions side by side, what each strikes with, the damage on its way, taken and
// prevented, what each carries; then the step of the round.
func (t *table) combatRows(w int) []string {
	th, c := t.theme, t.view.Combat
	half := (w - 3) / 2
	p := newPanel(w, 100)
	row := func(s Style, say func(i int) string) {
		left, right := wrap(say(0), half-1), wrap(say(1), w-half-3)
		if len(left)+len(right) == 2 && left[0]+right[0] == "" {
			return
		}
		for k := range max(len(left), len(right)) {
			p.line(func(l *line) {
				if k < len(left) {
					l.put(s, " "+left[k])
				}
				l.to(half+1).put(th.Dim, th.Bar+" ")
				if k < len(right) {
					l.put(s, right[k])
				}
			})
		}
	}
	row(th.Bold, func(i int) string {
		return pick(t.d != nil && t.d.Seat == c.Seats[i], "> ", "") + t.cardName(c.Minions[i]) + " (" + t.name(c.Seats[i]) + ")"
	})
	row(th.Plain, func(i int) string { return fighter(t.index[c.Minions[i]]) })
	row(th.Note, func(i int) string { return inWords(strikeOf(c, i)) })
	row(th.Bad, func(i int) string { return injuries(c, i) })
	row(th.Dim, func(i int) string {
		if m := t.index[c.Minions[i]]; m != nil {
			return carried(m)
		}
		return ""
	})
	p.para(th.Asked, 1, t.fightWords(c))
	return p.rows
}

// strikeOf is what a combatant strikes with.
func strikeOf(c *game.CombatView, i int) string {
	s := "strike: " + pick(c.Strikes[i] == "", "not chosen", c.Strikes[i])
	if n := c.More[i]; n > 0 {
		s += ", and " + itoa(n) + " more"
	}
	return s
}

// fighter is what a minion fights with.
func fighter(m *game.CardView) string {
	if m == nil {
		return "is no longer there"
	}
	return pick(m.Capacity > 0, "blood ", "life ") + lifeOf(m) + ", strength " + itoa(m.Strength) + before(", ", m.Disciplines.String())
}

// injuries are the damage on its way to a combatant, and what this round has done to it.
func injuries(c *game.CombatView, i int) string {
	var s []string
	if n := c.Damage[i]; n > 0 {
		s = append(s, itoa(n)+" damage on its way"+aggravated(c.Burning[i], n))
	}
	if n := c.Hurt[i]; n > 0 {
		s = append(s, "has taken "+itoa(n)+" damage")
	}
	if n := c.Spared[i]; n > 0 {
		s = append(s, "has prevented "+itoa(n))
	}
	return strings.Join(s, ", ")
}

func aggravated(n, of int) string {
	switch n {
	case 0:
		return ""
	case of:
		return ", aggravated"
	}
	return ", " + itoa(n) + " of it aggravated"
}

// fightWords say where in its round a combat is, and who has passed there.
func (t *table) fightWords(c *game.CombatView) string {
	s := fightSteps[c.Step]
	switch {
	case c.Going:
		s = "Pressed: another round is to follow."
	case c.Step == game.PressW:
		s = "Without a press the combat ends with this round."
	}
	return strings.TrimSpace(s + " " + t.passedWords())
}

// fightSteps are the steps of a round in words.
var fightSteps = map[game.Window]string{
	game.BeforeRange: "Before range is determined.", game.RangeW: "Range is being determined.", game.BeforeStrikes: "Before strikes are chosen.",
	game.ChooseStrike: "Strikes are being chosen.", game.BeforeResolution: "Before the strikes resolve.", game.PreventW: "Damage may be prevented.",
	game.AfterStrikes: "The strikes have resolved.", game.AdditionalStrikes: "Additional strikes may be gained.", game.EndOfRound: "The round ends.",
	game.BetweenCombats: "Another combat follows this one.", game.AfterCombat: "The combat is over.",
}

// passedWords are who has passed in the open window.
func (t *table) passedWords() string {
	var names []string
	for _, s := range t.view.Passed {
		names = append(names, t.name(s))
	}
	if len(names) == 0 {
		return ""
	}
	return "Passed: " + strings.Join(names, ", ") + "."
}
