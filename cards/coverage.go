package cards

import "elysium/game"

// Count is how many cards there are and how many of them Elysium plays by itself.
type Count struct {
	Total   int `json:"total"`
	Defined int `json:"defined"`
}

// TypeCount counts one card type.
type TypeCount struct {
	Type string `json:"type"`
	Count
}

// Report says what is defined.
type Report struct {
	Library   Count       `json:"library"`
	Crypt     Count       `json:"crypt"`
	Types     []TypeCount `json:"types"`
	Undefined []int       `json:"undefined"`
}

// Defined returns every card that Elysium plays by itself, in order of id.
func Defined() []*game.Piece {
	var defined []*game.Piece
	for _, p := range All() {
		if p.Defined() {
			defined = append(defined, p)
		}
	}
	return defined
}

// Coverage counts what is defined, by kind and type.
func Coverage() Report {
	var r Report
	byType := map[string]*Count{}
	var order []string
	for _, p := range All() {
		kind := &r.Library
		if p.Facts.Crypt() {
			kind = &r.Crypt
		}
		name := p.Facts.Types.String()
		t := byType[name]
		if t == nil {
			t = &Count{}
			byType[name] = t
			order = append(order, name)
		}
		kind.Total++
		t.Total++
		if p.Defined() {
			kind.Defined++
			t.Defined++
		} else {
			r.Undefined = append(r.Undefined, p.Facts.ID)
		}
	}
	for _, name := range order {
		r.Types = append(r.Types, TypeCount{name, *byType[name]})
	}
	return r
}
