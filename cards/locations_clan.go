package cards

import . "elysium/game"

// Locations that need a clan: hunting grounds, and what a clan's ways and walls are good for.
var (
	_ = define("Biotech Company Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Library Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Park Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Political Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Temple Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Underworld Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Warzone Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Zoo Hunting Ground", func() *Definition { return Define(HuntingGround) })

	_ = define("Backways", func() *Definition { return Define(Ability(LockThis, YourActs(Clan("Gangrel")), StealthUp(1))) })
	_ = define("Elysian Fields", func() *Definition { return Define(Ability(LockThis, YourActs(Clan("Lasombra")), StealthUp(1))) })
	_ = define("Opium Den", func() *Definition { return Define(Ability(LockThis, YourActs(Clan("Ministry")), StealthUp(1))) })
	_ = define("Fortune Teller Shop", func() *Definition { return Define(Ability(LockThis, ActsAs(Clan("Ravnos")), StealthUp(1))) })

	_ = define("Market Square", func() *Definition {
		return Define(Ability(LockThis, AReady(Yours, Clan("Banu Haqim")), TargetInterceptUp(1)))
	})

	_ = define("Ecoterrorists", func() *Definition {
		return Define(Ability(InPhase(InfluencePhase), LockThis, AnUncontrolled(Clan("Gangrel")), AddBlood(1, Target)))
	})

	_ = define("New Carthage", func() *Definition {
		titledBrujah := Who{Text: "a titled Brujah", Is: Both(Titled, Clan("Brujah")).Is}
		return Define(
			AllGet(titledBrujah, Bleed, 1, "", nil), AllGet(titledBrujah, VotesOf, 1, "", nil),
			AllGet(Clan("Ventrue"), VotesOf, -1, "", nil))
	})

	_ = define("Meditative Grove", func() *Definition {
		return Define(
			Named("feed", Feeds(1, Clan("Salubri"))),
			Named("cancel", LockThis, CancelPlay(CardWithTrait("frenzy"), false), PlayAimedAtYours(Clan("Salubri"))))
	})

	_ = define("Cappadocian Crypt", func() *Definition {
		return Define(Ability(AfterResolving, IfSuccessful, IfActionNeeds(NeedingClan("Hecata"), Obl), LockThis,
			ControlledMinion(Yours, Clan("Hecata")), AddBlood(1, Target)))
	})

	_ = define("Powerbase: Munich", func() *Definition {
		withOblivion := Who{Text: "a vampire with Oblivion", Is: Both(Vampires, WithDiscipline(Obl, Basic)).Is}
		return Define(
			Named("drain", InPhase(MasterPhase), LockThis, ControlledMinion(Yours, withOblivion, HasBlood), BloodToYourPool(1)),
			Named("feed", InPhase(MasterPhase), LockThis, AReady(Yours, withOblivion), CostsPool(1), AddBlood(1, Target)),
			BurnableBy(OfSect(Independent), Say("that costs 1 blood"), Silently(BurnsBlood(1, "blood"))))
	})

	_ = define("Oxford University, England", func() *Definition { return Define(Ability(InPolling, LockThis, PoolForVotes(2))) })

	_ = define("Alamut", func() *Definition {
		return Define(
			When(BleedSucceeded, Say("after a Banu Haqim you control successfully bleeds a Methuselah, "), Silently(Must, YourActs(Clan("Banu Haqim"))), BledPoolOnThis),
			Ability(InPolling, AReady(Yours, Vampires), CountersForVotesOf(Target, "it")))
	})

	_ = define("Fleshforge Chamber", func() *Definition {
		ghouls := Who{Text: "a ghoul ally or retainer", Is: Both(OfType(Ally|Retainer), WithTrait("ghoul")).Is}
		return Define(
			Ability(During(MasterPhase), StoresFromHandUp(ghouls)),
			PlaysKept(ByYourVampire, OnlyIf(Clan("Tzimisce"))))
	})

	_ = define("Cave of Apples", func() *Definition {
		return Define(Ability(Say("as a (D) action of a Ministry you control"),
			Silently(YourMinionActs(Clan("Ministry"))), That(AnAllyOrYounger, ControlledMinion(Preys, AnyMinion)), Corrupts(1, Target, "it"), StealsCorrupted(Target)))
	})
)

var (
	_ = define("Amusement Park Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("Institution Hunting Ground", func() *Definition { return Define(HuntingGround) })
	_ = define("University Hunting Ground", func() *Definition { return Define(HuntingGround) })
)
