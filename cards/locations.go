package cards

import . "elysium/game"

var (
	_ = define("Academic Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Asylum Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Slum Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Society Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Uptown Hunting Ground", func() *Definition { return Define(HuntingGround) })

	_ = define("Elder Library", func() *Definition { return Define(YouGet(HandSize, 1)) })
	_ = define("Information Highway", func() *Definition { return Define(YouGet(TransfersOf, 2)) })

	_ = define("Arcane Library", func() *Definition {
		return Define(Ability(InPhase(InfluencePhase), LockThis,
			AnUncontrolled(Clan("Tremere")), AddBlood(1, Target)))
	})
	_ = define("Art Museum", func() *Definition {
		return Define(Ability(InPhase(InfluencePhase), LockThis,
			AnUncontrolled(Clan("Toreador")), AddBlood(1, Target)))
	})

	_ = define("The Barrens", func() *Definition { return Define(Ability(LockThis, DiscardsCards(1))) })

	_ = define("Chantry", func() *Definition {
		return Define(Ability(InPhase(MasterPhase), LockThis,
			PoolOrBlood(1, Clan("Tremere")), ATorpid(Anyone, Clan("Tremere")), FromTorpor(Target)))
	})

	_ = define("Creepshow Casino", func() *Definition {
		return Define(Ability(AsAnnounced, Undirected, YourActs(Vampires),
			LockThis, StealthUp(1), EvenIfUnneeded))
	})

	_ = define("Elysium: The Palace of Versailles", func() *Definition {
		return Define(Ability(InPolling, LockThis,
			EachVotesMore(1, "titled Camarilla vampire", Both(Titled, OfSect(Camarilla)))))
	})
)
