package game

// when makes a condition from a test.
func when(text string, r *Refusal, holds func(*Game, *Play) bool) Condition {
	return Condition{Text: text, Fails: func(g *Game, p *Play) *Refusal {
		if holds(g, p) {
			return nil
		}
		return r
	}}
}

func refusal(text, rule string) *Refusal { return &Refusal{text, rule} }

// DuringBleed: usable only during a bleed action.
var DuringBleed = when("usable only during a bleed", onlyDuringBleed, func(g *Game, p *Play) bool {
	return g.action != nil && g.action.kind == bleedKind
})

// BledYou: usable only while a bleed is directed at its user's Methuselah.
var BledYou = when("usable only while you are being bled", refusal("You are not being bled.", "RB-bleed.p5.c1"),
	func(g *Game, p *Play) bool {
		return g.action != nil && g.action.kind == bleedKind && g.action.object().Seat == p.seat
	})

// DirectedAtYou: usable only during an action directed at its user's Methuselah or a card she
// controls.
var DirectedAtYou = when("usable only during an action directed at you or at a card you control",
	refusal("The action is not directed at you.", "RB-directed-and-undirected-actions.p2.c1"),
	func(g *Game, p *Play) bool { return g.action != nil && g.action.at(p.seat) })

// ByYourPredator: usable only while a minion of one's predator acts.
var ByYourPredator = when("usable only if your predator's minion is acting",
	refusal("It is not your predator that acts.", "AR-1.5.4.p1.c5"),
	func(g *Game, p *Play) bool { return g.action != nil && g.predator(p.seat) == g.action.seat })

// Undirected: usable only during an undirected action.
var Undirected = when("usable only during an undirected action",
	refusal("The action is directed.", "RB-directed-and-undirected-actions.p2.c1"),
	func(g *Game, p *Play) bool { return g.action != nil && len(g.action.targets) == 0 })

// InPolling: usable only during the polling step of a political action.
var InPolling = Bundle{Mark{Set: func(m *Mode) { m.windows = duringPolling }},
	when("usable only during a political action's polling step", pollingOnly,
		func(g *Game, p *Play) bool { return g.ref != nil && g.ref.open && !g.ref.bloodHunt })}

// InAnyPolling: likewise in a blood hunt's.
var InAnyPolling = Bundle{Mark{Set: func(m *Mode) { m.windows = duringPolling }},
	when("usable only in the polling step of a referendum", pollingOnly,
		func(g *Game, p *Play) bool { return g.ref != nil && g.ref.open })}

// AfterDeclining: usable after blocks are declined; playing it declines (AR-3.3.2).
var AfterDeclining = Bundle{Mark{Text: "after blocks are declined", Set: func(m *Mode) {
	m.windows = In(ActionW, BlocksDeclined)
	m.decline = true
}}, when("", noTargetChangeInAttempt, func(g *Game, p *Play) bool { return g.action == nil || !g.action.attempting })}

// DuringPolitical: usable only during a political action.
var DuringPolitical = when("usable only during a political action", refusal("It is no political action.", "RS-terminology.5.c1"),
	func(g *Game, p *Play) bool { return g.action != nil && g.action.kind == politicalKind })

// AlsoByOther: usable by a ready vampire other than the acting minion as well.
var AlsoByOther = Bundle{Mark{Text: "also usable by a ready vampire other than the acting minion", Set: func(m *Mode) { m.user, m.alsoActing = byOther, true }},
	Silently(UserIs(Vampires))}

// OnlyLocked: usable only by a locked minion.
var OnlyLocked = Mark{Text: "usable only by a locked minion", Set: func(m *Mode) { m.user = byLockedReacter }}

// ByOther: used by a ready vampire other than the acting minion, of the same Methuselah.
var ByOther = Bundle{Mark{Text: "usable only by a ready vampire that is not the acting minion", Set: func(m *Mode) { m.user = byOther }},
	Silently(UserIs(Vampires))}

// UserIs: the minion that uses it must be of a kind.
func UserIs(w Who) Condition {
	c := when("requires "+w.Text, lacksRequirement, func(g *Game, p *Play) bool { return p.by != nil && g.playsAs(p, w) })
	c.ofUser = true
	return c
}

// Requires: a requirement in the card's text, met by the minion that plays it.
func Requires(w Who) Bundle {
	return Bundle{
		Mark{Set: func(m *Mode) { m.requires = append(m.requires, w) }},
		when("requires "+w.Text, lacksRequirement, func(g *Game, p *Play) bool { return p.by != nil && g.fulfils(p, p.by, w) }),
	}
}

// AsAnnounced: usable as the action is announced.
var AsAnnounced = Mark{Text: "usable as the action is announced", Set: func(m *Mode) { m.windows = In(Announced) }}

// windowTexts say when windows are that are named for a use.
var windowTexts = map[Window]string{Announced: "as the action is announced", BlockAttempt: "while a minion attempts to block",
	BlocksDeclined: "when an action remains unblocked", WouldSucceed: "if the action would be successful",
	BeforeReferendum: "when a political action is successful, before its referendum",
	BeforeStrikes:    "once range is determined, before strikes are chosen", BeforeResolution: "before strikes resolve"}

// UsableAt: usable in certain windows only.
func UsableAt(ws ...Window) Mark {
	text := "usable"
	for i, w := range ws {
		if i > 0 {
			text += " or"
		}
		text += " " + windowTexts[w]
	}
	return Mark{Text: text, Set: func(m *Mode) {
		m.windows = In(ws...)
		if m.windows&duringCombat != 0 {
			m.user = byCombatantUnlessInPlay(m)
		}
	}}
}

// AfterResolving: usable after the action has resolved.
var AfterResolving = Mark{Text: "usable after the action resolves", Set: func(m *Mode) { m.windows = In(AfterResolution) }}

// BeforeBlockResolves: usable when the action is blocked, before the block resolves.
var BeforeBlockResolves = Mark{Text: "usable when the action is blocked, before the block resolves", Set: func(m *Mode) { m.windows = In(BlockResolution) }}

// IfSuccessful and IfBlocked: how the action must have come out.
var (
	IfSuccessful = when("if the action was successful", refusal("The action was not successful.", "RB-minion-phase.p1.c4"),
		func(g *Game, p *Play) bool { return g.action != nil && g.action.outcome == Successful })
	IfBlocked = when("if the action was blocked", refusal("The action was not blocked.", "AR-3.5.3.p2.c2"),
		func(g *Game, p *Play) bool { return g.action != nil && g.action.outcome == Blocked })
	IfReferendumPassed = when("if its referendum passed", refusal("No referendum of this action has passed.", "AR-3.7.5.4.p2.c3"),
		func(g *Game, p *Play) bool { return g.action != nil && g.action.ref != nil && g.action.ref.passed })
	IfHeBlocked = when("if this minion has blocked", refusal("This minion has not blocked.", "AR-3.3.4.p2.c3"),
		func(g *Game, p *Play) bool {
			return g.action != nil && g.action.hasBlocked(p.by)
		})
	IfActionBleeds = when("if it is bleeding", onlyDuringBleed, func(g *Game, p *Play) bool {
		return g.action != nil && g.action.kind == bleedKind && g.bleedOf(g.actor()) > 0
	})
)

// Wakes: the minion ignores being locked for reactions and blocks until the action ends; a
// wake is one of the two things played while another card is being played.
var Wakes = wakes(User, "this minion wakes: until the action ends it plays reactions and attempts to block as if unlocked")

// WakesTarget wakes a minion that was chosen.
var WakesTarget = wakes(Target, "it wakes: until the action ends it plays reactions and attempts to block as if unlocked")

func wakes(who Reach, text string) Bundle {
	return Bundle{
		Mark{Set: func(m *Mode) {
			m.wakes = true
			m.windows |= In(AsPlayed, ActionW, BlockAttempt, BlocksDeclined, BlockResolution, Polling, VotesW, AfterResolution)
		}},
		when("", reactionsInActions, func(g *Game, p *Play) bool { return g.action != nil }), // AR-2.1.1.p2.c1
		Effect{Text: text, Do: func(g *Game, p *Play) {
			for _, c := range who(g, p) {
				g.addMod(mod{value: Awake, n: 1, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: ActionSpan})
			}
		}},
	}
}

// Once limits an ability to one use in a span.
func Once(s Span) Mark {
	return Mark{Text: "once each " + spanNames[s], Set: func(m *Mode) { m.once = append(m.once, s) }}
}

var spanNames = [...]string{GameSpan: "game", TurnSpan: "turn", PhaseSpan: "phase", ActionSpan: "action",
	AttemptSpan: "attempt", ReferendumSpan: "referendum", CombatSpan: "combat", RoundSpan: "round", StrikeSpan: "strike", PlaySpan: "play"}

// windowOf is the window of a phase in which its effects are used.
func windowOf(p Phase) Window {
	return phaseWindow[p]
}

// During: once in each of one's own phases of a kind.
func During(p Phase) Bundle {
	w := windowOf(p)
	return Bundle{Mark{Text: "during your " + p.String() + " phase", Set: func(m *Mode) {
		m.windows = In(w)
		m.once = append(m.once, PhaseSpan)
	}}}
}

// DuringHosts: once in each such phase of whoever controls the card this card is on.
func DuringHosts(p Phase) Bundle {
	text := "during the " + p.String() + " phase of this vampire's controller"
	return Bundle{Silently(During(p)), Mark{Text: text, Set: func(m *Mode) { m.hostUses = true }}}
}

// InPhase is in one's phase without a limit of one use: the lock is the limit.
func InPhase(p Phase) Mark {
	w := windowOf(p)
	return Mark{Text: "during your " + p.String() + " phase", Set: func(m *Mode) { m.windows = In(w) }}
}

// LockThis: locking the card is part of the use (RB-wording-templates.p2).
var LockThis = Mark{Text: "lock this card", Set: func(m *Mode) { m.lock = true }}

// Must: the effect is mandatory.
var Must = Mark{Set: func(m *Mode) { m.must = true }}

// ItMay: a trigger its controller may decline.
var ItMay = Mark{Text: "you may", Set: func(m *Mode) { m.optional = true }}

// HostIs makes a condition of a description of the card's host.
func HostIs(w Who) Condition {
	return when("if this minion is "+w.Text, lacksRequirement, func(g *Game, p *Play) bool { return p.card.host != nil && w.Is(g, p.card.host) })
}

// AboutHost: the moment is about the minion this card is on.
var AboutHost = when("", lacksRequirement, func(g *Game, p *Play) bool { return p.card.host != nil && g.about.Card == p.card.host })

// OnePer limits plays of cards of this name by one minion in a span.
func OnePer(s Span) Trait {
	return Trait{Text: "A minion plays only one each " + spanNames[s], Set: func(d *Definition) {
		d.limits = append(d.limits, limit{span: s, perUser: true, rule: refusal("The minion has played one already.", "AR-1.15.p6.c1")})
	}}
}

// OneOn limits a minion to one card of this name on it.
var OneOn = Trait{Text: "A minion can have only one", Set: func(d *Definition) {
	d.limits = append(d.limits, limit{on: true, rule: refusal("The minion has one already.", "RB-important-terms-in-the-game.p8.c1")})
}}

// ReplaceAt delays a card's replacement until a phase of its Methuselah.
func ReplaceAt(p Phase) Trait {
	return Trait{Text: "It is not replaced before your next " + p.String() + " phase", Set: func(d *Definition) {
		d.delay = Point{Set: true, Phase: p}
	}}
}
