package game

import "fmt"

// The words of this file are for crypt cards that are not in play: on top of a crypt, or in an
// uncontrolled region. Whoever cannot see such a card chooses it whatever it is, an imbued
// included (RB-card-rulings.p3.c1); the cost of an imbued stands for its capacity.

// TopOf makes the top card of the crypt of certain Methuselahs the one that the effects after are
// about; Drawn reaches it.
func TopOf(whose Whose) Effect {
	return Effect{Do: func(g *Game, p *Play) { p.onRef = g.topCard(p, whose).ref() }}
}

// ShowsTop likewise, and shows it to all.
func ShowsTop(whose Whose, text string) Effect {
	return Effect{Text: "show the top card of " + text + " to all Methuselahs", Do: func(g *Game, p *Play) {
		if c := g.topCard(p, whose); c != nil {
			g.tell(Event{Kind: Revealed, Card: c, Seat: c.owner})
			p.onRef = c.ref()
		}
	}}
}

func (g *Game) topCard(p *Play, whose Whose) *Card {
	for i := range g.seats {
		if all := g.seats[i].zones[Crypt]; g.in(Seat(i)) && whose.Is(g, p, Seat(i)) && len(all) > 0 {
			return all[0]
		}
	}
	return nil
}

// DrawnIs: the card that the effects before were about is of a kind; DrawnAged: its capacity, or
// cost, is at least and at most so much.
func DrawnIs(w Who) Condition {
	return when("if it is "+w.Text, lacksRequirement, func(g *Game, p *Play) bool {
		c := p.onRef.get()
		return c != nil && w.Is(g, c)
	})
}

// DrawnAged: its capacity, or the cost of an imbued, lies between two numbers.
func DrawnAged(least, most int) Condition {
	text := fmt.Sprintf("if it costs %d to %d", least, most)
	switch {
	case least == 0:
		text = fmt.Sprintf("if it costs %d or less", most)
	case most == 0:
		text = fmt.Sprintf("if it costs %d or more", least)
	}
	return when(text, lacksRequirement, func(g *Game, p *Play) bool {
		c := p.onRef.get()
		return c != nil && c.piece.Facts.Capacity >= least && (most == 0 || c.piece.Facts.Capacity <= most)
	})
}

// Removes removes whom it reaches from the game.
func Removes(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.removeCard(c)
		}
	}}
}

// MovesBlood moves up to n blood from the first card reached to the second.
func MovesBlood(n int, from, to Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		of, on := from(g, p), to(g, p)
		if len(of) > 0 && len(on) > 0 {
			g.gainBlood(on[0], g.loseBlood(of[0], n))
		}
	}}
}

// StealsBloodUpTo has the user take up to n blood of the chosen card, as much as its controller
// says.
func StealsBloodUpTo(n int) Effect {
	return Effect{Text: fmt.Sprintf("steal up to %d blood of it", n), Do: func(g *Game, p *Play) {
		for _, c := range Target(g, p) {
			if most := min(n, c.blood); most > 0 && p.by.inPlay() {
				g.gainBlood(p.by, g.loseBlood(c, g.askNumber(p.seat, "How much blood is stolen?", AmountW, Takes, 0, most)))
			}
		}
	}}
}

// AlsoNamedSeat is the Methuselah named besides the target.
var AlsoNamedSeat = Whose{" that was named", func(_ *Game, p *Play, s Seat) bool { return len(p.picks) > 0 && p.picks[0].Seat == s }}

// StaysInPlay keeps the card in play on an uncontrolled minion.
var StaysInPlay = Trait{Text: "This card stays in play on an uncontrolled minion", Set: func(d *Definition) { d.inPlayBelow = true }}

// ForEach has something happen for each Methuselah in turn, as if she had played the card.
func ForEach(e Effect) Effect {
	return Effect{Text: "each Methuselah in turn: " + e.Text, Do: func(g *Game, p *Play) {
		var buf [8]Seat
		for _, s := range g.clockwise(p.seat, buf[:0]) {
			own := *p
			own.seat = s
			e.Do(g, &own)
		}
	}}
}

// BurnsAnOwn burns a card that its Methuselah chooses among those a selector accepts, if there is one.
func BurnsAnOwn(s *Selector) Effect {
	return Effect{Text: s.Text + " and burn it", Do: func(g *Game, p *Play) {
		var from []*Card
		for _, o := range s.candidates(g, p) {
			from = append(from, o.Card)
		}
		if c := g.chooseCard(p.seat, "Which one is burned?", ChooseW, Chooses, from); c != nil {
			g.burn(c)
		}
	}}
}

// ComparesTops has every Methuselah show the top card of her crypt, and shuffle the crypt afterwards:
// one thing happens if the highest or the lowest cost is shown by several; if not, another by her who
// shows the highest to her who shows the lowest.
func ComparesTops(shared, otherwise Effect) Effect {
	return Effect{
		Text: "each Methuselah shows the top card of her crypt. If two share the highest or the lowest cost, " + shared.Text +
			"; if not, for the Methuselah with the highest cost against the one with the lowest: " + otherwise.Text + ". All crypts are shuffled",
		Check: func(g *Game, p *Play) *Refusal {
			for i := range g.seats {
				if g.in(Seat(i)) && len(g.seats[i].zones[Crypt]) == 0 {
					return emptyCrypt
				}
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			var buf [8]Seat
			costs, high, low := map[Seat]int{}, p.seat, p.seat
			seats := g.clockwise(p.seat, buf[:0])
			for _, s := range seats {
				costs[s] = g.topOfCrypt(s)
			}
			for _, s := range seats {
				if costs[s] > costs[high] {
					high = s
				}
				if costs[s] < costs[low] {
					low = s
				}
			}
			ties := 0
			for _, s := range seats {
				if s != high && costs[s] == costs[high] || s != low && costs[s] == costs[low] {
					ties++
				}
			}
			q := *p
			if ties > 0 {
				shared.Do(g, &q)
				return
			}
			q.seat, q.on = high, seatObject(low)
			otherwise.Do(g, &q)
		}}
}

// CostsX is a cost of an action in blood: X, which depends on what the action is aimed at.
func CostsX(text string, x func(*Game, *Card) int) Bundle {
	of := func(g *Game, p *Play) int {
		if c := p.on.get(); c != nil {
			return x(g, c)
		}
		return 0
	}
	return Bundle{
		Mark{Text: "that costs X blood, X being " + text, Set: func(m *Mode) { m.bloodX = of }},
		when("", tooLittleBlood, func(g *Game, p *Play) bool { return p.by == nil || p.by.blood >= of(g, p) }),
	}
}

// BloodOn is the blood, life or counters of influence on a card.
func BloodOn(_ *Game, c *Card) int { return c.blood }

// BloodToYourPool moves n blood of the chosen card to the pool of who uses it.
func BloodToYourPool(n int) Effect {
	return Effect{Text: fmt.Sprintf("move %d blood of it to your pool", n), Do: func(g *Game, p *Play) {
		for _, c := range Target(g, p) {
			g.gainPool(p.seat, g.loseBlood(c, n))
		}
	}}
}
