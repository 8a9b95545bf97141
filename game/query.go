package game

import (
	"slices"
	"strings"
)

// The methods of this file only look: they answer what scripts, screens and tests ask about
// the table and change nothing.

// SetStops says whether every opportunity is yielded from now on, also the lone ones.
func (g *Game) SetStops(on bool) { g.stops = on }

// Progress says what is going on at the pending decision. Two of one game compare equal part
// by part as long as the same thing is going on.
type Progress struct {
	Turn     int // from 1
	TurnSeat Seat
	Phase    Phase

	occ    *occasion
	action *action
	combat *combat
}

// Progress returns what is going on now.
func (g *Game) Progress() Progress {
	p := Progress{Turn: g.turns, TurnSeat: g.turnSeat, Phase: g.phase, occ: g.occ, action: g.action, combat: g.combat}
	if p.combat != nil && p.combat.over {
		p.combat = nil
	}
	return p
}

// InAction and InCombat report whether one is in progress.
func (p Progress) InAction() bool { return p.action != nil }

// InCombat reports whether a combat is in progress.
func (p Progress) InCombat() bool { return p.combat != nil }

// SameAction reports whether both stand in one action, or both in none.
func (p Progress) SameAction(q Progress) bool { return p.action == q.action }

// SameCombat reports whether both stand in one combat, or both in none.
func (p Progress) SameCombat(q Progress) bool { return p.combat == q.combat }

// SameOccasion reports whether both stand in one opening of a window.
func (p Progress) SameOccasion(q Progress) bool { return p.occ == q.occ }

// SamePhase reports whether both stand in one phase of one turn.
func (p Progress) SamePhase(q Progress) bool { return p.Turn == q.Turn && p.Phase == q.Phase }

// SeatNames are the Methuselahs, clockwise.
func (g *Game) SeatNames() []string {
	names := make([]string, len(g.seats))
	for i, m := range g.seats {
		names[i] = m.name
	}
	return names
}

// Copies returns the cards of a piece. With an owner or a number only those count; without a
// number the first of each owner stands for all that were in play, and if there is none, all
// that were not. A base card under its advanced one is that one.
func (g *Game) Copies(p *Piece, owner Seat, number int) []*Card {
	var named, plain []*Card
	for _, c := range g.cards {
		top := g.topOf(c)
		switch {
		case c.piece != p && c.former != p || owner != NoSeat && c.owner != owner:
		case number == 0 && c.number > 1 || number != 0 && c.number != number:
		case c.number == 0:
			plain = append(plain, top)
		default:
			named = append(named, top)
		}
	}
	if len(named) > 0 {
		return named
	}
	return plain
}

// CopiesFor returns the cards of a piece that somebody means by a name as a reader is told it: those
// that the reader sees, or if there is none, those hidden ones that belong to who means them.
func (g *Game) CopiesFor(reader, by Seat, p *Piece, owner Seat, number int) []*Card {
	if reader == Record {
		return g.Copies(p, owner, number)
	}
	var onTable, named, plain, own []*Card
	for _, c := range g.cards {
		top := g.topOf(c)
		rank, _ := g.rank(reader, c)
		switch {
		case c.piece != p && c.former != p || owner != NoSeat && c.owner != owner:
		case !g.sees(reader, top):
			if c.owner == by && number == 0 {
				own = append(own, top)
			}
		case c.number == 0:
			if number == 0 {
				plain = append(plain, top)
			}
		case rank != max(1, number):
		case c.onTable():
			onTable = append(onTable, top)
		default:
			named = append(named, top)
		}
	}
	for _, found := range [][]*Card{onTable, named, plain} {
		if len(found) > 0 {
			return found
		}
	}
	return own
}

// EveryCopy returns all cards of a piece, of an owner if one is given.
func (g *Game) EveryCopy(p *Piece, owner Seat) []*Card {
	var all []*Card
	for _, c := range g.cards {
		if (c.piece == p || c.former == p) && (owner == NoSeat || c.owner == owner) {
			all = append(all, c)
		}
	}
	return all
}

// topOf is the advanced card that a base card lies under, or the card.
func (g *Game) topOf(c *Card) *Card {
	if c.zone != Nowhere {
		return c
	}
	for _, k := range g.cards {
		if k.base == c {
			return k
		}
	}
	return c
}

// HandOf is how many cards a seat holds.
func (g *Game) HandOf(s Seat) int { return len(g.seats[s].zones[Hand]) }

// CardByID is the card with that id, or nil.
func (g *Game) CardByID(id int) *Card {
	if id < 0 || id >= len(g.cards) {
		return nil
	}
	return g.cards[id]
}

// Zone is where the card is.
func (c *Card) Zone() Zone { return c.zone }

// Host is the card it is on, or nil.
func (c *Card) Host() *Card { return c.host }

// Owner is whose deck the card came from.
func (c *Card) Owner() Seat { return c.owner }

// Number tells a card apart among its owner's of that name, from 1; 0 if it was never in play.
func (c *Card) Number() int { return c.number }

// Controller is who controls the card.
func (c *Card) Controller() Seat { return c.controller }

// Ready reports whether the card is in the ready region.
func (c *Card) Ready() bool { return c.ready() }

// Contested reports whether it is being contested: as itself, or as the card of a title.
func (c *Card) Contested() bool {
	return c.zone == Contested || c.zone == OnHost && c.faceDown && c.def.title.Rank != Untitled && c.host.titleLost
}

// FaceDown reports whether the card lies face down.
func (c *Card) FaceDown() bool { return c.faceDown }

// Locked reports whether the card is locked.
func (c *Card) Locked() bool { return c.locked }

// Blood is the blood of a vampire, the life of anything else.
func (c *Card) Blood() int { return c.blood }

// Counter is how many counters of a name are on the card.
func (c *Card) Counter(name string) int { return c.counter(name) }

// Merged reports whether the card lies on its base card.
func (c *Card) Merged() bool { return c.base != nil }

// InPlay reports whether the card is in play.
func (c *Card) InPlay() bool { return c.inPlay() }

// cardValues are the values of minions by the words for them.
var cardValues = map[string]func(*Game, *Card) int{
	"stealth": (*Game).stealthOf, "intercept": (*Game).interceptOf, "bleed": (*Game).bleedOf,
	"strength": (*Game).strengthOf, "hunt": (*Game).huntOf, "capacity": (*Game).capacity,
	"votes": (*Game).votesOf,
}

// ValueOf computes stealth, intercept, bleed, strength, hunt, capacity or votes of a minion;
// false for any other word.
func (g *Game) ValueOf(c *Card, word string) (int, bool) {
	f := cardValues[word]
	if f == nil {
		return 0, false
	}
	return f(g, c), true
}

// TitleOf is the title a vampire has now: none while it is contested or does not suit it.
func (g *Game) TitleOf(c *Card) Title { return g.titleOf(c) }

// SectOf is a minion's sect now.
func (g *Game) SectOf(c *Card) Sect { return c.sect }

// ClanOf is a minion's clan now.
func (g *Game) ClanOf(c *Card) string { return g.clanOf(c) }

// PathOf is a vampire's path now.
func (g *Game) PathOf(c *Card) string { return c.path }

// LevelOf is the level at which a minion has a discipline now.
func (g *Game) LevelOf(c *Card, d Discipline) Level { return g.level(c, d) }

// HasTrait reports whether a word is true of a card: a printed trait, "unique", "location" or
// a card type.
func (g *Game) HasTrait(c *Card, word string) bool {
	word = strings.ToLower(word)
	switch word {
	case "unique":
		return c.unique()
	case "location":
		return c.piece.Facts.Location
	case "wounded":
		return c.wounded
	}
	if t, ok := ParseTypes(word); ok {
		return c.is(t)
	}
	return c.trait(word) || c.trait(strings.ReplaceAll(word, "-", " "))
}

// StrikeOf is the strike a combatant has chosen, as text and as its card's name ("hand" for a
// strike by hand); false if it has chosen none.
func (g *Game) StrikeOf(c *Card) (text, card string, ok bool) {
	if g.combat == nil {
		return "", "", false
	}
	i := g.combat.index(c)
	if i < 0 || g.combat.sides[i].strike == nil {
		return "", "", false
	}
	x := g.combat.sides[i].strike
	if x.card == nil {
		return g.strikeText(x), "hand", true
	}
	return g.strikeText(x), g.NameOf(x.card), true
}

// referendum is the one in progress or, if there is none, the last one.
func (g *Game) referendum() *referendum {
	if g.ref != nil {
		return g.ref
	}
	return g.lastRef
}

// Voted is how many votes and on which side a card has cast in the present or last referendum.
func (g *Game) Voted(c *Card) (votes int, against, did bool) {
	r := g.referendum()
	if r == nil {
		return 0, false, false
	}
	for _, x := range r.cast {
		if x.source.Card == c {
			votes, against, did = votes+x.votes, x.side == opposed, true
		}
	}
	return votes, against, did
}

// Tally is the count of the present or last referendum; false if there was none.
func (g *Game) Tally() (yes, no, ballotsFor, ballotsAgainst int, ok bool) {
	r := g.referendum()
	if r == nil {
		return 0, 0, 0, 0, false
	}
	yes, no = r.tally()
	return yes, no, r.ballots[0], r.ballots[1], true
}

// ReferendumPassed says how the last referendum came out; false if none has.
func (g *Game) ReferendumPassed() (passed, known bool) {
	r := g.referendum()
	if r == nil || !r.passed && !r.failed {
		return false, false
	}
	return r.passed, true
}

// Acting is the acting minion, nil without an action.
func (g *Game) Acting() *Card {
	if g.action == nil {
		return nil
	}
	return g.action.minion.get()
}

// Blocker is the minion that blocks the action or attempts to, or nil.
func (g *Game) Blocker() *Card {
	if g.action == nil {
		return nil
	}
	return g.action.blocker.get()
}

// BleedAmount is what the bleed in progress comes to; false if there is none.
func (g *Game) BleedAmount() (int, bool) {
	if g.action == nil || g.action.kind != bleedKind || g.action.minion.get() == nil {
		return 0, false
	}
	return g.bleedOf(g.action.minion.get()), true
}

// ActionOutcome is how the action in progress or, if there is none, the last one came out.
func (g *Game) ActionOutcome() Outcome {
	switch {
	case g.action != nil:
		return g.action.outcome
	case g.last != nil:
		return g.last.outcome
	}
	return InProgress
}

// CombatNow is the round and range of the combat in progress, and its number within the
// action; false if there is none.
func (g *Game) CombatNow() (round, number int, long, ok bool) {
	c := g.combat
	if c == nil || c.over {
		return 0, 0, false, false
	}
	number = 1
	if g.action != nil {
		number = g.action.combats
	}
	return c.round, number, c.long, true
}

// Points are a Methuselah's victory points, and whether she has half of one more: time was up.
func (g *Game) Points(s Seat) (n int, half bool) { return g.seats[s].vp, g.seats[s].half }

// seatValues are the numbers of seats by the words for them.
var seatValues = map[string]func(*Game, Seat) int{
	"pool":            func(g *Game, s Seat) int { return g.seats[s].pool },
	"vp":              func(g *Game, s Seat) int { return g.seats[s].vp },
	"hand":            func(g *Game, s Seat) int { return len(g.seats[s].zones[Hand]) },
	"library":         func(g *Game, s Seat) int { return len(g.seats[s].zones[Library]) },
	"crypt":           func(g *Game, s Seat) int { return len(g.seats[s].zones[Crypt]) },
	"ash heap":        func(g *Game, s Seat) int { return len(g.seats[s].zones[AshHeap]) },
	"transfers":       func(g *Game, s Seat) int { return g.seats[s].transfers },
	"master actions":  func(g *Game, s Seat) int { return g.seats[s].masterActions },
	"discard actions": func(g *Game, s Seat) int { return g.seats[s].discards },
	"hand size":       (*Game).handSize,
}

// SeatNumber is a number of a Methuselah: pool, vp, hand, library, crypt, ash heap, transfers,
// master actions, discard actions, hand size, or how many counters of a name she has.
func (g *Game) SeatNumber(s Seat, word string) int {
	if f := seatValues[word]; f != nil {
		return f(g, s)
	}
	for _, k := range g.seats[s].counters {
		if k.Name == word {
			return k.N
		}
	}
	return 0
}

// SeatIs reports whether a Methuselah has the edge, is ousted or has withdrawn.
func (g *Game) SeatIs(s Seat, word string) bool {
	m := g.seats[s]
	switch word {
	case "edge":
		return g.edge == s
	case "ousted":
		return m.ousted && !m.withdrawn
	case "withdrawn":
		return m.withdrawn
	}
	return false
}

// ZoneOf are the cards of a seat in a zone. In play are also those on other cards that she
// controls, and minions.
func (g *Game) ZoneOf(s Seat, z Zone) []*Card {
	if z != InPlay {
		return g.seats[s].zones[z]
	}
	var all []*Card
	for _, c := range g.cards {
		if c.inPlay() && c.controller == s {
			all = append(all, c)
		}
	}
	return all
}

// Sees reports whether a seat may know what a card is, where it lies now.
func (g *Game) Sees(s Seat, c *Card) bool { return c.zone != Nowhere && g.sees(s, c) }

// HandShown reports whether an effect shows a hand to a seat: one that lies open for all, or that
// this seat may look at.
func (g *Game) HandShown(s, of Seat) bool { return g.flag(OpenHand, nil, of) || g.seesHand(s, of) }

// TurnSeat is whose turn it is; NowPhase the phase of it.
func (g *Game) TurnSeat() Seat { return g.turnSeat }

// NowPhase is the phase of the turn.
func (g *Game) NowPhase() Phase { return g.phase }

// In reports whether a Methuselah is in the game.
func (g *Game) In(s Seat) bool { return g.in(s) }

// Labels are the labels of a decision's options.
func (d *Decision) Labels() []string {
	out := make([]string, len(d.Options))
	for i := range d.Options {
		out[i] = d.Label(i)
	}
	return out
}

// revealing are the events that show somebody what was hidden before.
var revealing = []EventKind{Drew, DrewCrypt, Looked, Saw, Revealed, MovedOut, Discarded}

// Reveals reports whether an event showed a card that was hidden before.
func (e *Event) Reveals() bool { return slices.Contains(revealing, e.Kind) }

// EventCount is how many events there have been.
func (g *Game) EventCount() int { return len(g.events) }

// Relist lists the choices of the pending impulse anew and reports how many there are: what a
// decision costs to compute.
func (g *Game) Relist() int {
	if g.occ == nil || g.waiting == nil {
		return 0
	}
	l := &lister{opts: g.relisted[:0]}
	l.start(g, g.waiting.Seat, g.occ.window)
	g.listOccasion(l, g.occ, false)
	g.relisted = l.opts
	return len(l.opts)
}
