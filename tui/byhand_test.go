package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestAValueByHand finds what is to be set by a part of its name, whatever the value is.
func TestAValueByHand(t *testing.T) {
	m := boardOf(t)
	o := newByHand(m.table, "")
	for typed, want := range map[string][]string{
		"set trevon blood 1":    {"set Trevon Parker blood 1"},
		"set trevon stealth -2": {"set Trevon Parker stealth -2"},
		"set anna pool 3":       {"set Anna pool 3", "set Anna pool 23"},
		"set nobody blood 1":    nil,
		"set trevon":            o.matching("set trevon"),
	} {
		o.text = typed
		o.narrow()
		assert.Equal(t, want, append([]string(nil), o.shown...), typed)
	}
}

func (o *byHand) matching(text string) []string {
	var all []string
	for i := range o.all {
		if has(o.fold[i], sought(text)) {
			all = append(all, o.all[i])
		}
	}
	return all
}
