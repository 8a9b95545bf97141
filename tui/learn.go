package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
	"elysium/saves"
)

// learn says what the present moment is: the window, who may do what in it and by which rule,
// and what each card in the deciding seat's hand is for, now or later.
type learn struct{ list list }

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
	}
	return nil
}

func (t *table) lessonRows(w int) []string {
	th := t.theme
	p := newPanel(w, 400)
	if x, known := windowLessons[t.d.Window]; known {
		p.para(th.Bold, 1, th.Keys.say(x.what))
		p.para(th.Plain, 1, x.who)
		if claims := saves.Claims(x.rule); len(claims) > 0 {
			p.para(th.Dim, 1, claims[0].Source()+" ("+x.rule+")")
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
// nearest to it.
func (t *table) reasons() map[string]game.Refusal {
	out, least := map[string]game.Refusal{}, map[string]int{}
	for _, r := range t.game().Why(t.d.Seat) {
		for i := range t.view.Seats[t.d.Seat].HandCards {
			name := t.view.Seats[t.d.Seat].HandCards[i].Name
			n := len(r.Refusals)
			if n > 0 && (least[name] == 0 || n < least[name]) && strings.HasPrefix(r.Label, "play "+name) {
				out[name], least[name] = r.Refusals[0], n
			}
		}
	}
	return out
}

// use says what a card in hand is for now, or why not now.
func (t *table) use(c *game.CardView, reasons map[string]game.Refusal) string {
	if slices.ContainsFunc(t.d.Options, func(o game.Option) bool { return o.CardID() == c.ID }) {
		return "now"
	}
	if r, known := reasons[c.Name]; known {
		return "later. " + r.Text
	}
	return "later"
}

// hint says what the house would do, and why.
func (t *table) hint() tea.Cmd {
	return t.forItsSeat("The hint may tell of cards in hand: press {hint} again when they show.", t.showHint)
}

func (t *table) showHint() {
	if c, learning := t.course(); learning {
		t.message = "The lesson asks for: " + c.Wanted()
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
	if is(k, tableKeys.Back) {
		t.over = o.back
		return nil
	}
	return o.find.key(nil, k)
}

// stepInto opens the lesson of a moment in step mode, where it is another one than before.
func (t *table) stepInto() {
	if !t.step || t.d == nil || t.isHouse(t.d.Seat) || t.over != nil || t.shade.on || t.viewer != t.d.Seat {
		return
	}
	if now := (stepped{t.d.Window, t.view.Turn, t.d.Seat}); now != t.stepped {
		t.stepped = now
		t.over = &learn{}
	}
}

// stepped is the moment that step mode has last told of.
type stepped struct {
	window game.Window
	turn   int
	seat   game.Seat
}
