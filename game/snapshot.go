package game

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// ErrInProgress says why a table cannot be written as a board.
var ErrInProgress = errors.New("something is in progress; a board can be copied between two actions")

// Snapshot returns the table as a board that lays it out again: every card where it is with what
// is on it, known or not, from the phase in progress on. Effects that linger are not part of a
// board. The error is a sentence.
func (g *Game) Snapshot() (Setup, error) {
	if !g.Still() {
		return Setup{}, ErrInProgress
	}
	s := Setup{Board: true, First: g.turnSeat, Phase: g.phase, Seed: g.setup.Seed}
	for i := range g.seats {
		s.Seats = append(s.Seats, g.snapshotSeat(Seat(i)))
	}
	g.snapshotTurns(s.Seats)
	s.Happened = g.snapshotHistory()
	return s, nil
}

// Still reports whether nothing is in progress that a board could not say.
func (g *Game) Still() bool {
	return g.action == nil && g.combat == nil && g.ref == nil && len(g.seats) > 0 &&
		!slices.ContainsFunc(g.seats, func(m *Methuselah) bool { return len(m.zones[Limbo]) > 0 })
}

// snapshotTurns says how many turns have been taken, while the opening's transfers depend on it. The
// turn in progress begins again.
func (g *Game) snapshotTurns(seats []SeatSetup) {
	taken := g.turnOfGame() - 1
	if taken >= 3 {
		return
	}
	for i := range seats {
		seats[i].Turns = g.seats[i].turns
		taken -= seats[i].Turns
	}
	seats[g.turnSeat].Turns = max(0, seats[g.turnSeat].Turns+taken)
}

// snapshotHistory is what rules still look back on: events that are no longer in play, burned
// cards and diablerists.
func (g *Game) snapshotHistory() []HappenedSetup {
	var out []HappenedSetup
	told := map[string]bool{}
	for _, c := range g.cards {
		name := c.piece.Facts.Name
		switch {
		case c.piece.Facts.Types.Has(EventCard) && g.eventsPlayed[name] && !told[name] && (c.zone == AshHeap || c.zone == Removed):
			told[name] = true
			out = append(out, HappenedSetup{Form: "played", Card: name, Seat: c.owner})
		case c.inPlay() && c.entered == g.turns && (c.bought || !c.is(Ally)) && c.number > 0:
			out = append(out, HappenedSetup{Form: "entered play", Card: g.NameOf(c), Seat: NoSeat})
		case g.burnedLately(c) && g.ownsAlone(c):
			out = append(out, HappenedSetup{Form: "burned", Card: name, Seat: NoSeat, Turn: c.burnedIn - g.turns})
		case c.diablerist && c.inPlay() && g.turns-c.lastKill <= len(g.seats):
			out = append(out, HappenedSetup{Form: "diablerie", Card: g.NameOf(c), Seat: NoSeat, Turn: c.lastKill - g.turns})
		}
	}
	return out
}

// burnedLately reports whether a card was burned within a round of turns: nothing looks back further.
func (g *Game) burnedLately(c *Card) bool {
	return c.burned && c.zone == AshHeap && g.turns-c.burnedIn <= len(g.seats)
}

// ownsAlone reports whether all cards of a card's name have one owner: else a board cannot say
// which of them was burned.
func (g *Game) ownsAlone(c *Card) bool {
	return !slices.ContainsFunc(g.cards, func(k *Card) bool { return k.owner != c.owner && k.Name() == c.Name() })
}

// Unsaid lists, in sentences, what holds at the table and a board of it does not say.
func (g *Game) Unsaid() []string {
	var out []string
	if g.phase != MinionPhase {
		out = append(out, "The "+g.phase.String()+" phase begins anew: what was done in it before is not counted.")
	}
	for v := range g.mods {
		for i := range g.mods[v] {
			out = append(out, g.modText(&g.mods[v][i]))
		}
	}
	for i := range g.dues {
		d := &g.dues[i]
		if text := d.effect.Text; text != "" {
			out = append(out, g.sourceName(d.play.card)+": it is still to come that "+text+".")
		} else {
			out = append(out, g.sourceName(d.play.card)+": what is still to come of it is lost.")
		}
	}
	for i := range g.grants {
		out = append(out, g.sourceName(g.grants[i].source.get())+": what it still allows in combat is lost.")
	}
	for _, c := range g.cards {
		if c.secret.Card != nil {
			out = append(out, g.sourceName(c)+": what was chosen for it in secret is lost.")
		}
		if c.base != nil {
			out = append(out, g.NameOf(c)+" is no longer merged.")
		}
		if g.burnedLately(c) && !g.ownsAlone(c) {
			out = append(out, "That "+g.NameOf(c)+" of "+g.seats[c.owner].name+" was burned lately is not remembered.")
		}
	}
	return compactTexts(out)
}

// modText says a lingering change of a value.
func (g *Game) modText(m *mod) string {
	on := "the acting minion"
	switch c := m.on.get(); {
	case m.role == roleSeat:
		on = g.seats[m.seat].name
	case m.role == roleAll:
		on = "all that it is about"
	case c != nil:
		on = g.NameOf(c)
	}
	change := "is still changed"
	switch _, flag := flagTexts[m.value]; {
	case m.set && valueNames[m.value] != "":
		change = "has " + strconv.Itoa(m.n) + " " + valueNames[m.value]
	case flag || valueNames[m.value] != "":
		change = gets(m.value, m.n)
	}
	until := "for this " + spanNames[m.span]
	if m.until.Set {
		until = "until the " + m.until.Phase.String() + " phase of " + g.seatName(m.until.Seat)
	}
	return g.sourceName(m.source.get()) + ": " + on + " " + change + " " + until + "."
}

// sourceName is what an effect comes from; what is done by hand has no card.
func (g *Game) sourceName(c *Card) string {
	if c == nil {
		return "Something done by hand, or a card that is gone"
	}
	return g.NameOf(c)
}

// compactTexts keeps each text once, in order.
func compactTexts(texts []string) []string {
	var out []string
	for _, t := range texts {
		if !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	return out
}

func (g *Game) snapshotSeat(s Seat) SeatSetup {
	m := g.seats[s]
	out := SeatSetup{Name: m.name, Pool: m.pool, VP: m.vp, Edge: g.edge == s, Ousted: m.ousted, Debt: m.debt, Turns: -1,
		Counters: m.counters, Zones: map[Zone][]Placed{}, HandShort: max(0, g.handTarget(s)-len(m.zones[Hand])), LibrarySet: true}
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
