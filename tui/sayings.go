package tui

import "elysium/game"

// saying is what a choice says on the screen, in words a newcomer reads, where its label, which
// scripts and files keep, is terser; a word in braces is a part of the option.
type saying struct {
	card string // with a card to do it by
	bare string // without one; empty: as with one
}

// sayings word choices by what they do; the other verbs read as their labels.
var sayings = map[game.Verb]saying{
	game.Acts:      {card: "take the action of {item}{bearer}{(effect)}{on}{with}"},
	game.Uses:      {card: "use {item}{bearer}{(effect)}{nth}{with}{on}"},
	game.Strikes:   {card: "strike with {item}{level}{(way)}{kept}{at}", bare: "hand strike{at}"},
	game.Maneuvers: {card: "maneuver with {item}{level}{(way)}{kept}", bare: "maneuver"},
	game.Presses:   {card: "press with {item}{level}", bare: "press"},
	game.VotesFor:  {card: "vote {side}, with {object}"},
	game.MovesOut:  {card: "move {card} to the ready region"},
	game.YesTo:     {card: "yes, {card}"},
	game.NoTo:      {card: "no, not {card}"},
	game.FirstOf:   {card: "{card} first"},
}

// worded is an option as the screen says it to a reader.
func worded(g *game.Game, o *game.Option, reader game.Seat) string {
	s, known := sayings[o.Verb]
	switch {
	case !known:
		return g.LabelTo(o, reader)
	case s.bare != "" && o.CardID() < 0:
		return g.Worded(o, s.bare, reader)
	}
	return g.Worded(o, s.card, reader)
}
