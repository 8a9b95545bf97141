package tui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
	"elysium/saves"
)

// rulePage shows the rules behind a refusal: what each says, where it stands, what shows it.
type rulePage struct {
	label    string
	refusals []game.Refusal
	list     list
	back     overlay
}

func (r *rulePage) rows(th *Theme, w int) []string {
	p := newPanel(w, 400)
	for _, refusal := range r.refusals {
		p.para(th.Bold, 1, refusal.Text)
		c, known := saves.ClaimOf(refusal.Rule)
		if !known {
			continue
		}
		p.para(th.Plain, 3, c.Text)
		p.para(th.Dim, 3, c.Source())
		p.shownBy(th, 3, c)
		p.text(th.Plain, "")
	}
	return p.rows
}

func (r *rulePage) draw(t *table, w, h int) []string {
	return r.list.page(t.theme, "The rule: "+r.label, t.theme.Keys.say("{back} goes back"), r.rows(t.theme, w), w, h)
}

func (r *rulePage) key(t *table, k string) tea.Cmd {
	if !r.list.scrolls(k) {
		t.over = r.back
	}
	return nil
}

// newRuleList lists the rules by the headings they stand under; what is typed finds single ones, by
// words or by their ids.
func newRuleList() *finder {
	all := saves.Claims("")
	all = slices.DeleteFunc(all, func(c saves.Claim) bool { return c.Status != "" })
	slices.SortStableFunc(all, func(a, b saves.Claim) int { // the rulebook, then what is made of it
		return pick(inRulebook(&a), 0, 1) - pick(inRulebook(&b), 0, 1)
	})
	var found [][]saves.Claim // by row
	f := &finder{title: "Rules", hint: "words, or the beginning of an id: RB-bleed, AR-2.1"}
	f.seek = func(text string) ([]string, error) {
		found = found[:0]
		words := strings.Fields(strings.ToLower(text))
		var names []string
		for i, c := range all {
			switch {
			case len(words) > 0:
				if has(strings.ToLower(c.ID+" "+c.Text), words) {
					found, names = append(found, all[i:i+1]), append(names, c.Text)
				}
			case i > 0 && headingOf(&all[i-1]) == headingOf(&c):
				last := len(found) - 1
				found[last] = append(found[last], c)
			default:
				found, names = append(found, []saves.Claim{c}), append(names, headingOf(&c))
			}
		}
		return names, nil
	}
	f.tell = func(th *Theme, i, w int) []string { return tellRules(th, found[i], w) }
	f.narrow()
	return f
}

// headingOf is what a rule stands under in its document.
func headingOf(c *saves.Claim) string {
	h, _, _ := strings.Cut(c.Source(), ", paragraph ")
	return h
}

func inRulebook(c *saves.Claim) bool { return strings.HasPrefix(c.ID, "RB-") }

// tellRules tells of one rule, or of all under a heading.
func tellRules(th *Theme, rules []saves.Claim, w int) []string {
	p := newPanel(w, 400)
	if len(rules) > 1 {
		p.para(th.Title, 1, headingOf(&rules[0]))
		for i := range rules {
			p.para(th.Plain, 1, rules[i].Text)
			p.para(th.Dim, 1, rules[i].ID)
		}
		return p.rows
	}
	p.para(th.Bold, 1, rules[0].Text)
	p.para(th.Plain, 1, rules[0].Source())
	p.shownBy(th, 1, rules[0])
	return p.rows
}

// shownBy names a claim and what shows it.
func (p *panel) shownBy(th *Theme, indent int, c saves.Claim) {
	p.para(th.Dim, indent, c.ID)
	for _, file := range saves.ShownBy(c.ID) {
		p.para(th.Dim, indent, "shown by testdata/"+file)
	}
}
