package cards

import . "elysium/game"

// Master cards that give blood.
var (
	_ = define("Giant's Blood", func() *Definition {
		return Define(OncePlayedA(GameSpan), Does(ControlledMinion(Anyone, Vampires), FillsUp(Target, "it gains blood up to its capacity")))
	})

	_ = define("Unholy Sacrament", func() *Definition {
		return Define(Does(AnUncontrolled(titledOf(Sabbat)), AddBlood(3, Target)))
	})

	_ = define("Grooming the Protégé", func() *Definition {
		return Define(Does(AReady(Yours, Vampires, HasBlood), AlsoName(YoungerThanTarget(OfTargetsClan(AnUncontrolled(Vampires)))), GivesBloodUpTo(3)))
	})

	_ = define("Family Gathering", func() *Definition { return Define(Does(RevealsTopOfCrypt(Clan("Hecata"), 1))) })
)

// titledOf describes the titled vampires of a sect.
func titledOf(s Sect) Who {
	return Who{Text: "a titled " + s.String() + " vampire", Is: Both(Titled, OfSect(s)).Is}
}

var (
	_ = define("Tribute to the Master", func() *Definition { return Define(Does(EachGivesPool(1))) })

	_ = define("Liquidation", func() *Definition {
		return Define(ReplaceAt(DiscardPhase), Does(BurnsOwnTop(7), GainPool(3)))
	})
)
