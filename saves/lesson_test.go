package saves

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/game"
)

// TestLessonsCanBeLearned takes each lesson as a learner does who does what it asks.
func TestLessonsCanBeLearned(t *testing.T) {
	all := Lessons()
	require.GreaterOrEqual(t, len(all), 10)
	for _, e := range all {
		t.Run(e.Title, func(t *testing.T) {
			l, err := OpenLesson(e.Path[len(LessonPrefix):])
			require.NoError(t, err)
			defer l.Close()
			require.NotEmpty(t, l.Prompts())
			for n := 0; !l.Over(); n++ {
				require.Less(t, n, 50)
				d := l.Game().Pending()
				i := d.Find(l.Wanted())
				require.GreaterOrEqual(t, i, 0)
				for other := range d.Options {
					if d.Options[other].Verb != d.Options[i].Verb {
						assert.ErrorContains(t, l.Choose(other), "another time")
					}
				}
				require.NoError(t, l.Choose(i))
			}
			assert.NotEmpty(t, l.Prompts(), "a lesson ends with a word")
			assert.Error(t, l.Choose(0))
		})
	}
}

// TestEqualStepsInAnyOrder wants steps of one kind that follow one another to be taken in the
// learner's order, and each of them once.
func TestEqualStepsInAnyOrder(t *testing.T) {
	l, err := OpenLesson("08-referendum")
	require.NoError(t, err)
	defer l.Close()
	choose := func(label string) error { return l.Choose(l.Game().Pending().Find(label)) }
	for l.Game().Pending().Window != game.VotesW {
		require.NoError(t, l.Choose(l.Game().Pending().Find(l.Wanted())))
	}
	assert.ErrorContains(t, choose("vote against with Greta"), "another time")
	assert.ErrorContains(t, choose("vote for with the Edge"), "another time")
	require.NoError(t, choose("vote for with Greta"))
	require.Equal(t, "vote for with Kine Resources Contested", l.Wanted())
	require.NoError(t, choose("vote for with Kine Resources Contested"))
	require.Equal(t, "pass", l.Wanted())
	require.NoError(t, choose("pass"))
	assert.True(t, l.Over())

	other, err := OpenLesson("08-referendum")
	require.NoError(t, err)
	defer other.Close()
	for other.Game().Pending().Window != game.VotesW {
		require.NoError(t, other.Choose(other.Game().Pending().Find(other.Wanted())))
	}
	assert.Equal(t, "vote for with Kine Resources Contested", other.Wanted(), "the file is as it was")
}
