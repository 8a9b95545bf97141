package command

import (
	"fmt"
	"io"
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

// claimJSON is one claim and what shows it.
type claimJSON struct {
	ID      string   `json:"id"`
	Status  string   `json:"status"` // current, context or superseded
	Source  string   `json:"source"`
	Claim   string   `json:"claim"`
	ShownBy []string `json:"shown_by"`         // files of scripts
	Reason  string   `json:"reason,omitempty"` // why no script shows it
}

func claimOf(c saves.Claim) claimJSON {
	status := c.Status
	if status == "" {
		status = "current"
	}
	shown := saves.ShownBy(c.ID)
	if shown == nil {
		shown = []string{}
	}
	return claimJSON{c.ID, status, c.Source(), c.Text, shown, saves.Uncovered(c.ID)}
}

func rulesCommand() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "rules [ID]",
		Short: "The rules, claim by claim, with the scripts that show each",
		Long: "Lists the rules broken into single claims, with the scripts that show each. ID is a claim, or the\n" +
			"beginning of several: RB, AR-1.13, RB-contested-cards.p1.",
		Args: takes(0, 1),
		RunE: func(c *cobra.Command, args []string) error {
			prefix := ""
			if len(args) > 0 {
				prefix = args[0]
			}
			found := saves.Claims(prefix)
			if len(found) == 0 {
				return fmt.Errorf("no claim is called %q or begins with it; elysium rules lists all", prefix)
			}
			list := make([]claimJSON, len(found))
			for i, k := range found {
				list[i] = claimOf(k)
			}
			if asJSON {
				return printJSON(c.OutOrStdout(), list)
			}
			for i := range found {
				heading := i == 0 || found[i].Section != found[i-1].Section || chapterOf(found[i].ID) != chapterOf(found[i-1].ID)
				tellClaim(c.OutOrStdout(), found[i].Section, list[i], heading)
			}
			return nil
		},
	}
	jsonFlag(c, &asJSON)
	c.AddCommand(rulesCoverageCommand())
	return c
}

// tellClaim writes a claim, under its heading where that is a new one.
func tellClaim(out io.Writer, section string, k claimJSON, heading bool) {
	if heading {
		fmt.Fprintf(out, "\n%s: %s\n", chapterOf(k.ID), section)
	}
	fmt.Fprintf(out, "  %s  %s\n", k.ID, k.Claim)
	if k.Status != "current" {
		fmt.Fprintf(out, "      (%s)\n", k.Status)
	}
	fmt.Fprintf(out, "      %s\n", k.Source)
	for _, file := range k.ShownBy {
		fmt.Fprintf(out, "      shown by testdata/%s\n", file)
	}
	if k.Reason != "" {
		fmt.Fprintf(out, "      %s\n", k.Reason)
	}
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
