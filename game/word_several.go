package game

// The words of this file are for cards of which each discipline adds something, alone or together.

// Combines makes a card usable with one of its disciplines or with several at once: what each of
// them does comes together, in the order printed. The ways are all of one level.
func Combines(ways ...OnCard) OnCard { return combined(ways) }

type combined []OnCard

func (k combined) onCard(d *Definition) {
	d.words = append(d.words, "more than one of its Disciplines can be used to play this card")
	for set := 1; set < 1<<len(k); set++ {
		var all modeWord
		for i, w := range k {
			way, ok := w.(modeWord)
			if !ok || set&(1<<i) == 0 {
				continue
			}
			all.level = way.level
			all.disciplines = append(all.disciplines, way.disciplines...)
			all.parts = append(all.parts, way.parts...)
		}
		all.onCard(d)
		if set&(set-1) != 0 {
			d.Modes[len(d.Modes)-1].texts = nil // said with each of them
		}
	}
}
