package cards

import . "elysium/game"

// Title cards: political actions that make a vampire the holder of a title.

// justicar is a referendum on a clan's justicar.
func justicar(clan string) *Definition {
	return Define(Does(GivesClanVotes(1, clan), TermsChoose(ACandidate(Camarilla, clan)),
		GivesTitle(InTerms, "the chosen vampire", Title{Rank: Justicar, Of: clan})))
}

// praxis is a referendum in which a Camarilla vampire seizes a city as its prince.
func praxis(city string, more ...OnCard) *Definition {
	return Define(append([]OnCard{Requires(OfSect(Camarilla)),
		Does(GivesTitle(User, "this vampire", Title{Rank: Prince, Of: city}))}, more...)...)
}

// praxisOver is one that a whole clan has a stake in.
func praxisOver(city, clan string) *Definition {
	return Define(Requires(OfSect(Camarilla)), Does(GivesClanVotes(1, clan),
		GivesTitle(User, "this vampire", Title{Rank: Prince, Of: city}), LocksAllUnless(clan)))
}

// crusade is a referendum in which a Sabbat vampire takes a city as its archbishop.
func crusade(city string, more ...InMode) *Definition {
	return Define(Requires(OfSect(Sabbat)),
		Does(append([]InMode{GivesTitle(User, "this vampire", Title{Rank: Archbishop, Of: city})}, more...)...))
}

// larger is a prince of a clan, a capacity larger while it has the title.
func larger(clan string) OnCard { return HolderGets(Clan(clan), CapacityOf, 1) }

// rested is an archbishop of a clan that unlocks after the crusade.
func rested(clan string) InMode { return UnlocksInDiscardPhase(Clan(clan)) }

var (
	_ = define("Banu Haqim Justicar", func() *Definition { return justicar("Banu Haqim") })
	_ = define("Brujah Justicar", func() *Definition { return justicar("Brujah") })
	_ = define("Gangrel Justicar", func() *Definition { return justicar("Gangrel") })
	_ = define("Lasombra Justicar", func() *Definition { return justicar("Lasombra") })
	_ = define("Malkavian Justicar", func() *Definition { return justicar("Malkavian") })
	_ = define("Nosferatu Justicar", func() *Definition { return justicar("Nosferatu") })
	_ = define("Toreador Justicar", func() *Definition { return justicar("Toreador") })
	_ = define("Tremere Justicar", func() *Definition { return justicar("Tremere") })
	_ = define("Ventrue Justicar", func() *Definition { return justicar("Ventrue") })

	_ = define("Praxis Seizure: Amsterdam", func() *Definition { return praxis("Amsterdam") })
	_ = define("Praxis Seizure: Athens", func() *Definition { return praxis("Athens", larger("Tremere")) })
	_ = define("Praxis Seizure: Atlanta", func() *Definition { return praxis("Atlanta") })
	_ = define("Praxis Seizure: Barcelona", func() *Definition { return praxis("Barcelona", larger("Tremere")) })
	_ = define("Praxis Seizure: Berlin", func() *Definition { return praxis("Berlin", larger("Ventrue")) })
	_ = define("Praxis Seizure: Boston", func() *Definition { return praxis("Boston") })
	_ = define("Praxis Seizure: Brussels", func() *Definition { return praxis("Brussels", larger("Nosferatu")) })
	_ = define("Praxis Seizure: Cairo", func() *Definition { return praxis("Cairo", larger("Ventrue")) })
	_ = define("Praxis Seizure: Chicago", func() *Definition { return praxis("Chicago") })
	_ = define("Praxis Seizure: Cleveland", func() *Definition { return praxis("Cleveland") })
	_ = define("Praxis Seizure: Dallas", func() *Definition { return praxis("Dallas") })
	_ = define("Praxis Seizure: Dublin", func() *Definition { return praxis("Dublin") })
	_ = define("Praxis Seizure: Frankfurt", func() *Definition { return praxis("Frankfurt") })
	_ = define("Praxis Seizure: Geneva", func() *Definition { return praxis("Geneva", larger("Ventrue")) })
	_ = define("Praxis Seizure: Glasgow", func() *Definition { return praxis("Glasgow", larger("Gangrel")) })
	_ = define("Praxis Seizure: Houston", func() *Definition { return praxis("Houston") })
	_ = define("Praxis Seizure: Istanbul", func() *Definition { return praxisOver("Istanbul", "Banu Haqim") })
	_ = define("Praxis Seizure: London", func() *Definition { return praxis("London") })
	_ = define("Praxis Seizure: Miami", func() *Definition { return praxis("Miami") })
	_ = define("Praxis Seizure: Monaco", func() *Definition { return praxis("Monaco", larger("Toreador")) })
	_ = define("Praxis Seizure: Paris", func() *Definition { return praxis("Paris", larger("Toreador")) })
	_ = define("Praxis Seizure: Rome", func() *Definition { return praxis("Rome", larger("Brujah")) })
	_ = define("Praxis Seizure: Seattle", func() *Definition { return praxis("Seattle") })
	_ = define("Praxis Seizure: Stockholm", func() *Definition { return praxis("Stockholm", larger("Malkavian")) })
	_ = define("Praxis Seizure: Venice", func() *Definition { return praxisOver("Venice", "Giovanni") })
	_ = define("Praxis Seizure: Washington, D.C.", func() *Definition { return praxis("Washington, D.C.") })
	_ = define("Praxis Seizure: York", func() *Definition { return praxis("York") })

	_ = define("Cardinal Benediction", func() *Definition {
		return Define(Requires(OfSect(Sabbat)),
			Does(Terms(BarsVotes(NotOfSect(Sabbat), "vampires that are not Sabbat")), TermsChoose(ControlledMinion(Anyone, OfSect(Sabbat), OfCapacity(7))),
				GivesTitle(InTerms, "the chosen vampire", Title{Rank: Cardinal})))
	})

	_ = define("Crusade: Amsterdam", func() *Definition { return crusade("Amsterdam", rested("Ventrue antitribu")) })
	_ = define("Crusade: Aragon", func() *Definition {
		return Define(Requires(OfSect(Sabbat)),
			Does(GivesTitle(NamedOrUser("Lucita", Sabbat), "Lucita if she is in play and Sabbat, else this vampire", Title{Rank: Archbishop, Of: "Aragon"})))
	})
	_ = define("Crusade: Atlanta", func() *Definition { return crusade("Atlanta") })
	_ = define("Crusade: Barcelona", func() *Definition { return crusade("Barcelona", rested("Tremere antitribu")) })
	_ = define("Crusade: Berlin", func() *Definition { return crusade("Berlin", rested("Lasombra")) })
	_ = define("Crusade: Brussels", func() *Definition { return crusade("Brussels", rested("Toreador antitribu")) })
	_ = define("Crusade: Chicago", func() *Definition { return crusade("Chicago") })
	_ = define("Crusade: Detroit", func() *Definition { return crusade("Detroit") })
	_ = define("Crusade: Dublin", func() *Definition { return crusade("Dublin", rested("Gangrel antitribu")) })
	_ = define("Crusade: Frankfurt", func() *Definition { return crusade("Frankfurt") })
	_ = define("Crusade: Geneva", func() *Definition { return crusade("Geneva", rested("Malkavian antitribu")) })
	_ = define("Crusade: Houston", func() *Definition { return crusade("Houston") })
	_ = define("Crusade: Istanbul", func() *Definition { return crusade("Istanbul", rested("Tzimisce")) })
	_ = define("Crusade: London", func() *Definition { return crusade("London", rested("Nosferatu antitribu")) })
	_ = define("Crusade: Mexico City", func() *Definition { return crusade("Mexico City") })
	_ = define("Crusade: Miami", func() *Definition { return crusade("Miami") })
	_ = define("Crusade: New York", func() *Definition { return crusade("New York") })
	_ = define("Crusade: Paris", func() *Definition { return crusade("Paris") })
	_ = define("Crusade: Philadelphia", func() *Definition { return crusade("Philadelphia") })
	_ = define("Crusade: Pittsburgh", func() *Definition { return crusade("Pittsburgh") })
	_ = define("Crusade: Rome", func() *Definition { return crusade("Rome", rested("Brujah antitribu")) })
	_ = define("Crusade: Toronto", func() *Definition { return crusade("Toronto") })
	_ = define("Crusade: Washington, D.C.", func() *Definition { return crusade("Washington, D.C.", rested("Ventrue antitribu")) })
)
