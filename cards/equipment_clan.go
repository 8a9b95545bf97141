package cards

import . "elysium/game"

// Equipment that serves a clan, and what is worn or carried for good.
var (
	_ = define("Heart of Nizchetus", func() *Definition {
		return Define(Ability(During(UnlockPhase), IfUser(IsReady), DrawsAndReturns(3)))
	})

	_ = define("Living Manse", func() *Definition {
		return Define(OneOn, BearerGetsIf(Vampires, Bleed, 1), Ability(BeforeRangeW, IfUser(Vampires), BurnThis, EndCombat))
	})

	_ = define("Codex of the Edenic Groundskeepers", func() *Definition {
		return Define(BearerGets(Stealth, -2).While("during bleed actions", Bleeding),
			Ability(IfUser(Vampires), BurnsBlood(1, "blood"), BleedAction(0), FromAnnouncement(BleedUpWhile(3, "the Methuselah being bled controls no ready unlocked minions", NoReadyUnlocked))))
	})

	_ = define("Treasured Samadji", func() *Definition {
		return Define(BearerGetsIf(Clan("Ravnos"), Bleed, 1), Ability(IfUser(Clan("Ravnos")), Once(CombatSpan), StrikeDodge))
	})

	_ = define("Flaming Candle", func() *Definition {
		return Define(OncePlayedA(GameSpan),
			Ability(AsAnnounced, BearerActs, IfUser(Vampires), BurnsBlood(1, "blood"), BurnThis, UnblockableBy(Vampires, "vampires")))
	})
)

// Weapons.
var (
	_ = define("Assault Rifle", func() *Definition { return Define(Ability(RangedStrike(4), ManeuverEach(CombatSpan))) })
	_ = define("Flamethrower", func() *Definition { return Define(Ability(RangedStrike(2), AsAggravated)) })
	_ = define("Kali's Fang", func() *Definition { return Define(Ability(MeleeStrike(1), AsAggravated)) })
	_ = define("Femur of Toomler", func() *Definition { return Define(Ability(MeleeStrike(1), AsAggravated)) })
)

// Vehicles, and weapons that do more than strike.
var (
	_ = define("Stolen Police Cruiser", func() *Definition {
		return Define(OneOfKind("vehicle"), BearerGetsIf(OfSect(Anarch), Bleed, 1), AlliesAndYoungerGet(Intercept, -1, OfSect(Anarch)),
			Named("burn", Say("as a (D) action that costs 1 pool any vampire can burn this card"), Silently(AnyMinionActs(Vampires), AtThis, CostsPool(1)),
				Together(Locks(Among(Host, OfSect(Anarch)), "this Anarch is locked"), SkipsUnlock(Among(Host, OfSect(Anarch)), "it")), Silently(BurnThis)))
	})

	_ = define("Unlicensed Taxicab", func() *Definition {
		return Define(OneOfKind("vehicle"), StealthierToEquip(1),
			BearerGets(Stealth, 1).While("during hunts and actions to recruit or employ", HuntsOrHires),
			WhenBlock(BlockSucceeds, OfRank(Prince, Archbishop), BurnThis))
	})

	_ = define("Righteous Blade", func() *Definition {
		return Define(Named("strike", MeleeStrike(1)), Named("press", Once(CombatSpan), PressToContinue))
	})

	_ = define("Sword of the Archangel", func() *Definition {
		return Define(
			Named("strike", MeleeStrike(1), AsAggravated),
			Named("cancel", Once(CombatSpan), IfUser(Clan("Salubri")), BurnsBlood(1, "blood"), CancelPlay(grappleOrAim, true), ByOpponent),
			When(BurnedM, Once(TurnSpan), Must, AfterItsWeaponBurned, AtCombatsEndMay(Unlocks(Host, "unlock"))))
	})
)

var grappleOrAim = CardKind{Text: "a grapple or aim card", Is: func(g *Game, p *Play) bool {
	return CardWithTrait("grapple").Is(g, p) || CardWithTrait("aim").Is(g, p)
}}

var _ = define("AK-47", func() *Definition {
	return Define(
		Named("strike", RangedStrike(2), ManeuverEach(CombatSpan)),
		Named("again", StruckWithThis, ExtraStrikes(1), Limited, OnlyWithThis))
})

var _ = define("Shilmulo Tarot", func() *Definition {
	return Define(Does(StoresTop(2)), KeeperLooks, DrawsKeptHere(Clan("Ravnos")), Ability(During(UnlockPhase), StoresTop(1)))
})
