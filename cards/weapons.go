package cards

import . "elysium/game"

var (
	_ = define(".44 Magnum", func() *Definition { return Define(Ability(RangedStrike(2), ManeuverEach(CombatSpan))) })
	_ = define("Banshee Ironwail", func() *Definition {
		return Define(
			Ability(MeleeStrike(2), AggravatedOn(Clan("Kiasyd"))),
			BearerGets(Stealth, -1),
			BearerBlocks("an action", AnyAction, BurnBloodOrLife(1, ActingMinion, "the acting minion")))
	})

	_ = define("Flash Grenade", func() *Definition {
		return Define(Ability(StrikeEnds, BurnsWithUse,
			OnHit(Together(Locks(Among(Opponent, Vampires), "an opposing vampire, at any range, is locked"), SkipsUnlock(Among(Opponent, Vampires), "it"))),
			AfterCombatEnds(IfClose(Together(Locks(Among(User, Vampires), "the bearer, if a vampire, is locked"), SkipsUnlock(Among(User, Vampires), "it"))))))
	})

	_ = define("Baseball Bat", func() *Definition {
		return Define(ReplaceAfter(ActionSpan), Ability(MeleeStrike(1)),
			Does(Say("after a successful action to equip with it, "), UnlocksAtTurnEnd(User, "the acting minion")))
	})
	_ = define("Combat Shotgun", func() *Definition { return Define(Ability(RangedStrike(3), Once(RoundSpan))) })
	_ = define("Grenade", func() *Definition {
		return Define(Ability(RangedStrike(3), Besides(IfClose(Suffer(N(1), User, "the bearer as the strike resolves"))), BurnsWithUse))
	})
	_ = define("Ivory Bow", func() *Definition { return Define(Ability(RangedStrike(1), AsAggravated)) })
	_ = define("Meat Cleaver", func() *Definition { return Define(Ability(MeleeStrike(1))) })
	_ = define("Saturday-Night Special", func() *Definition { return Define(Ability(RangedStrike(1), ManeuverEach(CombatSpan))) })
	_ = define("Smoke Grenade", func() *Definition { return Define(Ability(StrikeEnds, AtLong, BurnsWithUse)) })
	_ = define("Sniper Rifle", func() *Definition {
		return Define(Ability(RangedStrike(2), AtLong), BearerBlocksThenMay(Together(SetsRange("long"), CommitsStrike)))
	})

	_ = define("Tinglestripe", func() *Definition {
		return Define(
			Named("two", RangedStrike(2), OneStrikeARound),
			Named("one", FromSuperior, RangedStrike(1), ManeuverEach(CombatSpan), Silently(OneStrikeARound)))
	})

	_ = define("Sengir Dagger", func() *Definition { return Define(Ability(MeleeStrike(0), AsAggravated)) })
)

// Weapons that stay in whom they strike.
var (
	_ = define("Rowan Ring", func() *Definition {
		return Define(Ability(PlainMelee, OnStrike(FellsAndStays)))
	})

	_ = define("Wooden Stake", func() *Definition {
		return Define(Ability(MeleeStrike(0)),
			WhenItHasDone(2, FellsAndStays))
	})

	_ = define("Kerrie", func() *Definition {
		return Define(Requires(OfSect(Laibon)),
			Named("strike", MeleeStrike(1)),
			Named("throw", MeleeStrike(0), AtRange, ThrownAway))
	})

	_ = define("Sword of Nuln", func() *Definition { return Define(Ability(MeleeStrike(0)), DearWounds) })
)

var _ = define("Talbot's Chainsaw", func() *Definition {
	return Define(
		Named("strike", StrikeFor(3)),
		Named("feed", During(UnlockPhase), Must, HostIs(IsReady), AReady(Yours, AnyMinion), InflictsItselfSurely(3, Target, "it")),
		BearerGets(CannotHunt, 1),
		Named("combat", Say("as a (D) action at +1 stealth, this minion can enter combat with a ready minion"),
			Silently(IsAction, BearerUses, StealthAction(1), AReady(Others, AnyMinion), EnterCombat(Target))),
		MustPressOn(RoundSpan),
		Named("prevent", Once(CombatSpan), Prevent(1)))
})

var (
	_ = define("Sawed-Off Shotgun", func() *Definition { return Define(Ability(RangedStrike(3), Once(CombatSpan))) })
	_ = define("Brass Knuckles", func() *Definition { return Define(Ability(MeleeStrike(1), Once(CombatSpan))) })
)

var _ = define("Waxen Poetica", func() *Definition {
	slow := Who{Text: "a vampire without Celerity", Is: Both(Vampires, Lacking(Cel)).Is}
	return Define(Ability(Against(slow), RangedStrike(2), AsAggravated, NoRetainer, BurnsWithUse))
})

var (
	_ = define("Bundi", func() *Definition {
		return Define(
			Named("strike", HandStrike(1)),
			Named("prevent", Once(StrikeSpan), PreventOnly(1, OfMelee)))
	})

	_ = define("Blade of Bellona", func() *Definition {
		return Define(Ability(MeleeStrike(1), ManeuverEach(CombatSpan), OnlyToClose))
	})
)
