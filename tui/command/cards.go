package command

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"elysium/cards"
	"elysium/game"
	"elysium/saves"
)

// cardJSON is a card as the commands print it.
type cardJSON struct {
	ID          int      `json:"id"`
	Name        string   `json:"name"`
	Kind        string   `json:"kind"`
	Types       []string `json:"types"`
	Clan        []string `json:"clan,omitempty"`
	Disciplines []string `json:"disciplines,omitempty"`
	Capacity    int      `json:"capacity,omitempty"`
	Group       int      `json:"group,omitempty"`
	Cost        string   `json:"cost,omitempty"`
	Defined     bool     `json:"defined"`
	Text        string   `json:"text,omitempty"`
	Official    string   `json:"official,omitempty"` // the official text, if it has been imported
}

func toJSON(p *game.Piece) cardJSON {
	f := p.Facts
	c := cardJSON{ID: f.ID, Name: f.Name, Kind: "library", Types: strings.Split(f.Types.String(), "/"), Clan: f.Clans,
		Capacity: f.Capacity, Group: f.Group, Cost: costText(f), Defined: p.Defined(), Text: p.Text()}
	if f.Crypt() {
		c.Kind = "crypt"
		c.Disciplines = strings.Fields(f.Disciplines.String())
	}
	for _, need := range f.Needs {
		var all []string
		for _, d := range need {
			all = append(all, d.String())
		}
		c.Disciplines = append(c.Disciplines, strings.Join(all, "&"))
	}
	return c
}

func costText(f *game.Facts) string {
	var parts []string
	for _, c := range []struct {
		cost game.Cost
		word string
	}{{f.Pool, "pool"}, {f.Blood, "blood"}, {f.Convictions, "conviction"}} {
		switch {
		case c.cost.X:
			parts = append(parts, "X "+c.word)
		case c.cost.N > 0:
			parts = append(parts, fmt.Sprintf("%d %s", c.cost.N, c.word))
		}
	}
	return strings.Join(parts, ", ")
}

// queryFlags are the fields of a search.
func queryFlags(c *cobra.Command, q *cards.Query) {
	c.Flags().StringVar(&q.Type, "type", "", "card type, \"crypt\" or \"library\"")
	c.Flags().StringVar(&q.Clan, "clan", "", "clan, or the clan a card requires")
	c.Flags().StringVar(&q.Discipline, "discipline", "", "discipline, by its three letters; capitals ask for superior")
	c.Flags().StringVar(&q.Cost, "cost", "", "cost: 2, 2pool, 1blood")
	c.Flags().StringVar(&q.Title, "title", "", "title")
	c.Flags().StringVar(&q.Sect, "sect", "", "sect")
	c.Flags().StringVar(&q.Text, "text", "", "words of the text")
	c.Flags().IntVar(&q.Capacity, "capacity", 0, "capacity")
	c.Flags().IntVar(&q.Group, "group", 0, "group")
	c.Flags().BoolVar(&q.Defined, "defined", false, "only cards that Elysium automates")
	c.Flags().BoolVar(&q.Undefined, "undefined", false, "only cards left to the players")
}

func cardsCommand() *cobra.Command {
	var q cards.Query
	var asJSON bool
	c := &cobra.Command{
		Use:   "cards [QUERY]",
		Short: "Find cards by words of their name or text, and by fields",
		Long: "Finds cards by words of their name or text. A word such as clan:tremere, type:action, disc:DOM, cost:1blood,\n" +
			"cap:5, group:6, title:prince, sect:sabbat, text:bleed or defined:no asks for a field; so do the flags.",
		RunE: func(c *cobra.Command, args []string) error {
			typed, err := cards.ParseQuery(strings.Join(quoteValues(args), " "))
			if err == nil {
				err = q.Check()
			}
			if err != nil {
				return err
			}
			return findCards(c.OutOrStdout(), c.ErrOrStderr(), typed, q, asJSON)
		},
	}
	queryFlags(c, &q)
	jsonFlag(c, &asJSON)
	c.AddCommand(coverageCommand(), importCommand())
	return c
}

// quoteValues puts the quotes back that the shell has taken off a value: clan:"Banu Haqim".
func quoteValues(args []string) []string {
	quoted := slices.Clone(args)
	for i, arg := range args {
		field, value, ok := strings.Cut(arg, ":")
		if !ok || !strings.Contains(value, " ") {
			continue
		}
		whole := field + `:"` + value + `"`
		if _, err := cards.ParseQuery(whole); err == nil {
			quoted[i] = whole
		}
	}
	return quoted
}

func findCards(out, errs io.Writer, typed, flags cards.Query, asJSON bool) error {
	found := []cardJSON{}
	for _, p := range cards.Search(typed) {
		if flags.Matches(p) {
			found = append(found, toJSON(p))
		}
	}
	if asJSON {
		return printJSON(out, found)
	}
	if len(found) == 0 {
		fmt.Fprintln(errs, "No card fits.")
	}
	for _, k := range found {
		fmt.Fprintln(out, cardLine(&k))
	}
	return nil
}

func cardLine(k *cardJSON) string {
	parts := []string{k.Name, strings.Join(k.Types, "/")}
	if len(k.Clan) > 0 {
		parts = append(parts, strings.Join(k.Clan, "/"))
	}
	if k.Capacity > 0 {
		parts = append(parts, fmt.Sprintf("capacity %d", k.Capacity))
	}
	if len(k.Disciplines) > 0 {
		parts = append(parts, strings.Join(k.Disciplines, " "))
	}
	if k.Group > 0 {
		parts = append(parts, fmt.Sprintf("group %d", k.Group))
	}
	if k.Cost != "" {
		parts = append(parts, k.Cost)
	}
	return strings.Join(parts, ", ")
}

func cardCommand() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "card NAME",
		Short: "Show one card: what is printed on it, and what it does in our words",
		Args:  takes(1, many),
		RunE: func(c *cobra.Command, args []string) error {
			p, err := cards.Find(strings.Join(args, " "))
			if err != nil {
				return err
			}
			k := toJSON(p)
			k.Official = saves.OfficialText(k.ID)
			if asJSON {
				return printJSON(c.OutOrStdout(), k)
			}
			printCard(c.OutOrStdout(), p, &k)
			return nil
		},
	}
	jsonFlag(c, &asJSON)
	return c
}

func importCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "import LIBRARY.csv CRYPT.csv",
		Short: "Keep the official texts of the two public card lists beside ours, for you alone",
		Args:  takes(2, 2),
		RunE: func(c *cobra.Command, args []string) error {
			n, err := saves.ImportOfficial(args...)
			if err == nil {
				fmt.Fprintf(c.OutOrStdout(), "%d texts are kept; card detail shows them beside ours.\n", n)
			}
			return err
		},
	}
}

func printCard(out io.Writer, p *game.Piece, k *cardJSON) {
	fmt.Fprintln(out, cardLine(k))
	f := p.Facts
	if f.Sect != game.NoSect {
		line := f.Sect.String()
		if f.Title.Rank != game.Untitled {
			line += " " + f.Title.String()
		}
		fmt.Fprintln(out, line)
	}
	if line := numbersLine(f); line != "" {
		fmt.Fprintln(out, line)
	}
	switch {
	case k.Text != "":
		fmt.Fprintln(out, k.Text)
	case k.Defined:
	case f.Crypt():
		fmt.Fprintln(out, "Elysium knows what is printed above; the rest of its text is left to the players.")
	default:
		fmt.Fprintln(out, "Elysium enforces its type, cost and requirements; its effect is left to the players.")
	}
	if text := saves.OfficialText(f.ID); text != "" {
		fmt.Fprintln(out, "\nThe official text:\n"+text)
	}
	if words := p.Effects(); len(words) > 0 {
		fmt.Fprintln(out, "Effects by name: "+strings.Join(words, ", "))
	}
}

// numbersLine is what a minion or retainer prints beside its text: life, strength and bleed,
// bonuses, traits.
func numbersLine(f *game.Facts) string {
	var parts []string
	number := func(format string, n int, show bool) {
		if show {
			parts = append(parts, fmt.Sprintf(format, n))
		}
	}
	bonus := func(n int, word string) { number("%+d "+word, n, n != 0) }
	strength, bleed := f.Strength, f.Bleed
	if f.Crypt() {
		strength, bleed = 1+f.StrengthBonus, 1+f.BleedBonus // what a vampire or imbued has by itself
	}
	minion := f.Crypt() || f.Types.Has(game.Ally)
	number("%d life", f.Life, f.Life > 0)
	number("%d strength", strength, minion || strength > 0)
	number("%d bleed", bleed, minion || bleed > 0)
	bonus(f.Stealth, "stealth")
	bonus(f.Intercept, "intercept")
	bonus(f.Hunt, "hunt")
	bonus(f.Votes, "vote")
	bonus(f.Ballots, "ballot")
	if f.Crypt() && !f.Unique {
		parts = append(parts, "not unique")
	}
	for _, x := range []struct {
		is   bool
		word string
	}{{f.Unique && !f.Crypt(), "unique"}, {f.Location, "location"}, {f.Trifle, "trifle"}, {f.OutOfTurn, "out-of-turn"}, {f.BurnOption, "burn option"}} {
		if x.is {
			parts = append(parts, x.word)
		}
	}
	if f.Slave != "" {
		parts = append(parts, f.Slave+" slave")
	}
	if f.Circle != "" {
		parts = append(parts, f.Circle+" circle")
	}
	return strings.Join(append(parts, f.Traits...), ", ")
}

// definedCards is what is defined and, if asked for, how.
type definedCards struct {
	cards.Report
	*cards.Measures
}

func coverageCommand() *cobra.Command {
	var asJSON, language bool
	c := &cobra.Command{
		Use:   "coverage",
		Short: "What is defined, by kind and type",
		Args:  takes(0, 0),
		RunE: func(c *cobra.Command, args []string) error {
			r := definedCards{Report: cards.Coverage()}
			if language {
				m := cards.Language()
				r.Measures = &m
			}
			if asJSON {
				return printJSON(c.OutOrStdout(), r)
			}
			printCoverage(c.OutOrStdout(), &r)
			return nil
		},
	}
	c.Flags().BoolVar(&language, "language", false, "measure the definitions")
	jsonFlag(c, &asJSON)
	return c
}

func printCoverage(out io.Writer, r *definedCards) {
	fmt.Fprintf(out, "library: %d of %d cards defined\n", r.Library.Defined, r.Library.Total)
	fmt.Fprintf(out, "crypt: %d of %d cards defined or without text\n", r.Crypt.Defined, r.Crypt.Total)
	for _, t := range r.Types {
		fmt.Fprintf(out, "  %-24s %4d of %4d\n", t.Type, t.Defined, t.Total)
	}
	m := r.Measures
	if m == nil {
		return
	}
	fmt.Fprintf(out, "definitions: %d, median %g lines, mean %g\n", m.Definitions, m.Median, m.Mean)
	fmt.Fprintln(out, "longest:")
	for _, d := range m.Worst {
		fmt.Fprintf(out, "  %2d %s\n", d.Lines, d.Name)
	}
	printNames(out, "with a function of their own", m.OneOff)
	printNames(out, "words used by one definition", m.UsedOnce)
}

func printNames(out io.Writer, what string, names []string) {
	fmt.Fprintf(out, "%s: %d\n", what, len(names))
	for _, name := range names {
		fmt.Fprintln(out, "  "+name)
	}
}
