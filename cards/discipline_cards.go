package cards

import . "elysium/game"

// Master Discipline cards: a level of the discipline and 1 more capacity.
var (
	_ = define("Animalism", func() *Definition { return Define(DisciplineCard(Ani, +1)) })
	_ = define("Auspex", func() *Definition { return Define(DisciplineCard(Aus, +1)) })
	_ = define("Celerity", func() *Definition { return Define(DisciplineCard(Cel, +1)) })
	_ = define("Chimerstry", func() *Definition { return Define(DisciplineCard(Chi, +1)) })
	_ = define("Dementation", func() *Definition { return Define(DisciplineCard(Dem, +1)) })
	_ = define("Dominate", func() *Definition { return Define(DisciplineCard(Dom, +1)) })
	_ = define("Fortitude", func() *Definition { return Define(DisciplineCard(For, +1)) })
	_ = define("Necromancy", func() *Definition { return Define(DisciplineCard(Nec, +1)) })
	_ = define("Obfuscate", func() *Definition { return Define(DisciplineCard(Obf, +1)) })
	_ = define("Oblivion", func() *Definition { return Define(DisciplineCard(Obl, +1)) })
	_ = define("Obtenebration", func() *Definition { return Define(DisciplineCard(Obt, +1)) })
	_ = define("Potence", func() *Definition { return Define(DisciplineCard(Pot, +1)) })
	_ = define("Presence", func() *Definition { return Define(DisciplineCard(Pre, +1)) })
	_ = define("Protean", func() *Definition { return Define(DisciplineCard(Pro, +1)) })
	_ = define("Quietus", func() *Definition { return Define(DisciplineCard(Qui, +1)) })
	_ = define("Serpentis", func() *Definition { return Define(DisciplineCard(Ser, +1)) })
	_ = define("Thaumaturgy", func() *Definition { return Define(DisciplineCard(Tha, +1)) })
	_ = define("Vicissitude", func() *Definition { return Define(DisciplineCard(Vic, +1)) })
)
