package command

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"elysium/game"
	"elysium/saves"
)

// diffJSON is what is different between two decisions of a file.
type diffJSON struct {
	From        int              `json:"from"`
	To          int              `json:"to"`
	Differences []differenceJSON `json:"differences"`
}

type differenceJSON struct {
	About string `json:"about"`
	What  string `json:"what"`
	From  string `json:"from"`
	To    string `json:"to"`
	Text  string `json:"text"`
}

func diffCommand() *cobra.Command {
	var asJSON bool
	var seat string
	from, to := 0, -1
	c := &cobra.Command{
		Use:   "diff FILE",
		Short: "What is different at one decision of a saved game and at another",
		Long: "What is different at one decision of a saved game and at another: pool, blood, counters, what is locked, where cards\n" +
			"are and who controls them, the Edge and the rest of what a seat sees. The decisions are numbered as --at does:\n" +
			"by how many had been made.",
		Example: "  elysium diff game.vtes --from 40 --to 52\n  elysium diff game.vtes --from 40 --seat Anna --json",
		Args:    takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			f, err := saves.ParseFile(args[0])
			if err != nil {
				return err
			}
			s, err := viewer(f, seat)
			if err != nil {
				return err
			}
			d, err := differences(f, from, to, s, seat == "")
			if err != nil {
				return err
			}
			if asJSON {
				return printJSON(c.OutOrStdout(), d)
			}
			if len(d.Differences) == 0 {
				fmt.Fprintln(c.OutOrStdout(), "Nothing is different.")
			}
			for _, x := range d.Differences {
				fmt.Fprintln(c.OutOrStdout(), x.Text)
			}
			return nil
		},
	}
	c.Flags().IntVar(&from, "from", 0, "the earlier decision")
	c.Flags().IntVar(&to, "to", -1, "the later decision; without it the last")
	c.Flags().StringVar(&seat, "seat", "", "whose view; without it all hands lie open")
	jsonFlag(c, &asJSON)
	return c
}

// differences compares a file's game at two decisions.
func differences(f *saves.File, from, to int, s game.Seat, open bool) (diffJSON, error) {
	d := diffJSON{From: from, To: to, Differences: []differenceJSON{}}
	if from < 0 {
		return d, fmt.Errorf("--from: expected a decision's number from 0, not %d", from)
	}
	if !f.Logged {
		return d, fmt.Errorf("%s has no log of decisions to compare", f.Path)
	}
	if d.To < 0 {
		d.To = f.Decisions()
	}
	if last := f.Decisions(); d.From > last {
		return d, fmt.Errorf("%s has no decision %d; it has %d", f.Path, d.From, last)
	}
	if d.To < d.From {
		return d, errors.New("--to comes before --from; the earlier decision is --from")
	}
	var views [2]*game.View
	for i, at := range []int{d.From, d.To} {
		g, err := saves.Position(f, at)
		if err != nil {
			return d, err
		}
		views[i] = g.View(s)
		if open {
			views[i] = g.OpenView(s)
		}
		g.Close()
	}
	for _, x := range game.Compare(views[0], views[1]) {
		d.Differences = append(d.Differences, differenceJSON{x.About, x.What, x.From, x.To, x.Text()})
	}
	return d, nil
}
