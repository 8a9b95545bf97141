package command

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"elysium/saves"
)

// chapterJSON is how much of a chapter is shown.
type chapterJSON struct {
	Current int `json:"current"`
	Shown   int `json:"shown"`
}

func rulesCommand() *cobra.Command {
	return group(&cobra.Command{Use: "rules", Short: "Rules: which of them passing scripts show"}, rulesCoverageCommand())
}

func rulesCoverageCommand() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "coverage [FOLDER]",
		Short: "Claims shown by a passing script, chapter by chapter",
		Args:  takes(0, 1),
		RunE: func(c *cobra.Command, args []string) error {
			folder := "testdata"
			if len(args) > 0 {
				folder = args[0]
			}
			if _, err := os.Stat(folder); err != nil {
				return fmt.Errorf("%s: there is no such folder; say where the scripts are", folder)
			}
			chapters, missing := coverage(saves.CheckPaths([]string{folder}, 0))
			if asJSON {
				return printJSON(c.OutOrStdout(), map[string]any{"chapters": chapters, "missing": missing})
			}
			for _, name := range chapterNames {
				k := chapters[name]
				fmt.Fprintf(c.OutOrStdout(), "%-5s %4d of %4d claims shown\n", name, k.Shown, k.Current)
			}
			return nil
		},
	}
	jsonFlag(c, &asJSON)
	return c
}

var chapterNames = []string{"RB", "RS", "AR-0", "AR-1", "AR-2", "AR-3", "AR-4", "AR-5", "AR-6", "AR-A"}

// chapterOf is the chapter a claim belongs to.
func chapterOf(id string) string {
	for _, name := range slices.Backward(chapterNames) {
		if strings.HasPrefix(id, name) {
			return name
		}
	}
	return "AR-A"
}

// coverage counts the claims that a passing script of a file naming them shows.
func coverage(reports []saves.Report) (map[string]*chapterJSON, []string) {
	shown := map[string]bool{}
	for _, r := range reports {
		if r.OK && r.Scripts > 0 {
			for _, id := range r.Rules {
				shown[id] = true
			}
		}
	}
	chapters := map[string]*chapterJSON{}
	for _, name := range chapterNames {
		chapters[name] = &chapterJSON{}
	}
	missing := []string{}
	for _, id := range saves.CurrentClaims() {
		k := chapters[chapterOf(id)]
		k.Current++
		if shown[id] {
			k.Shown++
		} else {
			missing = append(missing, id)
		}
	}
	return chapters, missing
}
