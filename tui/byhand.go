package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/cards"
	"elysium/game"
)

// byHand is what the table does by hand: for cards whose text is not defined, for mistakes, and
// for a friend who concedes. Corrections are listed and found by typing; what is not in the list
// can be written out.
type byHand struct {
	text  string
	fault string
	all   []string
	fold  []string
	shown []string
	list  list
}

// newByHand lists the corrections at hand, those about one card alone where only is its name.
func newByHand(t *table, only string) *byHand {
	o := &byHand{all: handChoices(t, only)}
	for _, c := range o.all {
		o.fold = append(o.fold, cards.Fold(c))
	}
	o.narrow()
	return o
}

// narrow keeps the corrections that have every word typed. What is typed may set another value than
// those listed: a number comes before those that have its digits, anything else where none has it.
func (o *byHand) narrow() {
	o.shown = o.shown[:0]
	words := sought(o.text)
	if len(words) > 0 {
		if _, err := strconv.Atoi(words[len(words)-1]); err == nil {
			o.valued()
		}
	}
	for i := range o.all {
		if has(o.fold[i], words) && !slices.Contains(o.shown, o.all[i]) {
			o.shown = append(o.shown, o.all[i])
		}
	}
	if len(o.shown) == 0 {
		o.valued()
	}
	o.list.set(0, len(o.shown))
}

// valued lists the corrections that set what is typed before the last word to that.
func (o *byHand) valued() {
	typed := strings.Fields(o.text)
	last := len(typed) - 1
	if last < 2 || typed[0] != "set" {
		return
	}
	words := sought(strings.Join(typed[:last], " "))
	for i, text := range o.all {
		cut := strings.LastIndexByte(text, ' ')
		if !strings.HasPrefix(text, "set ") || !has(o.fold[i], words) {
			continue
		}
		if text = text[:cut+1] + typed[last]; !slices.Contains(o.shown, text) {
			o.shown = append(o.shown, text)
		}
	}
}

func (o *byHand) draw(t *table, w, h int) []string {
	th := t.theme
	p := newPanel(w, h)
	from, to := o.list.window(len(o.shown), max(1, h-5))
	p.title(th, "By hand, for "+t.name(t.speaker()), strings.TrimSpace(th.Keys.say("type to find, {column} completes, {take} does it, {back}  ")+more(from, to, len(o.shown))))
	p.line(func(l *line) { l.put(th.Asked, "> ").put(th.Bold, o.text).put(th.Cursor, "_") })
	p.para(th.Bad, 2, o.fault)
	for i := from; i < to; i++ {
		p.line(func(l *line) { drawChoice(l, th, i, i == o.list.cur, true, o.shown[i], "", 0) })
	}
	if len(o.shown) == 0 {
		p.para(th.Dim, 2, th.Keys.say("{take}")+" takes what is written: set CARD WORD VALUE, set SEAT WORD VALUE, move CARD to ZONE of SEAT, end action.")
	}
	p.para(th.Dim, 2, "It is written down like a decision, told apart in the log, and can be taken back.")
	return p.done()
}

func (o *byHand) key(t *table, k string) tea.Cmd {
	switch {
	case is(k, tableKeys.Back):
		t.over = nil
	case is(k, tableKeys.Column):
		if i := o.list.cur; i < len(o.shown) {
			o.text = strings.TrimSuffix(o.shown[i], open)
			o.narrow()
		}
	case is(k, tableKeys.Commit):
		return o.enter(t)
	case write(&o.text, k):
		o.narrow()
	default:
		o.list.keys(k, len(o.shown), max(1, t.h/2))
	}
	return nil
}

func (o *byHand) enter(t *table) tea.Cmd {
	text := strings.TrimSpace(o.text)
	if i := o.list.cur; i < len(o.shown) {
		text = o.shown[i]
	}
	if rest, more := strings.CutSuffix(text, open); more {
		o.text = rest
		o.narrow()
		return nil
	}
	c, can := t.session.(Corrector)
	s := t.speaker()
	switch {
	case !can:
		o.fault = "A game in memory takes nothing by hand."
	case text == "":
	case strings.EqualFold(text, concede):
		t.over = t.askToConcede(s, o)
	default:
		return o.done(t, c.Correct(t.name(s)+" ~ "+text, t.reader()))
	}
	return nil
}

// done goes on after a correction, or tells what was wrong with it.
func (o *byHand) done(t *table, err error) tea.Cmd {
	if err != nil {
		o.fault = sentence(err)
		t.over = o
		return nil
	}
	t.over = nil
	t.tick++
	t.message = "Done by hand."
	return t.settle()
}

// open ends a correction of which a value is to be written.
const open = " ..."

const concede = "concede"

// handChoices lists corrections, the likeliest first: what is in progress, the seats, the cards
// that the seat sees.
func handChoices(t *table, only string) []string {
	var out []string
	if only == "" {
		if t.view.Combat != nil {
			out = append(out, "end combat", "continue combat")
		}
		if t.view.Action != nil {
			out = append(out, "end action")
			if t.view.Action.Blocked {
				out = append(out, "continue action")
			}
		}
		for i := range t.view.Seats {
			out = append(out, seatChoices(&t.view.Seats[i])...)
		}
	}
	for i := range t.view.Seats {
		for _, z := range zonesOf(&t.view.Seats[i]) {
			out = append(out, t.cardChoices(z, i, only)...)
		}
	}
	if only == "" {
		out = append(out, "draw", "draw crypt", "shuffle", "end phase", "end turn", "end game", concede)
	}
	return out
}

func seatChoices(s *game.SeatView) []string {
	if s.Ousted {
		return nil
	}
	set := func(word string, n int) string { return "set " + s.Name + " " + word + " " + itoa(max(0, n)) }
	return []string{set("pool", s.Pool-1), set("pool", s.Pool+1), "set " + s.Name + " pool" + open, "set the Edge controller " + s.Name,
		set("master actions", s.MasterActions+1), set("transfers", s.Transfers+1), set("hand size", s.HandSize+1), set("vp", s.VP+1)}
}

// minionWords are the numbers of a minion that last until its action or the turn ends.
var minionWords = []string{"stealth", "intercept", "bleed", "strength"}

func (t *table) cardChoices(z zone, seat int, only string) []string {
	var out []string
	for i := range z.cards {
		c := &z.cards[i]
		if c.Name != "" && (only == "" || c.Name == only) {
			out = append(out, t.choicesOf(c, z.name, seat)...)
		}
		out = append(out, t.cardChoices(zone{name: "on a card", cards: c.On}, seat, only)...)
	}
	return out
}

func (t *table) choicesOf(c *game.CardView, where string, seat int) []string {
	var out []string
	set := func(word, value string) { out = append(out, "set "+c.Name+" "+word+" "+value) }
	inPlay := slices.Contains([]string{"Ready", "Torpor", "In play", "on a card"}, where)
	if inPlay || where == "Uncontrolled" {
		word := pick(c.Facts != nil && c.Facts.Types.Has(game.Ally|game.Retainer), "life", "blood")
		set(word, itoa(c.Blood+1))
		if c.Blood > 0 {
			set(word, itoa(c.Blood-1))
		}
	}
	if inPlay {
		set("locked", pick(c.Locked, "no", "yes"))
	}
	if inPlay && c.Facts != nil && c.Facts.Types.Has(minions) {
		for _, w := range minionWords {
			now := map[string]int{"stealth": c.Stealth, "intercept": c.Intercept, "bleed": c.Bleed, "strength": c.Strength}[w]
			set(w, itoa(now+1))
		}
		out = append(out, "set "+c.Name+" title"+open, "set "+c.Name+" sect"+open)
	}
	for _, zone := range goalsOf(c, where) {
		out = append(out, "move "+c.Name+" to "+zone)
	}
	if inPlay {
		for i := range t.view.Seats {
			if i != seat && !t.view.Seats[i].Ousted {
				set("controller", t.view.Seats[i].Name)
			}
		}
	}
	return out
}

// goalsOf are the zones that a card may go to from where it is.
func goalsOf(c *game.CardView, where string) []string {
	goals := []string{"ash heap", "hand", "removed"}
	if c.Facts != nil {
		switch {
		case c.Facts.Crypt():
			goals = []string{"ready", "torpor", "uncontrolled", "ash heap", "removed"}
		case c.Facts.Types.Has(game.Ally):
			goals = append([]string{"ready"}, goals...)
		default:
			goals = append([]string{"in play"}, goals...)
		}
	}
	return slices.DeleteFunc(goals, func(z string) bool { return strings.EqualFold(z, where) })
}
