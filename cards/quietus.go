package cards

import . "elysium/game"

// Quietus: silence, blood and poison.
var (
	_ = define("Scorpion's Touch", func() *Definition {
		touch := []InMode{StrikeOrMelee(0), OneOnOpponent, OnStrike(PutOnOpponent)}
		return Define(
			OnBasic(touch...),
			OnSuperior(touch...),
			BearerGets(Strength, -1),
			PlayedAt(Superior, Ability(DuringHosts(UnlockPhase), Must, BurnBloodOrLife(1, Host, "this minion"))),
			BurnableBy(Vampires, StealthAction(1)))
	})

	_ = define("Blood Agony", func() *Definition {
		return Define(NotInRoundOne,
			OnBasic(Change(NextAggravates, 1, User, CombatSpan, "this vampire's next hand or melee weapon strike of the combat is aggravated")),
			OnSuperior(Change(CloseAggravates, 1, User, CombatSpan, "this vampire's hand and melee weapon strikes are aggravated for the rest of the combat")))
	})

	_ = define("Blood Sweat", func() *Definition {
		return Define(AtLong,
			OnBasic(RangedStrike(2), Surely),
			OnSuperior(RangedStrike(3), Surely))
	})
)
