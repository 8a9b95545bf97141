package cards

import . "elysium/game"

// Protean in combat and on the move.
var (
	_ = define("Claws of the Dead", func() *Definition {
		return Define(OnBasic(HandStrikesAggravated), OnSuperior(IsManeuver))
	})

	_ = define("Wolf Claws", func() *Definition {
		return Define(OnBasic(HandStrikesAggravated), OnSuperior(IsPress))
	})

	_ = define("Body Flare", func() *Definition {
		return Define(
			OnBasic(StrikeFor(2), AsAggravated),
			OnSuperior(RangedStrike(2), AsAggravated))
	})

	_ = define("Rapid Change", func() *Definition {
		return Define(
			OnBasic(AsModifier, StealthUp(1)),
			OnSuperior(AsCombat, StrikeEnds))
	})

	_ = define("Form of the Cobra", func() *Definition {
		return Define(
			OnBasic(AsCombat, StealsBlood(1)),
			OnSuperior(AsModifier, AsAnnounced, StealthUp(1), EvenIfUnneeded))
	})

	_ = define("Form of the Bat", func() *Definition {
		bare := CannotUseGear(User, CombatSpan)
		bare.Text = "this vampire cannot use equipment"
		return Define(
			OnBasic(AsModifier, WhileBlocked, BlockerInterceptDown(1), IfThisIsBlocked("1 optional maneuver", AManeuver), InBlockOfIt(bare)),
			OnSuperior(PlayedAs(Reaction), InterceptUp(1), IfThisBlocks("1 optional maneuver", AManeuver), InItsBlock(bare)))
	})

	_ = define("Earth Control", func() *Definition {
		return Define(OnBasic(StealthUp(1)), OnSuperior(StealthUp(2)))
	})

	_ = define("One With the Land", func() *Definition {
		return Define(DirectedAtYou,
			OnBasic(InterceptUp(2)),
			OnSuperior(OnlyLockedVampire, UnlocksToBlock, InItsBlock(NeitherStrikes)))
	})

	_ = define("Eyes of the Wild", func() *Definition {
		return Define(Does(OnlyLockedVampire, UnlocksToBlock, UserCanThisAction(BlockAttempt, 1, InterceptUp(1)),
			UnlessBlocked(User, "it", AfterAction, Locks(User, "it locks"))))
	})
)

var (
	_ = define("Form of the Wolf", func() *Definition {
		return Define(BeforeRangeW, OnePer(CombatSpan),
			OnBasic(Change(Strength, 1, User, CombatSpan, "+1 strength this combat")),
			OnSuperior(Change(Strength, 1, User, CombatSpan, "+1 strength this combat"), Gains("1 optional press this combat", APress, CombatSpan)))
	})

	_ = define("Sculpt the Flesh", func() *Definition {
		return Define(
			OnBasic(HandStrike(0), AsAggravated),
			OnSuperior(HandStrike(1), OnStrike(PutBackOn(Opponent, "the opposing minion"))),
			Ability(DuringHosts(UnlockPhase), Must, BurnBloodOrLife(1, Host, "the minion with this card")),
			Named("burn", Say("a minion can burn this card as an action"), Silently(AnyMinionActs(AnyMinion), BurnThis), StealthAction(1)))
	})

	_ = define("Wall of Filth", func() *Definition {
		return Define(BeforeRangeW, OneOn,
			AtEither("pro tha", PutOnUser),
			AtEither("PRO THA", PutOnUser),
			PlayedAt(Basic, Ability(BearerUses, PreventOnly(2, OfNormal), BurnThis)),
			PlayedAt(Superior, Ability(BearerUses, Prevent(2), BurnThis)))
	})
)
