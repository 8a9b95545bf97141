package game

import "strings"

// The reasons of this file name what is lacking; they are made only where somebody asks why.

// stretches are moments that go together, the shorter before those that hold them. Where the words
// would not be true of a moment besides, it is one of those about.
var stretches = []struct {
	windows, about Windows
	words, rule    string
}{
	{In(BeforeStrikes, ChooseStrike, BeforeResolution, AfterStrikes), In(PreventW, AdditionalStrikes, WouldTorpor, WouldBurn),
		"in the strike step of a combat", "RB-combat-sequence.p5.c1"},
	{combatWindows, In(WouldTorpor, WouldBurn), "in combat", "RB-allies.p4.c1"},
	{combatWindows | In(BlockResolution, AfterCombat, BetweenCombats, WouldTorpor, WouldBurn), 0,
		"in combat, or just before or after it", "RB-combat-sequence.p1.c1"},
	{duringAction, 0, "during an action once it has been announced, until it is blocked or resolves", "RB-summary-of-the-course-of-an-action.p7.c1"},
	{duringAction | In(Announced), 0, "during an action that is not blocked yet", "RB-summary-of-the-course-of-an-action.p7.c1"},
	{duringAction | In(Announced, WouldSucceed, AfterResolution, BlockResolution), 0,
		"during an action, outside its combats and its referendum", "RB-summary-of-the-course-of-an-action.p7.c1"},
	{duringPolling | In(TermsW, BeforeReferendum, Tally, AfterReferendum), 0, "during a referendum", "RS-terminology.5.c1"},
}

// times say when a window is, and the claim about what is used then.
var times = [windows]struct{ words, rule string }{
	AsPlayed:           {"as a card is played", "RB-playing-a-card.p2.c1"},
	BeforeUnlock:       {"before cards unlock", "AR-2.4.4.p1.c1"},
	UnlockW:            {"in the unlock phase, when cards have unlocked", "RB-unlock-phase.p1.c2"},
	MasterW:            {"in the master phase", "RB-master-phase.p3.c1"},
	InfluenceW:         {"in the influence phase", "RB-turn-sequence.p1.c2"},
	DiscardW:           {"in the discard phase", "RB-turn-sequence.p1.c2"},
	BetweenActions:     {"in the minion phase, between two actions", "AR-2.1.3.p3.c1"},
	Announced:          {"as an action is announced", "AR-2.2.p1.c1"},
	ActionW:            {"during an action while nobody attempts to block", "RB-detailed-course-of-an-action.p2.c1"},
	BlockAttempt:       {"during a block attempt", "RB-detailed-course-of-an-action.p3.c4"},
	BlocksDeclined:     {"when blocks have been declined", "RB-stealth-and-intercept.p21.c1"},
	WouldSucceed:       {"as an action is about to be successful", "AR-3.4.3.p1.c1"},
	AfterResolution:    {"after an action has resolved", "AR-2.3.p1.c1"},
	BlockResolution:    {"when an action has been blocked, before combat", "AR-3.3.4.p1.c2"},
	BeforeRange:        {"before range is determined", "RB-combat-sequence.p2.c1"},
	RangeW:             {"as range is determined", "RB-combat-sequence.p3.c1"},
	BeforeStrikes:      {"before strikes are chosen", "RB-combat-sequence.p4.c1"},
	ChooseStrike:       {"as strikes are chosen", "RB-combat-sequence.p5.c1"},
	BeforeResolution:   {"when strikes are chosen, before they resolve", "AR-4.3.2.p1.c1"},
	PreventW:           {"as damage is about to be done", "RB-5-damage-resolution.p2.c2"},
	WouldTorpor:        {"as a vampire is about to go to torpor", "AR-5.3.1.p1.c2"},
	WouldBurn:          {"as a minion is about to be burned", wrongWindow.Rule},
	AfterStrikes:       {"after strikes have resolved", "RB-combat-sequence.p1.c1"},
	AdditionalStrikes:  {"when additional strikes are gained", "RB-4-strike.p12.c1"},
	PressW:             {"in the press step", "RB-combat-sequence.p7.c1"},
	EndOfRound:         {"at the end of a round of combat", "RB-combat-sequence.p8.c1"},
	BetweenCombats:     {"between two combats", wrongWindow.Rule},
	AfterCombat:        {"after combat", "AR-2.3.3.p1.c1"},
	TermsW:             {"as terms are chosen", "RB-the-referendum.p2.c1"},
	BeforeReferendum:   {"before a referendum", "RB-the-referendum.p1.c1"},
	Polling:            {"before votes are cast", "RB-the-referendum.p3.c1"},
	VotesW:             {"as votes are cast", "RB-the-referendum.p3.c2"},
	Tally:              {"as votes are counted", "RB-the-referendum.p4.c1"},
	AfterReferendum:    {"after a referendum", wrongWindow.Rule},
	DiablerieW:         {"after a diablerie", "AR-2.1.4.p1.c3"},
	BloodHunt:          {"as a blood hunt burns its vampire", "RB-the-blood-hunt.p2.c2"},
	WouldLosePool:      {"as pool is about to be lost", wrongWindow.Rule},
	WouldBeOusted:      {"as a Methuselah is about to be ousted", wrongWindow.Rule},
	WouldChangeControl: {"as a minion is about to change control", wrongWindow.Rule},
	EntersPlay:         {"as a card comes into play", wrongWindow.Rule},
	FallenW:            {"when a titled vampire has been burned or has gone to torpor", wrongWindow.Rule},
}

// onlyAt says when a use would be timely that is not at present.
func onlyAt(in, present Windows) *Refusal {
	var words []string
	rule := wrongWindow.Rule
	for w := AsPlayed; w < windows; w++ {
		if in.Has(w) && times[w].words != "" {
			words, rule = append(words, times[w].words), times[w].rule
		}
	}
	if len(words) > 1 {
		rule = wrongWindow.Rule
		for _, s := range stretches {
			if in&^s.windows == 0 && (s.windows|s.about)&present == 0 {
				words, rule = []string{s.words}, s.rule
				break
			}
		}
	}
	if len(words) == 0 || len(words) > 3 {
		return wrongWindow
	}
	return &Refusal{"It is usable only " + eitherOf(words) + ".", rule}
}

// lacking names the disciplines that a minion lacks to play a card as a mode says.
func (g *Game) lacking(l *lister, p *Play) *Refusal {
	if !l.probe {
		return lacksDiscipline
	}
	var basic, none []string
	for _, d := range p.mode.disciplines {
		switch has := g.level(p.by, d); {
		case has >= p.mode.level:
		case has == Basic:
			basic = append(basic, d.Name())
		default:
			none = append(none, d.Name())
		}
	}
	var parts []string
	if len(none) > 0 {
		parts = append(parts, "lacks "+strings.Join(none, " and "))
	}
	if len(basic) > 0 {
		parts = append(parts, "has "+strings.Join(basic, " and ")+" only at the basic level")
	}
	if len(parts) == 0 {
		return lacksDiscipline
	}
	return &Refusal{"The minion " + strings.Join(parts, " and ") + ".", lacksDiscipline.Rule}
}
