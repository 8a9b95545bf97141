package game

import "strings"

// Discipline is a discipline or a virtue of the imbued.
type Discipline uint8

// NoDiscipline is the zero value: none.
const NoDiscipline Discipline = 0

// The disciplines by the three letters players write.
const (
	Abo Discipline = iota + 1
	Ani
	Aus
	Cel
	Chi
	Dai
	Dem
	Dom
	Fli
	For
	Mal
	Mel
	Myt
	Nec
	Obe
	Obf
	Obl
	Obt
	Pot
	Pre
	Pro
	Qui
	San
	Ser
	Spi
	Str
	Tem
	Tha
	Thn
	Val
	Vic
	Vis
	Def
	Inn
	Jud
	Mar
	Red
	Ven
	Viz
	disciplines
)

var disciplineNames = [disciplines][2]string{
	Abo: {"abo", "Abombwe"}, Ani: {"ani", "Animalism"}, Aus: {"aus", "Auspex"},
	Cel: {"cel", "Celerity"}, Chi: {"chi", "Chimerstry"}, Dai: {"dai", "Daimoinon"},
	Dem: {"dem", "Dementation"}, Dom: {"dom", "Dominate"}, Fli: {"fli", "Flight"},
	For: {"for", "Fortitude"}, Mal: {"mal", "Maleficia"}, Mel: {"mel", "Melpominee"},
	Myt: {"myt", "Mytherceria"}, Nec: {"nec", "Necromancy"}, Obe: {"obe", "Obeah"},
	Obf: {"obf", "Obfuscate"}, Obl: {"obl", "Oblivion"}, Obt: {"obt", "Obtenebration"},
	Pot: {"pot", "Potence"}, Pre: {"pre", "Presence"}, Pro: {"pro", "Protean"},
	Qui: {"qui", "Quietus"}, San: {"san", "Sanguinus"}, Ser: {"ser", "Serpentis"},
	Spi: {"spi", "Spiritus"}, Str: {"str", "Striga"}, Tem: {"tem", "Temporis"},
	Tha: {"tha", "Blood Sorcery"}, Thn: {"thn", "Thanatosis"}, Val: {"val", "Valeren"},
	Vic: {"vic", "Vicissitude"}, Vis: {"vis", "Visceratika"},
	Def: {"def", "Defense"}, Inn: {"inn", "Innocence"}, Jud: {"jud", "Judgment"},
	Mar: {"mar", "Martyrdom"}, Red: {"red", "Redemption"}, Ven: {"ven", "Vengeance"},
	Viz: {"viz", "Vision"},
}

// String returns the three letters in lower case.
func (d Discipline) String() string { return disciplineNames[d][0] }

// Name returns the discipline's full name.
func (d Discipline) Name() string { return disciplineNames[d][1] }

// ParseDiscipline reads three letters in any case.
func ParseDiscipline(s string) (Discipline, bool) {
	for d := Abo; d < disciplines; d++ {
		if strings.EqualFold(disciplineNames[d][0], s) {
			return d, true
		}
	}
	return NoDiscipline, false
}

// Level of a discipline: 0 none, 1 basic, 2 superior.
type Level uint8

// The levels of a discipline.
const (
	None Level = iota
	Basic
	Superior
)

// Levels holds a level for every discipline.
type Levels [disciplines]Level

// With returns the levels with d at level l.
func (ls Levels) With(d Discipline, l Level) Levels { ls[d] = l; return ls }

// String lists the disciplines as players write them: basic in lower case, superior in
// upper case, basic ones first.
func (ls Levels) String() string {
	var out []string
	for _, l := range []Level{Basic, Superior} {
		for d := Abo; d < disciplines; d++ {
			if ls[d] == l {
				out = append(out, DisciplineAt(d, l))
			}
		}
	}
	return strings.Join(out, " ")
}

// DisciplineAt writes a discipline at a level: "dom" basic, "DOM" superior.
func DisciplineAt(d Discipline, l Level) string {
	if l == Superior {
		return strings.ToUpper(d.String())
	}
	return d.String()
}
