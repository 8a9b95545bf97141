package cards

import . "elysium/game"

// Combat cards that change a weapon or bring one, and cards that change the hands.
var (
	_ = define("Baal's Bloody Talons", func() *Definition {
		return Define(
			OnBasic(StrikingWith(IsMelee), WeaponDoes(Aggravates, 1, Target, RoundSpan), BurnsAt(RoundEnds, RoundSpan, Target, "burn it at the end of this round")),
			OnSuperior(StrikingWith(IsMelee), WeaponDoes(Aggravates, 1, Target, RoundSpan), WeaponDoes(MoreDamage, 1, Target, RoundSpan),
				BurnsAt(RoundEnds, RoundSpan, Target, "burn it at the end of this round")))
	})

	_ = define("Cleave", func() *Definition {
		return Define(IsEquipment("put on an imbued, this card is a melee weapon", "melee", "weapon"), Ability(MeleeStrike(0)),
			OnBasic(Word("weapon"), OnThis(IsMelee), WeaponDoes(MoreDamage, 1, Target, ActionSpan), WeaponDoes(Piercing, 1, Target, ActionSpan),
				BurnsAt(ActionEnds, ActionSpan, Target, "burn it at the end of the action")),
			OnBasic(Word("new"), BurnsConvictions(1), PutOnUser, WeaponDoes(MoreDamage, 1, Itself, ActionSpan), WeaponDoes(Piercing, 1, Itself, ActionSpan),
				BurnsAt(ActionEnds, ActionSpan, Itself, "burn it at the end of the action")))
	})

	_ = define("Dragon's Breath Rounds", func() *Definition {
		return Define(Does(StrikingWith(WithTrait("gun")), OneOfTraitOn("ammo", CombatSpan),
			WeaponDoes(MoreAggravated, 2, Target, CombatSpan), BurnsOnceStruck))
	})

	_ = define("Manstopper Rounds", func() *Definition {
		return Define(Does(StrikingWith(WithTrait("gun")), OneOfTraitOn("ammo", CombatSpan), WeaponDoes(MoreDamage, 1, Target, CombatSpan)))
	})

	_ = define("Spirit Claws", func() *Definition {
		return Define(BearerGets(HandAggravates, 1),
			At("pro", AsCombat, HandStrikesAggravated),
			At("pro spi", AsCombat, IsManeuver, HandStrikesAggravated),
			At("PRO SPI", PlayedAs(ActionCard), StealthAction(1), PutOnUser))
	})
)
