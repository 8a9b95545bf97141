package game

// AtEither is what a card does with any one of some disciplines: "cel for" or "CEL FOR".
func AtEither(levels string, parts ...InMode) OnCard {
	return anyOf{fields(levels), parts}
}

type anyOf struct {
	levels []string
	parts  []InMode
}

func (a anyOf) onCard(d *Definition) {
	for i, l := range a.levels {
		At(l, a.parts...).onCard(d)
		m := d.Modes[len(d.Modes)-1]
		if i > 0 {
			m.texts = nil // said once for all of them
			continue
		}
		for _, other := range a.levels[1:] {
			m.alike += " or [" + other + "]"
		}
	}
}

// heading names the disciplines of a mode and those that do the same.
func (m *Mode) heading() string {
	l := levelWord(m)
	if l == "" {
		return ""
	}
	return l[1:] + m.alike
}
