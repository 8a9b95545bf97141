package game

import "fmt"

// The words of this file act on the votes of a referendum as a whole.

// BeforeVotes: usable in a political action's referendum before votes or ballots are cast
// (RB-the-referendum.p3.c1).
var BeforeVotes = Bundle{
	Mark{Text: "usable only during a referendum before votes or ballots are cast", Set: func(m *Mode) { m.windows = In(Polling) }},
	when("", pollingOnly, func(g *Game, p *Play) bool { return g.ref != nil && g.ref.open && !g.ref.bloodHunt }),
}

// LocksVoters locks each vampire that casts votes or ballots in this referendum, the user's
// Methuselah's spared or not. It is no cost: a locked vampire votes as well.
func LocksVoters(spared bool) Effect {
	text := "each vampire that casts votes or ballots in this referendum is locked"
	if spared {
		text += ", yours excepted"
	}
	lock := Effect{Do: func(g *Game, p *Play) {
		if c := g.about.Card; c != nil && !(spared && c.controller == p.seat) {
			g.lock(c)
		}
	}}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		g.later(due{at: VotedM, effect: &lock, play: p, span: ReferendumSpan, every: true})
	}}
}

// CallerPaysForFailure has the Methuselah who called the referendum burn pool if it fails: n, and
// 1 more for each vote by which it fails.
func CallerPaysForFailure(n int) Effect {
	burn := Effect{Do: func(g *Game, p *Play) {
		if g.action == nil || g.action.ref == nil {
			return
		}
		yes, no := g.action.ref.tally()
		g.burnPool(g.action.ref.seat, n+no-yes)
	}}
	return Effect{Text: fmt.Sprintf("should the referendum fail, the Methuselah who called it burns %d pool, and 1 more for each vote of the difference", n),
		Do: func(g *Game, p *Play) { g.later(due{at: ReferendumFailed, effect: &burn, play: p, span: ActionSpan}) }}
}

// WhenTallied has an effect happen when the votes of the referendum have been counted; one that passes
// by itself or is canceled is not counted.
func WhenTallied(e Effect) Effect {
	held := e
	return Effect{Text: e.Text + " when the votes have been counted", Do: func(g *Game, p *Play) {
		g.later(due{at: TalliedM, effect: &held, play: p, span: ActionSpan})
	}}
}

// IfItPasses has an effect happen after the referendum has passed, and its effects; IfItFails after it has
// failed.
func IfItPasses(e Effect) Effect { return onceCounted(ReferendumPassed, "passes", e) }

// IfItFails has it happen after the referendum has failed.
func IfItFails(e Effect) Effect { return onceCounted(ReferendumFailed, "fails", e) }

func onceCounted(at Moment, how string, e Effect) Effect {
	held := e
	return Effect{Text: "if the referendum " + how + ", " + e.Text, Do: func(g *Game, p *Play) {
		g.later(due{at: at, effect: &held, play: p, span: ActionSpan})
	}}
}

// OpposersBurn burns pool of each Methuselah who has cast any votes or ballots against the referendum, by
// herself or by a minion, once however many they are.
func OpposersBurn(n int) Effect {
	return votersBurn(n, opposed, "each Methuselah who has cast votes or ballots against the referendum, a minion of hers included, burns %d pool", false)
}

// SupportersBurn likewise burns pool of each who has cast any for it, the one who called it left out.
func SupportersBurn(n int) Effect {
	return votersBurn(n, inFavour, "each other Methuselah who has cast votes or ballots for the referendum, a minion of hers included, burns %d pool", true)
}

func votersBurn(n int, side voteSide, text string, sparesCaller bool) Effect {
	return Effect{Text: fmt.Sprintf(text, n), Do: func(g *Game, p *Play) {
		if g.action == nil || g.action.ref == nil {
			return
		}
		r := g.action.ref
		var voted [8]bool
		for _, x := range r.cast {
			voted[x.seat] = voted[x.seat] || x.side == side
		}
		var buf [8]Seat
		for _, s := range g.clockwise(p.seat, buf[:0]) {
			if voted[s] && !(sparesCaller && s == r.seat) {
				g.burnPool(s, n)
			}
		}
	}}
}

// CallerBurns burns pool of the Methuselah whose vampire called the referendum.
func CallerBurns(n int) Effect {
	return Effect{Text: fmt.Sprintf("the Methuselah whose vampire called it burns %d pool", n), Do: func(g *Game, p *Play) {
		if g.action != nil && g.action.ref != nil {
			g.burnPool(g.action.ref.seat, n)
		}
	}}
}

// VotingAs reaches the vampires that have voted as the first one reached has, VotingAgainst those on the
// other side (AR-3.7.6.3.p2.c1).
func VotingAs(of Reach) Reach { return voters(of, true) }

// VotingAgainst reaches those that have voted on the other side.
func VotingAgainst(of Reach) Reach { return voters(of, false) }

func voters(of Reach, agreeing bool) Reach {
	return func(g *Game, p *Play) (all []*Card) {
		if g.action == nil || g.action.ref == nil {
			return nil
		}
		r := g.action.ref
		for _, c := range of(g, p) {
			side, did := r.castBy(cardObject(c))
			for i := range r.cast {
				if v := r.cast[i].by.get(); did && v != nil && !contains(all, v) && (r.cast[i].side == side) == agreeing {
					all = append(all, v)
				}
			}
		}
		return all
	}
}

// VotesForPool lets every Methuselah burn pool for votes while the card resolves, a point at a
// time, in turn, until nobody wants more; the user may get more votes for a point than others.
func VotesForPool(each, yours int) Effect {
	text := fmt.Sprintf("while this card resolves, each Methuselah can burn any amount of pool, for %+d votes a point", each)
	if yours != each {
		text += fmt.Sprintf(" (%+d for you)", yours)
	}
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		var paid [8]int
		for going := true; going; {
			going = false
			var buf [8]Seat
			for _, s := range g.clockwise(p.seat, buf[:0]) {
				if g.seats[s].pool > 0 && g.askYes(s, p.card) {
					paid[s] += g.burnPool(s, 1)
					going = true
				}
			}
		}
		for i, n := range paid {
			if k := each; n > 0 {
				if Seat(i) == p.seat {
					k = yours
				}
				g.addMod(mod{value: VotesOf, n: n * k, role: roleSeat, seat: Seat(i), source: p.ref, mode: p.mode, span: ReferendumSpan})
			}
		}
	}}
}

// ChoosesMethuselahs names one or more Methuselahs in the terms; the card remembers them when
// the referendum has passed.
var ChoosesMethuselahs = Bundle{
	Terms(Effect{Text: "choose one or more Methuselahs", Do: func(g *Game, p *Play) {
		for {
			var from []Object
			for _, s := range g.among(p, Anyone) {
				if !contained(p.picks, seatObject(s)) {
					from = append(from, seatObject(s))
				}
			}
			if len(from) == 0 {
				return
			}
			o := g.chooseObject(p.seat, "Choose a Methuselah.", TermsW, from, len(p.picks) > 0)
			if o.none() {
				return
			}
			p.picks = append(p.picks, o)
		}
	}}),
	KeepsTerms,
}

// KeepsTerms has the card remember whom its referendum was about.
var KeepsTerms = Passes(Effect{Do: func(g *Game, p *Play) { p.card.others = append([]Object(nil), p.picks...) }})

// ChosenMethuselahsHave sets a value of the Methuselahs chosen for the card.
func ChosenMethuselahsHave(v Value, n int) Static {
	text, flag := flagTexts[v]
	if !flag {
		text = fmt.Sprintf("has %d %s", n, valueNames[v])
	}
	return Static{Text: "Each chosen Methuselah " + text, Value: v, Set: true, N: constant(n),
		Applies: func(g *Game, src, t *Card, s Seat) bool { return t == nil && contained(src.others, seatObject(s)) }}
}

// YourMinionActs makes an ability an action of any minion of a kind that the card's controller
// has.
func YourMinionActs(w Who) Bundle {
	return Bundle{Mark{Set: func(m *Mode) {
		spec(m)
		m.user, m.windows = byReady, In(BetweenActions)
	}}, UserIs(w)}
}

// AddCounter puts a counter on the card.
var AddCounter = Effect{Text: "put 1 counter on this card", Do: func(g *Game, p *Play) { g.addCounters(p.card, plainCounter, 1) }}

// UserBloodOntoThis moves up to n blood of the minion that acts to the card.
func UserBloodOntoThis(least, most int) Effect {
	text := fmt.Sprintf("it moves %d of its blood to this card as counters", most)
	if least < most {
		text = fmt.Sprintf("it moves up to %d of its blood to this card as counters", most)
	}
	return someBloodOntoThis(text, least, most, User)
}

// OpponentsBloodOntoThis moves up to n blood of the opposing vampire to the card.
func OpponentsBloodOntoThis(n int) Effect {
	return someBloodOntoThis(fmt.Sprintf("move up to %d blood of the opposing vampire to this card", n), 0, n, Opponent)
}

func someBloodOntoThis(text string, least, most int, of Reach) Effect {
	return Effect{Text: text, Do: func(g *Game, p *Play) {
		for _, c := range of(g, p) {
			if k := g.askNumber(p.seat, "How much blood is moved?", AmountW, Takes, min(least, c.blood), min(most, c.blood)); k > 0 {
				g.addCounters(p.card, plainCounter, g.loseBlood(c, k))
			}
		}
	}}
}

// CountersForVotes burns any number of the card's counters for as many votes.
var CountersForVotes = countersFor("burn X of its counters for +X votes", nil, func(g *Game, p *Play, n int) {
	g.addMod(mod{value: VotesOf, n: n, role: roleSeat, seat: p.seat, source: p.ref, mode: p.mode, span: ReferendumSpan})
})

// CountersForVotesOf likewise gives whom it reaches the votes.
func CountersForVotesOf(to Reach, whom string) Effect {
	return countersFor("burn X of its counters for +X votes of "+whom, nil, func(g *Game, p *Play, n int) { g.votesMore(p, n, to) })
}

// VotesPerCounter gives whom it reaches a vote for each counter on the card.
func VotesPerCounter(to Reach, whom string) Effect {
	return Effect{Text: whom + " gets +1 vote for each counter on this card",
		Check: func(g *Game, p *Play) *Refusal {
			if p.card.counter(plainCounter) == 0 {
				return noCounters
			}
			return nil
		},
		Do: func(g *Game, p *Play) { g.votesMore(p, p.card.counter(plainCounter), to) }}
}

func (g *Game) votesMore(p *Play, n int, to Reach) {
	for _, c := range to(g, p) {
		g.addMod(mod{value: VotesOf, n: n, role: roleCard, on: c.ref(), source: p.ref, mode: p.mode, span: ReferendumSpan})
		g.castMore(c)
	}
}

// PoolForVotes has its user burn any amount of pool for votes, so many for each point.
func PoolForVotes(each int) Effect {
	return Effect{Text: fmt.Sprintf("burn X pool for %+d votes a point", each),
		Check: func(g *Game, p *Play) *Refusal {
			if g.seats[p.seat].pool == 0 {
				return tooLittlePool
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			n := g.burnPool(p.seat, g.askNumber(p.seat, "How much pool is burned?", AmountW, Takes, 1, g.seats[p.seat].pool))
			g.addMod(mod{value: VotesOf, n: n * each, role: roleSeat, seat: p.seat, source: p.ref, mode: p.mode, span: ReferendumSpan})
		}}
}

// CountersForIntercept likewise gives whom it reaches intercept for the action, if it is needed.
func CountersForIntercept(to Reach, whom string) Effect {
	needed := interceptUp(0, to, "").Check
	return countersFor("burn X of its counters for +X intercept of "+whom, needed, func(g *Game, p *Play, n int) {
		interceptUp(n, to, "").Do(g, p)
	})
}

func countersFor(text string, check func(*Game, *Play) *Refusal, gain func(*Game, *Play, int)) Effect {
	return Effect{Text: text,
		Check: func(g *Game, p *Play) *Refusal {
			if p.card.counter(plainCounter) == 0 {
				return noCounters
			}
			if check != nil {
				return check(g, p)
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			n := g.askNumber(p.seat, "How many counters are burned?", AmountW, Takes, 1, p.card.counter(plainCounter))
			g.addCounters(p.card, plainCounter, -n)
			gain(g, p, n)
		}}
}

// BurnsItsCounters burns every counter of the card.
var BurnsItsCounters = Effect{Text: "burn all its counters", Do: func(g *Game, p *Play) {
	g.addCounters(p.card, plainCounter, -p.card.counter(plainCounter))
}}

// ExchangesWithHeap exchanges a card of a kind in the hand of who uses it for one of a kind in her ash
// heap.
func ExchangesWithHeap(out, in Who) Effect {
	text := "exchange " + out.Text + " in the hand for "
	if in.Text == out.Text {
		text += "one in the ash heap"
	} else {
		text += in.Text + " in the ash heap"
	}
	return Effect{Text: text,
		Check: func(g *Game, p *Play) *Refusal {
			m := g.seats[p.seat]
			if len(g.ofKind(m.zones[Hand], out)) == 0 || len(g.ofKind(m.zones[AshHeap], in)) == 0 {
				return noTarget
			}
			return nil
		},
		Do: func(g *Game, p *Play) {
			m := g.seats[p.seat]
			from := g.chooseCard(p.seat, "Which card leaves the hand?", ChooseW, Chooses, g.ofKind(m.zones[Hand], out))
			to := g.chooseCard(p.seat, "Which comes from the ash heap?", ChooseW, Chooses, g.ofKind(m.zones[AshHeap], in))
			if from != nil && to != nil {
				g.move(to, Hand, p.seat)
				g.move(from, AshHeap, p.seat)
			}
		}}
}

// EachMethuselahs lets every Methuselah use the ability, once in each of her own phases of a kind.
func EachMethuselahs(p Phase) Bundle {
	return Bundle{Say("once for each Methuselah in her own " + p.String() + " phase"), Mark{Set: func(m *Mode) {
		m.open, m.perSeat = true, true
		m.windows |= In(phaseWindow[p])
		m.once = append(m.once, PhaseSpan)
	}}}
}

// phaseWindow is the window of each phase in which its Methuselah may do what she wants.
var phaseWindow = [phases]Window{UnlockW, MasterW, BetweenActions, InfluenceW, DiscardW}

// EndsDelay ends what holds back the replacement of the chosen card.
var EndsDelay = Effect{Text: "what kept its replacement back ends", Do: func(g *Game, p *Play) {
	for _, m := range g.seats {
		m.endDelays(func(d owed) bool { return d.card == p.on.Card })
	}
}}
