package decks

import (
	"strings"
	"testing"
)

// sampleOf is a small deck in each form; the forms' readers are fuzzed from these.
var sampleOf = map[string]string{
	"JSON":         `{"name":"a","cards":{"201535":3,"100518":4},"crypt":{"cards":[{"id":201551,"count":1}]},"library":[{"id":102113,"number":2}]}`,
	"XML":          `<deck><name>a</name><crypt><vampire count="2"><adv></adv><name>Ayelech</name><group>6</group></vampire></crypt><library><card count="1"><name>Rack, The</name></card></library></deck>`,
	"address":      "https://vdb.im/decks/deck?name=a&author=b#201535=3;100518=4",
	"quoted names": "\"a\"\n\"b\"\n\"c\nd\"\n2\n\"Ayelech\"\n\"Ayelech\"\n1\n\"Rack, The\"\n",
	"table":        "\"Card Name\",\"Quantity\",\"Set\"\n\"Ayelech\",3,\"\"\n\"Inez \"\"Nurse216\"\" Villagrande\",1,\"\"\n",
	"text with a heading for the crypt": "Deck Name: a\n\nCrypt (3 cards)\n2x Theo Bell\t7\tPOT cel dom pre\tBrujah:2\n1x Ayelech  7  AUS DOM THA  prince  Tremere:6\n" +
		"Library (1 card)\nMaster (1)\n1x Vessel -- why\n",
	"plain list": "4\tVessel\nVessel (4)\nx8 Theft of Vitae\nCrypt:\n3 Ayelech\n/* no */ 2. .44 Magnum\n",
}

// fuzz checks that a reader never fails but with a line of text, whatever it reads, and that
// what it reads can be written.
func fuzz(f *testing.F, form string) {
	f.Add(sampleOf[form])
	for _, s := range sampleOf {
		f.Add(s[:len(s)/2])
	}
	var r reader
	for i := range readers {
		if readers[i].form == form {
			r = readers[i]
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<16 {
			return
		}
		src := newSource("f", text)
		if !r.detect(src) {
			return
		}
		d, err := finish(src, r)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || !strings.HasPrefix(err.Error(), "f:") {
				t.Fatalf("not one line with a place: %q", err)
			}
			return
		}
		writesBack(t, d)
	})
}

// writesBack writes and reads back what was read, where counts allow.
func writesBack(t *testing.T, d *Deck) {
	for _, part := range [][]Line{merge(d.Crypt), merge(d.Library)} {
		for _, l := range part {
			if l.N > maxCopies {
				return
			}
		}
	}
	out, _ := d.Write("json")
	again, err := Read("again", []byte(out))
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if got, want := count(again.Crypt)+count(again.Library), count(d.Crypt)+count(d.Library); got != want {
		t.Fatalf("%d cards, expected %d", got, want)
	}
}

func FuzzJSON(f *testing.F)    { fuzz(f, "JSON") }
func FuzzXML(f *testing.F)     { fuzz(f, "XML") }
func FuzzAddress(f *testing.F) { fuzz(f, "address") }
func FuzzQuoted(f *testing.F)  { fuzz(f, "quoted names") }
func FuzzTable(f *testing.F)   { fuzz(f, "table") }
func FuzzHeaded(f *testing.F)  { fuzz(f, "text with a heading for the crypt") }
func FuzzPlain(f *testing.F)   { fuzz(f, "plain list") }
