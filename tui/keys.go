package tui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"
)

// action is something that keys do. Everything in this package knows it by its first usual key:
// which keys a player has for it is settled where keys come in, and told where texts go out.
type action struct {
	name  string // in the settings file, and in texts: {undo}
	keys  []string
	group group
	what  string
}

// group is what one wants of a key.
type group uint8

const (
	deciding group = iota
	looking
	learning
	takingBack
	atTheTable
)

var groupNames = [...]string{"To decide", "To look", "To learn", "To take back", "The table"}

// tableKeys are the actions, each with the keys it usually has.
var tableKeys = struct {
	Commit, Up, Down, PageUp, PageDown, First, Last, Less, More, Pass, Skip, Nobody, Hold, Yield, Filter, Back, Yes,
	Detail, Look, Previous, Next, Piles, Hand, Log, Reasons, Every, Decisions, Mark,
	Why, Learn, Hint, Words, Help, Undo, Redo, ByHand, Copy, Column, ColumnBack, Settings, Pause, Redraw, Quit action
}{
	Commit:   action{"take", keys("enter"), deciding, "take the selected choice, open or change what is selected"},
	Up:       action{"up", keys("up", "k"), deciding, "the row above"},
	Down:     action{"down", keys("down", "j"), deciding, "the row below"},
	PageUp:   action{"page-up", keys("pgup"), deciding, "many rows up"},
	PageDown: action{"page-down", keys("pgdown"), deciding, "many rows down"},
	First:    action{"first", keys("home"), deciding, "the first row"},
	Last:     action{"last", keys("end"), deciding, "the last row"},
	Less:     action{"less", keys("left", "-"), deciding, "less of an amount; among cards, the seat before"},
	More:     action{"more", keys("right", "+"), deciding, "more of an amount; among cards, the seat after"},
	Pass:     action{"pass", keys("p"), deciding, "pass, decline or be done, at once"},
	Skip:     action{"skip", keys(" "), deciding, "do not wait for the house; when people are asked: all of them pass"},
	Nobody:   action{"nobody", keys("n"), deciding, "everybody passes until something happens"},
	Hold:     action{"hold", keys("H"), deciding, "hold: the house waits and no standing word answers, until pressed again"},
	Yield:    action{"yield", keys("y"), deciding, "pass for a while"},
	Filter:   action{"find", keys("/"), deciding, "only choices with the letters typed"},
	Back:     action{"back", keys("esc"), deciding, "go back"},
	Yes:      action{"yes", keys("y"), deciding, "agree, where the table asks once more"},

	Detail:    action{"card", keys("i"), looking, "the selected card in full"},
	Look:      action{"cards", keys("tab", "b"), looking, "look through a seat's cards"},
	Previous:  action{"previous", keys("["), looking, "the board before"},
	Next:      action{"next", keys("]"), looking, "the board after"},
	Piles:     action{"piles", keys("a"), looking, "ash heaps, removed, contested and set-aside cards"},
	Hand:      action{"hand", keys("h"), looking, "show or hide the hand"},
	Log:       action{"log", keys("l"), looking, "what has happened"},
	Reasons:   action{"reasons", keys("r"), looking, "what has happened, and why the house did it"},
	Decisions: action{"decisions", keys("d"), looking, "every decision so far: the board as it stood, what changed since, play on from there"},
	Mark:      action{"mark", keys("x"), looking, "on a past decision: compare others with it"},
	Every:     action{"every", keys("m"), looking, "in the log: every event, or what matters"},

	Why:   action{"why", keys("w"), learning, "why not: what is not on offer, and the rules against it"},
	Learn: action{"moment", keys("s"), learning, "what this moment is, who may do what, and what the cards in hand are for"},
	Hint:  action{"hint", keys("t"), learning, "what the house would do, and why"},
	Words: action{"words", keys("g"), learning, "the words of the game"},
	Help:  action{"help", keys("?"), learning, "help"},

	Undo: action{"undo", keys("u"), takingBack, "take back"},
	Redo: action{"redo", keys("U"), takingBack, "do again what was taken back"},

	ByHand:     action{"by-hand", keys("e"), atTheTable, "do something by hand; concede"},
	Copy:       action{"copy", keys("c"), atTheTable, "write the board down as a scenario of its own, and copy it"},
	Column:     action{"column", keys("tab"), atTheTable, "where one types or sets up a game: complete, the column to the right"},
	ColumnBack: action{"column-back", keys("shift+tab"), atTheTable, "the column to the left"},
	Redraw:     action{"redraw", keys("ctrl+l"), atTheTable, "draw the screen anew, if something else has written on it"},
	Settings:   action{"settings", keys("o"), atTheTable, "who sits where, time, step mode, curtain, mouse, pace"},
	Pause:      action{"pause", keys("P"), atTheTable, "pause: the table is covered and the clock stands"},
	Quit:       action{"leave", keys("q"), atTheTable, "leave; the game is kept"},
}

func keys(k ...string) []string { return k }

// allActions lists the actions in the order in which help shows them.
func allActions() []action {
	k := &tableKeys
	return []action{
		k.Commit, k.Up, k.Down, k.PageUp, k.PageDown, k.First, k.Last, k.Less, k.More, k.Pass, k.Skip, k.Nobody, k.Hold, k.Yield, k.Filter, k.Back, k.Yes,
		k.Detail, k.Look, k.Previous, k.Next, k.Piles, k.Hand, k.Log, k.Reasons, k.Every, k.Decisions, k.Mark,
		k.Why, k.Learn, k.Hint, k.Words, k.Help, k.Undo, k.Redo, k.ByHand, k.Copy, k.Column, k.ColumnBack, k.Settings, k.Pause, k.Redraw, k.Quit,
	}
}

// key is what the action is known by.
func (a *action) key() string { return a.keys[0] }

// is reports whether a key, as Keys has understood it, does an action.
func is(k string, a action) bool { return k == a.key() }

// where is the occasion on which a key is pressed; the same key may do one thing on each.
type where uint8

const (
	atTable  where = iota
	onPages        // where one types, and on the pages of the menu
	answered       // yes or no
)

// place is where an action counts, if not at the table.
func (a *action) place() where {
	switch a.name {
	case tableKeys.Yes.name:
		return answered
	case tableKeys.Column.name, tableKeys.ColumnBack.name:
		return onPages
	}
	return atTable
}

// Keys are the keys that a player has for every action.
type Keys struct {
	of    map[string][]string // by the action's name
	means map[bound]string    // the action's first usual key
	shown map[string]string   // by the action's first usual key
	fill  *strings.Replacer   // of texts
}

// bound is a key on an occasion.
type bound struct {
	at where
	k  string
}

// newKeys gives every action the keys that are set for it, or else its usual ones.
func newKeys(set map[string][]string) *Keys {
	ks := &Keys{of: map[string][]string{}, means: map[bound]string{}, shown: map[string]string{}}
	var fill []string
	for _, a := range allActions() {
		mine := a.keys
		if k, ok := set[a.name]; ok {
			mine = k
		}
		ks.of[a.name] = mine
		for _, k := range mine {
			ks.means[bound{a.place(), k}] = a.key()
		}
		label := keyLabel(mine[0])
		if _, had := ks.shown[a.key()]; !had {
			ks.shown[a.key()] = label
		}
		fill = append(fill, "{"+a.name+"}", label)
	}
	ks.fill = strings.NewReplacer(fill...)
	return ks
}

// usualKeys are those of a player who has not set any.
var usualKeys = newKeys(nil)

// read says what a key does on an occasion, as the first usual key of its action: the key itself
// if it is none of any action's, nothing if it was one and the player has another for that.
func (ks *Keys) read(k string, at where) string {
	for _, here := range []where{at, atTable} {
		as, ok := ks.means[bound{here, k}]
		if !ok {
			if _, was := usualKeys.means[bound{here, k}]; !was {
				continue
			}
		}
		if at == answered && here != at && as == tableKeys.Yes.key() {
			return "" // it says yes to nothing
		}
		return as
	}
	return k
}

// say writes a text with the names of keys in the place of those of actions: "{undo} takes back".
func (ks *Keys) say(text string) string {
	if !strings.Contains(text, "{") {
		return text
	}
	return ks.fill.Replace(text)
}

// list names all the keys for an action.
func (ks *Keys) list(a action) string {
	var labels []string
	for _, k := range ks.of[a.name] {
		labels = append(labels, keyLabel(k))
	}
	return strings.Join(labels, " ")
}

// keyLabels are the names of keys as people know them, where those of the terminal are others.
var keyLabels = map[string]string{" ": "Space", "pgup": "PgUp", "pgdown": "PgDn"}

// keyLabel is a key's name as it is shown.
func keyLabel(k string) string {
	if label, ok := keyLabels[k]; ok {
		return label
	}
	parts := strings.Split(k, "+")
	if len([]rune(k)) == 1 {
		return k
	}
	for i, p := range parts {
		if i == 0 || len([]rune(p)) > 1 {
			parts[i] = strings.ToUpper(p[:1]) + p[1:]
		}
	}
	return strings.Join(parts, "-")
}

// understand reads a key by what is on the screen: letters that are typed, and those that stand
// in the menu, are themselves.
func (m *Model) understand(k string) string {
	letter := len([]rune(k)) == 1
	at, typing := onPages, false
	switch t := m.table; {
	case t != nil:
		at = atTable
		if _, asks := t.over.(*confirm); asks {
			at = answered
		}
		if typing = typed(t.over) || t.over == nil && t.ask.typing && !t.shade.on; typing {
			at = onPages
		}
	case m.page != nil:
		typing = typed(m.page)
	default:
		typing = true
	}
	if letter && typing {
		return k
	}
	if k = m.theme.Keys.read(k, at); typing && len([]rune(k)) == 1 {
		return "" // what it does elsewhere is no text
	}
	return k
}

// split takes a message of several runes apart: a burst of keys arrives as one message.
// Pasted text is no keys at all.
func split(msg tea.KeyMsg) []string {
	if msg.Type != tea.KeyRunes && msg.Type != tea.KeySpace {
		return []string{msg.String()}
	}
	if msg.Paste {
		return nil
	}
	if len(msg.Runes) == 0 {
		return []string{msg.String()}
	}
	var keys []string
	for _, r := range msg.Runes {
		s := string(r)
		if msg.Alt {
			s = "alt+" + s
		}
		keys = append(keys, s)
	}
	return keys
}
