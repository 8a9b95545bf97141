package saves

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// exampleFiles are boards to look at and to play from.
//
//go:embed examples/*.vtes
var exampleFiles embed.FS

// ExamplePrefix begins the path of an example, which is no file of the player's.
const ExamplePrefix = "example:"

// Examples lists the boards that come with Elysium.
func Examples() []Entry {
	return embedded(exampleFiles, "examples/*.vtes", ExamplePrefix, example)
}

// embedded lists files that come along, by the titles they have.
func embedded(files fs.FS, pattern, prefix string, read func(name string) (*File, error)) []Entry {
	paths, err := fs.Glob(files, pattern)
	if err != nil {
		return nil
	}
	var list []Entry
	for _, file := range paths {
		name := strings.TrimSuffix(path.Base(file), ".vtes")
		e := Entry{Path: prefix + name, Title: name}
		if f, err := read(name); err == nil && f.Title != "" {
			e.Title = f.Title
		}
		list = append(list, e)
	}
	return list
}

func example(name string) (*File, error) {
	text, err := exampleFiles.ReadFile(path.Join("examples", name+".vtes"))
	if err != nil {
		return nil, fmt.Errorf("there is no example called %q", name)
	}
	return Parse(name+".vtes", text)
}
