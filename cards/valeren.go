package cards

import . "elysium/game"

var _ = define("Hide the Heart", func() *Definition {
	return Define(
		At("aus", ReducesBleed(1)),
		At("val", OnceEach(ActionSpan), FailsUnlessBurned(1)),
		At("VAL", Word("yours"), ReducesBleed(2)),
		At("VAL", Word("any"), DuringBleed, UserUnlocked, Locks(User, "lock this vampire"), BleedDown(2)))
})

var _ = define("Blessed Blade", func() *Definition {
	return Define(
		At("val", AsReflex, CancelPlay(CardWithTrait("grapple"), false), ByOpponent),
		At("val", AsCombat, WithMelee(2)),
		At("VAL", AsCombat, WithMelee(3)))
})
