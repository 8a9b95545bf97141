package tui

import (
	"github.com/charmbracelet/bubbles/key"
	"github.com/charmbracelet/lipgloss"
)

// The keys that matter on an occasion, the most important first: the last row shows as many as
// it has room for.
var (
	choiceTips = []tip{{"1-9", "select"}, {"{take}", "take"}, {"{pass}", "pass"}, {"{why}", "why not"}, {"{card}", "card"}, {"{cards}", "cards"},
		{"{log}", "log"}, {"{undo}", "undo"}, {"{help}", "help"}, {"{leave}", "leave"}, {"{previous} {next}", "board"}, {"{hand}", "hand"},
		{"{yield}", "yield"}, {"{settings}", "settings"}}
	amountTips = append([]tip{{"{less} {more}", "amount"}}, choiceTips...)
	filterTips = []tip{{"{take}", "keeps these"}, {"{up} {down}", "move"}, {"{back}", "shows everything"}}
	innerTips  = append([]tip{{"{back}", "goes back"}}, choiceTips...)
	houseTips  = []tip{{"{skip}", "no pause"}, {"{cards}", "cards"}, {"{previous} {next}", "board"}, {"{log}", "log"}, {"{undo}", "undo"},
		{"{settings}", "settings"}, {"{help}", "help"}, {"{leave}", "leave"}}
	waitTips = []tip{{"{hand}", "show the hand"}, {"{cards}", "cards"}, {"{previous} {next}", "board"}, {"{log}", "log"}, {"{undo}", "undo"},
		{"{settings}", "settings"}, {"{help}", "help"}, {"{leave}", "leave"}}
	callTips = []tip{{"1-6", "who"}, {"{take}", "go on with them"}, {"{skip}", "nobody"}, {"{nobody}", "nobody until something happens"}, {"{cards}", "cards"},
		{"{log}", "log"}, {"{undo}", "undo"}, {"{yield}", "yield, stops"}, {"{help}", "help"}, {"{leave}", "leave"}}
	overTips = []tip{{"{back}", "goes back"}}
)

// hinted is something over the table that has keys of its own.
type hinted interface{ tips() []tip }

func (*logView) tips() []tip {
	return []tip{{"{up} {down}", "move"}, {"{take}", "card"}, {"{every}", "every event"}, {"{reasons}", "reasons"}, {"{back}", "goes back"}}
}

func (*browse) tips() []tip {
	return []tip{{"{less} {more}", "seat"}, {"{take}", "card"}, {"{piles}", "piles"}, {"{why}", "why not"}, {"{by-hand}", "by hand"}, {"{back}", "goes back"}}
}

func (*learn) tips() []tip {
	return []tip{{"{hint}", "hint"}, {"{words}", "words"}, {"{back}", "goes back"}}
}

func (*why) tips() []tip      { return []tip{{"{take}", "opens"}, {"{back}", "goes back"}} }
func (*settings) tips() []tip { return []tip{{"{take}", "change"}, {"{back}", "goes back"}} }
func (*passing) tips() []tip  { return []tip{{"{take}", "choose"}, {"{back}", "goes back"}} }
func (*byHand) tips() []tip {
	return []tip{{"{column}", "complete"}, {"{take}", "do it"}, {"{back}", "goes back"}}
}
func (*confirm) tips() []tip    { return nil }
func (*ending) tips() []tip     { return nil }
func (*lessonTold) tips() []tip { return []tip{{"{take}", "go on"}} }

// tipsNow are the keys that matter now.
func (t *table) tipsNow() []tip {
	switch {
	case t.shade.on, t.clock.paused && t.over == nil:
		return nil
	case t.over != nil:
		if o, ok := t.over.(hinted); ok {
			return o.tips()
		}
		return overTips
	case t.d == nil, t.isHouse(t.d.Seat):
		return houseTips
	case t.call.open:
		return callTips
	case !t.open():
		return waitTips
	case t.ask.typing:
		return filterTips
	case t.ask.current().steps:
		return amountTips
	case len(t.ask.path) > 0:
		return innerTips
	}
	return choiceTips
}

// drawTips writes keys in a row, as many as there is room for.
func drawTips(th *Theme, tips []tip, w int) string {
	bindings := make([]key.Binding, len(tips))
	for i, x := range tips {
		bindings[i] = key.NewBinding(key.WithKeys(x.keys), key.WithHelp(th.Keys.say(x.keys), x.word))
	}
	for n := len(bindings); n > 0; n-- {
		if row := " " + th.strip.ShortHelpView(bindings[:n]); lipgloss.Width(row) <= w {
			return row
		}
	}
	return ""
}
