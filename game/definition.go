package game

// Definition is how a card behaves: the ways to play it, what it does while in play, and what
// it reacts to. It is built from the vocabulary (the Word files) and never changes.
type Definition struct {
	Modes     []*Mode   // ways to play it
	Abilities []*Mode   // uses while it is in play
	Triggers  []*Mode   // what it does by itself
	Statics   []*Static // what it changes while it is in play

	shared  []InMode // conditions of every mode
	words   []string // standing text
	text    string   // rendered
	windows Windows  // every window in which a mode can be played
	facts   *Facts
	limits  []limit

	delay         Point                           // when its replacement is drawn; not set: at once
	waits         *wait                           // or the event for which it waits
	clanOpen      bool                            // a clan icon that is no requirement
	spot          spot                            // where it goes when it resolves
	discipline    Discipline                      // that it gives the vampire it is on
	gifts         []gift                          // levels of disciplines likewise, as many as its state says
	cannotHave    Types                           // cards that the minion can neither have nor use
	cannotPlay    Types                           // cards that it cannot play
	silences      Discipline                      // that no card may require while it is involved
	compels       bool                            // it provides an action that must be taken
	outlives      bool                            // its text speaks when the minion it is on is burned
	lends         bool                            // its vampire plays cards of a discipline that it lacks
	capacity      bool                            // and a capacity of 1 more
	title         Title                           // that it represents on a vampire
	mergedTitle   Title                           // that the merged vampire has
	mergedSect    Sect                            // likewise
	sheds         []string                        // traits that the merged vampire has not
	heir          *Who                            // the diablerists whom it passes to
	cannotUse     []Discipline                    // whose cards it cannot play
	settles       func(*Game, *Card)              // what is put right about it between two effects
	anyCircle     bool                            // a member of any circle
	prices        []price                         // what it changes about costs while it is in play
	stays         bool                            // under its player's control, though it is a minion card
	plays         Levels                          // at which an ally plays cards as a vampire
	playsOnly     Types                           // cards of these types, if its text says so
	playsAged     int                             // the capacity it has then, if its text gives one
	immune        func(*Game, *Card, damage) bool // to which damage it is
	bars          []string                        // names of cards that the minion it is on cannot play
	superiorLife  int                             // starting life at the superior level
	inPlayAs      Types                           // what it counts as in play, if not as its type
	inPlayTraits  []string                        // and what it prints then
	funds         *funds                          // counters that may pay costs
	meets         Pretending                      // which requirements it meets without what they ask
	burnFull      int                             // burned with so many counters
	drawsHere     func(*Game, *Card, Seat) bool   // by whom the cards kept on it may be drawn
	noGain        bool                            // an ally that gains no life
	shuns         []Discipline                    // directed actions that require them are not aimed at it
	afterEmpty    []Effect                        // after it is burned with its last counter
	actsAtOnce    bool                            // an ally that may act in the turn it is recruited
	afterFull     []Effect                        // after that
	countsOn      bool                            // its text puts counters on it
	burnEmpty     bool                            // burned with its last counter
	confers       []conferred                     // traits that the minion it is on has
	burnt         []Effect                        // after it has been burned from play
	gone          []Effect                        // after it has left play
	anyTurn       bool                            // an out-of-turn master card that can be played in one's own turn
	ambush        bool                            // the shape in which a card blocks
	oneUser       bool                            // labels name the minion that uses it
	sharedUse     Mode                            // stands for the abilities that share a limit
	x             func(*Game, *Play) int          // X, where the card says what it is
	counts        []countsAs                      // what it has vampires count as
	abolishes     Sect                            // that it says is no more
	playsOf       Sect                            // of which it plays them
	teaches       bool                            // gives the discipline chosen for it
	keeps         *keeping                        // what the cards kept on it may be used for
	leavesForGood bool                            // removed from the game instead of going anywhere else from play
	unburned      func(*Game, *Card) bool         // what is done instead of burning it; false: it is burned
	dearWounds    bool                            // its damage costs twice the blood to mend
	allyBlock     bool                            // may block as an ally
	permits       bool                            // locked for an action of its bearer in another Methuselah's minion phase
	supplants     bool                            // a second copy burns the first instead of contesting it
	inPlayBelow   bool                            // in play also on an uncontrolled minion
	tollFree      func(actionKind, *Mode) bool    // actions that it asks nothing for
	xLeast, xMost int                             // what X may be, if its text says so
}

// conferred is a trait that a card gives the minion it is on, from a level on.
type conferred struct {
	trait string
	level Level
}

// OnCard is a word that may stand on a card.
type OnCard interface{ onCard(*Definition) }

// InMode is a word that may stand in a mode, an ability or a trigger.
type InMode interface{ inMode(*Mode) }

// Mode is one way to use a card: a level of its discipline, one of its types, an ability of a
// card in play, or what happens by itself at a moment.
type Mode struct {
	as          Types // the type it is played as
	sayType     bool
	disciplines []Discipline
	level       Level
	word        string // its name, if the card has several abilities
	keyword     string // printed on this mode only
	frenzies    frenzies
	discount    int // blood off the card's cost at this level

	windows Windows
	user    user
	conds   []Condition
	target  *Selector
	more    []Effect // further choices made as it is announced
	steps   []Effect
	limited bool // RB-bleed.p2: bleed; additional strikes likewise

	action   *actionSpec
	strike   *StrikeSpec
	maneuver bool // using the mode is a maneuver
	press    pressKind
	prevent  bool
	extra    int // additional strikes

	fromPlay     bool
	lock         bool // "lock this card to"
	once         []Span
	must         bool
	unneeded     bool // "even if not yet needed"
	moment       Moment
	cancels      bool    // usable while another card is being played
	ransom       *ransom // for which somebody can cancel it as it is played
	wakes        bool
	poolCost     int
	blood        int                    // cost of an ability in blood of its user
	bloodX       func(*Game, *Play) int // and X more, which its text says
	texts        []string
	spot         spot
	limits       []limit
	decline      bool // playing it declines to block
	freeX        bool
	shared       bool     // its limit is shared with the card's other such abilities
	terms        []Effect // of a referendum: chosen when the action has succeeded
	passes       []Effect // of a referendum: when it has passed
	optional     bool     // a trigger its controller may decline
	weaponRepeat bool     // its limit is on the maneuver only
	atLevel      Level    // the card has it from that level on
	oneStrike    bool     // a weapon's strikes together: one each round
	reduces      *reducer
	spends       string // a counter of this name that each such reduction takes
	requires     []Who  // requirements in the card's text
	whoMay       string // how its text says who uses it, if not as usual
	chosenUses   bool   // the controller of the card's chosen card decides
	hostUses     bool   // the host's controller decides, not the card's
	outside      bool   // in combat, by a minion that is not in it
	anyTurn      bool   // usable in any Methuselah's phase
	perSeat      bool   // once for each Methuselah
	open         bool   // any Methuselah decides on it
	alsoActing   bool   // the acting minion can use it besides the others
	evenLocked   bool   // a locked minion can use it, too
	evenTorpid   bool   // likewise one in torpor
	duty         bool   // an action that must be taken while it can be
	creates      bool   // the action puts a new vampire into play
	def          *Definition
	whileLocked  bool // the action is taken by a locked minion
	fights       bool // it has its user enter combat

	alike string // further levels at which the card does the same
}

// user says who uses a mode.
type user uint8

const (
	byType          user = iota // as the card type says
	byMethuselah                // master cards, events
	byReady                     // a ready unlocked minion: actions
	byActing                    // the acting minion: action modifiers
	byOther                     // a ready vampire of the same Methuselah that is not acting
	byReacting                  // a ready unlocked or woken minion of another Methuselah
	byLockedReacter             // a ready locked minion of another Methuselah
	byCombatant                 // a minion in combat
	byBearer                    // the minion the card is on
	byItself                    // the minion whose text it is
	byWhoever                   // any ready minion: a reflex, by the one it is played on
	byHunted                    // the vampire that a blood hunt would burn
)

// spot is where a card goes when it resolves.
type spot uint8

const (
	spotByType spot = iota
	spotAsh
	spotInPlay
	spotOnUser
	spotOnTarget
	spotReady
)

// limit refuses a second copy on one minion, or a second play in a span.
type limit struct {
	span    Span
	perUser bool   // by one minion
	on      bool   // one on a minion
	level   Level  // plays at that level only
	mode    *Mode  // plays in that way only
	trait   string // one of that trait on a minion
	unlock  bool   // the span ends with the minion's next unlock phase
	rule    *Refusal
}

// Condition must hold for a mode to be used.
type Condition struct {
	Text   string
	Fails  func(*Game, *Play) *Refusal
	ofUser bool // a requirement of the minion that uses it
}

func (c Condition) onCard(d *Definition) { d.shared = append(d.shared, c) }
func (c Condition) inMode(m *Mode) {
	m.conds = append(m.conds, c)
	m.say(c.Text)
}

// Effect is something that happens; effects of one mode happen in printed order.
type Effect struct {
	Text   string
	Check  func(*Game, *Play) *Refusal // what must hold for it to be worth offering
	Do     func(*Game, *Play)
	Names  func(*Game, *Play) // what is named for it as the mode is announced
	sect   Sect               // that it gives its user
	fights bool               // it has its user enter combat
	counts bool               // it puts counters on its card
}

func (e Effect) inMode(m *Mode) {
	m.steps = append(m.steps, e)
	m.fights = m.fights || e.fights
	if e.counts && m.def != nil {
		m.def.countsOn = true
	}
	if e.Names != nil {
		m.more = append(m.more, Effect{Do: e.Names})
	}
	if e.Check != nil {
		m.conds = append(m.conds, Condition{Fails: e.Check})
	}
	m.say(e.Text)
}

// Mark is a word that only sets what kind of mode it stands in.
type Mark struct {
	Text string
	Set  func(*Mode)
}

func (k Mark) onCard(d *Definition) { d.shared = append(d.shared, k) }
func (k Mark) inMode(m *Mode) {
	if k.Set != nil {
		k.Set(m)
	}
	m.say(k.Text)
}

// Trait is a word about the whole card.
type Trait struct {
	Text string
	Set  func(*Definition)
}

func (t Trait) onCard(d *Definition) {
	t.Set(d)
	if t.Text != "" {
		d.words = append(d.words, t.Text)
	}
}

// Bundle is several mode words under one name.
type Bundle []InMode

func (b Bundle) onCard(d *Definition) {
	for _, w := range b {
		d.shared = append(d.shared, w)
	}
}

func (b Bundle) inMode(m *Mode) {
	for _, w := range b {
		w.inMode(m)
	}
}

func (m *Mode) say(text string) {
	if text != "" {
		m.texts = append(m.texts, text)
	}
}

// Static changes a value while its card is in play.
type Static struct {
	Text  string
	Value Value
	Disc  Discipline // with LevelOf: of which
	Set   bool
	N     func(*Game, *Card) int
	// Applies says which card or seat it reaches: target is nil for values of a seat.
	Applies func(g *Game, source, target *Card, s Seat) bool
}

func (s Static) onCard(d *Definition) {
	d.Statics = append(d.Statics, &s)
	if s.Text != "" {
		d.words = append(d.words, s.Text)
	}
}

// modeWord is a way to play a card.
type modeWord struct {
	level       Level
	disciplines []Discipline
	printed     bool // the disciplines printed on the card
	parts       []InMode
	fromPlay    bool
	moment      Moment
	word        string
}

func (w modeWord) onCard(d *Definition) {
	m := &Mode{level: w.level, disciplines: w.disciplines, fromPlay: w.fromPlay, word: w.word, moment: w.moment, def: d}
	if w.printed {
		m.disciplines = []Discipline{NoDiscipline}
	}
	for _, p := range w.parts {
		p.inMode(m)
	}
	switch {
	case w.moment != NoMoment:
		d.Triggers = append(d.Triggers, m)
	case w.fromPlay:
		d.Abilities = append(d.Abilities, m)
	default:
		d.Modes = append(d.Modes, m)
	}
}

// Define builds a definition from words.
func Define(parts ...OnCard) *Definition {
	d := &Definition{}
	for _, p := range parts {
		p.onCard(d)
	}
	return d
}

// Does is the only way to play a card, without a discipline.
func Does(parts ...InMode) OnCard { return modeWord{parts: parts} }

// OnBasic is what a card does at the basic level of the discipline it prints.
func OnBasic(parts ...InMode) OnCard { return modeWord{level: Basic, printed: true, parts: parts} }

// OnSuperior is what a card does at the superior level of the discipline it prints.
func OnSuperior(parts ...InMode) OnCard {
	return modeWord{level: Superior, printed: true, parts: parts}
}

// At is what a card does with one of several disciplines: "dom", "OBE", "cel pre".
func At(levels string, parts ...InMode) OnCard {
	w := modeWord{parts: parts, level: Basic}
	if levels == upper(levels) {
		w.level = Superior
	}
	for _, s := range fields(levels) {
		d, _ := ParseDiscipline(s)
		w.disciplines = append(w.disciplines, d)
	}
	return w
}

// Ability is a use of the card while it is in play.
func Ability(parts ...InMode) OnCard { return modeWord{fromPlay: true, parts: parts} }

// Named is an ability of a card that has several; word tells them apart in labels.
func Named(word string, parts ...InMode) OnCard {
	return modeWord{fromPlay: true, word: word, parts: parts}
}

// When is what the card does by itself at a moment.
func When(at Moment, parts ...InMode) OnCard {
	return modeWord{fromPlay: true, moment: at, parts: parts}
}

// gift is levels of a discipline that a card gives the minion it is on.
type gift struct {
	discipline Discipline
	levels     func(*Card) Level
}

// reducer is an ability that takes something off a cost (AR-1.7.3).
type reducer struct {
	n       int
	in      Coin
	applies func(g *Game, source *Card, p *Play) bool
}
