package game

import "strings"

// Text is the card's rules text in our words, rendered from the definition the engine runs.
func (d *Definition) Text() string {
	if d == nil {
		return ""
	}
	var lines []string
	lines = append(lines, d.words...)
	for _, m := range d.Modes {
		lines = append(lines, m.line())
	}
	for _, m := range d.Abilities {
		lines = append(lines, m.line())
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

// line renders one mode: its level, then what it says.
func (m *Mode) line() string {
	if len(m.texts) == 0 {
		return ""
	}
	s := strings.Join(m.texts, ". ")
	s = strings.ToUpper(s[:1]) + s[1:]
	if !strings.HasSuffix(s, ".") {
		s += "."
	}
	if l := strings.TrimSpace(levelWord(m)); l != "" {
		return l + " " + s
	}
	return s
}
