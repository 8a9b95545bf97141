package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func sources(t *testing.T) (*token.FileSet, []*ast.File) {
	t.Helper()
	paths, err := filepath.Glob("*.go")
	require.NoError(t, err)
	set := token.NewFileSet()
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, path, nil, 0)
		require.NoError(t, err)
		files = append(files, f)
	}
	return set, files
}

// TestTheEngineIsDeterministic reads the engine's source: no clock, no randomness but the
// game's own generator, and nothing that ranges over a map.
func TestTheEngineIsDeterministic(t *testing.T) {
	set, files := sources(t)
	maps := mapNames(files)
	for _, f := range files {
		for _, i := range f.Imports {
			path := strings.Trim(i.Path.Value, `"`)
			assert.NotContains(t, []string{"time", "os", "crypto/rand", "math/rand"}, path, set.Position(i.Pos()).String())
		}
		ast.Inspect(f, func(n ast.Node) bool {
			r, ok := n.(*ast.RangeStmt)
			if !ok {
				return true
			}
			name := ""
			switch x := r.X.(type) {
			case *ast.Ident:
				name = x.Name
			case *ast.SelectorExpr:
				name = x.Sel.Name
			}
			assert.False(t, slices.Contains(maps, name), "%s ranges over the map %s", set.Position(r.Pos()), name)
			return true
		})
	}
}

// mapNames are the names that the source declares as maps.
func mapNames(files []*ast.File) []string {
	var names []string
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.Field:
				if _, ok := x.Type.(*ast.MapType); ok {
					for _, id := range x.Names {
						names = append(names, id.Name)
					}
				}
			case *ast.ValueSpec:
				if _, ok := x.Type.(*ast.MapType); ok {
					for _, id := range x.Names {
						names = append(names, id.Name)
					}
				}
			case *ast.AssignStmt:
				for i, v := range x.Rhs {
					c, ok := v.(*ast.CompositeLit)
					if !ok {
						continue
					}
					if _, ok := c.Type.(*ast.MapType); ok && i < len(x.Lhs) {
						if id, ok := x.Lhs[i].(*ast.Ident); ok {
							names = append(names, id.Name)
						}
					}
				}
			}
			return true
		})
	}
	return names
}

// TestRefusalsCiteClaimsThatHold reads the refusals out of the source and looks their rules up
// among the claims.
func TestRefusalsCiteClaimsThatHold(t *testing.T) {
	table, err := os.ReadFile("../testdata/rules/claims.tsv")
	require.NoError(t, err)
	status := map[string]string{}
	for line := range strings.Lines(string(table)) {
		id, s, _ := strings.Cut(line, "\t")
		status[id], _, _ = strings.Cut(s, "\t")
	}
	set, files := sources(t)
	n := 0
	for _, f := range files {
		ast.Inspect(f, func(node ast.Node) bool {
			l, ok := node.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return true
			}
			id := strings.Trim(l.Value, `"`)
			if !strings.HasPrefix(id, "RB-") && !strings.HasPrefix(id, "AR-") && !strings.HasPrefix(id, "RS-") {
				return true
			}
			n++
			s, known := status[id]
			assert.True(t, known, "%s: %s is no claim", set.Position(l.Pos()), id)
			assert.Empty(t, s, "%s: %s", set.Position(l.Pos()), id)
			return true
		})
	}
	assert.Greater(t, n, 100)
	by := reasons(files)
	for _, id := range slices.Sorted(maps.Keys(by)) {
		if texts := by[id]; len(texts) > 3 {
			t.Logf("%s is the rule of %d reasons:\n  %s", id, len(texts), strings.Join(texts, "\n  "))
		}
	}
}

// reasons are the texts of the refusals that the source makes, by the rule they cite.
func reasons(files []*ast.File) map[string][]string {
	by := map[string][]string{}
	for _, f := range files {
		ast.Inspect(f, func(node ast.Node) bool {
			var made ast.Expr
			var of []ast.Expr
			switch x := node.(type) {
			case *ast.CompositeLit:
				made, of = x.Type, x.Elts
			case *ast.CallExpr:
				made, of = x.Fun, x.Args
			}
			name, ok := made.(*ast.Ident)
			if !ok || !strings.EqualFold(name.Name, "refusal") || len(of) != 2 {
				return true
			}
			text, _ := of[0].(*ast.BasicLit)
			rule, _ := of[1].(*ast.BasicLit)
			if text != nil && rule != nil {
				id, words := strings.Trim(rule.Value, `"`), strings.Trim(text.Value, `"`)
				if !slices.Contains(by[id], words) {
					by[id] = append(by[id], words)
				}
			}
			return true
		})
	}
	return by
}
