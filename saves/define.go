package saves

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"elysium/game"
)

// kind is what a file may define: its card types and what it is from the start.
type kind struct {
	name  string
	facts game.Facts
}

// kinds are the closed list of kinds.
var kinds = []kind{
	{"vampire", game.Facts{Types: game.Vampire, Unique: true, Strength: 1, Bleed: 1}},
	{"ally", game.Facts{Types: game.Ally, Life: 1, Strength: 1, Bleed: 1}},
	{"imbued", game.Facts{Types: game.Imbued, Unique: true, Life: 1, Strength: 1, Bleed: 1}},
	{"retainer", game.Facts{Types: game.Retainer, Life: 1}},
	{"equipment", game.Facts{Types: game.Equipment}},
	{"weapon", game.Facts{Types: game.Equipment, Traits: []string{"weapon"}}},
	{"location", game.Facts{Types: game.Master, Location: true}},
	{"master", game.Facts{Types: game.Master}},
	{"action", game.Facts{Types: game.ActionCard}},
	{"event", game.Facts{Types: game.EventCard}},
}

// Which kinds a word is for.
const (
	anyKind   = ""
	crypts    = "vampire imbued"
	living    = "ally imbued retainer"
	vampires  = "vampire"
	weapons   = "weapon"
	masters   = "master"
	actions   = "action"
	creatures = "ally retainer"
)

// defineWord is one word of the closed list.
type defineWord struct {
	name  string
	kinds string // those it is for; "" all
	value bool   // a value follows
	set   func(d *Define, value string) error
}

// Words that are written without their name, or in front of it.
const (
	bareSect    = "sect"
	disciplines = "disciplines"
)

// defineWords are the closed list, in canonical order.
var defineWords = []defineWord{
	{"capacity", crypts, true, count(func(d *Define, n int) { d.Facts().Capacity = n })},
	{"life", living, true, count(func(d *Define, n int) { d.Facts().Life = n })},
	{"cost", anyKind, true, setCost},
	{"group", crypts, true, count(func(d *Define, n int) { d.Facts().Group = n })},
	{"clan", anyKind, true, text(func(d *Define, s string) { d.Facts().Clans = []string{s} })},
	{bareSect, anyKind, true, setSect},
	{disciplines, anyKind, true, setDisciplines},
	{"path", anyKind, true, text(func(d *Define, s string) { d.Facts().Path = s })},
	{"title", crypts, true, setTitle},
	{"votes", anyKind, true, count(func(d *Define, n int) { d.Facts().Votes = n })},
	{"ballots", anyKind, true, count(func(d *Define, n int) { d.Facts().Ballots = n })},
	{"bleed", anyKind, true, count(func(d *Define, n int) { d.Facts().Bleed, d.Facts().BleedSet = n, true })},
	{"+bleed", anyKind, true, count(func(d *Define, n int) { d.Facts().BleedBonus = n })},
	{"strength", anyKind, true, count(func(d *Define, n int) { d.Facts().Strength, d.Facts().StrengthSet = n, true })},
	{"+strength", anyKind, true, count(func(d *Define, n int) { d.Facts().StrengthBonus = n })},
	{"stealth", anyKind, true, count(func(d *Define, n int) { d.Facts().Stealth = n })},
	{"intercept", anyKind, true, count(func(d *Define, n int) { d.Facts().Intercept = n })},
	{"hunt", anyKind, true, count(func(d *Define, n int) { d.Facts().Hunt = n })},
	{"non-unique", anyKind, false, func(d *Define, _ string) error { d.Facts().Unique = false; return nil }},
	{"sterile", vampires, false, trait("sterile")},
	{"scarce", vampires, false, trait("scarce")},
	{"infernal", vampires, false, trait("infernal")},
	{"slave", vampires, true, text(func(d *Define, s string) { d.Facts().Slave = s })},
	{"circle", vampires, true, text(func(d *Define, s string) { d.Facts().Circle = s })},
	{"red-list", crypts, false, trait("red list")},
	{"black-hand", vampires, false, trait("black hand")},
	{"flight", anyKind, false, trait("flight")},
	{"monster", creatures, false, trait("monster")},
	{"mortal", creatures, false, trait("mortal")},
	{"animal", creatures, false, trait("animal")},
	{"directed", actions, false, func(d *Define, _ string) error { d.Directed = true; return nil }},
	{"burn-option", anyKind, false, func(d *Define, _ string) error { d.Facts().BurnOption = true; return nil }},
	{"as-vampire", "ally", false, func(d *Define, _ string) error { d.AsVampire = true; return nil }},
	{"on", masters, true, text(func(d *Define, s string) { d.On = s })},
	{"targets", actions, true, count(func(d *Define, n int) { d.Targets = n })},
	{"strike", weapons, true, setStrike},
	{"first-strike", weapons, false, func(d *Define, _ string) error { d.FirstStrike = true; return nil }},
	{"maneuver", weapons, false, func(d *Define, _ string) error { d.Maneuver = true; return nil }},
}

// define reads KIND NAME and the words after the name.
func (p *parser) define(n *node, rest string) {
	p.leaf(n)
	d, err := newDefine(rest)
	if err == nil {
		err = d.complete()
	}
	if err == nil {
		err = p.freeName(d)
	}
	if err != nil {
		p.fault(n.line, err)
		return
	}
	d.Line = n.line
	p.file.Defines = append(p.file.Defines, *d)
}

func newDefine(text string) (*Define, error) {
	r := read(text)
	d := &Define{Kind: r.peek()}
	i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == d.Kind })
	if i < 0 {
		return nil, expected(r.rest, "a kind: "+oneOf(kindNames()))
	}
	r.word()
	if r.done() {
		return nil, expected("", "a name")
	}
	d.Name = r.until(listed)
	facts := kinds[i].facts
	facts.Name = d.Name
	facts.Traits = slices.Clone(facts.Traits)
	d.Piece = &game.Piece{Facts: &facts}
	for !r.done() {
		w, err := d.word(r)
		if err == nil {
			err = d.add(w)
		}
		if err != nil {
			return nil, err
		}
	}
	d.sort()
	return d, nil
}

func kindNames() []string {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = k.name
	}
	return names
}

// listed reports whether a word of the closed list begins here.
func listed(rest string) bool { return wordAt(rest) != "" }

// wordAt returns the name under which the word that begins here is listed, or "".
func wordAt(rest string) string {
	w := read(rest).peek()
	switch {
	case bonus(rest) != "":
		return bonus(rest)
	case isSect(w):
		return bareSect
	case disciplineLevel(w) != game.None:
		return disciplines
	case w == disciplines || strings.HasPrefix(w, "+"):
		return ""
	}
	if _, ok := findWord(w); ok {
		return w
	}
	return ""
}

// bonus reads "+1 strength": the plain name where there is nothing but bonuses.
func bonus(rest string) string {
	r := read(rest)
	n, plus := strings.CutPrefix(r.word(), "+")
	if _, ok := number(n); !plus || !ok {
		return ""
	}
	switch w := r.peek(); w {
	case "bleed", "strength":
		return "+" + w
	case "stealth", "intercept", "hunt":
		return w
	}
	return ""
}

func isSect(w string) bool {
	_, ok := game.ParseSect(w)
	return ok && w == strings.ToLower(w)
}

// disciplineLevel reads three letters of one case.
func disciplineLevel(w string) game.Level {
	if _, ok := game.ParseDiscipline(w); !ok {
		return game.None
	}
	switch w {
	case strings.ToLower(w):
		return game.Basic
	case strings.ToUpper(w):
		return game.Superior
	}
	return game.None
}

func findWord(name string) (defineWord, bool) {
	i := slices.IndexFunc(defineWords, func(w defineWord) bool { return w.name == name })
	if i < 0 {
		return defineWord{}, false
	}
	return defineWords[i], true
}

// word takes one listed word and its value.
func (d *Define) word(r *reader) (Word, error) {
	name := wordAt(r.rest)
	switch {
	case name == "":
		return Word{}, expected(r.rest, "a word that describes the piece, such as capacity or clan")
	case bonus(r.rest) != "":
		n := strings.TrimPrefix(r.word(), "+")
		r.word()
		return Word{name, n}, nil
	case name == disciplines || name == bareSect && r.peek() != bareSect:
		return Word{name, r.word()}, nil
	}
	r.word()
	w, _ := findWord(name)
	if !w.value {
		return Word{name, ""}, nil
	}
	if r.done() || listed(r.rest) && name != bareSect {
		return Word{}, expected(r.rest, "a value for "+name)
	}
	if _, ok := number(r.peek()); ok && name == "title" {
		return Word{name, r.word() + " " + r.word()}, nil // "2 votes"
	}
	value := r.until(listed)
	if name == "title" && strings.HasSuffix(" "+value, " inner") && r.peek() == "circle" {
		value += " " + r.word() // "Ventrue inner circle" is no Sabbat circle
	}
	return Word{name, value}, nil
}

// add applies a word; disciplines join the ones before.
func (d *Define) add(w Word) error {
	def, _ := findWord(w.Name)
	if def.kinds != anyKind && !slices.Contains(strings.Fields(def.kinds), d.Kind) {
		return fmt.Errorf("found %q on a defined %s, expected it on %s only", w.Name, d.Kind,
			oneOf(strings.Fields(def.kinds)))
	}
	i := slices.IndexFunc(d.Words, func(old Word) bool { return old.Name == w.Name })
	switch {
	case i >= 0 && w.Name != disciplines:
		return fmt.Errorf("found %q a second time, expected it once", w.Name)
	case i >= 0:
		w.Value = d.Words[i].Value + " " + w.Value
		d.Words[i].Value = w.Value
	default:
		d.Words = append(d.Words, w)
	}
	return def.set(d, w.Value)
}

// sort puts words in canonical order and values in canonical form.
func (d *Define) sort() {
	rank := func(w Word) int {
		return slices.IndexFunc(defineWords, func(def defineWord) bool { return def.name == w.Name })
	}
	slices.SortStableFunc(d.Words, func(a, b Word) int { return rank(a) - rank(b) })
	for i := range d.Words {
		d.Words[i].Value = d.canonical(d.Words[i])
	}
}

func (d *Define) canonical(w Word) string {
	switch w.Name {
	case disciplines:
		return levels(w.Value).String()
	case bareSect:
		return strings.ToLower(w.Value)
	case "title":
		return d.Facts().Title.String()
	}
	if n, ok := number(w.Value); ok {
		return fmt.Sprint(n)
	}
	return w.Value
}

// text writes a word of a definition.
func (w Word) text() string {
	switch name, plus := strings.CutPrefix(w.Name, "+"); {
	case plus:
		return "+" + w.Value + " " + name
	case w.Name == bareSect || w.Name == disciplines:
		return w.Value
	case w.Value == "":
		return w.Name
	}
	return w.Name + " " + w.Value
}

// complete faults what the rules cannot do without.
func (d *Define) complete() error {
	f := d.Facts()
	switch {
	case d.Kind == "vampire" && f.Capacity == 0:
		return fmt.Errorf("found the vampire %s without a capacity, expected capacity N", d.Name)
	case d.Kind == "imbued" && f.Capacity == 0:
		f.Capacity = f.Life
	}
	return nil
}

// freeName faults a name that a card, a seat or another definition has.
func (p *parser) freeName(d *Define) error {
	if _, n := p.names.book.LongestPrefix(d.Name); n == len(d.Name) {
		return fmt.Errorf("found %q, the name of a real card, expected another name", d.Name)
	}
	for _, old := range p.file.Defines {
		if strings.EqualFold(old.Name, d.Name) {
			return fmt.Errorf("found %q a second time, the first is in line %d", d.Name, old.Line)
		}
	}
	taken := slices.ContainsFunc(p.names.seats, func(s string) bool { return strings.EqualFold(s, d.Name) })
	if taken || strings.EqualFold(d.Name, Blank.Facts.Name) || strings.EqualFold(d.Name, theEdge) {
		return fmt.Errorf("found %q, which names something else already, expected another name", d.Name)
	}
	if strings.ContainsAny(d.Name, `#/"[]`) {
		return fmt.Errorf("found %q, expected a name without # / [ ] or quotes", d.Name)
	}
	return nil
}

// strikeValue is the shape of a weapon's strike.
var strikeValue = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[0-9]{1,4}R?$`) })
