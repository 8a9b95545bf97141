package cards

import . "elysium/game"

var (
	_ = define("The New Inquisition", func() *Definition {
		return Define(Does(InPlayAtLeast(1, WithTrait("gehenna"))), ReplaceWhen(WentTorpid, "a titled vampire goes to torpor", Titled),
			Ability(EachMethuselahs(UnlockPhase), Silently(InPhase(UnlockPhase)), AReady(Preys, Vampires), SufferSurely(N(1), Target, "it")),
			BurnableByReferendum(UserIs(Titled)))
	})

	_ = define("Port Authority", func() *Definition { return Define(MethuselahsGet(Anyone, "Every Methuselah", DiscardsWait, 1)) })

	_ = define("FBI Special Affairs Division", func() *Definition {
		return Define(
			When(BurnedM, Must, BurnedFighting(AllyOnly), AddCounter, HurtsActorAfterCombat(2)),
			BurnedAt(4))
	})

	_ = define("The Unmasking", func() *Definition {
		return Define(ReplaceAt(DiscardPhase),
			AllGet(AllyOnly, Intercept, 1, "against vampires", AgainstVampires))
	})
)

var _ = define("Absimiliard's Army", func() *Definition {
	return Define(Does(InPlayAtLeast(1, gehennaEvent)), ReplaceWhen(OustedM, "a Methuselah is ousted", AnyMinion),
		Named("raise", EachMethuselahs(UnlockPhase), TopBecomesAlly(2, 2, 1, "ghoul")),
		When(OustedM, Say("after a Methuselah is ousted, burn this card"), Silently(Must, BurnThis)))
})

var _ = define("Nightmares upon Nightmares", func() *Definition {
	return Define(ReplaceAt(DiscardPhase),
		Ability(EachMethuselahs(UnlockPhase), Must, LocksUnlessDiscards(MortalsAndOldOnes, "mortal allies, and vampires with a capacity above the number of Gehenna events in play,", MasterPhase)))
})

var (
	_ = define("Scourge of the Enochians", func() *Definition {
		return Define(
			Named("burn", During(DiscardPhase), ControlledMinion(Anyone, CapacityAtMost(2)), Burns(Target, "burn it")),
			Named("give", During(DiscardPhase), Must, PassesTo(ToYourPredator)))
	})

	_ = define("Dragonbound", func() *Definition {
		return Define(ReplaceOnceGone, Ability(Must, EachMethuselahs(DiscardPhase), UserBurnsPoolPer(HerTorpid)))
	})
)
