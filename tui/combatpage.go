package tui

import (
	"strings"

	"elysium/game"
)

// combatHeight is how high a combat is.
const combatHeight = 7

// drawCombat is the combat in progress: both minions side by side, range, round and step, what
// each strikes with, the damage on its way, inflicted and prevented, what each carries.
func (t *table) drawCombat(w, h int) []string {
	th, c := t.theme, t.view.Combat
	p := newPanel(w, h)
	p.title(th, "Combat", "round "+itoa(c.Round)+", "+rangeName(c.Long)+" range")
	half := (w - 3) / 2
	row := func(s Style, say func(i int) string) {
		p.line(func(l *line) {
			a, _ := fit(say(0), half-1)
			l.put(s, " "+a).to(half+1).put(th.Dim, th.Bar+" ").put(s, say(1))
		})
	}
	row(th.Bold, func(i int) string {
		return pick(t.d != nil && t.d.Seat == c.Seats[i], "> ", "") + t.cardName(c.Minions[i]) + " (" + t.name(c.Seats[i]) + ")"
	})
	row(th.Plain, func(i int) string { return fighter(t.index[c.Minions[i]]) })
	row(th.Note, func(i int) string {
		s := "strike: " + pick(c.Strikes[i] == "", "not chosen", c.Strikes[i])
		if n := c.More[i]; n > 0 {
			s += ", and " + itoa(n) + " more"
		}
		return s
	})
	row(th.Bad, func(i int) string { return injuries(c, i) })
	row(th.Dim, func(i int) string {
		if m := t.index[c.Minions[i]]; m != nil {
			return carried(m)
		}
		return ""
	})
	p.text(th.Asked, " "+t.fightWords(c))
	return p.done()
}

// fighter is what a minion fights with.
func fighter(m *game.CardView) string {
	if m == nil {
		return "is no longer there"
	}
	return pick(m.Capacity > 0, "blood ", "life ") + lifeOf(m) + "  strength " + itoa(m.Strength) + "  " + m.Disciplines.String()
}

// injuries are the damage on its way to a combatant, and what this round has done to it.
func injuries(c *game.CombatView, i int) string {
	var s []string
	if n := c.Damage[i]; n > 0 {
		s = append(s, itoa(n)+" damage on its way"+aggravated(c.Burning[i], n))
	}
	if n := c.Hurt[i]; n > 0 {
		s = append(s, itoa(n)+" inflicted")
	}
	if n := c.Spared[i]; n > 0 {
		s = append(s, itoa(n)+" prevented")
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
