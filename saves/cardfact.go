package saves

import (
	"fmt"
	"slices"
	"strings"

	"elysium/game"
)

// cardStates are what a card may be, by the words for it.
var cardStates = []struct {
	words string
	is    func(c *game.Card) bool
}{
	{"locked", func(c *game.Card) bool { return c.Locked() && c.InPlay() }},
	{"unlocked", func(c *game.Card) bool { return !c.Locked() && c.InPlay() }},
	{"ready", inZone(game.Ready)},
	{"in torpor", inZone(game.Torpor)},
	{"uncontrolled", inZone(game.Uncontrolled)},
	{"burned", inZone(game.AshHeap)},
	{"removed", inZone(game.Removed)},
	{"contested", (*game.Card).Contested},
	{"set aside", inZone(game.SetAside)},
	{"incapacitated", inZone(game.Incapacitated)},
	{"merged", (*game.Card).Merged},
}

func inZone(z game.Zone) func(*game.Card) bool {
	return func(c *game.Card) bool { return c.Zone() == z }
}

// cardFact reads and checks what is said of a card.
func (r *runner) cardFact(o Object, rd *reader) (bool, string, error) {
	if n, ok := r.countIn(o, rd); ok {
		return n()
	}
	for _, state := range cardStates {
		if rd.rest == state.words {
			c, err := r.found(o)
			if err != nil || len(c) == 0 {
				return false, "there is no such card", err
			}
			return slices.ContainsFunc(c, state.is), "it is " + where(r.g, c[0]), nil
		}
	}
	return r.aboutOne(o, rd)
}

// found are the cards a name means; several owners need to be told apart.
func (r *runner) found(o Object) ([]*game.Card, error) {
	if _, err := oneCopy(r.g, o); err != nil && len(r.g.Copies(o.Piece, o.Owner, o.Number)) > 0 && o.Number == 0 {
		return r.inPlay(o)
	}
	return r.g.Copies(o.Piece, o.Owner, o.Number), nil
}

// inPlay are the copies in play where several Methuselahs have the card; still several is a
// fault.
func (r *runner) inPlay(o Object) ([]*game.Card, error) {
	var in []*game.Card
	for _, c := range r.g.Copies(o.Piece, o.Owner, o.Number) {
		if c.InPlay() {
			in = append(in, c)
		}
	}
	if len(in) == 1 {
		return in, nil
	}
	_, err := oneCopy(r.g, o)
	return nil, err
}

// where says where a card is, for errors.
func where(g *game.Game, c *game.Card) string {
	s := c.Zone().String()
	if h := c.Host(); h != nil {
		s = "on " + g.NameOf(h)
	}
	if c.InPlay() && c.Locked() {
		s += " and locked"
	}
	return s
}

// countIn reads [xN] in ZONE of SEAT; false if it does not stand there.
func (r *runner) countIn(o Object, rd *reader) (func() (bool, string, error), bool) {
	at := *rd
	want := -1
	if copiesAt(rd.rest) {
		want, _ = number(strings.TrimPrefix(rd.word(), "x"))
	}
	z, ok := zoneIn(rd)
	if !ok || !rd.eat("of") {
		*rd = at
		return nil, false
	}
	seat, err := r.phrases.names.aSeat(rd)
	return func() (bool, string, error) {
		n := r.count(o, seat, z)
		return n == want || want < 0 && n > 0, fmt.Sprintf("there are %d", n), err
	}, true
}

// zoneIn takes "in ZONE"; "in play" is one already.
func zoneIn(rd *reader) (game.Zone, bool) {
	if rd.eat(game.InPlay.String()) {
		return game.InPlay, true
	}
	if !rd.eat("in") {
		return game.Nowhere, false
	}
	i := slices.IndexFunc(zoneOrder, func(z game.Zone) bool { return rd.eat(z.String()) })
	if i < 0 {
		return game.Nowhere, false
	}
	return zoneOrder[i], true
}

func (r *runner) count(o Object, s game.Seat, z game.Zone) int {
	if s < 0 {
		return 0
	}
	mine := r.g.EveryCopy(o.Piece, o.Owner)
	if o.Number > 0 {
		mine = r.g.Copies(o.Piece, o.Owner, o.Number)
	}
	n := 0
	for _, c := range r.g.ZoneOf(s, z) {
		if slices.Contains(mine, c) {
			n++
		}
	}
	return n
}

// aboutOne checks facts that are about one card.
func (r *runner) aboutOne(o Object, rd *reader) (bool, string, error) {
	cards, err := r.found(o)
	if err != nil {
		return false, "", err
	}
	if len(cards) == 0 {
		return false, "there is no such card", nil
	}
	found := ""
	for _, c := range cards {
		at := *rd
		holds, is, err := r.saidOf(c, &at)
		if holds || err != nil {
			return holds, is, err
		}
		found = is
	}
	return false, found, nil
}

// cardSayings are the facts about a card by their first word.
var cardSayings = map[string]func(r *runner, c *game.Card, rd *reader) (bool, string, error){
	"blood": func(r *runner, c *game.Card, rd *reader) (bool, string, error) { return numberFact(rd, c.Blood()) },
	"life":  func(r *runner, c *game.Card, rd *reader) (bool, string, error) { return numberFact(rd, c.Blood()) },
	"on": func(r *runner, c *game.Card, rd *reader) (bool, string, error) {
		if c.Host() == nil {
			_, err := r.aPiece(rd)
			return false, "it is " + where(r.g, c), err
		}
		return r.isCard(rd, c.Host())
	},
	"controlled": func(r *runner, c *game.Card, rd *reader) (bool, string, error) {
		if !rd.eat("by") {
			return false, "", expected(rd.rest, "by SEAT")
		}
		s, err := r.phrases.names.aSeat(rd)
		in := c.InPlay() || c.Zone() == game.Contested || c.Zone() == game.SetAside
		return in && c.Controller() == s, "it is " + r.seatName(c.Controller()) + "'s", err
	},
	"title": func(r *runner, c *game.Card, rd *reader) (bool, string, error) {
		t := r.g.TitleOf(c)
		is := t.String()
		if t.Rank == game.Untitled {
			is = noTitle
		}
		_, holds := within(r.phrases.of(rd.rest), r.phrases.of(is))
		return holds, "it is " + is, nil
	},
	"sect": func(r *runner, c *game.Card, rd *reader) (bool, string, error) {
		return wordFact(rd.rest, r.g.SectOf(c).String())
	},
	"clan": func(r *runner, c *game.Card, rd *reader) (bool, string, error) {
		return wordFact(rd.rest, r.g.ClanOf(c))
	},
	"path": func(r *runner, c *game.Card, rd *reader) (bool, string, error) {
		return wordFact(rd.rest, r.g.PathOf(c))
	},
	"has": (*runner).disciplineFact,
	"is": func(r *runner, c *game.Card, rd *reader) (bool, string, error) {
		return r.g.HasTrait(c, rd.rest), "", nil
	},
	"strike": (*runner).strikeFact,
	"voted":  (*runner).votedFact,
}

func (r *runner) saidOf(c *game.Card, rd *reader) (bool, string, error) {
	if name, ok := counterAt(rd); ok {
		return numberFact(rd, c.Counter(name))
	}
	text := rd.rest
	word := rd.word()
	if say := cardSayings[word]; say != nil {
		return say(r, c, rd)
	}
	if n, ok := r.g.ValueOf(c, word); ok {
		return numberFact(rd, n)
	}
	return false, "", errFact(text)
}

func wordFact(want, is string) (bool, string, error) {
	return strings.EqualFold(want, is), "it is " + is, nil
}

func (r *runner) disciplineFact(c *game.Card, rd *reader) (bool, string, error) {
	word := rd.rest
	d, ok := game.ParseDiscipline(word)
	level := disciplineLevel(word)
	if !ok || level == game.None {
		return false, "", expected(word, "a discipline, such as dom or DOM")
	}
	return r.g.LevelOf(c, d) >= level, "", nil
}

func (r *runner) strikeFact(c *game.Card, rd *reader) (bool, string, error) {
	text, card, ok := r.g.StrikeOf(c)
	if !ok {
		return false, "it has chosen no strike", nil
	}
	want := r.phrases.of(rd.rest)
	_, named := within(want, r.phrases.of(card))
	_, told := within(want, r.phrases.of(text))
	return named || told, "it is " + card + ": " + text, nil
}

func (r *runner) votedFact(c *game.Card, rd *reader) (bool, string, error) {
	against := rd.eat("against")
	if !against && !rd.eat("for") {
		return false, "", expected(rd.rest, "for N or against N")
	}
	n, side, did := r.g.Voted(c)
	holds, found, err := numberFact(rd, n)
	return holds && did && side == against, found, err
}
