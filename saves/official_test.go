package saves

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOfficialTextsAreKeptForThePlayer(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("ELYSIUM_HOME", filepath.Join(dir, "home"))
	list := func(name, text string) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	library := list("library.csv", "\ufeff\"Id\",\"Name\",\"Card Text\"\n\"100001\",\"A\",\"One line.\nAnother \\ line, with a \"\"word\"\".\"\n")
	crypt := list("crypt.csv", "Id,Card Text\n200001,Text\n")
	n, err := ImportOfficial(library, crypt)
	require.NoError(t, err)
	assert.Equal(t, 2, n)
	texts := loadOfficial()
	assert.Equal(t, "One line.\nAnother \\ line, with a \"word\".", texts[100001])
	assert.Equal(t, "Text", texts[200001])

	for text, want := range map[string]string{
		"Id,Name\n1,a\n":          "bad.csv:1: found no columns Id and Card Text",
		"Id,Card Text\nx,a\n":     `bad.csv:2: found the id "x", expected a number`,
		"Id,Card Text\n1,\"a\n\n": "bad.csv:3: the list is broken or cut off here",
		"":                        "bad.csv:1: this is not a card list",
	} {
		_, err := ImportOfficial(list("bad.csv", text))
		assert.ErrorContains(t, err, want)
	}
	assert.Equal(t, texts, loadOfficial(), "a list that cannot be read changes nothing")
}
