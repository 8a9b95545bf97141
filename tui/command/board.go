package command

import (
	"fmt"
	"strings"

	"elysium/game"
)

// boardLines draws a table as plain text.
func boardLines(g *game.Game, s game.Seat, width int) []string {
	v := g.View(s)
	lines := []string{fmt.Sprintf("Turn %d, %s of %s", v.Turn, v.Phase, v.Seats[v.TurnSeat].Name)}
	if d := g.Pending(); d != nil {
		lines = append(lines, fmt.Sprintf("%s is asked (%s)", v.Seats[d.Seat].Name, d.Window))
	}
	for i := range v.Seats {
		lines = append(lines, seatLines(v, game.Seat(i))...)
	}
	for i, l := range lines {
		if r := []rune(l); len(r) > width {
			lines[i] = string(r[:width-1]) + "~"
		}
	}
	return lines
}

func seatLines(v *game.View, s game.Seat) []string {
	m := &v.Seats[s]
	head := fmt.Sprintf("%s: pool %d, %d VP, hand %d, library %d, crypt %d", m.Name, m.Pool, m.VP, m.Hand, m.Library, m.Crypt)
	if v.Edge == s {
		head += ", the Edge"
	}
	if m.Ousted {
		return []string{"", head + ", out of the game"}
	}
	lines := []string{"", head}
	for _, z := range []struct {
		name  string
		cards []game.CardView
	}{
		{"ready", m.Ready}, {"torpor", m.Torpor}, {"incapacitated", m.Incapacitate}, {"uncontrolled", m.Uncontrolled},
		{"in play", m.InPlay}, {"contested", m.Contested}, {"set aside", m.SetAside}, {"hand", m.HandCards}, {"ash heap", m.AshHeap},
	} {
		if len(z.cards) == 0 {
			continue
		}
		lines = append(lines, "  "+z.name)
		for i := range z.cards {
			lines = append(lines, cardLines(&z.cards[i], "    ")...)
		}
	}
	return lines
}

func cardLines(c *game.CardView, indent string) []string {
	name := c.Name
	if name == "" {
		name = "(face down)"
	}
	parts := []string{name}
	if c.Capacity > 0 {
		parts = append(parts, fmt.Sprintf("%d/%d", c.Blood, c.Capacity))
	} else if c.Blood > 0 {
		parts = append(parts, fmt.Sprint(c.Blood))
	}
	for _, k := range c.Counters {
		parts = append(parts, fmt.Sprintf("%s %d", k.Name, k.N))
	}
	if d := c.Disciplines.String(); d != "" {
		parts = append(parts, d)
	}
	if c.Title != "" {
		parts = append(parts, c.Title)
	}
	if c.Locked {
		parts = append(parts, "locked")
	}
	lines := []string{indent + strings.Join(parts, ", ")}
	for i := range c.On {
		lines = append(lines, cardLines(&c.On[i], indent+"  ")...)
	}
	return lines
}
