package game

import "strings"

// capacity is a vampire's age (RB-crypt-cards.p4, p5); an ally playing as a vampire has 1, or
// what its own text gives (RB-allies.p1.c5).
func (g *Game) capacity(c *Card) int {
	if !c.isVampire() {
		return max(1, c.def.playsAged)
	}
	base := c.piece.Facts.Capacity
	for _, d := range c.on {
		if d.indexed && d.def.discipline != NoDiscipline && d.def.capacity {
			base++
		}
	}
	return max(1, g.value(CapacityOf, c, c.controller, base))
}

// fullBlood is the blood with which an uncontrolled crypt card can be moved out: its capacity
// without what its cards add (AR-5.1.1.p2.c1).
func (g *Game) fullBlood(c *Card) int {
	if !c.isVampire() {
		return c.piece.Facts.Capacity
	}
	return g.capacity(c)
}

// settleBlood drains what exceeds a capacity that has fallen (RB-crypt-cards.p5.c2).
func (g *Game) settleBlood() {
	if !g.drains && len(g.mods[CapacityOf]) == 0 && len(g.statics[CapacityOf]) == 0 {
		return
	}
	g.drains = false
	for i := range g.seats {
		for _, z := range []Zone{Ready, Torpor} {
			for _, c := range g.seats[i].zones[z] {
				if c.isVampire() && c.blood > g.capacity(c) {
					c.blood = g.capacity(c)
				}
			}
		}
	}
}

// level is the level at which a minion has a discipline (RB-crypt-cards.p9.c1).
func (g *Game) level(c *Card, d Discipline) Level {
	l := c.piece.Facts.Disciplines[d]
	if d == Fli && c.trait("flight") {
		return Superior // RB-traits.p6.c1
	}
	for _, k := range c.on {
		switch {
		case k.zone != OnHost || !k.indexed: // AR-1.12.p1.c4: out of play, it does nothing
		case k.def.discipline == d, k.def.teaches && k.disc == d:
			l++
		default:
			for i := range k.def.gifts {
				if k.def.gifts[i].discipline == d {
					l += k.def.gifts[i].levels(k)
				}
			}
		}
	}
	for i := range g.mods[LevelOf] {
		if m := &g.mods[LevelOf][i]; m.disc == d && m.reaches(g, c, c.controller) {
			l += Level(m.n)
		}
	}
	for _, u := range g.statics[LevelOf] {
		if u.static.Disc == d && u.static.Applies(g, u.card, c, c.controller) {
			l += Level(u.static.N(g, u.card))
		}
	}
	return min(l, Superior)
}

// meets reports whether a minion may play a mode for its disciplines: it has each at the level,
// or all but one, which it is allowed to play without having it (AR-1.6.4.p4.c1).
func (g *Game) meets(c *Card, m *Mode) bool {
	allowed := 0
	for _, d := range m.disciplines {
		switch {
		case g.level(c, d) >= m.level:
		case c.maySpell(d, m) || m.level == Basic && g.familiar(c, d) != nil:
			allowed++
		default:
			return false
		}
	}
	return allowed <= 1
}

func (g *Game) clanOf(c *Card) string {
	if c.clan != "" {
		return c.clan
	}
	return c.piece.Facts.Clan()
}

func (g *Game) isClan(c *Card, clan string) bool {
	return strings.EqualFold(g.clanOf(c), clan) || g.countsFor(c, "clan ", clan)
}

// titleOf is the title a vampire has now: none while it is contested, or while the vampire is
// not of its sect or clan (RB-vampire-sects.p6).
func (g *Game) titleOf(c *Card) Title {
	if c.titleLost || c.title.Rank == Untitled {
		return Title{}
	}
	r := rankRules[c.title.Rank]
	if r.sect != NoSect && c.sect != r.sect {
		return Title{}
	}
	if r.clan && c.title.Of != "" && !g.isClan(c, c.title.Of) {
		return Title{}
	}
	return c.title
}

func (g *Game) titled(c *Card) bool { return g.titleOf(c).Rank != Untitled }

// strengthOf is the damage of a hand strike (RB-strike-effects.p1).
func (g *Game) strengthOf(c *Card) int { return max(0, g.signedStrength(c)) }

// signedStrength may be below 0: then it lowers what is added to it (RS-burning-wrath.2.c1).
func (g *Game) signedStrength(c *Card) int {
	return g.value(Strength, c, c.controller, c.printedStrength()) + c.piece.Facts.StrengthBonus
}

// printedStrength is the strength a minion has without bonuses.
func (c *Card) printedStrength() int {
	f := c.piece.Facts
	if c.is(Ally) || f.Strength > 0 || f.ID == 0 && f.StrengthSet {
		return f.Strength
	}
	return 1
}

// bleedOf is a minion's bleed amount, at present or as it would bleed its prey
// (RB-bleed.p7.c2).
func (g *Game) bleedOf(c *Card) int {
	f := c.piece.Facts
	base := 1
	if c.is(Ally) || f.BleedSet {
		base = f.Bleed
	}
	n := g.value(Bleed, c, c.controller, base) + f.BleedBonus
	if a := g.action; a != nil && a.kind == bleedKind && a.minion.get() == c {
		n += a.bleed
	}
	return max(0, n)
}

// stealthOf is the acting minion's stealth; other minions have what they would act with.
func (g *Game) stealthOf(c *Card) int {
	n := g.value(Stealth, c, c.controller, 0) + c.piece.Facts.Stealth
	if a := g.action; a != nil && a.minion.get() == c {
		n += a.stealth
		if a.play != nil {
			n += g.favoured(a.play.mode, c)
		}
	}
	return n
}

func (g *Game) interceptOf(c *Card) int {
	return g.value(Intercept, c, c.controller, 0) + c.piece.Facts.Intercept
}

func (g *Game) huntOf(c *Card) int {
	return max(0, g.value(HuntAmount, c, c.controller, 1)+c.piece.Facts.Hunt)
}

// votesOf are the votes a minion gives: its title's, and any bonus (RB-gaining-votes.p3).
func (g *Game) votesOf(c *Card) int {
	return max(0, g.value(VotesOf, c, c.controller, rankRules[g.titleOf(c).Rank].votes+c.piece.Facts.Votes))
}

func (g *Game) ballotsOf(c *Card) int {
	return max(0, g.value(BallotsOf, c, c.controller, rankRules[g.titleOf(c).Rank].ballots+c.piece.Facts.Ballots))
}

// gainBlood puts blood on a vampire or life on an ally; blood above the capacity drains
// (RB-crypt-cards.p5.c2).
func (g *Game) gainBlood(c *Card, n int) int {
	if n <= 0 || c.def.noGain && c.inPlay() || g.changed(GainsNoBlood) && g.flag(GainsNoBlood, c, c.controller) {
		return 0
	}
	before := c.blood
	c.blood += n
	if c.isVampire() && c.zone != Uncontrolled {
		c.blood = max(min(c.blood, g.capacity(c)), min(before, g.capacity(c)))
	}
	if n = c.blood - before; n > 0 && c.inPlay() {
		g.gains = append(g.gains, gain{c.ref(), n})
	}
	g.tell(Event{Kind: BloodGained, Card: c, Seat: c.controller, N: n})
	return n
}

// loseBlood takes up to n blood or life from a card to the blood bank.
func (g *Game) loseBlood(c *Card, n int) int {
	n = min(n, c.blood)
	if n <= 0 {
		return 0
	}
	c.blood -= n
	g.noteLost(c, n)
	if c.isMinion() && c.inPlay() {
		g.seats[c.controller].withdrawing = false // RB-withdrawing-from-the-game.p3.c1
	}
	g.tell(Event{Kind: BloodLost, Card: c, Seat: c.controller, N: n})
	g.spent(c)
	if c.isVampire() && c.inPlay() {
		g.moment(BloodLostM, cardObject(c))
	}
	return n
}

// noteLost counts what the acting minion loses in its action.
func (g *Game) noteLost(c *Card, n int) {
	if a := g.action; a != nil && a.minion.card == c {
		a.lost += n
	}
}

// spent burns an ally or retainer that has lost its last life; an imbued is incapacitated
// (RB-5-damage-resolution.p14.c2, RB-imbued.p1.c5).
func (g *Game) spent(c *Card) {
	switch {
	case c.blood > 0 || !c.inPlay():
	case c.is(Ally) && g.action != nil && g.action.paying && g.action.minion.card == c:
		g.action.exhausted = true
	case c.isVampire() && len(g.watchers) > 0 && g.combat != nil && g.combat.fights(c):
		g.emptied = append(g.emptied, c)
	case c.is(Ally | Retainer):
		g.burn(c)
	case c.is(Imbued) && c.zone == Ready:
		g.incapacitate(c)
	}
}

func (g *Game) lock(c *Card) {
	if c != nil && !c.locked && c.inPlay() {
		c.locked = true
		g.tell(Event{Kind: Locked, Card: c, Seat: c.controller})
	}
}

func (g *Game) unlock(c *Card) {
	if c != nil && c.locked && c.inPlay() && (len(g.mods[StaysLocked]) == 0 || !g.flag(StaysLocked, c, c.controller)) {
		c.locked = false
		g.tell(Event{Kind: Unlocked, Card: c, Seat: c.controller})
	}
}

// older reports whether a is older than b (RB-crypt-cards.p5.c1).
func (g *Game) older(a, b *Card) bool { return g.capacity(a) > g.capacity(b) }

// setTitle gives a title; a vampire has at most one (RB-vampire-sects.p4).
func (g *Game) setTitle(c *Card, t Title) {
	c.title, c.titleLost = t, false
	g.settleTitleCards(c)
	g.tell(Event{Kind: TitleGained, Card: c, Seat: c.controller, Word: t.String()})
	g.settleTitles()
}
