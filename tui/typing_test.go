package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestWrite types into a text.
func TestWrite(t *testing.T) {
	text := ""
	for _, k := range []string{"L", "ü", "backspace", "u"} {
		assert.True(t, write(&text, k), k)
	}
	assert.Equal(t, "Lu", text)
	for _, k := range []string{"down", "enter", "ctrl+x"} {
		assert.False(t, write(&text, k), k)
	}
	assert.True(t, write(&text, "backspace"))
	assert.True(t, write(&text, "backspace"))
	assert.False(t, write(&text, "backspace"), "nothing is left to rub out")
	assert.Empty(t, text)
}

// TestListsAreSearchedByWords finds a row by words in any order.
func TestListsAreSearchedByWords(t *testing.T) {
	f := &finder{names: []string{"Govern the Unaligned", "Bonding", "The Unmasking"}}
	for filter, want := range map[string][]int{"": {0, 1, 2}, "un": {0, 2}, "unal gov": {0}, "bond the": nil} {
		f.filter = filter
		f.narrow()
		assert.ElementsMatch(t, want, f.shown, filter)
	}
}

// TestPagesScroll wants every key that moves a cursor to scroll a page, as far as it goes.
func TestPagesScroll(t *testing.T) {
	th := NewTheme(plain)
	rows := make([]string, 50)
	for i := range rows {
		rows[i] = itoa(i)
	}
	l := &list{}
	for _, x := range []struct {
		key string
		top int
	}{{"down", 1}, {"pgdown", 11}, {"up", 10}, {"end", 41}, {"down", 41}, {"pgup", 31}, {"home", 0}, {"up", 0}} {
		assert.True(t, l.scrolls(x.key), x.key)
		l.page(th, "", "", rows, 20, 10)
		assert.Equal(t, x.top, l.top, x.key)
	}
	assert.False(t, l.scrolls("esc"))
}
