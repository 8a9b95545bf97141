package cards

import . "elysium/game"

// Actions of the Sabbat and the Camarilla.
var (
	_ = define("Abbot", func() *Definition {
		return Define(StealthAction(1), Requires(OfSect(Sabbat)), OneOn, Does(PutOnUser, UnlocksUser),
			BearerGets(Intercept, 1).While("during actions directed at its controller", ActionAtItsController))
	})

	_ = define("Under Siege", func() *Definition {
		return Define(StealthAction(1), Requires(titledSabbat), Does(PutInPlay, WithCounters(3)),
			Ability(Once(ActionSpan), ReactsWith(OfSect(Sabbat)), BurnsCounter(1), UnlocksToBlock, InterceptUp(1), EvenIfUnneeded),
			BurnedEmpty)
	})

	_ = define("Fiendish Tongue", func() *Definition {
		return Define(Requires(OfSect(Sabbat)),
			Does(BleedAction(1), FromAnnouncement(InterceptDown(1, "Anarchs", OfKind(OfSect(Anarch)))),
				IfItBleeds(Provided(IfUser(Clan("Tzimisce")), InNextDiscard(UserMayBurn(1, Unlocks(User, "unlock")))))))
	})

	_ = define("Fourth Tradition: The Accounting", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Prince, Justicar)), Does(YoungerUncontrolled(), AddBlood(3, Target)))
	})

	_ = define("Fifth Tradition: Hospitality", func() *Definition {
		return Define(StealthAction(1), Requires(OfRank(Prince, Justicar)), Does(AtNobody, NotUser(ControlledMinion(Anyone, Vampires)), AddBlood(4, Target)))
	})
)

var titledSabbat = Who{Text: "a titled Sabbat vampire", Is: Both(Titled, OfSect(Sabbat)).Is}
