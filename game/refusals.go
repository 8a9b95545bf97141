package game

// The reasons for which the rules refuse a choice, in the rulebook's order.
var (
	noTarget            = &Refusal{"There is nothing it could be aimed at.", "AR-3.1.3.p1.c1"}
	wrongTarget         = &Refusal{"That is not a legal target.", "RB-action-card-or-card-in-play.p3.c1"}
	nothingToChoose     = &Refusal{"There is nothing it could be aimed at.", "AR-1.6.5.p2.c1"}
	wrongWindow         = &Refusal{"It is not usable at this moment.", "AR-2.1.1.p2.c1"}
	notYourTurn         = &Refusal{"It is not your turn.", "RB-turn-sequence.p1.c1"}
	onceOnly            = &Refusal{"It has been used as often as its text allows.", "RB-wording-templates.p1.c1"}
	lockToUse           = &Refusal{"It is locked already, and must be locked to be used.", "RB-wording-templates.p2.c1"}
	onlyCancelsAndWakes = &Refusal{"While a card is being played, only cancels and wakes may be played.", "RB-playing-a-card.p2.c2"}
	cancelsOnlyAsPlayed = &Refusal{"It cancels a card only as that card is played.", "RB-playing-a-card.p2.c1"}

	lacksDiscipline   = &Refusal{"The minion lacks the discipline at that level.", "RB-requirements-for-playing-cards.p2.c1"}
	lacksPath         = &Refusal{"The minion does not follow the required path.", "RB-requirements-for-playing-cards.p2.c1"}
	lacksClan         = &Refusal{"The minion is not of the required clan.", "RB-requirements-for-playing-cards.p2.c1"}
	lacksRequirement  = &Refusal{"The minion does not meet the card's requirement.", "RB-requirements-for-playing-cards.p2.c1"}
	needsReadyClan    = &Refusal{"You control no ready member of the clan the card requires.", "RB-requirements-for-playing-cards.p2.c2"}
	onlyVampires      = &Refusal{"Only vampires can do that.", "RB-minion-cards.p3.c1"}
	tooLittleBlood    = &Refusal{"The vampire has too little blood to pay for it.", "RB-crypt-cards.p5.c3"}
	alliesHaveNoBlood = &Refusal{"Only a vampire pays a cost in blood.", "RB-minion-cards.p3.c1"}
	tooLittlePool     = &Refusal{"You have too little pool to pay for it.", "RB-requirements-for-playing-cards.p4.c3"}

	mastersInMasterPhase = &Refusal{"Master cards are played in one's own master phase.", "RB-master-cards.p2.c1"}
	noMasterAction       = &Refusal{"You have no master phase action left.", "RB-master-cards.p2.c1"}
	outOfTurnOnly        = &Refusal{"An out-of-turn master card is played in another Methuselah's turn.", "RB-master-cards.p11.c2"}
	oneOutOfTurn         = &Refusal{"You have played an out-of-turn master card since your last master phase.", "RB-master-cards.p11.c1"}
	noSelfContest        = &Refusal{"You control a copy of it, and nobody contests a card with herself.", "RB-contested-cards.p3.c1"}

	onlyDiscardPhase     = &Refusal{"Cards are discarded in one's own discard phase.", "RB-discard-phase.p1.c2"}
	eventsInDiscardPhase = &Refusal{"Events are played in one's own discard phase.", "RB-card-types.p4.c1"}
	oneEventAPhase       = &Refusal{"You have put an event in play in this phase.", "RB-discard-phase.p2.c1"}
	eventsOnceAGame      = &Refusal{"That event has been played in this game.", "RB-discard-phase.p3.c1"}
	noDiscardAction      = &Refusal{"You have no discard phase action left.", "RB-discard-phase.p1.c1"}

	mustBeReady           = &Refusal{"Only a ready minion can do that.", "RB-torpor.p3.c1"}
	mustBeUnlocked        = &Refusal{"The minion is locked.", "RB-minion-phase.p1.c1"}
	mustBeUnlockedToReact = &Refusal{"Only a ready unlocked minion can react.", "RB-summary-of-the-course-of-an-action.p7.c2"}
	mustBeLocked          = &Refusal{"Only a locked minion can use it.", "AR-0.p2.c1"}
	oneActionAtATime      = &Refusal{"One action is resolved before the next is announced.", "RB-minion-phase.p1.c5"}
	onlyMinionPhase       = &Refusal{"Actions are taken in one's own minion phase.", "RB-minion-phase.p1.c1"}
	recruitedThisTurn     = &Refusal{"It was recruited this turn.", "RB-recruit-ally.p5.c2"}
	hasADuty              = &Refusal{"The minion has a mandatory action to take and can take no other.", "RB-minion-phase.p3.c3"}
	dutiesFirst           = &Refusal{"A mandatory action comes first.", "RB-minion-phase.p3.c1"}
	isStuck               = &Refusal{"The minion is stuck between its mandatory actions.", "RB-minion-phase.p4.c1"}
	bledAlready           = &Refusal{"The minion has bled this turn.", "RB-bleed.p3.c1"}
	calledAlready         = &Refusal{"The vampire has taken a political action this turn.", "RB-political-action.p1.c1"}
	barredForAll          = &Refusal{"An effect keeps your minions from taking that action again this turn.", "RS-delaying-tactics.1.c2"}
	actedAlready          = &Refusal{"The minion has performed that action this turn.", "RB-stealth-and-intercept.p11.c1"}
	onlyPrey              = &Refusal{"A bleed is directed at one's prey.", "RB-bleed.p5.c1"}
	neverYourself         = &Refusal{"Nobody can bleed herself.", "RB-bleed.p5.c2"}
	onlyTorpid            = &Refusal{"It is a vampire in torpor that does that.", "RB-leave-torpor-see-torpor.p1.c1"}
	twoBloodToLeave       = &Refusal{"Leaving torpor costs 2 blood.", "RB-leave-torpor-see-torpor.p2.c1"}
	twoBloodToRescue      = &Refusal{"The two vampires cannot pay 2 blood together.", "RB-rescue-a-vampire-from-torpor.p2.c2"}
	bloodCursed           = &Refusal{"A blood cursed vampire does not commit diablerie.", "RB-traits.p3.c1"}
	notInTorpor           = &Refusal{"Its target must be a vampire in torpor.", "RB-diablerise-a-vampire-in-torpor.p3.c1"}
	onlyHunters           = &Refusal{"Only a ready vampire can hunt.", "RB-hunt.p3.c1"}
	onlyUntitled          = &Refusal{"Only an untitled vampire that is no Anarch can become one.", "RB-become-anarch.p1.c1"}
	anarchCost            = &Refusal{"The vampire has too little blood for it.", "RB-become-anarch.p2.c1"}
	otherFriends          = &Refusal{"One action takes the equipment of one minion only.", "RB-equip.p6.c3"}

	cannotBlockAction   = &Refusal{"The action is not directed at you.", "RB-summary-of-the-course-of-an-action.p3.c1"}
	onlyPreyAndPredator = &Refusal{"Only the prey and the predator may block an undirected action.", "RB-summary-of-the-course-of-an-action.p3.c2"}
	declinedToBlock     = &Refusal{"You have declined to block this action.", "RB-who-may-attempt-to-block.p5.c1"}
	oneAttemptAtATime   = &Refusal{"Another minion is attempting to block.", "RB-who-may-attempt-to-block.p3.c2"}
	attemptsAlready     = &Refusal{"The minion is attempting to block already.", "RB-detailed-course-of-an-action.p3.c4"}
	noActionToBlock     = &Refusal{"There is no action to block.", "RB-detailed-course-of-an-action.p2.c1"}
	targetDeclaresFirst = &Refusal{"The Methuselah at whom the action is directed first declares about blocking.", "AR-3.3.2.p1.c1"}
	lockedCannotBlock   = &Refusal{"Only a ready unlocked minion can attempt to block.", "RB-who-may-attempt-to-block.p1.c3"}
	pastBlocking        = &Refusal{"Blocks have been declined.", "RB-detailed-course-of-an-action.p2.c2"}

	stealthNotNeeded        = &Refusal{"No stealth is needed yet: it is added in a block attempt that would succeed.", "RB-stealth-and-intercept.p16.c1"}
	interceptNotNeeded      = &Refusal{"No intercept is needed yet: it is added in a block attempt, to a minion that is short of it.", "RB-stealth-and-intercept.p16.c2"}
	noTargetChangeInAttempt = &Refusal{"The target of an action cannot change during a block attempt.", "RB-detailed-course-of-an-action.p3.c1"}
	sameCardTwice           = &Refusal{"A minion plays the same card only once in an action.", "RB-stealth-and-intercept.p4.c2"}
	onlyActingMinion        = &Refusal{"Only the acting minion plays action modifiers.", "RB-summary-of-the-course-of-an-action.p7.c1"}
	onlyOtherMinion         = &Refusal{"It is used by a ready vampire other than the acting minion.", "AR-2.1.2.p2.c1"}
	notToOwnAction          = &Refusal{"Nobody reacts to her own action.", "RB-summary-of-the-course-of-an-action.p7.c2"}
	oneLimitedBleed         = &Refusal{"The bleed is being increased by a limited modifier already.", "RB-bleed.p2.c1"}
	modifiersInActions      = &Refusal{"Action modifiers are played during one's own action.", "RB-summary-of-the-course-of-an-action.p7.c1"}
	reactionsInActions      = &Refusal{"Reactions are played during another Methuselah's action.", "RB-summary-of-the-course-of-an-action.p7.c2"}
	onlyDuringBleed         = &Refusal{"It is usable only during a bleed.", "AR-3.7.1.1.p2.c1"}

	mustBeInCombat      = &Refusal{"Only a minion in combat can use it.", "RB-allies.p4.c1"}
	combatCardsInCombat = &Refusal{"Combat cards are played in combat.", "RB-allies.p4.c1"}
	onlyCombatCards     = &Refusal{"Only combat cards are played in combat.", "RB-combat.p4.c1"}
	beforeRangeOnly     = &Refusal{"It is usable only before range is determined.", "RB-combat-sequence.p2.c1"}
	endOfRoundOnly      = &Refusal{"It is usable only at the end of a round.", "RB-combat-sequence.p8.c1"}
	notTwoManeuvers     = &Refusal{"A minion does not maneuver twice in a row.", "RB-2-determine-range.p2.c3"}
	oneStrikeManeuver   = &Refusal{"The minion has chosen its strike with a maneuver already.", "RB-2-determine-range.p3.c4"}
	onlyAtClose         = &Refusal{"It is usable only at close range.", "RB-2-determine-range.p1.c2"}
	retainersAtLong     = &Refusal{"A retainer can be struck at long range only.", "RB-retainers-and-combat.p1.c2"}
	notTwoPresses       = &Refusal{"A minion does not press twice in a row.", "RB-6-press.p2.c2"}
	pressContinuesOnly  = &Refusal{"That press can only continue combat.", "AR-4.8.p3.c2"}
	pressEndsOnly       = &Refusal{"That press can only end combat.", "RB-6-press.p1.c2"}
	nothingToPrevent    = &Refusal{"There is no damage to prevent.", "RB-5-damage-resolution.p2.c2"}
	oneExtraCard        = &Refusal{"The minion has used a card for additional strikes in this round.", "RB-4-strike.p13.c3"}
	oneQueuedCombat     = &Refusal{"A combat is queued already.", "AR-4.9.3.p1.c1"}
	notWhileGoingTorpid = &Refusal{"A minion burned or on its way to torpor cannot use it.", "RS-combat.6.c1"}
	wrongOpponent       = &Refusal{"The opposing minion is of another kind.", "AR-1.6.5.p2.c1"}
	onlyToLong          = &Refusal{"That maneuver only takes combat to long range.", "RB-2-determine-range.p2.c1"}
	onlyToCloseRange    = &Refusal{"That maneuver only leads to close range.", "RB-2-determine-range.p2.c1"}
	onlyAdditional      = &Refusal{"It is an additional strike.", "RB-4-strike.p12.c1"}
	stolenThisRound     = &Refusal{"The equipment was stolen in this round.", "RB-strike-effects.p7.c2"}
	notBorne            = &Refusal{"The minion does not have the equipment any more.", "RS-equipment.3.c1"}
	notBothReady        = &Refusal{"The combatants are not both ready.", "RB-combat.p1.c2"}
	ownOpponent         = &Refusal{"Minions of one controller never fight each other.", "RB-combat.p1.c3"}
	strikeNotNow        = &Refusal{"Strikes are chosen in the strike step.", "RB-combat-sequence.p5.c1"}

	noReferendum   = &Refusal{"There is no referendum.", "RB-political-action.p5.c1"}
	votedAlready   = &Refusal{"A vote once cast cannot be changed.", "RB-the-referendum.p3.c3"}
	onePoliticCard = &Refusal{"A Methuselah gains one vote from political action cards.", "RB-gaining-votes.p2.c2"}
	oneSide        = &Refusal{"All votes of one source are cast on one side.", "RB-gaining-votes.p1.c2"}
	readyToVote    = &Refusal{"Only ready minions cast votes and ballots.", "RB-gaining-votes.p8.c3"}
	noEdgeToBurn   = &Refusal{"Only the holder of the Edge can burn it.", "RB-gaining-votes.p9.c2"}
	termsLater     = &Refusal{"The terms of a referendum are chosen when the action has succeeded.", "RB-1-announce-the-action.p3.c1"}
	noVotes        = &Refusal{"It gives no votes.", "RB-gaining-votes.p3.c1"}
	pollingOnly    = &Refusal{"It is usable only during the polling step.", "AR-3.7.5.2.p1.c2"}
	termsExhausted = &Refusal{"The terms are complete, or would break the card's text.", "RB-the-referendum.p2.c1"}

	noTransfers   = &Refusal{"You have too few transfers left.", "RB-influence-phase.p6.c1"}
	onlyInfluence = &Refusal{"Transfers are used in one's own influence phase.", "RB-influence-phase.p4.c1"}
	fourTransfers = &Refusal{"It takes 4 transfers.", "RB-influence-phase.p8.c1"}
	noOtherHalf   = &Refusal{"You do not control the other version of that vampire.", "RB-influence-phase.p11.c1"}
	fourToMerge   = &Refusal{"It takes 4 transfers and 1 pool.", "RB-influence-phase.p11.c1"}
	emptyCrypt    = &Refusal{"The crypt is empty.", "RB-influence-phase.p8.c2"}
	tooYoung      = &Refusal{"The vampire has less blood than its capacity.", "RB-crypt-cards.p6.c1"}
	notOwnCopy    = &Refusal{"You control that vampire already.", "RB-contested-cards.p3.c2"}
	twoTransfers  = &Refusal{"It takes 2 transfers to move 1 blood back.", "RB-influence-phase.p7.c1"}
	noPoolToMove  = &Refusal{"You have no pool to move.", "RB-influence-phase.p6.c1"}
	noBloodToMove = &Refusal{"The vampire has no blood to move.", "RB-influence-phase.p7.c1"}
	scarceCost    = &Refusal{"A scarce vampire costs 3 pool for each of its clan you control.", "RB-traits.p8.c1"}

	markedAlready    = &Refusal{"You have marked it for this turn.", "RB-traits.p7.c1"}
	notMarked        = &Refusal{"You have not marked that Red List minion, or it is not ready.", "RB-traits.p7.c2"}
	onlyVampiresHunt = &Refusal{"Only a ready vampire can take the action to fight a marked minion.", "RB-traits.p7.c2"}
	huntCosts        = &Refusal{"Fighting a marked minion costs 1 blood.", "RB-traits.p7.c2"}
	huntedAlready    = &Refusal{"The vampire has taken the action to fight a marked minion this turn.", "RB-traits.p7.c3"}
	slaveNeedsMaster = &Refusal{"A slave takes no directed action while its controller has no ready member of the clan it serves.", "RB-traits.p9.c1"}
	onlyOneSlave     = &Refusal{"Another slave fights in this combat.", "RB-traits.p9.c2"}
	sterileCannot    = &Refusal{"A sterile vampire takes no action that puts a new vampire into play.", "RB-traits.p10.c1"}

	edgeUsed          = &Refusal{"The Edge has been used in this phase.", "RB-unlock-phase.p2.c1"}
	notTheHolder      = &Refusal{"You do not have the Edge.", "RB-unlock-phase.p2.c2"}
	edgeInUnlock      = &Refusal{"The Edge gives pool in its holder's own unlock phase.", "RB-unlock-phase.p2.c1"}
	withdrawInUnlock  = &Refusal{"A withdrawal is announced in one's own unlock phase.", "RB-withdrawing-from-the-game.p1.c1"}
	contestInUnlock   = &Refusal{"A contest is paid for, or yielded, in one's own unlock phase.", "RB-contested-cards.p2.c1"}
	contestSettled    = &Refusal{"For that contest there is nothing to pay any more in this phase.", "RB-contested-cards.p2.c1"}
	noPoolForContest  = &Refusal{"You have too little pool to contest it.", "RB-contested-cards.p2.c1"}
	noBloodForTitle   = &Refusal{"The vampire has no blood to contest the title with, and must yield it.", "RB-contested-titles.p2.c2"}
	torpidYields      = &Refusal{"A vampire in torpor must yield the title that it contests.", "RB-contested-titles.p2.c3"}
	recoverInUnlock   = &Refusal{"An imbued recovers in its controller's unlock phase.", "RB-incapacitated.p1.c5"}
	withdrawTerms     = &Refusal{"To withdraw, one's library must be empty and one's hand short as the turn begins.", "RB-withdrawing-from-the-game.p1.c1"}
	noBurnOption      = &Refusal{"You control a minion that could use it or that it could be put on.", "RB-unlock-phase.p4.c2"}
	burnOptionUsed    = &Refusal{"You have used a burn option in this phase.", "RB-unlock-phase.p5.c1"}
	burnOptionLater   = &Refusal{"A burn option is used in an unlock phase.", "RB-unlock-phase.p4.c1"}
	oneConviction     = &Refusal{"An imbued takes one conviction, in its controller's unlock phase.", "RB-conviction.p1.c1"}
	tooFewConvictions = &Refusal{"It takes 3 convictions.", "RB-incapacitated.p1.c5"}
	onlyImbued        = &Refusal{"Only an imbued can have a power.", "RB-power.p1.c1"}
	onePowerEach      = &Refusal{"The imbued has that power already.", "RB-power.p2.c2"}
)

// sameRule lists claims that say the same as the one a refusal cites.
var sameRule = map[string][]string{
	"AR-3.1.3.p1.c1":                              {"AR-0.p3.c3", "AR-1.6.5.p2.c1"},
	"AR-1.6.5.p2.c1":                              {"AR-0.p3.c3", "AR-3.1.3.p1.c1"},
	"RB-minion-cards.p3.c1":                       {"RB-requirements-for-playing-cards.p4.c2", "RB-leave-torpor-see-torpor.p5.c4", "RB-diablerie.p2.c1", "RB-rescue-a-vampire-from-torpor.p1.c1", "RB-diablerise-a-vampire-in-torpor.p1.c1"},
	"RB-requirements-for-playing-cards.p2.c1":     {"RB-requirements-for-playing-cards.p3.c1", "RB-requirements-for-playing-cards.p3.c2", "RB-minion-cards.p3.c1", "RB-recruit-ally.p1.c1"},
	"RB-unlock-phase.p4.c2":                       {"RB-unlock-phase.p4.c1", "RB-unlock-phase.p4.c3"},
	"RB-contested-cards.p3.c1":                    {"AR-1.13.1.p3.c1"},
	"RB-contested-cards.p2.c1":                    {"RB-contested-titles.p2.c1"},
	"RB-crypt-cards.p6.c1":                        {"RB-crypt-cards.p4.c1"},
	"RB-gaining-votes.p9.c2":                      {"RB-requirements-for-playing-cards.p5.c1"},
	"RB-minion-phase.p1.c1":                       {"RB-important-terms-in-the-game.p6.c1", "RB-1-announce-the-action.p1.c4", "RB-minion-cards.p5.c1"},
	"RB-torpor.p3.c1":                             {"RB-minion-phase.p1.c1", "RB-minion-cards.p5.c1", "RB-diablerise-a-vampire-in-torpor.p1.c1", "RB-rescue-a-vampire-from-torpor.p1.c1", "RB-diablerie.p2.c1"},
	"RB-hunt.p3.c1":                               {"RB-imbued.p1.c1", "RB-torpor.p3.c1"},
	"RB-minion-phase.p3.c1":                       {"RB-hunt.p3.c2"},
	"RB-summary-of-the-course-of-an-action.p3.c1": {"RB-who-may-attempt-to-block.p8.c1", "RB-diablerise-a-vampire-in-torpor.p5.c1", "RB-rescue-a-vampire-from-torpor.p5.c1"},
	"RB-summary-of-the-course-of-an-action.p3.c2": {"RB-who-may-attempt-to-block.p7.c1", "RB-hunt.p5.c1", "RB-political-action.p3.c1"},
	"RB-who-may-attempt-to-block.p1.c3":           {"RB-important-terms-in-the-game.p6.c1"},
	"RB-who-may-attempt-to-block.p5.c1":           {"RB-who-may-attempt-to-block.p5.c3", "RB-detailed-course-of-an-action.p2.c2"},
	"RB-who-may-attempt-to-block.p3.c2":           {"RB-detailed-course-of-an-action.p3.c2"},
	"RB-crypt-cards.p5.c3":                        {"RB-requirements-for-playing-cards.p4.c1", "RB-requirements-for-playing-cards.p5.c3"},
	"RB-leave-torpor-see-torpor.p1.c1":            {"RB-minion-phase.p1.c5"},
	"RB-minion-phase.p1.c5":                       {"RB-minion-cards.p5.c2", "RB-minion-cards.p5.c3"},
	"RB-master-cards.p2.c1":                       {"RB-master-cards.p6.c2", "RB-master-cards.p6.c4"},
	"RB-4-strike.p6.c2":                           {"RB-2-determine-range.p3.c2", "RB-2-determine-range.p3.c3"},
	"RB-gaining-votes.p8.c3":                      {"RB-torpor.p5.c1", "RB-gaining-votes.p3.c2"},
	"RB-5-damage-resolution.p2.c2":                {"AR-4.5.2.p1.c4", "AR-4.5.1.p1.c1", "AR-1.6.5.p2.c3"},
	"RB-stealth-and-intercept.p16.c1":             {"RB-stealth-and-intercept.p16.c3", "AR-0.p3.c1", "AR-1.6.5.p2.c4", "AR-2.2.p7.c1", "AR-3.2.p1.c1", "AR-3.2.1.p1.c1"},
	"RB-stealth-and-intercept.p16.c2":             {"RB-stealth-and-intercept.p16.c1", "AR-1.6.5.p2.c5", "AR-3.2.p1.c2"},
	"RB-summary-of-the-course-of-an-action.p7.c2": {"RB-allies.p5.c1", "RB-allies.p5.c2", "AR-2.1.2.p1.c2"},
	"RB-summary-of-the-course-of-an-action.p7.c1": {"AR-2.1.2.p1.c1", "RB-minion-cards.p6.c1"},
	"RB-bleed.p2.c1":                              {"AR-3.7.1.p1.c3", "AR-1.2.1.p6.c2", "RB-bleed.p2.c5", "AR-3.10.1.p5.c2"},
	"RB-stealth-and-intercept.p4.c2":              {"RB-minion-cards.p6.c2", "RB-allies.p6.c1", "RB-wording-templates.p4.c1"},
	"RB-stealth-and-intercept.p11.c1":             {"RB-stealth-and-intercept.p11.c2", "RB-stealth-and-intercept.p11.c3", "RB-action-card-or-card-in-play.p1.c2", "AR-3.5.p1.c1", "AR-3.5.1.p1.c1", "AR-3.5.2.p1.c1", "AR-3.8.p1.c1"},
}

var notHunted = &Refusal{"No blood hunt is about to burn this vampire.", "RB-the-blood-hunt.p2.c2"}
