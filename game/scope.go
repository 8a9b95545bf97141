package game

// scope is a procedure in progress. An effect that ends one only marks it; the cut happens at
// the next checkpoint, in one place, so no procedure need know what ended it.
type scope struct {
	span    Span
	up      *scope
	over    bool
	closing bool
}

type cut struct{ to *scope }

// stopped unwinds a game that its driver closed.
type stopped struct{}

// inProgress is what is going on; a scope that is left, however, leaves it as it was.
type inProgress struct {
	held     int
	action   *action
	combat   *combat
	fought   *combat // the last one of a fight, until the fight is over
	ref      *referendum
	playing  *Play
	doomed   []*Card // on their way to torpor
	fell     *fallen // a titled vampire that has just fallen
	felling  bool    // damage of a moment has been inflicted
	felled   []*Card // to go to torpor with it
	about    Object
	drained  int // the blood of the vampire that a diablerie has burned
	reading  reading
	as       *Play // whose effects take place: its user counts as what it met a requirement as
	choosing *Refusal
	leaving  int // scopes being left because one around them is over: nobody is asked
}

// run performs body as a scope, then after on the same scope, cut or not; what was meant to
// last as long as the scope is dropped at its end.
func (g *Game) run(span Span, body, after func()) {
	s := &scope{span: span, up: g.cur}
	was := g.inProgress
	g.held = 0
	g.cur = s
	defer func() {
		g.cur = s.up
		g.inProgress = was
		g.expire(span)
	}()
	outer := g.catch(s, body)
	s.closing = true
	g.held = 0
	if outer != nil {
		g.leaving++
	}
	if after != nil {
		after()
	}
	g.endCalled(span)
	if outer != nil {
		panic(*outer)
	}
}

// catch performs body and returns the cut that was meant for an outer scope, if one came.
func (g *Game) catch(s *scope, body func()) (outer *cut) {
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		c, ok := r.(cut)
		if !ok {
			panic(r)
		}
		g.cur = s
		if c.to != s {
			outer = &c
		}
	}()
	body()
	return nil
}

// end marks the innermost scope of a kind, if it is not closing already.
func (g *Game) end(span Span) {
	for s := g.cur; s != nil; s = s.up {
		if s.span == span {
			if !s.closing {
				s.over = true
			}
			return
		}
	}
}

// within reports whether a scope of the kind is in progress.
func (g *Game) within(span Span) bool {
	for s := g.cur; s != nil; s = s.up {
		if s.span == span && !s.closing {
			return true
		}
	}
	return false
}

// ending reports whether the game is over and about to be left: one Methuselah is left, say.
func (g *Game) ending() bool {
	s := g.cur
	for s != nil && s.span != GameSpan {
		s = s.up
	}
	return s != nil && s.over
}

// hold lets the effects of one card or strike finish before anything around them is left.
func (g *Game) hold(f func()) {
	g.held++
	f()
	g.held--
}

// checkpoint settles what follows from the last effect and leaves what is over.
func (g *Game) checkpoint() {
	if g.held > 0 || g.leaving > 0 {
		return
	}
	g.settle()
	var outer *scope
	for s := g.cur; s != nil; s = s.up {
		if s.over && !s.closing {
			outer = s
		}
	}
	if outer != nil {
		panic(cut{outer})
	}
}

// settle does what the rules do by themselves between two effects: ousts, hands drawn up to
// size or discarded down, procedures that no longer stand.
func (g *Game) settle() {
	g.settleOusts()
	if g.ending() {
		return // nothing follows any more
	}
	g.settleBlood() // after the ousts, which take cards away
	g.settleCards()
	g.settleHands()
	g.settleCombat()
	g.settleAction()
}

// settleCards puts right what cards in play say must be so between two effects.
func (g *Game) settleCards() {
	if g.held > 0 {
		return
	}
	g.noteEmpty()
	for i := 0; i < len(g.settlers); i++ {
		g.settlers[i].def.settles(g, g.settlers[i])
	}
}
