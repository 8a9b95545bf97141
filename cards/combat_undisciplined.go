package cards

import . "elysium/game"

// Combat cards that need no discipline, and what is played in combat like them.
var (
	_ = define("Amaranth", func() *Definition {
		return Define(Does(UserIs(Diablerist), WhenOpponentFalls, NotFalling, DiableriseFalling))
	})

	_ = define("Concealed Weapon", func() *Definition {
		return Define(Does(BeforeRangeW,
			Obtains(User, "this minion equips with", FromHand, ConcealableWeapon(3, 4))))
	})

	_ = define("Death Seeker", func() *Definition {
		return Define(OnePer(RoundSpan), Does(CancelPlay(CardOf(CombatCard), true), ByOpponent))
	})

	_ = define("Dodge", func() *Definition { return Define(ReplaceAfter(CombatSpan), Does(StrikeDodge)) })

	_ = define("Lucky Blow", func() *Definition { return Define(ReplaceAfter(CombatSpan), Does(StrikeOrMelee(1))) })

	_ = define("Rötschreck", func() *Definition {
		return Define(
			Does(InCombatStrikes, AFacing(), PutOnTarget, EndCombat,
				AfterThisCombat("after combat it is locked and sent to torpor", Together(Locks(Target, ""), ToTorpor(Target, "")))),
			BearerGets(CannotUnlock, 1),
			Ability(DuringHosts(UnlockPhase), Must, BurnThis))
	})

	_ = define("Taste of Vitae", func() *Definition {
		return Define(OnePer(RoundSpan),
			Does(AtRoundEnd, UserIs(Vampires), AgainstVampire, NotFalling, GainLost))
	})

	_ = define("Zip Gun", func() *Definition {
		return Define(
			IsEquipment("In play this is no combat card but an equipment, a weapon, a gun, for which ammo cannot be used", "weapon", "gun"),
			Does(BeforeRangeW, PutOnUser),
			Ability(RangedStrike(1), ManeuverEach(CombatSpan), BearerHurt(1)))
	})

	_ = define("Weighted Walking Stick", func() *Definition {
		return Define(OneOn,
			IsEquipment("In play this is no combat card but an equipment, a melee weapon", "weapon", "melee"),
			Does(BeforeRangeW, OnlyFirstRound, PutOnUser, WithCounters(5)),
			Ability(MeleeStrike(1), SpentByDamage), BurnedEmpty)
	})

	_ = define("Ritual of the Bitter Rose", func() *Definition {
		return Define(WhenDrained, Does(AsModifier, YourReadyGainItsBlood), Does(AsCombat, Silently(YourReadyGainItsBlood)))
	})
)

// Aims.
var (
	_ = define("Target Retainer", func() *Definition {
		return Define(AsStrikeChosen, OneWithTraitEach("aim", StrikeSpan), OpponentCancelsFor(2, CombatCard),
			Does(MayStrikeRetainer, OnceItHurts(1)))
	})

	_ = define("Target Vitals", func() *Definition {
		return Define(AsStrikeChosen, OneWithTraitEach("aim", StrikeSpan), OpponentCancelsFor(2, CombatCard),
			Does(OnceItHurts(2, Change(CannotPress, 1, Opponent, RoundSpan, "the opposing minion cannot press this round"))))
	})
)

var _ = define("Pulled Fangs", func() *Definition {
	return Define(
		Does(AtRoundEnd, AtClose, AgainstVampire, InflictedMore, NotFalling, OneOnOpponent, PutOnOpponent, Inflicts(1)),
		BearerGets(CannotHunt, 1), WhenItMustHunt(ToTorpor(Host, "it goes to torpor")),
		Named("burn", Say("as a (D) action at +1 stealth, any vampire can put 1 counter on this card"),
			Silently(AnyMinionActs(Vampires), AtThis, StealthAction(1), AddCounter)),
		BurnedAt(2))
})

var (
	_ = define("Fake Out", func() *Definition { return Define(ReplaceAfter(CombatSpan), Does(IsManeuver)) })
	_ = define("Boxed In", func() *Definition { return Define(ReplaceAfter(CombatSpan), Does(IsPress)) })
)

var _ = define("Shoulder Drop", func() *Definition {
	return Define(OnePer(StrikeSpan),
		Does(AfterEachPair, HitByHand, SuffersNow(1, Opponent, "the opposing minion"),
			Change(CannotPress, 1, Opponent, RoundSpan, "the opposing minion cannot press this round")))
})
