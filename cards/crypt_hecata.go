package cards

import . "elysium/game"

// Hecata.
var (
	_ = define("Mora, the Death Seer", func() *Definition {
		return Define(Ability(During(DiscardPhase), ItIsReady, InAshHeap(Yours, LibraryCards), ToBottom(Library, "move it to the bottom of your library")))
	})
)

// Those with actions, and those who help the dead.
var (
	_ = define("Hel-Blá", func() *Definition {
		return Define(Ability(StealthAction(1), ForBlood(1), InAshHeap(Yours, Who{Text: "an ally that requires a Hecata or Oblivion", Is: Both(OfType(Ally), Either(NeedingClan("Hecata"), Needing(Obl))).Is}), PutsBackInPlay, Locks(Target, "it is locked")))
	})
	_ = define("\"Mother\" Anja Giovanni", func() *Definition {
		return Define(Ability(Once(TurnSpan), AfterDeed(ByAnother(Clan("Hecata"), "Hecata"), true, "that requires a Hecata or Oblivion", WithCardOf(Either(NeedingClan("Hecata"), Needing(Obl)))),
			ItIsReady, BurnsBlood(1, "blood"), IsA(ActingMinion, "", IsLocked), Unlocks(ActingMinion, "unlock that one")))
	})
	_ = define("Tommaso Sforza", func() *Definition {
		return Define(Ability(BeforeRangeIsSet, Once(TurnSpan), InYourFight(wraithOrZombie), ItIsReady, BurnsBlood(1, "blood"), EndCombat))
	})
	_ = define("Marchesa Liliana", func() *Definition {
		return Define(Ability(Say("during its own action"), WhileActing, DuringBleed, Once(ActionSpan), Names(7, "seven cards in your ash heap", InAshHeap(Yours, AnyCard)), Removes(Targets, "remove them from the game"),
			Change(Bleed, 1, User, ActionSpan, "+1 bleed")))
	})
	_ = define("Parijat, the Dark Oracle", func() *Definition {
		return Define(BlockersBurnTop(1, wraithOrZombie, "an ally that is a wraith or a zombie"))
	})
	_ = define("Lenelle, Mambo of Birmingham", func() *Definition {
		return Define(Ability(StealthAction(1), ForBlood(1), ExchangesWithHeap(AnyCard, LibraryCards)))
	})
)
