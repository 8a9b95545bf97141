package saves

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"elysium/game"
)

// labelWords are the words in choices that are no names.
var labelWords = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, word := range game.LabelWords() {
		all[plainWord(word)] = true
	}
	return all
})

// free are the choices that any words may follow.
var free = []string{"choose", "take", "give", "pay", "first", "yes", "no", "transfer"}

// sensible is the fault of words that no choice could have: that such a choice is not on offer
// says nothing.
func (p *phrases) sensible(words string) error {
	known := labelWords()
	var effects []string
	for i, t := range p.of(words) {
		switch {
		case t.piece != nil:
			for _, effect := range t.piece.Effects() {
				for word := range strings.FieldsSeq(effect) {
					effects = append(effects, plainWord(word))
				}
			}
		case t.word == "" || t.word == theEdge || strings.HasPrefix(t.word, "["):
		case i == 0 && slices.Contains(free, t.word):
			return nil
		case !known[t.word] && !slices.Contains(effects, t.word) && !isValue(t.word):
			return fmt.Errorf("%q is no card, and no word that choices have", shorten(t.word))
		}
	}
	return nil
}

// isValue reports whether a word is a number or a Discipline, which cards may ask for.
func isValue(word string) bool {
	_, counted := number(word)
	_, studied := game.ParseDiscipline(word)
	return counted || studied
}
