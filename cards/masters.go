package cards

import . "elysium/game"

var (
	_ = define("Blood Doll", Define(Does(ControlledMinion(Yours, Vampires), PutOnTarget),
		Named("drain", DuringHosts(MasterPhase), Shared, DrainToPool(1)),
		Named("feed", DuringHosts(MasterPhase), Shared, FeedFromPool(1))))

	_ = define("Direct Intervention", Define(Does(CancelPlay("a minion card", MinionCard, true))))
)
