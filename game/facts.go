package game

import "strings"

// Types is the set of card types printed on a card; a multi-type card has several.
type Types uint32

// The card types of the rulebook, chapter 2.
const (
	Vampire Types = 1 << iota
	Imbued
	Master
	ActionCard
	ActionModifier
	Reaction
	CombatCard
	Ally
	Retainer
	Equipment
	PoliticalAction
	EventCard
	Power
	Conviction
	Reflex
)

var typeNames = []struct {
	t    Types
	name string
}{
	{Vampire, "Vampire"}, {Imbued, "Imbued"}, {Master, "Master"}, {ActionCard, "Action"},
	{ActionModifier, "Action Modifier"}, {Reaction, "Reaction"}, {CombatCard, "Combat"},
	{Ally, "Ally"}, {Retainer, "Retainer"}, {Equipment, "Equipment"},
	{PoliticalAction, "Political Action"}, {EventCard, "Event"}, {Power, "Power"},
	{Conviction, "Conviction"}, {Reflex, "Reflex"},
}

// Has reports whether t and u share a type.
func (t Types) Has(u Types) bool { return t&u != 0 }

func (t Types) String() string {
	var names []string
	for _, tn := range typeNames {
		if t.Has(tn.t) {
			names = append(names, tn.name)
		}
	}
	return strings.Join(names, "/")
}

// ParseTypes reads types as the public lists print them ("Action Modifier/Combat");
// it reports false for a word it does not know.
func ParseTypes(s string) (Types, bool) {
	var t Types
next:
	for _, word := range strings.Split(s, "/") {
		for _, tn := range typeNames {
			if strings.EqualFold(tn.name, strings.TrimSpace(word)) {
				t |= tn.t
				continue next
			}
		}
		return 0, false
	}
	return t, true
}

// Actions are the types that are played to take an action.
const Actions = ActionCard | PoliticalAction | Ally | Retainer | Equipment | Power

// Cost is a number of counters, or X: chosen by whoever pays.
type Cost struct {
	N int
	X bool
}

// None reports whether nothing is to be paid.
func (c Cost) None() bool { return c.N == 0 && !c.X }

// Requirement is one way to meet the disciplines of a library card: all of these.
type Requirement []Discipline

// Facts are what is printed on a card, without its text. One value serves every copy.
type Facts struct {
	ID    int    // number in the public lists; 0 for a defined piece
	Name  string // as in the public lists, "(ADV)" and "(G2)" included where needed
	Types Types

	Clans       []string      // a minion's clan; on a library card any of these is required
	Disciplines Levels        // of a crypt card
	Needs       []Requirement // of a library card: any of these, all disciplines of one

	Capacity int
	Group    int // 0: any
	Advanced bool
	Base     string // the name of the vampire an advanced card merges with
	Sect     Sect
	Title    Title
	Path     string
	Votes    int // printed votes beyond a title
	Ballots  int

	Pool, Blood, Convictions Cost

	Life, Strength, Bleed int  // of an ally or retainer
	StrengthSet, BleedSet bool // a vampire that prints its own base
	Stealth, Intercept    int  // printed bonuses of defined pieces
	Hunt                  int  // bonus
	BleedBonus            int
	StrengthBonus         int
	Unique                bool
	Trifle                bool
	OutOfTurn             bool
	BurnOption            bool
	Location              bool
	Banned                bool
	Plain                 bool // the facts say all that the card says

	// Traits are the further printed words rules ask about, in lower case: scarce, sterile,
	// infernal, animal, monster, mortal, "red list", "black hand", flight, weapon, gun,
	// melee, vehicle, "hunting ground", boon, archetype, frenzy, grapple, title, trophy...
	Traits []string
	Slave  string // the clan a slave serves
	Circle string
	Sets   []string
	Aka    []string
}

// Is reports whether the card prints the trait.
func (f *Facts) Is(trait string) bool {
	for _, t := range f.Traits {
		if t == trait {
			return true
		}
	}
	return false
}

// Crypt reports whether the card belongs in a crypt (RB-object-of-the-game.p3).
func (f *Facts) Crypt() bool { return f.Types.Has(Vampire | Imbued) }

// Clan returns the printed clan of a minion, or "".
func (f *Facts) Clan() string {
	if len(f.Clans) == 0 {
		return ""
	}
	return f.Clans[0]
}
