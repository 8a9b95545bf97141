package saves

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// claimTable lists the ids of all claims, one a line, with their status where it is not
// current.
//
//go:embed claims.tsv
var claimTable string

// superseded is the status of a claim that is true no longer.
const superseded = "superseded"

// claims are the statuses by id, and the ids in order.
var claims = sync.OnceValue(func() claimIndex {
	c := claimIndex{status: map[string]string{}}
	for line := range strings.Lines(claimTable) {
		id, status, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		c.status[id] = status
		c.ids = append(c.ids, id)
	}
	slices.Sort(c.ids)
	return c
})

type claimIndex struct {
	status map[string]string
	ids    []string
}

// ruleFault says why a file may not name a claim, nil if it may.
func ruleFault(id string) error {
	status, known := claims().status[id]
	switch {
	case !known:
		return fmt.Errorf("found the rule %s, expected the exact id of a known claim", id)
	case status == superseded:
		return fmt.Errorf("found the rule %s, which is superseded, expected one that holds", id)
	}
	return nil
}

// citedFault says why a check may not cite a claim or the claims under a prefix.
func citedFault(id string) error {
	c := claims()
	if status, known := c.status[id]; known && status == superseded {
		return fmt.Errorf("found %s, which is superseded, expected a claim that holds", id)
	}
	i, exact := slices.BinarySearch(c.ids, id)
	if exact || i < len(c.ids) && strings.HasPrefix(c.ids[i], id) {
		return nil
	}
	return fmt.Errorf("found %s, expected the id of a known claim or the beginning of one", id)
}

// underClaim reports whether a claim is the one meant or stands under that prefix.
func underClaim(id, prefix string) bool {
	return id == prefix || strings.HasPrefix(id, prefix+".")
}

// CurrentClaims lists the ids of the claims that hold, in order.
func CurrentClaims() []string {
	c := claims()
	var ids []string
	for _, id := range c.ids {
		if c.status[id] == "" {
			ids = append(ids, id)
		}
	}
	return ids
}
