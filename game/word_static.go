package game

import "fmt"

var valueNames = map[Value]string{Stealth: "stealth", Intercept: "intercept", Bleed: "bleed", Strength: "strength",
	HuntAmount: "hunt", VotesOf: "votes", BallotsOf: "ballots", CapacityOf: "capacity", HandSize: "hand size",
	TransfersOf: "transfers", MasterActions: "master phase actions", DiscardActions: "discard phase actions",
	CardPoolCost: "pool cost", DamageTaken: "damage of each strike and each damaging effect of the minion opposing it in combat", CardBloodCost: "blood cost", RangedDamage: "damage, or blood or life stolen, on each of its ranged strikes, at close range too"}

func constant(n int) func(*Game, *Card) int { return func(*Game, *Card) int { return n } }

// flagTexts say what a standing flag means; numbers are said by themselves.
var flagTexts = map[Value]string{CannotBlock: "cannot block", CannotAct: "cannot act", CannotUnlock: "does not unlock as normal",
	OpenHand: "plays with an open hand", UnhurtByNormal: "is immune to damage that is not aggravated", InflictsNone: "inflicts no damage in combat", GainsNoBlood: "cannot gain blood: what it would gain goes to the blood bank", CannotPressOn: "cannot use presses to continue combat", CannotStrike: "cannot strike", TreatsAsNormal: "takes aggravated damage as normal damage", FrenzyProof: "is immune to frenzy cards",
	Undodged: "strikes so that a dodge does not protect", StrikesFirst: "strikes with first strike", CannotLeave: "cannot take the action to leave torpor", CannotManeuver: "cannot use maneuvers", CannotGoLong: "cannot maneuver to long range",
	CannotReact: "cannot play reaction cards", Abstaining: "casts no votes and ballots",
	CannotPressEnd: "cannot press to end combat", CannotEndCombat: "cannot end combat with a strike",
	CannotRescue: "cannot rescue vampires from torpor", CannotDirect: "cannot take directed actions", Untargeted: "cannot be the target of other Methuselahs' actions", NotHunted: "cannot have a blood hunt called against it",
	NoDiablerie:    "cannot commit diablerie",
	DiscardsWait:   "does not replace what she discards with a discard phase action until her next unlock phase",
	HandAggravates: "strikes by hand for aggravated damage",
	OpponentActs:   "has the minion opposing it in combat considered the acting one there",
	HoldsBack:      "does not replace cards",
	NoPlainHunt:    "cannot hunt as normal",
	StaysTorpid:    "cannot be moved to the ready region",
	Undiablerised:  "cannot be diablerised",
	Unblockable:    "cannot block this action",
	CannotPress:    "cannot press",
	CannotGoClose:  "cannot maneuver to close range",
	CannotExtra:    "cannot use additional strikes",
	CannotDodge:    "cannot dodge with a strike",
	HandsOnly:      "cannot use strikes that are not hand strikes",
	PlaysNoStrikes: "cannot play strike cards", NoInitialStrike: "has no initial strike in this round",
	NoDisciplines:  "cannot play cards that require disciplines",
	BarredFrom:     "cannot play cards of that discipline in this action",
	StaysLocked:    "cannot unlock",
	Unusable:       "cannot be used",
	CannotFight:    "cannot enter combat",
	BleedsNot:      "cannot bleed that Methuselah",
	CannotOppose:   "cannot vote against this referendum",
	BlocksUnlocked: "does not lock for blocking",
	CannotTransfer: "neither gains nor loses blood by transfers",
	NoAbilities:    "cannot use its abilities",
	CannotHunt:     "cannot hunt",
	CannotHire:     "cannot recruit allies and employ retainers",
	MustHunt:       "must hunt once in each minion phase, before its other actions",
	BlocksAnyone:   "can attempt to block as if every action were directed at its controller"}

func gets(v Value, n int) string {
	if t, ok := flagTexts[v]; ok {
		return t
	}
	if v == VotesOf {
		return "gets " + plusVotes(n)
	}
	return fmt.Sprintf("gets %+d %s", n, valueNames[v])
}

// BearerGets changes a value of the minion the card is on.
func BearerGets(v Value, n int) Static {
	return Static{Text: "The minion with this card " + gets(v, n), Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t != nil && src.host == t }}
}

// BearerHasSet sets a value of the minion the card is on; what others add is added to that
// (AR-4.4.1.p1.c2).
func BearerHasSet(v Value, n int) Static {
	return Static{Text: fmt.Sprintf("The minion with this card has %d %s", n, valueNames[v]), Value: v, Set: true, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t != nil && src.host == t }}
}

// BearerCannotUse keeps the minion the card is on from using its equipment of a kind.
func BearerCannotUse(w Who) Static {
	return Static{Text: "The minion with this card cannot use " + w.Text, Value: Unusable, N: constant(1),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t != nil && t.host != nil && t.host == src.host && w.Is(g, t)
		}}
}

// BearerGetsIf changes it while something holds of the bearer.
func BearerGetsIf(if_ Who, v Value, n int) Static {
	s := BearerGets(v, n)
	s.Text = fmt.Sprintf("The bearer, if %s, %s", if_.Text, gets(v, n))
	s.Applies = func(g *Game, src, t *Card, s Seat) bool { return t != nil && src.host == t && if_.Is(g, t) }
	return s
}

// ThisGets changes a value of the minion whose text it is.
func ThisGets(v Value, n int) Static {
	return Static{Text: "This minion " + gets(v, n), Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t == src }}
}

// ThisGetsIf changes it while something holds at the table.
func ThisGetsIf(text string, holds func(*Game, *Card) bool, v Value, n int) Static {
	return Static{Text: "This minion " + gets(v, n) + " " + text, Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t == src && holds(g, src) }}
}

// YouGet changes a value of the Methuselah who controls the card.
func YouGet(v Value, n int) Static {
	return Static{Text: "You get " + plus(n) + " " + valueNames[v], Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t == nil && s == src.controller }}
}

// DuringAction is a condition on the action in progress.
func DuringAction(holds func(*Game, *action) bool) func(*Game, *Card) bool {
	return func(g *Game, c *Card) bool { return g.action != nil && holds(g, g.action) }
}

// IsDirected: the action in progress is directed.
var IsDirected = DuringAction(func(g *Game, a *action) bool { return len(a.targets) > 0 })

// While has it apply only while something holds at the table.
func (s Static) While(text string, holds func(*Game, *Card) bool) Static {
	always := s.Applies
	s.Text += " " + text
	s.Applies = func(g *Game, src, t *Card, seat Seat) bool { return always(g, src, t, seat) && holds(g, src) }
	return s
}

// YourMinionsGet changes a value of the minions of a kind that the card's controller has.
func YourMinionsGet(w Who, v Value, n int) Static {
	return Static{Text: "Each minion you control that is " + w.Text + " " + gets(v, n), Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, _ Seat) bool {
			return t != nil && t.controller == src.controller && w.Is(g, t)
		}}
}

// IsPolitical: the action in progress is a political one.
var IsPolitical = DuringAction(func(g *Game, a *action) bool { return a.kind == politicalKind })

// ActsUndirected: the minion with the text takes an undirected action.
func ActsUndirected(g *Game, c *Card) bool { return g.actor() == c && len(g.action.targets) == 0 }

// MethuselahsGet changes a value of some Methuselahs as its controller sees them; whom says which.
func MethuselahsGet(whose Whose, whom string, v Value, n int) Static {
	return Static{Text: whom + " " + gets(v, n), Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t == nil && whose.Is(g, &Play{card: src, seat: src.controller}, s)
		}}
}

// PerCounter has it come once for each counter of a name on the card.
func (s Static) PerCounter(name string) Static {
	if name == "" {
		name = plainCounter
	}
	each := s.N
	s.Text += " for each " + counterOf(name) + " on this card"
	s.N = func(g *Game, src *Card) int { return each(g, src) * src.counter(name) }
	return s
}

// PerLife makes it that much for each life that an ally has.
func (s Static) PerLife() Static {
	each := s.N
	s.Text += " for each life that it has"
	s.N = func(g *Game, src *Card) int { return each(g, src) * src.blood }
	return s
}

// Place says where the cards are that something is counted by.
type Place uint8

// The places.
const (
	OnIt Place = iota
	AmongYours
	AmongAll
	AmongOthers
)

// PerCard has it come once for each card of a kind in a place.
func (s Static) PerCard(at Place, w Who) Static {
	each := s.N
	s.Text += " for each card " + [...]string{OnIt: "on it", AmongYours: "you control", AmongAll: "in play", AmongOthers: "that others control"}[at] + " that is " + w.Text
	s.N = func(g *Game, src *Card) int {
		n := 0
		for _, c := range g.cards {
			there := at == AmongAll || at == OnIt && c.host == src && c.zone == OnHost || at == AmongYours && c.controller == src.controller ||
				at == AmongOthers && c.controller != src.controller
			if there && c.inPlay() && w.Is(g, c) {
				n++
			}
		}
		return n * each(g, src)
	}
	return s
}
