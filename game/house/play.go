package house

import "elysium/game"

// plays weigh a card or ability by the window it is used in.
var plays map[game.Window]func(*table, *game.Option, *signals) (float64, string)

func init() {
	plays = map[game.Window]func(*table, *game.Option, *signals) (float64, string){
		game.AsPlayed: (*table).scoreCancel, game.MasterW: (*table).scoreMaster,
		game.DiscardW: (*table).scoreMaster, game.BetweenActions: (*table).scoreActionCard,
		game.Announced: (*table).scoreInAction, game.ActionW: (*table).scoreInAction,
		game.BlockAttempt: (*table).scoreInAction, game.BlocksDeclined: (*table).scoreInAction,
		game.WouldSucceed: (*table).scoreInAction, game.AfterResolution: (*table).scoreInAction,
		game.BlockResolution: (*table).scoreInAction,
		game.Polling:         (*table).scoreInPolling, game.VotesW: (*table).scoreInPolling,
	}
	for _, w := range []game.Window{game.BeforeRange, game.RangeW, game.BeforeStrikes, game.ChooseStrike,
		game.BeforeResolution, game.PreventW, game.WouldTorpor, game.WouldBurn, game.AfterStrikes,
		game.AdditionalStrikes, game.PressW, game.EndOfRound, game.BetweenCombats, game.AfterCombat} {
		plays[w] = (*table).scoreCombatPlay
	}
}

// scorePlay weighs a card played from hand, or an action of a card in play.
func scorePlay(t *table, o *game.Option) (float64, string) {
	if p := t.find(o.CardID()); o.Verb == game.Acts && p != nil && p.host != nil && t.planted(p) {
		return -1, ""
	}
	s := t.read(o)
	if weigh := plays[t.d.Window]; weigh != nil {
		return weigh(t, o, s)
	}
	return t.scoreAbility(o, s)
}

// planted reports whether a card is the seat's own and lies where it does harm: what removes it is
// for others to do.
func (t *table) planted(p *place) bool {
	at := t.find(p.host.ID)
	return p.seat == t.seat && at != nil && at.seat != t.seat && t.regard(at.seat) < 0
}

// scoreUse weighs an ability of a card in play; an ability that was used before in the turn is
// less and less worth it, so that one without a limit comes to an end.
func scoreUse(t *table, o *game.Option) (float64, string) {
	worth, why := 0.0, ""
	if t.v.Action == nil && t.v.Combat == nil && t.d.Window != game.AsPlayed {
		worth, why = t.scoreAbility(o, t.read(o))
	} else {
		worth, why = scorePlay(t, o)
	}
	return worth - 2*float64(t.tried(o)), why
}

// benefit weighs what an effect does to whom it is aimed at.
func (t *table) benefit(o *game.Option, s *signals) float64 {
	aim := 0.0
	switch p := t.find(o.TargetID()); {
	case p != nil:
		aim = t.regard(p.seat)
		if p.zone == game.Ready || p.zone == game.Torpor || p.zone == game.Uncontrolled {
			aim *= 1 + 0.05*float64(p.card.Capacity)
		}
	case o.TargetSeat() != game.NoSeat:
		aim = t.regard(o.TargetSeat())
	default:
		return 0
	}
	if s.harmful {
		aim = -aim
	}
	if aim < 0 {
		return 3 * aim
	}
	return 0.4 * aim
}

// scoreMaster weighs master cards and events: lasting help, or a gain at once.
func (t *table) scoreMaster(o *game.Option, s *signals) (float64, string) {
	c := t.card(o.CardID())
	if s.silent || c == nil || c.Facts == nil {
		return -0.3, ""
	}
	worth := 0.9 + 0.6*float64(s.pool) + 0.2*float64(s.blood) + 0.3*float64(s.lasting)
	if c.Facts.Location {
		worth += 0.3
	}
	if c.Facts.Trifle {
		worth += 0.3
	}
	if p := t.find(o.TargetID()); p != nil && !s.harmful && p.seat == t.seat && p.zone == game.Uncontrolled {
		worth -= 0.3 // better on somebody who is out
	}
	return worth + t.benefit(o, s) - t.price(o.PoolCost, o.BloodCost, nil), "it helps for a long time"
}

// scoreActionCard weighs a card's action.
func (t *table) scoreActionCard(o *game.Option, s *signals) (float64, string) {
	m := t.card(o.MinionID())
	if m == nil {
		return t.scoreAbility(o, s)
	}
	if s.silent {
		return -0.5, ""
	}
	cost := t.price(o.PoolCost, o.BloodCost, m)
	if o.Bleed > 0 || s.bleed > 0 && o.TargetID() < 0 && s.strength == 0 {
		worth, why := t.bleedWorth(o, m.Bleed+max(o.Bleed, s.bleed), o.Stealth)
		return worth - cost - 0.1, why
	}
	if target := t.card(o.TargetID()); target != nil && s.combat {
		return t.clash(m, target) + 0.3 + t.benefit(o, s) - cost - t.guard(m), "it would win the combat"
	}
	worth := 1.4 + 0.6*float64(s.pool) + 0.25*float64(t.useful(o, s)) + t.benefit(o, s)
	target, undirected := t.directed(o)
	block, clash := t.resistance(m, o.Stealth, target, undirected)
	return worth*(1-block) + 0.4*block*clash - cost - t.guard(m), "it is worth an action"
}

// directed guesses whom an action is directed at.
func (t *table) directed(o *game.Option) (game.Seat, bool) {
	if p := t.find(o.TargetID()); p != nil && p.seat != t.seat && p.zone != game.Uncontrolled {
		return p.seat, false
	}
	if s := o.TargetSeat(); s != game.NoSeat && s != t.seat {
		return s, false
	}
	return game.NoSeat, true
}

// scoreInAction weighs modifiers and reactions.
func (t *table) scoreInAction(o *game.Option, s *signals) (float64, string) {
	a := t.v.Action
	if a == nil {
		return t.scoreAbility(o, s)
	}
	cost := t.price(o.PoolCost, o.BloodCost, t.payer(o, a))
	var worth float64
	var why string
	if a.Seat == t.seat {
		worth, why = t.scoreModifier(o, s, a)
	} else {
		worth, why = t.scoreReaction(o, s)
	}
	return worth - cost, why
}

func (t *table) payer(o *game.Option, a *game.ActionView) *game.CardView {
	if m := t.card(o.MinionID()); m != nil {
		return m
	}
	return t.card(a.Actor)
}

// scoreModifier weighs a modifier of the seat's own action.
func (t *table) scoreModifier(o *game.Option, s *signals, a *game.ActionView) (float64, string) {
	worth := 1.2
	if a.IsBleed {
		worth = float64(a.Bleed) + 0.3
	}
	declined := t.d.Window == game.BlocksDeclined || t.d.Window == game.WouldSucceed
	switch {
	case s.silent:
		return -0.2, ""
	case s.stealth > 0 && a.Attempting:
		return t.sneak(s, a, worth)
	case s.unblockable && !declined:
		return 0.5*worth - 0.6, "nobody should get in the way"
	case s.bleed > 0 && a.IsBleed && declined:
		return t.bleedMore(s, a), "more pool for the same action"
	case s.bleed > 0 && a.IsBleed, s.stealth > 0:
		return -1, "" // it will do more later
	case s.unlocks && (t.d.Window == game.AfterResolution || declined):
		return 1, "the minion can do more"
	case t.d.Window == game.ActionW || t.d.Window == game.Announced || t.d.Window == game.BlockAttempt:
		return -0.1, ""
	}
	return 0.5 + t.benefit(o, s), "it adds to the action"
}

// sneak plays stealth against the attempt in progress if it, with the rest of the hand, makes
// the attempt fail.
func (t *table) sneak(s *signals, a *game.ActionView, worth float64) (float64, string) {
	needs := a.Intercept - a.Stealth + 1
	total := 0
	actor := t.card(a.Actor)
	for i := range t.me.HandCards {
		c := &t.me.HandCards[i]
		if actor != nil && c.Facts != nil && c.Facts.Types.Has(game.ActionModifier) && meets(actor, c.Facts) {
			total += t.readAs(actor, c).stealth
		}
	}
	if needs <= 0 || max(s.stealth, total) < needs {
		return -1, ""
	}
	return worth + 0.2, "the block would stop it"
}

func (t *table) bleedMore(s *signals, a *game.ActionView) float64 {
	worth := 0.9 * float64(s.bleed)
	for _, target := range a.Targets {
		if left := t.v.Seats[target].Pool; a.Bleed < left && a.Bleed+s.bleed >= left {
			worth += 8
		} else if a.Bleed >= left {
			worth = 0 // it is ousted already
		}
		if target == t.seat {
			worth = -10
		}
	}
	return worth
}

// scoreCancel cancels what others play, never what the seat has just played itself.
func (t *table) scoreCancel(o *game.Option, s *signals) (float64, string) {
	if t.p.memory.played[t.seat] {
		return -1, ""
	}
	worth := 0.5
	if a := t.v.Action; a != nil && t.v.Combat == nil {
		worth = t.stake(a) - 0.3
	}
	if s.wakes && !s.cancels {
		worth -= 0.5
	}
	return worth - t.price(o.PoolCost, o.BloodCost, t.card(o.MinionID())), "it does not want that to happen"
}

// scoreAbility weighs a use outside actions and combat.
func (t *table) scoreAbility(o *game.Option, s *signals) (float64, string) {
	if s.silent {
		return -0.2, ""
	}
	why := "it is there to be used"
	worth := 0.5 + 0.5*float64(s.pool) + 0.2*float64(t.useful(o, s)) + t.benefit(o, s)
	if p := t.find(o.CardID()); p != nil && p.host != nil {
		switch {
		case s.drains > 0 && (p.host.Blood <= 2 || 2*p.host.Blood < p.host.Capacity && t.me.Pool > 6):
			return -1, ""
		case s.drains > 0:
			why = "its vampire can spare the blood"
		case s.feeds > 0 && (p.host.Blood > 1 || t.spare() < 3):
			return -1, ""
		case s.feeds > 0:
			why = "its vampire is starving"
		}
	}
	return worth - t.price(o.PoolCost, o.BloodCost, t.card(o.MinionID())), why
}

// useful is the part of the blood gained that its target has room for; below 0 if it has none.
func (t *table) useful(o *game.Option, s *signals) int {
	p := t.find(o.TargetID())
	if p == nil || s.blood == 0 || p.card.Facts == nil || !p.card.Facts.Types.Has(game.Vampire) {
		return s.blood
	}
	room := max(p.card.Capacity, p.card.Facts.Capacity) - p.card.Blood
	if room <= 0 {
		return -4
	}
	return min(s.blood, room)
}
