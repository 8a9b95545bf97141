package cards

import . "elysium/game"

var (
	_ = define("Revelations", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(Silently(AtPrey), DiscardsFromPrey),
			OnSuperior(PutInPlay),
			PreyGets(OpenHand, 1),
			BurnableBy(AnyMinion))
	})
)
