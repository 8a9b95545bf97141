package game

import (
	"fmt"
	"strings"
)

var (
	noTerms   = refusal("Its terms cannot be met: there is nothing to choose.", "AR-1.6.5.p2.c1")
	tooFew    = refusal("There are too few Methuselahs for its terms.", "AR-1.6.5.p2.c1")
	notRicher = refusal("That Methuselah has no more pool than you.", "RB-action-card-or-card-in-play.p3.c1")
)

// TermsChoose has the caller choose, when the action has succeeded, one thing that the
// referendum is about; a card with nothing to choose cannot be called (AR-1.6.5.p2.c1).
func TermsChoose(s *Selector) Bundle {
	return Bundle{
		when("", noTerms, func(g *Game, p *Play) bool { return len(s.candidates(g, p)) > 0 }),
		Terms(Effect{Text: s.Text, Do: func(g *Game, p *Play) {
			if o := g.chooseObject(p.seat, sentence(s.Text), TermsW, s.candidates(g, p), false); !o.none() {
				p.picks = append(p.picks, o)
				p.named++
			}
		}}),
	}
}

// InTerms is the card that the terms name.
func InTerms(g *Game, p *Play) []*Card {
	for _, o := range p.picks {
		if o.Card != nil {
			return one(o.Card)
		}
	}
	return nil
}

// NamedTakesControl gives the Methuselah that the terms name control of what is reached.
func NamedTakesControl(on Reach) Effect {
	return Effect{Text: "the chosen Methuselah takes control of it", Do: func(g *Game, p *Play) {
		for _, o := range p.picks {
			for _, c := range on(g, p) {
				if o.Card == nil && g.in(o.Seat) && c.inPlay() {
					g.control(c, o.Seat)
				}
			}
		}
	}}
}

// AClan chooses one of the clans of the vampires in play; Caitiff are of no clan.
func AClan() *Selector {
	return &Selector{Text: "choose a clan", words: func(g *Game, p *Play) []string {
		var clans []string
		for i := range g.seats {
			for _, c := range g.controlledMinions(Seat(i)) {
				if k := g.clanOf(c); c.isVampire() && k != "" && !strings.EqualFold(k, "Caitiff") && !hasWord(clans, k) {
					clans = append(clans, k)
				}
			}
		}
		return clans
	}}
}

func hasWord(list []string, w string) bool {
	for _, k := range list {
		if strings.EqualFold(k, w) {
			return true
		}
	}
	return false
}

// Richer is a Methuselah with more pool than the user's.
var Richer = Whose{" of a richer Methuselah", func(g *Game, p *Play, s Seat) bool { return g.seats[s].pool > g.seats[p.seat].pool }}

// ARicher chooses a Methuselah with more pool than the user's.
func ARicher() *Selector {
	return &Selector{Text: "choose a Methuselah with more pool than you", seats: true, whose: Richer.Is, wrong: notRicher}
}

// nouns writes descriptions as they stand after a number: "locked minion".
func nouns(ws []Who) string {
	var out []string
	for _, w := range ws {
		out = append(out, strings.TrimPrefix(strings.TrimPrefix(w.Text, "an "), "a "))
	}
	return strings.Join(out, " ")
}

// eachPer does something to every Methuselah, as much as she controls minions of a kind, all of
// them at once.
func eachPer(text string, n int, ok func(*Game, *Play, *Card) bool, do func(*Game, Seat, int)) Mark {
	return Passes(Effect{Text: text, Do: func(g *Game, p *Play) {
		var amount [8]int
		for i := range g.seats {
			for _, c := range g.controlledMinions(Seat(i)) {
				if ok(g, p, c) {
					amount[i] += n
				}
			}
		}
		var buf [8]Seat
		for _, s := range g.clockwise(p.seat, buf[:0]) {
			do(g, s, amount[s])
		}
	}})
}

func all(ws []Who) func(*Game, *Play, *Card) bool {
	return func(g *Game, _ *Play, c *Card) bool { return Both(ws...).Is(g, c) }
}

func burns(g *Game, s Seat, n int) { g.burnPool(s, n) }

// EachBurnsPer has every Methuselah burn pool for each minion of a kind she controls, counted
// when the referendum has passed (AR-3.7.5.2.p2.c3).
func EachBurnsPer(n int, ws ...Who) Mark {
	return eachPer(fmt.Sprintf("each Methuselah burns %d pool for every %s she controls", n, nouns(ws)), n, all(ws), burns)
}

// EachGainsPer has every Methuselah gain pool likewise.
func EachGainsPer(n int, ws ...Who) Mark {
	return eachPer(fmt.Sprintf("each Methuselah gains %d pool for every %s she controls", n, nouns(ws)), n, all(ws), (*Game).gainPool)
}

// EachGainsPerChosen has every Methuselah gain pool for each vampire of the clan in the terms.
func EachGainsPerChosen(n int) Mark {
	return eachPer(fmt.Sprintf("each Methuselah gains %d pool for every vampire of that clan she controls", n), n,
		func(g *Game, p *Play, c *Card) bool {
			return len(p.picks) > 0 && c.isVampire() && g.isClan(c, p.picks[0].Word)
		}, (*Game).gainPool)
}

// Apportion spreads points among Methuselahs of a kind, over least of them or more; without so
// many the referendum cannot be called.
func Apportion(points Number, least int, whose Whose, whom string) Bundle {
	choose := Effect{Text: fmt.Sprintf("divide %s points over %s", strings.TrimSuffix(points.Text, "R"), whom), Do: func(g *Game, p *Play) {
		var from []Object
		for _, s := range g.among(p, whose) {
			from = append(from, seatObject(s))
		}
		g.apportion(p, points.Of(g, p), least, from)
	}}
	return Bundle{
		when("", tooFew, func(g *Game, p *Play) bool {
			q := *p
			if len(q.picks) == 0 {
				q.picks = []Object{seatObject(p.seat)} // whom the terms name before
			}
			return len(g.among(&q, whose)) >= least
		}),
		Terms(choose),
	}
}

// Methuselahs is how many there are in the game.
var Methuselahs = Number{"X (the Methuselahs in the game)", func(g *Game, p *Play) int { return len(g.among(p, Anyone)) }}

func (g *Game) among(p *Play, whose Whose) []Seat {
	var out []Seat
	var buf [8]Seat
	for _, s := range g.clockwise(p.seat, buf[:0]) {
		if whose.Is(g, p, s) {
			out = append(out, s)
		}
	}
	return out
}

// apportion asks for one point after another; those left must still reach enough Methuselahs.
func (g *Game) apportion(p *Play, points, least int, from []Object) {
	var got []Object
	for k := range points {
		var offered []Object
		for _, o := range from {
			if !contained(got, o) || len(got)+points-k-1 >= least {
				offered = append(offered, o)
			}
		}
		if len(offered) == 0 {
			return
		}
		g.choosing = termsExhausted
		prompt := fmt.Sprintf("Who gets point %d of %d?", k+1, points)
		if k > 0 {
			prompt += " So far: " + g.termsText(p.picks[len(p.picks)-k:], 0, NoSeat, NoSeat) + "."
		}
		d := chooseDecision(p.seat, prompt, TermsW, offered, false)
		d.Point, d.Points, d.Least = k+1, points, least
		o := g.ask(&d).on
		g.choosing = nil
		p.picks = append(p.picks, o)
		if !contained(got, o) {
			got = append(got, o)
		}
	}
}

// ApportionOver spreads points among Methuselahs and cards of a kind in play.
func ApportionOver(points Number, w Who, whom string) Mark {
	cards := AnywhereInPlay(Anyone, w)
	return Terms(Effect{Text: fmt.Sprintf("divide %s points over one or more %s", points.Text, whom), Do: func(g *Game, p *Play) {
		var from []Object
		for _, s := range g.among(p, Anyone) {
			from = append(from, seatObject(s))
		}
		g.apportion(p, points.Of(g, p), 1, append(from, cards.candidates(g, p)...))
	}})
}

// TwiceNamed is 2 for each card that the terms have named before.
var TwiceNamed = Number{"twice as many", func(_ *Game, p *Play) int { return 2 * p.named }}

// TermsChooseSome has the caller choose one or more things that the referendum is about. While there is
// none but the caller, which locks for the action, the card cannot be called (AR-1.6.5.p2.c1).
func TermsChooseSome(text string, s *Selector) Bundle {
	return Bundle{
		when("", noTerms, func(g *Game, p *Play) bool {
			for _, o := range s.candidates(g, p) {
				if o.Card != p.by {
					return true
				}
			}
			return false
		}),
		Terms(Effect{Text: "choose one or more " + text, Do: func(g *Game, p *Play) {
			for {
				var from []Object
				for _, o := range s.candidates(g, p) {
					if !contained(p.picks, o) {
						from = append(from, o)
					}
				}
				if len(from) == 0 {
					return
				}
				o := g.chooseObject(p.seat, sentence(s.Text), TermsW, from, p.named > 0)
				if o.none() {
					return
				}
				p.picks = append(p.picks, o)
				p.named++
			}
		}}),
	}
}

// NamedFirst are the cards that the terms have named, without those that points were spread over.
func NamedFirst(g *Game, p *Play) []*Card {
	var all []*Card
	for _, o := range p.picks[:p.named] {
		if c := o.get(); c != nil {
			all = append(all, c)
		}
	}
	return all
}

// MovesShares moves pool of the Methuselah that the terms name first to those named after her,
// one for each point; of too little, the caller picks which shares are paid
// (AR-3.7.5.2.p2.c4).
func MovesShares() Mark {
	return Passes(Effect{Text: "that much of her pool moves to them, as divided", Do: func(g *Game, p *Play) {
		if len(p.picks) == 0 {
			return
		}
		from := p.picks[0].Seat
		shares := append([]Object(nil), p.picks[1:]...)
		short := len(shares) - g.seats[from].pool
		for ; short > 0; short-- {
			o := g.chooseObject(p.seat, "Which share is left unpaid?", ChooseW, differing(shares), false)
			for i := range shares {
				if shares[i] == o {
					shares = append(shares[:i], shares[i+1:]...)
					break
				}
			}
		}
		n := g.burnPool(from, len(shares))
		for _, o := range shares[:n] {
			g.gainPool(o.Seat, 1)
		}
	}})
}

func differing(list []Object) []Object {
	var out []Object
	for _, o := range list {
		if !contained(out, o) {
			out = append(out, o)
		}
	}
	return out
}

func contained(list []Object, o Object) bool {
	for _, k := range list {
		if k == o {
			return true
		}
	}
	return false
}

// NotInTerms is every Methuselah but the one that the terms name.
var NotInTerms = Whose{" of another Methuselah", func(g *Game, p *Play, s Seat) bool {
	return len(p.picks) == 0 || p.picks[0] != seatObject(s)
}}

// EachBurnsPoints has each Methuselah burn pool for her points; CardsBurnWithPoints burns the cards
// that have any.
var (
	EachBurnsPoints = Passes(Effect{Text: "each Methuselah burns 1 pool for every point on her", Do: func(g *Game, p *Play) {
		for _, o := range p.picks[p.named:] {
			if o.Card == nil {
				g.burnPool(o.Seat, 1)
			}
		}
	}})
	CardsBurnWithPoints = Passes(Effect{Text: "each card with a point on it is burned", Do: func(g *Game, p *Play) {
		for _, o := range p.picks[p.named:] {
			if c := o.get(); c != nil && c.inPlay() {
				g.burn(c)
			}
		}
	}})
)

// NamedSeat has the Methuselah whom the terms name gain or burn pool.
func NamedSeat(n int) Mark {
	verb := "gains"
	if n < 0 {
		verb = "burns"
	}
	return Passes(Effect{Text: fmt.Sprintf("the chosen Methuselah %s %d pool", verb, max(n, -n)), Do: func(g *Game, p *Play) {
		for _, o := range p.picks[:p.named] {
			switch {
			case o.Card != nil || !g.in(o.Seat):
			case n < 0:
				g.burnPool(o.Seat, -n)
			default:
				g.gainPool(o.Seat, n)
			}
		}
	}})
}

// OfCapacity describes vampires of a capacity or more; Either joins two kinds.
func OfCapacity(n int) Who {
	return Who{fmt.Sprintf("with capacity %d or more", n), func(g *Game, c *Card) bool { return c.isVampire() && g.capacity(c) >= n }}
}

// BleedAtLeast describes minions whose bleed, were they to bleed now, is n or more.
func BleedAtLeast(n int) Who {
	return Who{fmt.Sprintf("with a bleed of %d or more", n), func(g *Game, c *Card) bool { return c.isMinion() && g.bleedOf(c) >= n }}
}

// Either describes what is of one kind or the other.
func Either(a, b Who) Who {
	return Who{a.Text + " or " + b.Text, func(g *Game, c *Card) bool { return a.Is(g, c) || b.Is(g, c) }}
}

// ChosenBurn has each Methuselah whom the terms choose burn pool, and more if she controls a ready
// minion of a kind.
func ChosenBurn(n, more int, w Who) Mark {
	return Passes(Effect{Text: fmt.Sprintf("each of them burns %d pool, and %d more if she controls a ready vampire %s", n, more, strings.TrimPrefix(w.Text, "a vampire ")), Do: func(g *Game, p *Play) {
		var amount [8]int
		for _, o := range p.picks {
			amount[o.Seat] = n
			if g.anyReady(o.Seat, func(c *Card) bool { return w.Is(g, c) }) {
				amount[o.Seat] += more
			}
		}
		for _, o := range p.picks {
			g.burnPool(o.Seat, amount[o.Seat])
		}
	}})
}
