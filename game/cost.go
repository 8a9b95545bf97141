package game

// poolCost is what a play costs its Methuselah in pool, X aside.
func (g *Game) poolCost(p *Play) int {
	if p.mode.fromPlay {
		return p.mode.poolCost
	}
	return max(0, g.value(CardPoolCost, p.card, p.seat, p.card.piece.Facts.Pool.N)+p.extraPool(g))
}

func (p *Play) extraPool(g *Game) int {
	n := 0
	for _, f := range p.card.def.surcharges {
		n += f(g, p)
	}
	return n
}

// bloodCost is what a play costs the minion that plays it in blood, X aside.
func (g *Game) bloodCost(p *Play) int {
	if p.mode.fromPlay {
		return p.mode.blood
	}
	n := g.value(CardBloodCost, p.card, p.seat, p.card.piece.Facts.Blood.N)
	if p.by != nil {
		for _, f := range p.by.def.cheaper {
			n -= f(g, p)
		}
	}
	return max(0, n)
}

// affordable gives the reasons why a play cannot be paid (RB-crypt-cards.p5.c3,
// RB-requirements-for-playing-cards.p4, p5).
func (g *Game) affordable(l *lister, p *Play) {
	if n := g.poolCost(p); n > 0 && g.seats[p.seat].pool < n {
		l.refuse(g.reduced(p, n-g.fundsFor(p)))
	}
	n := g.bloodCost(p)
	if x := p.card.def.x; x != nil && p.card.piece.Facts.Blood.X && !p.mode.fromPlay && p.by != nil {
		n += x(g, p)
	}
	if n > 0 {
		switch {
		case p.by == nil:
		case !p.by.isVampire() && !p.asVampire():
			l.refuse(alliesHaveNoBlood)
		case p.by.blood < n-g.reduction(p):
			l.refuse(tooLittleBlood)
		}
	}
}

// reduced is the refusal of a pool cost too high, nil if an unused reduction brings it within
// reach.
func (g *Game) reduced(p *Play, n int) *Refusal {
	if n <= g.seats[p.seat].pool+g.reduction(p) {
		return nil
	}
	return tooLittlePool
}

// reduction is how much cost reducers in play could take off a play's cost.
func (g *Game) reduction(p *Play) int {
	n := 0
	for _, c := range g.abilities {
		for _, m := range c.def.Abilities {
			if g.canReduce(c, m, p) {
				n += m.reduces.n
			}
		}
	}
	return n
}

// payPlay pays the cost of a play that is no action (AR-1.7.1: as it is played).
func (g *Game) payPlay(p *Play) {
	if p.unpaid {
		return
	}
	g.payX(p)
	g.useReductions(p)
	g.payPool(p, g.poolCost(p))
	if n := g.bloodCost(p); n > 0 && p.by != nil {
		g.loseBlood(p.by, n)
	}
}

// payX asks what X is: anything its payer can pay (AR-1.7.2).
func (g *Game) payX(p *Play) {
	f := p.card.piece.Facts
	switch {
	case p.mode.fromPlay || p.mode.freeX:
	case f.Pool.X:
		p.x = g.askNumber(p.seat, "How much is X?", PaymentW, Pays, 0, g.seats[p.seat].pool)
		g.burnPool(p.seat, p.x)
	case f.Blood.X && p.by != nil && p.card.def.x == nil:
		p.x = g.askNumber(p.seat, "How much is X?", PaymentW, Pays, 0, p.by.blood)
		g.loseBlood(p.by, p.x)
	case f.Blood.X && p.by != nil:
		p.x = p.card.def.x(g, p)
		g.loseBlood(p.by, p.x)
	}
}
