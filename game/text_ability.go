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
		if isTime(t) || len(does) == 0 && strings.HasPrefix(t, "if ") && !strings.Contains(t, ", ") {
			times = append(times, strings.TrimPrefix(t, "usable "))
			continue
		}
		if rest, ok := strings.CutPrefix(t, "requires "); ok && len(does) == 0 && strings.Contains(t, " other cards in play ") {
			times = append(times, "with "+rest)
			continue
		}
		if n := len(times); n > 0 && len(does) == 0 && strings.HasPrefix(t, "with no ") {
			times[n-1] += " " + t
			continue
		}
		if n := len(does); n > 0 && joint(false, t) == " " {
			does[n-1] += " " + t
			continue
		}
		does = append(does, t)
	}
	who := m.whoCan()
	if strings.HasSuffix(who, "may: ") && len(does) > 0 {
		does[0] = strings.TrimPrefix(does[0], "you may ")
	}
	if len(times) > 1 && strings.HasPrefix(times[0], "once for each Methuselah in her own ") && strings.HasPrefix(times[1], "during your ") {
		times = append(times[:1], times[2:]...)
	}
	if who == "you may: " {
		for i := range len(times) {
			times[i] = strings.Replace(times[i], "if she controls ", "if you control ", 1)
		}
	}
	s := who + strings.ReplaceAll(strings.Join(does, ", "), ", , ", ", ")
	if m.shared {
		s += " (this or the card's other such use, not both)"
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
	for _, prefix := range []string{"during ", "usable ", "once each ", "once for each Methuselah in her own ", "before range ", "in the first round", "at the ", "only "} {
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
