package main

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"elysium/game"
)

// cryptFacts reads a row of the crypt list.
func cryptFacts(r row) (*game.Facts, error) {
	f, err := commonFacts(r)
	if err != nil {
		return nil, err
	}
	f.Unique = true
	f.Advanced = r["Adv"] != ""
	if f.Capacity, err = strconv.Atoi(r["Capacity"]); err != nil {
		return nil, fmt.Errorf("The capacity %q is not a number.", r["Capacity"])
	}
	if r["Group"] != "ANY" {
		if f.Group, err = strconv.Atoi(r["Group"]); err != nil {
			return nil, fmt.Errorf("The group %q is not a number.", r["Group"])
		}
	}
	if f.Disciplines, err = levels(r["Disciplines"]); err != nil {
		return nil, err
	}
	f.Plain = cryptText(f, r["Card Text"])
	return f, readTitle(f, r["Title"])
}

// cryptText reads the text of a vampire or imbued and reports whether it holds nothing but
// facts. What only a merged vampire has is behaviour, not a fact of the card.
func cryptText(f *game.Facts, text string) (plain bool) {
	text, _, merged := strings.Cut(text, "[MERGED]")
	plain = !merged
	if f.Advanced {
		text = strings.TrimPrefix(text, "Advanced, ")
	}
	text = strings.ReplaceAll(text, "D.C.", "DC")
	text = strings.ReplaceAll(text, "Flight [FLIGHT]", "Flight")
	for _, line := range sentences(text) {
		for s := range strings.SplitSeq(line+" ", ": ") {
			if s = strings.TrimSpace(s); s != "" && !cryptSentence(f, s) {
				plain = false
			}
		}
	}
	return plain && !icons.MatchString(text)
}

// levels reads disciplines as "dom OBF"; capitals are superior.
func levels(cell string) (game.Levels, error) {
	var ls game.Levels
	for word := range strings.FieldsSeq(cell) {
		if word == "-none-" {
			continue
		}
		d, ok := game.ParseDiscipline(word)
		if !ok {
			return ls, fmt.Errorf("The discipline %q is unknown.", word)
		}
		level := game.Basic
		if word == strings.ToUpper(word) {
			level = game.Superior
		}
		ls = ls.With(d, level)
	}
	return ls, nil
}

var (
	circle     = regexp.MustCompile(`^([A-Z]\w+(?: [A-Z]\w+)?) [Cc]ircle$`)
	slave      = regexp.MustCompile(`^([A-Z]\w+(?: antitribu)?) [Ss]lave$`)
	notUnique  = regexp.MustCompile(`^\w+ are not unique$`)
	titleVotes = regexp.MustCompile(`^(?:(.+) has )?(\d votes?) \(titled\)$`)
	properName = regexp.MustCompile(`^\p{Lu}[\p{L}'.-]*(?:,? (?:de|do|of|\p{Lu}[\p{L}'.-]*|antitribu))*$`)
)

// cryptSentence reads one sentence that may hold facts, and reports whether it says nothing
// else.
func cryptSentence(f *game.Facts, s string) bool {
	if rest, ok := cutSect(f, s); ok {
		return rest == "" || readTitleWords(f, rest)
	}
	if notUnique.MatchString(s) {
		f.Unique = false
		return true
	}
	if m := circle.FindStringSubmatch(s); m != nil {
		f.Circle = m[1]
		return true
	}
	if m := slave.FindStringSubmatch(s); m != nil {
		f.Slave = m[1]
		return true
	}
	if m := titleVotes.FindStringSubmatch(s); m != nil && strings.HasPrefix(f.Name, m[1]) {
		return readTitleWords(f, m[2])
	}
	words := keywords(s, cryptWords)
	for _, word := range words {
		if word == "non-unique" {
			f.Unique = false
			continue
		}
		f.Traits = addTrait(f.Traits, word)
	}
	if words != nil {
		// A remark in brackets may say more than the word it stands behind.
		return !parentheses.MatchString(s)
	}
	return readBonus(f, s)
}

// cutSect reads the sect that a vampire's text begins with; what follows may be a title.
func cutSect(f *game.Facts, s string) (rest string, ok bool) {
	word, rest, _ := strings.Cut(s, " ")
	sect, ok := game.ParseSect(word)
	if !ok || f.Sect != game.NoSect || f.Types.Has(game.Imbued) {
		return "", false
	}
	f.Sect = sect
	return rest, true
}

// readTitleWords reads what stands between the sect and the first stop: a title or a slave.
// It reports whether that is all.
func readTitleWords(f *game.Facts, words string) bool {
	if m := slave.FindStringSubmatch(words); m != nil {
		f.Slave = m[1]
		return true
	}
	words = strings.ReplaceAll(words, "DC", "D.C.")
	t, ok := game.ParseTitle(words)
	if ok {
		f.Title = t
	}
	return ok && (t.Of == "" || properName.MatchString(t.Of))
}

// readTitle checks the title of the text against the list's column, which knows no cities
// and no clans but has the votes of independent vampires.
func readTitle(f *game.Facts, column string) error {
	if column == "" {
		if f.Title != (game.Title{}) {
			return fmt.Errorf("The text gives the title %q, the list none.", f.Title)
		}
		return nil
	}
	t, ok := game.ParseTitle(column)
	if !ok {
		return fmt.Errorf("The title %q is unknown.", column)
	}
	if f.Title.Rank == game.Untitled {
		f.Title.Rank = t.Rank
	}
	if f.Title.Rank != t.Rank {
		return fmt.Errorf("The text gives the title %q, the list %q.", f.Title, t)
	}
	return nil
}

var bonus = regexp.MustCompile(`^(?:(.+) (?:gets|has) )?([+-]?\d) (?:additional )?(bleed|strength|stealth|intercept|hunt|votes?|ballots?)$`)

// readBonus reads an unconditional bonus: "+1 bleed", "Name gets 1 additional vote". It
// reports whether the sentence is one.
func readBonus(f *game.Facts, s string) bool {
	m := bonus.FindStringSubmatch(s)
	if m == nil || !strings.HasPrefix(f.Name, m[1]) {
		return false
	}
	n, err := strconv.Atoi(m[2])
	if err != nil {
		return false
	}
	switch strings.TrimSuffix(m[3], "s") {
	case "bleed":
		f.BleedBonus += n
	case "strength":
		f.StrengthBonus += n
	case "stealth":
		f.Stealth += n
	case "intercept":
		f.Intercept += n
	case "hunt":
		f.Hunt += n
	case "vote":
		f.Votes += n
	case "ballot":
		f.Ballots += n
	}
	return true
}
