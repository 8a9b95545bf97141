package saves

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// Dir is the folder of the player's data: ELYSIUM_HOME, or elysium in the folder for data of
// programs. The error is a sentence.
func Dir() (string, error) {
	if dir := os.Getenv("ELYSIUM_HOME"); dir != "" {
		return dir, nil
	}
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "elysium"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", errors.New("no home directory; set ELYSIUM_HOME to a folder")
	}
	return filepath.Join(home, ".local", "share", "elysium"), nil
}

// gamesDir is where saved games lie.
func gamesDir() (string, error) {
	dir, err := Dir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "games"), nil
}

// DeckFiles lists the files in the player's folder of decks, which is decks in that of the data.
func DeckFiles() []string {
	dir, err := Dir()
	if err != nil {
		return nil
	}
	entries, err := os.ReadDir(filepath.Join(dir, "decks"))
	if err != nil {
		return nil
	}
	var files []string
	for _, e := range entries {
		if !e.IsDir() {
			files = append(files, filepath.Join(dir, "decks", e.Name()))
		}
	}
	return files
}

// BoardPath is a new path for a copied board.
func BoardPath() (string, error) {
	dir, err := Dir()
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, "boards")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", errors.New(unread(dir, err))
	}
	path := filepath.Join(dir, time.Now().Format("2006-01-02-150405")+".vtes")
	if _, err := os.Lstat(path); err == nil {
		path = besidePath(path)
	}
	return path, nil
}

// freshPath is a new path for a game, named after the time and the seats.
func freshPath(f *File) (string, error) {
	dir, err := gamesDir()
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, fmt.Sprintf("%s-%s.vtes", time.Now().Format("2006-01-02-1504"), seatsText(f)))
	if _, err := os.Lstat(path); err == nil {
		path = besidePath(path)
	}
	return path, nil
}

// Entry is a saved game in the folder.
type Entry struct {
	Path      string
	Title     string
	Seats     []string
	Decisions int
	Time      time.Time
	Error     string // why it cannot be loaded, "" if it can
}

// List lists the saved games, the latest first.
func List() []Entry {
	dir, err := gamesDir()
	if err != nil {
		return nil
	}
	paths, _ := filepath.Glob(filepath.Join(dir, "*.vtes"))
	var list []Entry
	for _, path := range paths {
		list = append(list, newEntry(path))
	}
	slices.SortStableFunc(list, func(a, b Entry) int { return b.Time.Compare(a.Time) })
	return list
}

func newEntry(path string) Entry {
	e := Entry{Path: path}
	if info, err := os.Stat(path); err == nil {
		e.Time = info.ModTime()
	}
	text, err := os.ReadFile(path)
	if err != nil {
		e.Error = unread(path, err)
		return e
	}
	f, _, err := parseSave(path, text)
	if err != nil {
		e.Error = err.Error()
		return e
	}
	e.Title = f.Title
	for _, s := range f.Seats {
		e.Seats = append(e.Seats, s.Name)
	}
	for _, l := range f.Log {
		if l.Kind != LogUndo && l.Kind != LogRandom {
			e.Decisions++
		}
	}
	return e
}
