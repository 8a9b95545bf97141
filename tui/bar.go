package tui

import (
	"strings"

	"elysium/game"
)

// barHeight is the height of the decision bar.
const barHeight = 3

// drawBar is the bar that never moves: whose turn and phase it is, the window, who is asked;
// the action; the combat or the referendum.
func (t *table) drawBar(w int) []string {
	p := newPanel(w, barHeight)
	th, v := t.theme, t.view
	p.line(func(l *line) {
		l.put(th.Bold, " Turn "+itoa(v.Turn)+" ").put(th.Title, t.name(v.TurnSeat)).put(th.Plain, ", "+v.Phase.String()+" phase")
		if t.d != nil && t.d.Window != game.NoWindow {
			l.put(th.Dim, "  "+th.Bar+" ").put(th.Plain, t.d.Window.String())
		}
		l.put(th.Dim, "  "+th.Bar+" ")
		switch {
		case v.Over:
			l.put(th.Asked, "the game is over")
		case t.game().Err() != nil:
			l.put(th.Bad, "the engine has stopped")
		case t.d == nil:
		case t.isHouse(t.d.Seat):
			l.put(th.Asked, t.name(t.d.Seat)).put(th.Plain, " (house) decides")
		default:
			l.put(th.Asked, "> "+t.name(t.d.Seat)).put(th.Plain, " decides")
		}
		if t.d != nil {
			l.put(th.Note, t.yields[t.d.Seat].chips())
		}
	})
	p.line(func(l *line) { t.drawAction(l) })
	p.line(func(l *line) { t.drawStake(l) })
	return p.done()
}

// drawAction is the action in progress: actor, what, target, stealth, bleed, the block.
func (t *table) drawAction(l *line) {
	th, a := t.theme, t.view.Action
	if a == nil {
		l.put(th.Dim, " no action")
		return
	}
	l.put(th.Plain, " ").put(th.Bold, t.cardName(a.Actor)).put(th.Dim, " ("+t.name(a.Seat)+") ").put(th.Plain, a.What)
	if a.Card != "" {
		l.put(th.Plain, " "+a.Card)
	}
	var at []string
	for _, s := range a.Targets {
		at = append(at, t.name(s))
	}
	if a.Target != "" && (len(at) != 1 || at[0] != a.Target) {
		at = append([]string{a.Target}, at...)
	}
	if len(at) > 0 {
		l.put(th.Plain, " at ").put(th.Bold, strings.Join(at, ", "))
	}
	if a.IsBleed {
		l.put(th.Note, "  bleed "+itoa(a.Bleed))
	}
	l.put(th.Note, "  stealth "+itoa(a.Stealth))
	switch {
	case a.Blocked:
		l.put(th.Bad, "  blocked by "+t.cardName(a.Blocker))
	case a.Attempting:
		l.put(th.Asked, "  "+t.cardName(a.Blocker)+" tries to block, intercept "+itoa(a.Intercept))
	}
}

// drawStake is the combat or referendum in progress.
func (t *table) drawStake(l *line) {
	th := t.theme
	if c := t.view.Combat; c != nil {
		l.put(th.Bad, " combat ").put(th.Bold, t.cardName(c.Minions[0])).put(th.Plain, " and ").put(th.Bold, t.cardName(c.Minions[1]))
		l.put(th.Plain, "  round "+itoa(c.Round)+", "+rangeName(c.Long)+" range")
		for i, s := range c.Strikes {
			if s != "" {
				l.put(th.Dim, "  "+th.Bar+" ").put(th.Plain, t.cardName(c.Minions[i])+": "+s)
			}
		}
		return
	}
	if r := t.view.Vote; r != nil {
		l.put(th.Title, " referendum ").put(th.Bold, r.What)
		if r.Terms != "" {
			l.put(th.Plain, " ("+r.Terms+")")
		}
		l.put(th.Good, "  for "+itoa(r.For)).put(th.Bad, "  against "+itoa(r.Against))
		return
	}
	if warn := t.session.Warning(); warn != "" {
		l.put(th.Bad, " "+warn)
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
	p.title(t.theme, "Table", "")
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
	l.put(style, m.Name).to(15)
	if m.Ousted {
		word := "ousted"
		if m.Withdrawn {
			word = "withdrawn"
		}
		l.put(th.Dim, word+"  vp "+itoa(m.VP))
		return
	}
	l.put(th.Dim, relation(v, s, self)).to(21)
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
