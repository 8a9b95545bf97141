package command

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

	"elysium/decks"
	"elysium/game"
	"elysium/game/house"
	"elysium/saves"
	"elysium/tui"
)

// errNoTerminal says what the table needs.
var errNoTerminal = errors.New("the table needs a terminal; check, fmt, show, diff, why, sim, soak, cards, card, deck, rules and keys need none")

// runTable opens the table's menu.
func runTable(c *cobra.Command, _ []string) error { return openTable(tableOptions()) }

func openTable(o tui.Options) error {
	if !term.IsTerminal(os.Stdin.Fd()) || !term.IsTerminal(os.Stdout.Fd()) {
		if o.Start != nil {
			_ = o.Start.Close()
		}
		return errNoTerminal
	}
	settle(&o)
	return tui.Run(o)
}

// tableOptions are what every table brings along: games on disk, examples, the house.
func tableOptions() tui.Options {
	return tui.Options{
		New: func(s game.Setup, t tui.Table) (tui.Session, error) {
			f := newGame(s.Seats, t.Decks, t.House, s.Seed)
			if t.Quick {
				f.Options = append(f.Options, saves.Option{Name: "skip", Seat: game.NoSeat, Value: tui.Quickly})
			}
			if limit := (saves.TimeLimit{Limit: t.Limit}).String(); limit != "" {
				f.Options = append(f.Options, saves.Option{Name: "time-limit", Seat: game.NoSeat, Value: limit})
			}
			return create(f, t.House, t.Curtain)
		},
		Open:    func(path string) (tui.Session, error) { return open(path, -1) },
		Read:    saves.Read,
		Files:   func(dir string) []tui.Entry { return entries(saves.Folder(dir)) },
		Folders: folders,
		Recent: func() []tui.Entry {
			var list []tui.Entry
			for _, e := range saves.List() {
				list = append(list, tui.Entry{Path: e.Path, Title: entryTitle(e), Note: e.Error, Time: e.Time, Broken: e.Error != ""})
			}
			return list
		},
		Lessons:  lessons,
		Examples: examples,
		Decks:    saves.DeckFiles,
		Policy:   housePolicy(),
	}
}

func entryTitle(e saves.Entry) string {
	if e.Error != "" {
		return filepath.Base(e.Path) + " (cannot be loaded)"
	}
	title := e.Title
	if title == "" {
		title = strings.Join(e.Seats, ", ")
	}
	return fmt.Sprintf("%s (%s)", title, counted(e.Decisions, "decision"))
}

// examples are the boards that come with Elysium.
func examples() []tui.Entry { return entries(saves.Examples()) }

func entries(files []saves.Entry) []tui.Entry {
	var list []tui.Entry
	for _, e := range files {
		list = append(list, tui.Entry{Path: e.Path, Title: e.Title, Time: e.Time})
	}
	return list
}

// folders are where tables lie: those that come along, the player's copied boards, and where the
// program was started.
func folders() []tui.Entry {
	list := []tui.Entry{{Path: saves.TestdataPrefix, Title: "scripts of rules and cards that come along"}}
	if dir, err := saves.Dir(); err == nil {
		list = append(list, tui.Entry{Path: filepath.Join(dir, "boards"), Title: "copied boards"}, tui.Entry{Path: filepath.Join(dir, "games"), Title: "saved games"})
	}
	if here, err := os.Getwd(); err == nil {
		list = append(list, tui.Entry{Path: here, Title: "the folder " + filepath.Base(here)})
	}
	for i := range list[1:] {
		list[1+i].Path += "/"
	}
	return list
}

// housePlayers play every house seat; each seat's policy draws from its own generator.
type housePlayers struct {
	seats map[game.Seat]*house.Steady
	last  *house.Steady
}

// Pick lets the policy of the decision's seat choose.
func (h *housePlayers) Pick(g *game.Game, d *game.Decision) int {
	p := h.seats[d.Seat]
	if p == nil {
		p = house.NewSteady(uint64(d.Seat) + 1)
		h.seats[d.Seat] = p
	}
	h.last = p
	return p.Pick(g, d)
}

// Explain says why the last pick was made.
func (h *housePlayers) Explain() string {
	if h.last == nil {
		return ""
	}
	return h.last.Explain()
}

func housePolicy() tui.Policy { return &housePlayers{seats: map[game.Seat]*house.Steady{}} }

// kept is a saved game as the table plays it.
type kept struct {
	*saves.Session
	house []bool
	edits string // the file that a copied board goes to; "": a new one
}

// CopyBoard writes the table as it stands as a board, with what holds on it, and returns the
// file's path and its text.
func (k kept) CopyBoard() (path, text string, err error) {
	f, err := saves.Scenario(k.Game(), k.File())
	if err != nil {
		return "", "", err
	}
	if k.edits != "" {
		old, err := readTable(k.edits)
		if err != nil {
			return "", "", err
		}
		old.Lay(f)
		return k.edits, string(old.Format()), old.WriteFile(k.edits)
	}
	if path, err = saves.BoardPath(); err != nil {
		return "", "", err
	}
	return path, string(f.Format()), f.WriteFile(path)
}

// Branch begins a game of its own from an earlier decision of this one.
func (k kept) Branch(at int) (tui.Session, error) {
	s, err := k.Session.Branch(at)
	if err != nil {
		return nil, err
	}
	return kept{Session: s, house: k.house}, nil
}

func (k kept) HouseSeats() []bool { return k.house }

func (k kept) Option(name string) string { return k.File().Option(name) }

func create(f *saves.File, house []bool, curtain tui.Curtain) (tui.Session, error) {
	f.Options = append(f.Options, saves.Option{Name: "curtain", Seat: game.NoSeat, Value: curtain.Word()})
	s, err := saves.Create("", f)
	if err != nil {
		return nil, err
	}
	return kept{Session: s, house: house}, nil
}

// lessons are those that come with Elysium.
func lessons() []tui.Entry {
	var list []tui.Entry
	for _, e := range saves.Lessons() {
		list = append(list, tui.Entry{Path: e.Path, Title: e.Title, Note: e.About})
	}
	return list
}

// open opens a saved game, a board or one of Elysium's examples.
func open(path string, at int) (tui.Session, error) {
	if name, ok := strings.CutPrefix(path, saves.LessonPrefix); ok {
		return saves.OpenLesson(name)
	}
	var s *saves.Session
	var err error
	if name, ok := strings.CutPrefix(path, saves.ExamplePrefix); ok {
		s, err = saves.OpenExample(name)
	} else if strings.HasPrefix(path, saves.TestdataPrefix) {
		s, err = saves.OpenTestdata(path)
	} else {
		s, err = saves.Open(saves.AtHome(path), at)
	}
	if err != nil {
		return nil, err
	}
	seats := make([]bool, len(s.File().Seats))
	for i := range seats {
		seats[i] = s.File().House(game.Seat(i)) != ""
	}
	return kept{Session: s, house: seats}, nil
}

// newGame is the file of a new game from decks; a random Methuselah begins
// (RB-order-of-play.p1.c1).
func newGame(seats []game.SeatSetup, names []string, house []bool, seed uint64) *saves.File {
	f := &saves.File{Seed: seed, Seeded: true, Logged: true, Engine: saves.Engine}
	for i, s := range seats {
		d := &saves.Deck{}
		if i < len(names) && embedded(names[i]) {
			d.Name = names[i]
		} else {
			d.Cards = listed(s)
		}
		f.Seats = append(f.Seats, saves.SeatBoard{Name: s.Name, Deck: d})
		if house[i] {
			f.Options = append(f.Options, saves.Option{Name: "house", Seat: game.Seat(i), Value: "steady"})
		}
	}
	f.Start = &saves.Start{Seat: firstSeat(seed, len(seats)), Phase: game.UnlockPhase}
	return f
}

// firstSeat draws the Methuselah who begins.
func firstSeat(seed uint64, seats int) game.Seat {
	return game.Seat(rand.New(rand.NewPCG(seed, 7)).IntN(seats))
}

func embedded(name string) bool { return slices.Contains(decks.Names(), name) }

// listed writes a deck out card by card.
func listed(s game.SeatSetup) []saves.DeckCard {
	var list []saves.DeckCard
	for _, p := range append(slices.Clone(s.Crypt), s.Library...) {
		i := slices.IndexFunc(list, func(c saves.DeckCard) bool { return c.Piece == p })
		if i < 0 {
			list = append(list, saves.DeckCard{Count: 1, Piece: p})
			continue
		}
		list[i].Count++
	}
	return list
}

// playFlags say who sits where.
type playFlags struct {
	seats, house []string
	seed         uint64
	open         bool
}

func playCommand() *cobra.Command {
	f := &playFlags{}
	c := &cobra.Command{
		Use:   "play",
		Short: "Straight to a game; without seats: you and three house seats",
		Args:  takes(0, 0),
		RunE: func(c *cobra.Command, args []string) error {
			file, house, err := f.file()
			if err != nil {
				return err
			}
			if !term.IsTerminal(os.Stdin.Fd()) || !term.IsTerminal(os.Stdout.Fd()) {
				return errNoTerminal
			}
			o := tableOptions()
			if f.open {
				o.Curtain = tui.CurtainOpen
			}
			s, err := create(file, house, o.Curtain)
			if err != nil {
				return err
			}
			o.Start, o.House = s, house
			return openTable(o)
		},
	}
	c.Flags().StringArrayVar(&f.seats, "seat", nil, "NAME=DECK; a deck is a file or one of Elysium's by name")
	c.Flags().StringArrayVar(&f.house, "house", nil, "a seat the house plays")
	c.Flags().Uint64Var(&f.seed, "seed", 0, "seed of the shuffles; 0 chooses one")
	c.Flags().BoolVar(&f.open, "open", false, "play with open hands")
	return c
}

// file is the game that the flags describe, and which seats the house plays.
func (f *playFlags) file() (*saves.File, []bool, error) {
	seats, housed := f.seats, f.house
	if len(seats) == 0 {
		for i, name := range []string{"Anna", "Ben", "Carol", "Dora"} {
			seats = append(seats, name+"="+defaultDecks[i])
		}
		if len(housed) == 0 {
			housed = []string{"Ben", "Carol", "Dora"}
		}
	}
	if len(seats) < 2 || len(seats) > 6 {
		return nil, nil, fmt.Errorf("--seat: a table has 2 to 6 seats, not %d", len(seats))
	}
	var at []game.SeatSetup
	var names []string
	for _, s := range seats {
		name, deck, ok := strings.Cut(s, "=")
		if !ok || name == "" || deck == "" {
			return nil, nil, fmt.Errorf("--seat: expected NAME=DECK, not %q", s)
		}
		d, err := decks.Load(deck)
		if err != nil {
			return nil, nil, err
		}
		crypt, library := d.Pieces()
		at = append(at, game.SeatSetup{Name: name, Crypt: crypt, Library: library})
		names = append(names, d.Name)
	}
	var called []string
	for _, s := range at {
		called = append(called, s.Name)
	}
	if err := saves.SeatNames(called); err != nil {
		return nil, nil, fmt.Errorf("--seat: %w", err)
	}
	house := make([]bool, len(at))
	for _, name := range housed {
		i := slices.IndexFunc(at, func(s game.SeatSetup) bool { return strings.EqualFold(s.Name, name) })
		if i < 0 {
			return nil, nil, fmt.Errorf("--house: no seat is called %q", name)
		}
		house[i] = true
	}
	seed := f.seed
	if seed == 0 {
		seed = rand.Uint64()
	}
	return newGame(at, names, house, seed), house, nil
}

func loadCommand() *cobra.Command {
	at := -1
	c := &cobra.Command{
		Use:   "load FILE",
		Short: "The table from a .vtes file",
		Args:  takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			s, err := open(args[0], at)
			if err != nil {
				return err
			}
			o := tableOptions()
			o.Start = s
			o.House = s.(kept).house
			return openTable(o)
		},
	}
	c.Flags().IntVar(&at, "at", -1, "decision to load the game at; the rest can be done again, other play goes on in a new file")
	return c
}

func editCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "edit FILE",
		Short: "Edit a board at the table: all hands open, e corrects, c writes the file",
		Args:  takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			f, err := readTable(args[0])
			if err != nil {
				return err
			}
			if f.Logged {
				return fmt.Errorf("%s holds a game; copy a board out of it with c at the table", args[0])
			}
			s, err := open(args[0], -1)
			if err != nil {
				return err
			}
			k := s.(kept)
			k.edits = args[0]
			o := tableOptions()
			o.Start, o.House, o.Curtain = k, make([]bool, len(k.house)), tui.CurtainOpen
			return openTable(o)
		},
	}
}

// position loads a file without keeping anything: the game as it stands at a decision.
func position(path string, at int) (*saves.File, *game.Game, error) {
	f, err := readTable(path)
	if err != nil {
		return nil, nil, err
	}
	g, err := saves.Position(f, at)
	if err != nil {
		return nil, nil, err
	}
	return f, g, nil
}

// seatByName finds a seat of a file.
func seatByName(f *saves.File, name string) (game.Seat, error) {
	var names []string
	for i, s := range f.Seats {
		if strings.EqualFold(s.Name, name) {
			return game.Seat(i), nil
		}
		names = append(names, s.Name)
	}
	return game.NoSeat, fmt.Errorf("no seat of %s is called %q; its seats are %s", filepath.Base(f.Path), name, strings.Join(names, ", "))
}

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
			s := game.NoSeat
			if seat != "" {
				if s, err = seatByName(f, seat); err != nil {
					return err
				}
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

func whyCommand() *cobra.Command {
	var asJSON bool
	at := -1
	c := &cobra.Command{
		Use:   "why FILE SEAT WORDS...",
		Short: "Why a choice is or is not on offer where the file stands",
		Long: "Why a choice is, or is not, on offer to a seat where the file stands, or at an earlier decision of its log: each\n" +
			"reason with the rule it rests on. The words are a choice's label or a part of it.",
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
			return answerWhy(c.OutOrStdout(), g, s, f.Phrase(strings.Join(args[2:], " ")), asJSON)
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

func answerWhy(out io.Writer, g *game.Game, s game.Seat, words saves.Phrase, asJSON bool) error {
	a := whyJSON{Reasons: []reasonJSON{}}
	if d := g.Pending(); d != nil && d.Seat == s {
		for _, label := range d.Labels() {
			a.Legal = a.Legal || words.Fits(label)
		}
	}
	found := a.Legal
	if !a.Legal {
		for _, r := range g.Why(s) {
			if !words.Fits(r.Label) {
				continue
			}
			found = true
			for _, x := range r.Refusals {
				if k := (reasonJSON{x.Text, x.Rule}); !slices.Contains(a.Reasons, k) {
					a.Reasons = append(a.Reasons, k)
				}
			}
		}
	}
	if asJSON {
		return printJSON(out, a)
	}
	switch {
	case a.Legal:
		fmt.Fprintln(out, "It is on offer.")
	case !found:
		fmt.Fprintln(out, "Nothing like that can be thought of here: no card or minion of that seat fits the words.")
	}
	for _, r := range a.Reasons {
		fmt.Fprintf(out, "%s (%s)\n", r.Text, r.Rule)
	}
	return nil
}
