package saves

import "slices"

// generic is the word for counters without a name.
const generic = "counters"

// counterNames are the named counters of the card list, in alphabetical order.
var counterNames = []string{
	"ablative", "allegiance", "burn", "clot", "container", "corruption", "derangement", "disease",
	"founder", "graft", "hostage", "investment", "link", "nightmare", "oath", "pact", "pathos",
	"phobia", "poison", "pox", "research", "riddle", "ritual", "rush", "seduction",
	"shattered", "soul", "status", "surge", "taint", "target", "threat", "torture", "training",
	"transfusion", "trap", "vandal",
}

// counterAt takes a counter's name that a number follows.
func counterAt(r *reader) (string, bool) {
	at := *r
	name := r.word()
	_, followed := number(r.peek())
	if followed && (name == generic || slices.Contains(counterNames, name)) {
		return name, true
	}
	*r = at
	return "", false
}
