package cards

import . "elysium/game"

// Animalism, with and without another discipline.
var (
	_ = define("Sense the Savage Way", func() *Definition {
		return Define(Requires(Both(Vampires, OfCapacity(7))),
			OnBasic(InterceptUp(1)),
			OnSuperior(OnlyLockedVampire, UnlocksToBlock))
	})

	_ = define("Voracious Vermin", func() *Definition {
		return Define(
			OnBasic(StrikeDodge),
			OnSuperior(StrikeDodge, WithExtra(DestroysWeapon, AtRange)))
	})

	_ = define("Dust Up", func() *Definition {
		return Define(Requires(OfSect(Anarch)),
			At("ani", HandStrike(1), CannotBeDodged),
			At("cel", StrikeDodge, WithExtraStrike, Limited),
			At("pot", HandStrike(2)))
	})

	_ = define("Dogged Pursuit", func() *Definition {
		chase := Bundle{OnlyLockedVampire, UnlocksToBlock, UnlessBlocked(User, "it", AfterAction, Locks(User, "it locks"))}
		return Define(
			OnBasic(chase),
			OnSuperior(chase, UnlessBlocked(User, "it", AfterAction, Provided(NoneYet, PutBackOn(User, "this vampire")))),
			Ability(BearerUses, BurnThis, InterceptUp(1)))
	})

	_ = define("Ensnare a Beast", func() *Definition {
		return Define(
			AtEither("ani cel", InterceptUp(1)),
			AtEither("ANI CEL", InterceptUp(1), InItsBlock(Change(StrikeVitae, 1, ActingMinion, CombatSpan, "strike cards cost the acting minion 1 blood or life more"))))
	})

	_ = define("Rage of Apedemak", func() *Definition {
		return Define(BeforeRangeW, OnePer(CombatSpan),
			AtEither("ani pot", FrenzyOfUser, HandSizeFor(1, CombatSpan), HandDamageUp(1, CombatSpan)),
			AtEither("ANI POT", FrenzyOfUser, HandSizeFor(1, CombatSpan), HandDamageUp(2, CombatSpan)))
	})

	_ = define("Bear's Skin", func() *Definition {
		return Define(BeforeRangeW, OnePer(CombatSpan),
			At("ani pro", Change(Strength, 1, User, RoundSpan, "+1 strength this round"), Gains("this round, this vampire can prevent 1 damage", APrevention(1), RoundSpan)),
			At("ANI PRO", Change(Strength, 1, User, CombatSpan, "+1 strength this combat"), NowAndEachRound(Gains("this vampire can prevent 1 damage in that round", APrevention(1), RoundSpan))))
	})

	_ = define("Beast Meld", func() *Definition {
		return Define(
			At("ani pro", StealthUp(1), IfThisIsBlocked("this vampire can prevent 1 damage", APrevention(1))),
			At("ANI PRO", AsAnnounced, NotDuringBleed, UnblockableBy(Vampires, "vampires")))
	})
)

var (
	_ = define("Scorpion Sting", func() *Definition {
		return Define(OnBasic(HandStrike(1)), OnSuperior(HandStrike(1), CannotBeDodged))
	})

	_ = define("Song of Serenity", func() *Definition {
		return Define(BeforeRangeW, OnePer(CombatSpan),
			OnBasic(Change(Strength, -1, Opponent, RoundSpan, "the opposing minion gets -1 strength this round")),
			OnSuperior(Change(Strength, -1, Opponent, CombatSpan, "the opposing minion gets -1 strength for the rest of combat")))
	})
)
