// Command language measures the definitions of cards from their source: how many lines each
// takes, and which words of the vocabulary it is made of.
//
//	go run ./cards/language [ROOT]
//
// ROOT is the folder that holds cards/ and game/; the table is cards/language.tsv in it.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

func main() {
	root := "."
	if len(os.Args) > 1 {
		root = os.Args[1]
	}
	if err := run(root); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(root string) error {
	text, err := measure(root)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, "cards", "language.tsv"), []byte(text), 0o644)
}

// measure returns the table of what the sources under a root define.
func measure(root string) (string, error) {
	game, err := parse(filepath.Join(root, "game"))
	if err != nil {
		return "", err
	}
	cards, err := parse(filepath.Join(root, "cards"))
	if err != nil {
		return "", err
	}
	definitions, err := read(cards, vocabulary(game))
	if err != nil {
		return "", err
	}
	return table(definitions), nil
}

// table writes one line for each definition under a line of column names.
func table(definitions []definition) string {
	var b strings.Builder
	b.WriteString("name\tlines\twords\n")
	for _, d := range definitions {
		b.WriteString(d.name + "\t" + strconv.Itoa(d.lines) + "\t" + strings.Join(d.words, "|") + "\n")
	}
	return b.String()
}
