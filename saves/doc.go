// Package saves reads and writes the table notation (.vtes): boards, decks, scripts with
// checks, and the logs of saved games.
//
// Parse turns text into a File, File.Setup turns a File into the beginning of a game, and
// File.Format writes the canonical text. Formatting loses nothing: what is parsed again is
// the same File, comments included. Every fault is told with file and line, what stood there
// and what was expected.
//
// # Growth of the notation
//
// What this package reads beyond the contract, or where the contract leaves room:
//
//   - A # inside double quotes starts no comment: a card's name holds one.
//   - "random CARD|N" may also stand in a script, before the line it serves.
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
//   - "play CARD EFFECT" in labels, where two ways of playing a card are otherwise alike.
//   - "from CARD" in labels, after the level: a card that is kept on CARD is played or used.
//   - "turn SEAT" begins with that seat's unlock phase.
//   - "discard actions N" is a fact of a seat, and can be set, as "master actions N" is.
//   - A seat's name holds no : / ~ # > [ ] or quotes and is not a word that begins a line, a
//     point or a fact ("window", "turn", "deck"...); seats are found in any case.
//   - Two scripts of a file have two names.
//   - Counters are "counters" or have a name that a card of the card list uses.
//   - What is said once is said once: a second title, zone, seat word or attribute is a fault.
//
// # Scripts
//
// How a script is run where the contract leaves room:
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
//   - "random" lines are read and written, but cannot fix results yet: they fail.
//
// # Saved games
//
// A save is a file with a log. It is written whole by renaming, then each decision is one more
// line that is on the disk before the next is asked. A line that was never finished is dropped.
// Two kinds of lines are no decisions: "> undo N agreed", and "> seat SEAT house by SEAT" or
// "> seat SEAT person by SEAT" where somebody else plays a seat from there on. The value of
// "option time-limit" are minutes and what of them is used: "120 used 0:36:50".
//
// # Canonical form
//
// Header lines come first, then seats, history, turn, log and scripts, an empty line between
// these parts and none within them; seat words, zones and attributes stand in the order of
// the contract; names are printed as in the card lists; a comment after a line starts in
// column 31, or two spaces after a longer line; comments on lines of their own keep their
// place.
package saves
