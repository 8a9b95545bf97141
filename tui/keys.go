package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
)

// The keys of the table, with the words that help says of them.
var tableKeys = struct {
	Up, Down, Amount, Commit, Number, Pass, Why, Detail, Look, Page, Piles, Hand, Yield, Log, Undo, Redo,
	Filter, ByHand, Copy, Learn, Hint, Words, Settings, Help, Skip, Reasons, Quit key.Binding
}{
	Up:       bind("up", "one choice up", "up", "k"),
	Down:     bind("down", "one choice down", "down", "j"),
	Amount:   bind("< >", "less or more, with the arrows to the left and right or + and -", "left", "right", "+", "-"),
	Number:   bind("1-9", "select a choice; the same number again takes it", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
	Commit:   bind("Enter", "take the selected choice", "enter"),
	Pass:     bind("p", "pass, decline or be done, at once", "p"),
	Why:      bind("w", "why not: what is not on offer, and the rules against it", "w"),
	Detail:   bind("i", "the selected card in full", "i"),
	Look:     bind("Tab", "look through a seat's cards", "tab", "b"),
	Page:     bind("[ ]", "the board before, the board after", "[", "]"),
	Piles:    bind("a", "ash heaps, removed, contested and set-aside cards", "a"),
	Hand:     bind("h", "show or hide the hand", "h"),
	Yield:    bind("y", "pass for a while", "y"),
	Log:      bind("l", "what has happened", "l"),
	Reasons:  bind("r", "what has happened, and why the house did it", "r"),
	Undo:     bind("u", "take back", "u"),
	Redo:     bind("U", "do again what was taken back", "U"),
	Filter:   bind("/", "only choices with these letters", "/"),
	ByHand:   bind("e", "do something by hand; concede", "e"),
	Copy:     bind("c", "write the board down as a scenario of its own, and copy it", "c"),
	Learn:    bind("s", "what this moment is, who may do what, and what the cards in hand are for", "s"),
	Hint:     bind("t", "what the house would do, and why", "t"),
	Words:    bind("g", "the words of the game", "g"),
	Settings: bind("o", "step mode, curtain, mouse, pace", "o"),
	Help:     bind("?", "help", "?"),
	Skip:     bind("Space", "do not wait for the house; when people are asked: all of them pass", " "),
	Quit:     bind("q", "leave; the game is kept", "q"),
}

func bind(shown, what string, keys ...string) key.Binding {
	return key.NewBinding(key.WithKeys(keys...), key.WithHelp(shown, what))
}

// allKeys lists the table's keys in the order help shows them.
func allKeys() []key.Binding {
	k := &tableKeys
	return []key.Binding{k.Number, k.Up, k.Down, k.Amount, k.Commit, k.Pass, k.Why, k.Detail, k.Look, k.Page, k.Piles, k.Hand,
		k.Yield, k.Filter, k.Log, k.Reasons, k.Undo, k.Redo, k.ByHand, k.Copy, k.Learn, k.Hint, k.Words, k.Settings, k.Skip, k.Help, k.Quit}
}

// is reports whether a key, by its name, is one of a binding's.
func is(k string, b key.Binding) bool {
	for _, name := range b.Keys() {
		if name == k {
			return true
		}
	}
	return false
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

// letter reports whether a key writes a letter.
func letter(k string) bool {
	r := []rune(k)
	return len(r) == 1 && (r[0] >= 'a' && r[0] <= 'z' || r[0] >= 'A' && r[0] <= 'Z' || r[0] > 0x7f)
}
