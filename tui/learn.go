package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// learn says what the present moment is: the window, who may do what in it and by which rule,
// and what each card in the deciding seat's hand is for, now or later.
type learn struct {
	list    list
	stepped bool // step mode has opened it: a key that is none of its own is for the table
}

// teach opens it; the hand shows only to its own seat.
func (t *table) teach() tea.Cmd {
	return t.forItsSeat("The answer tells what cards in hand are for: press {moment} again when they show.", func() { t.over = &learn{} })
}

func (o *learn) draw(t *table, w, h int) []string {
	return o.list.page(t.theme, "This moment: "+windowWords[t.d.Window], t.theme.Keys.say("{back} goes back, {hint}: a hint, {words}: words "), t.lessonRows(w), w, h)
}

func (o *learn) key(t *table, k string) tea.Cmd {
	switch {
	case o.list.scrolls(k):
	case is(k, tableKeys.Hint):
		t.over = nil
		return t.hint()
	case is(k, tableKeys.Words):
		t.over = newWords(o)
	default:
		t.over = nil
		if o.stepped && !is(k, tableKeys.Back) && !is(k, tableKeys.Learn) {
			return t.keyPress(k)
		}
	}
	return nil
}

func (t *table) lessonRows(w int) []string {
	th := t.theme
	p := newPanel(w, 400)
	if c, learning := t.course(); learning {
		for _, text := range c.Prompts() {
			p.para(th.Bold, 1, th.Keys.say(text))
		}
		p.text(th.Plain, "")
	}
	if x, known := windowLessons[t.d.Window]; known {
		p.para(th.Bold, 1, th.Keys.say(x.what))
		p.para(th.Plain, 1, x.who)
		if rules := rulesUnder(x.rule); len(rules) > 0 {
			p.para(th.Dim, 1, rules[0].Source()+" ("+x.rule+")")
		}
	}
	p.text(th.Plain, "")
	p.para(th.Title, 1, t.name(t.d.Seat)+" decides: "+t.d.Prompt)
	p.text(th.Plain, "")
	if hand := t.view.Seats[t.d.Seat].HandCards; len(hand) > 0 {
		p.para(th.Title, 1, "The hand")
		reasons := t.reasons()
		seen := map[string]bool{}
		for i := range hand {
			if c := &hand[i]; !seen[c.Name] {
				seen[c.Name] = true
				p.para(th.Bold, 1, c.Name+": "+t.use(c, reasons))
				for row := range strings.SplitSeq(c.Text, "\n") {
					p.para(th.Plain, 4, row)
				}
			}
		}
	}
	return p.rows
}

// reasons are why cards in hand are not on offer, by the card's name: why not in the way that comes
// nearest to it, which lacks nothing that another moment would not give.
func (t *table) reasons() map[string]game.Ruled {
	nearest := map[string]game.Ruled{}
	far := func(r *game.Ruled) int {
		return len(r.Refusals) + pick(slices.ContainsFunc(r.Refusals, lasting), len(r.Refusals)+100, 0)
	}
	for _, r := range t.game().Why(t.d.Seat) {
		for i := range t.view.Seats[t.d.Seat].HandCards {
			name := t.view.Seats[t.d.Seat].HandCards[i].Name
			old, had := nearest[name]
			if len(r.Refusals) > 0 && strings.HasPrefix(r.Label, "play "+name) && (!had || far(&r) < far(&old)) {
				nearest[name] = r
			}
		}
	}
	return nearest
}

// use says what a card in hand is for now, or why not now.
func (t *table) use(c *game.CardView, reasons map[string]game.Ruled) string {
	if slices.ContainsFunc(t.d.Options, func(o game.Option) bool { return o.CardID() == c.ID }) {
		return "now"
	}
	r, known := reasons[c.Name]
	switch {
	case !known:
		return "later"
	case slices.ContainsFunc(r.Refusals, lasting):
		return "not with what is in play. " + mainReason(&r)
	}
	return "later. " + mainReason(&r)
}

// hint says what the house would do, and why.
func (t *table) hint() tea.Cmd {
	return t.forItsSeat("The hint may tell of cards in hand: press {hint} again when they show.", t.showHint)
}

func (t *table) showHint() {
	if task := t.task(); task != "" {
		t.message = strings.ToUpper(task[:1]) + task[1:]
		return
	}
	i := t.policy.Pick(t.game(), t.d)
	if i < 0 || i >= len(t.d.Options) {
		i = max(0, t.d.Default)
	}
	t.message = "The house would: " + worded(t.game(), &t.d.Options[i], t.reader())
	if why := t.policy.Explain(); why != "" {
		t.message += " (" + why + ")"
	}
}

// words is the glossary over the table.
type words struct {
	find *finder
	back overlay
}

func newWords(back overlay) *words { return &words{newGlossary(), back} }

func (o *words) draw(t *table, w, h int) []string {
	return o.find.page(t.theme, w, h)
}

func (o *words) key(t *table, k string) tea.Cmd {
	if is(k, tableKeys.Back) && o.find.filter == "" {
		t.over = o.back
		return nil
	}
	return o.find.key(nil, k)
}

// stepInto opens the lesson of a moment in step mode, once a turn for each that a seat meets.
func (t *table) stepInto() {
	if !t.step || t.d == nil || t.isHouse(t.d.Seat) || t.over != nil || t.shade.on || t.viewer != t.d.Seat {
		return
	}
	if t.stepped.turn != t.view.Turn {
		t.stepped = stepped{turn: t.view.Turn, told: map[moment]bool{}}
	}
	if now := (moment{t.d.Window, t.d.Seat}); !t.stepped.told[now] {
		t.stepped.told[now] = true
		t.over = &learn{stepped: true}
	}
}

// stepped are the moments of a turn that step mode has told of.
type stepped struct {
	turn int
	told map[moment]bool
}

// moment is a window as a seat meets it.
type moment struct {
	window game.Window
	seat   game.Seat
}
