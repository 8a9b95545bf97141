package tui

import (
	"path"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/cards"
	"elysium/saves"
)

// loader opens any table: one of those that are known, or a file or folder by its path.
type loader struct {
	typed  string
	known  []Entry
	shown  []Entry
	list   list
	faults []string // of the file that was to be opened
}

func newLoader(m *Model) *loader {
	o := &loader{}
	for _, from := range []func() []Entry{m.opts.Recent, m.opts.Examples} {
		if from != nil {
			o.known = append(o.known, from()...)
		}
	}
	if m.opts.Folders != nil {
		o.known = append(o.known, m.opts.Folders()...)
	}
	o.narrow(m)
	return o
}

// isPath reports whether what is typed is a path rather than words.
func (o *loader) isPath() bool {
	return strings.ContainsAny(o.typed, "/~") || strings.HasPrefix(o.typed, ".") || strings.HasPrefix(o.typed, saves.TestdataPrefix)
}

// narrow lists what fits what is typed: of a path, what the folder holds.
func (o *loader) narrow(m *Model) {
	o.shown, o.list, o.faults = nil, list{}, nil
	words := sought(o.typed)
	entries, fits := o.known, func(title string) bool { return has(title, words) }
	if o.isPath() {
		dir, base := path.Split(o.typed)
		if rest, along := strings.CutPrefix(o.typed, saves.TestdataPrefix); along && dir == "" {
			dir, base = saves.TestdataPrefix, rest
		}
		begins := cards.Fold(base)
		entries, fits = nil, func(title string) bool { return strings.HasPrefix(title, begins) }
		if m.opts.Files != nil {
			entries = m.opts.Files(dir)
		}
	}
	for _, e := range entries {
		if fits(cards.Fold(e.Title)) || fits(cards.Fold(path.Base(e.Path))) {
			o.shown = append(o.shown, e)
		}
	}
}

func (o *loader) draw(m *Model) []string {
	th := m.theme
	p := newPanel(m.w, m.h)
	room := max(1, m.h-6-len(o.faults))
	from, to := o.list.window(len(o.shown), room)
	p.title(th, "Load", strings.TrimSpace(th.Keys.say("type a path or letters, {column} completes, {take} opens, {back}  ")+more(from, to, len(o.shown))))
	p.line(func(l *line) { l.put(th.Dim, "  file: ").put(th.Bold, tail(o.typed, m.w-10)).put(th.Cursor, "_") })
	for _, fault := range o.faults {
		p.para(th.Bad, 2, fault)
	}
	for i := from; i < to; i++ {
		e := o.shown[i]
		p.line(func(l *line) {
			s := th.Plain
			if i == o.list.cur {
				s = th.Cursor
			}
			l.put(th.Asked, pick(i == o.list.cur, "> ", "  ")).put(s, e.Title)
			if !e.Time.IsZero() {
				l.right(th.Dim, e.Time.Format("2006-01-02 15:04 "))
			}
		})
	}
	if len(o.shown) == 0 {
		p.para(th.Dim, 2, "Nothing here is called that. A path may begin with ~, with "+saves.TestdataPrefix+" for the scripts that come along, or with the name of a folder.")
	}
	for p.left() > 2 {
		p.text(th.Plain, "")
	}
	if i := o.list.cur; i < len(o.shown) {
		p.text(th.Dim, "  "+o.shown[i].Path)
		p.text(th.Note, "  "+o.shown[i].Note)
	}
	return p.done()
}

// tail is the end of a text that does not fit.
func tail(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[len(r)-n:])
	}
	return s
}

func (o *loader) key(m *Model, k string) tea.Cmd {
	switch {
	case is(k, tableKeys.Back) && o.typed != "":
		o.typed = ""
		o.narrow(m)
	case is(k, tableKeys.Back):
		m.page = nil
	case is(k, tableKeys.Column):
		if i := o.list.cur; i < len(o.shown) {
			o.typed = o.shown[i].Path
			o.narrow(m)
		}
	case is(k, tableKeys.Commit):
		if i := o.list.cur; i < len(o.shown) {
			return o.open(m, o.shown[i].Path)
		}
		return o.open(m, o.typed)
	case write(&o.typed, k):
		o.narrow(m)
	default:
		o.list.keys(k, len(o.shown), max(1, m.h-6))
	}
	return nil
}

// open goes into a folder, or opens a file: the table itself, or the choice of what to do with one
// that has scripts. What is wrong with it is told here.
func (o *loader) open(m *Model, name string) tea.Cmd {
	switch {
	case name == "":
		return nil
	case strings.HasSuffix(name, "/"), name == saves.TestdataPrefix:
		o.typed = name
		o.narrow(m)
		return nil
	}
	o.faults = nil
	if m.opts.Read != nil {
		f, err := m.opts.Read(name)
		switch {
		case err != nil:
			o.tell(err)
			return nil
		case len(f.Scripts) > 0 && !f.Logged:
			m.page = newScripts(f, name, o)
			return nil
		}
	}
	return o.play(m, name)
}

// play turns to the table of a file.
func (o *loader) play(m *Model, name string) tea.Cmd {
	cmd, err := m.turnTo(name)
	if err != nil {
		o.tell(err)
	}
	return cmd
}

// mostFaults is how many faults of a file are told at once.
const mostFaults = 6

func (o *loader) tell(err error) {
	o.faults = strings.Split(err.Error(), "\n")
	if n := len(o.faults); n > mostFaults {
		o.faults = append(o.faults[:mostFaults:mostFaults], "and "+itoa(n-mostFaults)+" more")
	}
}

// newScripts offers what can be done with a board that has scripts.
func newScripts(f *saves.File, name string, back *loader) *finder {
	title := f.Title
	if title == "" {
		title = path.Base(name)
	}
	l := &finder{title: title, back: back, names: []string{"play from the board"}}
	for i := range f.Scripts {
		l.names = append(l.names, "step through "+scriptName(f, i))
	}
	l.wide = width(title) + 6
	for _, n := range l.names {
		l.wide = max(l.wide, width(n)+3)
	}
	l.tell = func(th *Theme, i, w int) []string {
		p := newPanel(w, 200)
		p.para(th.Bold, 1, l.names[i])
		if i == 0 {
			for _, n := range f.Notes {
				p.para(th.Plain, 1, n.Text)
			}
			for _, r := range f.Rules {
				p.para(th.Dim, 1, r.ID)
			}
			return p.rows
		}
		for k := range f.Scripts[i-1].Steps {
			p.para(th.Plain, 2, f.StepText(&f.Scripts[i-1].Steps[k]))
		}
		return p.rows
	}
	l.enter = func(m *Model, i int) tea.Cmd {
		if i == 0 {
			m.page = back
			return back.play(m, name)
		}
		s, err := f.Steps(i - 1)
		if err != nil {
			back.tell(err)
			m.page = back
			return nil
		}
		m.page = newStepping(m, s, scriptName(f, i-1), l)
		return nil
	}
	l.narrow()
	return l
}

func scriptName(f *saves.File, i int) string {
	if name := f.Scripts[i].Name; name != "" {
		return name
	}
	return "script " + itoa(i+1)
}
