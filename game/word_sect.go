package game

import "strings"

// The words of this file change sects and give titles outside of referendums.

// BecomesSect changes the sect of whom it reaches; the clan stays (RB-sabbat.p8.c2).
func BecomesSect(s Sect, on Reach) Effect {
	return Effect{Text: "it becomes " + s.String() + "; its clan stays", sect: s, Do: func(g *Game, p *Play) {
		for _, c := range on(g, p) {
			g.setSect(c, s)
		}
	}}
}

// NotOfSect describes the vampires of any other sect, NotOfClan those of any other clan.
func NotOfSect(s Sect) Who {
	return Who{"a vampire that is not " + s.String(), func(g *Game, c *Card) bool { return c.isVampire() && c.sect != s }}
}

// NotOfClan describes the vampires of any other clan.
func NotOfClan(clan string) Who {
	return Who{"not " + clan, func(g *Game, c *Card) bool { return c.isVampire() && !g.isClan(c, clan) }}
}

// WithoutTitle describes vampires that have no title.
var WithoutTitle = Who{"without a title", func(g *Game, c *Card) bool { return c.isVampire() && !g.titled(c) }}

// TitleOn puts the card on whom it reaches, to stand for a title.
func TitleOn(to Reach, whom string, t Title) Bundle {
	return Bundle{
		Mark{Set: func(m *Mode) {
			if m.def != nil {
				m.def.title = t
			}
		}},
		Effect{Text: "put this card on " + whom + ", who has the " + strings.TrimSpace(rankRules[t.Rank].sect.String()+" title of "+t.String()),
			Do: func(g *Game, p *Play) {
				for _, c := range to(g, p) {
					if c.inPlay() && p.card.zone == Limbo && (rankRules[t.Rank].sect == NoSect || c.sect == rankRules[t.Rank].sect) {
						p.placed = true
						g.putOn(p.card, c, p.seat)
						g.setTitle(c, t)
					}
				}
			}},
	}
}

// PassesToDiablerist moves the card to the diablerist of the vampire it is on, before a blood
// hunt is called, if the diablerist is of a kind.
func PassesToDiablerist(w Who) Trait {
	return Trait{Text: "if " + w.Text + " diablerises this vampire, this card moves to the diablerist, before a blood hunt is called",
		Set: func(d *Definition) { d.heir = &w }}
}

// inherit moves to the diablerist what its victim leaves it.
func (g *Game) inherit(c, victim *Card) {
	for _, k := range append([]*Card(nil), victim.on...) {
		if w := k.def.heir; w != nil && k.zone == OnHost && w.Is(g, c) {
			g.putOn(k, c, k.controller)
			if k.def.title.Rank != Untitled {
				g.setTitle(c, k.def.title)
			}
		}
	}
}

// MergedTitle is a title that only the merged vampire has (RB-influence-phase.p13.c2), and the sect
// that it is of then if its text names one.
func MergedTitle(t Title, sect ...Sect) Trait {
	text := "Merged, this vampire is "
	for _, s := range sect {
		text += s.String() + " and "
	}
	return Trait{Text: text + t.String(), Set: func(d *Definition) {
		d.mergedTitle = t
		for _, s := range sect {
			d.mergedSect = s
		}
	}}
}

// CallerVotesMore gives the vampire the card is on votes in the referendums that it calls, while
// it is of one of two clans.
func CallerVotesMore(n int, w Who) Static {
	return Static{Text: "The holder of the title, while it is " + w.Text + ", gets " + plus(n) + " vote in the referendums that it calls",
		Value: VotesOf, N: constant(n), Applies: func(g *Game, src, t *Card, s Seat) bool {
			return t != nil && src.host == t && g.ref != nil && g.ref.caller.get() == t && w.Is(g, t)
		}}
}

// BurnableByReferendum lets vampires call a referendum to burn the card.
func BurnableByReferendum(more ...InMode) OnCard {
	return byReferendum("referendum", "burns this card", BurnThis, more)
}

// StealableByReferendum likewise gives the calling vampire's controller control of it.
func StealableByReferendum(more ...InMode) OnCard {
	return byReferendum("steal", "gives that vampire's controller control of this card", takesThis, more)
}

var takesThis = Effect{Do: func(g *Game, p *Play) {
	if p.ref.get() != nil && p.card.inPlay() {
		g.control(p.card, p.seat)
	}
}}

func byReferendum(word, what string, passed Effect, more []InMode) OnCard {
	parts := []InMode{Say("a vampire can take a political action at +1 stealth, whose referendum " + what),
		Silently(AnyMinionActs(Vampires), callsFor(passed))}
	return Named(word, append(parts, more...)...)
}

func callsFor(passed Effect) Mark {
	return Mark{Set: func(m *Mode) {
		s := spec(m)
		s.kind, s.stealth = politicalKind, 1
		m.passes = append(m.passes, passed)
	}}
}

// CallsFor is a political action of the vampire whose text it is: what its referendum does.
func CallsFor(passed Effect) Bundle {
	call := []InMode{Say("as a political action at +1 stealth it can call a referendum that " + passed.Text), Silently(callsFor(passed))}
	if passed.Check != nil {
		call = append(call, Condition{Fails: passed.Check})
	}
	return call
}

// TakesTitle gives the vampire whose text it is a title, unless it has one already or is of another
// sect (AR-5.8.2.p3.c1).
func TakesTitle(t Title) Effect {
	return Effect{Text: "makes it " + t.String() + ", if it has no title and is of its sect",
		Check: func(g *Game, p *Play) *Refusal {
			if s := rankRules[t.Rank].sect; g.titled(p.card) || s != NoSect && p.card.sect != s {
				return lacksRequirement
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			if c := p.card; c.inPlay() && (rankRules[t.Rank].sect == NoSect || c.sect == rankRules[t.Rank].sect) {
				g.setTitle(c, t)
			}
		}}
}

// OtherTitlesCount changes, in this referendum, the votes of titles that are not of a sect.
func OtherTitlesCount(s Sect, n int) Mark {
	return Terms(Effect{Text: "in that referendum each title that is not " + s.String() + " is worth " + plus(n) + " vote", Do: func(g *Game, p *Play) {
		g.addMod(mod{value: VotesOf, n: n, role: roleAll, source: p.ref, mode: p.mode, span: ReferendumSpan,
			cond: func(g *Game, m *mod, c *Card, _ Seat) bool {
				return c != nil && c.isVampire() && g.titled(c) && rankRules[g.titleOf(c).Rank].sect != s
			}})
	}})
}
