package tui

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/cards"
	"elysium/game"
)

// why lists what is not on offer, and the rules against it: what people would try first, alike
// choices together. Of a past decision it lists what was on offer, too, before the rest.
type why struct {
	all    []game.Ruled
	rows   []whyRow // alike choices together
	inner  *whyRow  // the row that was opened
	shown  []whyRow
	filter string
	list   list
	outer  list // the cursor to come back to
	about  string
	back   overlay
}

// whyRow are choices that are alike, the nearest to being on offer first.
type whyRow struct {
	text string
	of   []int
}

func (t *table) askWhy() tea.Cmd { return t.askWhyOf(nil, nil) }

// askWhyOf asks about everything, or about one card.
func (t *table) askWhyOf(c *game.CardView, back overlay) tea.Cmd {
	return t.forItsSeat("The answer names cards in hand: press {why} again when they show.", func() {
		all, about := t.refused(), ""
		if c != nil {
			about = c.Name
			all = slices.DeleteFunc(all, func(r game.Ruled) bool { return !concerns(&r.Choice, c) })
		}
		o := newWhy(all, t.d.Options, t.view, t.index, t.d.Seat)
		o.about, o.back = about, back
		t.over = o
	})
}

// refused are what is on offer to the asked seat and what is not, as the screen words it.
func (t *table) refused() []game.Ruled {
	all := t.game().Why(t.d.Seat)
	for i := range all {
		all[i].Label = worded(t.game(), &all[i].Choice, t.d.Seat)
	}
	return all
}

// concerns reports whether a choice is one of a card: to play or use it, or that it acts; of a
// card that neither acts nor is played, that it is chosen.
func concerns(o *game.Option, c *game.CardView) bool {
	if o.CardID() == c.ID || o.MinionID() == c.ID {
		return true
	}
	if o.CardID() < 0 && o.MinionID() < 0 {
		return o.TargetID() == c.ID
	}
	return false
}

// forItsSeat shows what only the seat that decides may see; where the screen is not for it yet,
// its cards are asked for first, with a word on why.
func (t *table) forItsSeat(wait string, show func()) tea.Cmd {
	switch {
	case t.d == nil || t.isHouse(t.d.Seat):
	case t.viewer != t.d.Seat:
		cmd := t.reveal()
		t.message = wait
		return cmd
	default:
		show()
	}
	return nil
}

// onOffer is what is told of a choice that no rule was against.
const onOffer = "This was on offer."

// The rules of what a minion or Methuselah must have for a card, which no other moment would give;
// and those of master cards that only say that it is no master phase.
const (
	requirements = "RB-requirements-for-playing-cards.p2."
	masterPhases = "RB-master-cards.p2."
)

// mainReason is the reason against a choice that goes deepest: what is lacking at any moment, before
// what is against it at this one.
func mainReason(r *game.Ruled) string {
	if len(r.Refusals) == 0 {
		return onOffer
	}
	for _, deep := range []func(game.Refusal) bool{lasting, beyondPhase} {
		if i := slices.IndexFunc(r.Refusals, deep); i >= 0 {
			return r.Refusals[i].Text
		}
	}
	return r.Refusals[0].Text
}

func lasting(r game.Refusal) bool     { return strings.HasPrefix(r.Rule, requirements) }
func beyondPhase(r game.Refusal) bool { return !strings.HasPrefix(r.Rule, masterPhases) }

// newWhy tells of choices to a seat, to which others are on offer.
func newWhy(all []game.Ruled, offered []game.Option, v *game.View, index map[int]*game.CardView, s game.Seat) *why {
	o := &why{all: all}
	o.gather(offered, v, index, s)
	o.narrow()
	return o
}

// way is what a choice does, with which card and minion, whatever it is aimed at.
type way struct {
	verb         game.Verb
	card, minion int
}

func wayOf(o *game.Option) way { return way{o.Verb, o.CardID(), o.MinionID()} }

// farness is how far a choice is from what goes on: nearest are those of a minion that acts, blocks
// or fights; what is aimed at the acting Methuselah comes behind what is aimed at others.
func farness(o *game.Option, v *game.View) int {
	n := 1
	if c, m := v.Combat, o.MinionID(); m >= 0 && c != nil && slices.Contains(c.Minions[:], m) {
		n = 0
	}
	if a := v.Action; a != nil {
		if m := o.MinionID(); m >= 0 && (m == a.Actor || (a.Attempting || a.Blocked) && m == a.Blocker) {
			n = 0
		}
		if o.TargetSeat() == a.Seat {
			n += 2
		}
	}
	return n
}

// gather puts choices in order, and alike ones together, those on offer apart from the others. What
// is on offer at something else is asked about last.
func (o *why) gather(offered []game.Option, v *game.View, index map[int]*game.CardView, s game.Seat) {
	open := map[way]bool{}
	for i := range offered {
		open[wayOf(&offered[i])] = true
	}
	hand := map[int]bool{}
	for i := range v.Seats[s].HandCards {
		hand[v.Seats[s].HandCards[i].ID] = true
	}
	rank := func(r *game.Ruled) int {
		if len(r.Refusals) == 0 {
			return -1
		}
		if open[wayOf(&r.Choice)] {
			return max(onOfferElse, likelihood(&r.Choice, v, s, hand))
		}
		return likelihood(&r.Choice, v, s, hand)
	}
	slices.SortStableFunc(o.all, func(a, b game.Ruled) int {
		return cmp.Or(rank(&a)-rank(&b), farness(&a.Choice, v)-farness(&b.Choice, v), len(a.Refusals)-len(b.Refusals))
	})
	options, labels := make([]game.Option, len(o.all)), make([]string, len(o.all))
	for i := range o.all {
		options[i], labels[i] = o.all[i].Choice, o.all[i].Label
	}
	at := map[string]int{}
	for i := range options {
		key := fmt.Sprint(options[i].Verb, len(o.all[i].Refusals) == 0, open[wayOf(&options[i])])
		if c := index[options[i].CardID()]; c != nil && options[i].Verb != game.Discards {
			key += fmt.Sprint(c.Facts.Name, hand[c.ID])
		}
		k, had := at[key]
		if !had {
			k = len(o.rows)
			at[key] = k
			o.rows = append(o.rows, whyRow{text: labels[i]})
		}
		o.rows[k].of = append(o.rows[k].of, i)
	}
	for k := range o.rows {
		if r := &o.rows[k]; len(r.of) > 1 {
			r.text = common(options, r.of, labels, index)
		}
	}
}

// onOfferElse is the rank of a choice whose like is on offer.
const onOfferElse = 8

// likelihood is how soon a person would think of a choice: cards in hand, then what one's minions
// do to those they may do it to, then what else there is; nobody thinks of bleeding herself.
func likelihood(o *game.Option, v *game.View, s game.Seat, hand map[int]bool) int {
	switch {
	case o.TargetSeat() == s && o.Verb == game.Bleeds:
		return 9
	case hand[o.CardID()] && o.Verb != game.Discards:
		return 0
	case o.Verb == game.Bleeds && o.TargetSeat() != v.Seats[s].Prey:
		return 4
	}
	if n, known := unlikely[o.Verb]; known {
		return n
	}
	return 2
}

// unlikely are the verbs that come before others, and after.
var unlikely = map[game.Verb]int{
	game.Strikes: 1, game.Blocks: 1, game.VotesFor: 1, game.Bleeds: 1, game.Hunts: 1, game.MovesOut: 1, game.LeavesTorpor: 1,
	game.Equips: 3, game.Discards: 3, game.Rescues: 3, game.Diablerises: 3, game.DrawsCrypt: 4, game.Withdraws: 5, game.Merges: 5, game.Chooses: 6,
}

// narrow lists what fits the letters typed, each choice for itself; without any, the choices of the
// row that was opened, or all rows if they have been gathered.
func (o *why) narrow() {
	o.shown = nil
	switch words := sought(o.filter); {
	case len(words) == 0 && o.inner != nil:
		o.shown = o.apart(o.inner)
	case len(words) == 0 && o.rows != nil:
		o.shown = o.rows
	default:
		for i := range o.all {
			if has(cards.Fold(o.all[i].Label), words) {
				o.shown = append(o.shown, whyRow{o.all[i].Label, []int{i}})
			}
		}
	}
	o.list.set(0, len(o.shown))
}

// apart are the choices of a row, those that the same rules are against together; those that were
// on offer each for itself.
func (o *why) apart(r *whyRow) []whyRow {
	var rows []whyRow
	at := map[string]int{}
	for _, i := range r.of {
		key := ""
		for _, x := range o.all[i].Refusals {
			key += x.Text
		}
		if key == "" {
			key = o.all[i].Label
		}
		k, had := at[key]
		if !had {
			k = len(rows)
			at[key] = k
			rows = append(rows, whyRow{text: o.all[i].Label})
		}
		rows[k].of = append(rows[k].of, i)
	}
	for k := range rows {
		if n := len(rows[k].of); n > 1 {
			rows[k].text += ", and " + itoa(n-1) + " like it"
		}
	}
	return rows
}

func (o *why) draw(t *table, w, h int) []string {
	th := t.theme
	p := newPanel(w, h)
	reasons := max(5, h/3)
	room := max(1, h-1-reasons)
	from, to := o.list.window(len(o.shown), room)
	title := "Why not?  "
	switch {
	case o.filter != "":
		title += search(o.filter)
	case o.inner != nil:
		title += o.inner.text
	default:
		title += o.about
	}
	p.title(th, strings.TrimSpace(title), strings.TrimSpace("type to find  "+more(from, to, len(o.shown))))
	notes := 0 // what tells the choices apart comes before the reason, which is below in full
	for i := from; i < to; i++ {
		notes = max(notes, min(choiceText+width(o.shown[i].text)+2, w*2/3))
	}
	for i := from; i < to; i++ {
		r := &o.shown[i]
		note := mainReason(&o.all[r.of[0]])
		p.line(func(l *line) { drawChoice(l, th, i, i == o.list.cur, true, r.text, note, notes) })
	}
	if len(o.shown) == 0 {
		p.text(th.Dim, pick(o.filter == "", "  Nothing of it is refused.", "  Nothing that is not on offer fits these letters."))
	}
	for p.left() > reasons {
		p.text(th.Plain, "")
	}
	if i := o.list.cur; i < len(o.shown) {
		o.because(p, th, &o.shown[i])
	}
	return p.done()
}

// because gives the reasons against a row: those against its choice that comes nearest.
func (o *why) because(p *panel, th *Theme, r *whyRow) {
	best := &o.all[r.of[0]]
	title := "because"
	if best.Label != r.text {
		title = best.Label
	}
	count := ""
	if n := len(o.apart(r)); n > 1 && len(best.Refusals) > 0 {
		count = itoa(len(r.of)) + " ways, " + itoa(n) + " answers"
	}
	p.title(th, title, count)
	if len(best.Refusals) == 0 {
		p.para(th.Plain, 2, onOffer)
	}
	for _, x := range best.Refusals {
		p.para(th.Plain, 2, x.Text+"  "+x.Rule)
	}
}

func (o *why) key(t *table, k string) tea.Cmd {
	switch {
	case is(k, tableKeys.Back):
		o.leave(t)
	case is(k, tableKeys.Commit):
		o.open(t)
	case write(&o.filter, k):
		o.narrow()
	default:
		o.list.keys(k, len(o.shown), max(1, t.h/2))
	}
	return nil
}

// leave goes back: from what was typed, from the row that was opened, from the page.
func (o *why) leave(t *table) {
	switch {
	case o.filter != "":
		o.filter = ""
		o.narrow()
	case o.inner != nil:
		o.inner = nil
		o.narrow()
		o.list = o.outer
	default:
		t.over = o.back
	}
}

// open shows the choices of a row where the rules against them differ, else those rules.
func (o *why) open(t *table) {
	i := o.list.cur
	if i >= len(o.shown) {
		return
	}
	r := &o.shown[i]
	if o.inner == nil && len(o.apart(r)) > 1 {
		o.inner, o.outer, o.list = r, o.list, list{}
		o.narrow()
		return
	}
	best := o.all[r.of[0]]
	if len(best.Refusals) == 0 {
		return
	}
	t.over = &rulePage{label: best.Label, refusals: best.Refusals, back: o}
}
