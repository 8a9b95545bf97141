package game

import "strings"

// The words of this file are for minions that meet what they do not have: the requirements of
// clan, sect or trait of a card (AR-1.6.4, AR-5.8.3).

// Meets has the minion meet requirements without having what they ask: for itself, and for master
// cards of its Methuselah.
func Meets(what Pretending) Trait {
	return Trait{Text: meetsTexts[what], Set: func(d *Definition) { d.meets = what }}
}

// Pretending says which requirements a minion meets without having what they ask.
type Pretending uint8

// What it meets: every sect and title, also of a sect that is no more (AR-5.9.3.p2.c1); a clan, a
// sect or a vampire trait, each once in a game; every clan and sect, as which it counts for all that
// the play does, not for what the card does from being in play (AR-1.6.4.p1).
const (
	noPretence Pretending = iota
	SectsAndTitles
	AnythingOnce
	ClansAndSects
)

var meetsTexts = [...]string{
	SectsAndTitles: "This vampire uses and plays cards that require a sect or a title as if it were of that sect or had that title",
	AnythingOnce: "This vampire can meet the clan, the sect or a vampire trait (not infernal) that a card requires, " +
		"titles included; each of them once in a game",
	ClansAndSects: "You and this vampire can play cards that require a clan or a sect as if it were of that clan and sect",
}

// pretence is one requirement that a minion meets without having it.
type pretence struct {
	key     string
	clan    string
	sect    Sect
	title   Rank
	trait   string
	vampire bool // an ally that plays as a vampire
}

// vampireTraits are those that a requirement may name.
var vampireTraits = []string{"black hand", "red list", "flight", "scarce", "sterile", "blood cursed"}

// pretences are all that a minion with this ability might pretend, clans aside.
var pretences = allPretences()

func allPretences() []pretence {
	var all []pretence
	for s := Camarilla; s <= Laibon; s++ {
		all = append(all, pretence{key: s.String(), sect: s})
	}
	for r := Primogen; r < ranks; r++ {
		all = append(all, pretence{key: r.String(), title: r, sect: rankRules[r].sect})
	}
	for _, t := range vampireTraits {
		all = append(all, pretence{key: t, trait: t})
	}
	return all
}

// feign tells whether something holds of a minion while it has what it pretends. Nothing of the
// pretence stays.
func (g *Game) feign(c *Card, q pretence, holds func() bool) bool {
	sect, title, lost, clan := c.sect, c.title, c.titleLost, c.clan
	defer func() { c.sect, c.title, c.titleLost, c.clan, c.feigned = sect, title, lost, clan, "" }()
	if q.sect != NoSect {
		c.sect = q.sect
	}
	if q.title != Untitled {
		c.title, c.titleLost = Title{Rank: q.title}, false
	}
	if q.clan != "" {
		c.clan = q.clan
	}
	c.feigned = q.trait
	if q.vampire {
		c.feigned = "vampire"
	}
	return holds()
}

// mayPretend reports whether a minion can still meet something in this game, or meets it for
// this play already.
func (c *Card) mayPretend(p *Play, key string) bool {
	switch {
	case c == nil || c.def.meets == noPretence || !c.ready() || p.honest:
		return false
	case c.def.meets == SectsAndTitles:
		return !hasWord(vampireTraits, key) && !strings.HasPrefix(key, "clan ")
	case c.def.meets == ClansAndSects:
		_, sect := ParseSect(key)
		return sect || strings.HasPrefix(key, "clan ")
	case hasWord(p.met, key):
		return true
	}
	return !hasWord(c.met, key)
}

// waysToMeet are the pretences by which a minion meets a requirement it does not have.
func (g *Game) waysToMeet(p *Play, c *Card, w Who) []pretence {
	if c == nil || c.def.meets == noPretence || w.Is(g, c) {
		return nil
	}
	var ways []pretence
	for _, q := range pretences {
		if c.mayPretend(p, q.key) && g.feign(c, q, func() bool { return w.Is(g, c) }) {
			ways = append(ways, q)
		}
	}
	return ways
}

// waysToBeOf are the clans of a requirement that a minion can still pretend.
func (c *Card) waysToBeOf(p *Play, clans []string) []pretence {
	var ways []pretence
	for _, k := range clans {
		if c.mayPretend(p, "clan "+k) {
			ways = append(ways, pretence{key: "clan " + k, clan: k})
		}
	}
	return ways
}

// fulfils reports whether a minion meets a requirement, by what it is or by pretence.
func (g *Game) fulfils(p *Play, c *Card, w Who) bool {
	if s := c.def.playsOf; s != NoSect && p.asVampire() {
		return g.feign(c, pretence{sect: s, vampire: true}, func() bool { return w.Is(g, c) })
	}
	return w.Is(g, c) || len(g.waysToMeet(p, c, w)) > 0
}

// isOfClan likewise for the clans a card requires.
func (g *Game) isOfClan(p *Play, c *Card, clans []string) bool {
	return g.anyClan(c, clans) || len(c.waysToBeOf(p, clans)) > 0
}

// pretend uses up the pretences that a play rests on, also if the card is then canceled
// (AR-1.8.3.p4.c1); with several ways its Methuselah chooses.
func (g *Game) pretend(p *Play) {
	if p.mode.fromPlay {
		return
	}
	clans := p.card.piece.Facts.Clans
	if p.card.def.clanOpen {
		clans = nil
	}
	if c := g.pretender(p, func(c *Card) bool { return g.anyClan(c, clans) }); c != nil && len(clans) > 0 {
		g.usePretence(p, c, c.waysToBeOf(p, clans))
	}
	for _, w := range p.mode.requires {
		if c := g.pretender(p, func(c *Card) bool { return w.Is(g, c) }); c != nil {
			g.usePretence(p, c, g.waysToMeet(p, c, w))
		}
	}
}

// pretender is the minion whose pretence a play needs: nil if somebody meets the requirement.
func (g *Game) pretender(p *Play, honest func(*Card) bool) *Card {
	if p.by != nil {
		if honest(p.by) {
			return nil
		}
		return p.by
	}
	var found *Card
	for _, c := range g.readyMinions(p.seat) {
		if honest(c) {
			return nil
		}
		if c.def.meets != noPretence {
			found = c
		}
	}
	return found
}

func (g *Game) usePretence(p *Play, c *Card, ways []pretence) {
	if len(ways) == 0 || c.def.meets == SectsAndTitles {
		return
	}
	key := ways[0].key
	var words []Object
	for _, q := range ways {
		words = append(words, wordObject(q.key))
	}
	if len(ways) > 1 {
		key = g.chooseObject(p.seat, "As what does it meet the requirement?", ChooseW, words, false).Word
	}
	p.met = append(p.met, key)
	if c.def.meets == AnythingOnce {
		c.met = append(c.met, key)
	}
}

// asPlayed has the effects of a play take place: until they have, its user counts as what it met a
// requirement as (AR-1.6.4.p1.c1).
func (g *Game) asPlayed(p *Play, do func()) {
	up := g.as
	g.as = p
	do()
	g.as = up
}

// countsFor reports whether a minion counts as something for the play whose effects take place.
func (g *Game) countsFor(c *Card, kind, name string) bool {
	return g.as != nil && len(g.as.met) > 0 && g.as.by == c && hasWord(g.as.met, kind+name)
}
