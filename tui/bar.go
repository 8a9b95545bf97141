package tui

import (
	"slices"
	"strings"

	"elysium/game"
)

// barHeight is the height of the decision bar.
const barHeight = 3

// drawBar is the bar that never moves: whose turn and phase it is, who is asked what; the action;
// the card being played, the combat or the referendum.
func (t *table) drawBar(w int) []string {
	p := newPanel(w, barHeight)
	th, v := t.theme, t.view
	p.line(func(l *line) {
		l.put(th.Bold, " Turn "+itoa(v.Turn)+" ").put(th.Title, t.name(v.TurnSeat)).put(th.Plain, ", "+v.Phase.String()+" phase")
		l.put(th.Dim, "  "+th.Bar+" ")
		switch {
		case v.Over:
			l.put(th.Asked, "the game is over")
		case t.game().Err() != nil:
			l.put(th.Bad, "the engine has stopped")
		case t.d == nil:
		case t.isHouse(t.d.Seat):
			l.put(th.Asked, t.name(t.d.Seat)).put(th.Plain, " (house) decides")
		case t.call.open:
			if q := t.matter() + ". "; l.at+width(q+"Anyone?"+pick(t.held, " HOLD", "")+t.windowWord()+t.clock.words())+3 <= l.w {
				l.put(th.Bold, q)
			}
			l.put(th.Asked, "Anyone?")
		default:
			l.put(th.Asked, "> "+t.name(t.d.Seat)).put(th.Plain, " decides")
		}
		if t.held {
			l.put(th.Bad, " HOLD")
		}
		if t.d != nil {
			l.put(th.Note, t.yields[t.d.Seat].chips())
		}
		t.drawCorner(l)
	})
	p.line(t.drawAction)
	p.line(t.drawStake)
	return p.done()
}

// drawCorner is the window and the clock at the right end, the clock alone if there is no room.
func (t *table) drawCorner(l *line) {
	window, clock := "", t.clock.words()
	if t.d != nil {
		window = t.windowWord()
	}
	if clock == "" {
		l.right(t.theme.Dim, window+" ")
		return
	}
	clock += " "
	if window += "  "; l.at+width(window+clock) < l.w {
		l.to(l.w-width(window+clock)).put(t.theme.Dim, window)
	}
	l.to(l.w-width(clock)).put(pick(t.clock.left() <= lastMinutes, t.theme.Bad, t.theme.Note), clock)
}

// drawPhases are the phases of a turn, the present one in brackets.
func (t *table) drawPhases(l *line) {
	th, now := t.theme, t.view.Phase
	for p := game.UnlockPhase; p <= game.DiscardPhase; p++ {
		if p == now && !t.view.Over {
			l.put(th.Asked, " [").put(th.Bold, p.String()).put(th.Asked, "]")
			continue
		}
		l.put(th.Dim, "  "+p.String()+" ")
	}
}

// windowWord is the moment that is open, in a word; empty if the phase says as much.
func (t *table) windowWord() string {
	if w := windowWords[t.d.Window]; w != t.view.Phase.String()+" phase" {
		return w
	}
	return ""
}

// drawAction is the action in progress, or the phases of the turn: actor, what, target, stealth, the block.
func (t *table) drawAction(l *line) {
	th, a := t.theme, t.view.Action
	if a == nil {
		t.drawPhases(l)
		return
	}
	actor, who, deed, rest := t.cardName(a.Actor), " ("+t.name(a.Seat)+")", " "+t.deed(a), ", stealth "+itoa(a.Stealth)
	if a.Cost > 0 {
		rest += ", costs " + itoa(a.Cost) + " blood"
	}
	end := t.blockWords(a)
	if t.view.Combat != nil && 1+width(actor+deed+rest+end)+5 > l.w {
		end = "" // the combat tells of it
	}
	if !t.blockBelow(l.w) && end != "" && 1+width(actor+who+deed+rest+end)+5 > l.w {
		who = ""
	}
	l.put(th.Plain, " ").put(th.Bold, actor).put(th.Dim, who).put(th.Bold, deed).put(th.Note, rest)
	if end != "" && !t.blockBelow(l.w) {
		l.put(th.Dim, "  "+th.Bar+" ").put(pick(a.Blocked, th.Bad, th.Asked), end)
	}
}

// blockWords are the block in progress.
func (t *table) blockWords(a *game.ActionView) string {
	switch {
	case a.Blocked:
		return t.cardName(a.Blocker) + " has blocked"
	case a.Attempting:
		return t.cardName(a.Blocker) + " tries to block, intercept " + itoa(a.Intercept)
	}
	var past []string
	for i, id := range a.Failed {
		if !slices.Contains(a.Failed[:i], id) {
			past = append(past, t.cardName(id)+" failed to block")
		}
	}
	for _, s := range t.mayBlock(a) {
		if slices.Contains(a.Declined, s) {
			past = append(past, t.name(s)+" does not block")
		}
	}
	return strings.Join(past, ", ")
}

// mayBlock are the Methuselahs whose minions may block an action (RB-who-may-attempt-to-block).
func (t *table) mayBlock(a *game.ActionView) []game.Seat {
	if len(a.Targets) > 0 {
		return a.Targets
	}
	m := &t.view.Seats[a.Seat]
	if m.Prey == m.Predator {
		return []game.Seat{m.Prey}
	}
	return []game.Seat{m.Prey, m.Predator}
}

// blockBelow reports whether the block has a row of its own, because the action's has no room.
func (t *table) blockBelow(w int) bool {
	v := t.view
	a := v.Action
	if a == nil || v.Play != nil || v.Combat != nil || v.Vote != nil {
		return false
	}
	return width(t.cardName(a.Actor)+t.name(a.Seat)+t.deed(a)+t.blockWords(a))+pick(a.Cost > 0, 38, 22) > w
}

// drawStake is the card being played, the combat or the referendum in progress.
func (t *table) drawStake(l *line) {
	th := t.theme
	switch v := t.view; {
	case v.Play != nil && t.d != nil && t.d.Window == game.AsPlayed:
		l.put(th.Asked, " "+t.played(v.Play)).put(th.Plain, ": any answer?")
	case v.Combat != nil:
		t.drawFight(l, v.Combat)
	case v.Vote != nil:
		r := v.Vote
		l.put(th.Title, " Referendum:").put(th.Good, " for "+itoa(r.For)).put(th.Bad, "  against "+itoa(r.Against))
		l.put(th.Plain, ", "+outcome(r)+"  ").put(th.Bold, r.What)
		if r.Terms != "" {
			l.put(th.Plain, " ("+r.Terms+")")
		}
	case v.Action != nil && t.blockBelow(l.w) && t.blockWords(v.Action) != "":
		l.put(pick(v.Action.Blocked, th.Bad, th.Asked), " "+t.blockWords(v.Action))
	default:
		if warn := t.session.Warning(); warn != "" {
			l.put(th.Bad, " "+warn)
		}
	}
}

// drawFight is a combat in one row.
func (t *table) drawFight(l *line, c *game.CombatView) {
	th := t.theme
	l.put(th.Bad, " Combat: ").put(th.Bold, t.cardName(c.Minions[0])).put(th.Plain, " and ").put(th.Bold, t.cardName(c.Minions[1]))
	l.put(th.Plain, ", round "+itoa(c.Round)+", "+rangeName(c.Long)+" range")
	for i, s := range c.Strikes {
		if s != "" && l.w >= 100 { // else the combat's own panel has them
			l.put(th.Dim, "  "+th.Bar+" ").put(th.Plain, t.cardName(c.Minions[i])+": "+inWords(s))
		}
	}
}

func rangeName(long bool) string {
	if long {
		return "long"
	}
	return "close"
}

// cardName is a card's name as the viewer may know it.
func (t *table) cardName(id int) string {
	if c := t.index[id]; c != nil {
		return c.Name
	}
	return "a card"
}

// drawStrip is one line a seat: what everybody must always see of everybody.
func (t *table) drawStrip(w int) []string {
	v := t.view
	p := newPanel(w, len(v.Seats)+1)
	p.title(t.theme, "Table", pick(t.session.Warning() != "", t.theme.Keys.say("! a warning: {settings} shows it"), t.task()))
	self := t.self()
	for i := range v.Seats {
		p.line(func(l *line) { t.drawSeatLine(l, game.Seat(i), self) })
	}
	return p.done()
}

func (t *table) drawSeatLine(l *line, s, self game.Seat) {
	th, v := t.theme, t.view
	m := &v.Seats[s]
	glyph := "  "
	if t.d != nil && t.d.Seat == s {
		glyph = "> "
	}
	l.put(th.Asked, glyph)
	style := th.Plain
	if s == v.TurnSeat {
		style = th.Title
	}
	name, _ := fit(m.Name, 12)
	l.put(style, name).to(15)
	if m.Ousted {
		word := "ousted"
		if m.Withdrawn {
			word = "withdrawn"
		}
		l.put(th.Dim, word+"  vp "+itoa(m.VP))
		return
	}
	l.put(th.Dim, pick(s == self && t.isHouse(s), "house", relation(v, s, self))).to(21)
	pool := th.Bold
	if m.Pool <= 6 {
		pool = th.Bad
	}
	l.put(th.Plain, "pool ").put(pool, itoa(m.Pool)).to(29).put(th.Plain, "vp "+itoa(m.VP)).to(35)
	l.put(th.Plain, "hand "+itoa(m.Hand)).to(43).put(th.Plain, "lib "+itoa(m.Library)).to(50)
	l.put(th.Plain, "ready "+itoa(len(m.Ready))).to(59).put(th.Plain, "torpor "+itoa(len(m.Torpor))).to(68)
	l.put(th.Plain, "unc "+itoa(len(m.Uncontrolled)))
	if v.Edge == s {
		l.to(74).put(th.Asked, " Edge")
	}
	if m.Leaving {
		l.put(th.Bad, " leaves")
	}
	l.to(80).put(th.Note, strings.TrimPrefix(t.yields[s].chips(), " "))
}

// relation is what a seat is to another.
func relation(v *game.View, s, self game.Seat) string {
	switch {
	case s == self:
		return "self"
	case v.Seats[self].Prey == s && v.Seats[self].Predator == s:
		return "both"
	case v.Seats[self].Prey == s:
		return "prey"
	case v.Seats[self].Predator == s:
		return "pred"
	}
	return ""
}
