package saves

import (
	"fmt"
	"strconv"
	"strings"

	"elysium/game"
)

// define gives the pieces that a file makes for itself their behaviour.
func (f *File) define() {
	for i := range f.Defines {
		if d := &f.Defines[i]; d.Piece.Def == nil {
			d.Piece.Def = d.definition()
		}
	}
}

// definition says in the engine's words what a defined piece does; nil if its facts say all.
func (d *Define) definition() *game.Definition {
	var parts []game.OnCard
	switch d.Kind {
	case "weapon":
		parts = d.weapon()
	case "ally":
		if d.AsVampire {
			d.Facts().Needs = nil // its disciplines are no requirement
			parts = append(parts, game.PlaysAsVampire(d.levels()))
		}
	case "master":
		if d.On != "" {
			parts = append(parts, game.Does(game.ControlledMinion(game.Yours, game.Clan(d.On)), game.PutOnTarget))
		}
	case "action":
		if len(d.Facts().Needs) > 0 {
			parts = append(parts, game.OnBasic(d.actionWords()...), game.OnSuperior(d.actionWords()...))
		} else {
			parts = append(parts, game.Does(d.actionWords()...))
		}
	}
	if d.Kind == "weapon" || d.Kind == "equipment" || d.Kind == "retainer" {
		parts = append(parts, d.bonuses()...)
	}
	if len(parts) == 0 {
		return nil
	}
	return game.Define(parts...)
}

// levels are the disciplines a piece was given.
func (d *Define) levels() game.Levels {
	for _, w := range d.Words {
		if w.Name == disciplines {
			return levels(w.Value)
		}
	}
	return game.Levels{}
}

// weapon is the strike of a weapon; its maneuver can be used once each combat.
func (d *Define) weapon() []game.OnCard {
	if d.Strike == "" {
		return nil
	}
	digits, ranged := strings.CutSuffix(d.Strike, "R")
	n, _ := strconv.Atoi(digits)
	words := []game.InMode{game.StrikeFor(n)}
	if ranged {
		words[0] = game.RangedStrike(n)
	}
	if d.FirstStrike {
		words = append(words, game.WithFirst)
	}
	if d.Maneuver {
		words = append(words, game.IsManeuver, game.ManeuverOnce(game.CombatSpan))
	}
	return []game.OnCard{game.Ability(words...)}
}

// actionWords are what an action is; a directed one is aimed at another Methuselah.
func (d *Define) actionWords() []game.InMode {
	var words []game.InMode
	if n := d.Facts().Stealth; n > 0 {
		words = append(words, game.StealthAction(n))
	}
	if d.Directed {
		words = append(words, game.AMethuselah(game.Others))
	}
	if n := d.Targets; n > 0 {
		words = append(words, game.UpTo(n, fmt.Sprintf("up to %d ready minions that others control", n),
			game.AReady(game.Others, game.AnyMinion)))
	}
	return words
}

// bonuses are what a retainer or a piece of equipment gives the minion it is on.
func (d *Define) bonuses() []game.OnCard {
	f := d.Facts()
	var parts []game.OnCard
	for _, b := range []struct {
		value game.Value
		n     int
	}{
		{game.Stealth, f.Stealth}, {game.Intercept, f.Intercept}, {game.HuntAmount, f.Hunt},
		{game.Bleed, f.BleedBonus}, {game.Strength, f.StrengthBonus}, {game.VotesOf, f.Votes},
	} {
		if b.n != 0 {
			parts = append(parts, game.BearerGets(b.value, b.n))
		}
	}
	return parts
}
