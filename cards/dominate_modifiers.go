package cards

import . "elysium/game"

var _ = define("Command of the Beast", func() *Definition {
	return Define(DuringBleed,
		OnBasic(BleedUp(1), Limited),
		OnSuperior(BleedUp(1), Say("(it does not count against the limit)")))
})

var _ = define("Threats", func() *Definition {
	return Define(DuringBleed,
		OnBasic(BleedUp(1), Limited),
		OnSuperior(BleedUp(2), Limited))
})

var _ = define("Seduction", func() *Definition {
	barred := Change(CannotBlock, 1, Target, ActionSpan, "it cannot block this action")
	return Define(AsAnnounced,
		OnBasic(Younger(Anyone), barred),
		OnSuperior(AReady(Anyone, Vampires), barred))
})

var _ = define("Murmur of the False Will", func() *Definition {
	return Define(
		OnBasic(AsModifier, DuringBleed, BleedUp(1), Limited),
		OnSuperior(PlayedAs(Reaction), BledYou, ByActor(AYounger), AfterDeclining, Locks(User, "lock this vampire"), Redirect()))
})
