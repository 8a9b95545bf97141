package saves

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEverySystemHasItsFolders(t *testing.T) {
	for _, name := range []string{"ELYSIUM_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA"} {
		t.Setenv(name, "")
	}
	t.Setenv("HOME", "/home/anna")
	in := func(folders map[string]folder, system string) string {
		dir, err := elysiumIn(folders, system)
		require.NoError(t, err)
		return dir
	}
	for system, want := range map[string][2]string{
		"linux":   {"/home/anna/.local/share/elysium", "/home/anna/.config/elysium"},
		"freebsd": {"/home/anna/.local/share/elysium", "/home/anna/.config/elysium"},
		"darwin":  {"/home/anna/Library/Application Support/elysium", "/home/anna/Library/Application Support/elysium"},
		"windows": {"/home/anna/AppData/Local/elysium", "/home/anna/AppData/Roaming/elysium"},
	} {
		assert.Equal(t, want, [2]string{in(dataFolders, system), in(configFolders, system)}, system)
	}
	t.Setenv("XDG_DATA_HOME", "/data")
	t.Setenv("XDG_CONFIG_HOME", "not/from/the/root")
	t.Setenv("LOCALAPPDATA", "/local")
	assert.Equal(t, "/data/elysium", in(dataFolders, "linux"))
	assert.Equal(t, "/local/elysium", in(dataFolders, "windows"))
	assert.Equal(t, "/home/anna/.config/elysium", in(configFolders, "linux"))
	t.Setenv("ELYSIUM_HOME", "/elsewhere")
	assert.Equal(t, "/elsewhere", in(configFolders, "darwin"))
}
