package house

import "elysium/game"

// scorer weighs one option in pool or thereabouts; 0 is what passing is worth. The phrase says
// why one would take it.
type scorer func(*table, *game.Option) (float64, string)

// scorers weigh the options by what they do.
var scorers [game.Concedes + 1]scorer

func init() {
	scorers = [game.Concedes + 1]scorer{
		game.Pass: scorePass, game.Decline: scorePass, game.Done: scorePass, game.Abstains: scorePass,
		game.NoTo: scorePass, game.YesTo: scoreYes, game.FirstOf: scoreAny,

		game.Bleeds: scoreBleed, game.Hunts: scoreHunt, game.Equips: scoreGear, game.Employs: scoreGear,
		game.Recruits: scoreRecruit, game.Calls: scoreCall, game.LeavesTorpor: scoreLeaveTorpor,
		game.Rescues: scoreRescue, game.Diablerises: scoreDiablerie, game.BecomesAnarch: scoreAnarch,
		game.Acts: scorePlay, game.Plays: scorePlay, game.Uses: scoreUse,

		game.Chooses: scoreChoose, game.Takes: scoreTake, game.Gives: scoreGive, game.Pays: scorePay,
		game.Blocks: scoreBlock, game.Strikes: scoreStrike, game.Maneuvers: scoreManeuver, game.Presses: scorePress,
		game.VotesFor: scoreVote, game.BurnsForVote: scoreBurnForVote,

		game.Transfers: scoreTransfer, game.DrawsCrypt: scoreDrawCrypt, game.MovesOut: scoreMoveOut,
		game.Merges: scoreMerge, game.Recovers: scoreAny,
		game.UsesEdge: scoreEdge, game.Contests: scoreContest, game.Yields: scoreYield,
		game.Discards: scoreDiscard, game.Withdraws: scoreWithdraw, game.Concedes: scoreConcede,
	}
}

func (t *table) score(o *game.Option) (float64, string) {
	if int(o.Verb) < len(scorers) && scorers[o.Verb] != nil {
		return scorers[o.Verb](t, o)
	}
	return scorePass(t, o)
}

func scorePass(t *table, _ *game.Option) (float64, string) {
	if t.d.Window == game.DiscardW {
		return 0.25 * t.patience(), "the hand is worth keeping"
	}
	return 0, "nothing here is worth its price"
}

func scoreAny(*table, *game.Option) (float64, string) { return 0.1, "one is as good as another" }

func scoreYes(t *table, o *game.Option) (float64, string) {
	return 0.5 - t.price(o.PoolCost, o.BloodCost, nil), "it costs nothing to use it"
}

func scoreConcede(*table, *game.Option) (float64, string) { return -100, "the game is lost" }

// scoreWithdraw leaves a game that has run dry, when staying would mean being ousted.
func scoreWithdraw(t *table, _ *game.Option) (float64, string) {
	if t.me.Pool <= 2*t.bleeding(t.predator) || t.patience() == 0 {
		return 1, "the library is empty and the pool will not last"
	}
	return -1, ""
}

func scoreEdge(*table, *game.Option) (float64, string) { return 5, "the Edge gives a pool" }

// scoreContest weighs what is contested against what contesting costs in every turn to come.
func scoreContest(t *table, o *game.Option) (float64, string) {
	worth := 0.6
	if c := t.card(o.CardID()); c != nil {
		worth += 0.15 * float64(c.Capacity)
		if c.Blood <= o.BloodCost {
			worth -= 1
		}
	}
	if o.PoolCost > 0 && t.spare() < 2 {
		worth -= 1.5
	}
	return worth, "it is worth contesting"
}

func scoreYield(*table, *game.Option) (float64, string) { return 0.5, "contesting would cost too much" }

// scoreDiscard gets rid of what the seat cannot use, most useless first.
func scoreDiscard(t *table, o *game.Option) (float64, string) {
	c := t.card(o.CardID())
	if c == nil || c.Facts == nil {
		return 0.1, "one card is as good as another"
	}
	if t.me.Library == 0 && t.d.Window == game.DiscardW && t.me.Hand <= t.me.HandSize && t.patience() > 0 {
		return -1, "" // it would not be replaced
	}
	switch s := t.readCard(c, ""); {
	case s.silent && !c.Facts.Types.Has(game.Ally|game.Retainer|game.Equipment):
		return 1, "it would do nothing"
	case !t.playable(c):
		return 0.8, "no minion can play it"
	}
	n := 0
	for i := range t.me.HandCards {
		if t.me.HandCards[i].Facts == c.Facts {
			n++
		}
	}
	if n > 1 {
		return 0.2 + 0.1*float64(n), "there is another one in hand"
	}
	return 0.1, "a new card may be better"
}

// playable reports whether any of the seat's minions, uncontrolled ones included, meets a
// card's requirements.
func (t *table) playable(c *game.CardView) bool {
	f := c.Facts
	if len(f.Needs) == 0 && len(f.Clans) == 0 {
		return true
	}
	for _, list := range [][]game.CardView{t.me.Ready, t.me.Torpor, t.me.Uncontrolled} {
		for i := range list {
			if m := &list[i]; m.Facts != nil && meets(m, f) {
				return true
			}
		}
	}
	return false
}

func meets(m *game.CardView, f *game.Facts) bool {
	clan := len(f.Clans) == 0
	for _, c := range f.Clans {
		clan = clan || c == m.Clan
	}
	if !clan || len(f.Needs) == 0 {
		return clan
	}
	for _, need := range f.Needs {
		ok := true
		for _, d := range need {
			ok = ok && m.Disciplines[d] > game.None
		}
		if ok {
			return true
		}
	}
	return false
}
