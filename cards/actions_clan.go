package cards

import . "elysium/game"

// Actions that need a clan, or a minion in torpor.
var (
	_ = define("Defender of the Haven", func() *Definition {
		return Define(StealthAction(1), OneOn,
			Does(ControlledMinion(Anyone, Clan("Gargoyle"), Slaves, OfCapacity(5)), PutOnTarget),
			BearerGets(Intercept, 2).While("against directed actions", IsDirected))
	})

	_ = define("Destructive Secrets", func() *Definition {
		return Define(StealthAction(1),
			Does(Directed(ControlledMinion(Anyone, AnyMinion)), BlocksNo(Clan("Nosferatu"), Target, TurnSpan)))
	})

	_ = define("Siphon", func() *Definition {
		return Define(StealthAction(1), UserIs(Vampires), OncePlayedA(TurnSpan),
			Does(UpTo(99, "one or more vampires in torpor, younger ones unless a Gehenna card is in play", YoungerUnless(gehenna, ATorpid(Anyone, Vampires))),
				StealBloodOf(1, Targets, "steal 1 blood of each of them"), Provided(IfUser(Clan("Giovanni")), HeapToHand("blood stolen"))))
	})

	_ = define("Regeneration", func() *Definition {
		return Define(StealthAction(1), InTorporActs,
			OnBasic(GainsBlood(4, User, "this acting vampire")),
			OnSuperior(GainsBlood(5, User, "this acting vampire")))
	})
)

var _ = define("Gift of Proteus", func() *Definition {
	return Define(StealthAction(1), OneOn, Does(StoresNamed(Needing(Pro)), PutOnUser),
		PlaysKept(ByMinionWithIt), KeeperLooks, BurnedBare)
})

var _ = define("Triole's Revenge", func() *Definition {
	return Define(StealthAction(1),
		Does(Directed(ControlledMinion(Anyone, Clan("Ventrue"), NotFull)), PutOnTarget),
		BearerGets(MustHunt, 1),
		AfterSuccessOf(Host, "this vampire has hunted at full capacity", HuntedFull, Burns(Host, "burn it")),
		BurnableBy(Clan("Ventrue")))
})

var _ = define("Raw Recruit", func() *Definition {
	return Define(StealthAction(1), Requires(Both(Vampires, Slaves)),
		Does(Directed(ATorpid(Anyone, Vampires)), PutInPlay, MovesHere(FaceUp), ChoosesUser),
		Named("turn", Say("a vampire you control can act"), Silently(YourMinionActs(Vampires)), StealthAction(1), CreatesVampire, ServedByChosen,
			TurnsIntoVampire(AgedAsKept.SlaveGargoyle(Levels{}.With(For, Basic).With(Pot, Basic).With(Vis, Basic)).SectOfChosen()),
			Removes(KeptHere, "remove the vampire kept here from the game")))
})
