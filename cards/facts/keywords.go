package main

import (
	"regexp"
	"slices"
	"strings"
)

// The words that cards print as sentences of their own. What becomes a field of its own
// (unique, location, trifle...) or only repeats the card's type is sorted out by the reader.
var (
	libraryWords = []string{
		"master", "equipment", "event", "unique", "location", "trifle", "out-of-turn",
		"discipline", "archetype", "hunting ground", "boon", "title", "trophy", "investment",
		"contract", "path", "watchtower", "hunter-list", "derivative", "elysium",
		"mithraic mysteries", "operation antigen", "nod fragment",
		"weapon", "gun", "melee", "electronic", "vehicle", "haven", "relic",
		"gehenna", "government", "inconnu", "inquisition", "transient",
		"frenzy", "grapple", "aim", "ammo", "condemnation", "skin", "multiplier",
		"infernal", "red list", "flight",
	}
	cryptWords = []string{
		"sterile", "scarce", "infernal", "blood cursed", "black hand", "flight", "red list",
		"seraph", "non-unique",
	}
)

var (
	icons       = regexp.MustCompile(`\[[^\]]*\]`)
	parentheses = regexp.MustCompile(`\([^)]*\)`)
)

// sentences cuts a text at its full stops and line ends, without icons.
func sentences(text string) []string {
	var out []string
	for line := range strings.Lines(icons.ReplaceAllString(text, "")) {
		for s := range strings.SplitSeq(strings.TrimSpace(line)+" ", ". ") {
			s = strings.TrimSuffix(strings.TrimSpace(s), ".")
			if s != "" {
				out = append(out, s)
			}
		}
	}
	return out
}

// keywords returns the words of a sentence that consists of nothing but the given words, in
// lower case; nil for any other sentence.
func keywords(sentence string, words []string) []string {
	rest := strings.ToLower(parentheses.ReplaceAllString(sentence, ""))
	var found []string
	for {
		rest = strings.TrimLeft(rest, " ,:")
		if rest == "" {
			return found
		}
		i := slices.IndexFunc(words, func(w string) bool { return startsWith(rest, w) })
		if i < 0 {
			return nil
		}
		found = append(found, words[i])
		rest = rest[len(words[i]):]
	}
}

func startsWith(s, word string) bool {
	rest, ok := strings.CutPrefix(s, word)
	return ok && (rest == "" || strings.ContainsRune(" ,:", rune(rest[0])))
}

// addTrait adds a word once.
func addTrait(traits []string, word string) []string {
	if slices.Contains(traits, word) {
		return traits
	}
	return append(traits, word)
}
