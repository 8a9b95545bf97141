package cards

import . "elysium/game"

// Combat cards that require a clan.
var _ = define("Righteous Aura", func() *Definition {
	return Define(OneOn, Does(IfStanding(OnlyTheUser), PutOnUser), BearerGets(Bleed, 2),
		AboutToLeave(Must, BurnThis))
})

var _ = define("Contraband", func() *Definition {
	plain := OneThat("an equipment that is not unique", Both(OfType(Equipment), Not(UniqueOnes(OfType(Equipment)))))
	return Define(BeforeRangeW, OnePer(CombatSpan),
		OnBasic(Obtains(User, "equip this vampire with", FromHand, plain)),
		OnSuperior(Obtains(User, "equip this vampire with", FromHand, plain, HalfInBlood)))
})

var _ = define("Raking Talons", func() *Definition {
	return Define(OnePer(CombatSpan), Does(BeforeRangeW, Change(HandAggravates, 1, User, CombatSpan, "its hand strikes are aggravated for the rest of combat")))
})
