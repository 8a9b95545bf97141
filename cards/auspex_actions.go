package cards

import . "elysium/game"

var (
	_ = define("Revelations", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(Silently(AtSeats(Preys)), DiscardsFromHands(DirectedTo, "your prey's hand")),
			OnSuperior(PutInPlay),
			PreyGets(OpenHand, 1),
			BurnableBy(AnyMinion))
	})
)
