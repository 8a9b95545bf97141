package cards

import . "elysium/game"

// Cards whose effects need two disciplines at once.
var _ = define("Serpent's Numbing Kiss", func() *Definition {
	return Define(
		At("pre ser", StrikeEnds),
		At("PRE SER", StrikeEnds, OnHit(IfClose(AtThePriceOf(1, Together(PutOnOpponent, Locks(Opponent, "lock that minion")))))),
		BearerGets(CannotUnlock, 1),
		Ability(DuringHosts(UnlockPhase), Must, BurnThis))
})

var _ = define("Muricia's Call", func() *Definition {
	call := Obtains(User, "employ", FromLibrary, OneThat("a retainer that requires Animalism", Both(OfType(Retainer), Needing(Ani))))
	return Define(StealthAction(1), TakenAs(Retainer),
		At("ani", call),
		At("ani spi", call, AddLife(1, Obtained)),
		At("ANI SPI", call, AddLife(1, Obtained), UnlocksAtTurnEnd(User, "this acting vampire")))
})

var _ = define("Night Terrors", func() *Definition {
	return Define(
		At("obf pre", StealthToNothing(ActingMinion, "the acting minion's")),
		At("OBF PRE", StealthToNothing(ActingMinion, "the acting minion's"),
			IfThisBlocks("this minion can strike: combat ends in the first round", AStrike(StrikeEnds))))
})

var _ = define("Sanguine Entrapment", func() *Definition {
	return Define(OnePer(RoundSpan), BeforeRangeW,
		At("cel qui", Change(CannotDodge, 1, Opponent, RoundSpan, "the opposing minion cannot strike: dodge this round")),
		At("CEL QUI", Change(CannotEndCombat, 1, Opponent, RoundSpan, "the opposing minion cannot strike: combat ends this round")))
})

var _ = define("Iron Heart", func() *Definition {
	return Define(
		At("pot pre", CancelPlay(CardRequiring(ActionModifier, Pre), true)),
		At("POT PRE", CancelPlay(CardRequiring(ActionModifier, Dom), true)))
})

var _ = define("Masque of Judas", func() *Definition {
	return Define(OnePer(CombatSpan), AgainstAllyOrYounger,
		At("aus obf", IsManeuver, OptionalPress()),
		At("AUS OBF", BeforeRangeW, OpponentDiscardsAtRandom(2, CombatSpan)))
})

var _ = define("Ophidian Gaze", func() *Definition {
	return Define(
		At("pre ser", ReducesBleed(2)),
		At("PRE SER", DuringPolitical, AfterDeclining, CancelPlay(CardOf(ActionModifier), true)))
})
var (
	_ = define("Gift of Bellona", func() *Definition {
		return Define(
			At("aus", HandInBlock(1)),
			At("val", IfEquipped, UnlocksUser),
			At("VAL", EquipsThough))
	})

	_ = define("Shadow Boxing", func() *Definition {
		return Define(
			At("obf pot", AsCombat, Say("maneuver, only to get to close range, or press, only to continue combat"), Silently(IsManeuver, OnlyToClose, PressToContinue)),
			At("OBF POT", AsModifier, AfterItsFight(User), IfBlocked, IfFoeGone(User), CostsUser(1), GoesOnUnblocked))
	})

	_ = define("Steely Tenacity", func() *Definition {
		return Define(Requires(OfSect(Anarch)), ReplaceAfter(ActionSpan), InsteadOfReplacement(ToHand(Itself, "take it back from your ash heap")),
			At("ani", AsCombat, StrikeOrMelee(1), OptionalPress()),
			At("dom", PlayedAs(ActionCard), BleedAction(1)),
			At("qui", PlayedAs(ActionCard), StealthAction(1), Directed(AReady(Others, AnyMinion)), EnterCombat(Target)))
	})
)

var _ = define("Martyr's Resilience", func() *Definition {
	return Define(AnyUnlockedBystander, FightersAndRetainers(),
		At("aus for", PreventsFor(1)),
		At("AUS FOR", PreventsXFor(1)))
})

// Celerity with another discipline.
var (
	_ = define("Forced March", func() *Definition {
		return Define(OnePer(TurnSpan),
			At("cel for", AfterResolving, IfSuccessful, UnlocksUser),
			At("CEL FOR", StealthUp(1), AfterSuccess(UserMayBurn(1, UnlocksUser))))
	})

	_ = define("Instantaneous Transformation", func() *Definition {
		return Define(
			At("cel pro", StealthUp(1)),
			At("CEL PRO", AfterResolving, IfSuccessful, UnlocksUser, OnceAs(Superior, TurnSpan)))
	})
)

var _ = define("Bliss", func() *Definition {
	return Define(
		CombatOrReaction(At("dom pre", CancelPlay(CardWithTrait("frenzy"), false), AnyVampirePlays)),
		At("DOM PRE", AsCombat, StrikeEnds))
})
