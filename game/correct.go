package game

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Correction is what a table does by hand, at a pending decision. It is recorded as decisions
// are, so that replaying gives the same game.
type Correction struct {
	Kind CorrectionKind
	By   Seat // who says so; of a concession, who concedes

	Card int  // the id of the card, -1 if it is not about one
	Seat Seat // the seat it is about, NoSeat otherwise; with neither it is about the Edge

	Zone Zone // MoveCard: where to; DrawTop: from where
	Host int  // MoveCard to OnHost: the id of the card it goes on
	Of   Seat // MoveCard: whose zone; NoSeat: the owner's or controller's

	Word, Value string // SetWord
	Span        Span   // EndSpan
}

// CorrectionKind says what is corrected.
type CorrectionKind uint8

// The kinds of corrections.
const (
	MoveCard    CorrectionKind = iota // a card to a zone
	SetWord                           // a number or a word of a card, a seat or the Edge
	EndSpan                           // the action, combat, phase or turn ends; the game: time is up
	Concession                        // a Methuselah leaves the game as if ousted
	DrawTop                           // the top card of one's library or crypt is drawn
	ShufflePile                       // one's library is shuffled
	GoOn                              // a blocked action goes on as unblocked, the combat for another round
	CallTime                          // the game ends with the action in progress, or else with the phase
	ExtendTime                        // it goes on although time has been called
	FixChance                         // what comes at random next: Word, a card's name or a number from 1
)

// CorrectionPick stands among the picks where a correction was made.
const CorrectionPick = 1<<16 - 1

// Correct carries out a correction at the pending decision, which is then asked anew. The
// error is a sentence; nothing has changed then. A driver that stops at lone decisions settles
// them first if the game is to replay under other settings.
func (g *Game) Correct(c Correction) error {
	if g.waiting == nil {
		return errNoDecision
	}
	if err := g.correctable(&c); err != nil {
		return err
	}
	g.fixes = append(g.fixes, c)
	g.picks = append(g.picks, CorrectionPick)
	g.fix = &c
	g.advance()
	return g.fault
}

// Corrections are those made so far, in the order of their places among the picks.
func (g *Game) Corrections() []Correction { return g.fixes }

// Rerun begins the game anew and takes the same decisions and corrections.
func Rerun(s Setup, set Settings, picks []uint16, fixes []Correction) (*Game, error) {
	first := set
	if len(picks) > 0 { // lone decisions are not among the picks
		first.Stops, first.Unseen = false, nil
	}
	g, err := New(s, first)
	if err != nil {
		return nil, err
	}
	for k, i := range picks {
		if k == len(picks)-1 {
			g.stops, g.unseen = set.Stops, set.Unseen
		}
		if i != CorrectionPick {
			err = g.Choose(int(i))
		} else if len(fixes) == 0 {
			err = errors.New("a correction is missing")
		} else {
			err = g.Correct(fixes[0])
			fixes = fixes[1:]
		}
		if err != nil {
			g.Close()
			return nil, fmt.Errorf("decision %d: %w", k+1, err)
		}
	}
	return g, nil
}

// pause hands the pending decision to the driver and carries out corrections until it is
// answered. An opportunity is listed anew after a correction, any other choice asked again.
func (g *Game) pause(yield func(struct{}) bool) bool {
	d := g.waiting
	for yield(struct{}{}) {
		c := g.fix
		if c == nil {
			return true
		}
		g.fix = nil
		if d == &g.decision {
			g.answer = Option{Verb: Uses, on: Nothing, act: func(g *Game, _ *Option) { g.correct(c) }}
			return true
		}
		d.Options = append([]Option(nil), d.Options...)
		g.correct(c)
		g.checkpoint()
		g.waiting = d
	}
	return false
}

// correctable says what is wrong with a correction.
func (g *Game) correctable(c *Correction) error {
	if c.Card >= len(g.cards) || c.Seat >= Seat(len(g.seats)) || c.Of >= Seat(len(g.seats)) || c.By < 0 || int(c.By) >= len(g.seats) {
		return errors.New("the correction names what is not on the table")
	}
	switch c.Kind {
	case MoveCard:
		return g.movable(c)
	case SetWord:
		return g.settable(c)
	case EndSpan, GoOn:
		if !g.within(c.Span) {
			return fmt.Errorf("no %s is in progress", spanNames[c.Span])
		}
		if a := g.action; c.Kind == GoOn && c.Span == ActionSpan && (a == nil || !a.blocked) {
			return errors.New("the action is not blocked")
		}
	case DrawTop, ShufflePile:
		if !g.in(c.By) || len(g.seats[c.By].zones[c.Zone]) == 0 {
			return fmt.Errorf("%s has no cards in her %s", g.seats[c.By].name, c.Zone)
		}
	case FixChance:
		if c.Word == "" {
			return errors.New("what is to come is not said")
		}
	case CallTime, ExtendTime:
		return g.canCall(c.Kind)
	case Concession:
		if !g.in(c.By) {
			return fmt.Errorf("%s is out of the game already", g.seats[c.By].name)
		}
	}
	return nil
}

// ownersZones are the zones that belong to a card's owner.
var ownersZones = map[Zone]bool{Library: true, Crypt: true, Hand: true, AshHeap: true, Removed: true}

func (g *Game) movable(c *Correction) error {
	k := g.CardByID(c.Card)
	switch {
	case k == nil:
		return errors.New("only a card can be moved")
	case ownersZones[c.Zone] && c.Of != NoSeat && c.Of != k.owner:
		return fmt.Errorf("%s belongs to %s; it goes to no other Methuselah's %s", g.NameTo(NoSeat, k), g.seats[k.owner].name, c.Zone)
	case c.Zone == OnHost:
		h := g.CardByID(c.Host)
		if h == nil || !h.inPlay() || h == k {
			return fmt.Errorf("%s can be put only on another card in play", g.NameTo(NoSeat, k))
		}
		return nil
	case c.Zone == Stored || c.Zone == Limbo || c.Zone == Nowhere || c.Zone == Contested:
		return fmt.Errorf("a card cannot be moved to %q", c.Zone.String())
	case (c.Zone == Ready || c.Zone == Torpor || c.Zone == Incapacitated) && !k.isMinion(), c.Zone == Torpor && !k.isVampire():
		return fmt.Errorf("%s cannot be in the zone %q", g.NameTo(NoSeat, k), c.Zone.String())
	case c.Of != NoSeat && !g.in(c.Of):
		return fmt.Errorf("%s is out of the game", g.seats[c.Of].name)
	case c.Of == NoSeat && !ownersZones[c.Zone] && !g.in(k.controller):
		return fmt.Errorf("%s is out of the game; say whose zone is meant", g.seats[k.controller].name)
	}
	return nil
}

func (g *Game) settable(c *Correction) error {
	n, notNumber := strconv.Atoi(c.Value)
	var kind settingKind
	var ok bool
	switch {
	case c.Card >= 0:
		kind, ok = cardSettings[c.Word]
	case c.Seat >= 0:
		kind, ok = seatSettings[c.Word]
	default:
		kind, ok = edgeSettings[c.Word]
	}
	switch {
	case !ok && notNumber == nil && n >= 0:
		return nil // a counter
	case !ok:
		return fmt.Errorf("%q cannot be set to %q", c.Word, c.Value)
	case kind == aNumber && (notNumber != nil || n < 0):
		return fmt.Errorf("%q is no number for %s", c.Value, c.Word)
	case kind == aFlag && c.Value != "yes" && c.Value != "no":
		return fmt.Errorf("%q is neither yes nor no", c.Value)
	case kind == aSeat && g.seatNamed(c.Value) == NoSeat && (c.Value != "none" || c.Card >= 0):
		return fmt.Errorf("%q is no Methuselah", c.Value)
	case kind == aSectWord:
		if _, known := ParseSect(c.Value); !known {
			return fmt.Errorf("%q is no sect", c.Value)
		}
	case kind == aTitle && c.Value != "none":
		if _, known := ParseTitle(c.Value); !known {
			return fmt.Errorf("%q is no title", c.Value)
		}
	}
	return nil
}

// settingKind is what a word may be set to.
type settingKind uint8

const (
	aNumber settingKind = iota
	aFlag
	aSeat
	aSectWord
	aTitle
	aWord
)

// The words that a correction may set, besides counters by their names.
var (
	cardSettings = map[string]settingKind{
		"blood": aNumber, "life": aNumber, "locked": aFlag, "face down": aFlag,
		"controller": aSeat, "sect": aSectWord, "title": aTitle, "clan": aWord, "path": aWord,
		"chosen": aWord, "named": aWord, "stealth": aNumber, "intercept": aNumber,
		"bleed": aNumber, "strength": aNumber, "hunt": aNumber, "votes": aNumber, "capacity": aNumber,
	}
	seatSettings = map[string]settingKind{
		"pool": aNumber, "vp": aNumber, "transfers": aNumber, "master actions": aNumber,
		"discard actions": aNumber,
		"hand size":       aNumber,
	}
	edgeSettings = map[string]settingKind{"controller": aSeat}
)

// lentValues are the values that a correction sets until the action or turn ends.
var lentValues = map[string]Value{
	"stealth": Stealth, "intercept": Intercept, "bleed": Bleed, "strength": Strength,
	"hunt": HuntAmount, "votes": VotesOf, "capacity": CapacityOf,
}

func (g *Game) seatNamed(name string) Seat {
	for i, m := range g.seats {
		if strings.EqualFold(m.name, name) {
			return Seat(i)
		}
	}
	return NoSeat
}

// correct carries a correction out.
func (g *Game) correct(c *Correction) {
	switch c.Kind {
	case MoveCard:
		k := g.cards[c.Card]
		g.say(c, g.NameTo(NoSeat, k)+" to "+c.Zone.String())
		g.moveByHand(k, c)
	case SetWord:
		g.setByHand(c)
	case EndSpan:
		g.say(c, "end of "+spanNames[c.Span])
		if c.Span == GameSpan {
			g.timeUp()
			return
		}
		g.endByHand(c.Span)
	case DrawTop:
		g.say(c, "draws a card from the "+c.Zone.String())
		if c.Zone == Crypt {
			g.drawCrypt(c.By)
		} else {
			g.draw(c.By)
		}
	case ShufflePile:
		g.say(c, "shuffles the "+c.Zone.String())
		g.shuffle(c.By, c.Zone)
	case GoOn:
		g.say(c, "the "+spanNames[c.Span]+" goes on")
		if c.Span == CombatSpan {
			g.combat.going = true
		} else {
			g.action.resume = true
		}
	case FixChance:
		g.say(c, "decides what comes at random")
		g.fixed = append(g.fixed, c.Word)
	case CallTime:
		g.callTime()
	case ExtendTime:
		g.say(c, "time is extended")
		g.lastSpan = GameSpan
	case Concession:
		g.say(c, "concedes")
		g.concede(c.By)
		g.oust([]Seat{c.By})
	}
}

func (g *Game) say(c *Correction, text string) {
	g.tell(Event{Kind: Corrected, Seat: c.By, Word: text})
}

func (g *Game) moveByHand(k *Card, c *Correction) {
	s := c.Of
	if s == NoSeat {
		s = k.controller
	}
	switch c.Zone {
	case AshHeap:
		g.burnSurely(k)
		return
	case Removed:
		g.removeCard(k)
		return
	}
	if k.zone == Contested {
		g.leaveContest(k)
	}
	if h := g.CardByID(c.Host); c.Zone == OnHost && h != nil {
		g.putOn(k, h, h.controller)
		return
	}
	if k.inPlay() && !ownersZones[c.Zone] && g.in(s) {
		g.control(k, s) // what is on it goes along
	}
	g.move(k, c.Zone, s)
	k.wounded = c.Zone == Torpor
	k.faceDown = c.Zone == Uncontrolled
	if c.Zone == Library {
		list := g.seats[k.owner].zones[Library]
		copy(list[1:], list)
		list[0] = k
	}
	g.refresh(k)
}

// endByHand ends what is in progress, at the next place where it can be left.
func (g *Game) endByHand(span Span) {
	switch span {
	case ActionSpan:
		g.endNow(Ended)
	case CombatSpan:
		g.endCombat()
	default:
		g.end(span)
	}
}

func (g *Game) setByHand(c *Correction) {
	n, _ := strconv.Atoi(c.Value)
	switch {
	case c.Card >= 0:
		k := g.cards[c.Card]
		g.say(c, g.NameTo(NoSeat, k)+" "+c.Word+" "+c.Value)
		g.setCard(k, c.Word, c.Value, n)
	case c.Seat >= 0:
		g.say(c, g.seats[c.Seat].name+" "+c.Word+" "+c.Value)
		g.setSeat(g.seats[c.Seat], c.Word, n)
	default:
		g.say(c, "the Edge "+c.Word+" "+c.Value)
		g.takeEdge(g.seatNamed(c.Value))
	}
}

func (g *Game) setCard(k *Card, word, value string, n int) {
	switch word {
	case "blood", "life":
		k.blood = n
		if k.isVampire() && k.inPlay() {
			k.blood = min(n, g.capacity(k))
		}
		if k.blood == 0 && k.is(Ally|Retainer) && k.inPlay() {
			g.burn(k)
		}
	case "locked":
		k.locked = value == "yes"
	case "face down":
		g.witness(k)
		k.faceDown = value == "yes"
		g.refresh(k)
	case "controller":
		g.control(k, g.seatNamed(value))
	case "sect":
		s, _ := ParseSect(value)
		g.setSect(k, s)
	case "title":
		t, _ := ParseTitle(value)
		g.setTitle(k, t)
	case "clan":
		k.ownClan = value
		g.readTraits(k)
	case "path":
		k.path = value
	case "chosen":
		k.choose(g.findObject(value))
	case "named":
		k.named = value
	default:
		g.setNumber(k, word, n)
	}
}

// setNumber brings a value to a number until the action or turn ends, or sets a counter.
func (g *Game) setNumber(k *Card, word string, n int) {
	v, lent := lentValues[word]
	if !lent {
		g.addCounters(k, word, n-k.counter(word))
		return
	}
	span := TurnSpan
	if g.action != nil {
		span = ActionSpan
	}
	now, _ := g.ValueOf(k, word)
	g.addMod(mod{value: v, n: n - now, role: roleCard, on: k.ref(), span: span})
}

func (g *Game) setSeat(m *Methuselah, word string, n int) {
	switch word {
	case "pool":
		m.pool = n
	case "vp":
		m.vp = n
	case "transfers":
		m.transfers = n
	case "master actions":
		m.masterActions = n
	case "discard actions":
		m.discards = n
	case "hand size":
		m.handSize = n
	default:
		had := 0
		for _, k := range m.counters {
			if k.Name == word {
				had = k.N
			}
		}
		m.counters = addCounter(m.counters, word, n-had)
	}
}
