package cards

import . "elysium/game"

var (
	_ = define("Daring the Dawn", Define(
		OnBasic(UnblockableBy(Vampires, "vampires"), AfterAction(TakesEnvironmental(2))),
		OnSuperior(UnblockableBy(Vampires, "vampires"), AfterAction(TakesEnvironmental(1)))))

	_ = define("Day Operation", Define(
		OnBasic(AsAnnounced, UnblockableBy(Vampires, "vampires"), AfterAction(GoesToTorpor)),
		OnSuperior(AsAnnouncedOrBlocking, UnblockableBy(Vampires, "vampires"), AfterAction(GoesToTorpor))))

	_ = define("The Kiss of Ra", Define(BlockedByVampireWithout(For),
		OnBasic(EndsBlockAttempt, BurnBlood(2, BlockingMinion), EndAction),
		OnSuperior(EndsBlockAttempt, BurnBlood(2, BlockingMinion), BlockerToTorpor, EndAction)))

	_ = define("Freak Drive", Define(AfterResolving,
		OnBasic(Say("usable"), IfSuccessful, UnlocksUser),
		OnSuperior(Say("usable"), IfBlocked, UnlocksUser)))
)
