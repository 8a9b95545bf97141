package game

import "strings"

// The words of this file are for cards in play that do other things by the level they were played
// at.

// PlayedAt is what a card does while it is in play if it was played at a level.
func PlayedAt(l Level, parts ...OnCard) OnCard { return playedAt{l, parts} }

type playedAt struct {
	level Level
	parts []OnCard
}

func (k playedAt) onCard(d *Definition) {
	text := "if this card was played at the basic level, "
	if k.level == Superior {
		text = "if this card was played at the superior level, "
	}
	statics, abilities, triggers, words := len(d.Statics), len(d.Abilities), len(d.Triggers), len(d.words)
	for _, p := range k.parts {
		p.onCard(d)
	}
	for _, s := range d.Statics[statics:] {
		applies := s.Applies
		s.Applies = func(g *Game, src, t *Card, seat Seat) bool { return src.level == k.level && applies(g, src, t, seat) }
	}
	for i, w := range d.words[words:] {
		d.words[words+i] = text + strings.ToLower(w[:1]) + w[1:]
	}
	at := Condition{Fails: func(g *Game, p *Play) *Refusal {
		if p.card.level != k.level {
			return lacksRequirement
		}
		return nil
	}}
	for _, list := range [][]*Mode{d.Abilities[abilities:], d.Triggers[triggers:]} {
		for _, m := range list {
			m.conds = append([]Condition{at}, m.conds...)
			m.texts = append([]string{text}, m.texts...)
		}
	}
}
