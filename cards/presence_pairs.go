package cards

import . "elysium/game"

// Presence with another discipline, or instead of it.
var (
	_ = define("Fever Pitch", func() *Definition {
		return Define(
			AtEither("for pre", BleedUp(1), Limited),
			AtEither("FOR PRE", BleedUp(1), Limited, AfterAction(IfItBleeds(IfYouWant(Provided(NoneYet, PutBackOn(User, "this vampire")))))),
			Ability(BearerUses, Silently(WhileActing), DuringBleed, WhileBlocked, BurnThis, FailsBlockAttempt))
	})

	_ = define("Hedonism", func() *Definition {
		foil := Bundle{ByOther, UserUnlocked, WhileBlocked, FailsBlockAttempt, Locks(User, "lock this vampire"), Locks(BlockingMinion, "lock that minion")}
		return Define(
			AtEither("for pre", foil, FightsAfterResolution(BlockingMinion, "that minion")),
			AtEither("FOR PRE", foil))
	})

	_ = define("Enchanting Gaze", func() *Definition {
		return Define(
			At("pre pro", StealthUp(1)),
			At("PRE PRO", StealthUp(1), UserCanThisAction(BlockAttempt, 0, ByCorruption(1, BlockingMinion, "the minion that attempts to block", FailsBlockAttempt))))
	})

	_ = define("Revelation of the Serpent", func() *Definition {
		unlocks := Later(SucceededM, ActionSpan, IfItBleeds(IfYouWant(ByCorruption(2, TargetsMinions, "a minion of the Methuselah bled", UnlocksUser))))
		return Define(DuringBleed,
			At("pre pro", Word("bleed"), BleedUp(1), Limited),
			At("pre pro", Word("stealth"), StealthUp(1), BleedUp(1), Limited),
			At("PRE PRO", Word("bleed"), BleedUp(1), Limited, unlocks),
			At("PRE PRO", Word("stealth"), StealthUp(1), BleedUp(1), Limited, unlocks))
	})
)
