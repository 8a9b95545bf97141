package saves

import (
	"errors"
	"fmt"

	"elysium/game"
)

// LineState says how a line of a script that is stepped through has fared.
type LineState uint8

// The states of lines.
const (
	Waiting LineState = iota
	Carried           // a decision or correction was made, a point was reached
	Held              // of a check
	Failed
)

// ScriptLine is a line of a script and how it has fared.
type ScriptLine struct {
	Text  string
	State LineState
	Fault string // why it failed, with file and line
}

// Steps is a script that is played line by line from its board.
type Steps struct {
	Lines []ScriptLine
	At    int // how many lines have been played

	file   *File
	script *Script
	r      *runner
}

// Steps begins a script of a file, by its place among the scripts.
func (f *File) Steps(script int) (*Steps, error) {
	if script < 0 || script >= len(f.Scripts) {
		return nil, fmt.Errorf("%s has no script %d", f.Path, script+1)
	}
	s := &Steps{file: f, script: &f.Scripts[script]}
	return s, s.begin()
}

// begin lays the board out anew.
func (s *Steps) begin() error {
	setup, err := s.file.Setup()
	if err != nil {
		return err
	}
	r, err := newRunner(s.file, setup)
	if err != nil {
		return err
	}
	s.Close()
	s.r, s.At, s.Lines = r, 0, nil
	for i := range s.script.Steps {
		s.Lines = append(s.Lines, ScriptLine{Text: s.file.StepText(&s.script.Steps[i])})
	}
	return nil
}

// Next plays the next line; false if there is none, or if the one before could not be played. A
// check that fails is told, and the script goes on.
func (s *Steps) Next() bool {
	if s.At >= len(s.Lines) || s.Stuck() {
		return false
	}
	step, line := &s.script.Steps[s.At], &s.Lines[s.At]
	s.At++
	err := s.r.settle(step)
	if err == nil {
		err = s.r.step(step)
	}
	switch {
	case err != nil:
		line.State, line.Fault = Failed, Fault{s.file.Path, step.Line, err.Error()}.Error()
	case step.Check():
		line.State = Held
	default:
		line.State = Carried
	}
	return true
}

// Stuck reports whether the last line was none of checks and failed: what follows means nothing.
func (s *Steps) Stuck() bool {
	return s.At > 0 && s.Lines[s.At-1].State == Failed && !s.script.Steps[s.At-1].Check()
}

// Restart plays the script from its beginning up to a line.
func (s *Steps) Restart(line int) error {
	if err := s.begin(); err != nil {
		return err
	}
	for s.At < line && s.Next() {
	}
	return nil
}

// Game is the game as it stands.
func (s *Steps) Game() *game.Game { return s.r.g }

var errScripted = errors.New("a script plays its own lines")

// Choose chooses nothing.
func (s *Steps) Choose(int) error { return errScripted }

// Undo takes a line back.
func (s *Steps) Undo() error { return s.Restart(max(0, s.At-1)) }

// Redo plays the next line.
func (s *Steps) Redo() error {
	if !s.Next() {
		return errScripted
	}
	return nil
}

// CanUndo reports whether a line has been played.
func (s *Steps) CanUndo() bool { return s.At > 0 }

// CanRedo reports whether there is another line.
func (s *Steps) CanRedo() bool { return s.At < len(s.Lines) && !s.Stuck() }

// Warning is empty: a script is not kept.
func (s *Steps) Warning() string { return "" }

// Path is empty: a script is no game.
func (s *Steps) Path() string { return "" }

// Close ends the script.
func (s *Steps) Close() error {
	if s.r != nil {
		s.r.g.Close()
	}
	return nil
}
