package cards

import . "elysium/game"

// Actions of the Anarchs.
var (
	_ = define("Constant Revolution", func() *Definition {
		return Define(StealthAction(1), Requires(OfSect(Anarch)),
			Does(PutInPlay, WithCounters(1)),
			Named("grow", During(UnlockPhase), Must, AddCounter),
			TheyBurn(Others, "each other Methuselah", CountersHere, OrRandomCards),
			BurnableBy(Vampires, CostsPool(1)))
	})

	_ = define("The Platinum Protocol", func() *Definition {
		return Define(Requires(OfSect(Anarch)), BleedAction(0),
			Combines(
				At("obf", StealthAction(1)),
				At("pre", MoreBleed(1)),
				At("pro", IfItBleeds(ChosenBy(YouChoose, ControlledMinion(Bled, AnyMinion), Corrupts(1, Target, "it"))))))
	})

	_ = define("Break the Bonds", func() *Definition {
		return Define(Requires(OfSect(Anarch)), BleedAction(0),
			Combines(
				At("ani", MoreBleed(1)),
				At("obf", IfItBleeds(ChosenBy(YouMayChoose, ControlledMinion(Bled, AnyMinion), Locks(Target, "lock it")))),
				At("pre", AlsoName(AnUncontrolled()), IfItBleeds(AddBlood(1, AlsoNamed)))))
	})

	_ = define("Make the Misere", func() *Definition {
		return Define(Requires(OfSect(Anarch)), Directed(AReady(Others, LockedMinion)),
			Combines(
				At("cel", IntoFight(With("; this acting minion gets 1 optional maneuver in that combat", AManeuver))),
				At("obf", StealthAction(1)),
				At("pot", IntoFight(WithStrength(1)))),
			EnterCombat(Target))
	})

	_ = define("Open War", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Baron)), OncePlayedA(GameSpan), Does(PutInPlay),
			Named("combat", Say("as a (D) action any Anarch can enter combat with a minion"),
				Silently(AnyMinionActs(OfSect(Anarch)), AReady(Others, AnyMinion), EnterCombat(Target))),
			Named("location", Say("as a (D) action that costs 2 pool any Anarch can burn a location"),
				Silently(AnyMinionActs(OfSect(Anarch)), CostsPool(2), AnywhereInPlay(Anyone, Locations), Burns(Target, ""))),
			Named("move", AnyMethuselah, UseMasterAction, PoolOntoThis(1)),
			BurnedAt(4, GainPool(4)))
	})

	_ = define("Childe of the Revolution", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Baron)), newChilde)
	})
)

// newChilde makes the card a vampire of the acting one's clan and sect, which may learn at once.
var newChilde = Does(CreatesVampire, BecomesVampire(Aged(1)), Change(MustHunt, 1, Itself, TurnSpan, "it must hunt this turn"),
	PutsInPlay(Itself, "it", 0, OutOf(Library, Hand, AshHeap), OneThat("a master Discipline card", DisciplineCards)))
