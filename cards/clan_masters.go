package cards

import . "elysium/game"

// Masters that need a clan.
var (
	_ = define("The Labyrinth", func() *Definition { return Define(Ability(LockThis, YourActs(Clan("Nosferatu")), StealthUp(1))) })

	_ = define("Warsaw Station", func() *Definition {
		return Define(
			Named("unlock", LockThis, AsAnnounced, Undirected, ActsAs(Clan("Nosferatu")),
				Later(AfterActionResolved, ActionSpan, Provided(IsA(ActingMinion, "after the action resolves", Clan("Nosferatu")), Provided(IfSuccessful,
					Unlocks(ActingMinion, "unlock the acting minion if it is still a Nosferatu"))))),
			Named("rescue", ATorpid(Anyone, Clan("Nosferatu")), Say("usable even if this card is locked"), BurnThis, FromTorpor(Target)))
	})

	_ = define("Toreador Grand Ball", func() *Definition {
		return Define(
			Does(AReady(Yours, Clan("Toreador")), PutInPlay, ChooseTarget, AnotherLocks(AReady(Yours, Clan("Toreador")))),
			ChosenUnblockable,
			BurnableBy(AnyMinion, StealthFor(Clan("Nosferatu"), -1)))
	})

	_ = define("Forest of Shadows", func() *Definition {
		return Define(
			Ability(LockThis, AReady(Yours, Clan("Malkavian")), BloodForStealth),
			BurnableBy(AnyMinion))
	})

	_ = define("Ventrue Headquarters", func() *Definition { return Define(Ability(LockThis, InAnyPolling, CastUp(3))) })

	_ = define("Wasserschloss Anif, Austria", func() *Definition {
		return Define(
			Named("store", During(MasterPhase), ControlledMinion(Yours, Clan("Tremere")), BloodOntoThis(1, Target)),
			Named("send", InPhase(InfluencePhase), LockThis, AnUncontrolled(Clan("Tremere")), CountersTo(Target, "it")),
			BurnableBy(AnyMinion, StealthFor(Clan("Malkavian"), 1)))
	})

	_ = define("Madness Network", func() *Definition {
		return Define(Does(PutInPlay),
			AllActAnywhere(Clan("Malkavian")),
			Named("burn", Say("a minion can burn this card as an action"), Silently(AnyMinionActs(AnyMinion), BurnThis), AlsoBlockedBy(Clan("Malkavian"))))
	})
)

var _ = define("Hostile Takeover", func() *Definition {
	return Define(Does(ControlledMinion(Anyone, CapacityAtMost(6)), AuctionsControl))
})

var ravnos = Clan("Ravnos")

var (
	_ = define("Week of Nightmares", func() *Definition {
		return Define(OncePlayedA(GameSpan),
			Does(PutInPlay, WithNamedCounters(10, "nightmare")),
			AllGet(ravnos, Bleed, 1, "", nil), AllGet(ravnos, Strength, 1, "", nil), AllGet(ravnos, NoPlainHunt, 1, "", nil),
			Named("hunt", AnyMinionActs(ravnos), StealingHunt(1, NotUser(ControlledMinion(Anyone, ravnos)))),
			Named("move", EachMethuselahs(UnlockPhase), ControlledMinion(Anyone, ravnos), MovesANamedCounter("nightmare", Target, "it")),
			BurnedWithout("nightmare", BurnsPerCounter("nightmare", Every(ravnos), "each Ravnos"), NoMoreCounters("nightmare")))
	})

	_ = define("Ravnos Carnival", func() *Definition {
		return Define(Does(WithACounterPer(YoursOf(ravnos))), PaysForActionsOf(ravnos, "Ravnos"), BurnedEmpty)
	})

	_ = define("Black Market Cache", func() *Definition {
		plain := Who{Text: "an equipment that is not unique", Is: Both(OfType(Equipment), Not(UniqueOnes(OfType(Equipment)))).Is}
		return Define(Does(GathersHere(3, plain, FromLibrary, FaceUp)), YouDrawKeptHere, BurnedBare)
	})
)
