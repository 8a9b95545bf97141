package house

import (
	"regexp"
	"strconv"
	"strings"
	"sync"

	"elysium/game"
)

// signals are what a policy gathers from the words of a card's text: numbers and kinds of
// effects, whichever card they stand on.
type signals struct {
	silent bool // there is no text: playing the card does nothing by itself

	stealth, intercept, bleed, lessBleed, votes int
	pool, blood                                 int // gained
	drains, feeds                               int // blood turned into pool, pool into blood
	lasting                                     int // transfers, cards in hand, master actions
	strength, damage, steal, prevent, extra     int
	hand, ranged, first, aggravated             bool
	dodge, ends, strike, maneuver, press        bool
	redirect, wakes, unlocks, endsAction        bool
	cancels, combat, strips                     bool
	unblockable                                 bool
	harmful                                     bool // to whom it is aimed at
}

// pattern compiles an expression when it is first asked for: not every start of the program
// needs the house.
func pattern(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// numbers are the amounts looked for, by the words around them.
var numbers = []struct {
	words func() *regexp.Regexp
	field func(*signals) *int
}{
	{pattern(`\+(\d+) stealth`), func(s *signals) *int { return &s.stealth }},
	{pattern(`\+(\d+) intercept`), func(s *signals) *int { return &s.intercept }},
	{pattern(`\+(\d+) bleed`), func(s *signals) *int { return &s.bleed }},
	{pattern(`reduce .*bleed.* by (\d+)|-(\d+) bleed`), func(s *signals) *int { return &s.lessBleed }},
	{pattern(`\+(\d+) votes?`), func(s *signals) *int { return &s.votes }},
	{pattern(`gains? (\d+) pool|(\d+) pool from the blood bank|moves? (\d+) blood .*pool`), func(s *signals) *int { return &s.pool }},
	{pattern(`(?:gains?|adds?|puts?) (\d+) blood|moves? (\d+) pool .*to `), func(s *signals) *int { return &s.blood }},
	{pattern(`moves? (\d+) blood .*pool`), func(s *signals) *int { return &s.drains }},
	{pattern(`moves? (\d+) pool .*to `), func(s *signals) *int { return &s.feeds }},
	{pattern(`\+(\d+) transfers?|\+(\d+) hand size|(\d+) additional master`), func(s *signals) *int { return &s.lasting }},
	{pattern(`\+(\d+) strength`), func(s *signals) *int { return &s.strength }},
	{pattern(`strike:(?:[^.]*[^.\d])?\+?(\d+)r?(?: more)? damage`), func(s *signals) *int { return &s.damage }},
	{pattern(`steal (\d+) blood`), func(s *signals) *int { return &s.steal }},
	{pattern(`prevent (?:up to )?(\d+)`), func(s *signals) *int { return &s.prevent }},
	{pattern(`(\d+) additional strike`), func(s *signals) *int { return &s.extra }},
}

// kinds are the effects looked for, by their words.
var kinds = []struct {
	words func() *regexp.Regexp
	field func(*signals) *bool
}{
	{pattern(`hand strike|strength`), func(s *signals) *bool { return &s.hand }},
	{pattern(`\dr damage|ranged`), func(s *signals) *bool { return &s.ranged }},
	{pattern(`first strike`), func(s *signals) *bool { return &s.first }},
	{pattern(`aggravated`), func(s *signals) *bool { return &s.aggravated }},
	{pattern(`dodge`), func(s *signals) *bool { return &s.dodge }},
	{pattern(`combat ends`), func(s *signals) *bool { return &s.ends }},
	{pattern(`strike:`), func(s *signals) *bool { return &s.strike }},
	{pattern(`maneuver`), func(s *signals) *bool { return &s.maneuver }},
	{pattern(`\bpress`), func(s *signals) *bool { return &s.press }},
	{pattern(`target of the bleed`), func(s *signals) *bool { return &s.redirect }},
	{pattern(`wakes|as if unlocked|attempts to block`), func(s *signals) *bool { return &s.wakes }},
	{pattern(`\bunlocks?\b`), func(s *signals) *bool { return &s.unlocks }},
	{pattern(`the action ends`), func(s *signals) *bool { return &s.endsAction }},
	{pattern(`cancel`), func(s *signals) *bool { return &s.cancels }},
	{pattern(`enters? combat`), func(s *signals) *bool { return &s.combat }},
	{pattern(`(?:destroy|steal) (?:weapon|equipment)`), func(s *signals) *bool { return &s.strips }},
	{pattern(`cannot (?:attempt to )?block|cannot be blocked`), func(s *signals) *bool { return &s.unblockable }},
	{pattern(`\bburns?\b|cannot|loses?\b|damage|steal|torpor|\blocks?\b|enters? combat|control of|discards?\b|\(d\)|contest`),
		func(s *signals) *bool { return &s.harmful }},
}

// ownUpkeep are words that look harmful and concern the card itself only.
var ownUpkeep = strings.NewReplacer("lock this card", "", "burn this card", "", "locks this card", "",
	"burns this card", "", "usable only by a locked minion", "", "requires", "")

// textKey names the part of a card's text that holds for a use; facts are shared by all
// copies of a card.
type textKey struct {
	facts *game.Facts
	part  string // a level, "[DOM]", or the name of an ability, "drain"; "": all of it
}

// read gathers the signals of an option's card at the level, or of the ability, the option
// stands for.
func (t *table) read(o *game.Option) *signals {
	c := t.card(o.CardID())
	if c == nil {
		return &signals{silent: true}
	}
	return t.readCard(c, partOf(t.d.LabelTo(t.index, t.seat), c))
}

// readCard gathers the signals of a part of a card's text.
func (t *table) readCard(c *game.CardView, part string) *signals {
	key := textKey{c.Facts, part}
	if s := t.p.texts[key]; s != nil {
		return s
	}
	s := gather(linesOf(c.Text, part))
	t.p.texts[key] = s
	return s
}

// partOf finds the level or the ability in a label: "play Bonding [DOM]", "use Blood Doll
// drain".
func partOf(label string, c *game.CardView) string {
	if _, rest, ok := strings.Cut(label, "["); ok {
		if level, _, ok := strings.Cut(rest, "]"); ok {
			return "[" + level + "]"
		}
	}
	_, rest, ok := strings.Cut(label, c.Name+" ")
	if !ok {
		return ""
	}
	for line := range strings.Lines(c.Text) {
		if name, _, ok := strings.Cut(line, ": "); ok && strings.HasPrefix(rest+" ", name+" ") {
			return name
		}
	}
	return ""
}

// linesOf are the lines of a text that hold for a part: its own and those that belong to no
// part.
func linesOf(text, part string) string {
	if part == "" {
		return text
	}
	var kept []string
	for line := range strings.Lines(text) {
		name, _, named := strings.Cut(line, ": ")
		named = named && strings.ToLower(name) == name && len(name) < 20
		if strings.HasPrefix(line, part) || !strings.HasPrefix(line, "[") && !named {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}

func gather(text string) *signals {
	s := &signals{silent: strings.TrimSpace(text) == ""}
	text = ownUpkeep.Replace(strings.ToLower(text))
	for _, n := range numbers {
		for _, m := range n.words().FindAllStringSubmatch(text, -1) {
			for _, group := range m[1:] {
				k, err := strconv.Atoi(group)
				if err == nil {
					*n.field(s) += k
				}
			}
		}
	}
	for _, k := range kinds {
		*k.field(s) = k.words().MatchString(text)
	}
	if s.feeds > 0 {
		s.harmful = false // nobody pays pool to feed whom she would harm: what else it burns is a price
	}
	return s
}
