package cards

import . "elysium/game"

var infernal = Who{Text: "an infernal vampire", Is: Both(Vampires, WithTrait("infernal")).Is}

// Cards of the infernal.
var (
	_ = define("Concordance", func() *Definition {
		return Define(StealthAction(1),
			At("ser", BleedAction(0), MostBledIs(1)),
			At("dai", Requires(infernal), PutOnUser, BearerHas(TreatsAsNormal, 1), BearerHas(Strength, 1), BearerHas(Stealth, -1)),
			At("DAI", Requires(infernal), PutOnUser, BearerHas(TreatsAsNormal, 1), BearerHas(Strength, 1), BearerHas(Stealth, -1), BearerIs("flight", "has flight")),
			Ability(FromSuperior, BearerUses, InPhase(InfluencePhase), BurnsBlood(1, "blood"), Unlocks(Host, "unlock this vampire")))
	})

	_ = define("Shatter the Gate", func() *Definition {
		return Define(StealthAction(1),
			Does(Requires(Both(infernal, OfCapacity(9))), PutOnUser, AtCopies(3, OthersOwe("shattered", 3))),
			Named("burn", Say("as a (D) action a vampire with a capacity of 6 or more burns this card, for the Edge, which is burned"),
				Silently(AnyMinionActs(Both(Vampires, OfCapacity(6))), AtThis, HoldingTheEdge, BurnsTheEdge, BurnThis)))
	})
)

var _ = define("Unleash Hell's Fury", func() *Definition {
	return Define(StealthAction(1), Requires(infernal),
		OnBasic(PutInPlay),
		OnSuperior(PutInPlay, Unlocks(User, "unlock this vampire")),
		BlocksAsVampire(9, 2, 1, "infernal"))
})
