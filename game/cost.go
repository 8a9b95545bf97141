package game

// price is a standing change of what cards or actions cost.
type price struct {
	n      int
	in     Coin
	kind   Priced
	to     Payer
	spared bool // its payer does not pay that cost
}

// priceOf is what cards in play make of a cost, off being taken off it first. What is charged
// only on top of a cost comes last, unless its Methuselah had it come first (AR-1.7.2.p1).
func (g *Game) priceOf(p *Play, in Coin, n, off int) int {
	top := 0
	g.eachPrice(p, in, func(_ *Card, x *price) {
		switch {
		case x.spared:
		case x.kind.onTop && !p.surcharged:
			top += x.n
		default:
			n += x.n
		}
	})
	if n = max(0, n-off); n > 0 {
		n += top
	}
	return n
}

// eachPrice calls f for every standing change that reaches what a play costs in a coin. An added
// cost on cards does not reach abilities of cards in play (AR-1.7.6.p2.c1).
func (g *Game) eachPrice(p *Play, in Coin, f func(*Card, *price)) {
	for _, c := range g.pricers {
		for i := range c.def.prices {
			x := &c.def.prices[i]
			if (p.mode.fromPlay && !x.kind.actions) || x.coin(p) != in || !x.to.Is(g, c, p) || !x.kind.Is(g, c, p) {
				continue
			}
			f(c, x)
		}
	}
}

func (x *price) coin(p *Play) Coin {
	switch x.in {
	case OfEither:
		return p.coin()
	case OfBloodOrLife:
		return OfBlood
	}
	return x.in
}

// coin is what a card prints its cost in.
func (p *Play) coin() Coin {
	if p.card.piece.Facts.Pool != (Cost{}) {
		return OfPool
	}
	return OfBlood
}

// poolCost is what a play costs its Methuselah in pool, X aside.
func (g *Game) poolCost(p *Play) int { return g.poolCostLess(p, 0) }

func (g *Game) poolCostLess(p *Play, off int) int {
	if p.mode.fromPlay {
		return p.mode.poolCost
	}
	return g.priceOf(p, OfPool, g.value(CardPoolCost, p.card, p.seat, p.part(p.card.piece.Facts.Pool.N)-p.less.Pool), off)
}

// bloodCost is what a play costs the minion that plays it in blood, X aside.
func (g *Game) bloodCost(p *Play) int { return g.bloodCostLess(p, 0) }

func (g *Game) bloodCostLess(p *Play, off int) int {
	switch {
	case !p.mode.fromPlay:
		return g.priceOf(p, OfBlood, g.value(CardBloodCost, p.card, p.seat, p.part(p.card.piece.Facts.Blood.N)-p.mode.discount-p.less.Blood), off)
	case p.mode.action != nil:
		n := p.mode.blood
		if p.mode.bloodX != nil {
			n += p.mode.bloodX(g, p)
		}
		return g.priceOf(p, OfBlood, n, off)
	}
	return p.mode.blood
}

// charge is what effects add to an action that needs no card.
func (g *Game) charge(k actionKind, s Seat, by *Card, on Object) int {
	if len(g.pricers) == 0 {
		return 0
	}
	return g.bloodCost(&Play{mode: &Mode{fromPlay: true, action: &actionSpec{kind: k}}, seat: s, by: by, on: on})
}

// part is how much of a printed cost a play has to pay: division comes before what is added
// (AR-1.7.2.p1.c1).
func (p *Play) part(n int) int {
	if p.half {
		return n / 2
	}
	return n
}

// spares reports whether who plays a card does not pay its cost in blood.
func (g *Game) spares(p *Play) bool {
	spared := false
	if p.card != nil {
		g.eachPrice(p, OfBlood, func(_ *Card, x *price) { spared = spared || x.spared })
	}
	return spared
}

// affordable gives the reasons why a play cannot be paid (RB-crypt-cards.p5.c3,
// RB-requirements-for-playing-cards.p4, p5): with every reduction there is.
func (g *Game) affordable(l *lister, p *Play) {
	if n := g.poolCost(p); n > 0 && g.seats[p.seat].pool < n {
		l.need(g.poolCostLess(p, g.reduction(p, OfPool)) <= g.seats[p.seat].pool+g.fundsFor(p), tooLittlePool)
	}
	n := g.bloodCost(p)
	x := 0
	if f := p.card.def.x; f != nil && p.card.piece.Facts.Blood.X && !p.mode.fromPlay && p.by != nil {
		x = f(g, p)
	}
	if d := p.card.def; d.xLeast > 0 && p.card.piece.Facts.Blood.X && !p.mode.fromPlay {
		x = max(x, d.xLeast)
	}
	if k := g.vitae(p); k > 0 && p.by.blood < n+x+k {
		l.refuse(tooLittleBlood)
	}
	if n+x == 0 || p.by == nil || g.spares(p) {
		return
	}
	switch {
	case !p.by.isVampire() && !p.asVampire():
		l.need(n+x == g.inLife(p), alliesHaveNoBlood)
		l.need(p.by.blood >= n, tooLittleBlood)
	case p.by.blood < n+x:
		l.need(p.by.blood+g.ownFundsFor(p) >= g.bloodCostLess(p, g.reduction(p, OfBlood))+x, tooLittleBlood)
	}
}

// inLife is the part of a cost that an ally pays with its life.
func (g *Game) inLife(p *Play) int {
	n := 0
	g.eachPrice(p, OfBlood, func(_ *Card, x *price) {
		if x.in == OfBloodOrLife {
			n += x.n
		}
	})
	return n
}

// reduction is how much cost reducers in play could take off a play's cost.
func (g *Game) reduction(p *Play, in Coin) int {
	n := 0
	for _, c := range g.abilities {
		for _, m := range c.def.Abilities {
			if g.canReduce(c, m, p) && m.reduces.coin(g, p) == in {
				n += m.reduces.n * max(1, c.counter(m.spends))
			}
		}
	}
	return n
}

// payPlay pays the cost of a play that is no action (AR-1.7.1: as it is played).
func (g *Game) payPlay(p *Play) {
	if p.unpaid {
		g.dropNext(p)
		return
	}
	g.payX(p)
	g.useReductions(p)
	g.payPool(p, g.poolCost(p))
	if n := g.bloodCost(p); n > 0 && p.by != nil && !g.spares(p) {
		g.payBlood(p, n)
	}
	g.payVitae(p)
}

// nameX asks what X is: anything its payer can pay (AR-1.7.2.p3.c1).
func (g *Game) nameX(p *Play) {
	f := p.card.piece.Facts
	most := g.seats[p.seat].pool
	switch {
	case p.xNamed || p.mode.fromPlay || p.mode.freeX || !f.Pool.X && (!f.Blood.X || p.by == nil):
		return
	case f.Blood.X && p.card.def.x != nil:
		p.x = p.card.def.x(g, p)
		return
	case f.Blood.X:
		most = p.by.blood
	}
	least := 0
	if d := p.card.def; d.xMost > 0 {
		least, most = min(d.xLeast, most), min(d.xMost, most)
	}
	p.x, p.xNamed = g.askNumberFor(p.card, p.seat, "How much is X?", PaymentW, Pays, least, most), true
}

// payX pays X, which an action has named as it was announced; false if not all of it is there.
func (g *Game) payX(p *Play) bool {
	if p.card == nil || p.mode.fromPlay || p.mode.freeX {
		return true
	}
	g.nameX(p)
	switch f := p.card.piece.Facts; {
	case f.Pool.X:
		return g.burnPool(p.seat, p.x) == p.x
	case f.Blood.X && p.by != nil && !g.spares(p):
		return g.loseBlood(p.by, p.x) == p.x
	}
	return true
}
