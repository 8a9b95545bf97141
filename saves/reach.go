package saves

import (
	"fmt"

	"elysium/game"
)

// reach gives default answers until a point, the present one included. see looks at every
// decision on the way; its error ends it.
func (r *runner) reach(m Moment, see func(*game.Decision) error) error {
	p := r.point(m)
	turns := 2*len(r.setup.Seats) + 2
	from := r.g.Progress().Turn
	for {
		there, err := p.reached(r.g)
		if there || err != nil {
			return err
		}
		d := r.g.Pending()
		if d == nil {
			return cmpOr(r.g.Err(), fmt.Errorf("the game is over before %s", r.file.names().momentText(m)))
		}
		if r.g.Progress().Turn > from+turns {
			return fmt.Errorf("%s does not come in %d turns", r.file.names().momentText(m), turns)
		}
		if see != nil {
			if err := see(d); err != nil {
				return err
			}
		}
		if err := r.byDefault(); err != nil {
			return err
		}
	}
}

// point is a moment that is waited for, with what was going on when the waiting began.
type point struct {
	Moment
	from  game.Progress
	ended bool // an action or combat has ended since the script's last line
}

func (r *runner) point(m Moment) *point {
	p := &point{Moment: m, from: r.g.Progress()}
	ends := game.ActionEnded
	if m.Span == game.CombatSpan {
		ends = game.CombatEnded
	}
	for _, e := range r.g.Events(r.told) {
		p.ended = p.ended || e.Kind == ends
	}
	return p
}

func (p *point) reached(g *game.Game) (bool, error) {
	d := g.Pending()
	if p.Kind == AtEnd {
		return p.over(g, d)
	}
	if d == nil {
		return false, nil
	}
	switch now := g.Progress(); p.Kind {
	case AtSeat:
		return d.Seat == p.Seat && (p.Window == game.NoWindow || d.Window == p.Window), nil
	case AtWindow:
		return d.Window == p.Window, nil
	default:
		return now.TurnSeat == p.Seat && now.Phase == p.Phase, nil
	}
}

// afterCombat are the windows that belong to the end of a combat: what it leaves comes there, too.
var afterCombat = game.In(game.AfterCombat, game.BetweenCombats, game.PreventW, game.WouldTorpor)

// over reports whether the span has ended that was in progress when the waiting began, or else
// the next one.
func (p *point) over(g *game.Game, d *game.Decision) (bool, error) {
	now := g.Progress()
	if d == nil {
		return g.Over(), nil
	}
	switch p.Span {
	case game.TurnSpan:
		return now.Turn != p.from.Turn, nil
	case game.PhaseSpan:
		return !now.SamePhase(p.from), nil
	case game.CombatSpan:
		if afterCombat.Has(d.Window) {
			return false, nil
		}
		return p.done(now, p.from.InCombat(), now.InCombat(), now.SameCombat(p.from))
	}
	return p.done(now, p.from.InAction(), now.InAction(), now.SameAction(p.from))
}

func (p *point) done(now game.Progress, was, is, same bool) (bool, error) {
	switch {
	case was:
		return !same, nil
	case is:
		p.from = now
		return false, nil
	case p.ended:
		return true, nil
	case now.Turn != p.from.Turn:
		return false, fmt.Errorf("no %s ends in this turn", spanWord(p.Span))
	}
	return false, nil
}
