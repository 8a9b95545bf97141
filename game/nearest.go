package game

import "strings"

// The reasons of this file name what is lacking; they are made only where somebody asks why.

// stretches are moments that go together, the shorter before those that hold them.
var stretches = []struct {
	windows Windows
	words   string
}{
	{In(BeforeStrikes, ChooseStrike, BeforeResolution, AfterStrikes), "in the strike step of a combat"},
	{combatWindows, "in combat"},
	{combatWindows | In(BlockResolution, AfterCombat, BetweenCombats, WouldTorpor, WouldBurn), "in combat, or just before or after it"},
	{duringAction | In(Announced), "during an action that is not blocked yet"},
	{duringAction | In(Announced, WouldSucceed, AfterResolution, BlockResolution), "during an action"},
	{duringPolling | In(TermsW, BeforeReferendum, Tally, AfterReferendum), "during a referendum"},
}

// times say when a window is.
var times = [windows]string{
	AsPlayed: "as a card is played", BeforeUnlock: "before cards unlock", UnlockW: "in the unlock phase",
	MasterW: "in the master phase", InfluenceW: "in the influence phase", DiscardW: "in the discard phase",
	BetweenActions: "in the minion phase, between two actions", Announced: "as an action is announced",
	ActionW: "during an action while nobody attempts to block", BlockAttempt: "during a block attempt",
	BlocksDeclined: "when blocks have been declined", WouldSucceed: "as an action is about to be successful",
	AfterResolution: "after an action has resolved", BlockResolution: "when an action has been blocked, before combat",
	BeforeRange: "before range is determined", RangeW: "as range is determined", BeforeStrikes: "before strikes are chosen",
	ChooseStrike: "as strikes are chosen", BeforeResolution: "when strikes are chosen, before they resolve",
	PreventW: "as damage is about to be done", WouldTorpor: "as a vampire is about to go to torpor",
	WouldBurn: "as a minion is about to be burned", AfterStrikes: "after strikes have resolved",
	AdditionalStrikes: "when additional strikes are gained", PressW: "in the press step",
	EndOfRound: "at the end of a round of combat", BetweenCombats: "between two combats", AfterCombat: "after combat",
	TermsW: "as terms are chosen", BeforeReferendum: "before a referendum", Polling: "before votes are cast",
	VotesW: "as votes are cast", Tally: "as votes are counted", AfterReferendum: "after a referendum",
	DiablerieW: "after a diablerie", BloodHunt: "as a blood hunt burns its vampire",
	WouldLosePool: "as pool is about to be lost", WouldBeOusted: "as a Methuselah is about to be ousted",
	WouldChangeControl: "as a minion is about to change control", EntersPlay: "as a card comes into play",
	FallenW: "when a titled vampire has been burned or has gone to torpor",
}

// onlyAt says when a use that comes at another moment would be timely.
func onlyAt(in Windows) *Refusal {
	var words []string
	for w := AsPlayed; w < windows; w++ {
		if in.Has(w) && times[w] != "" {
			words = append(words, times[w])
		}
	}
	if len(words) > 1 {
		for _, s := range stretches {
			if in&^s.windows == 0 {
				words = []string{s.words}
				break
			}
		}
	}
	if len(words) == 0 || len(words) > 3 {
		return wrongWindow
	}
	return &Refusal{"It is usable only " + eitherOf(words) + ".", wrongWindow.Rule}
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
