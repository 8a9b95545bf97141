package game

// Whose says whose cards may be chosen.
type Whose struct {
	Text string
	Is   func(*Game, *Play, Seat) bool
}

// Whose cards.
var (
	Yours     = Whose{" you control", func(g *Game, p *Play, s Seat) bool { return s == p.seat }}
	Others    = Whose{" that others control", func(g *Game, p *Play, s Seat) bool { return s != p.seat }}
	Anyone    = Whose{"", func(g *Game, p *Play, s Seat) bool { return true }}
	Predators = Whose{" your predator controls", func(g *Game, p *Play, s Seat) bool { return s == g.predator(p.seat) }}
	Preys     = Whose{" your prey controls", func(g *Game, p *Play, s Seat) bool { return s == g.prey(p.seat) }}
	// ActingSeats: of the Methuselah whose minion acts.
	ActingSeats = Whose{" of the acting Methuselah", func(g *Game, p *Play, s Seat) bool { return g.action != nil && s == g.action.seat }}
)

// WhoControl are the Methuselahs who control a card of a kind.
func WhoControl(w Who) Whose {
	return Whose{" of those who control " + w.Text, func(g *Game, _ *Play, s Seat) bool { return g.controls(s, w) }}
}

var notYours = refusal("Its controller is the wrong Methuselah.", "RB-action-card-or-card-in-play.p3.c1")

func who(ws []Who) []Test {
	var tests []Test
	for _, w := range ws {
		tests = append(tests, Test{Text: w.Text, Holds: func(g *Game, p *Play, c *Card) bool { return w.Is(g, c) }})
	}
	return tests
}

func describe(ws []Who, whose Whose) string {
	text := ""
	for i, w := range ws {
		if i == 0 && w.Text == titledWord {
			w.Text = "a titled vampire"
		}
		text += " " + w.Text
		if i == 0 {
			text += whose.Text
		}
	}
	return text
}

// AReady chooses a ready minion.
func AReady(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws, whose) + " that is ready", zones: []Zone{Ready}, whose: whose.Is, wrong: notYours, tests: who(ws)}
}

// ControlledMinion chooses a minion that is ready or in torpor.
func ControlledMinion(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws, whose), zones: []Zone{Ready, Torpor}, whose: whose.Is, wrong: notYours, tests: who(ws)}
}

// ATorpid chooses a vampire in torpor.
func ATorpid(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws, whose) + " in torpor", zones: []Zone{Torpor}, whose: whose.Is, wrong: notYours, tests: who(ws)}
}

// AnUncontrolled chooses a vampire in one's uncontrolled region.
func AnUncontrolled(ws ...Who) *Selector {
	text := describe(ws, Anyone)
	if len(ws) == 0 {
		text = " a vampire"
	}
	return &Selector{Text: "choose" + text + " in your uncontrolled region", zones: []Zone{Uncontrolled}, whose: Yours.Is,
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
	s := ThatIsYounger(AReady(whose, Vampires))
	s.Text = "choose a ready younger vampire"
	return s
}

// ThatIsYounger chooses only vampires younger than the user.
func ThatIsYounger(s *Selector) *Selector {
	s.Text += " that is younger than this one"
	s.tests = append(s.tests, Test{Else: refusal("The vampire is not younger.", "RB-crypt-cards.p5.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool { return g.older(p.by, c) }})
	return s
}

// InPlayCard chooses a card in play that is on its own.
func InPlayCard(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws, whose), zones: []Zone{InPlay}, whose: whose.Is, wrong: notYours, tests: who(ws)}
}

// CardOn chooses a card on a minion.
func CardOn(whose Whose, ws ...Who) *Selector {
	return &Selector{Text: "choose" + describe(ws, Anyone) + " on a minion" + whose.Text, zones: []Zone{Ready, Torpor}, on: true, whose: whose.Is, wrong: notYours, tests: who(ws)}
}

// AMethuselah chooses a Methuselah.
func AMethuselah(whose Whose) *Selector {
	return &Selector{Text: "choose a Methuselah", seats: true, whose: whose.Is}
}

// OfType describes cards of a type; WithTrait cards that print a trait.
func OfType(t Types) Who {
	return Who{"a card of type " + t.String(), func(g *Game, c *Card) bool {
		return c.is(t) && (t != Equipment || !c.inPlay() || c.isGear())
	}}
}

// WithTrait describes cards that print a trait.
func WithTrait(t string) Who {
	return Who{"a " + t, func(g *Game, c *Card) bool { return c.trait(t) }}
}

// That limits what is chosen to what fits a description by who uses the card.
func That(which Which, s *Selector) *Selector {
	s.Text += " that is " + which.Text
	s.tests = append(s.tests, Test{Else: refusal("It is not of the kind that the card asks for.", "RB-action-card-or-card-in-play.p3.c1"), Holds: which.Is})
	return s
}
