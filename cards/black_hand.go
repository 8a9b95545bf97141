package cards

import . "elysium/game"

// Cards of the Black Hand.
var (
	_ = define("Follow the Blood", func() *Definition {
		return Define(Requires(blackHand),
			Does(AfterResolving, IfHuntFed, Locks(User, "lock this vampire"), FightActor(WithManeuverOrPress), PutsBackInProgress))
	})

	_ = define("The Art of Memory", func() *Definition {
		return Define(Requires(blackHand), Does(AsAnnounced, RemovesThis, AfterSuccess(ReturnsOnePlayed)))
	})
)
