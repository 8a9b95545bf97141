package decks

import (
	"net/url"
	"strings"
)

var (
	// deckURL is an address that holds a deck: what it is called, and the numbers of its cards.
	deckURL = pattern(`https?://\S*?(?:\?(\S*?))?#(\d+=\S*)`)
	// deckPage is an address that names a deck and does not hold it.
	deckPage = pattern(`^https?://\S+$`)
)

func isURL(src *source) bool {
	return strings.Contains(src.text, "://") && (deckURL().MatchString(src.text) || deckPage().MatchString(strings.TrimSpace(src.text)))
}

func readURL(src *source) (*Deck, error) {
	m := deckURL().FindStringSubmatch(src.text)
	if m == nil {
		return nil, src.errorf(src.lineOf("http"), "This address does not hold the deck itself; save the deck as text and read that.")
	}
	l := &list{src: src, deck: &Deck{}}
	if fields, err := url.ParseQuery(m[1]); err == nil {
		l.deck.Name = strings.ReplaceAll(fields.Get("name"), "№", "#")
		l.deck.Author = fields.Get("author")
		l.deck.Description = fields.Get("description")
	}
	for pair := range strings.SplitSeq(strings.TrimSuffix(m[2], ";"), ";") {
		id, n, _ := strings.Cut(pair, "=")
		if n == "" {
			return nil, src.errorf(src.lineOf(pair), "Found %s in the address, expected a card's number, = and a count; it may be cut off.", short(pair))
		}
		if err := l.numbered(id, n); err != nil {
			return nil, err
		}
	}
	return l.deck, nil
}
