package tui

import "elysium/game"

// lesson says of a window what it is, who may do what in it, and which rule says so.
type lesson struct{ what, who, rule string }

const (
	inOrder   = "The acting Methuselah is asked first, then the one who is acted against, then the others clockwise; whoever does something, it goes round again. When all pass in turn, it is over."
	yourTurn  = "Only the Methuselah whose turn it is does something here, but others may use what says so."
	combatant = "Only the two minions in combat and their controllers, the acting one first."
)

// windowLessons are the windows in the order in which a turn meets them.
var windowLessons = map[game.Window]lesson{
	game.AsPlayed:           {"A card is being played and has done nothing yet. Cards that cancel it, or that wake a minion, are played now or never.", inOrder, "AR-2.1.3"},
	game.BeforeUnlock:       {"The unlock phase begins; cards have not unlocked yet.", yourTurn, "RB-unlock-phase"},
	game.UnlockW:            {"The unlock phase: locked cards unlock, then what happens in this phase is used in the order its Methuselah likes. What is mandatory must be done before the phase closes.", yourTurn, "RB-unlock-phase"},
	game.MasterW:            {"The master phase: a master phase action plays a master card. One that is not used is lost.", yourTurn, "RB-master-phase"},
	game.BetweenActions:     {"The minion phase, between two actions: a ready unlocked minion may take an action, which locks it. Minions may act in any order, each as often as it is unlocked.", yourTurn, "RB-minion-phase"},
	game.Announced:          {"An action has just been announced: what is usable as it is announced comes now, before any stealth, intercept or block.", inOrder, "AR-2.2"},
	game.ActionW:            {"An action is in progress and nobody is blocking. Blocks may be attempted, modifiers and reactions played. To pass is to decline to block.", inOrder, "RB-detailed-course-of-an-action"},
	game.BlockAttempt:       {"A minion tries to block. It succeeds if its intercept is at least the action's stealth; whoever falls short may add some now, and only as much as is needed.", inOrder, "RB-stealth-and-intercept"},
	game.BlocksDeclined:     {"Everybody has declined to block. What comes after blocks are declined is used now; then the action succeeds.", inOrder, "RB-detailed-course-of-an-action"},
	game.WouldSucceed:       {"The action is about to be successful.", inOrder, "AR-2.1.4"},
	game.AfterResolution:    {"The action has resolved but is not over: what is usable after resolution comes now.", inOrder, "AR-2.3.1"},
	game.BlockResolution:    {"The block has succeeded; combat is to follow. What is usable when the action is blocked comes now.", inOrder, "RB-3-resolve-the-action"},
	game.BeforeRange:        {"Combat, first step of a round: what comes before range is used now.", combatant, "RB-1-before-range"},
	game.RangeW:             {"Combat, second step: range is close unless a minion maneuvers to long; the other may maneuver back, and so on. Most strikes need close range.", combatant, "RB-2-determine-range"},
	game.BeforeStrikes:      {"Combat, third step: range is known, strikes are not chosen yet.", combatant, "RB-combat-sequence"},
	game.ChooseStrike:       {"Combat, fourth step: each minion chooses its strike, the acting one first. Hand strikes do damage equal to strength, at close range.", combatant, "RB-4-strike"},
	game.BeforeResolution:   {"Both strikes are chosen and have not been carried out.", combatant, "RB-4-strike"},
	game.PreventW:           {"Damage is on its way: prevent it now, before what is left is mended with blood.", combatant, "RB-5-damage-resolution"},
	game.WouldTorpor:        {"A vampire could not mend its damage and is about to go to torpor.", inOrder, "RB-5-damage-resolution"},
	game.WouldBurn:          {"A minion is about to be burned.", inOrder, "RB-5-damage-resolution"},
	game.AfterStrikes:       {"Strikes have been carried out.", combatant, "RB-4-strike"},
	game.AdditionalStrikes:  {"A minion may get additional strikes, with one card or effect each round.", combatant, "RB-4-strike"},
	game.PressW:             {"Combat, last decision of the round: without a press it ends; a press to continue makes another round, a press in answer ends it.", combatant, "RB-6-press"},
	game.EndOfRound:         {"The round of combat is over, whatever ended it.", combatant, "RB-7-end-of-round"},
	game.BetweenCombats:     {"One combat is over and another begins at once.", inOrder, "AR-4.9"},
	game.AfterCombat:        {"Combat is over.", inOrder, "AR-2.3"},
	game.TermsW:             {"The terms of the referendum are chosen by who calls it, before anybody votes.", "Only the Methuselah who calls the referendum.", "RB-the-referendum"},
	game.BeforeReferendum:   {"The political action is successful; its referendum comes next.", inOrder, "RB-the-referendum"},
	game.WouldChangeControl: {"A minion is about to change control.", inOrder, "AR-6.2"},
	game.FallenW:            {"A titled vampire has been burned or has gone to torpor.", inOrder, "AR-2.3"},
	game.Polling:            {"The referendum is called. What is used before votes are cast comes now.", inOrder, "RB-the-referendum"},
	game.VotesW:             {"Votes are cast: titled vampires have some, political action cards from hand give one, and so does the Edge if it is burned. More votes for than against pass it.", "Everybody, in the usual order; a vote once cast stays.", "RB-gaining-votes"},
	game.Tally:              {"Polling is over; votes are about to be counted.", inOrder, "RB-the-referendum"},
	game.WouldLosePool:      {"A Methuselah is about to lose pool.", inOrder, "RB-ending-the-game"},
	game.EntersPlay:         {"A card comes into play.", inOrder, "AR-1.6.3"},
	game.AfterReferendum:    {"The referendum is over.", inOrder, "RB-the-referendum"},
	game.DiablerieW:         {"A vampire has drunk another's soul; a blood hunt follows.", inOrder, "RB-diablerie"},
	game.BloodHunt:          {"A blood hunt has passed: its vampire is about to burn.", inOrder, "RB-the-blood-hunt"},
	game.WouldBeOusted:      {"A Methuselah has no pool left and is about to be ousted.", inOrder, "RB-ending-the-game"},
	game.InfluenceW:         {"The influence phase: each transfer moves 1 pool onto an uncontrolled vampire; one with as much blood as its capacity may come out at any time in this phase. Two transfers take 1 back, four and 1 pool draw a crypt card.", yourTurn, "RB-influence-phase"},
	game.DiscardW:           {"The discard phase: a discard phase action throws one card away and draws another, or puts an event in play.", yourTurn, "RB-discard-phase"},
	game.AmountW:            {"An effect asks how much.", "Only who decides on that effect.", "RB-playing-a-card"},
	game.GiveW:              {"An effect asks how its amount is shared out.", "Only who decides on that effect.", "RB-playing-a-card"},
	game.ChooseW:            {"An effect asks for a choice.", "Only who decides on that effect.", "RB-playing-a-card"},
	game.SearchW:            {"A pile is searched; the others do not see it.", "Only who searches.", "RB-playing-a-card"},
	game.OrderW:             {"Several things happen at once; their order is chosen.", "Who decides the order is the Methuselah whose turn or action it is.", "AR-2.4"},
	game.PaymentW:           {"A cost can be paid from several places.", "Only who pays.", "AR-1.7"},
	game.ByHandW:            {"A card takes effect whose text Elysium does not know: read it out, do by hand what it says ({by-hand}), and go on.", "Who played it; everybody watches.", "RB-playing-a-card"},
	game.OfferW:             {"Somebody is offered something, to take or to leave.", "Only who is asked.", "RB-playing-a-card"},
}

// windowWords name the windows.
var windowWords = map[game.Window]string{
	game.AsPlayed: "a card is played", game.BeforeUnlock: "before unlocking", game.UnlockW: "unlock phase", game.MasterW: "master phase",
	game.BetweenActions: "minion phase", game.InfluenceW: "influence phase", game.DiscardW: "discard phase",
	game.Announced: "action announced", game.ActionW: "blocks and reactions", game.BlockAttempt: "block attempted", game.BlocksDeclined: "not blocked",
	game.WouldSucceed: "about to succeed", game.AfterResolution: "after resolution", game.BlockResolution: "action blocked",
	game.BeforeRange: "before range", game.RangeW: "range", game.BeforeStrikes: "before strikes", game.ChooseStrike: "choice of strikes",
	game.BeforeResolution: "strikes chosen", game.PreventW: "damage to prevent", game.WouldTorpor: "about to go to torpor", game.WouldBurn: "about to burn",
	game.AfterStrikes: "after strikes", game.AdditionalStrikes: "additional strikes", game.PressW: "press", game.EndOfRound: "end of the round",
	game.BetweenCombats: "between combats", game.AfterCombat: "after combat",
	game.TermsW: "terms", game.BeforeReferendum: "before the referendum", game.Polling: "before votes", game.VotesW: "votes", game.Tally: "votes counted",
	game.AfterReferendum: "after the referendum", game.DiablerieW: "diablerie", game.BloodHunt: "blood hunt",
	game.WouldLosePool: "about to lose pool", game.WouldBeOusted: "about to be ousted", game.WouldChangeControl: "about to change control",
	game.EntersPlay: "a card comes into play", game.FallenW: "a titled vampire has fallen", game.AmountW: "an amount", game.GiveW: "shares",
	game.ChooseW: "a choice", game.SearchW: "a search", game.OrderW: "an order", game.PaymentW: "payment", game.OfferW: "an offer", game.ByHandW: "by hand",
}
