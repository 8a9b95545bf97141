package cards

import . "elysium/game"

// Master Discipline cards: a level of the discipline and 1 more capacity.
var (
	_ = define("Animalism", Define(DisciplineCard(Ani, +1)))
	_ = define("Auspex", Define(DisciplineCard(Aus, +1)))
	_ = define("Celerity", Define(DisciplineCard(Cel, +1)))
	_ = define("Chimerstry", Define(DisciplineCard(Chi, +1)))
	_ = define("Dementation", Define(DisciplineCard(Dem, +1)))
	_ = define("Dominate", Define(DisciplineCard(Dom, +1)))
	_ = define("Fortitude", Define(DisciplineCard(For, +1)))
	_ = define("Necromancy", Define(DisciplineCard(Nec, +1)))
	_ = define("Obfuscate", Define(DisciplineCard(Obf, +1)))
	_ = define("Oblivion", Define(DisciplineCard(Obl, +1)))
	_ = define("Obtenebration", Define(DisciplineCard(Obt, +1)))
	_ = define("Potence", Define(DisciplineCard(Pot, +1)))
	_ = define("Presence", Define(DisciplineCard(Pre, +1)))
	_ = define("Protean", Define(DisciplineCard(Pro, +1)))
	_ = define("Quietus", Define(DisciplineCard(Qui, +1)))
	_ = define("Serpentis", Define(DisciplineCard(Ser, +1)))
	_ = define("Thaumaturgy", Define(DisciplineCard(Tha, +1)))
	_ = define("Vicissitude", Define(DisciplineCard(Vic, +1)))
)
