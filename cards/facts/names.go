package main

import (
	"fmt"

	"elysium/game"
)

// nameApart gives every card a name of its own: advanced vampires and those printed in two
// groups get a suffix, and advanced ones learn the name of their base.
func nameApart(facts []*game.Facts) {
	groups := map[string][]*game.Facts{}
	for _, f := range facts {
		if !f.Advanced {
			groups[f.Name] = append(groups[f.Name], f)
		}
	}
	for _, f := range facts {
		if !f.Advanced {
			continue
		}
		f.Base = f.Name
		if same := groups[f.Name]; len(same) > 1 {
			f.Base = withGroup(f.Name, f.Group)
		}
		f.Name += " (ADV)"
	}
	for name, same := range groups {
		if len(same) < 2 {
			continue
		}
		for _, f := range same {
			f.Name = withGroup(name, f.Group)
		}
	}
}

func withGroup(name string, group int) string { return fmt.Sprintf("%s (G%d)", name, group) }
