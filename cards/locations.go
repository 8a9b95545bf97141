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
)
