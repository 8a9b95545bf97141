package tui

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"elysium/decks/foreign"
)

// Config is what a player has set for every table: a line for each, "name = words".
type Config struct {
	Keys   *Keys
	Theme  ThemeSettings
	Pause  time.Duration // after what a house seat did
	Mouse  bool
	Faults []error // each a sentence that begins with file and line; what is at fault is as usual

	theme string // as it was written
}

// setting is a line of the file that is about no key.
type setting struct {
	name, what string
	show       func(c *Config) string
	set        func(c *Config, words []string) error
}

var settingLines = []setting{
	{"theme", "dark or light behind the text; 16 or no colours (none); ascii draws no lines and spells names plainly",
		func(c *Config) string { return c.theme }, (*Config).setTheme},
	{"pace", "how long a deed of the house stays before the next: 300ms, 2s, or 0 for no pause",
		func(c *Config) string { return c.Pause.String() }, (*Config).setPace},
	{"mouse", "on, or off so that the terminal's own selection works",
		func(c *Config) string { return pick(c.Mouse, "on", "off") }, (*Config).setMouse},
}

var themeWords = map[string]func(*ThemeSettings){
	"dark":  func(s *ThemeSettings) { s.Light = false },
	"light": func(s *ThemeSettings) { s.Light = true },
	"16": func(s *ThemeSettings) {
		if s.Profile != termenv.Ascii {
			s.Profile = termenv.ANSI
		}
	},
	"none":  func(s *ThemeSettings) { s.Profile = termenv.Ascii },
	"ascii": func(s *ThemeSettings) { s.ASCII = true },
}

func (c *Config) setTheme(words []string) error {
	look := c.Theme
	for _, w := range words {
		set, known := themeWords[strings.ToLower(w)]
		if !known {
			return fmt.Errorf("%q is no theme; expected dark, light, 16, none or ascii, or several", w)
		}
		set(&look)
	}
	c.Theme, c.theme = look, strings.Join(words, " ")
	return nil
}

func (c *Config) setPace(words []string) error {
	text := strings.Join(words, "")
	d, err := time.ParseDuration(text)
	if err != nil || d < 0 || d > time.Minute {
		return fmt.Errorf("%q is no pace; expected a time like 300ms or 2s, a minute at most", text)
	}
	c.Pause = max(d, time.Millisecond) // 0 is the usual one
	return nil
}

func (c *Config) setMouse(words []string) error {
	i := slices.Index([]string{"on", "off"}, strings.Join(words, " "))
	if i < 0 {
		return errors.New("expected on or off")
	}
	c.Mouse = i == 0
	return nil
}

// defaultConfig is that of a player who has set nothing.
func defaultConfig() *Config {
	look := EnvTheme()
	return &Config{Keys: usualKeys, Theme: look, Pause: usualPause, Mouse: true, theme: pick(look.Light, "light", "dark")}
}

// longestConfig is how large a file of settings may be.
const longestConfig = 1 << 20

// LoadConfig reads a player's settings; a file that is not there sets nothing.
func LoadConfig(path string) *Config {
	text, err := foreign.Read(path, longestConfig)
	switch {
	case err == nil:
		return readConfig(filepath.Base(path), string(text))
	case errors.Is(err, fs.ErrNotExist):
		return defaultConfig()
	}
	c := defaultConfig()
	var cause *fs.PathError
	if errors.As(err, &cause) {
		err = cause.Err
	}
	c.Faults = append(c.Faults, fmt.Errorf("%s:1: the settings cannot be read: %w", filepath.Base(path), err))
	return c
}

// Apply brings the settings to a table.
func (c *Config) Apply(o *Options) {
	o.Keys, o.Theme, o.Pause, o.NoMouse, o.Faults = c.Keys, &c.Theme, c.Pause, !c.Mouse, c.Faults
}

// configLine is a line that sets the keys of an action.
type configLine struct {
	number int
	action action
	keys   []string
}

func readConfig(file, text string) *Config {
	c := defaultConfig()
	fault := func(line int, err error) { c.Faults = append(c.Faults, fmt.Errorf("%s:%d: %w", file, line, err)) }
	set := map[string]int{}
	var lines []configLine
	for i, row := range strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n") {
		row = strings.TrimSpace(row)
		if row == "" || row[0] == '#' {
			continue
		}
		name, rest, found := strings.Cut(row, "=")
		name = strings.TrimSpace(name)
		words := strings.Fields(rest)
		before, again := set[name]
		switch {
		case !found || len(words) == 0:
			fault(i+1, errors.New("expected name = words"))
			continue
		case again:
			fault(i+1, fmt.Errorf("%s is set in line %d already", name, before))
			continue
		}
		set[name] = i + 1
		line, err := c.line(name, words)
		if err != nil {
			fault(i+1, err)
		} else if line.keys != nil {
			line.number = i + 1
			lines = append(lines, line)
		}
	}
	c.Keys = keysOf(lines, fault)
	return c
}

// line takes in a line of the file; one about an action's keys is handed back.
func (c *Config) line(name string, words []string) (configLine, error) {
	for _, s := range settingLines {
		if s.name == name {
			return configLine{}, s.set(c, words)
		}
	}
	for _, a := range allActions() {
		if a.name == name {
			k, err := readKeys(a, words)
			return configLine{action: a, keys: k}, err
		}
	}
	return configLine{}, fmt.Errorf("nothing is called %q; elysium keys lists all that can be set", name)
}

// keyNames are the keys that are written by name, as the terminal library calls them.
var keyNames = func() map[string]bool {
	names := map[string]bool{}
	for t := tea.KeyF20; t <= tea.KeyBackspace; t++ {
		if name := (tea.KeyMsg{Type: t}).String(); len(name) > 1 {
			names[name] = true
		}
	}
	return names
}()

// takenKeys are those that no action can have.
var takenKeys = map[string]string{"ctrl+c": "it leaves at once", "backspace": "it rubs out what was typed"}

// spaceWord is how the space bar is written.
const spaceWord = "space"

// readKeys reads the keys for an action.
func readKeys(a action, words []string) ([]string, error) {
	var out []string
	named := false
	for _, w := range words {
		k, ok := readKey(w)
		if !ok {
			return nil, fmt.Errorf("%q is no key; expected a letter or sign, or a name like enter, space, pgup, ctrl+z, alt+x or f5", w)
		}
		why, taken := takenKeys[k]
		if len(k) == 1 && unicode.IsDigit(rune(k[0])) {
			why, taken = "numbers select choices", true
		}
		if taken {
			return nil, fmt.Errorf("%s cannot be the key for %s: %s", w, a.name, why)
		}
		named = named || len([]rune(k)) > 1
		out = append(out, k)
	}
	if !named && everywhere[a.name] {
		return nil, fmt.Errorf("%s needs a key with a name, like f5 or ctrl+z, where letters are typed", a.name)
	}
	return out, nil
}

// readKey reads a key as it is written: a letter or sign as it is, others by their names.
func readKey(w string) (k string, ok bool) {
	base, alt := w, ""
	if len(w) > len("alt+") && strings.EqualFold(w[:len("alt+")], "alt+") {
		base, alt = w[len("alt+"):], "alt+"
	}
	switch r := []rune(base); {
	case len(r) == 1:
		return alt + base, unicode.IsPrint(r[0])
	case strings.EqualFold(base, spaceWord):
		return alt + " ", true
	}
	base = strings.ToLower(base)
	return alt + base, keyNames[base]
}

// everywhere are the actions that are wanted on every occasion, also where letters are typed.
var everywhere = map[string]bool{tableKeys.Up.name: true, tableKeys.Down.name: true, tableKeys.Commit.name: true, tableKeys.Back.name: true}

// keysOf are the keys that lines set. A line that gives an action a key which another has
// already is left out, and told.
func keysOf(lines []configLine, fault func(line int, err error)) *Keys {
	for {
		set := map[string][]string{}
		for _, l := range lines {
			set[l.action.name] = l.keys
		}
		i, k, other := clash(lines, set)
		if i < 0 {
			return newKeys(set)
		}
		fault(lines[i].number, fmt.Errorf("%s is the key for %s already; give one of them another", keyLabel(k), other))
		lines = slices.Delete(slices.Clone(lines), i, i+1)
	}
}

// clash finds the last line with a key that another action has on the same occasion.
func clash(lines []configLine, set map[string][]string) (line int, k, other string) {
	for i := len(lines) - 1; i >= 0; i-- {
		l := &lines[i]
		for _, b := range allActions() {
			theirs := b.keys
			if s, ok := set[b.name]; ok {
				theirs = s
			}
			if b.name == l.action.name || b.place() != l.action.place() && !everywhere[b.name] && !everywhere[l.action.name] {
				continue
			}
			for _, k := range l.keys {
				if slices.Contains(theirs, k) {
					return i, k, b.name
				}
			}
		}
	}
	return -1, "", ""
}

// Format writes the settings as their file has them, every key among them.
func (c *Config) Format() string {
	var b strings.Builder
	b.WriteString("# The settings of Elysium's table. A line that begins with # is read over.\n")
	for _, s := range settingLines {
		fmt.Fprintf(&b, "\n# %s\n%s = %s\n", s.what, s.name, s.show(c))
	}
	for g, title := range groupNames {
		fmt.Fprintf(&b, "\n# Keys. %s:\n", title)
		for _, a := range allActions() {
			if a.group != group(g) {
				continue
			}
			words := slices.Clone(c.Keys.of[a.name])
			for i, k := range words {
				if k == " " {
					words[i] = spaceWord
				}
			}
			fmt.Fprintf(&b, "# %s\n%s = %s\n", a.what, a.name, strings.Join(words, " "))
		}
	}
	return b.String()
}
