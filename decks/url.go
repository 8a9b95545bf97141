package decks

import (
	"net/url"
	"regexp"
	"strings"
)

// deckURL is an address that holds a deck: what it is called, and the numbers of its cards.
var deckURL = regexp.MustCompile(`https?://\S*?(?:\?(\S*?))?#(\d+=-?\d+(?:;\d+=-?\d+)*;?)`)

func isURL(src *source) bool { return deckURL.MatchString(src.text) }

func readURL(src *source) (*Deck, error) {
	m := deckURL.FindStringSubmatch(src.text)
	l := &list{src: src, deck: &Deck{}}
	if fields, err := url.ParseQuery(m[1]); err == nil {
		l.deck.Name = strings.ReplaceAll(fields.Get("name"), "№", "#")
		l.deck.Author = fields.Get("author")
		l.deck.Description = fields.Get("description")
	}
	for pair := range strings.SplitSeq(strings.TrimSuffix(m[2], ";"), ";") {
		id, n, _ := strings.Cut(pair, "=")
		if err := l.numbered(id, n); err != nil {
			return nil, err
		}
	}
	return l.deck, nil
}
