package tui

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"elysium/game"
)

var (
	lives   = regexp.MustCompile(`\d+/\d+`)
	counted = regexp.MustCompile(`\+(\d+) more`)
)

// TestBoardsLoseNothing wants every minion of a full board drawn or counted, at any size, and
// likewise what lies on its shelves.
func TestBoardsLoseNothing(t *testing.T) {
	m := late(t)
	v := m.table.view
	for w := 40; w <= 120; w += 20 {
		for h := 6; h <= 20; h += 2 {
			for s := range v.Seats {
				rows := drawBoard(m.theme, v, page{seat: game.Seat(s)}, 0, noFocus, w, h)
				assert.Equal(t, len(minionRows(&v.Seats[s])), shownMinions(rows), "%dx%d\n%s", w, h, strings.Join(rows, "\n"))
			}
		}
	}
	for _, x := range shelvesOf(v, 0, noFocus, 50) {
		for most := 1; most <= len(x.rows); most++ {
			text := strings.Join(x.within(most, 50), " ")
			n := 0
			for _, item := range x.items {
				if strings.Contains(text, strings.TrimSuffix(item, ",")) {
					n++
				}
			}
			if more := counted.FindStringSubmatch(text); more != nil {
				k, _ := strconv.Atoi(more[1])
				n += k
			}
			assert.Equal(t, len(x.items), n, "%s %d rows: %s", x.name, most, text)
		}
	}
}

// shownMinions counts the minions that are drawn on a board and those that are counted there.
func shownMinions(rows []string) int {
	n := 0
	for _, row := range rows[1:] {
		if head, _, shelf := strings.Cut(row, ":"); shelf && strings.HasPrefix(strings.TrimSpace(head), "hand") {
			break
		}
		if !strings.Contains(row, "in play:") {
			n += len(lives.FindAllString(row, -1))
		}
		if more := regexp.MustCompile(`\+(\d+) more \(Tab\)`).FindStringSubmatch(row); more != nil {
			k, _ := strconv.Atoi(more[1])
			n += k
		}
	}
	return n
}

// TestNames wants a name that is not the card's alone explained.
func TestNames(t *testing.T) {
	f := &game.Facts{Name: "Kpist m/45"}
	for name, note := range map[string]string{
		"Kpist m/45": "", "Kpist m/45#3": "Number 3", "Anna/Kpist m/45": "Anna's; others", "Anna/Kpist m/45#2": "Anna's number 2",
	} {
		s := sheet{name: name, facts: f, card: &game.CardView{}}
		if got := s.nameNote(); note == "" {
			assert.Empty(t, got)
		} else {
			assert.Contains(t, got, note)
		}
	}
}
