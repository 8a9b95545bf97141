package game

import "fmt"

// The words of this file are for replacements: when they are drawn, from where, and what takes
// their place (AR-1.9).

// ReplaceWhen delays a card's replacement until something has happened to a card of a kind, also
// if this one has left play by then (AR-1.9.2.p2.c4).
func ReplaceWhen(at Moment, text string, kind Who) Trait {
	return Trait{Text: "Do not replace until " + text, Set: func(d *Definition) { d.waits = &wait{at, kind} }}
}

// noPoint is no point of a turn: an event ends what lasts until then.
var noPoint = Point{Set: true, Span: GameSpan, Phase: phases + 1, Seat: NoSeat}

// InsteadOfReplacement may take the place of this card's own replacement; not of that of a card
// which has been canceled (AR-1.9.3.p2.c1).
func InsteadOfReplacement(e Effect) OnCard {
	return When(Replacing, Silently(ItMay),
		when("", lacksRequirement, func(g *Game, p *Play) bool { return g.filling.card == p.card && !g.filling.canceled }),
		Effect{Text: "instead of replacing this card, you may " + e.Text, Do: e.Do},
		when("", lacksRequirement, func(g *Game, p *Play) bool { return p.card.zone == AshHeap && p.card.owner == p.seat }))
}

// ReplacesFrom lets its controller draw the replacement of a card she plays, if that is drawn at
// once, from another Methuselah's library; the card drawn lies face up, and is in her hand
// (AR-1.9.2.p4.c2).
func ReplacesFrom(whose Whose, text string) OnCard {
	library := func(g *Game, p *Play) []*Card {
		for _, s := range g.among(p, whose) {
			return g.seats[s].zones[Library]
		}
		return nil
	}
	return When(Replacing, Say("when you play a card that is replaced at once, "), Silently(ItMay),
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			return g.filling.played && !g.filling.delayed && len(library(g, p)) > 0
		}),
		Effect{Text: "you may draw its replacement from the library of " + text + " and not from yours; it lies face up before you, but is a card of your hand",
			Do: func(g *Game, p *Play) {
				c := library(g, p)[0]
				g.move(c, Hand, p.seat)
				c.openly = true
				g.tell(Event{Kind: Drew, Card: c, Seat: p.seat})
				g.replaced(p.seat)
			}})
}

// BearerDrawsMore lets the controller of the minion the card is on draw further cards with the
// replacements of what that minion has played as the acting one, whenever they are drawn
// (AR-1.9.2.p4.c3).
func BearerDrawsMore(n int) OnCard {
	return When(ReplacedM, Say("each time you draw the replacement of a card that this minion played as the acting one, "), Silently(ItMay),
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			return g.filling.acting && p.card.host != nil && g.filling.by.get() == p.card.host
		}),
		Effect{Text: fmt.Sprintf("you may draw %d card more and discard down afterwards", n), Do: func(g *Game, p *Play) { g.drawAside(p.seat, n) }})
}

// ItsPlayer is the Methuselah whom a moment is about.
var ItsPlayer = Whose{" of that Methuselah", func(g *Game, _ *Play, s Seat) bool { return s == g.about.Seat }}

// LooksAtHands shows who uses it the hands of some Methuselahs, as they are then.
func LooksAtHands(whose Whose, text string) Effect {
	return Effect{Text: "you may look at " + text, Do: func(g *Game, p *Play) {
		for _, s := range g.among(p, whose) {
			g.lookAtHand(p.seat, s)
		}
	}}
}

func (g *Game) lookAtHand(s, of Seat) {
	if s == of || len(g.seats[of].zones[Hand]) == 0 {
		return
	}
	g.tell(Event{Kind: Looked, Seat: s, To: of, Word: g.seats[of].name + "'s hand"})
	for _, c := range g.seats[of].zones[Hand] {
		g.tell(Event{Kind: Saw, Card: c, Seat: s, To: of, Secret: true})
	}
}

// DiscardsFromHands has who uses it look at the hands of some Methuselahs and discard a card from
// among them; what replaces it is not shown (AR-1.9.4.p2.c2).
func DiscardsFromHands(whose Whose, text string) Effect {
	return Effect{Text: "(D) look at " + text + " and pick a card there, which is discarded", Do: func(g *Game, p *Play) {
		var of []Object
		for _, s := range g.among(p, whose) {
			g.lookAtHand(p.seat, s)
			if len(g.seats[s].zones[Hand]) > 0 {
				of = append(of, seatObject(s))
			}
		}
		if len(of) == 0 {
			return
		}
		s := g.chooseObject(p.seat, "From whose hand is a card discarded?", ChooseW, of, false).Seat
		if c := g.chooseCard(p.seat, "Discard which card?", SearchW, Chooses, g.seats[s].zones[Hand]); c != nil {
			g.discard(c)
		}
	}}
}

// DirectedTo are the Methuselahs at whom the action is directed.
var DirectedTo = Whose{" the Methuselah it is directed at", func(g *Game, _ *Play, s Seat) bool { return g.action != nil && g.action.at(s) }}

// AtSeats directs an action at Methuselahs of a kind.
func AtSeats(whose Whose) Mark {
	return Mark{Text: "(D)", Set: func(m *Mode) {
		spec(m).towards = func(g *Game, p *Play) []Seat {
			var all []Seat
			for _, s := range g.among(p, whose) {
				if s != p.seat {
					all = append(all, s)
				}
			}
			return all
		}
	}}
}

// YouGetUntil changes a value of who uses it until her next phase of a kind.
func YouGetUntil(v Value, n int, until Phase, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		g.addMod(mod{value: v, n: n, role: roleSeat, seat: p.seat, source: p.ref, mode: p.mode, until: Point{Set: true, Phase: until, Seat: p.seat}})
	}}
}
