package decks

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"elysium/game"
)

func vampire(name string, group int) *game.Piece {
	return &game.Piece{Facts: &game.Facts{Name: name, Types: game.Vampire, Group: group}}
}

func of(n int, p *game.Piece) []*game.Piece { return slices.Repeat([]*game.Piece{p}, n) }

func TestJudge(t *testing.T) {
	two, three, four := vampire("Two", 2), vampire("Three", 3), vampire("Four", 4)
	anyGroup := vampire("Any", 0)
	imbued := &game.Piece{Facts: &game.Facts{Name: "Imbued", Types: game.Imbued, Group: 4}}
	master := &game.Piece{Facts: &game.Facts{Name: "Master", Types: game.Master}}
	old := &game.Piece{Facts: &game.Facts{Name: "Old", Types: game.CombatCard, Sets: []string{"Jyhad"}}}
	banned := &game.Piece{Facts: &game.Facts{Name: "Banned", Types: game.EventCard, Banned: true}}
	mix := slices.Concat[[]*game.Piece]
	const crypt, sizes, grouping = "RB-object-of-the-game.p3.c1", "RB-object-of-the-game.p6.c2", "RB-object-of-the-game.p6.c5"
	tests := []struct {
		name           string
		crypt, library []*game.Piece
		want           []Problem
	}{
		{"copies of one card", of(12, two), of(60, master), nil},
		{"the largest library, a large crypt", of(40, two), of(90, master), nil},
		{"old and new sets", of(12, two), mix(of(30, master), of(30, old)), nil},
		{"small crypt", of(11, two), of(60, master),
			[]Problem{{"The crypt has 11 cards; it needs at least 12.", "RB-object-of-the-game.p6.c1"}}},
		{"small library", of(12, two), of(59, master),
			[]Problem{{"The library has 59 cards; it needs at least 60.", sizes}}},
		{"large library", of(12, two), of(91, master),
			[]Problem{{"The library has 91 cards; it may have at most 90.", sizes}}},
		{"a single card", of(12, two), of(1, master),
			[]Problem{{"The library has 1 card; it needs at least 60.", sizes}}},
		{"library card in the crypt", mix(of(12, two), of(2, master)), of(60, master),
			[]Problem{{"Master is a library card; it may not be in the crypt.", crypt}}},
		{"crypt card in the library", of(12, two), mix(of(60, master), of(2, two)),
			[]Problem{{"Two is a crypt card; it may not be in the library.", "RB-object-of-the-game.p4.c1"}}},
		{"imbued belong in a crypt", of(12, imbued), of(60, master), nil},
		{"consecutive groups", mix(of(6, three), of(6, two)), of(60, master), nil},
		{"any group", mix(of(6, three), of(6, two), of(2, anyGroup)), of(60, master), nil},
		{"only any group", of(12, anyGroup), of(60, master), nil},
		{"groups apart", mix(of(6, four), of(6, two)), of(60, master),
			[]Problem{{"The crypt mixes the groups 2 and 4; one group or two consecutive ones are allowed.", grouping}}},
		{"three groups", mix(of(6, four), of(6, two), of(1, three)), of(60, master),
			[]Problem{{"The crypt mixes the groups 2, 3 and 4; one group or two consecutive ones are allowed.", grouping}}},
		{"banned", of(12, two), mix(of(60, master), of(3, banned)),
			[]Problem{{Text: "Banned is banned."}}},
		{"nothing", nil, nil, []Problem{
			{"The crypt has 0 cards; it needs at least 12.", "RB-object-of-the-game.p6.c1"},
			{"The library has 0 cards; it needs at least 60.", sizes}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, Judge(tt.crypt, tt.library))
		})
	}
}
