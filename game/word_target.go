package game

// Whose says whose cards may be chosen.
type Whose func(*Game, *Play, Seat) bool

// Whose cards.
var (
	Yours  Whose = func(g *Game, p *Play, s Seat) bool { return s == p.seat }
	Others Whose = func(g *Game, p *Play, s Seat) bool { return s != p.seat }
	Anyone Whose = func(g *Game, p *Play, s Seat) bool { return true }
	Preys  Whose = func(g *Game, p *Play, s Seat) bool { return s == g.prey(p.seat) }
	// ActingSeats: of the Methuselah whose minion acts.
	ActingSeats Whose = func(g *Game, p *Play, s Seat) bool { return g.action != nil && s == g.action.seat }
)

var notYours = refusal("Its controller is the wrong Methuselah.", "RB-targeting-of-cards.p1.c1")

func who(ws []Who) []Test {
	var tests []Test
	for _, w := range ws {
		tests = append(tests, Test{Text: w.Text, Holds: func(g *Game, p *Play, c *Card) bool { return w.Is(g, c) }})
	}
	return tests
}

func describe(ws []Who) string {
	text := ""
	for _, w := range ws {
		text += " " + w.Text
	}
	return text
}

// AReady chooses a ready minion.
func AReady(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws) + " that is ready", zones: []Zone{Ready}, whose: whose, wrong: notYours, tests: who(ws)}
}

// ControlledMinion chooses a minion that is ready or in torpor.
func ControlledMinion(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws), zones: []Zone{Ready, Torpor}, whose: whose, wrong: notYours, tests: who(ws)}
}

// ATorpid chooses a vampire in torpor.
func ATorpid(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws) + " in torpor", zones: []Zone{Torpor}, whose: whose, wrong: notYours, tests: who(ws)}
}

// AnUncontrolled chooses a vampire in one's uncontrolled region.
func AnUncontrolled(ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws) + " in your uncontrolled region", zones: []Zone{Uncontrolled}, whose: Yours,
		wrong: notYours, tests: append([]Test{{Holds: func(g *Game, p *Play, c *Card) bool { return c.isVampire() }}}, who(ws)...)}
}

// YoungerUncontrolled chooses a vampire in one's uncontrolled region younger than the user.
func YoungerUncontrolled() *Selector {
	s := AnUncontrolled()
	s.Text = "choose a younger vampire in your uncontrolled region"
	s.tests = append(s.tests, Test{Text: "younger", Else: refusal("The vampire is not younger.", "RB-crypt-cards.p5.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return c.piece.Facts.Capacity < g.capacity(p.by) }})
	return s
}

// Younger chooses a ready vampire younger than the user.
func Younger(whose Whose) *Selector {
	s := AReady(whose, Vampires)
	s.Text = "choose a ready younger vampire"
	s.tests = append(s.tests, Test{Else: refusal("The vampire is not younger.", "RB-crypt-cards.p5.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return g.older(p.by, c) }})
	return s
}

// InPlayCard chooses a card in play that is on its own.
func InPlayCard(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws), zones: []Zone{InPlay}, whose: whose, wrong: notYours, tests: who(ws)}
}

// CardOn chooses a card on a minion.
func CardOn(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws) + " on a minion", zones: []Zone{Ready, Torpor}, on: true, whose: whose, wrong: notYours, tests: who(ws)}
}

// AMethuselah chooses a Methuselah.
func AMethuselah(whose Whose) *Selector {
	return &Selector{Text: "choose a Methuselah", seats: true, whose: whose}
}

// OfType describes cards of a type; WithTrait cards that print a trait.
func OfType(t Types) Who {
	return Who{"a card of type " + t.String(), func(g *Game, c *Card) bool { return c.is(t) }}
}

// WithTrait describes cards that print a trait.
func WithTrait(t string) Who {
	return Who{"a " + t, func(g *Game, c *Card) bool { return c.trait(t) }}
}
