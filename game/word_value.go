package game

import "fmt"

// plus writes a signed number.
func plus(n int) string { return fmt.Sprintf("%+d", n) }

// plusVotes says how many votes more or fewer.
func plusVotes(n int) string {
	if n == 1 || n == -1 {
		return plus(n) + " vote"
	}
	return plus(n) + " votes"
}

// StealthUp gives the acting minion stealth for the action; it must be needed.
func StealthUp(n int) Effect {
	return Effect{
		Text:  plus(n) + " stealth",
		Check: func(g *Game, p *Play) *Refusal { return g.stealthNeeded(p) },
		Do: func(g *Game, p *Play) {
			g.addMod(mod{value: Stealth, n: n, role: roleActing, source: p.ref, mode: p.mode, span: ActionSpan})
		},
	}
}

// stealthNeeded: stealth is added only against a block attempt that would succeed
// (RB-stealth-and-intercept.p16.c1), unless the card says otherwise.
func (g *Game) stealthNeeded(p *Play) *Refusal {
	if p.mode.unneeded {
		return nil
	}
	a := g.action
	if a == nil || !a.attempting {
		return stealthNotNeeded
	}
	b := a.blocker.get()
	if b == nil || g.interceptOf(b) < g.stealthOf(a.minion.get()) {
		return stealthNotNeeded
	}
	return nil
}

// InterceptUp gives the minion that uses it intercept for the action; it must be blocking and
// short of it (RB-stealth-and-intercept.p16.c2).
func InterceptUp(n int) Effect { return interceptUp(n, User, plus(n)+" intercept") }

// TargetInterceptUp likewise gives it to a minion that was chosen.
func TargetInterceptUp(n int) Effect { return interceptUp(n, Target, "it gets "+plus(n)+" intercept") }

func interceptUp(n int, to Reach, text string) Effect {
	return Effect{Text: text,
		Check: func(g *Game, p *Play) *Refusal {
			for _, c := range to(g, p) {
				return g.interceptNeeded(p, c)
			}
			return interceptNotNeeded
		},
		Do: func(g *Game, p *Play) {
			for _, c := range to(g, p) {
				g.addMod(mod{value: Intercept, n: n, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: ActionSpan})
			}
		},
	}
}

func (g *Game) interceptNeeded(p *Play, c *Card) *Refusal {
	if p.mode.unneeded {
		return nil
	}
	a := g.action
	if a == nil || !a.attempting || a.blocker.get() != c || g.interceptOf(c) >= g.stealthOf(a.minion.get()) {
		return interceptNotNeeded
	}
	return nil
}

// InterceptUpWhile gives more intercept while something holds of the minion that uses it, or of
// the action.
func InterceptUpWhile(n int, text string, holds func(*Game, *Card) bool) Effect {
	return Effect{Text: fmt.Sprintf("with another %+d while %s", n, text),
		Do: func(g *Game, p *Play) {
			g.addMod(mod{value: Intercept, n: n, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: ActionSpan,
				cond: func(g *Game, _ *mod, c *Card, _ Seat) bool { return holds(g, c) }})
		}}
}

// EvenIfUnneeded waives the need for stealth or intercept.
var EvenIfUnneeded = Mark{Text: "even if it is not needed yet", Set: func(m *Mode) { m.unneeded = true }}

// BleedUp adds to the bleed amount of the action.
func BleedUp(n int) Effect {
	return Effect{Text: plus(n) + " bleed", Do: func(g *Game, p *Play) { g.bleedUp(p, n, nil) }}
}

// BleedUpWhile adds to the bleed amount while a condition on the target holds; only while it
// applies does a limited increase count (AR-3.7.1.1).
func BleedUpWhile(n int, text string, holds func(*Game, Seat) bool) Effect {
	return Effect{Text: plus(n) + " bleed if " + text, Do: func(g *Game, p *Play) {
		g.bleedUp(p, n, func(g *Game, m *mod, c *Card, s Seat) bool {
			return g.action != nil && g.action.object().Seat != NoSeat && holds(g, g.action.object().Seat)
		})
	}}
}

func (g *Game) bleedUp(p *Play, n int, cond func(*Game, *mod, *Card, Seat) bool) {
	g.addMod(mod{value: Bleed, n: n, role: roleActing, source: p.ref, mode: p.mode, span: ActionSpan, limited: p.mode.limited, cond: cond})
}

// Limited: one limited increase of the bleed an action, one limited source of additional
// strikes a round (RB-bleed.p2).
var Limited = Mark{Text: "(limited)", Set: func(m *Mode) { m.limited = true }}

// BleedDown takes from the bleed amount.
func BleedDown(n int) Effect {
	return Effect{Text: fmt.Sprintf("reduce the bleed by %d", n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: Bleed, n: -n, role: roleActing, source: p.ref, mode: p.mode, span: ActionSpan})
	}}
}

// VotesUp gives the minion that uses it votes in the referendum.
func VotesUp(n int) Effect {
	return Effect{Text: plusVotes(n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: VotesOf, n: n, role: roleCard, on: p.by.ref(), source: p.ref, mode: p.mode, span: ReferendumSpan})
		g.castMore(p.by)
	}}
}

// castMore casts votes that a vampire gains after it has voted on the side it has taken: all
// votes of one source agree (RB-gaining-votes.p1.c2).
func (g *Game) castMore(c *Card) {
	r := g.ref
	if r == nil {
		return
	}
	if s, did := r.castBy(cardObject(c)); did {
		n, _ := g.available(r, c, s)
		r.add(cast{source: cardObject(c), seat: c.controller, side: s, votes: n, by: c.ref()})
		g.tell(Event{Kind: VotesCast, On: cardObject(c), Seat: c.controller, N: n, Word: s.String()})
	}
}

// CastUp gives the Methuselah votes in the referendum, with this card as their source.
func CastUp(n int) Effect {
	return Effect{Text: "you get " + plusVotes(n), Do: func(g *Game, p *Play) {
		g.addMod(mod{value: VotesOf, n: n, role: roleSeat, seat: p.seat, source: p.ref, mode: p.mode, span: ReferendumSpan})
	}}
}

// Change gives a value for a span to whom the reach says.
func Change(v Value, n int, on Reach, span Span, text string) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.addMod(mod{value: v, n: n, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: span})
		}
	}}
}

// Reach is whom an effect reaches.
type Reach func(*Game, *Play) []*Card

// User is the minion that uses the card; Target what it was aimed at; ActingMinion,
// Blocker and Opponent the holders of those parts.
func User(g *Game, p *Play) []*Card         { return one(p.by) }
func Target(g *Game, p *Play) []*Card       { return one(p.on.get()) }
func ActingMinion(g *Game, p *Play) []*Card { return one(g.actor()) }

// BlockingMinion is the minion blocking, or attempting to.
func BlockingMinion(g *Game, p *Play) []*Card {
	if g.action == nil {
		return nil
	}
	return one(g.action.blocker.get())
}

// Opponent is the minion opposing the user in combat, or in the one that has just ended.
func Opponent(g *Game, p *Play) []*Card {
	c := g.theCombat()
	if c == nil {
		return nil
	}
	return one(c.opponent(p.by))
}

// About is the card that the moment is about.
func About(g *Game, p *Play) []*Card { return one(g.about.Card) }

// Host is the card this card is on.
func Host(g *Game, p *Play) []*Card { return one(p.card.host) }

// Itself is the card whose text it is.
func Itself(g *Game, p *Play) []*Card { return one(p.card) }

func one(c *Card) []*Card {
	if c == nil {
		return nil
	}
	return []*Card{c}
}

func (g *Game) actor() *Card {
	if g.action == nil {
		return nil
	}
	return g.action.minion.get()
}

// Who is a description of cards.
type Who struct {
	Text string
	Is   func(*Game, *Card) bool
}

// Clan describes the vampires of a clan.
func Clan(name string) Who {
	return Who{"a " + name, func(g *Game, c *Card) bool { return c.isVampire() && g.isClan(c, name) }}
}

// titledWord says of a vampire that it has a title.
const titledWord = "titled"

// Titled describes titled vampires.
var Titled = Who{titledWord, func(g *Game, c *Card) bool { return c.isVampire() && g.titled(c) }}

// Vampires and Allies describe those minions, Minions all of them.
var (
	Vampires  = Who{"a vampire", func(g *Game, c *Card) bool { return c.isVampire() }}
	AllyOnly  = Who{"an ally", func(g *Game, c *Card) bool { return c.is(Ally | Imbued) }}
	AnyMinion = Who{"a minion", func(g *Game, c *Card) bool { return c.isMinion() }}
	IsReady   = Who{"ready", func(g *Game, c *Card) bool { return c.ready() }}
	IsLocked  = Who{"locked", func(g *Game, c *Card) bool { return c.locked }}
	Untapped  = Who{"unlocked", func(g *Game, c *Card) bool { return !c.locked }}
	Torpid    = Who{"in torpor", func(g *Game, c *Card) bool { return c.zone == Torpor }}
	HasBlood  = Who{"with any blood", func(g *Game, c *Card) bool { return c.blood > 0 }}
)

// OfRank describes the holders of certain titles.
func OfRank(ranks ...Rank) Who {
	words := make([]string, len(ranks))
	for i, r := range ranks {
		words[i] = r.String()
		if r == InnerCircle {
			words[i] = "member of the " + words[i]
		}
	}
	a := "a "
	if len(ranks) > 0 && ranks[0] == Archbishop {
		a = "an "
	}
	return Who{a + eitherOf(words), func(g *Game, c *Card) bool {
		for _, r := range ranks {
			if c.isVampire() && g.titleOf(c).Rank == r {
				return true
			}
		}
		return false
	}}
}

// OfSect describes the vampires of a sect.
func OfSect(s Sect) Who {
	a := "a "
	if s == Anarch || s == Independent {
		a = "an "
	}
	return Who{a + s.String() + " vampire", func(g *Game, c *Card) bool { return c.isVampire() && (c.sect == s || g.countsFor(c, "", s.String())) }}
}

// Both joins descriptions.
func Both(ws ...Who) Who {
	text := ""
	for i, w := range ws {
		if i > 0 {
			text += " "
		}
		text += w.Text
	}
	return Who{text, func(g *Game, c *Card) bool {
		for _, w := range ws {
			if !w.Is(g, c) {
				return false
			}
		}
		return true
	}}
}

// PoolAtMost describes Methuselahs with little pool.
func PoolAtMost(n int) func(*Game, Seat) bool {
	return func(g *Game, s Seat) bool { return g.seats[s].pool <= n }
}
