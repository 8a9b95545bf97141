package tui

import (
	"strings"

	"elysium/game"
)

// openGroup is a row of several choices that has been opened, over the rows it stood among.
type openGroup struct {
	title string
	rows  []row
	outer list // the cursor to come back to
}

// axes are what the choices of a group may differ in.
var axes = []func(*game.Option) int{
	func(o *game.Option) int { return o.TargetID()*8 + int(o.TargetSeat()) },
	(*game.Option).MinionID,
	(*game.Option).CardID,
}

// within puts the options of a group in rows: each in one, or where there are many, those
// together that are alike in what differs least.
func within(d *game.Decision, opts []int, labels, notes []string, index map[int]*game.CardView) []row {
	var rows []row
	if axis := dividing(d.Options, opts); axis != nil {
		at := map[int]int{}
		for _, i := range opts {
			key := axis(&d.Options[i])
			k, had := at[key]
			if !had {
				k = len(rows)
				at[key] = k
				rows = append(rows, row{text: labels[i], note: notes[i]})
			}
			rows[k].opts = append(rows[k].opts, i)
		}
		for k := range rows {
			rows[k].finish(d, labels, notes, index)
		}
		return rows
	}
	head, tail := shared(d.Options, opts, labels, index)
	for _, i := range opts {
		text := labels[i]
		if head+tail < len(text) {
			text = text[head : len(text)-tail]
		}
		rows = append(rows, row{text: strings.TrimSpace(text), note: notes[i], opts: []int{i}})
	}
	return rows
}

// dividing is the axis on which many options fall into the fewest groups; nil if they are few,
// or alike on none.
func dividing(options []game.Option, opts []int) func(*game.Option) int {
	if len(opts) <= groupFrom {
		return nil
	}
	var best func(*game.Option) int
	fewest := len(opts)
	for _, axis := range axes {
		seen := map[int]bool{}
		for _, i := range opts {
			seen[axis(&options[i])] = true
		}
		if n := len(seen); n > 1 && n < fewest {
			best, fewest = axis, n
		}
	}
	return best
}

// shared is how much the labels of options have in common at their beginnings and ends, in whole
// words and names.
func shared(options []game.Option, opts []int, labels []string, index map[int]*game.CardView) (head, tail int) {
	first := labels[opts[0]]
	head, tail = len(first), len(first)
	for _, i := range opts {
		l := labels[i]
		n, m := 0, 0
		for n < min(head, len(l)) && l[n] == first[n] {
			n++
		}
		for m < min(tail, len(l)) && l[len(l)-1-m] == first[len(first)-1-m] {
			m++
		}
		head, tail = n, m
	}
	head = strings.LastIndexByte(first[:head], ' ') + 1
	if at := strings.IndexByte(first[len(first)-tail:], ' '); at < 0 {
		tail = 0
	} else {
		tail -= at
	}
	for _, i := range opts {
		for _, name := range namesIn(&options[i], index) {
			from := strings.Index(labels[i], name)
			if to := from + len(name); from >= 0 {
				if from < head && head < to {
					head = from
				}
				if start := len(labels[i]) - tail; from < start && start < to {
					tail = len(labels[i]) - to
				}
			}
		}
	}
	return head, tail
}

// namesIn are the names of cards that an option's label is made of.
func namesIn(o *game.Option, index map[int]*game.CardView) []string {
	var names []string
	for _, id := range []int{o.CardID(), o.TargetID(), o.MinionID()} {
		if c := index[id]; c != nil {
			names = append(names, c.Name)
		}
	}
	return names
}

// common is what the labels of several options begin and end with, in whole words; numbers that
// tell cards of one name apart do not count.
func common(options []game.Option, opts []int, labels []string, index map[int]*game.CardView) string {
	first := labels[opts[0]]
	head, tail := shared(options, opts, labels, index)
	text := first[:head]
	for _, name := range namesIn(&options[opts[0]], index) {
		name, _, _ = strings.Cut(name, "#")
		if to := head + len(name); strings.HasPrefix(first[head:], name) && allHave(opts, labels, first[:to]) {
			text = first[:to] + " "
			break
		}
	}
	text += "..."
	if head+tail < len(first) {
		text += first[len(first)-tail:]
	}
	return text
}

func allHave(opts []int, labels []string, prefix string) bool {
	for _, i := range opts {
		if !strings.HasPrefix(labels[i], prefix) {
			return false
		}
	}
	return true
}
