package game

// What would be burned may be saved: the window in which that happens, on whatever route a minion
// is burned.

// saved opens the window in which a minion that would be burned may be saved, and reports whether it
// was.
func (g *Game) saved(c *Card) bool {
	if !g.maybeSaved(c) {
		return false
	}
	up := g.perishing
	g.perishing = c
	g.hold(func() { g.open(WouldBurn, nil) })
	saved := g.perishing != c
	g.perishing = up
	return saved
}

// unburned reports whether something else than being burned has happened to a card that would be.
func (g *Game) unburned(c *Card) bool {
	return c.inPlay() && c.def.unburned != nil && c.def.unburned(g, c)
}

// maybeSaved reports whether anything can be played on behalf of a minion that would be burned: on
// an ally in combat; by a vampire in play in combat or during an action.
func (g *Game) maybeSaved(c *Card) bool {
	if g.leaving > 0 || g.perishing == c {
		return false
	}
	fights := g.combat != nil && !g.combat.over && g.combat.fights(c)
	if c.is(Ally) {
		return fights && c.ready()
	}
	return c.isVampire() && c.inPlay() && (fights || g.action != nil)
}

// burnSurely burns what nothing saves any more.
func (g *Game) burnSurely(c *Card) {
	up := g.perishing
	g.perishing = c
	g.burn(c)
	g.perishing = up
}

// survive keeps a minion that would be burned in play; it reports whether it was to be.
func (g *Game) survive(c *Card) bool {
	if c == nil || g.perishing != c {
		return false
	}
	g.perishing = nil
	return true
}
