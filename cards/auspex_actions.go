package cards

import . "elysium/game"

var (
	_ = define("Revelations", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(Silently(AtSeats(Preys)), DiscardsFromHands(DirectedTo, "your prey's hand")),
			OnSuperior(PutInPlay),
			MethuselahsGet(Preys, "Your prey", OpenHand, 1),
			BurnableBy(AnyMinion))
	})
)

var _ = define("Scrying of Secrets", func() *Definition {
	return Define(AfterResolving, HasBled(Anyone),
		OnBasic(SeesTop(7)),
		OnSuperior(SeesTop(7), DiscardsOfTop(7, CanBleed)))
})

var _ = define("Pulse of the Canaille", func() *Definition {
	return Define(StealthAction(1), OneOn,
		OnBasic(SeesHands(Others, TurnSpan, "the hands of all Methuselahs")),
		OnSuperior(PutOnUser),
		NotCumulative(BearerGets(Bleed, 2)))
})
