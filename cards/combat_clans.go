package cards

import . "elysium/game"

// Combat cards that require a clan.
var _ = define("Righteous Aura", func() *Definition {
	return Define(OneOn, Does(IfStanding(OnlyTheUser), PutOnUser), BearerGets(Bleed, 2),
		AboutToLeave(Must, BurnThis))
})
