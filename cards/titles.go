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
	_ = define("Banu Haqim Justicar", justicar("Banu Haqim"))
	_ = define("Brujah Justicar", justicar("Brujah"))
	_ = define("Gangrel Justicar", justicar("Gangrel"))
	_ = define("Lasombra Justicar", justicar("Lasombra"))
	_ = define("Malkavian Justicar", justicar("Malkavian"))
	_ = define("Nosferatu Justicar", justicar("Nosferatu"))
	_ = define("Toreador Justicar", justicar("Toreador"))
	_ = define("Tremere Justicar", justicar("Tremere"))
	_ = define("Ventrue Justicar", justicar("Ventrue"))

	_ = define("Praxis Seizure: Amsterdam", praxis("Amsterdam"))
	_ = define("Praxis Seizure: Athens", praxis("Athens", larger("Tremere")))
	_ = define("Praxis Seizure: Atlanta", praxis("Atlanta"))
	_ = define("Praxis Seizure: Barcelona", praxis("Barcelona", larger("Tremere")))
	_ = define("Praxis Seizure: Berlin", praxis("Berlin", larger("Ventrue")))
	_ = define("Praxis Seizure: Boston", praxis("Boston"))
	_ = define("Praxis Seizure: Brussels", praxis("Brussels", larger("Nosferatu")))
	_ = define("Praxis Seizure: Cairo", praxis("Cairo", larger("Ventrue")))
	_ = define("Praxis Seizure: Chicago", praxis("Chicago"))
	_ = define("Praxis Seizure: Cleveland", praxis("Cleveland"))
	_ = define("Praxis Seizure: Dallas", praxis("Dallas"))
	_ = define("Praxis Seizure: Dublin", praxis("Dublin"))
	_ = define("Praxis Seizure: Frankfurt", praxis("Frankfurt"))
	_ = define("Praxis Seizure: Geneva", praxis("Geneva", larger("Ventrue")))
	_ = define("Praxis Seizure: Glasgow", praxis("Glasgow", larger("Gangrel")))
	_ = define("Praxis Seizure: Houston", praxis("Houston"))
	_ = define("Praxis Seizure: Istanbul", praxisOver("Istanbul", "Banu Haqim"))
	_ = define("Praxis Seizure: London", praxis("London"))
	_ = define("Praxis Seizure: Miami", praxis("Miami"))
	_ = define("Praxis Seizure: Monaco", praxis("Monaco", larger("Toreador")))
	_ = define("Praxis Seizure: Paris", praxis("Paris", larger("Toreador")))
	_ = define("Praxis Seizure: Rome", praxis("Rome", larger("Brujah")))
	_ = define("Praxis Seizure: Seattle", praxis("Seattle"))
	_ = define("Praxis Seizure: Stockholm", praxis("Stockholm", larger("Malkavian")))
	_ = define("Praxis Seizure: Venice", praxisOver("Venice", "Giovanni"))
	_ = define("Praxis Seizure: Washington, D.C.", praxis("Washington, D.C."))
	_ = define("Praxis Seizure: York", praxis("York"))

	_ = define("Cardinal Benediction", Define(Requires(OfSect(Sabbat)),
		Does(OnlyVote(Sabbat), TermsChoose(ControlledMinion(Anyone, OfSect(Sabbat), OfCapacity(7))),
			GivesTitle(InTerms, "the chosen vampire", Title{Rank: Cardinal}))))

	_ = define("Crusade: Amsterdam", crusade("Amsterdam", rested("Ventrue antitribu")))
	_ = define("Crusade: Aragon", Define(Requires(OfSect(Sabbat)),
		Does(GivesTitle(NamedOrUser("Lucita", Sabbat), "Lucita if she is in play and Sabbat, else this vampire", Title{Rank: Archbishop, Of: "Aragon"}))))
	_ = define("Crusade: Atlanta", crusade("Atlanta"))
	_ = define("Crusade: Barcelona", crusade("Barcelona", rested("Tremere antitribu")))
	_ = define("Crusade: Berlin", crusade("Berlin", rested("Lasombra")))
	_ = define("Crusade: Brussels", crusade("Brussels", rested("Toreador antitribu")))
	_ = define("Crusade: Chicago", crusade("Chicago"))
	_ = define("Crusade: Detroit", crusade("Detroit"))
	_ = define("Crusade: Dublin", crusade("Dublin", rested("Gangrel antitribu")))
	_ = define("Crusade: Frankfurt", crusade("Frankfurt"))
	_ = define("Crusade: Geneva", crusade("Geneva", rested("Malkavian antitribu")))
	_ = define("Crusade: Houston", crusade("Houston"))
	_ = define("Crusade: Istanbul", crusade("Istanbul", rested("Tzimisce")))
	_ = define("Crusade: London", crusade("London", rested("Nosferatu antitribu")))
	_ = define("Crusade: Mexico City", crusade("Mexico City"))
	_ = define("Crusade: Miami", crusade("Miami"))
	_ = define("Crusade: New York", crusade("New York"))
	_ = define("Crusade: Paris", crusade("Paris"))
	_ = define("Crusade: Philadelphia", crusade("Philadelphia"))
	_ = define("Crusade: Pittsburgh", crusade("Pittsburgh"))
	_ = define("Crusade: Rome", crusade("Rome", rested("Brujah antitribu")))
	_ = define("Crusade: Toronto", crusade("Toronto"))
	_ = define("Crusade: Washington, D.C.", crusade("Washington, D.C.", rested("Ventrue antitribu")))
)
