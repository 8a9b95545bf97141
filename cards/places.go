package cards

import (
	"hash/maphash"
	"iter"
	"math/bits"
)

// places finds where in the catalogue names are. It is an open table: a map of all names is ten
// times as large, and every start of a game would have to fill it first.
type places struct {
	seed  maphash.Seed
	slots []int32 // places, counted from 1; 0 is empty, as a third of them are at least
}

func newPlaces(most int) places {
	return places{maphash.MakeSeed(), make([]int32, 1<<bits.Len(uint(most+most/2)))}
}

func (p places) slot(i uint64) *int32 { return &p.slots[i%uint64(len(p.slots))] }

// put enters the place of a name.
func (p places) put(name string, place int) {
	i := maphash.String(p.seed, name)
	for *p.slot(i) != 0 {
		i++
	}
	*p.slot(i) = int32(place + 1)
}

// of yields all places of a name, as they were put, and some of other names.
func (p places) of(name string) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := maphash.String(p.seed, name); *p.slot(i) != 0; i++ {
			if !yield(int(*p.slot(i)) - 1) {
				return
			}
		}
	}
}
