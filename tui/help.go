package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"
)

// helpRows are the keys, by what one wants of them, and what else a player should know: all of
// it, or what has every word that is looked for.
func helpRows(th *Theme, w int, filter string) []string {
	p := newPanel(w, 400)
	words := strings.Fields(strings.ToLower(filter))
	fits := func(texts ...string) bool {
		return has(strings.ToLower(strings.Join(texts, " ")), words)
	}
	p.tell(th, signTexts, fits)
	for g, title := range groupNames {
		began := false
		for _, tip := range helpTips(th.Keys, group(g)) {
			if !fits(title, tip.keys, tip.word) {
				continue
			}
			if !began {
				p.text(th.Title, " "+title)
				began = true
			}
			p.hanging(th, 4, keyColumn, tip)
		}
	}
	p.tell(th, helpTexts, fits)
	if len(p.rows) == 0 {
		p.text(th.Dim, "  Nothing here has these letters.")
	}
	return p.rows
}

// tell writes the texts that are looked for.
func (p *panel) tell(th *Theme, texts []string, fits func(texts ...string) bool) {
	for _, text := range texts {
		if text = th.Keys.say(text); fits(text) {
			p.text(th.Plain, "")
			p.para(th.Plain, 2, text)
		}
	}
}

// keyColumn is where the words about keys begin.
const keyColumn = 20

// hanging writes keys and what they do beside them.
func (p *panel) hanging(th *Theme, indent, column int, x tip) {
	for i, row := range wrap(x.word, max(1, p.w-column-1)) {
		p.line(func(l *line) {
			if i == 0 {
				l.to(indent).put(th.Bold, x.keys)
			}
			l.to(max(column, l.at+pick(i == 0, 1, 0))).put(th.Plain, row)
		})
	}
}

// tip are keys as they are called, and what they do.
type tip struct{ keys, word string }

// helpTips are the keys of a group, those that cannot be changed among them.
func helpTips(ks *Keys, g group) []tip {
	tips := fixedTips[g]
	for _, a := range allActions() {
		if a.group == g {
			tips = append(tips, tip{ks.list(a), a.what})
		}
	}
	return tips
}

var fixedTips = map[group][]tip{
	deciding:   {{"1-9", "select a choice; the same number again takes it"}, {"Click", "select; the second click takes. The wheel scrolls"}},
	atTheTable: {{"Ctrl-C", "leave at once; the game is kept"}},
}

// signTexts say what stands on the boards and in the rows of the table.
var signTexts = []string{
	"On the boards: > is what the selected choice is about, * what it is aimed at, a acts, b blocks; T is in torpor, L is locked (awake: it reacts and blocks all the same). Behind a name stand blood and capacity, disciplines, then bleed (bl), strength (str), stealth (st), intercept (int) and votes (v) where they are not the usual ones, and in brackets what it carries.",
	"In the table's rows: vp are victory points, hand and lib how many cards are in the hand and in the library, ready, torpor and unc how many minions are in the ready region, in torpor and uncontrolled; prey and pred are those of the Methuselah whose board comes first.",
}

var helpTexts = []string{
	"One key shows, the next takes: a number or the arrows select a choice, so that > stands at it; then {take} or the same number takes it. Before that {take} only selects what comes first. {pass} passes at once; where people are asked together, {skip} and {nobody} let everybody pass.",
	"Amounts stand in one row: {less} and {more} take less or more, and digits write the amount where there is but one row. Where there are many choices, those that begin alike stand in one row that ends in dots: {take} opens it, {back} goes back. {find} finds a choice by its letters.",
	"Leaving a phase of your own asks once if something would be lost; when others act, passing is selected. {skip} lets everybody pass the moment in which you are asked.",
	"Several people share the screen: hands show only after the curtain, and go when the screen is handed on, resized, or loses the focus. {hand} hides them at any time.",
	"Passing for a while ({yield}) answers only what can be passed or declined. Taking back ({undo}), a combat and your own turn end it.",
	"The game is written down at every choice: leaving with {leave}, or losing the terminal, loses nothing.",
	"Every key can be another one: elysium keys prints the keys as they are and where that text goes for the table to follow it, with your changes.",
}

// help lies over the table.
type help struct {
	list   list
	filter string
}

func (o *help) draw(t *table, w, h int) []string { return o.page(t.theme, w, h) }

func (o *help) page(th *Theme, w, h int) []string {
	return o.list.page(th, strings.TrimSpace("Help  "+search(o.filter)), th.Keys.say("type to find, {up} and {down} scroll, {back} goes back "), helpRows(th, w, o.filter), w, h)
}

// move handles a key; false when help is to close.
func (o *help) move(ks *Keys, k string) bool {
	switch {
	case o.list.scrolls(k):
	case is(k, tableKeys.Back) && o.filter != "":
		o.filter, o.list.top = "", 0
	case o.filter == "" && is(ks.read(k, atTable), tableKeys.Help), is(k, tableKeys.Back), is(k, tableKeys.Commit):
		return false
	case write(&o.filter, k):
		o.list.top = 0
	}
	return true
}

func (o *help) key(t *table, k string) tea.Cmd {
	if !o.move(t.theme.Keys, k) {
		t.over = nil
	}
	return nil
}

// helpPage is the same from the menu.
type helpPage struct{ help help }

func (o *helpPage) draw(m *Model) []string { return o.help.page(m.theme, m.w, m.h) }

func (o *helpPage) key(m *Model, k string) tea.Cmd {
	if !o.help.move(m.theme.Keys, k) {
		m.page = nil
	}
	return nil
}
