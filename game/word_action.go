package game

import "fmt"

func spec(m *Mode) *actionSpec {
	if m.action == nil {
		m.action = &actionSpec{}
	}
	return m.action
}

// BleedAction is a bleed, with n added to its amount; (D).
func BleedAction(n int) Mark {
	text := "(D) bleed"
	if n != 0 {
		text += fmt.Sprintf(" with %+d bleed", n)
	}
	return Mark{Text: text, Set: func(m *Mode) {
		s := spec(m)
		s.kind, s.bleed = bleedKind, s.bleed+n
	}}
}

// HuntAction is a hunt, with n added to its amount.
func HuntAction(n int) Mark {
	text := "hunt"
	if n != 0 {
		text = fmt.Sprintf("hunt with %+d", n)
	}
	return Mark{Text: text, Set: func(m *Mode) {
		s := spec(m)
		s.kind, s.hunt, s.stealth = huntKind, n, s.stealth+1
	}}
}

// AsRecruiting and AsEmploying make the action one to recruit or to employ, by what its card does.
var ()

// StealthAction gives the action inherent stealth.
func StealthAction(n int) Mark {
	return Mark{Text: fmt.Sprintf("%+d stealth action", n), Set: func(m *Mode) { spec(m).stealth += n }}
}

// IsAction makes an ability an action of a minion; where the card is on or is a minion, of
// that one, otherwise of any minion its controller says.
var IsAction = Mark{Set: func(m *Mode) { spec(m) }}

// AnyMinionActs makes an ability an action that any Methuselah's minions may take.
func AnyMinionActs(w Who) Bundle {
	return Bundle{Mark{Set: func(m *Mode) {
		spec(m)
		m.user, m.open = byReady, true
		m.windows = In(BetweenActions)
	}}, UserIs(w)}
}

// AtThis directs an action at the controller of the card itself.
var AtThis = Mark{Text: "(D)", Set: func(m *Mode) {
	spec(m).atThis = true
	spec(m).towards = func(g *Game, p *Play) []Seat {
		if p.card.controller == p.seat {
			return nil
		}
		return []Seat{p.card.controller}
	}
}}

// AtHost directs an action at the minion the card is on.
var AtHost = Mark{Text: "(D)", Set: func(m *Mode) {
	spec(m).atHost = true
	spec(m).towards = func(g *Game, p *Play) []Seat {
		if p.card.host == nil || p.card.host.controller == p.seat {
			return nil
		}
		return []Seat{p.card.host.controller}
	}
}}

// EnterCombat has the acting minion enter combat with the target (AR-3.4.3).
func EnterCombat(with Reach, more ...InFight) Effect {
	text, targetActs := "enter combat with it", false
	for _, x := range more {
		text += x.Text
		targetActs = targetActs || x.targetActs
	}
	return Effect{fights: true, Text: text, Check: mayBeFought(with), Do: func(g *Game, p *Play) {
		for _, t := range with(g, p) {
			if !g.mayFight(p.by, t) || !g.beforeCombat(p.by, t) {
				continue
			}
			for _, x := range more {
				if x.Do != nil {
					x.Do(g, p, t)
				}
			}
			if targetActs || t == g.actor() { // AR-2.5.1.p1.c3: the acting minion stays it
				g.combatInAction(&pair{a: t.ref(), b: p.by.ref(), written: targetActs})
			} else {
				g.combatInAction(&pair{a: p.by.ref(), b: t.ref()})
			}
		}
	}}
}

// mayBeFought refuses a minion that an effect keeps out of combat (AR-4.9.3.p2.c4).
func mayBeFought(with Reach) func(*Game, *Play) *Refusal {
	return func(g *Game, p *Play) *Refusal {
		if len(g.mods[CannotFight]) == 0 && len(g.statics[CannotFight]) == 0 {
			return nil
		}
		for _, t := range with(g, p) {
			if r := g.forbidden(p.seat, CannotFight, t); r != nil {
				return r
			}
		}
		return nil
	}
}

// combatInAction fights a combat that the resolution of an action causes. The effects around
// it have been held; combat is not.
func (g *Game) combatInAction(x *pair) {
	if !g.mayFight(x.a.get(), x.b.get()) {
		return
	}
	held := g.held
	g.held = 0
	g.fightPair(x, false)
	g.held = held
}

// Redirect turns the bleed on another Methuselah than the acting one (RB-bleed.p5.c2).
func Redirect() Bundle {
	return redirect("another Methuselah who does not control the acting minion, and who can then attempt to block", Others)
}

// RedirectTo likewise turns it on a Methuselah of a kind.
func RedirectTo(whose Whose, whom string) Bundle { return redirect(whom, whose) }

func redirect(whom string, whose Whose) Bundle {
	return Bundle{
		&Selector{seats: true, Text: "change the target of the bleed to " + whom,
			whose: func(g *Game, p *Play, s Seat) bool {
				return g.action != nil && s != g.action.seat && s != p.seat && whose.Is(g, p, s)
			},
			wrong: &Refusal{"A bleed is turned on another Methuselah than its target, and never on that of the acting minion.", "RB-bleed.p5.c2"}},
		Condition{Fails: func(g *Game, p *Play) *Refusal {
			if a := g.actor(); p.on.Seat != NoSeat && g.flag(BleedsNot, a, p.on.Seat) {
				return g.forbids(p.seat, a, p.on.Seat, BleedsNot)
			}
			return nil
		}},
		Effect{Do: func(g *Game, p *Play) {
			if g.action != nil && g.in(p.on.Seat) {
				g.retarget(p.on.Seat)
			}
		}},
	}
}

// Locks locks whom it reaches, Unlocks unlocks.
func Locks(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.lock(c)
		}
	}}
}

// Unlocks unlocks whom it reaches.
func Unlocks(on Reach, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.unlock(c)
		}
	}}
}

// EndAction ends the action, unsuccessfully.
var EndAction = Effect{Text: "the action ends", Do: func(g *Game, p *Play) { g.endNow(Ended) }}

// NotAgain keeps the minion from performing the same action again this turn.
var NotAgain = Effect{Text: "the acting minion cannot perform the same action again this turn", Do: func(g *Game, p *Play) {
	if g.action != nil {
		g.action.noRepeat = true
	}
}}

// TryToBlock has the minion attempt to block (AR-3.3.1: unlock to block).
var TryToBlock = tryToBlock(User, "this minion attempts to block", (*Game).ruleBlockRights)

// TargetTriesToBlock has a minion that was chosen attempt to block.
var TargetTriesToBlock = tryToBlock(Target, "it attempts to block", (*Game).ruleBlockRights)

// TryToBlockAny likewise, whatever Methuselahs may normally block the action; all else that keeps
// the minion from blocking still does (AR-3.3.1).
var TryToBlockAny = tryToBlock(User, "this minion attempts to block, also an action that is not directed at you nor of your prey or predator", (*Game).ruleBlockAtAll)

func tryToBlock(who Reach, text string, rights func(*Game, *lister, *action, *Card)) Bundle {
	return Bundle{
		Condition{Text: text, Fails: func(g *Game, p *Play) *Refusal {
			a, c := g.action, p.by
			for _, t := range who(g, p) {
				c = t
			}
			switch {
			case a == nil:
				return noActionToBlock
			case a.attempting && a.blocker.get() != c:
				return oneAttemptAtATime
			case a.closed:
				return pastBlocking
			}
			l := lister{g: g, seat: p.seat, window: ActionW, probe: true}
			rights(g, &l, a, c)
			if len(l.reasons) > 0 {
				return l.reasons[0]
			}
			return nil
		}},
		Effect{Do: func(g *Game, p *Play) {
			for _, c := range who(g, p) {
				if !c.locked || g.flag(Awake, c, c.controller) { // an effect may have kept it locked
					g.declareBlock(c)
				}
			}
		}},
	}
}

// Later: at a moment to come within a span, an effect of this play happens.
func Later(at Moment, span Span, e Effect) Effect {
	held := e
	return Effect{Text: e.Text, Do: func(g *Game, p *Play) { g.later(due{at: at, effect: &held, play: p, span: span}) }}
}

// EachTime likewise, every time while the span lasts.
func EachTime(at Moment, span Span, e Effect) Effect {
	held := e
	return Effect{Text: e.Text, Do: func(g *Game, p *Play) {
		g.later(due{at: at, effect: &held, play: p, span: span, every: true})
	}}
}

// Terms are chosen when a referendum's action has succeeded; Passes is what happens if it
// passes.
func Terms(e Effect) Mark {
	return Mark{Text: e.Text, Set: func(m *Mode) { m.terms = append(m.terms, e) }}
}

// Passes is what a referendum does if it passes.
func Passes(e Effect) Mark {
	text := e.Text
	if text != "" {
		text = "when the referendum has passed, " + text
	}
	return Mark{Text: text, Set: func(m *Mode) { m.passes = append(m.passes, e) }}
}

// AtNobody makes an action undirected, whatever it is aimed at.
var AtNobody = Mark{Set: func(m *Mode) {
	spec(m).towards = func(*Game, *Play) []Seat { return nil }
}}

// ACopyInPlay chooses a card in play of the name of the card that is played.
func ACopyInPlay() *Selector {
	s := InPlayCard(Anyone)
	s.Text = "choose one of the name in play"
	s.tests = append(s.tests, Test{Else: wrongTarget, Holds: func(g *Game, p *Play, c *Card) bool { return c.Name() == p.card.Name() }})
	return s
}
