package tui

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"elysium/cards"
	"elysium/decks"
	"elysium/game"
	"elysium/game/house"
	"elysium/game/witness"
)

// secretDecisions is how many decisions TestSecrets plays; ELYSIUM_DECISIONS asks for more.
func secretDecisions() int {
	if testing.Short() {
		return 1500
	}
	if n, err := strconv.Atoi(os.Getenv("ELYSIUM_DECISIONS")); err == nil {
		return n
	}
	return 10000
}

// TestSecrets plays games of two to six seats at random, among people and the house, with the
// decks that come along and with random ones, and wants no frame to name a card that its reader
// may not know.
func TestSecrets(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	decisions, frames, completed := 0, 0, 0
	for seed := uint64(1); decisions < secretDecisions(); seed++ {
		x := newSecretTable(t, seed, &frames)
		m, play := x.m, eager(seed)
		for n := 0; n < 3000 && m.table.d != nil && decisions < secretDecisions(); n++ {
			tb := m.table
			before := len(tb.game().Picks())
			switch {
			case tb.isHouse(tb.d.Seat):
				m.Update(houseMsg{tb.tick})
				if r.IntN(4) > 0 {
					decisions += max(0, len(tb.game().Picks())-before)
					continue
				}
			case tb.shade.on:
				x.check()
				m.Update(graceMsg{tb.tick})
				x.check()
				m.press(" ")
			default:
				x.peek(r)
				if tb.shade.on || tb.d == nil || tb.isHouse(tb.d.Seat) {
					continue
				}
				tb.take(play.Pick(tb.game(), tb.d))
			}
			x.check()
			decisions += max(0, len(tb.game().Picks())-before)
		}
		completed += x.completed
		_ = m.Close()
	}
	require.Positive(t, completed)
	t.Logf("%d decisions, %d frames, typed %d times", decisions, frames, completed)
}

// secretTable is a table of cards that have names of their own, and who watches it.
type secretTable struct {
	t       *testing.T
	m       *Model
	session *watched
	ids     map[string][]int // of the cards by their names
	frames  *int
	seed    uint64

	completed int // times that names were found by typing
}

func newSecretTable(t *testing.T, seed uint64, frames *int) *secretTable {
	t.Helper()
	setup := setupOf(t, seed)
	if seed%2 == 0 {
		setup.Seats = mixedSeats(2+int(seed/2%5), seed)
	}
	setup, err := witness.Masked(setup, seed%3 == 0)
	require.NoError(t, err)
	played := make([]bool, len(setup.Seats))
	for i := range played {
		played[i] = (seed>>i)%3 == 1 // the house here, people there
	}
	played[0] = false
	s, err := NewMemory(setup, Table{House: played})
	require.NoError(t, err)
	w := &watched{memory: s.(*memory), witness: witness.New(s.Game())}
	m := New(Options{Start: w, House: played, Policy: house.NewSteady(seed), Curtain: Curtain(seed % 2), Theme: &plain, Pause: time.Millisecond})
	sizes := [][2]int{{104, 30}, {80, 24}, {160, 50}}
	size := sizes[seed%3]
	m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
	m.Init()
	x := &secretTable{t: t, m: m, session: w, ids: map[string][]int{}, frames: frames, seed: seed}
	for _, c := range allCards(w.Game()) {
		x.ids[c.Name()] = append(x.ids[c.Name()], c.ID())
	}
	return x
}

// mixedSeats are seats with random decks of all that is defined.
func mixedSeats(n int, seed uint64) []game.SeatSetup {
	var seats []game.SeatSetup
	for i := range n {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		d := decks.Mix(r, cards.Defined())
		for d == nil {
			d = decks.Mix(r, cards.Defined())
		}
		crypt, library := d.Pieces()
		seats = append(seats, game.SeatSetup{Name: chairNames[i], Crypt: crypt, Library: library})
	}
	return seats
}

// watched is a game in memory with a witness of every decision.
type watched struct {
	*memory
	witness *witness.Witness
}

func (s *watched) Choose(i int) error {
	err := s.memory.Choose(i)
	s.witness.Follow()
	return err
}

func (s *watched) UndoAgreed(n int) error {
	err := s.memory.UndoAgreed(n)
	if err == nil {
		s.witness, err = witness.Again(s.Game())
	}
	return err
}

func (s *watched) Undo() error { return s.UndoAgreed(1) }

func (s *watched) Redo() error {
	err := s.memory.Redo()
	s.witness.Follow()
	return err
}

// peeks are keys that look at things, or ask before they do more.
var peeks = strings.Split("tab tab l r a i [ ] w h e o y ? / s t g q u", " ")

// peek presses keys that look at things and choose nothing.
func (x *secretTable) peek(r *rand.Rand) {
	if r.IntN(3) > 0 {
		return
	}
	m := x.m
	key := peeks[r.IntN(len(peeks))]
	if key == "u" && r.IntN(8) > 0 {
		return
	}
	m.press(key)
	x.check()
	x.complete()
	moves := strings.Split("down up right left pgdown end", " ")
	if m.table.over != nil {
		moves = append(moves, "enter", "w", "m", "i")
	}
	for range r.IntN(4) {
		if m.table.leave || m.table.over == nil && m.table.ask.filter == "" {
			break
		}
		if _, asks := m.table.over.(*confirm); asks {
			break
		}
		m.press(moves[r.IntN(len(moves))])
		x.check()
	}
	if r.IntN(20) == 0 {
		m.Update(tea.BlurMsg{})
		x.check()
	}
	for range 3 {
		if m.table.over != nil || m.table.ask.filter != "" || m.table.ask.typing {
			m.press("esc")
		}
	}
	m.table.over = nil
}

// complete types how every card of a mask begins, where something can be found by typing.
func (x *secretTable) complete() {
	typed, ok := x.m.table.over.(typist)
	if !x.m.table.ask.typing && (!ok || !typed.typing()) {
		return
	}
	for _, letter := range []string{"z", "q", "a"} {
		x.m.press(letter)
		x.check()
	}
	x.completed++
}

// check wants no card on the screen that its reader may not know now, but for what the log tells
// of earlier.
func (x *secretTable) check() {
	x.t.Helper()
	*x.frames++
	tb := x.m.table
	if tb == nil {
		return
	}
	frame := x.m.View()
	require.NoError(x.t, x.m.fault())
	if tb.mode == CurtainOpen {
		return
	}
	for _, name := range witness.Find(frame) {
		if !x.known(tb.viewer, name) {
			c := x.cards(name)[0]
			x.t.Fatalf("seed %d: %s may not know %s, a card in the %s of %s:\n%s",
				x.seed, tb.name(tb.viewer), name, c.Zone(), tb.name(c.Controller()), frame)
		}
	}
}

// known reports whether a reader may know a card of a name, or was told of one.
func (x *secretTable) known(reader game.Seat, name string) bool {
	met := false
	for _, c := range x.cards(name) {
		if x.session.witness.May(reader, c) {
			return true
		}
		met = met || x.session.witness.Met(reader, c)
	}
	if !met {
		return false
	}
	for i := range x.m.table.log.lines {
		if strings.Contains(x.m.table.log.lines[i].text, name) {
			return true
		}
	}
	return false
}

func (x *secretTable) cards(name string) (named []*game.Card) {
	for _, id := range x.ids[name] {
		named = append(named, x.session.Game().CardByID(id))
	}
	return named
}

func allCards(g *game.Game) []*game.Card {
	var all []*game.Card
	for c := g.CardByID(0); c != nil; c = g.CardByID(len(all)) {
		all = append(all, c)
	}
	return all
}
