package cards

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// spelled are letters and signs that no plain letter with an accent makes up.
var spelled = strings.NewReplacer("™", "(TM)", "—", "--", "–", "-", "’", "'", "‘", "'", "“", `"`, "”", `"`, "…", "...",
	"ß", "ss", "æ", "ae", "Æ", "AE", "œ", "oe", "Œ", "OE", "ø", "o", "Ø", "O", "ł", "l", "Ł", "L", "đ", "d", "Đ", "D",
	"ð", "d", "Ð", "D", "þ", "th", "Þ", "Th", "ı", "i", "№", "No.", "×", "x", "•", "*", "\u00a0", " ")

// ASCII writes a name with the letters and signs that every terminal and program has.
func ASCII(name string) string {
	plain := true
	for i := range len(name) {
		plain = plain && name[i] < 0x80
	}
	if plain {
		return name
	}
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case r >= 0x80:
			return '?'
		}
		return r
	}, norm.NFD.String(spelled.Replace(name)))
}
