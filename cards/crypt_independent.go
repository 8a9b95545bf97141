package cards

import . "elysium/game"

// Independent vampires.
var (
	_ = define("Al-Ashrad, Amr of Alamut", func() *Definition {
		return Define(Ability(
			Say("as a (D) action that costs 2 blood, burn a location that requires a clan"),
			Silently(IsAction, BurnsBlood(2, "blood"), InPlayCard(Anyone, ClanLocations), Burns(Target, ""))))
	})

	_ = define("Darius Styx", func() *Definition {
		return Define(Ability(
			Say("as a (D) action look at 1 random card of another Methuselah's hand"),
			Silently(IsAction, AMethuselah(Others)), TakesRandomGear))
	})

	_ = define("Alexis Sorokin", func() *Definition {
		return Define(
			ThisGetsIf("against a Methuselah who controls a ready Toreador", TargetControls(Clan("Toreador")), Bleed, 1),
			Named("dodge", StrikeDodge, Once(CombatSpan)),
			Named("steal", Say("as a (D) action steal an equipment of another Methuselah's minion"),
				Silently(IsAction, CardOn(Others, OfType(Equipment)), StealsTarget)))
	})

	_ = define("Angelo", func() *Definition {
		return Define(AnyCircle, NoRetainers,
			Ability(Say("as a (D) action burn a location"),
				Silently(IsAction, InPlayCard(Anyone, Locations), Burns(Target, ""))))
	})

	_ = define("Cybele", func() *Definition {
		return Define(
			ReadyGivesYou(MasterActions, 1, "unlocked as your master phase begins", func(c *Card) bool { return !c.Locked() }),
			Ability(Say("at a cost of 1 blood"), Silently(BurnsBlood(1, "blood")), BleedAction(2)))
	})

	_ = define("Xaviar", func() *Definition {
		return Define(
			Named("prevent", Once(CombatSpan), Prevent(1)),
			Named("strength", BeforeRangeW, Once(CombatSpan), BurnsBlood(2, "blood"),
				Change(Strength, 2, User, CombatSpan, "+2 strength for the rest of the combat")))
	})
)
