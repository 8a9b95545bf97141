package cards

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// printed is what some cards print that are easily read wrongly: words that only merged
// vampires have, capitals, cities, slaves and circles inside the first words, locations that
// were equipment, kinds of allies, disciplines needed together. Ids, sets and old names are
// left out.
var printed = []game.Facts{
	{
		Name: "Theo Bell (ADV)", Types: game.Vampire, Clans: []string{"Brujah"},
		Disciplines: levels("aus dom CEL POT PRE"), Capacity: 7, Group: 2, Advanced: true,
		Base: "Theo Bell (G2)", Sect: game.Independent, StrengthBonus: 1, Unique: true,
	},
	{
		Name: "Tegyrius, Vizier (ADV)", Types: game.Vampire, Clans: []string{"Banu Haqim"},
		Disciplines: levels("AUS CEL FOR PRE QUI"), Capacity: 9, Group: 2, Advanced: true,
		Base: "Tegyrius, Vizier (G2)", Sect: game.Camarilla, Unique: true,
		Traits: []string{"blood cursed"},
	},
	{
		Name: "Kemintiri (ADV)", Types: game.Vampire, Clans: []string{"Ministry"},
		Disciplines: levels("aus dom OBF PRE SER THA"), Capacity: 10, Group: 2,
		Advanced: true, Base: "Kemintiri", Sect: game.Independent, Stealth: 1, Unique: true,
		Traits: []string{"red list"},
	},
	{
		Name: "Quentin King III (ADV)", Types: game.Vampire, Clans: []string{"Malkavian"},
		Disciplines: levels("cel pre AUS DEM OBF"), Capacity: 7, Group: 3, Advanced: true,
		Base: "Quentin King III", Sect: game.Camarilla, Unique: true,
	},
	{
		Name: "Dylan (ADV)", Types: game.Vampire, Clans: []string{"Ventrue antitribu"},
		Disciplines: levels("aus cel dai dom pro FOR"), Capacity: 6, Group: 2, Advanced: true,
		Base: "Dylan", Sect: game.Sabbat, StrengthBonus: 1, Unique: true,
		Traits: []string{"red list", "infernal"},
	},
	{
		Name: "Mithras (G6)", Types: game.Vampire, Clans: []string{"Ventrue"},
		Disciplines: levels("DOM FOR POT PRE THA"), Capacity: 11, Group: 6,
		Sect: game.Independent, Votes: 2, BleedBonus: 2, StrengthBonus: 1, Unique: true,
	},
	{
		Name: "Gratiano", Types: game.Vampire, Clans: []string{"Lasombra"},
		Disciplines: levels("obf pot DOM OBT"), Capacity: 8, Group: 2, Sect: game.Sabbat,
		Title: game.Title{Rank: game.Priscus}, Ballots: 1, BleedBonus: 1, Unique: true, Plain: true,
	},
	{
		Name: "Eze, The Demon Prince", Types: game.Vampire, Clans: []string{"Guruhi"},
		Disciplines: levels("aus ANI NEC POT PRE THA"), Capacity: 11, Group: 3,
		Sect: game.Laibon, Title: game.Title{Rank: game.Magaji}, Votes: 1, Unique: true,
	},
	{
		Name: "Emerson Bridges", Types: game.Vampire, Clans: []string{"Ventrue"},
		Disciplines: levels("pot DOM FOR PRE"), Capacity: 8, Group: 1, Sect: game.Camarilla,
		Title: game.Title{Rank: game.Prince, Of: "Washington, D.C."}, Unique: true, Plain: true,
	},
	{
		Name: "Sha-Ennu", Types: game.Vampire, Clans: []string{"Tzimisce"},
		Disciplines: levels("obf tha ANI AUS CHI VIC"), Capacity: 11, Group: 4,
		Sect: game.Sabbat, Title: game.Title{Rank: game.Regent}, BleedBonus: 2, Unique: true,
	},
	{
		Name: "Pugfar", Types: game.Vampire, Clans: []string{"Gargoyle"},
		Disciplines: levels("aus for vis POT"), Capacity: 5, Group: 2, Sect: game.Sabbat,
		Unique: true, Traits: []string{"flight"}, Slave: "Tremere antitribu",
	},
	{
		Name: "Tupdog", Types: game.Vampire, Clans: []string{"Gargoyle"},
		Disciplines: levels("POT VIS"), Capacity: 1, Group: 3, Sect: game.Sabbat,
		Traits: []string{"flight"}, Slave: "Tremere antitribu",
	},
	{
		Name: "New Blood", Types: game.Vampire, Clans: []string{"Blood Brother"},
		Disciplines: levels("san"), Capacity: 2, Sect: game.Sabbat, Unique: true,
		Traits: []string{"sterile"},
	},
	{
		Name: "Hermana Hambrienta Mayor", Types: game.Vampire,
		Clans: []string{"Blood Brother"}, Disciplines: levels("for pot san"), Capacity: 4,
		Group: 4, Sect: game.Sabbat, Circle: "Mexico City",
	},
	{
		Name: "Valkyrie", Types: game.Vampire, Clans: []string{"Gangrel"},
		Disciplines: levels("for pre pro"), Capacity: 4, Group: 3, Sect: game.Independent,
		StrengthBonus: 1,
	},
	{
		Name: `Jennifer "Flame61" Vidisania`, Types: game.Imbued, Clans: []string{"Avenger"},
		Disciplines: levels("ven viz"), Capacity: 4, Group: 4, Stealth: -1, BleedBonus: 1,
		Unique: true,
	},
	{
		Name: "The Baron", Types: game.Vampire, Clans: []string{"Samedi"},
		Disciplines: levels("dom FOR NEC OBF THN"), Capacity: 9, Group: 2,
		Sect: game.Independent, Title: game.Title{Rank: game.Votes2}, BleedBonus: 1,
		Unique: true,
	},
	{
		Name: "Aaradhya, The Callous Tyrant", Types: game.Vampire, Clans: []string{"Ventrue"},
		Disciplines: levels("ANI DOM FOR POT PRE"), Capacity: 10, Group: 6, Sect: game.Sabbat,
		Title: game.Title{Rank: game.Cardinal}, Path: "Power and the Inner Voice",
		BleedBonus: 1, Unique: true,
	},
	{
		Name: "Cesewayo (ADV)", Types: game.Vampire, Clans: []string{"Osebo"},
		Disciplines: levels("ani AUS CEL DOM POT THA"), Capacity: 10, Group: 4,
		Advanced: true, Base: "Cesewayo", Sect: game.Laibon,
		Title: game.Title{Rank: game.Magaji}, Unique: true,
	},
	{
		Name: "Teresita, The Godmother", Types: game.Vampire,
		Clans: []string{"Nosferatu antitribu"}, Disciplines: levels("for ANI OBF POT"),
		Capacity: 7, Group: 3, Sect: game.Sabbat, Unique: true,
		Traits: []string{"black hand", "seraph"},
	},
	{
		Name: "Lucian, the Perfect", Types: game.Vampire, Clans: []string{"Guruhi"},
		Disciplines: levels("ANI AUS DOM OBF POT PRE"), Capacity: 11, Group: 4,
		Sect: game.Laibon, BleedBonus: 3, Unique: true,
	},
	{
		Name: ".44 Magnum", Types: game.Equipment, Pool: game.Cost{N: 2},
		Traits: []string{"weapon", "gun"},
	},
	{
		Name: "Gran Madre di Dio, Italy", Types: game.Equipment, Unique: true, Location: true,
		Traits: []string{"not equipment"},
	},
	{
		Name: "Living Manse", Types: game.Equipment, Clans: []string{"Tzimisce"},
		Blood: game.Cost{N: 1}, Location: true, Traits: []string{"not equipment"},
	},
	{
		Name: "Herald of Topheth", Types: game.Ally, Clans: []string{"Baali"},
		Pool: game.Cost{N: 3}, Life: 5, Strength: 3, Bleed: 1,
		Traits: []string{"demon", "flight", "infernal"},
	},
	{
		Name: "Emerald Legionnaire", Types: game.Ally, Clans: []string{"Harbinger of Skulls"},
		Pool: game.Cost{N: 1}, Life: 2, Strength: 2, Bleed: 1, Traits: []string{"wraith"},
	},
	{
		Name: "Gargoyle Slave", Types: game.Ally, Clans: []string{"Tremere antitribu"},
		Pool: game.Cost{N: 3}, Life: 3, Strength: 2,
	},
	{
		Name: "Razor Bat", Types: game.Retainer, Clans: []string{"Gargoyle"},
		Pool: game.Cost{N: 2}, Life: 2, Traits: []string{"gargoyle creature"},
	},
	{
		Name: "Ghoul Retainer", Types: game.Retainer, Pool: game.Cost{N: 2}, Life: 2,
		Strength: 1, Traits: []string{"ghoul"},
	},
	{
		Name: "Veneficti", Types: game.Ally, Clans: []string{"Baali"}, Pool: game.Cost{N: 1},
		Life: 2, Strength: 1, Bleed: 2, Stealth: 1, Unique: true, BurnOption: true,
		Traits: []string{"mage"},
	},
	{
		Name: "Ossian", Types: game.Ally, Pool: game.Cost{N: 3}, Life: 4, Strength: 2,
		Unique: true, Traits: []string{"werewolf", "red list"},
	},
	{
		Name: "Bima", Types: game.Ally, Clans: []string{"Ministry"}, Blood: game.Cost{N: 1},
		Life: 2, Strength: 2, Bleed: 1, Traits: []string{"ghoul"},
	},
	{
		Name: "Rötschreck", Types: game.Master, OutOfTurn: true, Traits: []string{"frenzy"},
	},
	{
		Name: "Wash", Types: game.Master, Trifle: true, OutOfTurn: true,
	},
	{
		Name: "Abombwe", Types: game.Master, Trifle: true, Traits: []string{"discipline"},
	},
	{
		Name: "Treaty of Laibach", Types: game.Master, Clans: []string{"Ministry", "Tremere"},
		Unique: true,
	},
	{
		Name: "Mask of a Thousand Faces", Types: game.ActionModifier,
		Needs: []game.Requirement{{game.Obf}},
	},
	{
		Name: "Spirit Claws", Types: game.ActionCard | game.CombatCard,
		Needs: []game.Requirement{{game.Pro}, {game.Pro, game.Spi}}, Blood: game.Cost{N: 1},
		Unique: true,
	},
	{
		Name: "Ensnare a Beast", Types: game.Reaction,
		Needs: []game.Requirement{{game.Ani}, {game.Cel}}, Path: "Caine",
	},
	{
		Name: "Taking the Skin: Minion", Types: game.ActionModifier | game.CombatCard,
		Needs: []game.Requirement{{game.Abo}}, Traits: []string{"skin"},
	},
	{
		Name: "The Return to Innocence", Types: game.ActionCard, Blood: game.Cost{N: 4},
		Banned: true,
	},
	{
		Name: "Fragment of the Book of Nod", Types: game.Master, Unique: true,
		Traits: []string{"nod fragment"},
	},
	{
		Name: "Smiling Jack, The Anarch", Types: game.Master, Unique: true,
	},
	{
		Name: "Veil of Darkness", Types: game.EventCard, Traits: []string{"gehenna"},
	},
	{
		Name: "Grasp of the Python", Types: game.CombatCard,
		Needs: []game.Requirement{{game.Ser}}, Blood: game.Cost{N: 1},
		Traits: []string{"grapple"},
	},
	{
		Name: "Inspire", Types: game.Power, Needs: []game.Requirement{{game.Inn}},
	},
	{
		Name: "Praxis Seizure: Rome", Types: game.PoliticalAction, Traits: []string{"title"},
	},
}

func levels(s string) game.Levels { return readLevels(s) }

func TestPrintedFacts(t *testing.T) {
	for _, want := range printed {
		p, err := Find(want.Name)
		require.NoError(t, err)
		got := *p.Facts
		got.ID, got.Sets, got.Aka = 0, nil, nil
		assert.Equal(t, want, got)
	}
}

func TestSetsAndOldNames(t *testing.T) {
	p, err := Find(".44 Magnum")
	require.NoError(t, err)
	assert.Equal(t, 100001, p.Facts.ID)
	assert.Equal(t, []string{"Jyhad", "VTES", "Sabbat", "SW", "CE", "LoB", "FB", "V5"}, p.Facts.Sets)

	p, err = Find("Raven")
	require.NoError(t, err)
	assert.Equal(t, "Camille Devereux, The Raven", p.Facts.Name)
	assert.Equal(t, []string{"Camille Devereux", "Raven"}, p.Facts.Aka)
}
