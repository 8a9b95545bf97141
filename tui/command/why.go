package command

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"elysium/cards"
	"elysium/game"
	"elysium/saves"
)

func whyCommand() *cobra.Command {
	var asJSON bool
	at := -1
	c := &cobra.Command{
		Use:   "why FILE SEAT WORDS...",
		Short: "Why a choice is or is not on offer where the file stands",
		Long: "Why a choice is, or is not, on offer to a seat where the file stands, or at an earlier decision of its log: each\n" +
			"reason with the rule it rests on. The words are a choice's label or a part of it, or words that are all in it.",
		Example: "  elysium why board.vtes Ben block with Beta\n  elysium why game.vtes Anna play Deflection --at 52",
		Args:    takes(3, many),
		RunE: func(c *cobra.Command, args []string) error {
			f, g, err := position(args[0], at)
			if err != nil {
				return err
			}
			defer g.Close()
			s, err := seatByName(f, args[1])
			if err != nil {
				return err
			}
			words := strings.Join(args[2:], " ")
			return answerWhy(c.OutOrStdout(), g, s, f, words, asJSON)
		},
	}
	c.Flags().IntVar(&at, "at", -1, "decision to ask at")
	jsonFlag(c, &asJSON)
	return c
}

// whyJSON is the answer to why.
type whyJSON struct {
	Legal   bool         `json:"legal"`
	Reasons []reasonJSON `json:"reasons"`
}

type reasonJSON struct {
	Text string `json:"text"`
	Rule string `json:"rule"`
}

// answer is what is known of the choices that words stand for.
type answer struct {
	offered []string
	refused []game.Ruled // those that read alike once, as the nearest of them; the fewest reasons first, and none that another's are among
}

// ask finds the choices that fit, on offer to a seat or not.
func ask(g *game.Game, s game.Seat, fits func(label string) bool) answer {
	var a answer
	if d := g.Pending(); d != nil && d.Seat == s {
		for i := range d.Options {
			if fits(d.Label(i)) || fits(d.LabelTo(i, s)) {
				a.offered = append(a.offered, d.LabelTo(i, s))
			}
		}
	}
	nearest := map[string]int{}
	for _, r := range g.Why(s) {
		if slices.Contains(a.offered, r.Label) || !fits(r.Label) && !fits(g.LabelTo(&r.Choice, game.Record)) {
			continue
		}
		switch at, had := nearest[r.Label]; {
		case !had:
			nearest[r.Label] = len(a.refused)
			a.refused = append(a.refused, r)
		case len(r.Refusals) < len(a.refused[at].Refusals):
			a.refused[at] = r
		}
	}
	slices.SortStableFunc(a.refused, func(x, y game.Ruled) int { return len(x.Refusals) - len(y.Refusals) })
	var told []game.Ruled
	for _, r := range a.refused {
		if !slices.ContainsFunc(told, func(x game.Ruled) bool { return within(x.Refusals, r.Refusals) }) {
			told = append(told, r)
		}
	}
	a.refused = told
	return a
}

// within reports whether all reasons of one choice are among those of another.
func within(few, many []game.Refusal) bool {
	return !slices.ContainsFunc(few, func(x game.Refusal) bool { return !slices.Contains(many, x) })
}

func (a *answer) json() whyJSON {
	out := whyJSON{Legal: len(a.offered) > 0, Reasons: []reasonJSON{}}
	if out.Legal {
		return out
	}
	for _, r := range a.refused {
		for _, x := range r.Refusals {
			if k := (reasonJSON{x.Text, x.Rule}); !slices.Contains(out.Reasons, k) {
				out.Reasons = append(out.Reasons, k)
			}
		}
	}
	return out
}

// loosely fits a label that has every word, or the beginning of one, in any order.
func loosely(words string) func(string) bool {
	sought := strings.Fields(cards.Fold(words))
	return func(label string) bool {
		label = cards.Fold(label)
		return len(sought) > 0 && !slices.ContainsFunc(sought, func(w string) bool { return !strings.Contains(" "+label, " "+w) })
	}
}

func (a *answer) empty() bool { return len(a.offered)+len(a.refused) == 0 }

// askFor asks about words as scripts write labels, then about the same in any order.
func askFor(g *game.Game, s game.Seat, f *saves.File, words string) answer {
	a := ask(g, s, f.Phrase(words).Fits)
	if a.empty() {
		a = ask(g, s, loosely(words))
	}
	return a
}

// strangers says which of the words are in no choice, on offer or not, or that none has them all.
func strangers(g *game.Game, s game.Seat, words string) string {
	var known, unknown []string
	for _, w := range strings.Fields(words) {
		if a := ask(g, s, loosely(w)); a.empty() {
			unknown = append(unknown, strconv.Quote(w))
		} else {
			known = append(known, strconv.Quote(w))
		}
	}
	switch {
	case len(unknown) == 0:
		return "No choice here, on offer or not, has all of these words: " + strings.Join(known, ", ") + "."
	case len(known) == 0:
		return "No choice here, on offer or not, has any of these words."
	}
	return "No choice here, on offer or not, has the words " + strings.Join(unknown, ", ") + "; some have " + strings.Join(known, ", ") + "."
}

func answerWhy(out io.Writer, g *game.Game, s game.Seat, f *saves.File, words string, asJSON bool) error {
	a := askFor(g, s, f, words)
	unnamed := ""
	if i := strings.LastIndex(words, " with "); i > 0 && a.empty() {
		if a = askFor(g, s, f, words[:i]); !a.empty() {
			unnamed = words[i+1:]
		}
	}
	if asJSON {
		return printJSON(out, a.json())
	}
	if unnamed != "" {
		fmt.Fprintf(out, "Such a choice does not say which minion makes it. Without %q:\n", unnamed)
	}
	switch {
	case len(a.offered) > 0:
		fmt.Fprintln(out, "It is on offer.")
		for _, label := range a.offered {
			fmt.Fprintln(out, "  "+label)
		}
	case len(a.refused) == 0:
		fmt.Fprintln(out, strangers(g, s, words))
	}
	for _, r := range a.refused {
		if len(a.offered) > 0 || len(a.refused) > 1 {
			fmt.Fprintln(out, "Not on offer: "+r.Label)
		}
		for _, x := range r.Refusals {
			fmt.Fprintf(out, "%s (%s)\n", x.Text, x.Rule)
		}
	}
	return nil
}
