package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

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
	return group(&cobra.Command{Use: "deck", Short: "Decks: list, show, check and convert"},
		deckListCommand(), deckShowCommand(), deckCheckCommand(), deckConvertCommand())
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
			for d := range decks.Embedded() {
				j := deckToJSON(d)
				if !asJSON {
					fmt.Fprintf(out, "%s%s\n    %s\n", d.Name, deckMark(d, &j), d.Description)
				}
				list = append(list, j)
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

// deckMark says what sets a deck apart: too small for a tournament, banned cards, cards that the
// players carry out.
func deckMark(d *decks.Deck, j *deckJSON) string {
	mark := ""
	switch crypt, library := d.Pieces(); {
	case len(crypt) < 12 || len(library) < 60:
		mark = fmt.Sprintf(" (small: %d and %d cards)", len(crypt), len(library))
	case !j.Legal:
		mark = " (not legal: " + strings.Join(j.Problems, " ") + ")"
	}
	if n := len(j.Undefined); n > 0 {
		mark += fmt.Sprintf(" [%d by hand]", n)
	}
	return mark
}

func deckCheckCommand() *cobra.Command {
	return deckReport("check FILE", "Judge a deck: is it legal, and what of it Elysium plays by itself", tellCheck,
		func(j *deckJSON) error {
			if !j.Legal {
				return errFound
			}
			return nil
		})
}

func deckShowCommand() *cobra.Command {
	return deckReport("show DECK", "Show a deck: one of Elysium's by name, or a file", printDeck,
		func(*deckJSON) error { return nil })
}

// deckReport is a command that tells of one deck and then judges it.
func deckReport(use, short string, tell func(io.Writer, *decks.Deck, *deckJSON), judge func(*deckJSON) error) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   use,
		Short: short,
		Args:  takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			d, err := decks.Load(args[0])
			if err != nil {
				return err
			}
			j := deckToJSON(d)
			if !asJSON {
				tell(c.OutOrStdout(), d, &j)
			} else if err := printJSON(c.OutOrStdout(), j); err != nil {
				return err
			}
			return judge(&j)
		},
	}
	jsonFlag(c, &asJSON)
	return c
}

func counted(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

func tellCheck(out io.Writer, d *decks.Deck, j *deckJSON) {
	crypt, library := d.Pieces()
	fmt.Fprintf(out, "%s: %s, %s\n", d.Name, counted(len(crypt), "crypt card"), counted(len(library), "library card"))
	for _, p := range j.Problems {
		fmt.Fprintln(out, "Not legal: "+p)
	}
	if j.Legal {
		fmt.Fprintln(out, "Legal.")
	}
	undefined := d.Undefined()
	fmt.Fprintf(out, "Elysium plays %d of its %d different cards by itself.\n", len(j.Cards)-len(undefined), len(j.Cards))
	for _, p := range undefined {
		fmt.Fprintln(out, "By hand: "+p.Facts.Name)
	}
}

func deckConvertCommand() *cobra.Command {
	to := ""
	c := &cobra.Command{
		Use:   "convert FILE",
		Short: "Write a deck in another form: " + strings.Join(decks.Formats, ", "),
		Args:  takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			d, err := decks.Load(args[0])
			if err != nil {
				return err
			}
			text, ok := d.Write(to)
			if !ok {
				return fmt.Errorf("--to: %q is no form; there are %s", to, strings.Join(decks.Formats, ", "))
			}
			_, err = io.WriteString(c.OutOrStdout(), text)
			return err
		},
	}
	c.Flags().StringVar(&to, "to", "text", "the form: "+strings.Join(decks.Formats, ", "))
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
