package game

// GivesTitle puts a title card, if its referendum passes, on the vampire who is to hold the
// title; the card is burned when the title is lost. Only a vampire of the right sect and clan
// can receive it (RB-vampire-sects.p4.c1).
func GivesTitle(to Reach, whom string, t Title) Mark {
	rule := rankRules[t.Rank]
	give := Effect{Do: func(g *Game, p *Play) {
		for _, c := range to(g, p) {
			if c.inPlay() && p.card.zone == Limbo && c.sect == rule.sect && (!rule.clan || g.isClan(c, t.Of)) {
				p.placed = true
				g.putOn(p.card, c, p.seat)
				g.setTitle(c, t)
			}
		}
	}}
	return Mark{Text: "when the referendum has passed, put this card on " + whom + ", who has the " + rule.sect.String() + " title of " + t.String(),
		Set: func(m *Mode) {
			m.passes = append(m.passes, give)
			if m.def != nil {
				m.def.title = t
			}
		}}
}

// dropTitle takes a title away with the card that stands for it.
func (g *Game) dropTitle(c, host *Card) {
	if t := c.def.title; t.Rank != Untitled && host.title == t {
		host.title, host.titleLost = Title{}, false
		g.drains = true
	}
}

// turnTitleCards turns the cards that stand for a vampire's title face down, out of play, while it is
// contested, and up after that (AR-5.8.1.p5.c1).
func (g *Game) turnTitleCards(c *Card) {
	for _, k := range c.on {
		if k.zone != OnHost || k.def.title.Rank == Untitled || k.def.title != c.title || k.faceDown == c.titleLost {
			continue
		}
		g.witness(k)
		k.faceDown = c.titleLost
		g.refresh(k)
	}
}

// settleTitleCards burns the title cards on a vampire that stand for another title than it has.
func (g *Game) settleTitleCards(c *Card) {
	for _, k := range append([]*Card(nil), c.on...) {
		if t := k.def.title; t.Rank != Untitled && k.zone == OnHost && t != c.title {
			g.burn(k)
		}
	}
	g.drains = true
}

// ACandidate chooses a ready vampire of a sect and clan.
func ACandidate(sect Sect, clan string) *Selector {
	s := AReady(Anyone, OfSect(sect), Clan(clan))
	s.Text = "choose a ready " + sect.String() + " " + clan
	return s
}

// HolderGets changes a value of the vampire that has the title of this card, while it has it.
func HolderGets(w Who, v Value, n int) Static {
	return Static{Text: "The holder of the title, if " + w.Text + ", " + gets(v, n), Value: v, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t != nil && src.host == t && g.titleOf(t) == src.def.title && w.Is(g, t)
		}}
}

// GivesClanVotes gives every ready vampire of a clan votes in this referendum.
func GivesClanVotes(n int, clan string) Mark {
	of := Clan(clan)
	return Terms(Effect{
		Text: "in this referendum each ready " + clan + " gets " + plus(n) + " vote",
		Do: func(g *Game, p *Play) {
			g.addMod(mod{value: VotesOf, n: n, role: roleAll, source: p.ref, mode: p.mode, span: ReferendumSpan,
				cond: func(g *Game, m *mod, c *Card, s Seat) bool { return c != nil && c.ready() && of.Is(g, c) }})
		}})
}

// NamedOrUser is the vampire of a name if it is in play in a sect, else the user.
func NamedOrUser(name string, sect Sect) Reach {
	return func(g *Game, p *Play) []*Card {
		for _, c := range g.titledCards {
			if uniqueName(c) == name && (c.zone == Ready || c.zone == Torpor) && c.sect == sect {
				return one(c)
			}
		}
		return one(p.by)
	}
}

// LocksAllUnless locks every vampire of a clan when the referendum passes, unless the user is
// of it.
func LocksAllUnless(clan string) Mark {
	of := Clan(clan)
	return Passes(Effect{Text: "lock all " + clan + " unless this vampire is one", Do: func(g *Game, p *Play) {
		if p.by == nil || of.Is(g, p.by) {
			return
		}
		for i := range g.seats {
			for _, c := range g.controlledMinions(Seat(i)) {
				if of.Is(g, c) {
					g.lock(c)
				}
			}
		}
	}})
}

// UnlocksInDiscardPhase unlocks the user in its controller's next discard phase if it is of a
// kind when the referendum passes.
func UnlocksInDiscardPhase(w Who) Mark {
	unlock := Effect{Do: func(g *Game, p *Play) {
		if c := p.card.host; c != nil && p.ref.get() != nil && w.Is(g, c) {
			g.unlock(c)
		}
	}}
	return Passes(Effect{Text: "this vampire, if it is " + w.Text + ", unlocks in your next discard phase", Do: func(g *Game, p *Play) {
		p.ref = p.card.ref()
		g.later(due{at: DiscardBegins, effect: &unlock, play: p, span: TurnSpan})
	}})
}
