package game

// choose notes a lasting choice on a card; a chosen card is tracked as long as it is the same
// object (AR-1.13.4.p2).
func (c *Card) choose(o Object) { c.chosen = o }

// chosenCard is the card chosen for this one, nil if there is none or it is another object now.
func (c *Card) chosenCard() *Card {
	if c.secret.Card != nil {
		return c.secret.get()
	}
	return c.chosen.get()
}

// ChooseTarget makes the target the lasting choice of the card.
var ChooseTarget = Effect{Do: func(g *Game, p *Play) { p.card.choose(p.on) }}

// ChosenAnew has whoever gets control of the card make its choice again.
func ChosenAnew(from *Selector) OnCard {
	return When(ControlChangedM, Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool { return g.about.Card == p.card }),
		Effect{Text: "when the control of this card changes, its new controller chooses anew", Do: func(g *Game, p *Play) {
			p.card.choose(g.chooseObject(p.seat, "Whom does the card serve?", ChooseW, from.candidates(g, p), false))
		}})
}

// ChosenInUnlock is what the chosen vampire can do in the unlock phase of the card's
// controller; the vampire's controller decides (AR-6.2.5.p1.c2).
func ChosenInUnlock(e Effect) OnCard {
	return Named("gain", Mark{Text: "during your unlock phase", Set: func(m *Mode) {
		m.chosenUses, m.anyTurn, m.windows, m.once = true, true, In(UnlockW), []Span{PhaseSpan}
	}},
		when("", notYourTurn, func(g *Game, p *Play) bool { return g.turnSeat == p.card.controller }),
		when("", chosenGone, func(g *Game, p *Play) bool { c := p.card.chosenCard(); return c != nil && c.inPlay() }),
		e)
}

var chosenGone = refusal("The card's chosen vampire is not in play, or is another object now.", "AR-1.13.4.p2.c1")

// Chosen is the card chosen for this one.
func Chosen(g *Game, p *Play) []*Card { return one(p.card.chosenCard()) }

// StealableBy lets minions of other Methuselahs steal the card with a directed action.
func StealableBy(w Who, more ...InMode) OnCard {
	parts := []InMode{
		Say(w.Text + " of another Methuselah can steal this card as a (D) action"),
		Silently(AnyMinionActs(w), AtThis),
		when("", notYours, func(g *Game, p *Play) bool { return p.seat != p.card.controller }),
		takesThis}
	return Named("steal", append(parts, more...)...)
}

// AnotherLocks has a second minion of a kind chosen; it is locked, and does not unlock as normal
// while the card is in play.
func AnotherLocks(from *Selector) Bundle {
	others := func(g *Game, p *Play) []Object {
		var out []Object
		for _, o := range from.candidates(g, p) {
			if o.Card != p.on.Card {
				out = append(out, o)
			}
		}
		return out
	}
	return Bundle{
		when("", noTarget, func(g *Game, p *Play) bool { return len(others(g, p)) > 0 }),
		Effect{Text: "then " + from.Text + ", another one, and lock it. While this card is in play, that one does not unlock as normal",
			Do: func(g *Game, p *Play) {
				o := g.chooseObject(p.seat, "Which other one is locked?", ChooseW, others(g, p), false)
				if o.Card == nil {
					return
				}
				g.lock(o.Card)
				p.card.others = append(p.card.others, o)
				g.addMod(mod{value: CannotUnlock, n: 1, role: roleCard, on: o.Card.ref(), source: p.ref, mode: p.mode, cond: sourceInPlay})
			}},
	}
}

// sourceInPlay keeps a modifier only while the card it comes from is in play.
func sourceInPlay(_ *Game, m *mod, _ *Card, _ Seat) bool {
	c := m.source.get()
	return c != nil && c.inPlay()
}

// ChosenUnblockable: actions of the chosen minion other than bleeds cannot be blocked.
var ChosenUnblockable = Static{Text: "The chosen minion's actions cannot be blocked, bleeds excepted", Value: Unblockable, N: constant(1),
	Applies: func(g *Game, src, t *Card, s Seat) bool {
		a := g.action
		return a != nil && a.kind != bleedKind && t != nil && src.chosenCard() != nil && a.minion.get() == src.chosenCard()
	}}

// ChooseReached makes the one whom it reaches the lasting choice of the card.
func ChooseReached(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			p.card.choose(cardObject(c))
		}
	}}
}
