package game

// merged is how a merged vampire behaves: both texts apply (RB-influence-phase.p13.c1).
func merged(adv, base *Definition) *Definition {
	d := *adv
	d.Abilities = append(append([]*Mode(nil), adv.Abilities...), base.Abilities...)
	d.Triggers = append(append([]*Mode(nil), adv.Triggers...), base.Triggers...)
	d.Statics = append(append([]*Static(nil), adv.Statics...), base.Statics...)
	d.words = append(append([]string(nil), adv.words...), base.words...)
	d.prices = append(append([]price(nil), adv.prices...), base.prices...)
	if d.funds == nil {
		d.funds = base.funds
	}
	d.meets = max(d.meets, base.meets)
	return &d
}

// IsMerged: the vampire is merged.
func IsMerged(_ *Game, c *Card) bool { return c.base != nil }

// WhileMerged: only the merged vampire has it.
var WhileMerged = when("only while this vampire is merged", refusal("The vampire is not merged.", "RB-influence-phase.p13.c1"),
	func(g *Game, p *Play) bool { return p.card.base != nil })
