package saves

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"elysium/game"
	"elysium/testdata"
)

// LessonPrefix begins the path of a lesson, which is no file of the player's.
const LessonPrefix = "lesson:"

// Lessons lists the lessons in their order, each with what it is about.
func Lessons() []Entry {
	list := embedded(testdata.Files, "lessons/*.vtes", LessonPrefix, lesson)
	for i := range list {
		if f, err := lesson(strings.TrimPrefix(list[i].Path, LessonPrefix)); err == nil {
			list[i].About = aboutLesson(f)
		}
	}
	return list
}

// Reading a lesson and choosing in it take a learner so long.
const (
	wordsAMinute   = 150
	choicesAMinute = 5
)

// aboutLesson is how a lesson begins, and how long it is.
func aboutLesson(f *File) string {
	if len(f.Scripts) == 0 {
		return ""
	}
	first, words, choices := "", 0, 0
	for _, s := range f.Scripts[0].Steps {
		switch {
		case s.Kind == Prompt:
			if first == "" {
				first = s.Words
			}
			words += len(strings.Fields(s.Words))
		case s.Kind == Decide && s.Seat == 0:
			choices++
		}
	}
	minutes := max(1, words/wordsAMinute+choices/choicesAMinute)
	return fmt.Sprintf("%s\n%s, about %s.", first, amount(choices, "choice"), amount(minutes, "minute"))
}

func amount(n int, of string) string {
	if n == 1 {
		return "1 " + of
	}
	return fmt.Sprintf("%d %ss", n, of)
}

func lesson(name string) (*File, error) {
	text, err := testdata.Files.ReadFile(path.Join("lessons", name+".vtes"))
	if err != nil {
		return nil, fmt.Errorf("there is no lesson called %q", name)
	}
	return Parse(name+".vtes", text)
}

// Lesson leads a learner, who has the first seat, through a file's first script: the lines of
// her seat are what she is to choose, everything else is played for her.
type Lesson struct {
	r       *runner
	steps   []Step
	at      int      // of the line she is to choose; past the last, the lesson is over
	wanted  int      // the option of the pending decision that the line means
	prompts []string // told since her last choice
}

// OpenLesson begins a lesson by its name.
func OpenLesson(name string) (*Lesson, error) {
	f, err := lesson(name)
	if err != nil {
		return nil, err
	}
	return NewLesson(f)
}

// NewLesson begins a file's first script as a lesson.
func NewLesson(f *File) (*Lesson, error) {
	if len(f.Scripts) == 0 {
		return nil, fmt.Errorf("%s has no script to learn from", f.Path)
	}
	setup, err := f.Setup()
	if err != nil {
		return nil, err
	}
	r, err := newRunner(f, setup)
	if err != nil {
		return nil, err
	}
	l := &Lesson{r: r, steps: slices.Clone(f.Scripts[0].Steps)}
	if err := l.advance(); err != nil {
		r.g.Close()
		return nil, err
	}
	return l, nil
}

// advance plays on to the learner's next line.
func (l *Lesson) advance() error {
	for ; l.at < len(l.steps); l.at++ {
		s := &l.steps[l.at]
		err := l.r.settle(s)
		switch {
		case err != nil:
		case s.Kind == Prompt:
			l.prompts = append(l.prompts, s.Words)
		case s.Kind == Decide && s.Seat == 0:
			return l.find(s)
		default:
			err = l.r.step(s)
		}
		if err != nil {
			return Fault{l.r.file.Path, s.Line, err.Error()}
		}
	}
	return nil
}

// find plays by defaults to the decision that offers the learner's line.
func (l *Lesson) find(s *Step) error {
	for d := l.r.g.Pending(); d != nil; d = l.r.g.Pending() {
		if d.Seat == s.Seat {
			if found := l.r.phrases.fits(s.Words, d.Labels()); len(found) == 1 {
				l.wanted = found[0]
				return nil
			}
		}
		if err := l.r.byDefault(); err != nil {
			return Fault{l.r.file.Path, s.Line, err.Error()}
		}
	}
	return Fault{l.r.file.Path, s.Line, errOver.Error()}
}

// Game is the game as it stands.
func (l *Lesson) Game() *game.Game { return l.r.g }

// Prompts are what the learner is told before she chooses.
func (l *Lesson) Prompts() []string { return l.prompts }

// Wanted is the choice that the lesson asks for, "" when it is over.
func (l *Lesson) Wanted() string {
	if l.Over() {
		return ""
	}
	return l.r.g.Pending().Label(l.wanted)
}

// Over reports whether the lesson has come to its end.
func (l *Lesson) Over() bool { return l.at >= len(l.steps) }

// Choose takes the choice that the lesson asks for; the error says which that is.
func (l *Lesson) Choose(i int) error {
	switch {
	case l.Over():
		return errors.New("the lesson is over")
	case i != l.wanted && !l.sooner(i):
		return fmt.Errorf("another time; this lesson asks for %q", l.Wanted())
	}
	l.r.told = l.r.g.EventCount()
	if err := l.r.choose(i); err != nil {
		return err
	}
	l.at, l.prompts = l.at+1, nil
	return l.advance()
}

// sooner makes a line that is to follow the one to be chosen now, if it means the option and is of
// the same kind as all up to it: their order is the learner's.
func (l *Lesson) sooner(i int) bool {
	d := l.r.g.Pending()
	if i < 0 || i >= len(d.Options) || d.Options[i].Verb != d.Options[l.wanted].Verb {
		return false
	}
	labels := d.Labels()
	for k := l.at; k < len(l.steps); k++ {
		s := &l.steps[k]
		if s.Kind != Decide || s.Seat != 0 {
			return false
		}
		switch found := l.r.phrases.fits(s.Words, labels); {
		case len(found) != 1 || d.Options[found[0]].Verb != d.Options[i].Verb:
			return false
		case found[0] == i:
			chosen := *s
			copy(l.steps[l.at+1:k+1], l.steps[l.at:k])
			l.steps[l.at], l.wanted = chosen, i
			return true
		}
	}
	return false
}

// errOneWay is why a lesson takes nothing back.
var errOneWay = errors.New("a lesson goes one way; begin it again from the menu")

// Undo takes nothing back.
func (l *Lesson) Undo() error { return errOneWay }

// Redo does nothing again.
func (l *Lesson) Redo() error { return errOneWay }

// CanUndo reports that nothing can be taken back.
func (l *Lesson) CanUndo() bool { return false }

// CanRedo reports that nothing can be done again.
func (l *Lesson) CanRedo() bool { return false }

// Warning is empty: a lesson is not kept.
func (l *Lesson) Warning() string { return "" }

// Path is empty: a lesson is no file.
func (l *Lesson) Path() string { return "" }

// Close ends the lesson.
func (l *Lesson) Close() error {
	l.r.g.Close()
	return nil
}
