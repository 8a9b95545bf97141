package cards

import (
	"cmp"
	_ "embed"
	"math"
	"slices"
	"strings"
)

//go:generate go run ./language ..

// language is the table of what the definitions are made of, written by the command in
// language/: name, lines, words.
//
//go:embed language.tsv
var language string

// Measures say how well the vocabulary serves the definitions.
type Measures struct {
	Definitions int        `json:"definitions"`
	Median      float64    `json:"median"` // lines of a definition
	Mean        float64    `json:"mean"`
	Worst       []Measured `json:"worst"`     // the longest
	OneOff      []string   `json:"one_off"`   // definitions with a function of their own
	UsedOnce    []string   `json:"used_once"` // words that one definition uses
}

// Measured is one definition and its lines.
type Measured struct {
	Name  string `json:"name"`
	Lines int    `json:"lines"`
}

// worst is how many of the longest definitions are named.
const worst = 10

// oneOff is the word for an effect that no other word says.
const oneOff = "Custom"

// Language measures the definitions.
func Language() Measures { return measure(language) }

func measure(table string) Measures {
	m := Measures{OneOff: []string{}, UsedOnce: []string{}}
	var all []Measured
	users := map[string]int{}
	for _, line := range lines(table) {
		c := cells{line}
		d := Measured{Name: c.text(), Lines: c.number()}
		all = append(all, d)
		for word := range strings.SplitSeq(c.text(), "|") {
			users[word]++
			if word == oneOff {
				m.OneOff = append(m.OneOff, d.Name)
			}
		}
	}
	for word, n := range users {
		if n == 1 {
			m.UsedOnce = append(m.UsedOnce, word)
		}
	}
	slices.Sort(m.UsedOnce)
	slices.SortStableFunc(all, func(a, b Measured) int { return cmp.Compare(b.Lines, a.Lines) })
	m.Definitions, m.Median, m.Mean = len(all), median(all), mean(all)
	m.Worst = all[:min(worst, len(all))]
	return m
}

// median is of definitions in the order of their lines.
func median(all []Measured) float64 {
	n := len(all)
	if n == 0 {
		return 0
	}
	return float64(all[(n-1)/2].Lines+all[n/2].Lines) / 2
}

// mean has two decimals.
func mean(all []Measured) float64 {
	if len(all) == 0 {
		return 0
	}
	sum := 0
	for _, d := range all {
		sum += d.Lines
	}
	return math.Round(100*float64(sum)/float64(len(all))) / 100
}
