package game

import "strings"

// abilityLine renders an ability of a card in play: when, who can, and what. Actions, strikes
// and mandatory effects say themselves.
func (m *Mode) abilityLine() string {
	if m.must || m.action != nil || m.strike != nil || m.maneuver || m.press != 0 || len(m.texts) == 0 {
		return m.line()
	}
	var times, does []string
	for _, t := range m.texts {
		if isTime(t) {
			times = append(times, strings.TrimPrefix(t, "usable "))
			continue
		}
		if n := len(does); n > 0 && joint(false, t) == " " {
			does[n-1] += " " + t
			continue
		}
		does = append(does, t)
	}
	s := m.whoCan() + strings.ReplaceAll(strings.Join(does, ", "), ", , ", ", ")
	if m.shared {
		s += " (once, either this or its other such use)"
	}
	if len(times) > 0 {
		s = strings.Join(times, ", ") + ", " + s
	}
	s = sentence(s)
	if m.word != "" {
		s = m.word + ": " + s
	}
	if l := strings.TrimSpace(levelWord(m)); l != "" {
		return l + " " + s
	}
	return s
}

// whoCan names who decides whether the ability is used.
func (m *Mode) whoCan() string {
	switch {
	case m.whoMay != "":
		return m.whoMay
	case m.user == byBearer || m.user == byItself:
		return "this minion may: "
	case m.chosenUses:
		return "the chosen vampire's controller can: "
	case m.hostUses:
		return "she may: "
	}
	return "you may: "
}

func isTime(t string) bool {
	for _, prefix := range []string{"during ", "usable ", "once each ", "at the ", "only "} {
		if strings.HasPrefix(t, prefix) {
			return true
		}
	}
	return false
}

// Say adds words to what a mode says of itself.
func Say(text string) Mark { return Mark{Text: text, Set: func(*Mode) {}} }

// Silently stands for words whose text another word says.
func Silently(words ...InMode) InMode { return silent(words) }

type silent []InMode

func (s silent) inMode(m *Mode) {
	said := m.texts
	for _, w := range s {
		w.inMode(m)
	}
	m.texts = said
}
