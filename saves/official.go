package saves

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/encoding/unicode"

	"elysium/decks/foreign"
)

// The official texts of cards are not Elysium's to give away: the player imports them from the
// public card lists, and they stay among the player's own data.

// officialFile holds the texts: a line for each card, its id and its text.
func officialFile() (string, error) {
	dir, err := Dir()
	return filepath.Join(dir, "official.tsv"), err
}

// longestList is how much of a list of cards is read; the public ones have three megabytes.
const longestList = 64 << 20

// A text is one line of the file: its own line breaks are written out.
var toLine, fromLine = strings.NewReplacer("\\", `\\`, "\n", `\n`, "\r", ""), strings.NewReplacer(`\\`, "\\", `\n`, "\n")

// ImportOfficial keeps the texts of the two public card lists for the player and returns how
// many there are. The error is a sentence with the file and line at fault.
func ImportOfficial(lists ...string) (int, error) {
	texts := map[int]string{}
	for _, path := range lists {
		if err := readOfficial(path, texts); err != nil {
			return 0, err
		}
	}
	var b strings.Builder
	for _, id := range slices.Sorted(maps.Keys(texts)) {
		fmt.Fprintf(&b, "%d\t%s\n", id, toLine.Replace(texts[id]))
	}
	path, err := officialFile()
	if err != nil {
		return 0, err
	}
	if err := keepFile(path, []byte(b.String())); err != nil {
		return 0, err
	}
	return len(texts), nil
}

func readOfficial(path string, texts map[int]string) error {
	f, err := foreign.Open(path)
	if err != nil {
		return errors.New(unread(path, err))
	}
	defer f.Close()
	r := csv.NewReader(unicode.UTF8BOM.NewDecoder().Reader(io.LimitReader(f, longestList)))
	head, err := r.Read()
	if err != nil {
		return fmt.Errorf("%s:1: this is not a card list; expected comma-separated values with a heading", path)
	}
	id, text := slices.Index(head, "Id"), slices.Index(head, "Card Text")
	if id < 0 || text < 0 {
		return fmt.Errorf("%s:1: found no columns Id and Card Text, expected a public card list", path)
	}
	for {
		row, err := r.Read()
		if err == io.EOF {
			return nil
		}
		if bad, ok := errors.AsType[*csv.ParseError](err); ok {
			return fmt.Errorf("%s:%d: the list is broken or cut off here", path, bad.Line)
		}
		if err != nil {
			return errors.New(unread(path, err))
		}
		n, err := strconv.Atoi(row[id])
		if err != nil {
			line, _ := r.FieldPos(id)
			return fmt.Errorf("%s:%d: found the id %q, expected a number", path, line, row[id])
		}
		texts[n] = strings.TrimSpace(row[text])
	}
}

// officialTexts are those imported, by id; read when the first is asked for.
var officialTexts = sync.OnceValue(loadOfficial)

func loadOfficial() map[int]string {
	texts := map[int]string{}
	path, err := officialFile()
	if err != nil {
		return texts
	}
	text, err := foreign.Read(path, longestList)
	if err != nil {
		return texts
	}
	for line := range strings.Lines(string(text)) {
		id, said, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if n, err := strconv.Atoi(id); err == nil {
			texts[n] = fromLine.Replace(said)
		}
	}
	return texts
}

// OfficialText is the imported text of a card, "" if there is none.
func OfficialText(id int) string { return officialTexts()[id] }
