package game

import "fmt"

// The words of this file change what vampires are: sect, clan, the level of a discipline
// (AR-5.9).

// HostCountsAs has the vampire with the card count as of a sect, whatever its own is.
func HostCountsAs(s Sect) Trait {
	return Trait{Text: "This vampire is considered " + s.String(), Set: func(d *Definition) {
		d.counts = append(d.counts, countsAs{sect: s, of: onHost})
	}}
}

func onHost(g *Game, src, t *Card) bool { return src.host == t }

// carries makes the vampire with the card count as of what the card carries.
var carriesTraits = Mark{Set: func(m *Mode) {
	if m.def != nil {
		m.def.counts = append(m.def.counts, countsAs{carried: true, of: onHost})
	}
}}

// AsUser has the vampire that gets the card count as of the clan and the sect that the user has
// now, also when the card moves on (AR-5.9.1.p2.c2).
var AsUser = Bundle{carriesTraits, Effect{
	Text: "that vampire counts as of the clan and the sect that this acting vampire has now",
	Do: func(g *Game, p *Play) {
		if p.by != nil {
			p.card.sect, p.card.clan = p.by.sect, g.clanOf(p.by)
		}
	}}}

// AsClanNamed has the vampire that gets the card count as of a clan that is named as the card is
// played; its sect stays.
var AsClanNamed = Bundle{carriesTraits,
	announces(func(g *Game, p *Play) {
		var from []Object
		for _, k := range clans {
			from = append(from, wordObject(k))
		}
		p.picks = append(p.picks, g.chooseObject(p.seat, "Which clan?", ChooseW, from, false))
	}),
	Effect{Text: "name a clan: this vampire counts as of it instead of its own", Do: func(g *Game, p *Play) {
		if len(p.picks) > 0 {
			p.card.clan = p.picks[0].Word
		}
	}}}

// clans are those that vampires print.
var clans = []string{"Abomination", "Ahrimane", "Akunanse", "Baali", "Banu Haqim", "Blood Brother", "Brujah",
	"Brujah antitribu", "Caitiff", "Daughter of Cacophony", "Gangrel", "Gangrel antitribu", "Gargoyle", "Giovanni",
	"Guruhi", "Harbinger of Skulls", "Hecata", "Ishtarri", "Kiasyd", "Lasombra", "Malkavian", "Malkavian antitribu",
	"Ministry", "Nagaraja", "Nosferatu", "Nosferatu antitribu", "Osebo", "Pander", "Ravnos", "Salubri",
	"Salubri antitribu", "Samedi", "Toreador", "Toreador antitribu", "Tremere", "Tremere antitribu", "True Brujah",
	"Tzimisce", "Ventrue", "Ventrue antitribu"}

// CountsWith has the vampires reached, of a clan, count as of a sect as long as a counter of a name
// is on them, also if this card is gone.
func CountsWith(counter, clan string, s Sect, on Reach) Effect {
	return Effect{Text: "a " + clan + " with any " + counter + " counter is considered " + s.String(), Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.changes++
			c.writings = append(c.writings, written{s, counter, clan, g.changes})
			g.readTraits(c)
		}
	}}
}

// NoMore says that a sect is gone: vampires that are of it, by whatever effect, count as
// Independent (AR-5.9.2.p3).
func NoMore(s Sect) Trait {
	return Trait{Text: "There is no " + s.String() + " any more: its vampires are considered Independent",
		Set: func(d *Definition) { d.abolishes = s }}
}

// BurnsUnless burns the card as soon as the vampire it is on is not of a kind.
func BurnsUnless(w Who) Trait {
	return Trait{Text: "Burn this card when this minion is no longer " + w.Text, Set: func(d *Definition) {
		d.settles = func(g *Game, c *Card) {
			if c.host != nil && !w.Is(g, c.host) {
				g.burn(c)
			}
		}
	}}
}

// TeachesUsers has the card give a level of a discipline that its user has at the superior
// level, of those it may choose from.
var TeachesUsers = Bundle{
	Mark{Set: func(m *Mode) {
		if m.def != nil {
			m.def.teaches = true
		}
	}},
	Effect{
		Text: "choose a Discipline that this acting vampire has at superior: the vampire with this card has 1 more level of it",
		Check: func(g *Game, p *Play) *Refusal {
			if p.by != nil && len(g.mastered(p.by)) == 0 {
				return refusal("The vampire has no Discipline at superior.", "RB-requirements-for-playing-cards.p2.c1")
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			o := g.chooseObject(p.seat, "Which Discipline?", ChooseW, g.mastered(p.by), false)
			for d := Abo; d < disciplines; d++ {
				if d.Name() == o.Word {
					p.card.disc = d
				}
			}
		}}}

// mastered are the disciplines that a minion has at superior.
func (g *Game) mastered(c *Card) []Object {
	var found []Object
	for d := range c.piece.Facts.Disciplines {
		if Discipline(d) != NoDiscipline && g.level(c, Discipline(d)) == Superior {
			found = append(found, wordObject(Discipline(d).Name()))
		}
	}
	return found
}

// InPlayAtLeast: so many other cards of a kind must be in play.
func InPlayAtLeast(n int, w Who) Condition {
	return when(fmt.Sprintf("requires %d or more other cards in play that are %s", n, w.Text),
		refusal("Too few such cards are in play.", "AR-1.6.5.p2.c1"), func(g *Game, p *Play) bool {
			k := 0
			for _, c := range g.cards {
				if c != p.card && c.inPlay() && w.Is(g, c) {
					k++
				}
			}
			return k >= n
		})
}

// TheActionRequires: the action in progress is by a card that requires a vampire of a sect.
func TheActionRequires(s Sect) func(*Game, *Card) bool {
	return DuringAction(func(g *Game, a *action) bool { return g.actionRequires(a, s) })
}

// actionRequires reports whether a requirement of the action's card is met by its minion as a
// vampire of one sect and of no other. What a card that is equipped, employed or recruited requires is
// not required by the action (AR-3.7.4.1.p2.c1).
func (g *Game) actionRequires(a *action, s Sect) bool {
	c := a.minion.get()
	if c == nil || a.play == nil || a.play.mode == nil || a.play.mode.as.Has(Ally|Retainer|Equipment) {
		return false
	}
	for _, w := range a.play.mode.requires {
		only := true
		for k := Camarilla; k <= Laibon && only; k++ {
			met := g.feign(c, pretence{sect: k, vampire: true}, func() bool { return w.Is(g, c) })
			only = met == (k == s)
		}
		if only {
			return true
		}
	}
	return false
}

// ActionRequiring: the action required a vampire of a sect, or is one that makes its minion one;
// what else was used in it does not count (AR-5.9.3.p2.c2).
func ActionRequiring(s Sect) Condition {
	return when(", and only if it required "+OfSect(s).Text+" or was one that makes this vampire "+s.String(),
		refusal("The action neither required that sect nor makes a vampire of it.", "AR-5.9.3.p2.c2"), func(g *Game, p *Play) bool {
			a := g.action
			return a != nil && (g.actionRequires(a, s) || a.makes() == s)
		})
}

// makes is the sect that the action gives its minion.
func (a *action) makes() Sect {
	if a.kind == anarchKind {
		return Anarch
	}
	if a.play == nil || a.play.mode == nil {
		return NoSect
	}
	for i := range a.play.mode.steps {
		if s := a.play.mode.steps[i].sect; s != NoSect {
			return s
		}
	}
	return NoSect
}

// MovesThis puts the card on the chosen minion instead of where it is.
var MovesThis = Effect{Text: "move this card to it", Do: func(g *Game, p *Play) {
	if t := p.on.Card; t != nil && t.inPlay() && p.ref.get() != nil {
		s := p.seat
		if p.card.is(Master | EventCard) {
			s = p.card.controller // whoever moves it
		}
		g.putOn(p.card, t, p.card.keeper(t, s))
	}
}}
