package game

import (
	"slices"
	"strings"
)

// Text is the card's rules text in our words, rendered from the definition the engine runs.
func (d *Definition) Text() string { return d.text }

func (d *Definition) render() string {
	var lines []string
	for _, w := range d.words {
		lines = append(lines, sentence(w))
	}
	if shared := d.sharedText(); shared != "" {
		lines = append(lines, shared)
	}
	for _, m := range d.Modes {
		lines = append(lines, m.line())
	}
	for _, m := range d.Abilities {
		lines = append(lines, m.abilityLine())
	}
	for _, m := range d.Triggers {
		lines = append(lines, m.line())
	}
	var out []string
	for _, l := range lines {
		if l = strings.TrimSpace(l); l != "" {
			out = append(out, l)
		}
	}
	return strings.Join(out, "\n")
}

// line renders one mode: its level, its conditions, then what it does, a sentence each.
func (m *Mode) line() string {
	var b strings.Builder
	last, open := "", false // the fragment before, and whether it waits for what it is a condition of
	for i, t := range m.texts {
		if i == 0 {
			t = strings.Replace(t, "if she controls ", "if you control ", 1)
		}
		j := joint(b.Len() == 0 || strings.HasSuffix(b.String(), ", "), t)
		goesOn := open && continues(t)
		if i == 0 && t != "(D)" && strings.HasPrefix(t, "(") && strings.HasSuffix(t, ")") {
			t = t[1 : len(t)-1]
		}
		open = alone(t) || i == 0 && strings.HasPrefix(t, "if ") && !strings.Contains(t, ",")
		if j == ". " {
			switch {
			case open && strings.HasPrefix(last, "usable "):
				j, open = ", ", false
			case goesOn:
				j = ", "
			}
		}
		open = open || goesOn && (strings.HasPrefix(t, "if ") || strings.HasPrefix(t, "only if "))
		last = t
		b.WriteString(j)
		b.WriteString(t)
	}
	if b.Len() == 0 {
		return ""
	}
	s := sentence(b.String())
	if m.word != "" {
		s = m.word + ": " + s
	}
	if l := m.heading(); l != "" {
		return l + " " + s
	}
	return s
}

// joint is what stands between a fragment and the text before it: fragments in brackets and
// those that go on ("with", "even if") stay in the sentence.
func joint(first bool, t string) string {
	if first {
		return ""
	}
	if strings.HasPrefix(t, ",") {
		return ""
	}
	for _, prefix := range []string{"(", "even if", "if ", "with ", ",", "before combat", "but "} {
		if strings.HasPrefix(t, prefix) && !strings.HasPrefix(t, "(D)") {
			return " "
		}
	}
	return ". "
}

// alone reports whether a fragment is no more than a condition: what follows ends its sentence.
func alone(t string) bool {
	if strings.Contains(t, ",") {
		return false
	}
	for _, whole := range []string{"at close range", "at long range", "in the first round", "in the first round of a combat",
		"if this card was played at the superior level", "if that was one that you control",
		"once it has been put on an opposing minion", "only once each turn with cards of this name"} {
		if t == whole {
			return true
		}
	}
	switch {
	case strings.HasPrefix(t, "once each "):
		return len(strings.Fields(t)) == 3
	case strings.HasPrefix(t, "during "), strings.HasPrefix(t, "once for each Methuselah in her own "):
		return strings.HasSuffix(t, " phase")
	}
	return strings.HasPrefix(t, "in a combat of ") || strings.HasPrefix(t, "in a combat that ")
}

// continues reports whether a fragment can end the sentence that a condition has begun.
func continues(t string) bool {
	for _, prefix := range []string{"requires ", "not ", "a minion plays ", "usable "} {
		if strings.HasPrefix(t, prefix) {
			return false
		}
	}
	return true
}

// sentence capitalises each sentence and ends the last.
func sentence(s string) string {
	parts := strings.Split(s, ". ")
	for i, p := range parts {
		if p != "" {
			parts[i] = strings.ToUpper(p[:1]) + p[1:]
		}
	}
	s = strings.Join(parts, ". ")
	if !strings.HasSuffix(s, ".") {
		s += "."
	}
	return s
}

// eitherOf writes "a, b or c".
func eitherOf(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// orNames writes the names of disciplines: "Dominate or Presence".
func orNames(ds []Discipline) string {
	names := make([]string, len(ds))
	for i, d := range ds {
		names[i] = d.Name()
	}
	return strings.Join(names, " or ")
}

// Text is the piece's rules text in our words; empty if it has no definition.
func (p *Piece) Text() string { return bind(p).Text() }

// sharedText says once what holds for every mode.
func (d *Definition) sharedText() string {
	m := &Mode{}
	for _, w := range d.shared {
		w.inMode(m)
	}
	return m.line()
}

// Effects lists the names of the ways to play a piece and of its abilities, where it has several.
func (p *Piece) Effects() []string {
	var words []string
	d := bind(p)
	for _, m := range slices.Concat(d.Modes, d.Abilities) {
		if m.word != "" && !slices.Contains(words, m.word) {
			words = append(words, m.word)
		}
	}
	return words
}

// Defined reports whether Elysium plays the card by itself: it has a definition, or its facts
// say all that it says.
func (p *Piece) Defined() bool { return p.Def != nil || p.Facts.Plain }
