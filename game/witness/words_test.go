package witness_test

import (
	"reflect"
	"strings"

	"elysium/game"
)

// words are all texts of a view, whatever part of it they stand in; the facts and text of a card
// stand and fall with its name.
func words(v *game.View) string {
	var b strings.Builder
	write(&b, reflect.ValueOf(v).Elem())
	return b.String()
}

func write(b *strings.Builder, v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		b.WriteString(v.String() + "\n")
	case reflect.Struct:
		for i := range v.NumField() {
			write(b, v.Field(i))
		}
	case reflect.Pointer:
		if !v.IsNil() && v.Type() != reflect.TypeFor[*game.Facts]() {
			write(b, v.Elem())
		}
	case reflect.Slice, reflect.Array:
		if k := v.Type().Elem().Kind(); k == reflect.Struct || k == reflect.String {
			for i := range v.Len() {
				write(b, v.Index(i))
			}
		}
	}
}
