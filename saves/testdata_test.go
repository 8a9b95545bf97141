package saves_test

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/saves"
)

// TestTestdata runs every scenario, each script a second time through undo and redo.
func TestTestdata(t *testing.T) {
	const folder = "../testdata"
	if _, err := os.Stat(folder); err != nil {
		t.Skip("there are no scenarios beside this package")
	}
	reports := saves.CheckPathsWith([]string{folder}, runtime.NumCPU(), saves.CheckOptions{Twice: true})
	require.NotEmpty(t, reports)
	for _, r := range reports {
		assert.True(t, r.OK, "%s", r.Error)
	}
}

// TestScenariosAreNamedAfterTheirRule finds a scenario by its rule.
func TestScenariosAreNamedAfterTheirRule(t *testing.T) {
	paths, err := filepath.Glob("../testdata/rules/*/*.vtes")
	require.NoError(t, err)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		f, err := saves.Parse(path, text)
		require.NoError(t, err)
		var ids []string
		for _, rule := range f.Rules {
			ids = append(ids, rule.ID)
		}
		assert.Contains(t, ids, strings.TrimSuffix(filepath.Base(path), ".vtes"), path)
	}
}
