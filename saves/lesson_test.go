package saves

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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
				if other := (i + 1) % len(d.Options); other != i {
					assert.ErrorContains(t, l.Choose(other), "another time")
				}
				require.NoError(t, l.Choose(i))
			}
			assert.NotEmpty(t, l.Prompts(), "a lesson ends with a word")
			assert.Error(t, l.Choose(0))
		})
	}
}
