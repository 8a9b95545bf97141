package cards

import . "elysium/game"

var (
	_ = define(".44 Magnum", func() *Definition { return Define(Ability(RangedStrike(2), ManeuverEach(CombatSpan))) })
	_ = define("Banshee Ironwail", func() *Definition {
		return Define(
			Ability(MeleeStrike(2), AggravatedOn(Clan("Kiasyd"))),
			BearerGets(Stealth, -1),
			BearerBlocks("an action", AnyAction, BurnBloodOrLife(1, ActingMinion)))
	})

	_ = define("Grenade", func() *Definition { return Define(Ability(RangedStrike(3), BearerHurtAtClose(1), BurnsWithUse)) })
	_ = define("Ivory Bow", func() *Definition { return Define(Ability(RangedStrike(1), AsAggravated)) })
	_ = define("Meat Cleaver", func() *Definition { return Define(Ability(MeleeStrike(1))) })
	_ = define("Tinglestripe", func() *Definition {
		return Define(
			Named("two", RangedStrike(2), OneStrikeARound),
			Named("one", AtItsSuperior, RangedStrike(1), ManeuverEach(CombatSpan), Silently(OneStrikeARound)))
	})

	_ = define("Sengir Dagger", func() *Definition { return Define(Ability(MeleeStrike(0), AsAggravated)) })
)
