package game

// EventKind is something that happened at the table.
type EventKind uint8

// The kinds of events.
const (
	TurnBegan EventKind = iota
	PoolGained
	PoolBurned
	EdgeTaken
	EdgeBurned
	BloodGained
	BloodLost
	Locked
	Unlocked
	SectChanged
	TitleGained
	Burned
	RemovedFromGame
	Discarded
	Drew
	DrewCrypt
	WentToTorpor
	LeftTorpor
	ControlChanged
	Played
	Used
	CardCanceled
	ActionAnnounced
	ActionSucceeded
	ActionContinues
	TookOver
	ActionEnded
	BlockAttempted
	BlockFailed
	BlockSucceeded
	Redirected
	BledFor
	EnteredPlay
	Diablerie
	BloodHuntCalled
	CombatBegan
	RoundBegan
	RangeSet
	Maneuvered
	StrikeChosen
	Pressed
	CombatEnded
	Damaged
	Prevented
	WasIncapacitated
	ReferendumCalled
	VotesCast
	BurnedForVote
	Abstained
	ReferendumEnded
	Influenced
	TookBack
	MovedOut
	Merged
	MarkedMinion
	SelfContest
	ContestBegan
	ContestEnded
	ContestPaid
	ContestYielded
	TitleContested
	Withdrawing
	Withdrew
	Ousted
	GainedVP
	CounterAdded
	Looked
	Saw      // a card that lay hidden, its seat alone if it is a secret
	Revealed // likewise, everybody
	Corrected
	TimeCalled
	TimeUp
	GameOver
	eventKinds
)

// Event is one thing that happened; its text is made when somebody reads it.
type Event struct {
	Kind   EventKind
	Seat   Seat
	Card   *Card
	Other  *Card
	On     Object
	To     Seat
	N, M   int
	Word   string
	Mode   *Mode
	Picks  []Object
	Secret bool // only the seat may know the card
	turn   int
	lives  [2]uint32 // of the card and the other
	veiled *Card     // lay face down in the uncontrolled region
	knows  Seat      // whose it was
}

// eventTexts say each event in the present tense, actor first.
var eventTexts = [eventKinds]string{
	TurnBegan: "turn {n}: {seat}", PoolGained: "{seat} gains {n} pool", PoolBurned: "{seat} burns {n} pool",
	EdgeTaken: "{seat} takes the Edge", EdgeBurned: "the Edge is uncontrolled",
	BloodGained: "{card} gains {n} {blood}", BloodLost: "{card} loses {n} {blood}",
	Locked: "{card} locks", Unlocked: "{card} unlocks", SectChanged: "{card} becomes {word}",
	TitleGained: "{card} is {word}", Burned: "{card} is burned", RemovedFromGame: "{card} is removed from the game",
	Discarded: "{seat} discards {card}", Drew: "{seat} draws {card}", DrewCrypt: "{seat} draws {card} from the crypt",
	WentToTorpor: "{card} goes to torpor", LeftTorpor: "{card} leaves torpor",
	ControlChanged: "{seat} takes control of {card}", Played: "{seat} plays {piece}{level}{with}{on}",
	Used: "{seat} uses {used}{with}{on}", CardCanceled: "{card} is canceled",
	ActionAnnounced: "{card} announces {word}{of}{on}", ActionSucceeded: "{card} succeeds: {word}",
	ActionContinues: "{card} continues as if unblocked", TookOver: "{card} takes the action over from {other}", ActionEnded: "the action is {word}",
	BlockAttempted: "{card} attempts to block", BlockFailed: "{card} fails to block", BlockSucceeded: "{card} blocks",
	Redirected: "the action is turned on {to}", BledFor: "{card} bleeds {to} for {n}", EnteredPlay: "{card} enters play",
	Diablerie: "{card} diablerises {other}", BloodHuntCalled: "a blood hunt on {card} is put to the vote",
	CombatBegan: "combat: {card} and {other}", RoundBegan: "round {n}", RangeSet: "the range is {word}",
	Maneuvered: "{card} maneuvers to {word}{with}", StrikeChosen: "{card} strikes: {word}{with}{at}",
	Pressed: "{card} presses to {word}{with}", CombatEnded: "combat ends", Damaged: "{card} takes {n} damage",
	Prevented: "{card} prevents {n} damage", WasIncapacitated: "{card} is incapacitated",
	ReferendumCalled: "referendum: {card}{picks}", VotesCast: "{seat} casts {n} votes {word} with {object}",
	BurnedForVote: "{seat} burns {card} for a vote", Abstained: "{card} abstains",
	ReferendumEnded: "the referendum {word}: {n} to {m}", Influenced: "{seat} moves {n} pool to {card}",
	TookBack: "{seat} moves {n} blood back from {card}", MovedOut: "{seat} moves {card} to the ready region", Merged: "{card} is merged", MarkedMinion: "{seat} marks {card}",
	SelfContest: "{card} would contest a copy of the same Methuselah", ContestBegan: "{card} is contested",
	ContestEnded: "{card} is contested no longer", ContestPaid: "{seat} contests {card}", ContestYielded: "{seat} yields {card}",
	TitleContested: "{card} and {other} contest {word}", Withdrawing: "{seat} announces withdrawal",
	Withdrew: "{seat} withdraws from the game", Ousted: "{seat} is ousted", GainedVP: "{seat} gains a victory point",
	CounterAdded: "{card} gets {n} {word}", Looked: "{seat} looks at {word}", Saw: "{seat} looks at {card}", Revealed: "{seat} reveals {card}", Corrected: "{seat} corrects: {word}",
	TimeCalled: "time is called: the game ends with this {word}", TimeUp: "time is up", GameOver: "the game is over, {seat} wins",
}

// tell records what happened.
func (g *Game) tell(e Event) {
	e.turn = g.turns
	if g.mute {
		return
	}
	for i, c := range [...]*Card{e.Card, e.Other} {
		if c != nil {
			e.lives[i] = c.life
		}
	}
	for _, c := range [...]*Card{e.Card, e.On.Card} {
		if c != nil && c.zone == Uncontrolled && c.faceDown {
			e.veiled, e.knows = c, c.controller
		}
	}
	g.events = append(g.events, e)
}

// EventText is an event as a seat may read it; NoSeat reads as a bystander.
func (g *Game) EventText(e *Event, reader Seat) string { return g.eventText(e, reader, reader) }

// EventRecord is an event as a reader may know it, with the names that the log of the game has.
func (g *Game) EventRecord(e *Event, reader Seat) string { return g.eventText(e, reader, Record) }

func (g *Game) eventText(e *Event, reader, names Seat) string {
	return fill(eventTexts[e.Kind], (&telling{g: g, e: e, reader: reader, names: names}).part)
}

// lifeOf is the life of a card of the event in which it happened.
func (e *Event) lifeOf(c *Card) uint32 {
	switch c {
	case e.Card:
		return e.lives[0]
	case e.Other:
		return e.lives[1]
	}
	return e.On.life
}

func (g *Game) seatName(s Seat) string {
	if s == NoSeat {
		return "nobody"
	}
	return g.seats[s].name
}

// Events returns what has happened since event n.
func (g *Game) Events(n int) []Event { return g.events[min(n, len(g.events)):] }

// Turn is the turn in which an event happened, from 1.
func (e *Event) Turn() int { return e.turn }
