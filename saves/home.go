package saves

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"runtime"
)

// folder is where a system keeps what programs have for a player: where a variable says, or in a
// folder of the player's own.
type folder struct{ variable, within string }

// The folders for data and for settings, by system; "" stands for the others.
var (
	dataFolders = map[string]folder{
		"windows": {"LOCALAPPDATA", "AppData/Local"},
		"darwin":  {"XDG_DATA_HOME", "Library/Application Support"},
		"":        {"XDG_DATA_HOME", ".local/share"},
	}
	configFolders = map[string]folder{
		"windows": {"APPDATA", "AppData/Roaming"},
		"darwin":  {"XDG_CONFIG_HOME", "Library/Application Support"},
		"":        {"XDG_CONFIG_HOME", ".config"},
	}
)

var errNoHome = errors.New("no home directory; set ELYSIUM_HOME to a folder")

// elysiumIn is the program's own folder in one of those of a system; ELYSIUM_HOME is all of them.
func elysiumIn(folders map[string]folder, system string) (string, error) {
	if dir := os.Getenv("ELYSIUM_HOME"); dir != "" {
		return dir, nil
	}
	f := cmp.Or(folders[system], folders[""])
	if dir := os.Getenv(f.variable); filepath.IsAbs(dir) {
		return filepath.Join(dir, "elysium"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", errNoHome
	}
	return filepath.Join(home, filepath.FromSlash(f.within), "elysium"), nil
}

// Dir is the folder of the player's data: ELYSIUM_HOME, or elysium in the folder for data of
// programs. The error is a sentence.
func Dir() (string, error) { return elysiumIn(dataFolders, runtime.GOOS) }

// ConfigPath is the file of the player's settings: config in ELYSIUM_HOME, or in elysium in the
// folder for settings of programs. The error is a sentence.
func ConfigPath() (string, error) {
	dir, err := elysiumIn(configFolders, runtime.GOOS)
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "config"), nil
}
