package game

import "fmt"

// IfItBleeds has something happen if the bleed was successful for 1 or more.
func IfItBleeds(e Effect) Effect {
	return Effect{Text: "should the bleed succeed for 1 or more, " + e.Text, Check: e.Check, Do: func(g *Game, p *Play) {
		if g.action != nil && g.action.kind == bleedKind && g.action.bledFor > 0 {
			e.Do(g, p)
		}
	}}
}

// ThenBleeds has the user unlock and bleed at once after this action, unless it has bled this turn: it
// unlocks then as well.
func ThenBleeds(more, stealth int) Effect {
	return Effect{Text: fmt.Sprintf("unlock this minion, which then bleeds your prey at once with %+d bleed and %+d stealth, unless it has bled this turn", more, stealth),
		Do: func(g *Game, p *Play) {
			if p.by == nil || !p.by.inPlay() {
				return
			}
			g.unlock(p.by)
			g.follow = &action{kind: bleedKind, minion: p.by.ref(), seat: p.seat, bleed: more, stealth: stealth,
				play: &Play{seat: p.seat, by: p.by, on: seatObject(g.prey(p.seat))}}
		}}
}

// DiabolicSince chooses a vampire that has committed diablerie since the user's last turn.
func DiabolicSince() *Selector {
	s := ControlledMinion(Anyone, Vampires)
	s.Text = "choose a vampire that has committed diablerie since your last turn"
	s.tests = append(s.tests, Test{
		Else: refusal("It has committed no diablerie since your last turn.", "RB-action-card-or-card-in-play.p3.c1"),
		Holds: func(g *Game, p *Play, c *Card) bool {
			return c.diablerist && c.lastKill > g.seats[p.seat].lastTurn
		}})
	return s
}

// Directed says of a target that the action is directed at its controller.
func Directed(s *Selector) *Selector {
	s.Text = "(D) " + s.Text
	return s
}

// Keyword says a word that a mode alone prints and that other cards ask about.
func Keyword(t string) Mark { return Mark{Text: t, Set: func(m *Mode) { m.keyword = t }} }
