package saves

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"elysium/decks/foreign"
)

// Report says how a file fared.
type Report struct {
	File    string
	OK      bool
	Error   string   // every fault, one a line, with file and line
	Rules   []string // the claims the file names
	Scripts int      // how many it has
	Checks  int      // how many passed
}

// CheckOptions say how thoroughly a file is checked.
type CheckOptions struct {
	// Twice plays every script a second time, through undo and redo of each of its decisions.
	Twice bool
}

// Check reads a file and runs its scripts.
func Check(path string, text []byte) Report { return CheckWith(path, text, CheckOptions{}) }

// CheckWith is Check with options.
func CheckWith(path string, text []byte, o CheckOptions) Report {
	rep := Report{File: path}
	f, err := Parse(path, text)
	if err != nil {
		rep.Error = err.Error()
		return rep
	}
	rep.Scripts = len(f.Scripts)
	for _, rule := range f.Rules {
		rep.Rules = append(rep.Rules, rule.ID)
	}
	faults := f.claimFaults()
	for i := range f.Scripts {
		checks, err := f.runScript(&f.Scripts[i], o)
		rep.Checks += checks
		if err != nil {
			faults = append(faults, err)
		}
	}
	switch {
	case f.Logged:
		faults = append(faults, f.logFaults()...)
	case len(f.Scripts) == 0 && len(faults) == 0:
		faults = append(faults, f.boardFaults()...)
	}
	rep.OK = len(faults) == 0
	rep.Error = joinErrors(faults)
	return rep
}

// boardFaults are what keeps a board without scripts from being played.
func (f *File) boardFaults() []error {
	g, err := Position(f, -1)
	if err != nil {
		return []error{inFile(f.Path, err)}
	}
	g.Close()
	return nil
}

func joinErrors(faults []error) string {
	lines := make([]string, len(faults))
	for i, err := range faults {
		lines[i] = err.Error()
	}
	return strings.Join(lines, "\n")
}

// claimFaults are the claims that a file may not name.
func (f *File) claimFaults() (faults []error) {
	add := func(line int, err error) {
		if err != nil {
			faults = append(faults, Fault{f.Path, line, err.Error()})
		}
	}
	for _, rule := range f.Rules {
		add(rule.Line, ruleFault(rule.ID))
	}
	for i := range f.Scripts {
		for _, s := range f.Scripts[i].Steps {
			if s.ID != "" {
				add(s.Line, citedFault(s.ID))
			}
		}
	}
	return faults
}

// runScript plays a script from the board and returns how many checks passed.
func (f *File) runScript(s *Script, o CheckOptions) (checks int, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = Fault{f.Path, s.Line, fmt.Sprintf("the engine failed: %v\n%s", v, debug.Stack())}
		}
	}()
	setup, err := f.Setup()
	if err != nil {
		return 0, err
	}
	r, err := newRunner(f, setup)
	if err != nil {
		return 0, err
	}
	defer r.g.Close()
	if err := r.run(s); err != nil {
		return r.checks, err
	}
	if o.Twice {
		err = r.again(s)
	}
	return r.checks, err
}

// again takes every decision back and makes it anew: the game must come out the same.
func (r *runner) again(s *Script) error {
	want := r.g.State()
	for k, m := range r.moves {
		if m.lone {
			continue
		}
		undone, err := r.copy(r.moves[:k])
		if err != nil {
			return Fault{r.file.Path, s.Line, fmt.Sprintf("undoing to decision %d: %v", k, err)}
		}
		for _, m := range r.moves[k:] {
			if err = undone.take(m); err != nil {
				break
			}
		}
		same := err == nil && undone.g.State() == want
		undone.g.Close()
		if !same {
			return Fault{r.file.Path, s.Line, fmt.Sprintf("undone to decision %d and done again, the game is another: %v", k, err)}
		}
	}
	return nil
}

// CheckPaths checks files, and all .vtes files in directories, several at a time. The reports
// stand in the order of the paths.
func CheckPaths(paths []string, jobs int) []Report {
	return CheckPathsWith(paths, jobs, CheckOptions{})
}

// CheckPathsWith is CheckPaths with options.
func CheckPathsWith(paths []string, jobs int, o CheckOptions) []Report {
	files, reports := vtesFiles(paths)
	out := make([]Report, len(files))
	var group sync.WaitGroup
	queue := make(chan int)
	for range max(1, jobs) {
		group.Go(func() {
			for i := range queue {
				out[i] = checkFile(files[i], o)
			}
		})
	}
	for i := range files {
		queue <- i
	}
	close(queue)
	group.Wait()
	return append(reports, out...)
}

func checkFile(path string, o CheckOptions) Report {
	text, err := foreign.Read(path, longestFile)
	if err != nil {
		return Report{File: path, Error: unread(path, err)}
	}
	return CheckWith(path, text, o)
}

func unread(path string, err error) string {
	return fmt.Sprintf("%s: the file cannot be read: %v", foreign.Line(path), foreign.Cause(err))
}

// vtesFiles lists the files meant; what cannot be found is a report of its own.
func vtesFiles(paths []string) (files []string, faults []Report) {
	for _, path := range paths {
		err := filepath.WalkDir(path, func(p string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (p == path || filepath.Ext(p) == ".vtes" && isFile(p)) {
				files = append(files, p)
			}
			return err
		})
		if err != nil {
			faults = append(faults, Report{File: path, Error: unread(path, err)})
		}
	}
	slices.Sort(files)
	return slices.Compact(files), faults
}
