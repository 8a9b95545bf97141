package game

import "fmt"

// The words of this file are about allies and retainers as they are hired, and about what they do
// for others.

// Finds has the user's controller look for a card, which is shown to all and goes to her hand, or face
// down to her uncontrolled region; the hand is discarded down afterwards.
func Finds(to Zone, from From, which Which) Effect {
	text := "move " + which.Text + " " + from.text + " to your hand, for all to see; discard down afterwards"
	if to == Uncontrolled {
		text = "move " + which.Text + " " + from.text + " to your uncontrolled region, shown to all first"
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		k := g.searchOrNone(p.seat, "Which card?", from.cards(g, p.seat, func(k *Card) bool { return which.Is(g, p, k) }))
		if k != nil {
			g.tell(Event{Kind: Revealed, Card: k, Seat: p.seat})
			g.move(k, to, p.seat)
			k.faceDown = to == Uncontrolled
		}
		g.shuffled(from, p.seat)
	}}
}

// ItHires: the minion whose text it is takes an action to recruit or employ.
var ItHires = when("if it is a recruit or employ action of this minion", onlyActingMinion, func(g *Game, p *Play) bool {
	a := g.action
	return a != nil && g.actor() == p.card && (a.kind == recruitKind || a.kind == employKind)
})

// BurnsX has the user burn any amount of its blood, which is X.
func BurnsX(more int) Effect {
	text := "burn X blood"
	if more > 0 {
		text = fmt.Sprintf("burn X+%d blood", more)
	}
	return Effect{Text: text,
		Check: func(g *Game, p *Play) *Refusal {
			if p.by == nil || p.by.blood <= more {
				return tooLittleBlood
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			p.n = g.askNumber(p.seat, "How much is X?", PaymentW, Pays, 1, p.by.blood-more)
			g.loseBlood(p.by, p.n+more)
		}}
}

// HiresX has the user recruit and employ up to X cards of the hand, one after another; none is
// replaced in between.
func HiresX(which Which) Effect {
	return Effect{Text: "it recruits or employs up to X more allies and retainers from your hand, requirements and cost as usual", Do: func(g *Game, p *Play) {
		g.hold(func() {
			for range p.n {
				var found []*Card
				for _, k := range g.seats[p.seat].zones[Hand] {
					if which.Is(g, p, k) && len(g.waysToObtain(p, p.by, k)) > 0 {
						found = append(found, k)
					}
				}
				if p.by == nil || !p.by.inPlay() || !g.obtain(p, p.by, found, true) {
					return
				}
			}
		})
	}}
}

// IfItSucceeds has an effect happen once the action has been successful.
func IfItSucceeds(e Effect) Effect {
	l := Later(SucceededM, ActionSpan, e)
	l.Text = "should the action be successful, " + e.Text
	return l
}

// AfterSuccessOf is what the card does after a successful action of the minion reached, where it is
// of a kind; text says whose and which.
func AfterSuccessOf(on Reach, text string, kind func(*Game, *action) bool, parts ...InMode) OnCard {
	return When(SucceededM, append([]InMode{Say("after " + text + ", "), Must,
		when("", lacksRequirement, func(g *Game, p *Play) bool {
			c := g.actor()
			return c != nil && contains(on(g, p), c) && kind(g, g.action)
		})}, parts...)...)
}

// BurnsOneOfYours has the card's controller burn a card of a kind that she controls; if there is no
// other, this one.
func BurnsOneOfYours(w Who) Effect {
	return Effect{Text: "burn " + w.Text + " that you control", Do: func(g *Game, p *Play) {
		var from []*Card
		for _, c := range g.cards {
			if c.inPlay() && c.controller == p.card.controller && w.Is(g, c) {
				from = append(from, c)
			}
		}
		if c := g.chooseCard(p.card.controller, "Burn which one?", ChooseW, Chooses, from); c != nil {
			g.burn(c)
		}
	}}
}

// AllyOrRetainer describes allies and retainers, the imbued not.
var AllyOrRetainer = Who{"an ally or a retainer", func(g *Game, c *Card) bool { return c.is(Ally | Retainer) }}

// AtAnyTime: usable whenever its Methuselah has the impulse.
var AtAnyTime = Mark{Set: func(m *Mode) { m.windows = anyImpulse }}

// NotInCombat: not usable during combat.
var NotInCombat = when("not during combat", refusal("It is not usable during combat.", "AR-4.1.2.p2.c1"),
	func(g *Game, p *Play) bool { return g.combat == nil || g.combat.over })

// PreventsFor prevents damage on its way to a minion that was chosen.
func PreventsFor(n int) Bundle {
	return preventsFor(fmt.Sprintf("prevent %d damage", n), func(*Play) int { return n })
}

// PreventsXFor has the user burn X of its blood to prevent X and more (AR-4.5.2.p1.c5).
func PreventsXFor(more int) Bundle {
	return Bundle{
		Effect{Text: "burn X blood", Do: func(g *Game, p *Play) {
			p.n = g.loseBlood(p.by, g.askNumber(p.seat, "How much is X?", PaymentW, Pays, 0, p.by.blood))
		}},
		preventsFor(fmt.Sprintf("prevent X%+d damage", more), func(p *Play) int { return p.n + more }),
	}
}

func preventsFor(text string, n func(*Play) int) Bundle {
	return Bundle{
		Mark{Set: func(m *Mode) { m.prevent, m.outside, m.windows = true, true, In(PreventW) }},
		when("", nothingToPrevent, func(g *Game, p *Play) bool { return g.combat != nil && p.on.Card != nil && g.pendingFor(p.on.Card) > 0 }),
		Effect{Text: text + " that is inflicted on it in combat", Do: func(g *Game, p *Play) { g.prevent(p.on.Card, n(p), nil) }},
	}
}

// Silences keeps everybody from playing cards that require a discipline while the minion acts,
// blocks or fights; nor can such a card be aimed at it.
func Silences(d Discipline) Trait {
	return Trait{Text: "While this minion acts, blocks or is in combat, no card that requires " + d.Name() + " can be played; such a card cannot be aimed at it either",
		Set: func(t *Definition) { t.silences = d }}
}

// silencing is the minion involved in what goes on that bars a mode for its disciplines.
func (g *Game) silencing(m *Mode) *Card {
	var involved [4]*Card
	if a := g.action; a != nil {
		involved[0], involved[1] = a.minion.get(), a.blocker.get()
	}
	if c := g.combat; c != nil && !c.over {
		involved[2], involved[3] = c.sides[0].minion.get(), c.sides[1].minion.get()
	}
	for _, c := range involved {
		if c != nil && c.def.silences != NoDiscipline && m.needs(c.def.silences) {
			return c
		}
	}
	return nil
}

func (m *Mode) needs(d Discipline) bool {
	for _, k := range m.disciplines {
		if k == d {
			return true
		}
	}
	return false
}

// WithFewerCounters: the card has fewer counters than some.
func WithFewerCounters(n int) Condition {
	return when(fmt.Sprintf("if this card has fewer than %d counters", n), refusal("It has as many counters as it gets.", "RB-important-terms-in-the-game.p8.c1"),
		func(g *Game, p *Play) bool { return p.card.counter(plainCounter) < n })
}

// NeedingClan describes cards that require a clan.
func NeedingClan(clan string) Who {
	return Who{"one that requires a " + clan, func(_ *Game, c *Card) bool { return hasWord(c.piece.Facts.Clans, clan) }}
}

// RequiresReady: a requirement in the text of a master card, met by a ready minion of its player.
func RequiresReady(w Who) Bundle {
	return Bundle{
		Mark{Set: func(m *Mode) { m.requires = append(m.requires, w) }},
		when("requires "+w.Text+" that is ready", lacksRequirement, func(g *Game, p *Play) bool {
			return g.anyReady(p.seat, func(c *Card) bool { return g.fulfils(p, c, w) })
		}),
	}
}

// ToTake are actions to equip with, employ or recruit a card of a type, or political actions.
func ToTake(t Types) func(*Game, *action) bool {
	return func(_ *Game, a *action) bool {
		return a.kind == kindOf(t) || a.kind == equipFromKind && t.Has(Equipment)
	}
}
