package tui

import (
	"strconv"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// asked is the decision a human is asked: its choices, the cursor, what was typed.
type asked struct {
	labels []string
	notes  []string // costs and numbers
	shown  []int    // options that pass the filter
	list   list
	armed  bool   // the cursor's choice has been looked at: the next key may take it
	number string // typed so far
	filter string
	typing bool // letters go to the filter
	amount bool // the choices are amounts of one thing
	secret bool // they show cards that not everybody may see
}

func (a *asked) clear() { *a = asked{} }

// set takes a new decision. The cursor stands on the default; where that does something, it
// must be selected first.
func (a *asked) set(d *game.Decision, index map[int]*game.CardView) {
	*a = asked{secret: a.secret, amount: len(d.Options) > 1}
	for i := range d.Options {
		o := &d.Options[i]
		a.labels = append(a.labels, d.Label(i))
		a.notes = append(a.notes, notesOf(o, index))
		a.shown = append(a.shown, i)
		switch o.Verb {
		case game.Takes, game.Pays:
			a.amount = a.amount && o.TargetID() < 0 && o.Verb == d.Options[0].Verb
		default:
			a.amount = false
		}
	}
	a.list.cur = max(0, d.Default)
	a.armed = easy(d, d.Default)
}

// notesOf says what an option costs and the numbers that matter.
func notesOf(o *game.Option, index map[int]*game.CardView) string {
	var s []string
	if o.PoolCost > 0 {
		s = append(s, itoa(o.PoolCost)+" pool")
	}
	if o.BloodCost > 0 {
		s = append(s, itoa(o.BloodCost)+" blood")
	}
	if o.X {
		s = append(s, "X")
	}
	if o.Bleed > 0 {
		s = append(s, "bleed "+itoa(o.Bleed))
	}
	switch minion, source := index[o.MinionID()], index[o.TargetID()]; {
	case o.Verb == game.Blocks && minion != nil:
		s = append(s, "intercept "+itoa(minion.Intercept)+" against stealth "+itoa(o.Stealth))
	case o.Verb == game.VotesFor && source != nil && source.Votes > 0:
		s = append(s, plural(source.Votes, "vote", "votes"))
	case o.Verb != game.Blocks && o.Stealth != 0:
		s = append(s, "stealth "+itoa(o.Stealth))
	}
	return strings.Join(s, ", ")
}

// option is the number of the option under the cursor, -1 if there is none.
func (a *asked) option() int {
	if a.list.cur < 0 || a.list.cur >= len(a.shown) {
		return -1
	}
	return a.shown[a.list.cur]
}

// narrow shows the choices that hold the filter's letters.
func (a *asked) narrow() {
	a.shown = a.shown[:0]
	for i, l := range a.labels {
		if strings.Contains(strings.ToLower(l), strings.ToLower(a.filter)) {
			a.shown = append(a.shown, i)
		}
	}
	a.list.set(0, len(a.shown))
	a.armed, a.number = false, ""
}

// choiceKey handles a key on the choices; false if it is none of theirs.
func (t *table) choiceKey(k string) (tea.Cmd, bool) {
	a := &t.ask
	if a.typing {
		return nil, a.filterKey(k)
	}
	n := len(a.shown)
	switch {
	case a.amount && (k == "left" || k == "right"):
		a.list.move(map[string]int{"left": -1, "right": 1}[k], n)
		a.armed = true
	case a.list.keys(k, n, 5):
		a.armed = true
	case len(k) == 1 && k[0] >= '0' && k[0] <= '9':
		return t.digit(k), true
	case is(k, tableKeys.Commit):
		return t.commit(), true
	case is(k, tableKeys.Pass):
		return t.pass(), true
	case is(k, tableKeys.Filter):
		a.typing, a.filter = true, ""
	case k == "esc" && a.filter != "":
		a.filter = ""
		a.narrow()
	default:
		return nil, false
	}
	a.number = ""
	return nil, true
}

func (a *asked) filterKey(k string) bool {
	switch {
	case k == "enter":
		a.typing = false
	case k == "esc":
		a.typing, a.filter = false, ""
		a.narrow()
	case k == "backspace":
		if r := []rune(a.filter); len(r) > 0 {
			a.filter = string(r[:len(r)-1])
			a.narrow()
		}
	case len([]rune(k)) == 1:
		a.filter += k
		a.narrow()
	default:
		n := len(a.shown)
		return a.list.keys(k, n, 5)
	}
	return true
}

// digit selects by number; the number of what is selected, typed again, takes it, unless it
// could be the beginning of a larger one.
func (t *table) digit(k string) tea.Cmd {
	a := &t.ask
	n := len(a.shown)
	number := a.number + k
	i, err := strconv.Atoi(number)
	if err != nil || i < 1 || i > n {
		number = k
		i = int(k[0] - '0')
	}
	if i < 1 || i > n {
		a.number = ""
		return nil
	}
	again := a.armed && a.list.cur == i-1
	a.list.set(i-1, n)
	a.armed = true
	a.number = number
	if again && i*10 > n {
		return t.commit()
	}
	return nil
}

// pass takes the choice that does nothing.
func (t *table) pass() tea.Cmd {
	if i := t.d.Default; easy(t.d, i) {
		return t.take(i)
	}
	for i := range t.d.Options {
		if easy(t.d, i) {
			return t.take(i)
		}
	}
	t.message = "This cannot be passed: choose."
	return nil
}

// commit takes the choice under the cursor, or selects it if nobody has yet.
func (t *table) commit() tea.Cmd {
	i := t.ask.option()
	if i < 0 {
		return nil
	}
	if !t.ask.armed {
		t.ask.armed = true
		t.message = "Enter once more takes it."
		return nil
	}
	if t.lastPool(i) {
		t.over = &confirm{question: "That burns the last of your pool. Really?", yes: func() tea.Cmd { return t.take(i) }}
		return nil
	}
	return t.take(i)
}

// lastPool reports whether an option pays all the pool its seat has.
func (t *table) lastPool(i int) bool {
	o := &t.d.Options[i]
	pool := t.view.Seats[t.d.Seat].Pool
	n := o.PoolCost
	switch o.Verb {
	case game.Pays:
		if o.TargetID() < 0 {
			n = o.Number()
		}
	case game.Transfers:
		if strings.HasPrefix(t.ask.labels[i], "transfer "+itoa(o.Number())+" to ") {
			n += o.Number()
		}
	}
	return n > 0 && n >= pool
}

// take hands the choice to the session and goes on.
func (t *table) take(i int) tea.Cmd {
	t.over = nil
	t.message = ""
	if !t.choose(i) {
		return nil
	}
	return t.settle()
}

// open reports whether the choices may be on the screen.
func (t *table) open() bool {
	return t.d != nil && !t.isHouse(t.d.Seat) && !t.shade.on && (t.viewer == t.d.Seat || !t.ask.secret)
}

// drawChoices are the numbered choices under the cursor.
func drawChoices(t *Theme, a *asked, title string, w, h int) []string {
	p := newPanel(w, h)
	from, to := a.list.window(len(a.shown), max(1, h-1))
	right := more(from, to, len(a.shown))
	if a.typing || a.filter != "" {
		right = "/" + a.filter + " " + right
	}
	p.title(t, title, right)
	if a.amount {
		drawAmounts(p, t, a)
		return p.done()
	}
	for i := from; i < to; i++ {
		k := a.shown[i]
		p.line(func(l *line) { drawChoice(l, t, i, a.list.cur == i, a.armed, a.labels[k], a.notes[k]) })
	}
	if len(a.shown) == 0 && a.filter != "" {
		p.text(t.Dim, "  nothing on offer has these letters; Esc shows everything")
	}
	return p.done()
}

func drawChoice(l *line, t *Theme, i int, cursor, armed bool, label, notes string) {
	s := t.Plain
	glyph := "  "
	if cursor {
		glyph = "> "
		if s = t.Bold; armed {
			s = t.Cursor
		}
	}
	number := itoa(i + 1)
	l.put(t.Asked, glyph).to(4-len(number)).put(t.Dim, number+" ")
	room := l.w - l.at - 2 - width(notes)
	if notes == "" || room < 20 {
		l.put(s, label)
		return
	}
	label, _ = fit(label, room)
	l.put(s, label).put(t.Plain, "  ").put(t.Note, notes)
}

// cut is the selected choice in full if its row has no room for all of it.
func (a *asked) cut(w int) string {
	i := a.option()
	if i < 0 || !a.armed || a.notes[i] == "" || a.amount {
		return ""
	}
	if 5+width(a.labels[i])+2+width(a.notes[i]) <= w {
		return ""
	}
	return a.labels[i] + ": " + a.notes[i]
}

// drawAmounts lays amounts out in rows, to be walked with the arrows.
func drawAmounts(p *panel, t *Theme, a *asked) {
	p.text(t.Dim, "  How many? Arrows or a number, then Enter.")
	for i := 0; i < len(a.shown) && !p.full(); {
		p.line(func(l *line) {
			l.put(t.Plain, " ")
			for ; i < len(a.shown) && l.at+14 < l.w; i++ {
				text := " " + itoa(i+1) + " " + a.labels[a.shown[i]] + " "
				if i == a.list.cur {
					l.put(t.Asked, ">").put(t.Cursor, text)
				} else {
					l.put(t.Plain, " "+text)
				}
			}
		})
	}
}

// drawItem is a row of a menu.
func drawItem(p *panel, t *Theme, i, cur int, text string) {
	p.line(func(l *line) { drawChoice(l, t, i, i == cur, true, text, "") })
}
