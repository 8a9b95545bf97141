package game

import "fmt"

// Piece is a kind of card: what is printed on it, and how it behaves (nil: not defined yet,
// its facts are enforced and its effect is left to the players).
type Piece struct {
	Facts *Facts
	Def   *Definition
	bound *Definition // Def completed with the facts, or what the types say by themselves
}

// Setup says how a game begins: from decks, or from a board laid out by hand.
type Setup struct {
	Seats    []SeatSetup     // clockwise: the prey of seat i is seat i+1
	Seed     uint64          // shuffles, the first Methuselah, everything random
	Board    bool            // seats hold boards; otherwise decks
	First    Seat            // whose turn it is (boards); with decks NoSeat draws the first Methuselah
	Phase    Phase           // where the turn begins (boards)
	Happened []HappenedSetup // before the board was laid out
}

// SeatSetup is one Methuselah's deck or board.
type SeatSetup struct {
	Name           string
	Crypt, Library []*Piece // a deck

	Pool       int // counters
	VP         int // victory points
	Edge       bool
	Ousted     bool
	Debt       int // master phase actions owed
	Turns      int // turns already taken; -1: past the opening turns
	HandSize   int // 0: seven
	Counters   []Counter
	Zones      map[Zone][]Placed // a zone not present holds its default
	HandShort  int               // cards left out of a full hand
	LibrarySet bool              // the library is as listed, blanks otherwise
	Blank      []Zone            // of a snapshot: piles of cards that nobody can play
}

// Placed is a card on a board.
type Placed struct {
	Piece      *Piece
	Blood      int // counters of blood or life; -1: full, or the starting life
	Counters   []Counter
	Locked     bool
	FaceDown   bool
	Level      Level // of a retainer, ally or equipment; None: not said
	Discipline Discipline
	Title      *Title
	Sect       Sect
	Clan       string
	Owner      Seat // NoSeat: the seat it is listed under
	Controller Seat // NoSeat: likewise
	Until      Point
	Then       Seat
	Chosen     string // a card's name, a seat's name, or a word
	Named      string
	Merged     bool
	Contested  bool
	Rival      string // the card that it is contested with
	TitleLost  bool   // "title contested"
	Stored     bool   // face down on its host, out of play
	Used       []UsedSetup
	Acted      []string
	On         []Placed // cards on this card
	Line       int
}

// Counter is a named counter that is neither blood nor life, and how many there are.
type Counter struct {
	Name string
	N    int
}

// UsedSetup says that an effect of a card was used within a span.
type UsedSetup struct {
	Effect string
	Span   Span
}

// SetupFault is a line of a board that cannot be laid out, and why.
type SetupFault struct {
	Line int
	Text string
}

func (f SetupFault) Error() string { return fmt.Sprintf("line %d: %s", f.Line, f.Text) }

// HappenedSetup is a fact of history that rules look back on: "burned", "diablerie",
// "played", "entered play", "bled".
type HappenedSetup struct {
	Form string
	Card string
	Seat Seat
	Turn int // relative to the present turn
	Line int
}

// Span is how long something lasts or is counted.
type Span uint8

// The spans, from the longest.
const (
	GameSpan Span = iota
	TurnSpan
	PhaseSpan
	ActionSpan
	AttemptSpan
	ReferendumSpan
	CombatSpan
	RoundSpan
	StrikeSpan
	PlaySpan
)

// Point is a moment to come: the end of a span, or the start of a phase of a seat.
type Point struct {
	Set   bool
	Span  Span // the end of it
	Phase Phase
	Seat  Seat // with Phase: whose; NoSeat: the end of Span
}

// Phase of a turn, in order (RB-turn-sequence.p1.c2).
type Phase uint8

// The phases.
const (
	UnlockPhase Phase = iota
	MasterPhase
	MinionPhase
	InfluencePhase
	DiscardPhase
	phases
)

var phaseNames = [phases]string{"unlock", "master", "minion", "influence", "discard"}

func (p Phase) String() string { return phaseNames[p] }

// ParsePhase reads a phase's name.
func ParsePhase(s string) (Phase, bool) {
	for i, name := range phaseNames {
		if name == s {
			return Phase(i), true
		}
	}
	return 0, false
}

// Zone is where a card is.
type Zone uint8

// The zones. Library, crypt, hand, ash heap and removed belong to a card's owner; the others
// to its controller.
const (
	Nowhere Zone = iota
	Library
	Crypt
	Hand
	AshHeap
	Removed
	Uncontrolled
	Ready
	Torpor
	Incapacitated
	InPlay    // on its own
	OnHost    // on another card
	Stored    // face down on a card, out of play
	Contested // face down, out of play
	SetAside  // out of play
	Limbo     // being played, or the card of the action in progress
	zones
)

var zoneNames = [zones]string{
	Nowhere: "nowhere", Library: "library", Crypt: "crypt", Hand: "hand", AshHeap: "ash heap",
	Removed: "removed", Uncontrolled: "uncontrolled", Ready: "ready", Torpor: "torpor",
	Incapacitated: "incapacitated", InPlay: "in play", OnHost: "on a card", Stored: "stored",
	Contested: "contested", SetAside: "set aside", Limbo: "limbo",
}

func (z Zone) String() string { return zoneNames[z] }

// onTable reports whether cards in the zone may be in play.
func (z Zone) onTable() bool { return z >= Ready && z <= OnHost }

// ParseZone reads a zone's name.
func ParseZone(s string) (Zone, bool) {
	for i, name := range zoneNames {
		if name == s {
			return Zone(i), true
		}
	}
	return Nowhere, false
}

// Seat is a Methuselah's place at the table, counted clockwise from 0.
type Seat int8

// NoSeat is nobody.
const NoSeat Seat = -1
