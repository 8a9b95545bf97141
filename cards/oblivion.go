package cards

import . "elysium/game"

// Oblivion on the move: modifiers and reactions.
var (
	_ = define("Where the Veil Thins", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(StealthUp(1), BlocksCost(1, OfBlood, Lacking(Obl), "minions without Oblivion")))
	})

	_ = define("Stygian Shroud", func() *Definition {
		return Define(WhileBlocked,
			OnBasic(BlockerInterceptDown(1)),
			OnSuperior(CostsUser(1), FailsBlockAttempt))
	})

	_ = define("Shadow Cloak", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(AfterResolving, IfSuccessful, PutOnUser),
			UntargetedWithout(Aus),
			Ability(DuringHosts(UnlockPhase), Must, BurnThis))
	})

	_ = define("Shadow Sentinel", func() *Definition {
		return Define(OnceAnUnlock(),
			OnBasic(OnlyLockedVampire, Wakes),
			OnSuperior(EvenLocked, AReady(Yours, wraithOrZombie, IsLocked), WakesTarget))
	})

	_ = define("Paths in Two Worlds", func() *Definition {
		return Define(AsAnnounced, Hiring(wraithOrZombieHand),
			OnBasic(StealthUp(1), EvenIfUnneeded),
			OnSuperior(StealthUp(1), EvenIfUnneeded, AfterSuccess(UserMayBurn(1, UnlocksUser))))
	})

	_ = define("Shadow Cast", func() *Definition {
		return Define(
			OnBasic(StealthUp(1)),
			OnSuperior(AfterResolving, IfSuccessful, WasDirected, PutOn(User, "this vampire"), KeepsTargets),
			Ability(BearerUses, Silently(WhileActing), AtThoseKept, BurnThis, StealthUp(1)))
	})

	_ = define("Consign to Oblivion", func() *Definition {
		return Define(AsAnnounced,
			OnBasic(ReactionsCost(1, EachOfThem)),
			OnSuperior(ReactionsCost(1, EachOfThem), ReactionsWait))
	})

	_ = define("Truth in Darkness", func() *Definition {
		return Define(
			OnBasic(InterceptUp(1)),
			OnSuperior(InterceptUp(1), IfItBlocks(UserCanThisAction(AfterResolution, 1, UnlocksUser))))
	})

	_ = define("Gifts From Hereafter", func() *Definition {
		return Define(ByOther, UserUnlocked, ActsAs(wraithOrZombie),
			AtEither("dom obl", BleedUp(1), Limited),
			AtEither("DOM OBL", BleedUp(1), Limited, AfterAction(UserMayBurn(1, Unlocks(ActingMinion, "unlock the acting ally")))))
	})
)

var (
	wraithOrZombieHand = Who{Text: "a wraith or zombie", Is: Either(WithTrait("wraith"), WithTrait("zombie")).Is}
	wraithOrZombie     = Who{Text: "a wraith or zombie ally", Is: Both(AllyOnly, wraithOrZombieHand).Is}
)
