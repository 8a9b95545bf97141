package command

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"elysium/decks"
)

// deckJSON is a deck as the commands print it.
type deckJSON struct {
	Name      string         `json:"name"`
	Cards     map[string]int `json:"cards"`
	Legal     bool           `json:"legal"`
	Problems  []string       `json:"problems"`
	Undefined []int          `json:"undefined"`
}

func deckToJSON(d *decks.Deck) deckJSON {
	j := deckJSON{Name: d.Name, Cards: map[string]int{}, Problems: []string{}, Undefined: []int{}}
	for _, part := range [][]decks.Line{d.Crypt, d.Library} {
		for _, l := range part {
			id := strconv.Itoa(l.Piece.Facts.ID)
			if j.Cards[id] == 0 && !l.Piece.Defined() {
				j.Undefined = append(j.Undefined, l.Piece.Facts.ID)
			}
			j.Cards[id] += l.N
		}
	}
	for _, p := range d.Problems() {
		j.Problems = append(j.Problems, p.Text)
	}
	j.Legal = len(j.Problems) == 0
	return j
}

func deckCommand() *cobra.Command {
	return group(&cobra.Command{Use: "deck", Short: "Decks: list and show"}, deckListCommand(), deckShowCommand())
}

func deckListCommand() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "list",
		Short: "The decks that come with Elysium",
		Args:  takes(0, 0),
		RunE: func(c *cobra.Command, args []string) error {
			out := c.OutOrStdout()
			list := []deckJSON{}
			for _, d := range decks.Embedded() {
				if !asJSON {
					fmt.Fprintf(out, "%-16s %s\n", d.Name, d.Description)
				}
				list = append(list, deckToJSON(d))
			}
			if asJSON {
				return printJSON(out, list)
			}
			return nil
		},
	}
	jsonFlag(c, &asJSON)
	return c
}

func deckShowCommand() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "show DECK",
		Short: "Show a deck: one of Elysium's by name, or a file",
		Args:  takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			d, err := decks.Load(args[0])
			if err != nil {
				return err
			}
			j := deckToJSON(d)
			if asJSON {
				return printJSON(c.OutOrStdout(), j)
			}
			printDeck(c.OutOrStdout(), d, &j)
			return nil
		},
	}
	jsonFlag(c, &asJSON)
	return c
}

func printDeck(out io.Writer, d *decks.Deck, j *deckJSON) {
	fmt.Fprint(out, d.Text())
	for _, p := range j.Problems {
		fmt.Fprintln(out, "Not legal: "+p)
	}
	if n := len(j.Undefined); n > 0 {
		fmt.Fprintf(out, "%d of its cards are left to the players.\n", n)
	}
}
