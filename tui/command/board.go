package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"elysium/game"
)

func showCommand() *cobra.Command {
	var asJSON bool
	var seat string
	at, width, height := -1, 100, 0
	c := &cobra.Command{
		Use:   "show FILE",
		Short: "Draw the board as text, as a seat sees it",
		Args:  takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			if width < 1 {
				return fmt.Errorf("--width: expected a number from 1, not %d", width)
			}
			f, g, err := position(args[0], at)
			if err != nil {
				return err
			}
			defer g.Close()
			s, err := viewer(f, seat)
			if err != nil {
				return err
			}
			if asJSON {
				return printJSON(c.OutOrStdout(), g.View(s))
			}
			return drawBoard(c.OutOrStdout(), g, s, width, height)
		},
	}
	c.Flags().IntVar(&at, "at", -1, "decision to show the board at")
	c.Flags().StringVar(&seat, "seat", "", "whose view; without it what is public")
	c.Flags().IntVar(&width, "width", 100, "columns")
	c.Flags().IntVar(&height, "height", 0, "lines; 0: as many as it takes")
	jsonFlag(c, &asJSON)
	return c
}

func drawBoard(out io.Writer, g *game.Game, s game.Seat, width, height int) error {
	lines := boardLines(g, s, width)
	if height > 0 && len(lines) > height {
		lines = lines[:height]
	}
	_, err := fmt.Fprintln(out, strings.Join(lines, "\n"))
	return err
}

// boardLines draws a table as plain text.
func boardLines(g *game.Game, s game.Seat, width int) []string {
	v := g.View(s)
	lines := []string{fmt.Sprintf("Turn %d, %s of %s", v.Turn, v.Phase, v.Seats[v.TurnSeat].Name)}
	if d := g.Pending(); d != nil {
		lines = append(lines, fmt.Sprintf("%s is asked (%s)", v.Seats[d.Seat].Name, d.Window))
	}
	lines = append(lines, progressLines(v)...)
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
	for _, z := range m.Zones() {
		if len(z.Cards) == 0 {
			continue
		}
		lines = append(lines, "  "+z.Zone.String())
		for i := range z.Cards {
			lines = append(lines, cardLines(&z.Cards[i], "    ")...)
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
	switch {
	case c.Facts != nil && c.Facts.Types.Has(game.Ally|game.Retainer|game.Imbued):
		parts = append(parts, fmt.Sprintf("life %d", c.Blood))
	case c.Capacity > 0:
		parts = append(parts, fmt.Sprintf("%d/%d", c.Blood, c.Capacity))
	case c.Blood > 0:
		parts = append(parts, fmt.Sprint(c.Blood))
	}
	for _, k := range c.Counters {
		parts = append(parts, fmt.Sprintf("%s %d", k.Name, k.N))
	}
	if d := c.Disciplines.String(); d != "" {
		parts = append(parts, d)
	}
	switch {
	case c.Title != "" && c.TitleLost:
		parts = append(parts, c.Title+" (contested)")
	case c.Title != "":
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
