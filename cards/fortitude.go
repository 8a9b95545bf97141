package cards

import . "elysium/game"

var (
	_ = define("Daring the Dawn", func() *Definition {
		return Define(
			OnBasic(UnblockableBy(Vampires, "vampires"), AfterAction(TakesEnvironmental(2, true))),
			OnSuperior(UnblockableBy(Vampires, "vampires"), AfterAction(TakesEnvironmental(1, true))))
	})

	_ = define("Day Operation", func() *Definition {
		return Define(
			OnBasic(AsAnnounced, UnblockableBy(Vampires, "vampires"), AfterAction(ToTorpor(User, "this vampire goes to torpor"))),
			OnSuperior(UsableAt(Announced, BlockAttempt), UnblockableBy(Vampires, "vampires"), AfterAction(ToTorpor(User, "this vampire goes to torpor"))))
	})

	_ = define("The Kiss of Ra", func() *Definition {
		return Define(WhileBlocked, BlockerIs(OneThat("a vampire without Fortitude", Both(Vampires, Lacking(For)))),
			OnBasic(EndsBlockAttempt, BurnBlood(2, BlockingMinion), EndAction),
			OnSuperior(EndsBlockAttempt, BurnBlood(2, BlockingMinion), Fells(BlockingMinion, "it goes to torpor"), EndAction))
	})

	_ = define("Force of Will", func() *Definition {
		return Define(LockedActs,
			OnBasic(BleedAction(1), FromTheStart(AfterAction(TakesEnvironmental(2, true)))),
			OnSuperior(BleedAction(2), FromTheStart(AfterAction(TakesEnvironmental(1, true)))))
	})

	_ = define("Freak Drive", func() *Definition {
		return Define(AfterResolving,
			OnBasic(Say("usable"), IfSuccessful, UnlocksUser),
			OnSuperior(Say("usable"), IfBlocked, UnlocksUser))
	})
)

var _ = define("Dawn Operation", func() *Definition {
	return Define(OnBasic(AggravatesBlockCombat, BlockerMayStop), OnSuperior(AggravatesBlockCombat))
})
