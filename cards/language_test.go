package cards

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMeasures(t *testing.T) {
	m := measure("name\tlines\twords\nTin\t1\tBarks|Define\nTan\t4\tDefine|Custom\nTon\t2\tBarks|Define\nTun\t4\tDefine|Sits\n")
	assert.Equal(t, Measures{
		Definitions: 4, Median: 3, Mean: 2.75,
		Worst:    []Measured{{"Tan", 4}, {"Tun", 4}, {"Ton", 2}, {"Tin", 1}},
		OneOff:   []string{"Tan"},
		UsedOnce: []string{"Custom", "Sits"},
	}, m)
	assert.Zero(t, measure("name\tlines\twords\n").Definitions)
}

func TestTheMeasuresAreOfTheDefinitions(t *testing.T) {
	var measured []string
	for _, line := range lines(language) {
		c := cells{line}
		measured = append(measured, c.text())
	}
	assert.Equal(t, slices.Sorted(maps.Keys(definitions)), measured, "Measure anew: go run ./cards/language.")
}
