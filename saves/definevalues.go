package saves

import (
	"strings"

	"elysium/game"
)

// The functions below read the values of defining words.

// count reads a number.
func count(set func(*Define, int)) func(*Define, string) error {
	return func(d *Define, value string) error {
		n, ok := number(value)
		if !ok {
			return expected(value, "a number")
		}
		set(d, n)
		return nil
	}
}

// text takes any words.
func text(set func(*Define, string)) func(*Define, string) error {
	return func(d *Define, value string) error {
		set(d, value)
		return nil
	}
}

// trait adds a printed word.
func trait(name string) func(*Define, string) error {
	return func(d *Define, _ string) error {
		d.Facts().Traits = append(d.Facts().Traits, name)
		return nil
	}
}

// setCost reads N or X, and in what it is paid.
func setCost(d *Define, value string) error {
	n, in, _ := strings.Cut(value, " ")
	var c game.Cost
	var ok bool
	if c.N, ok = number(n); !ok && n != "X" {
		return expected(value, "a cost: N or X, pool unless blood or conviction follows")
	}
	c.X = n == "X"
	switch in {
	case "", "pool":
		d.Facts().Pool = c
	case "blood":
		d.Facts().Blood = c
	case "conviction":
		d.Facts().Convictions = c
	default:
		return expected(value, "a cost: N or X, pool unless blood or conviction follows")
	}
	return nil
}

func setSect(d *Define, value string) error {
	s, ok := game.ParseSect(value)
	if !ok {
		return expected(value, "a sect: camarilla, sabbat, anarch, independent or laibon")
	}
	d.Facts().Sect = s
	return nil
}

func setTitle(d *Define, value string) error {
	t, err := aTitle(value)
	d.Facts().Title = t
	return err
}

func aTitle(value string) (game.Title, error) {
	t, ok := game.ParseTitle(value)
	if !ok {
		return t, expected(value, "a title, such as prince of Vienna, Toreador justicar, priscus or 2 votes")
	}
	return t, nil
}

// setDisciplines gives a crypt card its levels; a library card requires all of them.
func setDisciplines(d *Define, value string) error {
	ls := levels(value)
	if d.Facts().Crypt() {
		d.Facts().Disciplines = ls
		return nil
	}
	var all game.Requirement
	for _, w := range strings.Fields(ls.String()) {
		disc, _ := game.ParseDiscipline(w)
		all = append(all, disc)
	}
	d.Facts().Needs = []game.Requirement{all}
	return nil
}

// levels reads disciplines as players write them.
func levels(value string) game.Levels {
	var ls game.Levels
	for _, w := range strings.Fields(value) {
		if disc, ok := game.ParseDiscipline(w); ok {
			ls = ls.With(disc, max(ls[disc], disciplineLevel(w)))
		}
	}
	return ls
}

func setStrike(d *Define, value string) error {
	if !strikeValue().MatchString(value) {
		return expected(value, "a strike: N, or NR if it is ranged")
	}
	d.Strike = value
	return nil
}

// aLevel reads what stands between brackets: "dom", "DOM", "aus cel".
func aLevel(r *reader) (string, error) {
	inside, rest, closed := strings.Cut(strings.TrimPrefix(r.rest, "["), "]")
	words := strings.Fields(inside)
	for _, w := range words {
		if disciplineLevel(w) == game.None {
			return "", expected(w, "a discipline in brackets, such as [dom] or [DOM]")
		}
	}
	if !closed || len(words) == 0 {
		return "", expected(r.rest, "a discipline in brackets, such as [dom] or [DOM]")
	}
	r.rest = strings.TrimLeft(rest, " ")
	return strings.Join(words, " "), nil
}
