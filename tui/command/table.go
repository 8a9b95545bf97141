package command

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

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
	if err := onTerminal(); err != nil {
		if o.Start != nil {
			_ = o.Start.Close()
		}
		return err
	}
	settle(&o)
	return tui.Run(o)
}

// onTerminal is an error if the table could not be drawn where the program runs.
func onTerminal() error {
	if !term.IsTerminal(os.Stdin.Fd()) || !term.IsTerminal(os.Stdout.Fd()) {
		return errNoTerminal
	}
	if kind := os.Getenv("TERM"); kind == "dumb" || kind == "" && runtime.GOOS != "windows" {
		return fmt.Errorf("the table needs a terminal that can move the cursor, and TERM is %q; TERM=xterm suits most", kind)
	}
	return nil
}

// tableOptions are what every table brings along: games on disk, examples, the house.
func tableOptions() tui.Options {
	return tui.Options{
		New: func(s game.Setup, t tui.Table) (tui.Session, error) {
			f := newGame(s.Seats, t.Decks, t.House, s.Seed)
			if asked := t.Asking.Word(); asked != "" {
				f.Options = append(f.Options, saves.Option{Name: "skip", Seat: game.NoSeat, Value: asked})
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

// lessons are those that come with Elysium.
func lessons() []tui.Entry {
	var list []tui.Entry
	for _, e := range saves.Lessons() {
		list = append(list, tui.Entry{Path: e.Path, Title: e.Title, Note: e.About})
	}
	return list
}
