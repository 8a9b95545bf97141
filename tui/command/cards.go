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

// filters narrow down a search of cards.
type filters struct {
	kind, clan, discipline, title, sect string
	capacity, group                     int
	defined, undefined                  bool
}

func (f *filters) flags(c *cobra.Command) {
	c.Flags().StringVar(&f.kind, "type", "", "card type, \"crypt\" or \"library\"")
	c.Flags().StringVar(&f.clan, "clan", "", "clan, or the clan a card requires")
	c.Flags().StringVar(&f.discipline, "discipline", "", "discipline, by its three letters; capitals ask for superior")
	c.Flags().StringVar(&f.title, "title", "", "title")
	c.Flags().StringVar(&f.sect, "sect", "", "sect")
	c.Flags().IntVar(&f.capacity, "capacity", 0, "capacity")
	c.Flags().IntVar(&f.group, "group", 0, "group")
	c.Flags().BoolVar(&f.defined, "defined", false, "only cards that Elysium automates")
	c.Flags().BoolVar(&f.undefined, "undefined", false, "only cards left to the players")
}

// check refuses words that name nothing.
func (f *filters) check() error {
	if f.discipline != "" {
		if _, ok := game.ParseDiscipline(f.discipline); !ok {
			return fmt.Errorf("--discipline: %q is not the three letters of a discipline", f.discipline)
		}
	}
	if f.sect != "" {
		if _, ok := game.ParseSect(f.sect); !ok {
			return fmt.Errorf("--sect: %q is not a sect", f.sect)
		}
	}
	if f.kind != "" && f.kind != "crypt" && f.kind != "library" {
		if _, ok := game.ParseTypes(f.kind); !ok {
			return fmt.Errorf("--type: %q is not a card type", f.kind)
		}
	}
	return nil
}

func (f *filters) matches(p *game.Piece) bool {
	k := p.Facts
	switch {
	case f.kind == "crypt" && !k.Crypt(), f.kind == "library" && k.Crypt():
		return false
	case f.clan != "" && !slices.ContainsFunc(k.Clans, func(c string) bool { return strings.EqualFold(c, f.clan) }):
		return false
	case f.capacity != 0 && k.Capacity != f.capacity, f.group != 0 && k.Group != f.group:
		return false
	case f.title != "" && !strings.Contains(strings.ToLower(k.Title.String()), strings.ToLower(f.title)):
		return false
	case f.sect != "" && !strings.EqualFold(k.Sect.String(), f.sect):
		return false
	case f.defined && !p.Defined(), f.undefined && p.Defined():
		return false
	}
	if t, ok := game.ParseTypes(f.kind); ok && !k.Types.Has(t) {
		return false
	}
	return f.discipline == "" || hasDiscipline(k, f.discipline)
}

func hasDiscipline(k *game.Facts, word string) bool {
	d, _ := game.ParseDiscipline(word)
	least := game.Basic
	if word == strings.ToUpper(word) {
		least = game.Superior
	}
	if k.Crypt() {
		return k.Disciplines[d] >= least
	}
	return slices.ContainsFunc(k.Needs, func(r game.Requirement) bool { return slices.Contains(r, d) })
}

func cardsCommand() *cobra.Command {
	var f filters
	var asJSON bool
	c := &cobra.Command{
		Use:   "cards [QUERY]",
		Short: "Find cards by words of their name or text",
		RunE: func(c *cobra.Command, args []string) error {
			if err := f.check(); err != nil {
				return err
			}
			return findCards(c.OutOrStdout(), c.ErrOrStderr(), strings.Join(args, " "), &f, asJSON)
		},
	}
	f.flags(c)
	jsonFlag(c, &asJSON)
	c.AddCommand(coverageCommand(), importCommand())
	return c
}

func findCards(out, errs io.Writer, query string, f *filters, asJSON bool) error {
	words := strings.Fields(cards.Fold(query))
	found := []cardJSON{}
	for _, p := range cards.All() {
		if f.matches(p) && holdsAll(p, words) {
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

func holdsAll(p *game.Piece, words []string) bool {
	if len(words) == 0 {
		return true
	}
	text := cards.Fold(p.Facts.Name) + " " + cards.Fold(p.Text())
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
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
