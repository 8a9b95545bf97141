package main

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func sourceOf(t *testing.T, text string) source {
	t.Helper()
	s := source{places: token.NewFileSet()}
	f, err := parser.ParseFile(s.places, "source.go", "package p\n"+text, parser.SkipObjectResolution)
	require.NoError(t, err)
	s.files = append(s.files, f)
	return s
}

func TestTheVocabularyIsWhatTheEngineExports(t *testing.T) {
	words := vocabulary(sourceOf(t, `
const Basic = 1
type Title struct{}
var Limited, hidden = 1, 2
func Barks(n int) int { return n }
func (t Title) Rank() int { return 0 }
func quiet() {}`))
	assert.Equal(t, map[string]bool{"Limited": true, "Barks": true}, words)
}

var words = map[string]bool{"Define": true, "Barks": true, "Bites": true, "Sits": true, "Twice": true, "Rank": true}

func TestDefinitionsAreMeasured(t *testing.T) {
	got, err := read(sourceOf(t, `
func tail(n int) int { return Twice(bare, n) }
var bare = Sits
var (
	_ = define("Tin", Define(Barks(1), Title{Rank: 1}, x.Bites))
	_ = define("`+"\\\"Tan\\\""+`", Define(
		tail(1),

		tail(2)))
)
`), words)
	require.NoError(t, err)
	assert.Equal(t, []definition{
		{`"Tan"`, 4, []string{"Define", "Sits", "Twice"}},
		{"Tin", 1, []string{"Barks", "Define"}},
	}, got)
	assert.Equal(t, "name\tlines\twords\n\"Tan\"\t4\tDefine|Sits|Twice\nTin\t1\tBarks|Define\n", table(got))
}

func TestANameMustBeWrittenOut(t *testing.T) {
	_, err := read(sourceOf(t, `var _ = define(name, Define())`), words)
	assert.EqualError(t, err, "source.go:2:9: A definition begins with the card's name, written out.")
}

func TestTheTableIsThatOfTheSources(t *testing.T) {
	root := filepath.Join("..", "..")
	text, err := measure(root)
	require.NoError(t, err)
	written, err := os.ReadFile(filepath.Join(root, "cards", "language.tsv"))
	require.NoError(t, err)
	assert.True(t, text == string(written), "The measures are not those of the definitions: run go run ./cards/language.")
}
