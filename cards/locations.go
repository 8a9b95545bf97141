package cards

import . "elysium/game"

var (
	_ = define("Academic Hunting Ground", Define(HuntingGround))
	_ = define("Asylum Hunting Ground", Define(HuntingGround))
	_ = define("Slum Hunting Ground", Define(HuntingGround))
	_ = define("Society Hunting Ground", Define(HuntingGround))
	_ = define("Uptown Hunting Ground", Define(HuntingGround))

	_ = define("Elder Library", Define(YouGet(HandSize, 1)))
	_ = define("Information Highway", Define(YouGet(TransfersOf, 2)))

	_ = define("Arcane Library", Define(Ability(InPhase(InfluencePhase), LockThis,
		AnUncontrolled(Clan("Tremere")), AddBlood(1, Target))))
	_ = define("Art Museum", Define(Ability(InPhase(InfluencePhase), LockThis,
		AnUncontrolled(Clan("Toreador")), AddBlood(1, Target))))

	_ = define("The Barrens", Define(Ability(LockThis, DiscardsCards(1))))

	_ = define("Chantry", Define(Ability(InPhase(MasterPhase), LockThis,
		PoolOrBlood(1, Clan("Tremere")), ATorpid(Anyone, Clan("Tremere")), FromTorpor(Target))))

	_ = define("Creepshow Casino", Define(Ability(AsAnnounced, Undirected, YourActs(Vampires),
		LockThis, StealthUp(1), EvenIfUnneeded)))

	_ = define("Elysium: The Palace of Versailles", Define(Ability(InPolling, LockThis,
		EachVotesMore(1, "titled Camarilla vampire", Both(Titled, OfSect(Camarilla))))))
)
