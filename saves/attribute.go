package saves

import (
	"fmt"
	"slices"
	"strconv"

	"elysium/game"
)

// The functions below read and write the attributes of cards, in the order of the list. A
// reader reports whether its attribute stood there.

// lives reports whether a card's counters are life rather than blood.
func lives(p *game.Piece) bool { return p.Facts.Types.Has(game.Ally | game.Retainer | game.Imbued) }

func bloodWord(p *game.Piece) string {
	if lives(p) {
		return "life"
	}
	return "blood"
}

func readBlood(_ *names, r *reader, c *Card) (bool, error) {
	word := bloodWord(c.Placed.Piece)
	other := map[string]string{"blood": "life", "life": "blood"}[word]
	if starts(r.rest, other) {
		return false, expected(r.rest, word+" N, for "+c.Placed.Piece.Facts.Name+" has no "+other)
	}
	if !r.eat(word) {
		return false, nil
	}
	n, err := r.number(word)
	c.Placed.Blood = n
	return true, err
}

func writeBlood(_ *names, c *Card) []string {
	if c.Placed.Blood < 0 {
		return nil
	}
	return []string{bloodWord(c.Placed.Piece), strconv.Itoa(c.Placed.Blood)}
}

func readCounter(_ *names, r *reader, c *Card) (bool, error) {
	name, ok := counterAt(r)
	if !ok {
		return false, nil
	}
	n, _ := r.number(name)
	if slices.ContainsFunc(c.Placed.Counters, func(old game.Counter) bool { return old.Name == name }) {
		return false, fmt.Errorf("found %s a second time, expected it once", name)
	}
	c.Placed.Counters = append(c.Placed.Counters, game.Counter{Name: name, N: n})
	return true, nil
}

func writeCounters(_ *names, c *Card) (words []string) {
	for _, k := range c.Placed.Counters {
		words = append(words, k.Name, strconv.Itoa(k.N))
	}
	return words
}

func readLevel(_ *names, r *reader, c *Card) (bool, error) {
	switch {
	case r.eat("basic"):
		c.Placed.Level = game.Basic
	case r.eat("superior"):
		c.Placed.Level = game.Superior
	case r.eat("level"):
		level := disciplineLevel(r.peek())
		if level == game.None {
			return false, expected(r.rest, "a discipline, such as dom or DOM")
		}
		c.Placed.Level = level
		c.Placed.Discipline, _ = game.ParseDiscipline(r.word())
	default:
		return false, nil
	}
	return true, nil
}

func writeLevel(_ *names, c *Card) []string {
	switch p := c.Placed; {
	case p.Level == game.None:
		return nil
	case p.Discipline != game.NoDiscipline:
		return []string{"level", game.DisciplineAt(p.Discipline, p.Level)}
	case p.Level == game.Basic:
		return []string{"basic"}
	}
	return []string{"superior"}
}

// noTitle is the value that takes a printed title away.
const noTitle = "none"

func setCardTitle(c *Card, value string) error {
	t, err := game.Title{}, error(nil)
	if value != noTitle {
		t, err = aTitle(value)
	}
	c.Placed.Title = &t
	return err
}

func writeTitle(_ *names, c *Card) []string {
	switch t := c.Placed.Title; {
	case t == nil:
		return nil
	case t.Rank == game.Untitled:
		return []string{"title", noTitle}
	default:
		return []string{"title", t.String()}
	}
}

func setCardSect(c *Card, value string) error {
	s, ok := game.ParseSect(value)
	if !ok {
		return expected(value, "a sect: Camarilla, Sabbat, Anarch, Independent or Laibon")
	}
	c.Placed.Sect = s
	return nil
}

func writeSect(_ *names, c *Card) []string {
	if c.Placed.Sect == game.NoSect {
		return nil
	}
	return []string{"sect", c.Placed.Sect.String()}
}

func setCardClan(c *Card, value string) error {
	c.Placed.Clan = value
	return nil
}

func writeClan(_ *names, c *Card) []string {
	if c.Placed.Clan == "" {
		return nil
	}
	return []string{"clan", c.Placed.Clan}
}

func readOwner(ns *names, r *reader, c *Card) (bool, error) {
	if !r.eat("owner") {
		return false, nil
	}
	var err error
	c.Placed.Owner, err = ns.aSeat(r)
	return true, err
}

func writeOwner(ns *names, c *Card) []string {
	if c.Placed.Owner == game.NoSeat {
		return nil
	}
	return []string{"owner", ns.seatName(c.Placed.Owner)}
}

func readController(ns *names, r *reader, c *Card) (bool, error) {
	if !r.eat("controller") {
		return false, nil
	}
	var err error
	if c.Placed.Controller, err = ns.aSeat(r); err != nil || !r.eat("until") {
		return true, err
	}
	if c.Placed.Until, err = ns.point(r); err != nil || !r.eat("then") {
		return true, err
	}
	c.Placed.Then, err = ns.aSeat(r)
	return true, err
}

func writeController(ns *names, c *Card) []string {
	p := c.Placed
	if p.Controller == game.NoSeat {
		return nil
	}
	words := []string{"controller", ns.seatName(p.Controller)}
	if p.Until.Set {
		words = append(words, "until", ns.pointText(p.Until))
	}
	if p.Then != game.NoSeat {
		words = append(words, "then", ns.seatName(p.Then))
	}
	return words
}

func readChosen(ns *names, r *reader, c *Card) (bool, error) {
	if !r.eat("chosen") {
		return false, nil
	}
	if r.done() {
		return false, expected("", "a card, a seat or a word")
	}
	named, err := ns.anObject(r, "")
	if err != nil {
		named = r.word()
	}
	c.Placed.Chosen = named
	return true, nil
}

func writeChosen(_ *names, c *Card) []string {
	if c.Placed.Chosen == "" {
		return nil
	}
	return []string{"chosen", c.Placed.Chosen}
}

func readNamed(_ *names, r *reader, c *Card) (bool, error) {
	if !r.eat("named") {
		return false, nil
	}
	word, ok := r.quoted()
	if !ok {
		return false, expected(r.rest, "a word in double quotes")
	}
	c.Placed.Named = word
	return true, nil
}

func writeNamed(_ *names, c *Card) []string {
	if c.Placed.Named == "" {
		return nil
	}
	return []string{"named", `"` + c.Placed.Named + `"`}
}
