package game

import "strings"

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
	for _, t := range m.texts {
		b.WriteString(joint(b.Len() == 0 || strings.HasSuffix(b.String(), ", "), t))
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

// Effects lists the names of a piece's abilities, where it has several.
func (p *Piece) Effects() []string {
	var words []string
	for _, m := range bind(p).Abilities {
		if m.word != "" {
			words = append(words, m.word)
		}
	}
	return words
}

// Defined reports whether Elysium plays the card by itself: it has a definition, or its facts
// say all that it says.
func (p *Piece) Defined() bool { return p.Def != nil || p.Facts.Plain }
