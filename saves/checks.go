package saves

import (
	"errors"
	"fmt"
	"strings"

	"elysium/decks"
	"elysium/game"
)

// asked reports whether a seat is asked in the present window, letting others pass until it
// is.
func (r *runner) asked(s game.Seat) (bool, error) {
	d := r.g.Pending()
	if d == nil {
		return false, r.g.Err()
	}
	window, at := d.Window, r.g.Progress()
	for d != nil && d.Window == window && r.g.Progress().SameOccasion(at) {
		if d.Seat == s {
			return true, nil
		}
		if err := r.byDefault(); err != nil {
			return false, err
		}
		d = r.g.Pending()
	}
	return false, r.g.Err()
}

// offered checks that a choice is on offer to a seat in the present window.
func (r *runner) offered(s *Step) error {
	d := r.g.Pending()
	if d == nil {
		return cmpOr(r.g.Err(), errOver)
	}
	window := d.Window
	is, err := r.asked(s.Seat)
	switch {
	case err != nil:
		return err
	case !is:
		return fmt.Errorf("the window %s closes and %s is not asked", window, r.seatName(s.Seat))
	}
	labels := r.g.Pending().Labels()
	if len(r.phrases.fits(s.Words, labels)) == 0 {
		return r.neverOffered(s.Seat, "in the window "+window.String(), s.Words, labels)
	}
	return nil
}

// refused checks that a choice is not on offer. The game stays where it is.
func (r *runner) refused(s *Step) error {
	if s.ID != "" {
		return r.reasoned(s)
	}
	if err := r.phrases.sensible(s.Words); err != nil {
		return err
	}
	ahead, err := r.copy(r.moves)
	if err != nil {
		return err
	}
	defer ahead.g.Close()
	if s.Moment.Kind != NoMoment {
		return ahead.reach(s.Moment, func(d *game.Decision) error { return r.offersTo(d, s) })
	}
	is, err := ahead.asked(s.Seat)
	if err != nil || !is {
		return err
	}
	return r.offersTo(ahead.g.Pending(), s)
}

// offersTo is the fault of a decision that offers what it may not.
func (r *runner) offersTo(d *game.Decision, s *Step) error {
	if d == nil || d.Seat != s.Seat {
		return nil
	}
	labels := d.Labels()
	if found := r.phrases.hold(s.Words, labels); len(found) > 0 {
		return fmt.Errorf("this is on offer in the window %s: %s", d.Window, oneOf(pickLabels(labels, found)))
	}
	return nil
}

// reasoned checks that the engine refuses a choice and that a reason cites the claim.
func (r *runner) reasoned(s *Step) error {
	if err := r.offersTo(r.g.Pending(), s); err != nil {
		return err
	}
	ruled := r.g.Why(s.Seat)
	labels := make([]string, len(ruled))
	for i := range ruled {
		labels[i] = r.g.LabelTo(&ruled[i].Choice, game.Record)
	}
	var reasons []string
	for _, i := range r.same(s.Words, labels) {
		if ruled[i].Cites(s.ID) {
			return nil
		}
		reasons = append(reasons, reasonText(&ruled[i]))
	}
	if len(reasons) == 0 {
		return errors.New("nothing is said against it: the engine knows no such choice here")
	}
	return fmt.Errorf("no reason cites %s; %s", s.ID, strings.Join(firstFew(reasons), "; "))
}

// same are all the labels a line fits, those that read alike each by itself.
func (r *runner) same(words string, labels []string) []int {
	var all []int
	for _, i := range r.phrases.fits(words, labels) {
		for k, label := range labels {
			if label == labels[i] {
				all = append(all, k)
			}
		}
	}
	return all
}

func firstFew(list []string) []string {
	if len(list) > mostShown/2 {
		return append(list[:mostShown/2:mostShown/2], fmt.Sprintf("and %d more", len(list)-mostShown/2))
	}
	return list
}

func reasonText(x *game.Ruled) string {
	parts := make([]string, len(x.Refusals))
	for i, why := range x.Refusals {
		parts[i] = fmt.Sprintf("%s (%s)", why.Text, why.Rule)
	}
	return fmt.Sprintf("%q is refused: %s", x.Label, strings.Join(parts, " "))
}

// deck checks whether a seat's deck is legal.
func (r *runner) deck(s *Step) error {
	seat := r.setup.Seats[s.Seat]
	if r.setup.Board {
		return fmt.Errorf("%s has a board and no deck", seat.Name)
	}
	problems := decks.Judge(seat.Crypt, seat.Library)
	var texts []string
	for _, p := range problems {
		if s.Kind == DeckFault && underClaim(p.Rule, s.ID) {
			return nil
		}
		texts = append(texts, fmt.Sprintf("%s (%s)", p.Text, p.Rule))
	}
	switch {
	case s.Kind == DeckLegal && len(texts) == 0:
		return nil
	case s.Kind == DeckLegal:
		return fmt.Errorf("the deck is not legal: %s", strings.Join(texts, " "))
	case len(texts) == 0:
		return errors.New("the deck is legal")
	}
	return fmt.Errorf("no problem of the deck cites %s: %s", s.ID, strings.Join(texts, " "))
}
