package tui

import (
	"io"
	"os"
	"strings"

	tips "github.com/charmbracelet/bubbles/help"
	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"

	"elysium/tui/background"
)

// Style is what is written before and after a text to colour it.
type Style struct{ open, close string }

// Theme holds the styles and glyphs everything is drawn with. Styles hold palette indices,
// rendered once: the styling library is too slow to be asked for every word.
type Theme struct {
	Plain, Dim, Bold, Title, Cursor, Asked, Good, Bad, Note Style

	ascii bool // every character of a frame is ASCII

	Rule, Bar, Block string // horizontal line, vertical line, the curtain's cloth

	Keys *Keys // what the player's keys are, for the texts that name them

	strip tips.Model // the last row
}

// ThemeSettings choose a theme.
type ThemeSettings struct {
	Profile termenv.Profile // how many colours; termenv.Ascii: none, nor bold and reverse
	Light   bool            // a light background
	ASCII   bool            // no line-drawing characters
}

// EnvTheme reads the settings from the environment: NO_COLOR, TERM and their like,
// ELYSIUM_BACKGROUND, ELYSIUM_ASCII.
func EnvTheme() ThemeSettings {
	ascii := os.Getenv("ELYSIUM_ASCII")
	return ThemeSettings{
		Profile: lipgloss.ColorProfile(),
		Light:   !background.Dark(os.Getenv),
		ASCII:   ascii != "" && ascii != "0",
	}
}

// NewTheme renders the styles.
func NewTheme(s ThemeSettings) *Theme {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(s.Profile)
	r.SetHasDarkBackground(!s.Light)
	style := func(f func(lipgloss.Style) lipgloss.Style) Style {
		before, after, _ := strings.Cut(f(r.NewStyle()).Render("x"), "x")
		return Style{before, after}
	}
	shade := func(dark, light string) lipgloss.Color { return lipgloss.Color(pick(s.Light, light, dark)) }
	colour := func(dark, light string, bold bool) Style {
		return style(func(x lipgloss.Style) lipgloss.Style { return x.Foreground(shade(dark, light)).Bold(bold) })
	}
	t := &Theme{
		Dim:    colour("7", "8", false),
		Bold:   style(func(x lipgloss.Style) lipgloss.Style { return x.Bold(true) }),
		Cursor: style(func(x lipgloss.Style) lipgloss.Style { return x.Reverse(true) }),
		Title:  colour("6", "4", true), Asked: colour("11", "5", true),
		Good: colour("2", "2", false), Bad: colour("9", "1", true), Note: colour("3", "4", false),
		Rule: "─", Bar: "│", Block: "░",
		Keys: usualKeys, strip: tips.New(),
	}
	t.strip.ShortSeparator, t.strip.Ellipsis = "  ", "~"
	t.strip.Styles.ShortKey, t.strip.Styles.ShortDesc = r.NewStyle().Bold(true), r.NewStyle().Foreground(shade("7", "8"))
	if s.ASCII {
		t.ascii, t.Rule, t.Bar, t.Block = true, "-", "|", ":"
	}
	return t
}
