package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
	"elysium/saves"
)

// ending is the end of a game: everybody's victory points, who was ousted when, and what to do
// next.
type ending struct {
	list list
	fate []fate
}

// gameWin is how many half victory points a game win takes in a tournament, besides more than
// anybody else has.
const gameWin = 4

// fate is what became of a Methuselah.
type fate struct {
	how  game.EventKind // Ousted or Withdrew; any other: in the game to its end
	turn int
	to   game.Seat // who got the victory point; NoSeat: nobody
	gave bool      // conceded
}

// nextStep is what can be done after a game; the first is harmless, for keys may be typed ahead.
type nextStep struct {
	text  func(t *table) string
	offer func(t *table) bool
	take  func(t *table) tea.Cmd
}

var nextSteps []nextStep

func init() {
	says := func(text string) func(*table) string { return func(*table) string { return text } }
	always := func(*table) bool { return true }
	key := func(a action) func(*table) tea.Cmd {
		return func(t *table) tea.Cmd { t.over = nil; return t.tableKey(a.key()) }
	}
	dealt := func(t *table) bool { return !t.game().Setup().Board && t.game().Err() == nil }
	nextSteps = []nextStep{
		{says("look at the table"), always, func(t *table) tea.Cmd { t.over = nil; return nil }},
		{says("what has happened"), always, key(tableKeys.Log)},
		{says("again: the same seats and decks"), dealt, func(t *table) tea.Cmd { t.again = t.seatsAgain(); return nil }},
		{func(t *table) string { return "again, with other neighbours: " + t.names(moved(t.seatsAgain())) },
			func(t *table) bool { return dealt(t) && len(t.house) > 2 }, func(t *table) tea.Cmd { t.again = moved(t.seatsAgain()); return nil }},
		{says("take back"), always, key(tableKeys.Undo)},
		{says("leave the table"), always, func(t *table) tea.Cmd { t.leave = true; return nil }},
	}
}

// steps are those on offer.
func (o *ending) steps(t *table) []*nextStep {
	var steps []*nextStep
	for i := range nextSteps {
		if nextSteps[i].offer(t) {
			steps = append(steps, &nextSteps[i])
		}
	}
	return steps
}

func (o *ending) draw(t *table, w, h int) []string {
	th, v := t.theme, t.view
	p := newPanel(w, h)
	if err := t.game().Err(); err != nil {
		p.title(th, "The engine has stopped", "")
		p.para(th.Bad, 2, sentence(err))
		if t.session.Path() != "" {
			p.para(th.Plain, 2, "The game is "+keeping(t.session)+th.Keys.say(". Taking back with {undo} may lead past the fault."))
		}
	} else {
		p.title(th, "The game is over", t.howLong())
		o.drawScore(p, t)
		p.para(th.Bold, 2, verdict(v))
	}
	p.text(th.Plain, "")
	for i, s := range o.steps(t) {
		drawItem(p, th, i, o.list.cur, s.text(t))
	}
	return p.done()
}

// howLong is how long the game took.
func (t *table) howLong() string {
	s := plural(t.view.Turn, "turn", "turns") + ", " + plural(len(t.game().Picks()), "decision", "decisions")
	if c := &t.clock; c.Used > 0 {
		s += ", " + saves.ClockTime(c.Used) + " of " + saves.ClockTime(c.Limit)
	}
	return s
}

// drawScore is the table's order: the most victory points first, equal ones on equal places.
func (o *ending) drawScore(p *panel, t *table) {
	th, v := t.theme, t.view
	if o.fate == nil {
		o.fate = fates(t.game())
	}
	p.text(th.Plain, "")
	place, last := 0, -1
	for n, i := range ranked(v) {
		m := &v.Seats[i]
		if halves(m) != last {
			place, last = n+1, halves(m)
		}
		p.line(func(l *line) {
			won := game.Seat(i) == v.Winner
			l.put(th.Asked, pick(won, "> ", "  ")).put(th.Dim, itoa(place)+" ").put(th.Bold, m.Name).to(18)
			l.put(th.Title, points(m)).to(39).put(pick(won, th.Asked, th.Plain), t.fateWords(m, o.fate[i]))
		})
	}
	p.text(th.Plain, "")
}

// ranked are the seats by their victory points.
func ranked(v *game.View) []int {
	order := make([]int, len(v.Seats))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return halves(&v.Seats[b]) - halves(&v.Seats[a]) })
	return order
}

// halves are victory points in halves.
func halves(m *game.SeatView) int { return 2*m.VP + pick(m.Half, 1, 0) }

// points writes victory points, halves as players write them.
func points(m *game.SeatView) string {
	if m.Half {
		return itoa(m.VP) + ".5 victory points"
	}
	return plural(m.VP, "victory point", "victory points")
}

// fates tells from the events what became of everybody.
func fates(g *game.Game) []fate {
	list := make([]fate, len(g.Setup().Seats))
	gone, gave := game.NoSeat, game.NoSeat
	for _, e := range g.Events(0) {
		switch e.Kind {
		case game.Corrected:
			if gave = game.NoSeat; e.Word == "concedes" {
				gave = e.Seat
			}
		case game.Ousted, game.Withdrew:
			gone = e.Seat
			list[gone] = fate{how: e.Kind, turn: e.Turn(), to: game.NoSeat, gave: gone == gave}
		case game.GainedVP:
			if gone != game.NoSeat {
				list[gone].to = e.Seat
			}
			gone = game.NoSeat
		}
	}
	return list
}

// fateWords say what became of a Methuselah.
func (t *table) fateWords(m *game.SeatView, f fate) string {
	when := " in turn " + itoa(f.turn)
	switch {
	case f.how == game.Withdrew:
		return "withdrew" + when
	case f.how == game.Ousted:
		return pick(f.gave, "conceded", "ousted") + when + pick(f.to != game.NoSeat, ", to "+t.name(f.to), "")
	case m.Ousted:
		return "ousted"
	case m.Half:
		return "in the game when time was up, pool " + itoa(m.Pool)
	}
	return "the last one, pool " + itoa(m.Pool)
}

// verdict says who has won, and whether a tournament would count it.
func verdict(v *game.View) string {
	order := ranked(v)
	most := halves(&v.Seats[order[0]])
	var names []string
	for _, i := range order {
		if halves(&v.Seats[i]) == most {
			names = append(names, v.Seats[i].Name)
		}
	}
	best := &v.Seats[order[0]]
	switch {
	case most == 0:
		return "No winner: nobody has a victory point."
	case len(names) > 1:
		last := len(names) - 1
		return "No winner: a tie. " + strings.Join(names[:last], ", ") + " and " + names[last] + " have " + points(best) + " each."
	case most < gameWin:
		return best.Name + " wins the game. A tournament counts no game win: that takes 2 victory points."
	}
	return best.Name + " wins the game, with a game win as tournaments count it."
}

func (o *ending) key(t *table, k string) tea.Cmd {
	steps := o.steps(t)
	switch {
	case o.list.keys(k, len(steps), len(steps)), o.list.number(k, len(steps)):
	case is(k, tableKeys.Commit) && o.list.cur < len(steps):
		return steps[o.list.cur].take(t)
	case slices.ContainsFunc(afterwards, func(a action) bool { return is(k, a) }):
		t.over = nil
		return t.tableKey(k)
	}
	return nil
}

// afterwards are the actions that still mean something.
var afterwards = []action{tableKeys.Log, tableKeys.Look, tableKeys.Undo, tableKeys.Piles, tableKeys.Settings, tableKeys.Quit, tableKeys.Help, tableKeys.Decisions}

// anew is a game to be begun in the place of the one that is over.
type anew struct {
	setup game.Setup
	table Table
}

// seatsAgain is a new game of the same people with the same decks.
func (t *table) seatsAgain() *anew {
	a := &anew{setup: game.Setup{First: game.NoSeat}, table: Table{House: slices.Clone(t.house), Curtain: t.mode, Asking: t.asking, Limit: t.clock.Limit}}
	for _, s := range t.game().Setup().Seats {
		a.setup.Seats = append(a.setup.Seats, game.SeatSetup{Name: s.Name, Crypt: s.Crypt, Library: s.Library})
	}
	return a
}

// moved has all but the first move on by one seat: everybody has another prey.
func moved(a *anew) *anew {
	rest, house := a.setup.Seats[1:], a.table.House[1:]
	a.setup.Seats = append(append(a.setup.Seats[:1:1], rest[1:]...), rest[0])
	a.table.House = append(append(a.table.House[:1:1], house[1:]...), house[0])
	return a
}

func (t *table) names(a *anew) string {
	var names []string
	for _, s := range a.setup.Seats {
		names = append(names, s.Name)
	}
	return strings.Join(names, ", ")
}

// playAgain begins another game at the table.
func (m *Model) playAgain(a *anew) tea.Cmd {
	s, err := m.begin(a.setup, a.table)
	if err != nil {
		m.table.again, m.table.message = nil, sentence(err)
		return nil
	}
	m.table.stop()
	old := m.table.session.Close()
	cmd := m.play(s, a.table.House, a.table.Curtain)
	if old != nil {
		m.table.message = sentence(old)
	}
	return cmd
}
