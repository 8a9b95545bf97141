package cards

import . "elysium/game"

// Actions that require Presence: bleeds that do more, and what stays.
var (
	_ = define("Heart of the City", func() *Definition {
		return Define(StealthAction(1), OneOn,
			OnBasic(PutOnUser, BearerHas(Bleed, 1)),
			OnSuperior(PutOnUser, BearerHas(Bleed, 2)))
	})

	_ = define("Mind Numb", func() *Definition {
		return Define(
			OnBasic(Directed(ControlledMinion(Anyone, Vampires, Untapped)), Together(Locks(Target, "it is locked"), SkipsUnlock(Target, "it"))),
			OnSuperior(StealthAction(1), Directed(ControlledMinion(Anyone, Vampires, Untapped)), Together(Locks(Target, "it is locked"), SkipsUnlock(Target, "it"))))
	})

	_ = define("Public Trust", func() *Definition {
		return Define(
			OnBasic(BleedAction(2)),
			OnSuperior(BleedAction(2), AlsoName(AnUncontrolled()), IfItBleeds(AddBlood(1, AlsoNamed))))
	})

	_ = define("Propaganda", func() *Definition {
		return Define(
			OnBasic(BleedAction(1), FromAnnouncement(UnblockableBy(Titled, "titled vampires"))),
			OnSuperior(BleedAction(1), FromAnnouncement(UnblockableBy(Titled, "titled vampires")), ChosenBy(BledChooses, AReady(Hers, UnlockedMinion), Locks(Target, "lock it"))))
	})
)

var _ = define("Dread Gaze", func() *Definition {
	return Define(InPolling, OnBasic(VotesUp(2)), OnSuperior(VotesUp(4)))
})
