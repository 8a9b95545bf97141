package game

import "slices"

// Window is a moment at which Methuselahs are asked, by the names scripts use.
type Window uint8

// The windows.
const (
	NoWindow Window = iota
	AsPlayed
	BeforeUnlock
	UnlockW
	MasterW
	InfluenceW
	DiscardW
	BetweenActions
	Announced
	ActionW
	BlockAttempt
	BlocksDeclined
	WouldSucceed
	AfterResolution
	BlockResolution
	BeforeRange
	RangeW
	BeforeStrikes
	ChooseStrike
	BeforeResolution
	PreventW
	WouldTorpor
	WouldBurn
	AfterStrikes
	AdditionalStrikes
	PressW
	EndOfRound
	BetweenCombats
	AfterCombat
	TermsW
	BeforeReferendum
	Polling
	VotesW
	Tally
	AfterReferendum
	DiablerieW
	BloodHunt
	WouldLosePool
	WouldBeOusted
	WouldChangeControl
	EntersPlay
	FallenW
	AmountW
	GiveW
	ChooseW
	SearchW
	OrderW
	PaymentW
	OfferW
	ByHandW
	windows
)

var windowNames = [windows]string{
	AsPlayed: "as-played", BeforeUnlock: "before-unlock", UnlockW: "unlock", MasterW: "master",
	InfluenceW: "influence", DiscardW: "discard", BetweenActions: "between-actions",
	Announced: "announced", ActionW: "action", BlockAttempt: "block-attempt",
	BlocksDeclined: "blocks-declined", WouldSucceed: "would-succeed",
	AfterResolution: "after-resolution", BlockResolution: "block-resolution",
	BeforeRange: "before-range", RangeW: "range", BeforeStrikes: "before-strikes",
	ChooseStrike: "choose-strike", BeforeResolution: "before-resolution", PreventW: "prevent",
	WouldTorpor: "would-torpor", WouldBurn: "would-burn", AfterStrikes: "after-strikes",
	AdditionalStrikes: "additional-strikes", PressW: "press", EndOfRound: "end-of-round",
	BetweenCombats: "between-combats", AfterCombat: "after-combat", TermsW: "terms", BeforeReferendum: "before-referendum",
	Polling: "polling", VotesW: "votes", Tally: "tally", AfterReferendum: "after-referendum",
	DiablerieW: "diablerie", BloodHunt: "blood-hunt", WouldLosePool: "would-lose-pool",
	WouldBeOusted: "would-be-ousted", WouldChangeControl: "would-change-control", EntersPlay: "enters-play", AmountW: "amount",
	FallenW: "fallen", GiveW: "give", ChooseW: "choose", SearchW: "search", OrderW: "order",
	PaymentW: "payment", OfferW: "offer", ByHandW: "by-hand",
}

// windowPrompts ask what a Methuselah with the impulse may do.
var windowPrompts = [windows]string{
	AsPlayed: "A card is being played. Cancel it, wake a minion, or pass?", BeforeUnlock: "Anything before cards unlock?",
	UnlockW: "Unlock phase: what happens next?", MasterW: "Master phase: play a master card?",
	InfluenceW: "Influence phase: use transfers?", DiscardW: "Discard phase: discard a card?",
	BetweenActions: "Minion phase: who acts?", Announced: "An action is announced. Anything before blocks?",
	ActionW: "Block, use an effect, or pass? Passing declines to block.", BlockAttempt: "A block is attempted. Stealth, intercept, or pass?",
	BlocksDeclined: "Nobody blocks. Anything more?", WouldSucceed: "The action is about to succeed. Anything?",
	AfterResolution: "The action, or its block, has resolved. Anything after it?", BlockResolution: "The action is blocked. Anything before combat?",
	BeforeRange: "Combat: anything before range?", RangeW: "Combat: maneuver?", BeforeStrikes: "Combat: anything before strikes?",
	BeforeResolution: "Strikes are chosen. Anything before they resolve?", PreventW: "Damage: prevent it?",
	WouldTorpor: "A vampire is about to go to torpor. Anything?", WouldBurn: "A minion is about to be burned. Anything?",
	AfterStrikes: "Strikes have resolved. Anything?", AdditionalStrikes: "Additional strikes?", PressW: "Combat: press?",
	EndOfRound: "The round ends. Anything?", BetweenCombats: "Another combat follows. Anything before it?",
	AfterCombat: "Combat is over. Anything after it?", BeforeReferendum: "The political action is successful. Anything before its referendum?", Polling: "The referendum is called. Anything before votes?",
	VotesW: "Cast votes, or pass?", AfterReferendum: "The referendum is over. Anything?",
	WouldChangeControl: "A minion is about to change control. Anything?",
	BloodHunt:          "A blood hunt has passed. Anything before its vampire burns?",
	DiablerieW:         "A diablerie has been committed. Anything?", WouldBeOusted: "A Methuselah has no pool left. Anything?",
	FallenW: "A titled vampire has been burned or has gone to torpor. Anything?",
}

func (w Window) String() string { return windowNames[w] }

// ParseWindow reads a window's name.
func ParseWindow(s string) (Window, bool) {
	for w := AsPlayed; w < windows; w++ {
		if windowNames[w] == s {
			return w, true
		}
	}
	return NoWindow, false
}

// Windows is a set of windows.
type Windows uint64

// In makes a set.
func In(ws ...Window) Windows {
	var s Windows
	for _, w := range ws {
		s |= 1 << w
	}
	return s
}

// Has reports whether the set holds w.
func (s Windows) Has(w Window) bool { return s&(1<<w) != 0 }

// timesOf are the windows whose plays can be used in one: while damage from before range is being
// prevented, more can be done before range (AR-4.2.2.p2.c2).
func (g *Game) timesOf(w Window) Windows {
	if c := g.combat; w == PreventW && c != nil && c.step == BeforeRange {
		return In(PreventW, BeforeRange)
	}
	return 1 << w
}

// The windows of an action in which modifiers and reactions are played by default, and those
// of a referendum's polling step.
var (
	duringAction  = In(ActionW, BlockAttempt, BlocksDeclined)
	duringPolling = In(Polling, VotesW)
)

// occasion is an impulse window in progress.
type occasion struct {
	window Window
	base   provider // what the rules offer here beyond cards and abilities
	toAsk  []Seat   // who has not passed since the last use, in the order of impulse
	buffer [8]Seat  // where toAsk lies
	quit   func(*Game) bool
}

// provider lists what the rules themselves offer a seat in a window.
type provider func(*Game, *lister)

// open gives the impulse to the first seat of the order, then round; after any use it returns
// to the first; the window closes when all pass in turn (RB-sequencing.p1).
func (g *Game) open(w Window, base provider) {
	g.openUntil(w, base, nil)
}

func (g *Game) openUntil(w Window, base provider, quit func(*Game) bool) {
	if g.leaving > 0 {
		return
	}
	up, upNow := g.now, g.occ
	o := occasion{window: w, base: base, quit: quit}
	g.occ, g.now = &o, w
	defer func() {
		g.now, g.occ = up, upNow
		if g.held == 0 && upNow == nil && w != AfterResolution {
			g.gains = g.gains[:0]
		}
	}()
	g.checkpoint()
	o.toAsk = g.order(o.buffer[:0])
	used := 0
	for {
		s, ok := g.impulse(&o)
		if !ok {
			return
		}
		opt := g.askImpulse(s, &o)
		if opt.Verb == Pass {
			o.pass(s)
			g.again = Ref{}
			if w == ActionW {
				g.action.declined[s] = true // RB-detailed-course-of-an-action.p2.c2
			}
			continue
		}
		g.carryOut(opt)
		g.checkpoint()
		if quit != nil && quit(g) {
			return
		}
		o.toAsk = g.order(o.buffer[:0]) // only a use can change it
		if used++; used > loopLimit {
			g.stuck(w)
		}
	}
}

// loopLimit is how many uses in one window the engine takes for an endless loop.
const loopLimit = 2000

// impulse returns the first seat in order that has not passed.
func (g *Game) impulse(o *occasion) (Seat, bool) {
	if c := g.again.get(); c != nil && o.window == BetweenActions {
		return c.controller, true
	}
	if len(o.toAsk) == 0 {
		return NoSeat, false
	}
	return o.toAsk[0], true
}

func (o *occasion) pass(s Seat) {
	o.toAsk = slices.DeleteFunc(o.toAsk, func(t Seat) bool { return t == s })
}

// order is the order of impulse (RB-sequencing.p1): the acting Methuselah; in combat or an
// action directed at one, the defender; directed at several, those clockwise; undirected, the
// prey and the predator; then the others clockwise.
func (g *Game) order(buf []Seat) []Seat {
	first := g.turnSeat
	if a := g.action; a != nil {
		first = a.seat
	}
	if c := g.combat; c != nil && g.in(c.sides[0].seat) && !c.over {
		first = c.sides[0].seat
	}
	add := func(s Seat) {
		if !g.in(s) {
			return
		}
		for _, t := range buf {
			if t == s {
				return
			}
		}
		buf = append(buf, s)
	}
	add(first)
	switch {
	case g.combat != nil && !g.combat.over:
		add(g.combat.sides[1].seat)
	case g.action != nil && len(g.action.targets) > 0:
		var cw [8]Seat
		for _, s := range g.clockwise(first, cw[:0]) {
			if g.action.at(s) {
				add(s)
			}
		}
	case g.action != nil:
		add(g.prey(first))
		add(g.predator(first))
	}
	var cw [8]Seat
	for _, s := range g.clockwise(first, cw[:0]) {
		add(s)
	}
	return buf
}
