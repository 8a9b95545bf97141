package cards

import . "elysium/game"

// Potence with Presence, and Potence by itself.
var (
	_ = define("Iron Glare", func() *Definition {
		return Define(
			At("pot pre", InPolling, VotesUp(2)),
			At("POT PRE", DuringBleed, BleedUp(2), Limited))
	})

	_ = define("Absolute Tyranny", func() *Definition {
		return Define(InPolling, ModifierOrReaction(
			At("pot pre", VotesUp(3)),
			At("POT PRE", VotesDown(1, Not(FollowsPath("Power and the Inner Voice")), "vampires that do not follow the Path of Power and the Inner Voice"))))
	})

	_ = define("Unthinkable Humiliation", func() *Definition {
		return Define(
			AtEither("pot pre", BlocksCost(1, OfBloodOrLife, AnyMinion, "minions")),
			AtEither("POT PRE", BlocksCost(1, OfBloodOrLife, AnyMinion, "minions"), InterceptDown(1, "minions", OfKind(AnyMinion))))
	})

	_ = define("Slam", func() *Definition {
		return Define(
			OnBasic(HandStrike(2)),
			OnSuperior(HandStrike(2), Say("with 1 optional maneuver, only to get to close range"), Silently(IsManeuver, OnlyToClose)))
	})

	_ = define("Visions of Gehenna", func() *Definition {
		return Define(
			OnBasic(UnblockableBy(AllyOnly, "allies")),
			OnSuperior(DuringBleed, UnblockableBy(AllyOnly, "allies"), BleedUp(2), Limited))
	})
)
