package game

// MustBleedNext: until the next action has ended the target has to bleed; an obligation to hunt
// goes before (AR-3.9.1.p4.c1).
var MustBleedNext = Effect{Text: "it must bleed your prey, unless it must hunt", Do: func(g *Game, p *Play) {
	t := p.on.Card
	if t == nil {
		return
	}
	for _, v := range []Value{MustBleed, HuntFirst} {
		g.addMod(mod{value: v, n: 1, role: roleCard, on: t.ref(), source: p.ref, mode: p.mode, span: ActionSpan, ends: 1})
	}
}}

// AlsoName has a second thing named as the action is announced, whatever becomes of the first;
// without one the action cannot be announced (AR-3.1.3.p1.c1).
func AlsoName(s *Selector) Bundle {
	return Bundle{
		when(s.Text, noTarget, func(g *Game, p *Play) bool { return len(s.candidates(g, p)) > 0 }),
		announces(func(g *Game, p *Play) {
			p.picks = append(p.picks, g.chooseObject(p.seat, "What else?", ChooseW, s.candidates(g, p), false))
		}),
	}
}

// AlsoNamed is the card named besides the target.
func AlsoNamed(g *Game, p *Play) []*Card {
	if len(p.picks) == 0 {
		return nil
	}
	if c := p.picks[0].get(); c != nil && (c.inPlay() || c.zone == Uncontrolled) {
		return one(c)
	}
	return nil
}
