package game

import (
	"slices"
	"strings"
)

// Decision is one choice that one seat has to make.
type Decision struct {
	Seat    Seat
	Window  Window
	Prompt  string
	Options []Option
	Default int  // index of the default option; -1: there is none
	Lone    bool // there is nothing to choose: never logged or counted
	Hidden  bool // the choice shows cards that others may not see

	// Of points that are divided one after another, the how manieth of how many this one is, and
	// over how many they must be divided at least; 0: it is no point.
	Point, Points, Least int

	source *Card
	game   *Game
}

// SourceID is the card whose effects take place or whose cost is paid by the choice, -1 if none.
func (d *Decision) SourceID() int { return idOf(d.source) }

// Label is the canonical text of option i: what is written to the log, what scripts match.
func (d *Decision) Label(i int) string { return d.game.label(&d.Options[i]) }

// LabelTo is option i as a reader is told it.
func (d *Decision) LabelTo(i int, reader Seat) string { return d.game.LabelTo(&d.Options[i], reader) }

// Find returns the index of the option with this label, or -1.
func (d *Decision) Find(label string) int {
	for i := range d.Options {
		if d.Label(i) == label {
			return i
		}
	}
	return -1
}

// Option is one legal choice; it is valid until the decision is answered.
type Option struct {
	Verb Verb
	// What players weigh: what is paid, and the numbers of an action or strike.
	PoolCost, BloodCost int
	X                   bool
	Bleed, Stealth      int

	seat  Seat
	card  *Card
	mode  *Mode
	with  *Card
	from  *Card
	on    Object
	n     int
	side  voteSide
	grant *grant
	must  bool  // a mandatory effect: no passing before it
	nth   uint8 // of several effects of one card that are due, after the first
	act   func(*Game, *Option)
}

// CardID is the card the option is about, -1 if none.
func (o *Option) CardID() int { return idOf(o.card) }

// MinionID is the minion that would act, block or play, -1 if none.
func (o *Option) MinionID() int { return idOf(o.with) }

// TargetID is the card chosen, -1 if none.
func (o *Option) TargetID() int { return idOf(o.on.Card) }

// TargetSeat is the seat chosen, NoSeat if none.
func (o *Option) TargetSeat() Seat { return o.on.Seat }

// Against reports whether an option votes against, or moves counters back.
func (o *Option) Against() bool { return o.side == opposed }

// Level is the level a card is played at, None without a discipline.
func (o *Option) Level() Level {
	if o.mode == nil || len(o.mode.disciplines) == 0 {
		return None
	}
	return o.mode.level
}

// Cancels reports whether an option cancels the card being played.
func (o *Option) Cancels() bool { return o.mode != nil && o.mode.cancels }

// Wakes reports whether an option lets a locked minion react or block.
func (o *Option) Wakes() bool { return o.mode != nil && o.mode.wakes }

// Number is the amount an option stands for.
func (o *Option) Number() int { return o.n }

func idOf(c *Card) int {
	if c == nil {
		return -1
	}
	return c.id
}

// Verb is what an option does; its label begins with the verb's words.
type Verb uint8

// The verbs.
const (
	Pass Verb = iota
	Decline
	Done
	YesTo
	NoTo
	FirstOf
	Bleeds
	Hunts
	Equips
	Employs
	Recruits
	Calls
	LeavesTorpor
	Rescues
	Diablerises
	BecomesAnarch
	Acts
	Plays
	Uses
	Chooses
	Takes
	Gives
	Pays
	Blocks
	Strikes
	Maneuvers
	Presses
	VotesFor
	BurnsForVote
	Abstains
	Transfers
	DrawsCrypt
	MovesOut
	Merges
	Recovers
	UsesEdge
	Contests
	Yields
	Discards
	Withdraws
	Concedes
	verbs
)

// labels say how each verb's options are written; a word in braces stands for a part of the
// option and brings its own preposition, or nothing.
var labels = [verbs]string{
	Pass: "pass", Decline: "decline", Done: "done", YesTo: "yes {card}", NoTo: "no {card}",
	FirstOf: "first {card}", Bleeds: "bleed {object}{with}", Hunts: "hunt{with}",
	Equips: "equip {card}{level}{from}{kept}{with}", Employs: "employ {card}{level}{kept}{with}{on}",
	Recruits: "recruit {card}{level}{kept}{with}", Calls: "call {card}{level}{kept}{with}{on}",
	LeavesTorpor: "leave torpor{with}", Rescues: "rescue {object}{with}",
	Diablerises: "diablerise {object}{with}", BecomesAnarch: "become anarch{with}",
	Acts: "act {card}{effect}{on}{with}", Plays: "play {card}{level}{effect}{as}{kept}{with}{on}{heap}",
	Uses: "use {card}{effect}{nth}{with}{on}", Chooses: "choose {object}", Takes: "take {n}",
	Gives: "give {n} to {object}", Pays: "pay {n}{source}", Blocks: "block{with}",
	Strikes: "strike {card}{level}{way}{kept}{at}", Maneuvers: "maneuver{card?}{level}{way}{kept}",
	Presses: "press{card?}{level}", VotesFor: "vote {side} with {object}",
	BurnsForVote: "burn {card} for a vote", Abstains: "abstain with {object}",
	Transfers: "transfer {n} {tofrom} {card}", DrawsCrypt: "draw crypt",
	MovesOut: "move {card} out", Merges: "merge {card}", Recovers: "recover {card}",
	UsesEdge: "use the Edge", Contests: "contest {card}", Yields: "yield {card}",
	Discards: "discard {card}", Withdraws: "withdraw", Concedes: "concede",
}

// LabelWords are the words that labels have besides names and the words of cards.
func LabelWords() []string {
	all := slices.Concat(partWords, ordinals, []string{markMode.word, fightMode.word, serveMode.word})
	for _, l := range labels {
		all = append(all, strings.Fields(fill(l, func(string) string { return " " }))...)
	}
	for _, t := range typeNames {
		all = append(all, strings.Fields(t.name)...)
	}
	return all
}

func (g *Game) label(o *Option) string { return g.LabelTo(o, Record) }

// LabelTo is what an option says to a reader.
func (g *Game) LabelTo(o *Option, reader Seat) string {
	return g.Worded(o, labels[o.Verb], reader)
}

// Worded fills a template of one's own with the parts of an option, as a reader may know them: a
// word in braces as labels have them, in "{(" and ")}" to stand in brackets.
func (g *Game) Worded(o *Option, template string, reader Seat) string {
	return fill(template, func(word string) string {
		inner, bracketed := strings.CutPrefix(word, "(")
		text := g.optionPart(o, strings.TrimSuffix(inner, ")"), reader)
		if bracketed && text != "" {
			return " (" + strings.TrimPrefix(text, " ") + ")"
		}
		return text
	})
}
