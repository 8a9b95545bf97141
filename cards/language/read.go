package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// source is the parsed files of one package, without its tests.
type source struct {
	places *token.FileSet
	files  []*ast.File
}

func parse(folder string) (source, error) {
	s := source{places: token.NewFileSet()}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return s, fmt.Errorf("The sources cannot be read: %w.", err)
	}
	for _, e := range entries {
		if name := e.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			f, err := parser.ParseFile(s.places, filepath.Join(folder, name), nil, parser.SkipObjectResolution)
			if err != nil {
				return s, err
			}
			s.files = append(s.files, f)
		}
	}
	return s, nil
}

// vocabulary is every word a definition can be made of: what the engine exports as a function
// or a variable. Types and constants (sects, disciplines, windows) are what words speak of.
func vocabulary(game source) map[string]bool {
	words := map[string]bool{}
	for _, f := range game.files {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil && d.Name.IsExported() {
					words[d.Name.Name] = true
				}
			case *ast.GenDecl:
				for _, name := range variables(d) {
					if name.IsExported() {
						words[name.Name] = true
					}
				}
			}
		}
	}
	return words
}

func variables(d *ast.GenDecl) []*ast.Ident {
	var names []*ast.Ident
	for _, s := range d.Specs {
		if v, ok := s.(*ast.ValueSpec); ok && d.Tok == token.VAR {
			names = append(names, v.Names...)
		}
	}
	return names
}

// definition is how one card is defined.
type definition struct {
	name  string
	lines int
	words []string // sorted
}

// reader finds the definitions in a package.
type reader struct {
	source
	words   map[string]bool
	helpers map[string]ast.Node // what the package declares itself, by name
	found   []definition
	failed  error
}

// read returns the definitions of a package, by name.
func read(cards source, words map[string]bool) ([]definition, error) {
	r := reader{source: cards, words: words, helpers: map[string]ast.Node{}}
	for _, f := range cards.files {
		for _, d := range f.Decls {
			r.declare(d)
		}
	}
	for _, f := range cards.files {
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && named(call.Fun) == "define" {
				r.define(call)
			}
			return true
		})
	}
	slices.SortFunc(r.found, func(a, b definition) int { return strings.Compare(a.name, b.name) })
	return r.found, r.failed
}

func (r *reader) declare(d ast.Decl) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil && d.Body != nil {
			r.helpers[d.Name.Name] = d.Body
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			v, ok := s.(*ast.ValueSpec)
			if !ok || len(v.Values) != len(v.Names) {
				continue
			}
			for i, name := range v.Names {
				r.helpers[name.Name] = v.Values[i]
			}
		}
	}
	delete(r.helpers, "_")
}

// define takes a call that registers a definition.
func (r *reader) define(call *ast.CallExpr) {
	from := r.places.Position(call.Pos())
	var name string
	if len(call.Args) == 2 {
		if lit, ok := call.Args[0].(*ast.BasicLit); ok {
			name, _ = strconv.Unquote(lit.Value)
		}
	}
	if name == "" {
		r.failed = fmt.Errorf("%s: A definition begins with the card's name, written out.", from)
		return
	}
	said := says(call.Args[1])
	first, last := r.places.Position(said.Pos()), r.places.Position(said.End())
	used := map[string]bool{}
	r.gather(said, used, map[string]bool{})
	r.found = append(r.found, definition{name, last.Line - first.Line + 1, slices.Sorted(maps.Keys(used))})
}

// says returns what a definition's function returns.
func says(e ast.Expr) ast.Expr {
	if f, ok := e.(*ast.FuncLit); ok && len(f.Body.List) == 1 {
		if r, ok := f.Body.List[0].(*ast.ReturnStmt); ok && len(r.Results) == 1 {
			return r.Results[0]
		}
	}
	return e
}

// gather collects the words that an expression uses, by itself or through what the package
// declares.
func (r *reader) gather(n ast.Node, used, open map[string]bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr: // the word after the point belongs to what stands before it
			r.gather(n.X, used, open)
			return false
		case *ast.KeyValueExpr:
			r.gather(n.Value, used, open)
			return false
		case *ast.Ident:
			if helper, ok := r.helpers[n.Name]; ok {
				if !open[n.Name] {
					open[n.Name] = true
					r.gather(helper, used, open)
				}
			} else if r.words[n.Name] {
				used[n.Name] = true
			}
		}
		return true
	})
}

func named(e ast.Expr) string {
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}
