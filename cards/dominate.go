package cards

import . "elysium/game"

var (
	_ = define("Bonding", func() *Definition {
		return Define(DuringBleed,
			OnBasic(BleedUp(1), Limited),
			OnSuperior(StealthUp(1), BleedUp(1), Limited))
	})

	_ = define("Chain of Command", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(CommandsForABleed(0)),
			OnSuperior(CommandsForABleed(1)))
	})

	_ = define("Conditioning", func() *Definition {
		return Define(DuringBleed,
			OnBasic(BleedUp(2), Limited),
			OnSuperior(BleedUp(3), Limited))
	})

	_ = define("Foreshadowing Destruction", func() *Definition {
		return Define(DuringBleed,
			OnBasic(BleedUp(1), Limited),
			OnSuperior(BleedUpWhile(3, "the target has 9 pool or less", PoolAtMost(9)), Limited))
	})

	_ = define("Govern the Unaligned", func() *Definition {
		return Define(
			OnBasic(BleedAction(2)),
			OnSuperior(StealthAction(1), YoungerUncontrolled(), AddBlood(3, Target)))
	})

	_ = define("Obedience", func() *Definition {
		return Define(AboutToFight(ActingYounger),
			OnBasic(Unlocks(ActingMinion, "unlock the acting vampire"), EndAction, NotAgain),
			OnSuperior(EndAction, NotAgain))
	})

	_ = define("Deflection", func() *Definition {
		return Define(BledYou, AfterDeclining,
			OnBasic(Locks(User, "lock this vampire"), Redirect()),
			OnSuperior(Redirect()))
	})

	_ = define("Spirit Marionette", func() *Definition {
		return Define(
			At("dom", BleedAction(1)),
			At("obe", BleedAction(1), AlsoName(AReady(Preys, AnyMinion)), Locks(AlsoNamed, "lock that minion, also if the bleed is turned on another Methuselah")),
			At("OBE", StealthAction(1), Directed(AReady(Others, UnlockedMinion)), TakesControl(Target, UntilNextAction), MustBleedNext))
	})
)
