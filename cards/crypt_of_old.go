package cards

import . "elysium/game"

// Vampires whose text is about what hurts and what does not.
var (
	_ = define("Mictlantecuhtli", func() *Definition {
		return Define(ImmuneTo("damage from weapons", FromWeapons),
			When(DiablerisedM, Say("after he has committed diablerie, before the blood hunt, "), Must, AboutThis,
				AddBloodTo(1, YourOthers(Vampires), "each other ready vampire you control")))
	})

	_ = define("Carolina Vález", func() *Definition {
		return Define(ImmuneTo("damage from allies and retainers", FromKind(Either(AllyOnly, OfType(Retainer)))))
	})

	_ = define("The Dracon", func() *Definition {
		return Define(Costs(-1, OfBlood, CardsRequiring(Vic), ThisMinion), ThisGets(RangedDamage, 1))
	})

	_ = define("Mukhtar Bey", func() *Definition {
		gehenna := Who{Text: "Gehenna cards", Is: WithTrait("gehenna").Is}
		return Define(ThisGets(CannotPressOn, 1),
			Ability(During(UnlockPhase), Must, InPlayAtLeast(5, gehenna), BurnThis))
	})

	_ = define("Don Caravelli", func() *Definition {
		return Define(Ability(InYourFight(Vampires), NotFighting, Once(CombatSpan), BurnsBlood(1, "blood"), PressForYours("1 press", APress)))
	})
)
