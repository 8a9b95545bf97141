package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/cards"
	"elysium/game"
	"elysium/saves"
)

// sheet is what is told of a card: its printed facts, its text, how it stands on the table.
type sheet struct {
	name  string
	facts *game.Facts
	text  string
	done  bool           // its text is defined, though it may have none
	card  *game.CardView // nil: not on the table

	choice string // the choice about it in full, where its row shows less
	first  string // the way of it that the choice is about comes first in its text
}

func sheetOf(c *game.CardView) sheet {
	return sheet{name: c.Name, facts: c.Facts, text: c.Text, done: c.Defined, card: c}
}

func sheetOfPiece(p *game.Piece) sheet {
	return sheet{name: p.Facts.Name, facts: p.Facts, text: p.Text(), done: p.Defined()}
}

// sheetFor is the card that an option is about. Whoever may see the options may see it.
func (t *table) sheetFor(i int) (sheet, bool) {
	if i < 0 || t.d == nil || i >= len(t.d.Options) {
		return sheet{}, false
	}
	o := &t.d.Options[i]
	for _, id := range []int{o.CardID(), o.TargetID(), o.MinionID()} {
		if id < 0 {
			continue
		}
		if c := t.index[id]; c != nil {
			return sheetOf(c), true
		}
		if c := t.game().CardByID(id); c != nil {
			return sheetOfFacts(c.Facts()), true
		}
	}
	return sheet{}, false
}

// sheetNow is the card to show beside the choices: the one that the choice under the cursor is
// about, else the one that is being played or whose terms are chosen, the card of the action in
// progress, or who acts.
func (t *table) sheetNow() (sheet, bool) {
	if s, ok := t.sheetFor(t.ask.about()); ok && t.d.Window != game.TermsW {
		s.first = s.wayIn(t.d.LabelTo(t.ask.about(), t.reader()))
		return s, true
	}
	name := ""
	switch a, p := t.view.Action, t.view.Play; {
	case t.d == nil:
	case p != nil && (t.d.Window == game.AsPlayed || t.d.Window == game.ByHandW):
		name = p.Card
	case a != nil && t.d.Window == game.TermsW:
		name = a.Card
	}
	if p, err := cards.Find(name); name != "" && err == nil {
		return sheetOfPiece(p), true
	}
	if s, ok := t.sourceSheet(); ok || t.view.Action == nil || t.view.Combat != nil {
		return s, ok
	}
	if p, err := cards.Find(t.view.Action.Card); t.view.Action.Card != "" && err == nil {
		return sheetOfPiece(p), true
	}
	c := t.index[t.view.Action.Actor]
	if c == nil {
		return sheet{}, false
	}
	return sheetOf(c), true
}

// wayIn is how the line of the text begins that a choice is about: its level, or its name.
func (s *sheet) wayIn(label string) string {
	if s.facts == nil {
		return ""
	}
	for line := range strings.SplitSeq(s.text, "\n") {
		way, _, named := strings.Cut(line, ": ")
		if strings.HasPrefix(line, "[") {
			way, _, named = strings.Cut(line, " ")
		}
		if named && strings.Contains(label+" ", s.facts.Name+" "+way+" ") {
			return way
		}
	}
	return ""
}

// lines are the text, what the choice is about first.
func (s *sheet) lines() []string {
	lines := strings.Split(s.text, "\n")
	if s.first != "" {
		slices.SortStableFunc(lines, func(a, b string) int {
			return pick(strings.HasPrefix(a, s.first), 0, 1) - pick(strings.HasPrefix(b, s.first), 0, 1)
		})
	}
	return lines
}

// sourceSheet is the card that a choice is asked for.
func (t *table) sourceSheet() (sheet, bool) {
	if t.d == nil || t.sourceName() == "" {
		return sheet{}, false
	}
	if c := t.index[t.d.SourceID()]; c != nil {
		return sheetOf(c), true
	}
	return sheetOfFacts(t.game().CardByID(t.d.SourceID()).Facts()), true
}

// wantsSheet reports whether a card is shown in place of the board where both have no room: a
// card that was selected and is no minion on the table, or one that is being played.
func (t *table) wantsSheet(s *sheet) bool {
	switch {
	case t.isPinned(), s.facts == nil:
		return false
	case t.d.Window == game.AsPlayed, t.d.Window == game.TermsW, t.d.Window == game.ByHandW:
		return true
	}
	_, chosen := t.sheetFor(t.ask.about())
	return chosen && t.ask.armed && t.ask.option() >= 0 && !s.facts.Types.Has(minions)
}

// sheetInstead is the card that is shown in place of the boards.
func (t *table) sheetInstead(l *layout) (sheet, bool) {
	if l.detail.w > 0 || !t.open() {
		return sheet{}, false
	}
	s, ok := t.sheetNow()
	return s, ok && t.wantsSheet(&s)
}

// sheetOfFacts is a card that is not on the table.
func sheetOfFacts(f *game.Facts) sheet {
	if p := cards.ByID(f.ID); p != nil {
		return sheetOfPiece(p)
	}
	return sheet{name: f.Name, facts: f}
}

// rows are the lines of a sheet, wrapped to a width.
func (s *sheet) rows(th *Theme, w int) []string {
	p := newPanel(w, 200)
	if s.choice != "" {
		p.para(th.Bold, 1, s.choice)
	}
	if note := s.nameNote(); note != "" {
		p.para(th.Dim, 1, note)
	}
	if s.facts != nil {
		p.para(th.Plain, 1, factsLine(s.facts))
		if need := needsLine(s.facts); need != "" {
			p.para(th.Plain, 1, need)
		}
		if traits := traitsLine(s.facts); traits != "" {
			p.para(th.Dim, 1, traits)
		}
	}
	if c := s.card; c != nil {
		if state := stateLine(c); state != "" {
			p.para(th.Note, 1, state)
		}
		for i := range c.On {
			p.para(th.Note, 1, "carries "+carriedLine(&c.On[i]))
		}
	}
	switch {
	case s.text != "":
		for _, row := range s.lines() {
			p.para(th.Plain, 1, inWords(row))
		}
	case s.done:
		p.para(th.Dim, 1, "It has no text beyond this.")
	case s.facts != nil && s.facts.ID != 0:
		p.para(th.Dim, 1, "Its text is not defined yet: the table carries it out by hand.")
	}
	s.official(p, th)
	return p.rows
}

// nameNote says what tells a card from others of its name.
func (s *sheet) nameNote() string {
	if s.card == nil || s.facts == nil || s.name == s.facts.Name {
		return ""
	}
	owner, number, found := strings.Cut(s.name, s.facts.Name)
	owner, owned := strings.CutSuffix(owner, "/")
	number, numbered := strings.CutPrefix(number, "#")
	switch {
	case !found:
	case owned && numbered:
		return owner + "'s number " + number + " of this name; others have it, too."
	case owned:
		return owner + "'s; others have one of this name, too."
	case numbered:
		return "Number " + number + " of this name to come into play."
	}
	return ""
}

// carriedLine is a card on another in a line: what it is and how it stands.
func carriedLine(c *game.CardView) string {
	if c.Name == "" {
		return "a card face down"
	}
	s := c.Name + " (" + strings.ToLower(c.Facts.Types.String())
	if state := stateLine(c); state != "" {
		s += ", " + state
	}
	return s + ")"
}

// official is the imported text, if there is one.
func (s *sheet) official(p *panel, th *Theme) {
	if s.facts == nil {
		return
	}
	text := saves.OfficialText(s.facts.ID)
	if text == "" {
		return
	}
	p.text(th.Plain, "")
	p.para(th.Title, 1, "The official text")
	for row := range strings.SplitSeq(text, "\n") {
		p.para(th.Plain, 1, row)
	}
}

func factsLine(f *game.Facts) string {
	s := []string{f.Types.String()}
	if len(f.Clans) > 0 {
		s = append(s, strings.Join(f.Clans, " or "))
	}
	if f.Sect != game.NoSect {
		s = append(s, f.Sect.String())
	}
	if f.Capacity > 0 {
		s = append(s, "capacity "+itoa(f.Capacity))
	}
	if f.Group > 0 {
		s = append(s, "group "+itoa(f.Group))
	}
	if d := f.Disciplines.String(); d != "" {
		s = append(s, d)
	}
	if f.Title.Rank != game.Untitled {
		s = append(s, f.Title.String())
	}
	for _, c := range []struct {
		cost game.Cost
		of   string
	}{{f.Pool, "pool"}, {f.Blood, "blood"}, {f.Convictions, "convictions"}} {
		switch {
		case c.cost.X:
			s = append(s, "costs X "+c.of)
		case c.cost.N > 0:
			s = append(s, "costs "+itoa(c.cost.N)+" "+c.of)
		}
	}
	if f.Life > 0 {
		s = append(s, itoa(f.Life)+" life, strength "+itoa(f.Strength)+", bleed "+itoa(f.Bleed))
	}
	return strings.Join(append(s, printedNumbers(f)...), ", ")
}

// printedNumbers are the numbers that a minion has printed beyond the usual ones.
func printedNumbers(f *game.Facts) []string {
	var s []string
	for _, x := range []struct {
		set  bool
		n    int
		word string
	}{{f.BleedSet, f.Bleed, "bleed"}, {f.StrengthSet, f.Strength, "strength"}} {
		if x.set {
			s = append(s, x.word+" "+itoa(x.n))
		}
	}
	for _, x := range []struct {
		n    int
		word string
	}{{f.BleedBonus, "bleed"}, {f.StrengthBonus, "strength"}, {f.Stealth, "stealth"}, {f.Intercept, "intercept"}, {f.Hunt, "hunt"}} {
		switch {
		case x.n > 0:
			s = append(s, "+"+itoa(x.n)+" "+x.word)
		case x.n < 0:
			s = append(s, itoa(x.n)+" "+x.word)
		}
	}
	if f.Votes > 0 {
		s = append(s, plural(f.Votes, "vote", "votes"))
	}
	if f.Ballots > 0 {
		s = append(s, plural(f.Ballots, "ballot", "ballots"))
	}
	return s
}

func needsLine(f *game.Facts) string {
	var ways []string
	for _, r := range f.Needs {
		var all []string
		for _, d := range r {
			all = append(all, d.Name())
		}
		ways = append(ways, strings.Join(all, " and "))
	}
	if len(ways) == 0 {
		return ""
	}
	return "needs " + strings.Join(ways, " or ")
}

func traitsLine(f *game.Facts) string {
	var s []string
	for _, x := range []struct {
		is   bool
		word string
	}{{f.Unique, "unique"}, {f.Trifle, "trifle"}, {f.OutOfTurn, "out-of-turn"}, {f.BurnOption, "burn option"},
		{f.Location, "location"}, {f.Advanced, "advanced"}, {f.Banned, "banned"}} {
		if x.is {
			s = append(s, x.word)
		}
	}
	return strings.Join(append(s, f.Traits...), ", ")
}

func stateLine(c *game.CardView) string {
	var s []string
	if c.Blood > 0 || c.Capacity > 0 {
		word := "blood "
		switch {
		case c.Capacity > 0:
		case c.Facts != nil && c.Facts.Types.Has(game.Imbued|game.Ally|game.Retainer):
			word = "life "
		default:
			word = "counters "
		}
		s = append(s, word+lifeOf(c))
	}
	if c.Locked {
		s = append(s, pick(c.Awake, "locked but awake", "locked"))
	}
	if c.FaceDown {
		s = append(s, "face down")
	}
	if c.Facts != nil && c.Facts.Types.Has(game.Vampire|game.Imbued|game.Ally) && c.Strength > 0 {
		s = append(s, "bleed "+itoa(c.Bleed), "strength "+itoa(c.Strength), "stealth "+itoa(c.Stealth),
			"intercept "+itoa(c.Intercept), "votes "+itoa(c.Votes))
	}
	if d := c.Disciplines.String(); d != "" {
		s = append(s, d)
	}
	if c.Title != "" {
		s = append(s, titleOf(c))
	}
	for _, k := range c.Counters {
		s = append(s, countersOf(k))
	}
	if c.Chosen != "" {
		s = append(s, "chosen: "+c.Chosen)
	}
	return strings.Join(s, ", ")
}

// drawDetail is a card beside the choices.
func drawDetail(th *Theme, s sheet, w, h int) []string {
	p := newPanel(w, h)
	p.title(th, s.name, th.Keys.say("{card}"))
	rows := s.rows(th, w)
	if over := len(rows) - p.left(); over > 0 && p.left() > 1 {
		p.rows = append(p.rows, rows[:p.left()-1]...)
		p.text(th.Note, th.Keys.say(" ... {card}: ")+plural(over+1, "more row", "more rows"))
		return p.done()
	}
	p.rows = append(p.rows, rows...)
	return p.done()
}

// detail is a card in full over the table.
type detail struct {
	sheet sheet
	list  list
	back  overlay
}

func (d *detail) draw(t *table, w, h int) []string {
	return d.list.page(t.theme, d.sheet.name, t.theme.Keys.say("{back} goes back"), d.sheet.rows(t.theme, w), w, h)
}

func (d *detail) key(t *table, k string) tea.Cmd {
	if !d.list.scrolls(k) {
		t.over = d.back
	}
	return nil
}
