// Package background says whether the terminal is dark, without asking the terminal.
//
// The terminal library asks while it is initialised and waits up to five seconds where nobody
// answers. Packages are initialised in the order of their paths once what they import is
// ready, so this one comes before that library and settles the question.
package background

import (
	"os"
	"strconv"
	"strings"

	"github.com/charmbracelet/lipgloss"
)

func init() { lipgloss.SetHasDarkBackground(Dark(os.Getenv)) }

// Dark reads ELYSIUM_BACKGROUND (dark or light), then COLORFGBG as some terminals set it;
// otherwise the terminal is taken for dark.
func Dark(getenv func(string) string) bool {
	switch strings.ToLower(getenv("ELYSIUM_BACKGROUND")) {
	case "light":
		return false
	case "dark":
		return true
	}
	fields := strings.Split(getenv("COLORFGBG"), ";")
	n, err := strconv.Atoi(fields[len(fields)-1])
	return err != nil || n < 7 || n == 8
}
