package game

import (
	"errors"
	"slices"
	"strings"
)

// errInProgress says why a table cannot be written as a board.
var errInProgress = errors.New("something is in progress; a board can be copied between two actions")

// Snapshot returns the table as a board that lays it out again: every card where it is with what
// is on it, known or not, from the phase in progress on. Effects that linger are not part of a
// board. The error is a sentence.
func (g *Game) Snapshot() (Setup, error) {
	if g.action != nil || g.combat != nil || g.ref != nil || len(g.seats) == 0 {
		return Setup{}, errInProgress
	}
	s := Setup{Board: true, First: g.turnSeat, Phase: g.phase, Seed: g.setup.Seed}
	for i := range g.seats {
		if len(g.seats[i].zones[Limbo]) > 0 {
			return Setup{}, errInProgress
		}
		s.Seats = append(s.Seats, g.snapshotSeat(Seat(i)))
	}
	return s, nil
}

func (g *Game) snapshotSeat(s Seat) SeatSetup {
	m := g.seats[s]
	out := SeatSetup{Name: m.name, Pool: m.pool, VP: m.vp, Edge: g.edge == s, Ousted: m.ousted, Debt: m.debt, Turns: -1,
		Counters: m.counters, Zones: map[Zone][]Placed{}, HandShort: max(0, g.handTarget(s)-len(m.zones[Hand])), LibrarySet: true}
	if m.turns < 4 {
		out.Turns = m.turns
		if g.turnSeat == s && g.phase == UnlockPhase {
			out.Turns-- // the turn in progress begins again
		}
		out.Turns = max(0, out.Turns)
	}
	if m.handSize != 7 {
		out.HandSize = m.handSize
	}
	for _, z := range boardOrder {
		if z == Limbo {
			continue
		}
		if blanks(m.zones[z]) {
			out.Blank = append(out.Blank, z)
			continue
		}
		for _, c := range m.zones[z] {
			if c.piece == blank && (z == Library || z == Crypt || z == Hand) {
				continue
			}
			where := z
			if z == Contested {
				where = c.back
			}
			out.Zones[where] = append(out.Zones[where], g.snapshotCard(c, s, z))
		}
	}
	return out
}

// blanks reports whether a pile is what a board has by default.
func blanks(cards []*Card) bool {
	return len(cards) > 0 && !slices.ContainsFunc(cards, func(c *Card) bool { return c.piece != blank })
}

// snapshotCard is a card as a board says it: what is as printed is left out.
func (g *Game) snapshotCard(c *Card, s Seat, z Zone) Placed {
	f := c.piece.Facts
	p := Placed{Piece: c.piece, Blood: -1, Owner: NoSeat, Controller: NoSeat, Then: NoSeat, Locked: c.locked, Level: c.level,
		Discipline: c.disc, Named: c.named, Counters: c.counters, TitleLost: c.titleLost, Contested: z == Contested, Stored: z == Stored}
	if c.blood != g.startBlood(&p, c, z) || z == Uncontrolled {
		p.Blood = c.blood
	}
	if c.owner != s {
		p.Owner = c.owner
	}
	if c.host != nil && c.controller != c.host.controller {
		p.Controller = c.controller
	}
	if c.ownSect != f.Sect {
		p.Sect = c.ownSect
	}
	p.Clan = c.ownClan
	if c.title != f.Title && z.onTable() {
		t := c.title
		p.Title = &t
	}
	switch o := c.chosen; {
	case o.Card != nil:
		p.Chosen = g.NameOf(o.Card)
	case o.Seat != NoSeat:
		p.Chosen = g.seats[o.Seat].name
	default:
		p.Chosen = o.Word
	}
	if r := c.returns; r != nil {
		p.Controller, p.Until, p.Then = c.controller, r.until, r.then
	}
	g.snapshotUses(c, &p)
	for _, k := range c.on {
		p.On = append(p.On, g.snapshotCard(k, s, k.zone))
	}
	return p
}

// snapshotUses are what the card has done this turn and in this game.
func (g *Game) snapshotUses(c *Card, p *Placed) {
	for _, u := range c.uses {
		if u.span <= PhaseSpan && c.def.ability(u.mode.word) == u.mode {
			p.Used = append(p.Used, UsedSetup{Effect: u.mode.word, Span: u.span})
		}
	}
	for i := range c.acted {
		p.Acted = append(p.Acted, g.deedText(&c.acted[i]))
	}
}

// deedVerbs are the words by which a board says what a minion has done this turn.
var deedVerbs = [actionKinds]string{cardKind: "play", bleedKind: "bleed", huntKind: "hunt", equipKind: "equip", equipFromKind: "equip",
	employKind: "employ", recruitKind: "recruit", politicalKind: "call", leaveTorporKind: "leave torpor", rescueKind: "rescue",
	diablerieKind: "diablerise", anarchKind: "become anarch"}

// deedText writes an action on record, deed reads it.
func (g *Game) deedText(r *actRecord) string {
	verb := deedVerbs[r.kind]
	switch k := r.source.get(); {
	case k != nil:
		return strings.TrimSpace("act " + g.NameOf(k) + " " + r.mode.word)
	case r.name != "" && (verb == "bleed" || verb == "hunt" || verb == ""):
		return "play " + r.name
	case r.name != "":
		return verb + " " + r.name
	case r.on.Card != nil && r.kind != leaveTorporKind:
		return verb + " " + g.NameOf(r.on.Card)
	}
	return verb
}

func (g *Game) deed(text string) actRecord {
	for k, verb := range deedVerbs {
		rest, done := strings.CutPrefix(text, verb)
		if !done || verb == "" || rest != "" && rest[0] != ' ' {
			continue
		}
		r := actRecord{kind: actionKind(k), on: Nothing}
		switch name := strings.TrimSpace(rest); r.kind {
		case rescueKind, diablerieKind, equipFromKind:
			r.on = cardObject(g.FindCard(name))
		default:
			r.name = name
		}
		return r
	}
	return g.deedOfCard(strings.TrimPrefix(text, "act "))
}

// deedOfCard is an action that a card in play provides, by its name and its effect's.
func (g *Game) deedOfCard(text string) actRecord {
	r := actRecord{kind: cardKind, on: Nothing}
	for _, c := range g.cards {
		name := g.NameOf(c)
		word, found := strings.CutPrefix(text, name)
		if m := c.def.ability(strings.TrimSpace(word)); found && c.number > 0 && m != nil {
			r.source, r.mode = c.ref(), m
			return r
		}
	}
	r.name = text
	return r
}
