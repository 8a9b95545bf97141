package cards

import . "elysium/game"

var (
	_ = define("Enchant Kindred", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(StealthAction(1), YoungerUncontrolled(), AddBlood(2, Target)))
	})

	_ = define("Intimidation", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(BleedAction(2)))
	})

	_ = define("Social Charm", func() *Definition {
		return Define(
			OnBasic(BleedAction(1)),
			OnSuperior(BleedAction(1), IfItBleeds(GainPool(1))))
	})

	_ = define("Legal Manipulations", func() *Definition {
		return Define(
			OnBasic(BleedAction(2)),
			OnSuperior(BleedAction(2), IfItBleeds(GainPool(1))))
	})
)
