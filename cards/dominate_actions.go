package cards

import . "elysium/game"

// Actions that require Dominate.
var (
	_ = define("Scouting Mission", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(StealthAction(1), YoungerUncontrolled(), AddBlood(2, Target)))
	})

	_ = define("Dominate Kine", func() *Definition {
		return Define(
			OnBasic(StealthAction(1), BleedAction(1)),
			OnSuperior(Directed(AnywhereInPlay(Others, Locations)), Steals(Target)))
	})

	_ = define("Far Mastery", func() *Definition {
		return Define(StealthAction(1),
			OnBasic(Directed(OnAnother(Vampires, CardOn(Anyone, OfType(Retainer)))), Steals(Target)),
			OnSuperior(Directed(ControlledMinion(Others, OfType(Ally))), Steals(Target)))
	})

	_ = define("Feast of the Soul's Secrets", func() *Definition {
		return Define(
			OnBasic(BleedAction(2)),
			OnSuperior(BleedAction(2), AlsoName(YoungerYoursOrUncontrolled()), IfItBleeds(AddBlood(2, AlsoNamed))))
	})
)
