package cards

import . "elysium/game"

// Equipment that is no weapon.
var (
	_ = define("Aaron's Feeding Razor", func() *Definition { return Define(BearerGets(HuntAmount, 1)) })

	_ = define("Bowl of Convergence", func() *Definition {
		return Define(
			BearerGetsIf(WithDiscipline(Aus, Basic), Intercept, 1),
			Ability(Say("during an action"), IfUser(WithDiscipline(Aus, Superior)), BurnsBlood(1, "blood"), InterceptUp(1)))
	})

	_ = define("Enchanted Marionette", func() *Definition {
		return Define(
			BearerGetsIf(Clan("Malkavian antitribu"), Bleed, 1).While("during bleed actions", Bleeding),
			BearerGetsIf(Clan("Malkavian antitribu"), Stealth, 1).While("during bleed actions", Bleeding))
	})

	_ = define("Learjet", func() *Definition { return Define(OneOfKind("vehicle"), BearerDrawsMore(1)) })
	_ = define("Shackles of Enkidu", func() *Definition {
		return Define(
			Named("shackle", BearerUses, BeforeRangeW, ThisOnto(Opponent, "put this card on the opposing minion"), KeepsThis, EndCombat),
			BearerGets(CannotUnlock, 1).While("once put on it so", Kept),
			Named("blood", During(UnlockPhase), Must, IfKept, BurnBlood(2, Among(Host, Vampires))),
			BurnableBy(AnyMinion))
	})

	_ = define("Soul Gem of Etrius", func() *Definition {
		return Define(WhenBearerBurns(DrawCrypt,
			Provided(DrawnYounger, ThisOnto(Drawn, "put this card on it")), Provided(DrawnYounger, ReadyAndFull(Drawn)),
			Say("otherwise it stays in your uncontrolled region and this card is burned")))
	})

	_ = define("Flak Jacket", func() *Definition { return Define(Ability(Once(CombatSpan), Prevent(1))) })
	_ = define("Helicopter", func() *Definition {
		return Define(OneOfKind("vehicle"),
			When(EquippedM, Say("when a minion equips with this card, "), Must, AboutThis, Locks(Itself, "lock this card")),
			Ability(AfterResolving, BearerActs, IfSuccessful, LockThis, Unlocks(Host, "unlock this minion")))
	})

	_ = define("Vial of Garou Blood", func() *Definition {
		return Define(Ability(BearerUses, BeforeRangeW, BurnThis,
			Change(Strength, 1, User, CombatSpan, "for this combat +1 strength"), NowAndEachRound(StrikesMore(1)), CannotUseGear(User, CombatSpan)))
	})

	_ = define("Kevlar Vest", func() *Definition { return Define(OneOn, PreventsGunsOr(2, 1)) })
	_ = define("Laptop Computer", func() *Definition { return Define(OneOn, BearerGets(Bleed, 1)) })
	_ = define("Sport Bike", func() *Definition { return Define(OneOfKind("vehicle"), BearerGets(Intercept, 1)) })
)

var (
	_ = define("Sire's Index Finger", func() *Definition { return Define(BearerGets(FrenzyProof, 1)) })

	_ = define("The Sargon Fragment", func() *Definition {
		return Define(BearerHasDiscipline(Nec, Superior),
			Ability(Say("as an action that costs 1 blood, move a library card of your ash heap to your hand and discard down afterwards"),
				Silently(IsAction, BurnsBlood(1, "blood"), InAshHeap(Yours, LibraryCards), ToHand(Target, "move it to your hand"))))
	})
)

var (
	_ = define("IR Goggles", func() *Definition { return Define(Ability(BearerUses, IsManeuver, Once(CombatSpan))) })

	_ = define("Leather Jacket", func() *Definition {
		return Define(OneOn,
			Does(Say("after a successful action to equip with it, "), UnlocksAtTurnEnd(User, "the acting minion")),
			Ability(BearerUses, PreventStrike, BurnThis))
	})
)
