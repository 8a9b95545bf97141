package main

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"elysium/game"
)

// commonFacts reads the columns that both lists have.
func commonFacts(r row) (*game.Facts, error) {
	id, err := strconv.Atoi(r["Id"])
	if err != nil {
		return nil, fmt.Errorf("The id %q is not a number.", r["Id"])
	}
	types, ok := game.ParseTypes(r["Type"])
	if !ok {
		return nil, fmt.Errorf("The type %q is unknown.", r["Type"])
	}
	return &game.Facts{
		ID: id, Name: r["Name"], Types: types, Path: r["Path"],
		Clans: list(r["Clan"], "/"), Aka: list(r["Aka"], ";"), Sets: sets(r["Set"]),
		Banned: r["Banned"] != "",
	}, nil
}

func list(cell, separator string) []string {
	var out []string
	for s := range strings.SplitSeq(cell, separator) {
		if s = strings.TrimSpace(s); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// sets keeps the code of each set once: "CE:C, CE:PTo3, FB:PTr2" is CE and FB.
func sets(cell string) []string {
	var out []string
	for _, printing := range list(cell, ",") {
		code, _, _ := strings.Cut(printing, ":")
		if code = strings.TrimSpace(code); !slices.Contains(out, code) {
			out = append(out, code)
		}
	}
	return out
}

// libraryFacts reads a row of the library list.
func libraryFacts(r row) (*game.Facts, error) {
	f, err := commonFacts(r)
	if err != nil {
		return nil, err
	}
	f.BurnOption = r["Burn Option"] != ""
	if f.Needs, err = needs(r["Discipline"]); err != nil {
		return nil, err
	}
	f.Needs = alone(f.Needs, r["Card Text"])
	for column, c := range map[string]*game.Cost{
		"Pool Cost": &f.Pool, "Blood Cost": &f.Blood, "Conviction Cost": &f.Convictions,
	} {
		if *c, err = cost(r[column]); err != nil {
			return nil, err
		}
	}
	for _, s := range sentences(r["Card Text"]) {
		librarySentence(f, s)
	}
	return f, nil
}

// needs reads "ani/cel" (either) and "ani&aus" (both together).
func needs(cell string) ([]game.Requirement, error) {
	var out []game.Requirement
	for _, together := range list(cell, "/") {
		var all game.Requirement
		for _, word := range list(together, "&") {
			d, ok := game.ParseDiscipline(word)
			if !ok {
				return nil, fmt.Errorf("The discipline %q is unknown.", word)
			}
			all = append(all, d)
		}
		out = append(out, all)
	}
	return out, nil
}

var leadingIcons = regexp.MustCompile(`^(?:\[\w{3}\])+`)

// alone adds the single disciplines that are enough for some use of a card which the list
// gives as needing several together: a line of its text begins with that one icon.
func alone(needs []game.Requirement, text string) []game.Requirement {
	if len(needs) != 1 || len(needs[0]) < 2 {
		return needs
	}
	var out []game.Requirement
	for _, d := range needs[0] {
		for line := range strings.Lines(text) {
			if strings.EqualFold(leadingIcons.FindString(line), "["+d.String()+"]") {
				out = append(out, game.Requirement{d})
				break
			}
		}
	}
	return append(out, needs...)
}

func cost(cell string) (game.Cost, error) {
	switch cell {
	case "":
		return game.Cost{}, nil
	case "X":
		return game.Cost{X: true}, nil
	}
	n, err := strconv.Atoi(cell)
	if err != nil {
		return game.Cost{}, fmt.Errorf("The cost %q is not a number.", cell)
	}
	return game.Cost{N: n}, nil
}

// librarySentence reads one sentence that may hold facts.
func librarySentence(f *game.Facts, s string) {
	for _, word := range keywords(s, libraryWords) {
		switch word {
		case "master", "equipment", "event": // the type once more
		case "unique":
			f.Unique = true
		case "location":
			f.Location = true
		case "trifle":
			f.Trifle = true
		case "out-of-turn":
			f.OutOfTurn = true
		default:
			f.Traits = addTrait(f.Traits, word)
		}
	}
	if f.Types.Has(game.Equipment) {
		equipmentSentence(f, s)
	}
	if f.Types.Has(game.Ally | game.Retainer) {
		minionSentence(f, s)
	}
}

// equipmentSentence reads what makes a card a location once it is in play.
func equipmentSentence(f *game.Facts, s string) {
	if !strings.Contains(s, "not count as equipment") {
		return
	}
	f.Location = f.Location || strings.Contains(s, "a location") || strings.Contains(s, "unique location")
	f.Unique = f.Unique || strings.Contains(s, "unique location")
	f.Traits = addTrait(f.Traits, "not equipment")
}

var (
	kindAndLife = regexp.MustCompile(`^(Unique )?(\w+(?: \w+)?) with (\d+) life$`)
	printed     = regexp.MustCompile(`^(\d+) (strength|bleed)$`)
)

// minionSentence reads the line of an ally or retainer: what it is, its life, strength and
// bleed. A kind that only repeats the type is none.
func minionSentence(f *game.Facts, s string) {
	if m := kindAndLife.FindStringSubmatch(s); m != nil {
		f.Unique = f.Unique || m[1] != ""
		f.Life, _ = strconv.Atoi(m[3])
		if kind := strings.ToLower(m[2]); kind != "ally" && kind != "retainer" {
			f.Traits = addTrait(f.Traits, kind)
		}
		return
	}
	parts := strings.Split(s, ", ")
	if !printed.MatchString(strings.TrimSpace(parts[0])) {
		if f.Types.Has(game.Ally) {
			readBonus(f, s)
		}
		return
	}
	for _, part := range parts {
		part = strings.TrimSpace(part)
		m := printed.FindStringSubmatch(part)
		if m == nil {
			f.Traits = addTrait(f.Traits, strings.ToLower(part))
			continue
		}
		n, _ := strconv.Atoi(m[1])
		if m[2] == "strength" {
			f.Strength = n
		} else {
			f.Bleed = n
		}
	}
}
