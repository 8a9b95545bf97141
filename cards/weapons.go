package cards

import . "elysium/game"

var (
	_ = define(".44 Magnum", Define(Ability(RangedStrike(2), ManeuverEach(CombatSpan))))
	_ = define("Banshee Ironwail", Define(
		Ability(MeleeStrike(2), AggravatedOn(Clan("Kiasyd"))),
		BearerGets(Stealth, -1),
		BearerBlocks("an action", AnyAction, BurnBloodOrLife(1, ActingMinion))))

	_ = define("Grenade", Define(Ability(RangedStrike(3), BearerHurtAtClose(1), BurnsWithUse)))
	_ = define("Ivory Bow", Define(Ability(RangedStrike(1), AsAggravated)))
	_ = define("Meat Cleaver", Define(Ability(MeleeStrike(1))))
	_ = define("Tinglestripe", Define(
		Named("two", RangedStrike(2), OneStrikeARound),
		Named("one", AtItsSuperior, RangedStrike(1), ManeuverEach(CombatSpan), Silently(OneStrikeARound))))

	_ = define("Sengir Dagger", Define(Ability(MeleeStrike(0), AsAggravated)))
)
