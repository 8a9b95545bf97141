package saves

import "elysium/game"

// File is one .vtes file: a table as decks or boards, with a log, or scripts, or neither.
// A program that puts a File together leaves every Line 0.
type File struct {
	Path    string
	Title   string
	Notes   []Note
	Rules   []RuleRef
	Seed    uint64
	Seeded  bool // a seed is given
	Engine  string
	Options []Option
	Defines []Define

	Seats    []SeatBoard // clockwise
	Effects  []Effect
	Happened []Happened
	Start    *Start // nil: the first seat's unlock phase

	Logged  bool // the file has a log, if only an empty one
	Log     []LogLine
	Scripts []Script

	book    Book // nil: Printed
	torn    bool // the last line of the log has no end
	remarks remarks
	at      map[string]int // the lines of what stands once: vtes, title, seed, engine, log
}

// Note is one line of free text.
type Note struct {
	Text string
	Line int
}

// RuleRef names the claim that a file shows.
type RuleRef struct {
	ID   string
	Line int
}

// Option is a setting of the table. Seat is who a "house" option is about, else NoSeat.
type Option struct {
	Name  string
	Seat  game.Seat
	Value string
	Line  int
}

// Word is a word of a list with its value.
type Word struct{ Name, Value string }

// Define is a plain piece that the file makes for itself.
type Define struct {
	Kind  string // vampire, ally, imbued, retainer, equipment, weapon, location, action, event
	Name  string
	Words []Word // as printed, in canonical order
	Piece *game.Piece
	Line  int

	// What facts do not hold.
	Strike      string // of a weapon: "2" or "2R"
	FirstStrike bool
	Maneuver    bool
	Directed    bool   // of an action
	AsVampire   bool   // of an ally: its disciplines are those it plays at as a vampire
	On          string // of a master: the clan of the vampire it is put on
	Targets     int    // of an action: up to how many minions of others it is aimed at
}

// Facts are what the piece prints.
func (d *Define) Facts() *game.Facts { return d.Piece.Facts }

// SeatBoard is a Methuselah with a deck or with a board.
type SeatBoard struct {
	Name  string
	Deck  *Deck // nil: a board
	Words []SeatWord
	Zones []ZoneList
	Line  int
}

// SeatWord is a word about a seat itself, or a counter's name, with its number.
type SeatWord struct {
	Name string
	N    int
	Line int
}

// ZoneList is what a zone holds. A zone that is not listed holds its default.
type ZoneList struct {
	Zone      game.Zone
	Cards     []Card
	Short     int // cards left out of a full hand
	Line      int
	ShortLine int
}

// Card is a card on a board, Count times. Its Placed has neither cards on it (they are in
// On) nor blood and life unless they are given.
type Card struct {
	Count   int
	Placed  game.Placed
	With    string     // the card it is contested with
	Returns game.Point // when a card set aside comes back
	On      []Card
}

// Deck is an embedded deck by name, or a list.
type Deck struct {
	Name  string
	Cards []DeckCard // each lies where it belongs
	Piles []DeckPile // cards that lie where the list says
	Line  int
}

// DeckCard is a number of copies of a card.
type DeckCard struct {
	Count int
	Piece *game.Piece
	Line  int
}

// DeckPile is what a list says lies in the crypt or in the library.
type DeckPile struct {
	Zone  game.Zone
	Cards []DeckCard
	Line  int
}

// Effect is an effect that lingers from before the board was laid out.
type Effect struct {
	Piece *game.Piece
	Level string // "dom", "DOM", "aus cel"; "" if none is said
	By    game.Seat
	On    string // an object
	Until game.Point
	Line  int
}

// Happened is history that rules look back on.
type Happened struct {
	Form string // burned, diablerie, played, entered play, bled
	Card string
	Seat game.Seat // who played or was bled; NoSeat
	Turn int       // 0 the present turn, -1 the one before
	Line int
}

// Start is where play begins.
type Start struct {
	Seat  game.Seat
	Phase game.Phase
	Line  int
}

// MomentKind says what kind of moment is meant.
type MomentKind uint8

// The kinds of moments.
const (
	NoMoment MomentKind = iota
	AtSeat              // that seat is asked, in a window if one is named
	AtWindow            // anybody is asked in that window
	AtTurn              // a phase of a seat's turn begins
	AtEnd               // an action, combat, phase or turn has ended
)

// Moment is a point that a script waits for.
type Moment struct {
	Kind   MomentKind
	Seat   game.Seat   // AtSeat, AtTurn
	Window game.Window // AtSeat (NoWindow: any), AtWindow
	Phase  game.Phase  // AtTurn
	Span   game.Span   // AtEnd
}

// Correction is what a table does by hand.
type Correction struct {
	Verb   string // move, set, end, draw, shuffle, continue, call, extend
	Object Object // move, set
	Zone   game.Zone
	On     Object    // move to a card: which
	Of     game.Seat // move: whose zone; NoSeat if not said
	Word   string    // set
	Value  string    // set
	Span   game.Span // end, continue
}

// LogKind says what a line of a log is.
type LogKind uint8

// The kinds of log lines.
const (
	LogDecision LogKind = iota
	LogCorrection
	LogUndo   // the table agreed to take N decisions back
	LogRandom // a random result that the table fixed: Words
	LogSeated // Seat says who plays the seat Of from now on: Words, house or person
)

// LogLine is one line of a saved game.
type LogLine struct {
	Kind       LogKind
	Seat       game.Seat
	Words      string // a decision's label; a random result; house or person
	Correction *Correction
	N          int
	Of         game.Seat
	Line       int
}

// Noted reports whether a line notes something and is no decision.
func (l *LogLine) Noted() bool { return l.Kind == LogUndo || l.Kind == LogSeated }

// Script is a sequence of decisions and checks, played from the file's board.
type Script struct {
	Name  string // "" if it has none
	Steps []Step
	Line  int
}

// StepKind says what a line of a script is.
type StepKind uint8

// The kinds of steps; those from Offered on are checks.
const (
	Decide    StepKind = iota // Seat: Words
	Prompt                    // > Words: told to a learner before the next line
	Correct                   // Seat ~ Correction
	Random                    // random Words
	Reach                     // @ Moment
	Offered                   // ? Seat: Words
	Refused                   // ! Seat: Words [until Moment] [-- ID]
	Fact                      // = [not] Words
	DeckLegal                 // ? deck Seat
	DeckFault                 // ! deck Seat -- ID
)

// Step is one line of a script.
type Step struct {
	Kind       StepKind
	Seat       game.Seat
	Words      string
	Correction *Correction
	Moment     Moment // Reach: the point; Refused: until
	ID         string // Refused, DeckFault: the claim that a reason cites
	Not        bool   // Fact: it must not hold
	Line       int
}

// Check reports whether the step checks something.
func (s *Step) Check() bool { return s.Kind >= Offered }
