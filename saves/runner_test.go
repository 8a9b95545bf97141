package saves_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"elysium/saves"
)

const duel = `vtes 1
define vampire Alpha capacity 5
define vampire Beta capacity 4 intercept 1
define weapon Big Club strike 3R first-strike maneuver
define retainer Owl +1 intercept
define location Old Mill
define action Long Walk directed stealth 2
define event Long Night

seat Anna
  ready
    Alpha
      Big Club
  hand
    Long Walk
    Long Night
    Old Mill
seat Ben
  ready
    Beta blood 3
      Owl
seat Carol

turn Anna minion

`

func check(script string) saves.Report {
	return saves.CheckWith("duel.vtes", []byte(duel+script), saves.CheckOptions{Twice: true})
}

func TestScriptsThatHold(t *testing.T) {
	for name, script := range map[string]string{
		"weapon": `script a
  Anna: bleed Ben with Alpha
  Ben: block with Beta
  Anna: maneuver Big Club
  @ Anna choose-strike
  = range long
  = round 1
  = combat 1
  ! Anna: strike hand
  Anna: strike Big Club
  = Alpha strike Big Club
  @ end of combat
  = Beta blood 0
  = Alpha blood 5
  = no combat
  = acting Alpha
  = not no action
  = action blocked
  @ end of action
  = no action
  = action blocked
  = happened Alpha strikes, then Beta loses 3 blood, then combat ends
`,
		"retainer and action": `script a
  = Beta intercept 2
  ? Anna: play Long Walk with Alpha on Carol
  Anna: play Long Walk with Alpha on Ben
  @ Anna action
  = Alpha stealth 2
  Ben: block with Beta
  @ Ben block-attempt
  = blocker Beta
  @ end of action
  = Long Walk in ash heap of Anna
`,
		"until": `script a
  ! Ben: block with Beta until end of turn
  ! Ben: hunt with Beta until turn Ben minion
  = turn Anna
  = phase minion
  = asked Anna between-actions
  @ turn Ben minion
  ? Ben: hunt with Beta
`,
		"event": `script a
  Anna: play Long Night
  = Long Night in play of Anna
  = Long Night x1 in play of Anna
  = not Long Night in hand of Anna
  = Long Night controlled by Anna
  = Anna sees Long Night
`,
		"correction": `script a
  Anna ~ set Alpha blood 2
  Anna ~ set Ben pool 4
  Anna ~ move Old Mill to in play
  Anna ~ set Alpha bleed 3
  = Alpha blood 2
  = Old Mill controlled by Anna
  Anna: bleed Ben with Alpha
  @ end of action
  = Ben pool 1
  = Anna edge
script b
  Anna: bleed Ben with Alpha
  Ben: block with Beta
  @ window before-strikes
  Anna ~ end combat
  @ end of action
  = Beta blood 3
  = Beta locked
  = happened Anna corrects
script c
  Anna: concede
  = Anna ousted
  = Carol vp 1
`,
	} {
		r := check(script)
		assert.True(t, r.OK, "%s: %s", name, r.Error)
	}
}

func TestScriptsThatFailSaySo(t *testing.T) {
	for want, script := range map[string]string{
		`duel.vtes:27: "Anna: hunt with Beta": this is not on offer before the turn ends; Anna is offered`: "script a\n  Anna: hunt with Beta\n  = Ben pool 30\n",
		`several choices fit: bleed Ben with Alpha`:                                                        "script a\n  Anna: with Alpha\n  = Ben pool 30\n",
		`this does not hold: it is 30`:                                                                     "script a\n  = Ben pool 29\n",
		`this does hold: it is 30`:                                                                         "script a\n  = not Ben pool 30\n",
		`this is on offer in the window between-actions`:                                                   "script a\n  ! Anna: hunt\n",
		`no combat ends in this turn`:                                                                      "script a\n  @ end of combat\n  = Ben pool 30\n",
		`found "purse 3"`:                                                                                  "script a\n  = Ben purse 3\n",
		`Carol is not asked`:                                                                               "script a\n  Anna: bleed Ben with Alpha\n  Ben: block with Beta\n  @ Anna choose-strike\n  ? Carol: strike hand\n",
		`expected the exact id of a known claim`:                                                           "rule RB-bleed.p99.c1\nscript a\n  = Ben pool 30\n",
		`which is superseded`:                                                                              "rule RS-terminology.2.c1\nscript a\n  = Ben pool 30\n",
		`expected the id of a known claim`:                                                                 "script a\n  ! Anna: hunt with Beta -- RB-nowhere\n",
		`found RB-ble, expected the id`:                                                                    "script a\n  ! Anna: hunt with Beta -- RB-ble\n",
		`"fly" is no card, and no word that choices have`:                                                  "script a\n  ! Anna: fly to the moon\n",
		`"deflectoin" is no card, and no word that choices have`:                                           "script a\n  ! Anna: play Deflectoin until end of turn\n",
		`this is on offer in the window between-actions: bleed Ben with Alpha`:                             "script a\n  ! Anna: bleed Ben\n",
		`nothing is said against it`:                                                                       "script a\n  ! Anna: play Govern the Unaligned -- RB-bleed\n",
		`no reason cites RB-bleed`:                                                                         "script a\n  ! Anna: play Long Night -- RB-bleed\n",
		`nothing at random could be 3 since it was decided on`:                                             "script a\n  random 3\n  = Ben pool 30\n",
		`Anna has a board and no deck`:                                                                     "script a\n  ? deck Anna\n",
		`"Anna ~ set Ben pool much": "much" is no number for pool`:                                         "script a\n  Anna ~ set Ben pool much\n  = Ben pool 30\n",
	} {
		assert.Contains(t, check(script).Error, want)
	}
}

func TestDecksAreJudged(t *testing.T) {
	const file = "vtes 1\nseat Anna\n  deck\n    Belinde x11\n    Pursuit x60\nseat Ben\n  deck V5 Tremere\n\n"
	r := saves.Check("d.vtes", []byte(file+"script a\n  ! deck Anna -- RB-object-of-the-game.p6.c1\n  ? deck Ben\n"))
	assert.True(t, r.OK, r.Error)
	assert.Contains(t, saves.Check("d.vtes", []byte(file+"script a\n  ? deck Anna\n")).Error, "the deck is not legal")
}
