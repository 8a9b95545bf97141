package cards

import . "elysium/game"

var (
	_ = define("Cloak the Gathering", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(ByOther, ActingStealthUp(1)))
	})

	_ = define("Elder Impersonation", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(WhileBlocked, FailsBlockAttempt))
	})

	_ = define("Faceless Night", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(StealthUp(1), LocksFailures))
	})

	_ = define("Lost in Crowds", func() *Definition {
		return Define(NotWith("Into Thin Air"),
			OnBasic(StealthUp(1)),
			OnSuperior(StealthUp(2)))
	})

	_ = define("Mask of a Thousand Faces", func() *Definition {
		return Define(
			OnBasic(TakesOver),
			OnSuperior(TakesOver, ActingStealthUp(1)))
	})

	_ = define("Spying Mission", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(StoreBleed),
			BleedStored(2))
	})

	_ = define("Veil the Legions", func() *Definition {
		return Define(ByOther, UserUnlocked, OncePlayedA(ActionSpan),
			OnBasic(ActingStealthUp(1)),
			OnSuperior(ActingStealthUp(1), BloodForStealthNext(1), OnceEach(TurnSpan)))
	})

	_ = define("Vulture's Buffet", func() *Definition {
		return Define(
			At("obf", HuntAction(0), InAshHeap(Anyone, Either(AnyMinion, OfType(Retainer))), Removes(Target, "remove it from the game"), Provided(IfHuntFed, UnlocksUser)),
			At("spi", HuntAction(1), InAshHeap(Anyone, Either(AnyMinion, OfType(Retainer))), Removes(Target, "remove it from the game"), Provided(IfHuntFed, UnlocksUser)),
			At("SPI", HuntAction(1), InAshHeap(Anyone, Either(AnyMinion, OfType(Retainer))), Removes(Target, "remove it from the game"), Provided(IfHuntFed, UnlocksUser), GainPool(1)))
	})

	_ = define("Swallowed by the Night", func() *Definition {
		return Define(
			OnBasic(AsModifier, StealthUp(1)),
			OnSuperior(AsCombat, IsManeuver))
	})

	_ = define("Disguised Weapon", func() *Definition {
		weapon := Obtains(User, "this vampire equips with", FromHand, Any("a weapon", Equipment).WithTrait("weapon"))
		return Define(OnBasic(BeforeRangeW, weapon), OnSuperior(AsStrikeChosen, weapon))
	})
)

var _ = define("Hide the Mind", func() *Definition {
	return Define(
		At("obf", AsCombat, CancelPlay(CardRequiring(CombatCard, Aus), true)),
		At("OBF", AsModifier, CancelPlay(CardRequiring(Reaction, Aus), true)))
})

var _ = define("Memory's Fading Glimpse", func() *Definition {
	return Define(AtItsRegion, AnUncontrolledOf(Preys),
		OnBasic(ItsBloodToPool(0), ToBottom(Crypt, "move it to the bottom of its owner's crypt")),
		OnSuperior(MovesBlood(1, Target, User, "this vampire gains 1 of its blood"), ItsBloodToPool(0), ToBottom(Crypt, "move it to the bottom of its owner's crypt")))
})

var _ = define("Sacrificial Lamb", func() *Definition {
	return Define(
		OnBasic(ATorpid(Yours, Vampires), BurnsAndLoots(Target, GainsItsCapacity)),
		OnSuperior(Directed(ATorpid(Others, Vampires)), BurnsAndLoots(Target, GainsItsCapacity)))
})
