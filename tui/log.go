package tui

import (
	"strings"

	"elysium/game"
)

// logLine is one thing that happened, as the viewer may read it.
type logLine struct {
	text    string
	subject string      // who the text begins with
	card    *game.Facts // the card it is about, if the viewer may know it
	turn    bool        // the beginning of a turn
	minor   bool        // left out of the short log
	joins   bool        // may follow in the row of the line before, of one it is about
	effect  bool        // may follow in the row of any line that is not told apart
	mark    bool        // an oust, the Edge, a victory point
	by      bool        // done by hand
}

// logBook is what has happened, read with the viewer's eyes.
type logBook struct {
	lines   []logLine // by event
	rows    []story
	reader  game.Seat
	scene   scene          // what is going on after those lines
	gone    [8]bool        // who has left the game in those lines
	told    int            // lines the house has paused for
	seen    []int          // by seat: lines when it last looked
	reasons map[int]string // why the house did what began with an event
	asides  []aside        // in their order
	beside  int            // of them, those among the rows
}

// aside is what is told although nothing has happened in the game: a seat changed hands.
type aside struct {
	at   int // events before it
	text string
}

// read takes in what is new; for another reader everything is read anew, since lines hold
// what only one seat may know.
func (b *logBook) read(g *game.Game, reader game.Seat) {
	if b.reader != reader {
		b.lines, b.rows, b.reader, b.beside, b.gone, b.scene = b.lines[:0], b.rows[:0], reader, 0, [8]bool{}, scene{}
	}
	events := g.Events(len(b.lines))
	for i := range events {
		b.tellAsides()
		l := logLineOf(g, &events[i], reader)
		l.text += b.leaves(g, &events[i])
		var next *game.Event
		if i+1 < len(events) {
			next = &events[i+1]
		}
		b.scene.tell(&l, &events[i], next)
		if i+1 < len(events) && events[i].Kind == game.PoolBurned && events[i+1].Kind == game.DrewCrypt {
			l.joins = false // it pays for what follows
		}
		b.lines = append(b.lines, l)
		b.tell(g, l, &events[i])
	}
	b.tellAsides()
}

// tellAsides adds the rows of what was told before the next event.
func (b *logBook) tellAsides() {
	for ; b.beside < len(b.asides) && b.asides[b.beside].at <= len(b.lines); b.beside++ {
		b.rows = append(b.rows, b.asides[b.beside].story())
	}
}

func (a *aside) story() story { return story{logLine: logLine{text: a.text, by: true}, from: a.at} }

// leaves says whose prey changes when a Methuselah leaves the game.
func (b *logBook) leaves(g *game.Game, e *game.Event) string {
	if e.Kind != game.Ousted && e.Kind != game.Withdrew {
		return ""
	}
	seats := g.Setup().Seats
	b.gone[e.Seat] = true
	next := func(step int) int {
		n := len(seats)
		for i := (int(e.Seat) + step + n) % n; i != int(e.Seat); i = (i + step + n) % n {
			if !b.gone[i] {
				return i
			}
		}
		return int(e.Seat)
	}
	predator, prey := next(-1), next(1)
	if predator == prey {
		return ""
	}
	return ": " + seats[predator].Name + "'s prey is " + seats[prey].Name + " now"
}

// because keeps the reason of what the house did from an event on.
func (b *logBook) because(event int, why string) {
	if why == "" {
		return
	}
	if b.reasons == nil {
		b.reasons = map[int]string{}
	}
	b.reasons[event] = why
}

// reset forgets the lines, because the story has changed.
func (b *logBook) reset(events int) {
	b.lines, b.rows, b.beside, b.gone, b.scene = nil, nil, 0, [8]bool{}, scene{}
	b.told = 0
	for at := range b.reasons {
		if at >= events {
			delete(b.reasons, at)
		}
	}
}

// fresh reports whether something worth a pause has happened since the last one.
func (b *logBook) fresh() bool {
	b.told = min(b.told, len(b.lines))
	for _, l := range b.lines[b.told:] {
		if !l.minor {
			return true
		}
	}
	return false
}

func logLineOf(g *game.Game, e *game.Event, reader game.Seat) logLine {
	l := logLine{text: inWords(wording(g.EventText(e, reader), e)), subject: subjectOf(g, e)}
	if c := e.Card; c != nil && (!e.Secret || e.Seat == reader) && g.Sees(reader, c) {
		l.card = c.Facts()
	}
	switch e.Kind {
	case game.TurnBegan:
		l.turn = true
	case game.Corrected:
		l.by = true
	case game.EdgeTaken:
		l.mark, l.joins, l.effect = true, true, true
	case game.Ousted, game.EdgeBurned, game.GainedVP, game.Withdrew, game.GameOver:
		l.mark = true
	case game.RoundBegan:
		l.minor = e.N == 1
	case game.Saw: // whose cards are looked at has been told
		l.minor = e.Secret && e.Seat != reader
	case game.Locked, game.Unlocked, game.Drew, game.CombatEnded, game.ActionEnded, game.EnteredPlay:
		l.minor = true
	case game.ActionAnnounced: // with a card from hand, that it is played has been told
		l.minor = withCard[e.Word] && e.Other == nil
	case game.ActionSucceeded:
		l.minor = e.Word == "bleed" || e.Word == "hunt" || e.Word == "political action" || e.Word == "action" || e.Word == "diablerie"
	case game.Influenced, game.TookBack, game.MovedOut, game.DrewCrypt:
		l.joins, l.minor = true, e.Turn() == 0 // the crypt cards everybody begins with
	case game.PoolBurned, game.PoolGained, game.BloodLost, game.BloodGained, game.CounterAdded, game.Damaged,
		game.WentToTorpor, game.Burned, game.WasIncapacitated, game.CardCanceled:
		l.joins, l.effect = true, true
		l.minor = summed[e.Kind] && e.N == 0
	}
	if e.Kind == game.EnteredPlay && e.Card != nil && e.Card.Facts().Types.Has(minions) {
		l.minor = false
	}
	return l
}

// subjectOf is who an event's text begins with, if a reader may know it.
func subjectOf(g *game.Game, e *game.Event) string {
	text := g.EventText(e, game.NoSeat)
	if e.Seat != game.NoSeat {
		if name := g.Setup().Seats[e.Seat].Name; strings.HasPrefix(text, name+" ") {
			return name
		}
	}
	if e.Card != nil {
		if name := g.NameTo(game.NoSeat, e.Card); strings.HasPrefix(text, name+" ") {
			return name
		}
	}
	return ""
}

// withCard are the actions that a card is played for.
var withCard = map[string]bool{"equip": true, "employ retainer": true, "recruit ally": true, "political action": true, "action": true}

// wording mends what reads badly in an event's text.
func wording(text string, e *game.Event) string {
	switch e.Kind {
	case game.CounterAdded:
		name, _, _ := strings.Cut(text, " gets ")
		return name + pick(e.N < 0, " loses ", " gets ") + countersOf(game.Counter{Name: e.Word, N: max(e.N, -e.N)})
	case game.Influenced, game.TookBack:
		if head, ok := strings.CutSuffix(text, " a card"); ok {
			return head + " a face-down vampire"
		}
	case game.ActionAnnounced:
		for _, noun := range []string{"bleed", "hunt", "rescue", "diablerie"} {
			if e.Word == noun {
				return strings.Replace(text, " announces "+noun, " announces a "+noun, 1)
			}
		}
		return strings.Replace(text, " announces action of ", " takes the action of ", 1)
	case game.ActionEnded:
		if as, known := endings[e.Word]; known {
			return "the action " + as
		}
	case game.VotesCast:
		return strings.Replace(text, " 1 votes ", " 1 vote ", 1)
	}
	return text
}

// endings say how an action ended that did neither succeed nor was blocked.
var endings = map[string]string{"ended": "ends", "failed": "fails", "canceled": "is canceled"}

// turnRule is how long the rule between turns is: across a wide screen it would only cost.
const turnRule = 40

func (l *logLine) draw(p *panel, th *Theme, cursor bool) {
	if l.turn && !cursor {
		p.line(func(x *line) {
			x.rule(th.Dim, th.Rule, 2).put(th.Title, " "+l.text+" ").rule(th.Dim, th.Rule, min(x.w, turnRule))
		})
		return
	}
	s := th.Plain
	switch {
	case cursor:
		s = th.Cursor
	case l.mark:
		s = th.Asked
	case l.by:
		s = th.Note
	case l.minor:
		s = th.Dim
	}
	glyph := "  "
	if cursor {
		glyph = "> "
	}
	if l.by {
		glyph = pick(cursor, ">~", " ~")
	}
	p.line(func(x *line) { x.put(th.Asked, glyph).put(s, l.text) })
}

// drawTail are the last things that happened, but for the latest few.
func (b *logBook) drawTail(th *Theme, w, h, skip int) []string {
	p := newPanel(w, h)
	to := max(0, len(b.rows)-skip)
	for i := max(0, to-h); i < to; i++ {
		b.rows[i].draw(p, th, false)
	}
	return p.done()
}
