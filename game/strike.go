package game

import "slices"

// StrikeSpec is a strike that a card, weapon or ability provides.
type StrikeSpec struct {
	Text          string
	Hand          bool // a hand strike: strength, plus Damage
	Melee         bool // a melee weapon: strength counts
	Damage        int
	Of            func(*Game, *Play) int // more, settled as the card is played
	LongDamage    int                    // at long range, if that differs
	Aggravated    bool
	AggravatedTo  *Who // only to such targets
	Ranged        bool // usable at any range
	First         bool // first strike
	Dodge         bool
	Ends          bool // combat ends
	OrMelee       bool // or the strike of a melee weapon, for as much more
	OrRanged      bool // or that of a ranged weapon
	OnlyWeapon    bool // only that of a weapon
	AtMinions     bool // cannot be aimed at retainers
	NotAt         *Who // minions at which it cannot be aimed, though at their retainers
	Strong        bool // the strength of its minion counts, as in a hand strike
	NoDamage      bool // inflicts none, whatever adds to it
	Price         int  // blood burned as it resolves; without it, it does nothing
	StealBlood    int
	Destroy       gear // destroys equipment of this kind
	Steal         gear
	Unpreventable bool
	Undodged      bool       // a dodge does not protect against it
	Proof         Discipline // cards that require it do not prevent its damage
	Before        []Effect   // as it resolves, before combat ends: unlocks
	Effects       []Effect   // as it resolves, on the target
	Settled       []Effect   // on the target, once both strikes have done what they do, before damage is prevented
	Besides       []Effect   // as it resolves, though the target dodges
	After         []Effect   // after combat, lost if combat goes on
	Hits          []Effect   // likewise, on the target
}

// gear is what an equipment strike reaches.
type gear uint8

const (
	noGear gear = iota
	anyEquipment
	anyWeapon
)

// strike is a strike chosen by a combatant.
type strike struct {
	spec   *StrikeSpec
	card   *Card // from hand, or the weapon; nil: by hand
	mode   *Mode
	play   *Play
	target *Card // a retainer, instead of the opposing minion
	ref    Ref
	void   bool
	aim    *aim
	by     *strike // of a strike card that uses a weapon: what the card does besides
	byText bool    // chosen for its minion by a card's text, not with a maneuver
}

var handStrike = &StrikeSpec{Text: "hand strike", Hand: true}

// defensive strikes work at any range.
func (s *StrikeSpec) defensive() bool { return (s.Dodge || s.Ends) && !s.Hand }

// strikes is the strike step: the first pair, then additional strikes, pair by pair, at the
// same range (RB-4-strike).
func (g *Game) strikes(c *combat) {
	c.pairNo = 1
	g.onePair(c, true, true)
	g.open(AdditionalStrikes, nil)
	for c.sides[0].extra > 0 || c.sides[1].extra > 0 {
		c.pairNo++
		g.arrange(c)
		a, b := g.strikesAgain(c, 0), g.strikesAgain(c, 1)
		for i := range c.sides {
			if c.sides[i].extra > 0 {
				c.sides[i].extra--
			}
		}
		g.onePair(c, a, b)
	}
}

// strikesAgain reports whether a side has an additional strike that it can use.
func (g *Game) strikesAgain(c *combat, i int) bool {
	s := &c.sides[i]
	return s.extra > 0 && !g.flag(CannotExtra, s.minion.get(), s.seat)
}

// onePair has the minions choose their strikes, the acting minion first, and resolves them.
func (g *Game) onePair(c *combat, a, b bool) {
	g.run(StrikeSpan, func() {
		for i, does := range []bool{a, b} {
			c.sides[i].strike, c.sides[i].aim = nil, nil
			if does {
				g.chooseStrike(c, i)
				g.checkpoint()
			}
		}
		g.open(BeforeResolution, nil)
		g.resolveStrikes(c)
		g.open(AfterStrikes, nil) // AR-4.3.3.p4.c1
	}, nil)
	g.checkpoint()
}

// chooseStrike asks one combatant for its strike; a canceled strike card leaves the choice
// open (RB-4-strike, AR-1.8.4).
func (g *Game) chooseStrike(c *combat, i int) {
	s := &c.sides[i]
	for s.strike == nil {
		m := s.minion.get()
		if m == nil || g.flag(CannotStrike, m, s.seat) || c.pairNo <= 1 && g.flag(NoInitialStrike, m, s.seat) {
			return
		}
		if s.commit != nil && c.pairNo == 1 && s.commit.card == nil {
			return
		}
		l := &g.lister
		up := g.now
		g.now = ChooseStrike
		l.start(g, s.seat, ChooseStrike)
		offerStrikes(g, l)
		if len(l.opts) > 0 || s.commit == nil || c.pairNo > 1 {
			g.listHand(l)
		}
		g.now = up
		if s.only != NoDiscipline && c.pairNo > 1 {
			l.opts = s.onlyThose(l.opts)
		}
		if w := s.again.get(); w != nil && c.pairNo > 1 {
			l.opts = slices.DeleteFunc(l.opts, func(o Option) bool { return o.card != w })
		}
		if s.bound > s.extra && c.pairNo > 1 {
			l.opts = s.furtherOnly(l.opts)
		}
		if len(l.opts) == 0 {
			return // AR-4.3.1.p2.c3
		}
		o := g.ask(&Decision{Seat: s.seat, Window: ChooseStrike, Prompt: "Choose a strike.",
			Options: l.opts, Default: 0, Hidden: true})
		if o.Verb != Strikes {
			g.carryOut(o)
			g.checkpoint()
			continue
		}
		g.takeStrike(c, i, &o)
	}
}

func (g *Game) takeStrike(c *combat, i int, o *Option) {
	s := &c.sides[i]
	x := &strike{spec: handStrike, card: o.card, mode: o.mode, ref: o.card.ref()}
	if t := o.on.Card; t != nil && t.is(Retainer) {
		x.target = t
	}
	switch {
	case s.commit != nil && c.pairNo == 1 && (o.mode == nil || o.mode.fromPlay || !o.mode.strike.OnlyWeapon):
		x = s.commit
		x.target = o.on.Card
	case o.grant != nil:
		x.spec = o.grant.strike
		x.play = &Play{card: o.card, mode: o.grant.mode, seat: o.seat, by: s.minion.get(), on: Nothing, action: g.action}
		if o.grant.further {
			s.bound--
		}
		if !o.grant.often {
			g.useGrant(o.grant)
		}
	case o.mode != nil && o.mode.fromPlay:
		x.spec = o.mode.strike
		x.play = g.newPlay(o, o.seat)
		x.play.by = s.minion.get()
		for _, span := range o.mode.once {
			if !o.mode.weaponRepeat {
				g.markUse(o.card, o.mode, span, o.seat)
			}
		}
		if o.card == x.play.by { // AR-1.7.1: what its own text asks is due as it is declared
			g.loseBlood(o.card, o.mode.blood)
			for i := range o.mode.steps {
				o.mode.steps[i].Do(g, x.play)
			}
		}
	case o.mode != nil:
		x.spec = o.mode.strike
		x.play = g.newPlay(o, o.seat)
		if x.spec.Of != nil {
			x.spec = x.spec.plus(x.spec.Of(g, x.play))
		}
		weapon := g.lentStrike(c, i, x.spec)
		if !g.playStrikeCard(x.play) {
			return
		}
		if weapon != nil {
			weapon.spec = weapon.spec.used(x.spec)
			weapon.target, weapon.by = x.target, x
			x = weapon
		}
	}
	if x.mode != nil && x.mode.oneStrike {
		g.markUse(x.card, &x.card.def.sharedUse, RoundSpan, s.seat)
	}
	s.strike, x.aim = x, s.aim
	g.tell(Event{Kind: StrikeChosen, Card: s.minion.get(), Other: x.card, On: o.on, Seat: s.seat, Word: g.strikeText(x)})
}

// playStrikeCard plays a strike card; false if it was canceled.
func (g *Game) playStrikeCard(p *Play) bool {
	if p.uses() {
		return g.useKept(p)
	}
	if !g.showCard(p) {
		g.putAway(p)
		g.settleHands()
		return false
	}
	g.payPlay(p)
	g.apply(p)
	g.putAway(p)
	g.settleHands()
	return true
}

// plus is the same strike for more damage.
func (s *StrikeSpec) plus(n int) *StrikeSpec {
	more := *s
	more.Damage += n
	return &more
}

// maneuverOption plays a strike card for its maneuver: the strike is chosen with it
// (RB-2-determine-range.p3.c3).
func (g *Game) maneuverOption(o *Option) {
	c := g.combat
	i := c.sideIndex(o.seat)
	x := &strike{spec: o.mode.strike, card: o.card, mode: o.mode, ref: o.card.ref()}
	x.play = g.newPlay(o, o.seat)
	if o.mode.fromPlay {
		for _, span := range o.mode.once {
			g.markUse(o.card, o.mode, span, o.seat)
		}
	} else if !g.playStrikeCard(x.play) {
		return
	}
	c.sides[i].commit = x
	g.maneuver(c, i, o.card)
}

// offerWeaponManeuvers lists the maneuvers of weapons in play, which commit to their strike.
func (g *Game) offerWeaponManeuvers(l *lister, c *combat, i int, m *Card) {
	if m == nil {
		return
	}
	g.eachWeapon(m, func(w *Card, mode *Mode) {
		if !mode.maneuver {
			return
		}
		l.begin()
		l.needAt(RangeW)
		l.need(c.maneuvered != i, notTwoManeuvers)
		l.need(c.sides[i].commit == nil, oneStrikeManeuver)
		l.unless(CannotStrike, m, c.sides[i].seat)
		l.unless(Unusable, w, w.controller)
		l.need(!w.usedUp(mode, NoSeat), onceOnly)
		g.ruleManeuver(l, c, i)
		g.ruleWeapon(l, m, w, mode)
		g.ruleStrike(l, c, i, mode.strike)
		l.offer(Option{Verb: Maneuvers, card: w, mode: mode, on: Nothing, act: (*Game).maneuverOption})
	})
}

// eachWeapon calls f for every strike in play that a minion may use.
func (g *Game) eachWeapon(m *Card, f func(*Card, *Mode)) {
	for _, mode := range m.def.Abilities {
		if mode.strike != nil {
			f(m, mode)
		}
	}
	for _, w := range m.on {
		if w.zone != OnHost || !w.indexed {
			continue
		}
		for _, mode := range w.def.Abilities {
			if mode.strike != nil && w.level >= mode.atLevel {
				f(w, mode)
			}
		}
	}
}

// strikeWays is how many strikes a card in play offers: labels tell several apart.
func (d *Definition) strikeWays() int {
	n := 0
	for _, m := range d.Abilities {
		if m.strike != nil {
			n++
		}
	}
	return n
}

// ruleStrike gives the reasons against a strike at the present range and under what bars it.
func (g *Game) ruleStrike(l *lister, c *combat, i int, s *StrikeSpec) {
	m := c.sides[i].minion.get()
	seat := c.sides[i].seat
	switch {
	case s.OnlyWeapon:
		l.need(len(g.lendable(c, i, s)) > 0, noTarget)
	case !s.Hand || s.Dodge:
		l.unless(HandsOnly, m, seat)
	}
	l.unless(CannotStrike, m, seat)
	if c.pairNo <= 1 {
		l.unless(NoInitialStrike, m, seat)
	}
	if s.Dodge {
		l.unless(CannotDodge, m, seat)
	}
	if s.Ends {
		l.unless(CannotEndCombat, m, seat)
	}
	opp := c.sides[1-i].minion.get()
	if s.Steal != noGear && m != nil && m.def.cannotHave.Has(Equipment) {
		l.bar(m, m, "the minion cannot have equipment")
	}
	if s.Destroy != noGear || s.Steal != noGear {
		l.need(opp != nil && len(gearOn(opp, max(s.Destroy, s.Steal))) > 0, noTarget)
	}
}

func gearOn(m *Card, k gear) []*Card {
	var out []*Card
	for _, e := range m.on {
		if e.zone == OnHost && e.isGear() && (k == anyEquipment || e.trait("weapon")) {
			out = append(out, e)
		}
	}
	return out
}

// offerStrikes lists the strikes that need no card from hand: by hand, with a weapon, from an
// ability or a grant.
func offerStrikes(g *Game, l *lister) {
	c := g.combat
	if c == nil {
		return
	}
	i := c.sideIndex(l.seat)
	if i < 0 {
		return
	}
	m := c.sides[i].minion.get()
	if m == nil {
		return
	}
	s := &c.sides[i]
	committed := s.commit != nil && c.pairNo <= 1
	g.offerStrike(l, c, i, nil, nil, handStrike, nil, committed)
	g.eachWeapon(m, func(w *Card, mode *Mode) {
		l.begin()
		l.unless(Unusable, w, w.controller)
		l.need(!mode.oneStrike || w.used(&w.def.sharedUse, RoundSpan, NoSeat) == 0, onceOnly)
		g.ruleWeapon(l, m, w, mode)
		if !committed && !mode.weaponRepeat {
			l.need(!w.usedUp(mode, NoSeat), onceOnly)
		}
		g.offerStrike(l, c, i, w, mode, mode.strike, nil, committed && s.commit.card != w)
	})
	if committed && s.commit.card != nil && !s.commit.mode.fromPlay {
		l.begin()
		g.offerStrike(l, c, i, s.commit.card, s.commit.mode, s.commit.spec, nil, false)
	}
	for k := range g.grants {
		if x := &g.grants[k]; x.kind == grantStrike && x.minion.get() == m {
			l.begin()
			l.need(!x.further || c.pairNo > 1, onlyAdditional)
			g.offerStrike(l, c, i, x.source.card, x.mode, x.strike, x, committed)
		}
	}
	l.begin()
}

// ruleWeapon gives the reasons of a strike's own text against it.
func (g *Game) ruleWeapon(l *lister, m, w *Card, mode *Mode) {
	l.need(m != w || m.blood >= mode.blood, tooLittleBlood)
	if len(mode.conds) == 0 {
		return
	}
	p := Play{card: w, ref: w.ref(), mode: mode, seat: l.seat, by: m, on: Nothing, action: g.action}
	for i := range mode.conds {
		l.refuse(mode.conds[i].Fails(g, &p))
	}
}

// bound refuses any strike but the one that a combatant is bound to (RB-4-strike.p6.c2).
func (l *lister) bound(s *side) {
	if !l.probe {
		l.failed = true
		return
	}
	x, name := s.commit, "that strike"
	if x.card != nil && l.g.sees(l.seat, x.card) {
		name = l.g.NameTo(l.seat, x.card)
	}
	if x.byText {
		l.refuse(l.g.because(l.seat, s.minion.get(), []*Card{x.card}, "the minion must strike with it"))
	} else {
		l.refuse(&Refusal{"The minion has used the maneuver of " + name + ", and must strike with it.", "RB-4-strike.p6.c2"})
	}
}

// offerStrike offers one strike, at the opposing minion and at its retainers.
func (g *Game) offerStrike(l *lister, c *combat, i int, card *Card, mode *Mode, spec *StrikeSpec, x *grant, committed bool) {
	if card == nil {
		l.begin()
	}
	l.need(l.window == ChooseStrike, strikeNotNow)
	if committed {
		l.bound(&c.sides[i])
	}
	g.ruleStrike(l, c, i, spec)
	o := Option{Verb: Strikes, card: card, mode: mode, on: Nothing, grant: x}
	l.offer(o)
	g.offerAtRetainers(l, c, i, o, spec)
}

// offerAtRetainers offers a strike at the opposing minion's retainers (RB-retainers-and-combat).
func (g *Game) offerAtRetainers(l *lister, c *combat, i int, o Option, spec *StrikeSpec) {
	opp := c.sides[1-i].minion.get()
	near := c.sides[i].aim != nil && c.sides[i].aim.retainer && !spec.defensive()
	if opp == nil || spec.AtMinions || !near && (!spec.Ranged || spec.Damage == 0 && spec.StealBlood == 0 && spec.Of == nil && !spec.Strong) {
		return
	}
	for _, r := range opp.on {
		if r.is(Retainer) && r.zone == OnHost {
			k := l.mark()
			l.need(c.long || near, retainersAtLong)
			o.on = cardObject(r)
			l.offer(o)
			l.back(k)
		}
	}
}
