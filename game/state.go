package game

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// State writes down the whole state of the game, the pending decision included: two games are
// in the same state exactly if their texts are equal. What only serves the machinery (buffers,
// the driver's settings, the list of events but its length) is left out.
func (g *Game) State() string {
	w := &stateWriter{seen: map[uintptr]int{}}
	v := reflect.ValueOf(g).Elem()
	for i := range v.NumField() {
		if name := v.Type().Field(i).Name; !machinery[name] {
			w.line(name, v.Field(i))
		}
	}
	for i := range g.cards {
		w.line("card "+strconv.Itoa(i), reflect.ValueOf(g.cards[i]).Elem())
	}
	fmt.Fprintf(&w.out, "events %d\n", len(g.events))
	if d := g.waiting; d != nil {
		fmt.Fprintf(&w.out, "asks %d %s %d %q\n", d.Seat, d.Window, d.Default, d.Labels())
	}
	return w.out.String()
}

// machinery are the fields of a Game that are no state of the table.
var machinery = map[string]bool{
	"setup": true, "cards": true, "lister": true, "decision": true, "lonePass": true, "answer": true,
	"waiting": true, "next_": true, "stop": true, "yield": true, "fault": true, "events": true,
	"mute": true, "stops": true, "unseen": true, "roused": true, "guesses": true, "picks": true, "fixes": true, "fix": true, "relisted": true,
}

// stateWriter writes values by their fields; what is met again is named, not written again.
type stateWriter struct {
	out  strings.Builder
	seen map[uintptr]int
}

func (w *stateWriter) line(name string, v reflect.Value) {
	w.out.WriteString(name + " ")
	w.value(v)
	w.out.WriteByte('\n')
}

func (w *stateWriter) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		fmt.Fprint(&w.out, v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		fmt.Fprint(&w.out, v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		fmt.Fprint(&w.out, v.Uint())
	case reflect.String:
		fmt.Fprintf(&w.out, "%q", v.String())
	case reflect.Func:
		fmt.Fprintf(&w.out, "func %t", !v.IsNil())
	case reflect.Interface:
		w.value(v.Elem())
	case reflect.Pointer:
		w.pointer(v)
	case reflect.Struct:
		w.row("{}", v.NumField(), v.Field)
	case reflect.Slice, reflect.Array:
		w.row("[]", v.Len(), v.Index)
	case reflect.Map:
		w.table(v)
	default:
		w.out.WriteByte('-')
	}
}

// printedTypes are shared by every game: they are named by what they are.
var printedTypes = map[reflect.Type]bool{
	reflect.TypeFor[Piece](): true, reflect.TypeFor[Definition](): true, reflect.TypeFor[Effect](): true,
	reflect.TypeFor[StrikeSpec](): true, reflect.TypeFor[Static](): true, reflect.TypeFor[Refusal](): true,
	reflect.TypeFor[Selector](): true,
}

func (w *stateWriter) pointer(v reflect.Value) {
	switch t := v.Type().Elem(); {
	case v.IsNil():
		w.out.WriteByte('-')
	case t == reflect.TypeFor[Card]():
		fmt.Fprintf(&w.out, "#%d", v.Elem().FieldByName("id").Int())
	case t == reflect.TypeFor[Mode]():
		m := v.Elem()
		fmt.Fprintf(&w.out, "mode %s %d %d", m.FieldByName("word").String(), m.FieldByName("level").Uint(), m.FieldByName("windows").Uint())
	case t == reflect.TypeFor[Piece]():
		fmt.Fprintf(&w.out, "%q", v.Elem().Field(0).Elem().FieldByName("Name").String())
	case printedTypes[t]:
		w.out.WriteString(t.Name())
	default:
		if n, again := w.seen[v.Pointer()]; again {
			fmt.Fprintf(&w.out, "@%d", n)
			return
		}
		w.seen[v.Pointer()] = len(w.seen)
		w.value(v.Elem())
	}
}

// row writes n values between two brackets.
func (w *stateWriter) row(brackets string, n int, at func(int) reflect.Value) {
	w.out.WriteByte(brackets[0])
	for i := range n {
		if i > 0 {
			w.out.WriteByte(' ')
		}
		w.value(at(i))
	}
	w.out.WriteByte(brackets[1])
}

func (w *stateWriter) table(v reflect.Value) {
	keys := v.MapKeys()
	slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
	w.out.WriteByte('{')
	for _, k := range keys {
		w.out.WriteString(k.String() + ":")
		w.value(v.MapIndex(k))
		w.out.WriteByte(' ')
	}
	w.out.WriteByte('}')
}
