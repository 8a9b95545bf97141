package saves

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"elysium/testdata"
)

// superseded is the status of a claim that is true no longer.
const superseded = "superseded"

// Claim is one rule: a single statement that a script can show.
type Claim struct {
	ID      string
	Status  string // "": it holds; superseded; context: it says what the others are about
	Section string // the heading that it stands under in its document
	Text    string // in our words
}

// claims are all claims by id, and the ids in order.
var claims = sync.OnceValue(func() claimIndex {
	c := claimIndex{by: map[string]Claim{}}
	for line := range strings.Lines(testdata.Claims) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(cells) != 4 || cells[0] == "id" {
			continue
		}
		c.by[cells[0]] = Claim{cells[0], cells[1], cells[2], cells[3]}
		c.ids = append(c.ids, cells[0])
	}
	slices.SortStableFunc(c.ids, asNumbered)
	return c
})

// asNumbered compares ids as the documents count: paragraph 2 before paragraph 11.
func asNumbered(a, b string) int {
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	for i := range min(len(as), len(bs)) {
		x, counted := number(strings.TrimLeft(as[i], "pc"))
		y, both := number(strings.TrimLeft(bs[i], "pc"))
		d := strings.Compare(as[i], bs[i])
		if counted && both {
			d = cmp.Or(strings.Compare(strings.TrimRight(as[i], "0123456789"), strings.TrimRight(bs[i], "0123456789")), x-y)
		}
		if d != 0 {
			return d
		}
	}
	return len(as) - len(bs)
}

type claimIndex struct {
	by  map[string]Claim
	ids []string
}

// ruleFault says why a file may not name a claim, nil if it may.
func ruleFault(id string) error {
	claim, known := claims().by[id]
	switch {
	case !known:
		return fmt.Errorf("found the rule %s, expected the exact id of a known claim", id)
	case claim.Status == superseded:
		return fmt.Errorf("found the rule %s, which is superseded, expected one that holds", id)
	}
	return nil
}

// citedFault says why a check may not cite a claim or the claims under a prefix.
func citedFault(id string) error {
	c := claims()
	if c.by[id].Status == superseded {
		return fmt.Errorf("found %s, which is superseded, expected a claim that holds", id)
	}
	if slices.ContainsFunc(c.ids, func(known string) bool { return underClaim(known, strings.TrimSuffix(id, ".")) }) {
		return nil
	}
	return fmt.Errorf("found %s, expected the id of a known claim, or the beginning of one up to a point", id)
}

// underClaim reports whether a claim is the one meant or stands under that prefix.
func underClaim(id, prefix string) bool {
	return id == prefix || strings.HasPrefix(id, prefix+".")
}

// CurrentClaims lists the ids of the claims that hold, in order.
func CurrentClaims() []string {
	c := claims()
	return slices.DeleteFunc(slices.Clone(c.ids), func(id string) bool { return c.by[id].Status != "" })
}

// Claims lists the claims whose ids begin with a prefix at a full word, in order; all for "".
func Claims(prefix string) []Claim {
	c := claims()
	var found []Claim
	for _, id := range c.ids {
		if prefix == "" || underClaim(id, prefix) || strings.HasPrefix(id, prefix+"-") {
			found = append(found, c.by[id])
		}
	}
	return found
}

// ClaimOf returns the claim with an id, and whether there is one.
func ClaimOf(id string) (Claim, bool) {
	c, known := claims().by[id]
	return c, known
}

// document is where the claims with a prefix come from.
var document = map[string]string{"RB": "Rulebook", "RS": "Rulings Summary of 1997", "AR": "Advanced Rules"}

// Source says where in which document the claim comes from: "Advanced Rules 1.6.2, Only usable
// by, paragraph 1".
func (c Claim) Source() string {
	doc, rest, _ := strings.Cut(c.ID, "-")
	place, paragraph := "", ""
	for part := range strings.SplitSeq(rest, ".") {
		_, section := number(part)
		after, counts := strings.CutPrefix(part, "p")
		if _, numbered := number(after); counts && numbered {
			paragraph = ", paragraph " + after
			break
		}
		if (section || part == "A") && doc != "RS" { // in RS-... it counts a card's rulings
			place += "." + part
		}
	}
	if place != "" {
		place = " " + place[1:]
	}
	return document[doc] + place + ", " + c.Section + paragraph
}

// showing lists, by claim, the scripts' files that name it.
var showing = sync.OnceValue(func() map[string][]string {
	by := map[string][]string{}
	_ = fs.WalkDir(testdata.Files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".vtes") {
			return err
		}
		text, err := testdata.Files.ReadFile(path)
		for line := range strings.Lines(string(text)) {
			if id, ok := strings.CutPrefix(line, "rule "); ok {
				id, _, _ = strings.Cut(strings.TrimSpace(id), " ")
				by[id] = append(by[id], path)
			}
		}
		return err
	})
	return by
})

// uncovered are the reasons why no script shows a claim, by its id.
var uncovered = sync.OnceValue(func() map[string]string {
	by := map[string]string{}
	for line := range strings.Lines(testdata.Uncovered) {
		if id, reason, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t"); ok && id != "id" {
			by[id] = reason
		}
	}
	return by
})

// Uncovered says why no script shows a claim, "" if one does or should.
func Uncovered(id string) string { return uncovered()[id] }

// ShownBy lists the files of scripts that show a claim, as paths under testdata.
func ShownBy(id string) []string { return showing()[id] }
