// Command facts rebuilds the embedded table of card facts from the two public card lists.
//
//	go run ./cards/facts LIBRARY.csv CRYPT.csv [TABLE.tsv]
//
// The table holds facts only: what a card's text says in fixed words (unique, trifle, a sect,
// "+1 bleed") becomes a field, everything else stays out.
package main

import (
	"bufio"
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"slices"

	"elysium/game"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 2 || len(args) > 3 {
		return fmt.Errorf("Name the library list, the crypt list and, unless it is cards/facts.tsv, the table to write.")
	}
	target := "cards/facts.tsv"
	if len(args) == 3 {
		target = args[2]
	}
	facts, err := readLists(args[0], args[1])
	if err != nil {
		return err
	}
	return os.WriteFile(target, []byte(table(facts)), 0o644)
}

// readLists returns the facts of every card of the two lists, by id, under unique names.
func readLists(library, crypt string) ([]*game.Facts, error) {
	var facts []*game.Facts
	for _, list := range []struct {
		path string
		read func(row) (*game.Facts, error)
	}{{library, libraryFacts}, {crypt, cryptFacts}} {
		f, err := os.Open(list.path)
		if err != nil {
			return nil, fmt.Errorf("The list cannot be read: %w.", err)
		}
		more, err := readList(f, list.read)
		f.Close()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", list.path, err)
		}
		facts = append(facts, more...)
	}
	slices.SortFunc(facts, func(a, b *game.Facts) int { return a.ID - b.ID })
	nameApart(facts)
	return facts, nil
}

// row is a line of a list by column name.
type row map[string]string

func readList(r io.Reader, read func(row) (*game.Facts, error)) ([]*game.Facts, error) {
	lines, err := csv.NewReader(withoutMark(r)).ReadAll()
	if err != nil {
		return nil, err
	}
	if len(lines) == 0 {
		return nil, fmt.Errorf("The list is empty.")
	}
	var facts []*game.Facts
	for _, line := range lines[1:] {
		cells := row{}
		for i, column := range lines[0] {
			cells[column] = line[i]
		}
		f, err := read(cells)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", cells["Name"], err)
		}
		facts = append(facts, f)
	}
	return facts, nil
}

// withoutMark skips the byte order mark that the lists begin with.
func withoutMark(r io.Reader) io.Reader {
	b := bufio.NewReader(r)
	if mark, err := b.Peek(3); err == nil && string(mark) == "\ufeff" {
		b.Discard(3)
	}
	return b
}
