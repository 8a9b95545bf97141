package game

import "slices"

// Value is a number or a flag of a card, a seat or the action that effects change.
type Value uint8

// The values.
const (
	Stealth Value = iota
	Intercept
	Bleed
	Strength
	HuntAmount
	VotesOf
	BallotsOf
	CapacityOf
	HandSize
	TransfersOf
	MasterActions
	DiscardActions
	ActionCost
	CardPoolCost
	CardBloodCost
	// Flags: any positive sum is yes.
	Awake           // plays reactions and blocks though locked
	CannotBlock     // the minion
	CannotAct       // the minion
	Unblockable     // the action cannot be blocked by the minion asked about
	CannotUnlock    // in the unlock phase
	MustBleed       // the minion has a mandatory bleed
	NoRepeat        // used for barred cards
	OpenHand        // plays with an open hand
	Abstaining      // casts no votes or ballots
	VoteCost        // blood a vampire burns to cast against
	CannotOppose    // casts nothing against the referendum
	TriesToBlock    // must attempt to block
	HandsOnly       // strikes that are not hand strikes cannot be used
	Aggravates      // strikes are aggravated
	PreventMore     // spare
	CannotStrike    //
	ActsAnywhere    // may act in any Methuselah's minion phase
	BlocksAnyone    // may block actions not directed at its controller
	VictoryTo       // victory points of a seat go to the controller of a card
	HuntFirst       // a mandatory bleed gives way to a mandatory hunt
	Fed             // has gained from a hunting ground
	VotesAgainst    // further votes, only against the referendum
	StrikesFirst    // strikes are done with first strike
	UnhurtByNormal  // is immune to damage that is not aggravated
	InflictsNone    // inflicts no damage in combat
	GainsNoBlood    // what it would gain goes to the bank
	FightsAfar      // in combat, every round is at long range
	PlaysNoStrikes  // plays no strike cards
	CloseAggravates // its hand and melee weapon strikes are aggravated
	NextAggravates  // the next of them is
	NoInitialStrike // has no initial strike
	StrikeDamageOf  // damage of its damaging strikes that require a discipline
	InitialFirst    // likewise the initial strike of a round
	Unusable        // the equipment cannot be used
	CannotGoLong    // does not maneuver to long range
	CannotPressEnd  // does not press to end combat
	CannotReact     // plays no reaction cards
	CannotPress     // does not press
	CannotExtra     // does not use additional strikes
	Harmless        // its strikes with weapons inflict no damage
	NoDisciplines   // plays no cards that require disciplines
	CannotEndCombat // has no strike: combat ends
	CannotDodge     // has no strike: dodge
	StaysUp         // does not go to torpor before combat ends
	StrikeProof     // all damage of the opposing minion's strikes is prevented
	ExtraDraws      // cards drawn besides each replacement
	Marked          // a Red List minion, by a seat
	NotHunted       // blood hunts cannot be called against it
	CannotRescue    // does not rescue vampires from torpor
	MustHunt        // the vampire has a mandatory hunt this turn
	HandAggravates  // hand strikes are aggravated
	CannotDirect    // takes no directed actions
	PassesByItself  // the next referendum that a vampire calls
	Untargeted      // no target of the actions of other Methuselahs
	MoreDamage      // of a weapon's strikes
	Piercing        // a weapon's damage: no immunity to what is not aggravated
	CannotFight     // does not enter combat
	CannotLeave     // takes no action to leave torpor
	CannotManeuver  // uses no maneuver
	BlockCost       // blood burned to attempt to block
	HoldsBack       // replaces no cards
	NoDiablerie     // does not commit diablerie
	CannotGoClose   // does not maneuver to close range
	CannotPressOn   // does not press to continue combat
	DiscardsWait    // replaces what a discard phase action discards in the next unlock phase only
	FrenzyProof     // is immune to frenzy cards
	TreatsAsNormal  // takes aggravated damage as normal damage
	MostBled        // the most pool that a bleed burns of a seat
	LevelOf         // levels of a discipline
	BarredFrom      // cannot play modifiers and combat cards of a discipline
	OpponentActs    // the minion opposing it in combat is considered the acting one
	RangedDamage    // of ranged strikes, at any range
	BlockTop        // cards of the library burned to attempt to block
	HiredLife       // starting life of what a Methuselah recruits or employs
	CannotHunt      // does not hunt
	CannotHire      // neither recruits allies nor employs retainers
	AllAggravated   // all damage inflicted on it is aggravated
	OneWoundARound  // further damage in a round is prevented by itself; 2: aggravated damage, too
	HandSeen        // by the seat that played what says so
	HurtsBack       // who inflicts damage on it by a strike takes as much; 2: aggravated
	DamageTaken     // from each strike or damaging effect of an opposing minion
	BleedsNot       // cannot bleed that Methuselah
	CannotTransfer  // no transfer moves blood to or from it
	MoreAggravated  // aggravated damage that a weapon's strikes do besides
	NoPlainHunt     // does not take the action to hunt that needs no card
	NoAbilities     // the vampire's abilities cannot be used
	StaysLocked     // does not unlock, by whatever effect
	HandDamage      // more damage of hand strikes
	UntargetedTo    // no target of those who lack a discipline
	ReactionVitae   // blood or life that reaction cards cost more
	StrikeVitae     // likewise strike cards
	ReactionsHeld   // reaction cards are not replaced before the action ends
	BlockVitae      // blood or life burned to attempt to block
	Undodged        // its strikes cannot be dodged
	StaysTorpid     // cannot be moved to the ready region
	Undiablerised   // cannot be diablerised
	BlocksUnlocked  // does not lock for a block that succeeds
	ContestPool     // pool that it costs more to go on contesting a card
	values
)

// role binds a modifier to whoever holds a part in the action or combat, so that it stays when
// the holder changes (AR-3.10).
type role uint8

const (
	roleCard   role = iota // a card
	roleSeat               // a seat
	roleActing             // the acting minion
	roleAll                // every card for which the condition holds
)

// mod is a lingering change of a value: data, so that it can be listed and explained.
type mod struct {
	value   Value
	set     bool
	n       int
	role    role
	on      Ref
	seat    Seat
	source  Ref
	mode    *Mode
	play    *Play // what it was made by, for its condition
	span    Span
	until   Point
	turn    int // when it was made
	at      int // its place among all changes of values
	ends    int // ends of its span it outlasts
	limited bool
	cond    func(*Game, *mod, *Card, Seat) bool // of the definition
	disc    Discipline                          // of which a level is meant
	next    bool                                // ends with the next play that it is about
	torpid  bool                                // lasts as long as the vampire stays in torpor
}

func (g *Game) addMod(m mod) {
	g.changes++
	m.turn, m.at = g.turns, g.changes
	g.mods[m.value] = append(g.mods[m.value], m)
}

// expire drops what was to last as long as a span that has ended.
func (g *Game) expire(span Span) {
	for v := range g.mods {
		if len(g.mods[v]) == 0 {
			continue
		}
		kept := g.mods[v][:0]
		for _, m := range g.mods[v] {
			if m.until.Set || m.span != span || m.ends > 0 {
				if !m.until.Set && m.span == span {
					m.ends--
				}
				kept = append(kept, m)
			}
		}
		g.drains = g.drains || Value(v) == CapacityOf
		clear(g.mods[v][len(kept):])
		g.mods[v] = kept
	}
	g.dropDues(span)
	g.dropGrants(span)
	g.dropPlayed(span)
	for _, c := range g.usedCards {
		c.uses = slices.DeleteFunc(c.uses, func(u use) bool { return u.span == span })
	}
}

// expirePoint drops what was to last until a phase of a seat.
func (g *Game) expirePoint(p Phase, s Seat) {
	if p == UnlockPhase {
		g.forgetPlays(s)
	}
	for v := range g.mods {
		if len(g.mods[v]) == 0 {
			continue
		}
		g.mods[v] = slices.DeleteFunc(g.mods[v], func(m mod) bool {
			return m.until.Set && m.until.Phase == p && m.until.Seat == s
		})
	}
}

// value computes a value of a card (or, with a nil card, of a seat): the base, then the most
// recent setting effect, then every addition.
func (g *Game) value(v Value, c *Card, s Seat, base int) int {
	if !g.changed(v) {
		return base
	}
	sum, latest := 0, 0
	for i := range g.mods[v] {
		m := &g.mods[v][i]
		if !m.reaches(g, c, s) {
			continue
		}
		if m.set {
			base, latest = m.n, m.at
		} else {
			sum += m.n
		}
	}
	aged := v != CapacityOf && len(g.statics[CapacityOf]) > 0
	up := g.reading
	for _, u := range g.statics[v] {
		if aged {
			g.reading = g.readingOf(u.card, u.card.controller)
		}
		applies := u.static.Applies(g, u.card, c, s)
		g.reading = up
		if !applies {
			continue
		}
		n := u.static.N(g, u.card)
		if u.static.Set {
			if u.at >= latest { // AR-4.4.1.p1.c2
				base, latest = n, u.at
			}
		} else {
			sum += n
		}
	}
	return base + sum
}

func (m *mod) reaches(g *Game, c *Card, s Seat) bool {
	switch m.role {
	case roleCard:
		if c == nil || m.on.get() != c {
			return false
		}
	case roleSeat:
		if c != nil || m.seat != s {
			return false
		}
	case roleActing:
		if c == nil || g.action == nil || g.action.minion.get() != c {
			return false
		}
	}
	if m.cond == nil || m.play == nil || len(m.play.met) == 0 {
		return m.cond == nil || m.cond(g, m, c, s)
	}
	holds := false
	g.asPlayed(m.play, func() { holds = m.cond(g, m, c, s) })
	return holds
}

// flag reports whether any effect sets a flag on a card or seat.
func (g *Game) flag(v Value, c *Card, s Seat) bool {
	return v == Awake && g.roused || g.changed(v) && g.value(v, c, s, 0) > 0
}

// changed reports whether any effect changes a value, of whatever.
// dropMods ends what changes a value of a card alone.
func (g *Game) dropMods(v Value, c *Card) {
	g.mods[v] = slices.DeleteFunc(g.mods[v], func(m mod) bool { return m.role == roleCard && m.on.get() == c })
}

func (g *Game) changed(v Value) bool { return len(g.mods[v]) > 0 || len(g.statics[v]) > 0 }

// staticUse is a card in play that changes a value.
type staticUse struct {
	card   *Card
	static *Static
	at     int
}

// index adds a card that entered play to the indexes, unindex takes it out.
func (g *Game) index(c *Card) {
	for _, st := range c.def.Statics {
		g.changes++
		g.statics[st.Value] = append(g.statics[st.Value], staticUse{c, st, g.changes})
	}
	if len(c.def.Abilities) > 0 {
		g.abilities = append(g.abilities, c)
		for _, m := range c.def.Abilities {
			g.usable |= m.windows
		}
	}
	g.eachList(c, func(list *[]*Card) { *list = append(*list, c) })
	if c.def.writes() {
		g.beginWriting(c)
	}
}

// eachList calls f for the lists in which a card in play stands by what it does there.
func (g *Game) eachList(c *Card, f func(*[]*Card)) {
	for _, l := range [...]struct {
		in   bool
		list *[]*Card
	}{
		{len(c.def.Triggers) > 0, &g.watchers}, {len(c.def.prices) > 0, &g.pricers},
		{c.def.drawsHere != nil, &g.wells}, {c.def.settles != nil, &g.settlers},
	} {
		if l.in {
			f(l.list)
		}
	}
}

func (g *Game) unindex(c *Card) {
	g.drains = g.drains || c.def.capacity
	for _, st := range c.def.Statics {
		g.drains = g.drains || st.Value == CapacityOf
		list := g.statics[st.Value]
		for i := range list {
			if list[i].card == c && list[i].static == st {
				g.statics[st.Value] = append(list[:i], list[i+1:]...)
				break
			}
		}
	}
	if len(c.def.Abilities) > 0 {
		g.abilities = remove(g.abilities, c)
		g.usable = 0
		for _, o := range g.abilities {
			for _, m := range o.def.Abilities {
				g.usable |= m.windows
			}
		}
	}
	g.eachList(c, func(list *[]*Card) { *list = remove(*list, c) })
	if c.def.writes() {
		g.endWriting(c)
	}
}
