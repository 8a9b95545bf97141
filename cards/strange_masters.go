package cards

import . "elysium/game"

// Masters that do what no other does.
var (
	_ = define("Smiling Jack, The Anarch", func() *Definition {
		return Define(Does(PutInPlay),
			Named("move", During(UnlockPhase), Must, PoolOntoThis(1)),
			OthersBurnEach,
			BurnableBy(Vampires))
	})

	_ = define("The Rack", func() *Definition {
		return Define(
			Does(AReady(Yours, Vampires), ChooseTarget),
			ChosenAnew(AReady(Yours, Vampires)),
			ChosenInUnlock(AddBlood(2, Chosen)),
			StealableBy(Vampires))
	})

	_ = define("Visit from the Capuchin", func() *Definition {
		return Define(
			Does(PutInPlay, WithCounters(4)),
			YouGetPerCounter(HandSize, "counters"),
			InsteadOfReplacing, BurnedEmpty)
	})

	_ = define("Short-Term Investment", func() *Definition {
		return Define(
			Does(PutInPlay, WithCounters(3)),
			Ability(UseMasterAction, CounterToPool(1)),
			BurnedEmpty)
	})

	_ = define("Storage Annex", func() *Definition {
		return Define(
			Does(StoresFromHand),
			KeeperLooks,
			Ability(During(MasterPhase), ExchangesKept))
	})

	_ = define("Wider View", func() *Definition {
		return Define(Does(PutInPlay),
			Named("draw", UseTransfers(1), DrawCrypt, RemoveUncontrolled),
			Named("burn", UseTransfers(4), BurnThis, GainPool(2)))
	})

	_ = define("Sunset Strip, Hollywood", func() *Definition {
		return Define(
			Named("hunts", LockThis, AllHuntsStealthier(1)),
			ReducesCost(1, "of a mortal ally as it is recruited or of a mortal retainer as it is employed", Mortals))
	})

	_ = define("Life Boon", func() *Definition {
		return Define(
			Does(SavesFromOust, PutInPlay),
			StealsPoolFromChosen(1),
			TakesVictoryPoint(1))
	})
)
