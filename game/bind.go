package game

import (
	"strings"
	"sync"
)

func upper(s string) string    { return strings.ToUpper(s) }
func fields(s string) []string { return strings.Fields(s) }

// binding keeps two games that begin at once from completing a definition twice.
var binding sync.Mutex

// bind completes a definition with what is printed on the card. A card without a definition
// gets the ways of playing its types have by themselves.
func bind(p *Piece) *Definition {
	binding.Lock()
	defer binding.Unlock()
	if p.bound != nil {
		return p.bound
	}
	d := p.Def
	if d == nil {
		d = &Definition{}
	}
	p.bound = d
	if d.facts != nil {
		return d
	}
	d.facts = p.Facts
	f := p.Facts
	if len(d.Modes) == 0 && f.Types != 0 && !f.Crypt() {
		d.defaultModes(f)
	}
	for _, list := range [][]*Mode{d.Modes, d.Abilities, d.Triggers} {
		for _, m := range list {
			m.def = d
			m.bind(d, f)
		}
	}
	for _, m := range d.Modes {
		d.windows |= m.windows
	}
	if f.BurnOption {
		d.windows |= In(UnlockW)
	}
	if f.Types.Has(PoliticalAction) {
		d.windows |= duringPolling
	}
	d.text = d.render()
	return d
}

// defaultModes gives a card without a definition one mode for each level it may be played at.
func (d *Definition) defaultModes(f *Facts) {
	if len(f.Needs) == 0 {
		m := &Mode{}
		if f.OutOfTurn {
			m.windows = anyImpulse // its text says when; the table sees to it
		}
		d.Modes = append(d.Modes, m)
		return
	}
	for _, need := range f.Needs {
		for _, l := range []Level{Basic, Superior} {
			d.Modes = append(d.Modes, &Mode{disciplines: need, level: l})
		}
	}
}

func (m *Mode) bind(d *Definition, f *Facts) {
	for _, w := range d.shared {
		if !m.fromPlay {
			said := m.texts
			w.inMode(m)
			m.texts = said // said once, for the whole card
		}
	}
	if len(m.disciplines) == 1 && m.disciplines[0] == NoDiscipline && len(f.Needs) > 0 {
		m.disciplines = f.Needs[0]
	}
	if m.fromPlay {
		m.bindAbility(f)
		return
	}
	if m.as == 0 {
		m.as = f.Types
	}
	if f.Types != m.as {
		m.sayType = ambiguous(d, m)
	}
	m.limits = append(m.limits, d.limits...)
	t := timings[firstType(m.as)]
	if m.user == byType {
		m.user = t.user
	}
	if m.windows == 0 {
		m.windows = t.windows
	}
	if m.as.Has(Master) && f.OutOfTurn && m.windows == In(MasterW) {
		m.windows = 0
	}
	if m.as.Has(Equipment|Retainer|Ally) && m.action != nil && m.action.kind == cardKind { // its text adds stealth
		m.action.kind = kindOf(m.as)
		m.action.stealth += kindStealth[m.action.kind]
	}
	if m.as.Has(Actions) && m.action == nil {
		m.action = &actionSpec{kind: kindOf(m.as)}
		m.action.stealth = kindStealth[m.action.kind]
		if m.as.Has(Power) {
			m.action.stealth = 1 // RB-power.p1.c1
		}
	}
	m.bindCombat()
}

// bindCombat gives strikes, maneuvers and presses their windows.
func (m *Mode) bindCombat() {
	var w Windows
	if m.strike != nil {
		w |= In(ChooseStrike)
		if m.maneuver {
			w |= In(RangeW)
		}
	} else if m.maneuver {
		w |= In(RangeW)
	}
	if m.press != 0 {
		w |= In(PressW)
	}
	if m.prevent {
		w |= In(PreventW)
	}
	if m.extra > 0 {
		w |= In(AdditionalStrikes)
	}
	if w != 0 && m.windows == 0 {
		m.windows = w
	}
	if m.windows == 0 && !m.fromPlay && m.as.Has(CombatCard) {
		m.windows = duringCombat
	}
}

func (m *Mode) bindAbility(f *Facts) {
	m.as = f.Types
	m.bindCombat()
	if m.user == byType {
		switch {
		case (f.Types | m.def.inPlayAs).Has(Equipment | Retainer | Conviction | Power):
			m.user = byBearer
		case f.Types.Has(Vampire | Imbued | Ally):
			m.user = byItself
		default:
			m.user = byMethuselah
		}
	}
	if m.windows == 0 && m.moment == NoMoment && m.action == nil {
		m.windows = anyImpulse
	}
	if m.action != nil && m.windows == 0 {
		m.windows = In(BetweenActions)
	}
}

// anyImpulse are the windows in which an effect without a stated time can be used; damage can
// still be mended with what it gives (AR-4.5.4.p1.c4).
var anyImpulse = In(UnlockW, MasterW, InfluenceW, DiscardW, BetweenActions, Announced, ActionW,
	BlockAttempt, BlocksDeclined, WouldSucceed, AfterResolution, BlockResolution, BeforeRange, RangeW,
	BeforeStrikes, BeforeResolution, PreventW, AfterStrikes, AdditionalStrikes, PressW, EndOfRound,
	BetweenCombats, AfterCombat, Polling, VotesW)

// duringCombat are the windows in which a combat card without a stated time is played.
var duringCombat = In(BeforeRange, RangeW, BeforeStrikes, BeforeResolution, AfterStrikes,
	AdditionalStrikes, PressW, EndOfRound, DiablerieW)

// ambiguous reports whether another mode is used at the same level, so that the type must be
// said.
func ambiguous(d *Definition, m *Mode) bool {
	for _, o := range d.Modes {
		if o != m && o.as != m.as && o.level == m.level && levelWord(o) == levelWord(m) {
			return true
		}
	}
	return false
}

// timing is what a card type says of who plays it and when.
type timing struct {
	user    user
	windows Windows
}

var timings = map[Types]timing{
	Master:          {byMethuselah, In(MasterW)},
	EventCard:       {byMethuselah, In(DiscardW)},
	ActionCard:      {byReady, In(BetweenActions)},
	PoliticalAction: {byReady, In(BetweenActions)},
	Equipment:       {byReady, In(BetweenActions)},
	Retainer:        {byReady, In(BetweenActions)},
	Ally:            {byReady, In(BetweenActions)},
	Power:           {byReady, In(BetweenActions)},
	ActionModifier:  {byActing, duringAction},
	Reaction:        {byReacting, duringAction},
	CombatCard:      {byCombatant, 0},
	Conviction:      {byMethuselah, 0},
	Reflex:          {byCombatant, 0},
}

// firstType is the type that says when a card is played.
func firstType(t Types) Types {
	for _, tn := range typeNames {
		if t.Has(tn.t) {
			return tn.t
		}
	}
	return 0
}
