package game

import "strings"

// Sect is a vampire's sect; a vampire has exactly one (RB-vampire-sects.p2.c1).
type Sect uint8

// The sects.
const (
	NoSect Sect = iota
	Camarilla
	Sabbat
	Anarch
	Independent
	Laibon
)

var sectNames = [...]string{"", "Camarilla", "Sabbat", "Anarch", "Independent", "Laibon"}

func (s Sect) String() string { return sectNames[s] }

// ParseSect reads a sect's name in any case.
func ParseSect(s string) (Sect, bool) {
	for i, name := range sectNames {
		if i > 0 && strings.EqualFold(name, s) {
			return Sect(i), true
		}
	}
	return NoSect, false
}

// Rank is a title without its city or clan.
type Rank uint8

// The ranks.
const (
	Untitled Rank = iota
	Primogen
	Prince
	Justicar
	InnerCircle
	Baron
	Bishop
	Archbishop
	Priscus
	Cardinal
	Regent
	Magaji
	Kholo
	Votes1 // the printed votes of independent vampires count as titles
	Votes2
	ranks
)

// rankRule is what the rules say of a rank: its votes and ballots, its sect, and what makes
// two holders rivals (RB-gaining-votes.p4, RB-camarilla.p1, RB-anarch.p1, RB-sabbat.p1).
type rankRule struct {
	name           string
	votes, ballots int
	sect           Sect
	city           bool // unique by city, across ranks
	clan           bool // unique by clan
	unique         bool // one in the game
}

var rankRules = [ranks]rankRule{
	Untitled:    {name: "none"},
	Primogen:    {name: "primogen", votes: 1, sect: Camarilla},
	Prince:      {name: "prince", votes: 2, sect: Camarilla, city: true},
	Justicar:    {name: "justicar", votes: 3, sect: Camarilla, clan: true},
	InnerCircle: {name: "inner circle", votes: 4, sect: Camarilla, clan: true},
	Baron:       {name: "baron", votes: 2, sect: Anarch, city: true},
	Bishop:      {name: "bishop", votes: 1, sect: Sabbat},
	Archbishop:  {name: "archbishop", votes: 2, sect: Sabbat, city: true},
	Priscus:     {name: "priscus", ballots: 1, sect: Sabbat},
	Cardinal:    {name: "cardinal", votes: 3, sect: Sabbat},
	Regent:      {name: "regent", votes: 4, sect: Sabbat, unique: true},
	Magaji:      {name: "magaji", votes: 2, sect: Laibon},
	Kholo:       {name: "kholo", votes: 2, sect: Laibon, clan: true},
	Votes1:      {name: "1 vote", votes: 1},
	Votes2:      {name: "2 votes", votes: 2},
}

func (r Rank) String() string { return rankRules[r].name }

// Title is a rank with the city or clan it belongs to, where it has one.
type Title struct {
	Rank Rank
	Of   string // a city; the clan of a justicar, Inner Circle member or kholo
}

func (t Title) String() string {
	r := rankRules[t.Rank]
	switch {
	case r.city && t.Of != "":
		return r.name + " of " + t.Of
	case r.clan && t.Of != "":
		return t.Of + " " + r.name
	}
	return r.name
}

// ParseTitle reads "prince of Vienna", "Toreador justicar", "primogen", "2 votes".
func ParseTitle(s string) (Title, bool) {
	s = strings.TrimSpace(s)
	low := strings.ToLower(s)
	for r := Primogen; r < ranks; r++ {
		rule := rankRules[r]
		switch {
		case low == rule.name:
			return Title{Rank: r}, true
		case rule.city && strings.HasPrefix(low, rule.name+" of "):
			return Title{r, s[len(rule.name)+4:]}, true
		case rule.clan && strings.HasSuffix(low, " "+rule.name):
			return Title{r, s[:len(s)-len(rule.name)-1]}, true
		}
	}
	return Title{}, false
}

// rivals reports whether two titles cannot both stand (RB-contested-titles.p1).
func (t Title) rivals(u Title) bool {
	a, b := rankRules[t.Rank], rankRules[u.Rank]
	switch {
	case a.city && b.city:
		return t.Of != "" && strings.EqualFold(t.Of, u.Of)
	case t.Rank != u.Rank:
		return false
	case a.clan:
		return strings.EqualFold(t.Of, u.Of)
	}
	return a.unique
}
