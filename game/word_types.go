package game

// PlayedAs is one of the printed types a card of several is played as: it has only that type
// then (AR-1.3.2.p1.c1).
func PlayedAs(t Types) Mark { return Mark{Set: func(m *Mode) { m.as = t }} }

// The types of cards that print two.
var (
	AsModifier = PlayedAs(ActionModifier)
	AsCombat   = PlayedAs(CombatCard)
	AsReflex   = PlayedAs(Reflex)
)

// ModifierOrReaction makes the ways to play a card usable both as an action modifier and as a
// reaction.
func ModifierOrReaction(ways ...OnCard) OnCard {
	return either{[]Types{ActionModifier, Reaction}, ways}
}

// CombatOrReaction likewise usable both as a combat card and as a reaction.
func CombatOrReaction(ways ...OnCard) OnCard {
	return either{[]Types{CombatCard, Reaction}, ways}
}

type either struct {
	types []Types
	ways  []OnCard
}

func (e either) onCard(d *Definition) {
	for _, w := range e.ways {
		way, ok := w.(modeWord)
		if !ok {
			w.onCard(d)
			continue
		}
		for i, t := range e.types {
			one := way
			one.parts = append([]InMode{PlayedAs(t)}, way.parts...)
			one.onCard(d)
			if i > 0 {
				d.Modes[len(d.Modes)-1].texts = nil // said once for all types
			}
		}
	}
}

// Word names one of several ways to play a card that nothing else tells apart.
func Word(w string) Mark { return Mark{Set: func(m *Mode) { m.word = w }} }
