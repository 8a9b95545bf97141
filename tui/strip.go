package tui

import (
	"slices"
	"strings"

	"github.com/charmbracelet/bubbles/key"
	"github.com/charmbracelet/lipgloss"
)

// The keys that matter on an occasion, the most important first: the last row shows as many as it
// has room for, and those of tailTips behind them.
var (
	choiceTips = []tip{{"1-9", "select"}, {"{take}", "take"}, passTip, {"{why}", "why not"}, {"{moment}", "moment"}, {"{undo}", "undo"}, {"{card}", "card"},
		{"{hint}", "hint"}, {"{cards}", "cards"}, {"{log}", "log"}, {"{previous} {next}", "board"}, {"{hand}", "hand"}, {"{yield}", "yield"}, {"{settings}", "settings"}}
	amountTips = append([]tip{{"{less} {more}", "amount"}}, choiceTips...)
	filterTips = []tip{{"{take}", "keeps these"}, {"{up} {down}", "move"}, {"{back}", "shows everything"}}
	innerTips  = append([]tip{{"{back}", "goes back"}}, choiceTips...)
	houseTips  = []tip{{"{skip}", "no pause"}, {"{cards}", "cards"}, {"{previous} {next}", "board"}, {"{log}", "log"}, {"{undo}", "undo"}, {"{settings}", "settings"}}
	waitTips   = []tip{{"{hand}", "show the hand"}, {"{cards}", "cards"}, {"{previous} {next}", "board"}, {"{log}", "log"}, {"{undo}", "undo"}, {"{settings}", "settings"}}
	callTips   = []tip{{"", "who"}, {"{take}", "go on with them"}, {"{skip}", "nobody"}, {"{nobody}", "nobody until something happens"}, {"{cards}", "cards"},
		{"{log}", "log"}, {"{undo}", "undo"}, {"{yield}", "yield, stops"}}
	overTips = []tip{{"{back}", "goes back"}}
	passTip  = tip{"{pass}", "pass"}
	tailTips = []tip{{"{help}", "help"}, {"{leave}", "leave"}}
)

// hinted is something over the table that has keys of its own.
type hinted interface{ tips() []tip }

func (o *logView) tips() []tip {
	return []tip{{"{up} {down}", "move"}, {"{take}", "card"}, {"{every}", o.other()}, {"{reasons}", "reasons"}, {"{back}", "goes back"}}
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
func (*confirm) tips() []tip { return nil }
func (*ending) tips() []tip  { return nil }
func (o *lessonTold) tips() []tip {
	return []tip{{"{take}", pick(o.last, "leaves", "goes on")}}
}

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
	case t.ask.typing && t.open():
		return filterTips
	}
	return append(t.tableTips(), tailTips...)
}

// tableTips are the keys that matter now at the table itself.
func (t *table) tableTips() []tip {
	var tips []tip
	switch {
	case t.d == nil, t.isHouse(t.d.Seat):
		return slices.Clone(houseTips)
	case t.call.open:
		tips = slices.Clone(callTips)
		tips[0].keys = t.call.numbers()
		return tips
	case !t.open():
		return slices.Clone(waitTips)
	case t.ask.current().steps:
		tips = amountTips
	case len(t.ask.path) > 0:
		tips = innerTips
	default:
		tips = choiceTips
	}
	passes := t.passable() >= 0
	return slices.DeleteFunc(slices.Clone(tips), func(x tip) bool { return x == passTip && !passes })
}

// numbers are those of the seats that a call is for.
func (c *call) numbers() string {
	s := make([]string, len(c.seats))
	for i := range c.seats {
		s[i] = itoa(int(c.seats[i]) + 1)
	}
	slices.Sort(s)
	return strings.Join(s, " ")
}

// drawTips writes keys in a row, as many as there is room for; what comes last stays.
func drawTips(th *Theme, tips []tip, w int) string {
	bindings := make([]key.Binding, len(tips))
	for i, x := range tips {
		bindings[i] = key.NewBinding(key.WithKeys(x.keys), key.WithHelp(th.Keys.say(x.keys), x.word))
	}
	tail := 0
	if n := len(tips) - len(tailTips); n >= 0 && slices.Equal(tips[n:], tailTips) {
		tail = len(tailTips)
	}
	last := bindings[len(tips)-tail:]
	for n := len(tips) - tail; n+tail > 0; n-- {
		if row := " " + th.strip.ShortHelpView(append(bindings[:n:n], last...)); lipgloss.Width(row) <= w {
			return row
		}
		if n == 0 {
			break
		}
	}
	return ""
}
