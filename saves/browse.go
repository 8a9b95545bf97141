package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"elysium/decks/foreign"
	"elysium/testdata"
)

// TestdataPrefix begins the path of a script that comes along and shows a rule or a card.
const TestdataPrefix = "testdata:"

// Read reads a file, or what comes along, by its path. What is wrong with it is told line by line.
func Read(name string) (*File, error) {
	if rest, ok := strings.CutPrefix(name, LessonPrefix); ok {
		return lesson(rest)
	}
	if rest, ok := strings.CutPrefix(name, ExamplePrefix); ok {
		return example(rest)
	}
	if rest, ok := strings.CutPrefix(name, TestdataPrefix); ok {
		text, err := testdata.Files.ReadFile(path.Clean(rest))
		if err != nil {
			return nil, fmt.Errorf("there is no script %s", rest)
		}
		return Parse(path.Join("testdata", rest), text)
	}
	text, err := foreign.Read(AtHome(name), longestFile)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", name, foreign.Cause(err))
	}
	f, _, err := parseSave(AtHome(name), text)
	return f, err
}

// comesAlong reports whether a path is that of a board that comes along.
func comesAlong(name string) bool {
	return strings.HasPrefix(name, ExamplePrefix) || strings.HasPrefix(name, TestdataPrefix)
}

// AtHome puts the player's folder in the place of a ~ at the beginning.
func AtHome(name string) string {
	if rest, ok := strings.CutPrefix(name, "~"); ok && (rest == "" || rest[0] == '/') {
		if dir, err := os.UserHomeDir(); err == nil {
			return dir + rest
		}
	}
	return name
}

// Folder lists the folders and the tables in a folder, whose path may begin with ~ or
// TestdataPrefix; the path of a folder ends in a slash.
func Folder(dir string) []Entry {
	files, within := os.DirFS(AtHome(dir)), "."
	if rest, ok := strings.CutPrefix(dir, TestdataPrefix); ok {
		files, within = testdata.Files, path.Clean("./"+rest)
	} else if _, err := os.Stat(AtHome(dir)); err != nil {
		return nil
	}
	found, err := fs.ReadDir(files, within)
	if err != nil && !errors.Is(err, fs.ErrPermission) {
		return nil
	}
	var list []Entry
	for _, e := range found {
		name := e.Name()
		is, err := fs.Stat(files, path.Join(within, name)) // a link leads to a folder, too
		switch {
		case err != nil || strings.HasPrefix(name, "."):
		case is.IsDir():
			list = append(list, Entry{Path: dir + name + "/", Title: name + "/"})
		case filepath.Ext(name) == ".vtes" && is.Mode().IsRegular():
			list = append(list, Entry{Path: dir + name, Title: name, Time: is.ModTime()})
		}
	}
	slices.SortStableFunc(list, func(a, b Entry) int { return rank(a) - rank(b) })
	return list
}

// rank puts folders first.
func rank(e Entry) int {
	if strings.HasSuffix(e.Path, "/") {
		return 0
	}
	return 1
}
