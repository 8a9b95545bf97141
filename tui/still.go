package tui

// A table at which nothing can be done: it shows the board of another moment, or of a script.

// drawStill draws it: below the boards stands what tells of the moment, with its keys; below what
// lies over it, where that goes back to.
func (t *table) drawStill(w, h int, keys, back string, below func(l *layout) []string) []string {
	if t.w != w || t.h != h {
		t.w, t.h = w, h
		clear(t.cache)
	}
	l := t.laid()
	rows := append(make([]string, 0, h), t.kept(panelKey{what: "bar", w: w}, func() []string { return t.drawBar(w) })...)
	if t.over != nil {
		rows = append(rows, t.over.draw(t, l.over.w, l.over.h)...)
		return append(rows, stillKeys(t.theme, w, back))
	}
	rows = append(rows, t.kept(panelKey{what: "strip", w: w}, func() []string { return t.drawStrip(w) })...)
	rows = append(rows, t.drawBoards(&l)...)
	rows = append(rows, below(&l)...)
	return append(rows, stillKeys(t.theme, w, keys))
}

func stillKeys(th *Theme, w int, keys string) string {
	return newLine(w).put(th.Dim, th.Keys.say(" "+keys)).done()
}

// stillKey is a key for what lies over it, its boards or its cards; false if it is none of theirs.
func (t *table) stillKey(k string) bool {
	keys := &tableKeys
	switch {
	case t.over != nil:
		if !is(k, keys.ByHand) || typed(t.over) {
			t.over.key(t, k)
		}
	case is(k, keys.Previous):
		t.turnPage(-1)
	case is(k, keys.Next):
		t.turnPage(1)
	case is(k, keys.Look), is(k, keys.Piles):
		t.over = &browse{seat: t.self(), piles: is(k, keys.Piles), list: firstCard}
	default:
		return false
	}
	return true
}
