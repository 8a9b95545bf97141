package game

// untimely says why a mode cannot be used in the present window.
func (g *Game) untimely(l *lister, m *Mode) *Refusal {
	if l.window == Announced && m.windows.Has(ActionW) && g.awaitsTarget(l.seat) {
		return targetDeclaresFirst
	}
	switch {
	case m.windows&l.at == 0:
	case l.window == AsPlayed && !m.cancels && (!m.wakes || g.barredByCombat(m)):
	case (l.window == WouldBurn || l.window == DiablerieW) && g.barredByCombat(m): // AR-3.7.8.1.p2.c1
	default:
		return nil
	}
	if m.action != nil {
		return nil // ruleAction says why
	}
	for _, u := range untimelyReasons {
		if u.applies(g, m, l.window) {
			return u.refusal
		}
	}
	if !l.probe {
		return wrongWindow
	}
	return onlyAt(m.windows, l.at)
}

// untimelyReasons are asked in order; the first that applies is the reason told.
var untimelyReasons = []struct {
	applies func(*Game, *Mode, Window) bool
	refusal *Refusal
}{
	{func(g *Game, m *Mode, w Window) bool { return w == AsPlayed && !(m.wakes && g.barredByCombat(m)) }, onlyCancelsAndWakes},
	{func(g *Game, m *Mode, w Window) bool { return m.cancels && m.windows == In(AsPlayed) }, cancelsOnlyAsPlayed},
	{func(g *Game, m *Mode, w Window) bool { return m.as.Has(EventCard) }, eventsInDiscardPhase},
	{func(g *Game, m *Mode, w Window) bool { return m.as.Has(Master) && m.windows.Has(MasterW) }, mastersInMasterPhase},
	{func(g *Game, m *Mode, w Window) bool { return m.decline && w == BlockAttempt }, noTargetChangeInAttempt},
	{func(g *Game, m *Mode, w Window) bool { return m.windows == In(BeforeRange) && g.combat != nil }, beforeRangeOnly},
	{func(g *Game, m *Mode, w Window) bool { return m.windows == In(EndOfRound) && g.combat != nil }, endOfRoundOnly},
	{func(g *Game, m *Mode, w Window) bool { return m.prevent && g.combat != nil }, nothingToPrevent},
	{func(g *Game, m *Mode, w Window) bool { return m.as.Has(CombatCard) && g.combat == nil }, combatCardsInCombat},
	{func(g *Game, m *Mode, w Window) bool { return g.barredByCombat(m) }, onlyCombatCards},
	{func(g *Game, m *Mode, w Window) bool {
		return !m.fromPlay && m.as.Has(ActionModifier) && g.action == nil
	}, modifiersInActions},
	{func(g *Game, m *Mode, w Window) bool { return !m.fromPlay && m.as.Has(Reaction) && g.action == nil }, reactionsInActions},
}

// barredByCombat reports whether a combat in progress keeps a modifier or reaction from being
// played (RB-combat.p4.c1).
func (g *Game) barredByCombat(m *Mode) bool {
	return g.combat != nil && m.as.Has(ActionModifier|Reaction) && !m.as.Has(CombatCard) && (m.windows == 0 || m.windows&^combatWindows != 0)
}

// ruleMaster gives the reasons against a play by a Methuselah: master cards and events.
func (g *Game) ruleMaster(l *lister, p *Play) {
	m, f := g.seats[p.seat], p.card.piece.Facts
	switch {
	case p.mode.as.Has(EventCard):
		l.need(g.turnSeat == p.seat, notYourTurn)
		l.need(m.discards > 0, noDiscardAction)
		l.need(!m.eventPlayed, oneEventAPhase)
		l.need(!g.eventsPlayed[f.Name], eventsOnceAGame)
	case f.OutOfTurn:
		l.need(g.turnSeat != p.seat || p.card.def.anyTurn, outOfTurnOnly)
		l.need(!m.outOfTurn, oneOutOfTurn)
	case p.mode.as.Has(Master):
		l.need(g.turnSeat == p.seat, notYourTurn)
		l.need(m.masterActions > 0, noMasterAction)
	}
	if l.dead() {
		return
	}
	if p.mode.as.Has(Master) && len(f.Clans) > 0 && !p.card.def.clanOpen {
		// RB-requirements-for-playing-cards.p2.c2
		l.need(g.anyReady(p.seat, func(c *Card) bool { return g.isOfClan(p, c, f.Clans) }), needsReadyClan)
	}
	if f.Unique && g.controlsCopy(p.seat, f.Name) && p.card.def.spotOf(p.mode) != spotAsh {
		l.refuse(noSelfContest)
	}
	g.affordable(l, p)
}

func (g *Game) anyReady(s Seat, ok func(*Card) bool) bool {
	for _, c := range g.seats[s].zones[Ready] {
		if ok(c) {
			return true
		}
	}
	return false
}

func (g *Game) anyClan(c *Card, clans []string) bool {
	if !c.isVampire() {
		return false
	}
	for _, k := range clans {
		if g.isClan(c, k) {
			return true
		}
	}
	return false
}

// ruleUser gives the reasons against one minion using a mode: whether its part in the action
// or combat is right, whether it meets the requirements and can pay.
func (g *Game) ruleUser(l *lister, p *Play) {
	m, c := p.mode, p.by
	switch m.user {
	case byReady:
		l.need(c.zone == Ready || m.action != nil && m.action.torpor, mustBeReady)
		l.need(!c.locked || m.whileLocked, mustBeUnlocked)
		l.need(c.locked || !m.whileLocked, mustBeLocked)
	case byActing:
		l.need(g.action != nil && g.action.minion.get() == c, onlyActingMinion)
	case byOther:
		l.need(g.action != nil && g.action.seat == p.seat && (m.alsoActing || g.action.minion.get() != c), onlyOtherMinion)
		l.need(c.zone == Ready, mustBeReady)
	case byReacting, byLockedReacter:
		l.need(g.action == nil || g.action.seat != p.seat, notToOwnAction)
		l.need(c.zone == Ready || m.evenTorpid && c.zone == Torpor, mustBeReady)
		if m.user == byLockedReacter {
			l.need(c.locked, mustBeLocked)
		} else {
			l.need(!c.locked || m.evenLocked || g.flag(Awake, c, c.controller), mustBeUnlockedToReact)
		}
	case byWhoever:
		l.need(c.zone == Ready || m.evenTorpid && c.zone == Torpor, mustBeReady)
	case byHunted:
		l.need(g.hunted == c, notHunted)
	case byCombatant:
		l.need(g.combat != nil && g.combat.fights(c), mustBeInCombat)
		l.need(c.ready() || m.evenTorpid && c.zone == Torpor, mustBeReady)
	}
	if l.dead() {
		return
	}
	if g.ruleRequirements(l, p); l.dead() {
		return
	}
	if len(m.disciplines) > 0 {
		l.unless(NoDisciplines, c, c.controller) // AR-2.2.p5.c1: only what is played from now on
	}
	if m.as.Has(Reaction) && !m.fromPlay {
		l.unless(CannotReact, c, c.controller)
	}
	g.ruleKept(l, p)
	if !l.dead() {
		g.affordable(l, p)
	}
	if m.user == byReacting || m.user == byActing || m.user == byOther || m.user == byLockedReacter {
		l.need(!g.playedThisAction(p), sameCardTwice)
	}
}

// ruleRequirements gives the reasons why a minion may not play a card: discipline, clan
// (RB-requirements-for-playing-cards.p2, RB-minion-cards.p3).
func (g *Game) ruleRequirements(l *lister, p *Play) {
	if p.mode.fromPlay {
		return
	}
	f := p.card.piece.Facts
	if !p.lent && !g.meets(p.by, p.mode) {
		if l.refuse(g.lacking(l, p)); l.dead() {
			return
		}
	}
	l.bar(barring(p.by, f.Name), p.by, cannotPlayIt)
	l.bar(g.silencing(p.mode), p.by, cannotPlayIt)
	if !p.by.mayUse(p.mode) || !p.brought && p.by.def.cannotPlay.Has(p.mode.as) {
		l.bar(p.by, p.by, cannotPlayIt)
	}
	if p.mode.as.Has(Equipment|Retainer) && !g.mayHave(p.by, p.card) {
		l.bar(p.by, p.by, cannotHaveIt)
	}
	l.refuse(g.barredFrom(l.seat, p))
	if len(f.Clans) > 0 && !p.card.def.clanOpen {
		l.need(g.isOfClan(p, p.by, f.Clans), lacksClan)
	}
	if f.Path != "" {
		l.need(FollowsPath(f.Path).Is(g, p.by), lacksPath)
	}
	if p.mode.as.Has(PoliticalAction) {
		l.need(p.by.isVampire() || p.asVampire(), onlyVampires)
	}
	if p.mode.as.Has(Power) {
		l.need(p.by.is(Imbued), onlyImbued)
		l.need(!carries(p.by, f.Name), onePowerEach)
	}
	if len(f.Needs) > 0 && !p.by.isVampire() && !p.by.is(Imbued) && !p.asVampire() {
		l.refuse(onlyVampires)
	}
}

// playedThisAction reports whether this minion played this card before in the action
// (RB-minion-cards: not the same modifier or reaction twice, at whatever level).
func (g *Game) playedThisAction(p *Play) bool {
	if p.uses() {
		return false
	}
	for i := range g.played {
		x := &g.played[i]
		if x.name == p.card.Name() && x.by.get() == p.by && p.by != nil && x.span >= ActionSpan && x.as == p.mode.as {
			return true
		}
	}
	return false
}

// ruleLimits gives the reasons a limit of the card has against this use.
func (g *Game) ruleLimits(l *lister, p *Play) {
	if p.mode.limited && g.action != nil && g.combat == nil {
		l.need(!g.limitedBleed(), oneLimitedBleed)
	}
	for i := range p.mode.limits {
		k := &p.mode.limits[i]
		if k.trait != "" {
			l.need(!carriesTrait(p.by, k.trait), k.rule)
			continue
		}
		if k.on {
			host := p.by
			if p.on.Card != nil {
				host = p.on.Card
			}
			l.need(!carries(host, p.card.Name()), k.rule)
			continue
		}
		for j := range g.played {
			x := &g.played[j]
			if x.name == p.card.Name() && x.span >= k.span && (!k.perUser || x.by.get() == p.by) && (k.level == None || x.mode.level == k.level) && (k.mode == nil || x.mode == k.mode) {
				l.refuse(k.rule)
			}
		}
	}
}

func carriesTrait(c *Card, trait string) bool {
	if c == nil {
		return false
	}
	for _, k := range c.on {
		if k.zone == OnHost && k.trait(trait) {
			return true
		}
	}
	return false
}

func carries(c *Card, name string) bool {
	if c == nil {
		return false
	}
	for _, k := range c.on {
		if k.zone == OnHost && k.Name() == name {
			return true
		}
	}
	return false
}

// limitedBleed reports whether a limited increase of the bleed applies at present.
func (g *Game) limitedBleed() bool {
	for i := range g.mods[Bleed] {
		m := &g.mods[Bleed][i]
		if m.limited && m.n > 0 && m.reaches(g, g.action.minion.get(), g.action.seat) {
			return true
		}
	}
	return false
}

// listInPlay lists the abilities of cards in play that a seat decides on.
func (g *Game) listInPlay(l *lister) {
	for _, c := range g.abilities {
		for _, m := range c.def.Abilities {
			if m.strike != nil || !l.probe && m.windows&l.at == 0 || c.level < m.atLevel {
				continue // strikes and their maneuvers are listed with the combat's
			}
			if g.decider(c, m) != l.seat && !m.open {
				continue
			}
			l.begin()
			g.listAbility(l, c, m)
		}
	}
	g.listGrants(l)
}

// decider is who decides on an ability: the controller of the card, or of the card it is on.
func (g *Game) decider(c *Card, m *Mode) Seat {
	if k := c.chosenCard(); m.chosenUses && k != nil && k.inPlay() {
		return k.controller
	}
	if m.hostUses && c.host != nil {
		return c.host.controller
	}
	if c.is(Equipment|Retainer) && c.host != nil && !c.kept {
		return c.host.controller
	}
	return c.controller
}

func (g *Game) listAbility(l *lister, c *Card, m *Mode) {
	if l.refuse(g.untimely(l, m)); l.dead() {
		return // before anything is allocated: most are untimely
	}
	p := &l.play
	*p = Play{card: c, ref: c.ref(), mode: m, seat: l.seat, on: Nothing, action: g.action}
	if !m.anyTurn && m.action == nil && m.windows&phaseWindows == m.windows && l.window != NoWindow && m.windows.Has(l.window) {
		l.need(g.turnSeat == l.seat, notYourTurn)
	}
	l.need(!m.lock || !c.locked, lockToUse)
	if c.is(Vampire) {
		l.unless(NoAbilities, c, c.controller)
	}
	whose := NoSeat
	if m.perSeat {
		whose = l.seat
	}
	l.need(!c.usedUp(m, whose), onceOnly)
	if m.poolCost > 0 {
		l.need(g.seats[l.seat].pool >= m.poolCost, tooLittlePool)
	}
	if l.dead() {
		return
	}
	switch m.user {
	case byMethuselah:
		g.listTargets(l, p)
	case byBearer:
		if p.by = c.host; p.by != nil {
			g.listAbilityUser(l, p)
		}
	case byItself:
		p.by = c
		g.listAbilityUser(l, p)
	default:
		for _, u := range g.users(l, m) {
			k := l.mark()
			p.by, p.on = u, Nothing
			g.listAbilityUser(l, p)
			l.back(k)
		}
	}
}

// phaseWindows are the windows whose abilities are one's own phase's: "during your".
var phaseWindows = In(UnlockW, MasterW, InfluenceW, DiscardW)

func (g *Game) listAbilityUser(l *lister, p *Play) {
	m := p.mode
	if m.user != byBearer && m.user != byItself || m.action != nil {
		g.ruleUser(l, p)
	}
	if m.windows&combatWindows != 0 && m.windows&^(combatWindows|In(DiablerieW)) == 0 {
		// AR-1.5.5: an ability framed by combat needs its bearer to be a combatant
		l.need(g.combat != nil && (m.outside || g.combat.fights(p.by)), mustBeInCombat)
	}
	if p.card.is(Equipment) {
		l.unless(Unusable, p.card, p.card.controller)
	}
	if m.blood > 0 {
		l.need(p.by.blood >= m.blood, tooLittleBlood)
	}
	if !l.dead() {
		g.listTargets(l, p)
	}
}

var combatWindows = In(BeforeRange, RangeW, BeforeStrikes, ChooseStrike, BeforeResolution,
	PreventW, AfterStrikes, AdditionalStrikes, PressW, EndOfRound)
