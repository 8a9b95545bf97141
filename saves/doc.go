// Package saves reads and writes the table notation (.vtes): boards, decks, scripts with
// checks, and the logs of saved games. It keeps games on the disk while they are played
// (Session), runs scripts (Check, Steps), and finds what comes along: examples, lessons, and the
// rules as claims with the scripts that show them.
//
// Parse turns text into a File, File.Setup turns a File into the beginning of a game, and
// File.Format writes the canonical text. Formatting loses nothing: what is parsed again is
// the same File, comments included. Every fault is told with file and line, what stood there
// and what was expected.
//
// # The notation
//
// UTF-8, a line for each thing, two spaces an indent; # begins a comment, at the beginning of a
// line or after a space.
//
//	vtes 1                            the first line
//	title TEXT, note TEXT
//	rule CLAIM                        what the file shows; eight at most
//	seed N, engine VERSION
//	option NAME VALUE                 curtain, skip, stops, time-limit, house SEAT
//	define KIND NAME WORDS            a plain piece: vampire, ally, imbued, retainer, equipment,
//	                                  weapon, location, action, event or master
//	seat NAME                         clockwise: the prey of each is the next
//	effect CARD by SEAT, happened FORM
//	turn SEAT PHASE                   where play begins
//	log, script NAME                  what is, or is to be, decided
//
// The words of a definition are facts of the card: capacity, life, cost, group, clan, sect, path,
// title, votes, ballots, bleed, strength, stealth, intercept, hunt with their values, disciplines
// (dom basic, DOM superior), traits (non-unique, sterile, infernal, mortal, flight...), and for a
// weapon its strike (strike 2R, first-strike, maneuver). "strength 2" is what it has, "+1
// strength" what it gives.
//
// Names are those of the card lists, as people type them: NAME (ADV) is the advanced one, NAME
// (G2) that of a group. Cards of one name are told apart by a number, Raven Spy#2, in the order in
// which they came into play, or by their owner, Ben/Sonja Blue. Cards in hand have no number.
//
// # Boards and decks
//
// Under a seat stand its words: pool (30), vp, edge, ousted, debt N of master phase actions, turns
// N that it has had, hand size, counters by their names. Then its zones: ready, torpor,
// uncontrolled, incapacitated, in play, set aside, hand, library (the top first), crypt, ash heap,
// removed, a card a line, xN for copies. A zone that is not named is as usual: a library and crypt
// of blanks that nobody can play, a full hand of them, everything else empty; "short N" in a hand
// leaves N of them out. A vampire is full and an ally whole unless it says otherwise. Behind a card:
//
//	blood N, life N, counters N, NAME N      locked, face down, merged
//	basic, superior, level DISCIPLINE        title T, sect S, clan C, title contested
//	owner SEAT                               controller SEAT [until POINT [then SEAT]]
//	chosen CARD|SEAT|WORD, named "WORD"      contested [with CARD], returns POINT
//	used [EFFECT] this turn|phase|game       acted ACTION
//
// Cards on a card are indented under it; "stored CARD" lies there face down and out of play. Instead
// of words and zones a seat may have a deck: "deck NAME" of one that comes along, or "deck" over a
// list; the seed shuffles it. The forms of "happened" are burned CARD turn -N, diablerie by CARD
// turn -N, played CARD by SEAT, entered play CARD, bled SEAT by CARD.
//
// # Decisions
//
// A decision is written SEAT: LABEL, with one of these labels:
//
//	pass, decline, done, yes CARD, no CARD, first OBJECT, concede, withdraw
//	bleed SEAT, hunt, equip CARD [from MINION], employ CARD, recruit CARD, call CARD, leave torpor,
//	rescue VAMPIRE, diablerise VAMPIRE, become anarch, act CARD [EFFECT] [on OBJECT] ... with MINION
//	play CARD [LEVEL] [as TYPE] [with MINION] [on OBJECT] [from ash heap]
//	use CARD [EFFECT] [with MINION] [on OBJECT]
//	block with MINION, strike hand, strike CARD [LEVEL] [at RETAINER], maneuver [CARD], press [CARD]
//	vote for|against with SOURCE, abstain with SOURCE, burn CARD for a vote
//	choose OBJECT|WORD, take N, give N to OBJECT, pay N [from OBJECT|pool]
//	transfer N to|from CARD, draw crypt, move CARD out, merge CARD, recover IMBUED
//	use the Edge, contest CARD, yield CARD, discard CARD
//
// LEVEL is [dom] or [DOM]; EFFECT is there where a card has several. Who could only pass is neither
// asked nor written down. What the table does by hand is written SEAT ~ CORRECTION: move CARD to
// ZONE [of SEAT], set OBJECT WORD VALUE, end action|combat|phase|turn.
//
// Each line of a log is the next decision. A script has only those that matter: every other decision
// is answered by its default, which is to pass, decline or be done, the strike with the hand, the
// order listed. What has no default must be in the script: amounts, terms, payments, contested
// cards. A line fits the option whose label holds its words one after another, case and signs aside.
// When a card is played, the others pass before anything is looked at, unless the next line is theirs.
//
//	@ SEAT [WINDOW], @ window WINDOW, @ turn SEAT PHASE, @ end of action|combat|phase|turn
//	                                  defaults up to there
//	? SEAT: WORDS                     it is on offer
//	! SEAT: WORDS [until POINT]       it is not, or that seat is not asked
//	! SEAT: WORDS -- CLAIM            and that rule is against it
//	? deck SEAT, ! deck SEAT -- CLAIM its deck is legal, or is not
//	= FACT, = not FACT                it is so
//
// The facts:
//
//	SEAT pool|vp|hand|library|crypt|ash heap|transfers|master actions|hand size|NAME N
//	SEAT edge|ousted|withdrawn, SEAT sees CARD, asked SEAT [WINDOW]
//	CARD blood|life|NAME N, CARD stealth|intercept|bleed|strength|hunt|capacity|votes N
//	CARD locked|unlocked|ready|in torpor|uncontrolled|burned|removed|contested|merged|set aside|incapacitated
//	CARD [xN] in ZONE of SEAT, CARD controlled by SEAT, CARD on CARD, CARD voted for|against N
//	CARD title WORDS|none, CARD sect|clan|path WORD, CARD has DISCIPLINE, CARD is TRAIT, CARD strike WORDS
//	window W, phase P, turn SEAT, acting CARD, blocker CARD, bleed N, no action, game over
//	action successful|blocked|failed|ended|canceled, referendum passed|failed, votes N to M, ballots N to M
//	range close|long, round N, combat N, no combat
//	happened WORDS[, then WORDS]      since the last decision of the script
//
// # Windows
//
// A window is a point at which Methuselahs may do something. By their names, after "@ window" or a
// seat:
//
//   - a card is played: as-played
//   - the phases: before-unlock, unlock, master, influence, discard
//   - the minion phase, between actions: between-actions
//   - an action: announced, action (nobody has tried to block yet), block-attempt, blocks-declined,
//     would-succeed, after-resolution, and when it is blocked block-resolution
//   - a round of combat: before-range, range, before-strikes, choose-strike, before-resolution,
//     prevent, after-strikes, additional-strikes, press, end-of-round
//   - around combat: between-combats, after-combat
//   - what is about to happen to somebody: would-torpor, would-burn, would-lose-pool,
//     would-be-ousted, would-change-control
//   - what has happened: enters-play, fallen (a titled vampire burned, or in torpor)
//   - a referendum: before-referendum, terms, polling, votes, tally, after-referendum
//   - diablerie: diablerie, blood-hunt
//   - a question: amount, give, choose, search, order, payment, offer, by-hand
//
// # Growth of the notation
//
// What it says besides, and more exactly:
//
//   - A # inside double quotes starts no comment: a card's name holds one.
//   - "title none" on a card takes a printed title away.
//   - "cost" of a defined piece is pool unless a word follows: "cost 2 blood",
//     "cost 1 conviction"; X is a number that is chosen.
//   - "targets N" of a defined action: it is aimed at up to N ready minions of others, named
//     one by one as it is announced.
//   - A piece may be a "master": a master card; "on CLAN" puts it on a vampire of that clan
//     its Methuselah controls. Any library card may have a "burn-option".
//   - An ally that is "as-vampire" plays the cards of its disciplines as a vampire.
//   - "level dom" and "level DOM" say discipline and level in one; "basic" and "superior"
//     say the level of a card with one discipline.
//   - A deck's list may be parted by the lines "crypt" and "library" with cards under them:
//     these cards lie there whatever they are. The others lie where they belong.
//   - Further corrections: "move CARD on CARD", "draw", "draw crypt", "shuffle" (one's library),
//     "continue action" (a blocked one, as unblocked) and "continue combat" (another round).
//   - A window "by-hand", in which who played a card without a definition carries out what it
//     says, with corrections: "done", or "choose in play", "choose ash heap" for where it goes.
//   - "SEAT ~ end game": the table's time is up; whoever is in the game has half a victory
//     point more. "SEAT ~ call time": the game ends so with the action in progress, outside a
//     minion phase with the phase; "SEAT ~ extend time" takes that back.
//     "SEAT vp 2.5" holds with that half.
//   - "play CARD EFFECT" in labels, where two ways of playing a card are otherwise alike.
//   - "from CARD" in labels, after the level: a card that is kept on CARD is played or used.
//   - "turn SEAT" begins with that seat's unlock phase.
//   - "discard actions N" is a fact of a seat, and can be set, as "master actions N" is.
//   - A seat's name holds no : / ~ # > [ ] or quotes and is not a word that begins a line, a
//     point or a fact ("window", "turn", "deck"...); seats are found in any case.
//   - Two scripts of a file have two names.
//   - "happened bled" and "happened entered play" are of the present turn; "happened played" is said of
//     events, and of cards that may be played once a turn or game. "effect" is read and written, but
//     cannot be laid yet: a game cannot begin with it.
//   - Counters are "counters" or have a name that a card of the card list uses.
//   - What is said once is said once: a second title, zone, seat word or attribute is a fault.
//
// # Scripts
//
// How a script is run:
//
//   - Only "?" lets the game go on: the others pass until the seat is asked. "!" in its three
//     forms, "until POINT" included, looks ahead in a game of its own; the game stays where it
//     is. The point itself is not looked at.
//   - "@ end of action" and "@ end of combat" mean the one in progress, or else the one that has
//     ended since the last decision line, or else the next one within the turn; "@ end of turn"
//     always the present turn, so that two of them are two turns. Combat has ended after its
//     after-combat window.
//   - A window would-change-control, before a minion changes control, is settled by defaults
//     like the as-played window.
//   - "SEAT: concede" needs no opportunity, in scripts and in logs.
//   - A card without its owner is anybody's; without a number it is the first one. A fact that
//     could mean the cards of several Methuselahs is about the one in play.
//   - "SEAT reads WORDS[, then WORDS]..." is "happened" as that seat may read it.
//   - The number of a fact may be below 0: "CARD stealth -1".
//   - A strike of a card in play that has several names its EFFECT: "strike CARD EFFECT".
//   - "CARD has dom" holds at either level, "has DOM" at the superior one; "CARD is WORD" also
//     knows unique, location and the card types.
//   - "CARD title WORDS" holds if the title contains the words.
//   - A correction of stealth, intercept, bleed, strength, hunt, votes or capacity lasts as long
//     as the action or turn; "set the Edge controller SEAT|none" moves the Edge; locked and
//     face down are set to yes or no.
//   - "> WORDS" is told to a learner who plays the script as a lesson, before its next line; a
//     check passes over it. A lesson's lines for its first seat are what the learner is to
//     choose; all others, and every default, are played for her.
//   - A "random" line decides what comes at random next: a card by its name, or a result by its
//     number from 1 (of a coin heads is 1, tails 2). Several decide what comes one after another. One
//     that cannot come waits; a script that ends before it has come fails. Shuffles are not decided.
//
// # Saved games
//
// A save is a file with a log. It is written whole by renaming, then each decision is one more
// line that is on the disk before the next is asked. A line that was never finished is dropped.
// Two kinds of lines are no decisions: "> undo N agreed", and "> seat SEAT house by SEAT" or
// "> seat SEAT person by SEAT" where somebody else plays a seat from there on. The value of
// "option time-limit" are minutes and what of them is used: "120 used 0:36:50".
// Of the other options "curtain" is needed, always or open, "skip" is quick where only who has
// something to choose is asked, or lists where the lists of all decks count as known, "stops" are
// the moments at which everybody passes, such as "no-cards,no-combat", and "house SEAT" is the policy
// that plays the seat, steady. A board copied out of a game has notes that begin with "not carried
// over:" about what a board cannot say.
//
// # Canonical form
//
// Header lines come first, then seats, history, turn, log and scripts, an empty line between
// these parts and none within them; seat words, zones and attributes stand in the order
// given above; names are printed as in the card lists; a comment after a line starts in
// column 31, or two spaces after a longer line; comments on lines of their own keep their
// place.
package saves
