package command

import (
	"fmt"
	"strings"

	"elysium/game"
)

// progressLines say what is going on: the action, the combat, the referendum, the card being played.
func progressLines(v *game.View) []string {
	var lines []string
	if a := v.Action; a != nil {
		lines = append(lines, actionLine(v, a))
	}
	if c := v.Combat; c != nil {
		lines = append(lines, combatLine(v, c))
	}
	if r := v.Vote; r != nil {
		lines = append(lines, voteLine(r))
	}
	if p := v.Play; p != nil {
		lines = append(lines, fmt.Sprintf("%s is being played by %s", p.Card, v.Seats[p.Seat].Name))
	}
	return lines
}

func actionLine(v *game.View, a *game.ActionView) string {
	parts := []string{fmt.Sprintf("Action of %s: %s", named(v, a.Actor), a.What)}
	if a.Card != "" && !strings.Contains(a.What, a.Card) {
		parts[0] += " with " + a.Card
	}
	if a.Target != "" && !strings.Contains(a.What, a.Target) {
		parts[0] += " on " + a.Target
	}
	if a.IsBleed {
		parts = append(parts, fmt.Sprintf("bleed %d", a.Bleed))
	}
	parts = append(parts, fmt.Sprintf("stealth %d", a.Stealth))
	switch {
	case a.Blocked:
		parts = append(parts, "blocked by "+named(v, a.Blocker))
	case a.Attempting:
		parts = append(parts, fmt.Sprintf("%s tries to block with intercept %d", named(v, a.Blocker), a.Intercept))
	}
	return strings.Join(parts, ", ")
}

func combatLine(v *game.View, c *game.CombatView) string {
	at := "close range"
	if c.Long {
		at = "long range"
	}
	var sides []string
	for i, m := range c.Minions {
		side := named(v, m)
		if c.Strikes[i] != "" {
			side += " strikes with " + c.Strikes[i]
		}
		if c.Damage[i] > 0 {
			side += fmt.Sprintf(", %d damage on its way", c.Damage[i])
		}
		sides = append(sides, side)
	}
	return fmt.Sprintf("Combat, round %d, %s: %s", c.Round, at, strings.Join(sides, " against "))
}

func voteLine(r *game.VoteView) string {
	line := "Referendum: " + r.What
	if r.Terms != "" {
		line += " (" + r.Terms + ")"
	}
	return fmt.Sprintf("%s, %d for and %d against", line, r.For, r.Against)
}

// named is a card in play by its number in a view.
func named(v *game.View, id int) string {
	for i := range v.Seats {
		for _, z := range v.Seats[i].Zones() {
			if c := among(z.Cards, id); c != nil && c.Name != "" {
				return c.Name + " of " + v.Seats[i].Name
			}
		}
	}
	return "nobody in play"
}

func among(cards []game.CardView, id int) *game.CardView {
	for i := range cards {
		if cards[i].ID == id {
			return &cards[i]
		}
		if c := among(cards[i].On, id); c != nil {
			return c
		}
	}
	return nil
}
