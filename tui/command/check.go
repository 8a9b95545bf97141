package command

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"elysium/saves"
)

// checkJSON is how a file fared, as the commands print it.
type checkJSON struct {
	File    string   `json:"file"`
	OK      bool     `json:"ok"`
	Error   string   `json:"error"`
	Line    int      `json:"line"`
	Rules   []string `json:"rules"`
	Scripts int      `json:"scripts"`
	Checks  int      `json:"checks"`
}

func checkCommand() *cobra.Command {
	var asJSON bool
	var jobs int
	c := &cobra.Command{
		Use:   "check PATH...",
		Short: "Run scripts and replay logs; a folder stands for all its .vtes files",
		Args:  takes(1, many),
		RunE: func(c *cobra.Command, args []string) error {
			for _, p := range args {
				if _, err := os.Stat(p); err != nil {
					return fmt.Errorf("%s: there is no such file or folder", p)
				}
			}
			if jobs < 1 {
				return fmt.Errorf("--jobs: expected a number from 1, not %d", jobs)
			}
			reports := saves.CheckPaths(args, jobs)
			if len(reports) == 0 {
				return fmt.Errorf("%s: there is no .vtes file", strings.Join(args, ", "))
			}
			return printReports(c.OutOrStdout(), reports, asJSON)
		},
	}
	c.Flags().IntVar(&jobs, "jobs", runtime.NumCPU(), "files checked at a time")
	jsonFlag(c, &asJSON)
	return c
}

func printReports(out io.Writer, reports []saves.Report, asJSON bool) error {
	bad, scripts, checks := 0, 0, 0
	for _, r := range reports {
		scripts += r.Scripts
		checks += r.Checks
		if !r.OK {
			bad++
		}
		switch {
		case asJSON:
			rules := r.Rules
			if rules == nil {
				rules = []string{}
			}
			if err := printJSON(out, checkJSON{r.File, r.OK, r.Error, lineOf(r.Error), rules, r.Scripts, r.Checks}); err != nil {
				return err
			}
		case !r.OK:
			fmt.Fprintln(out, r.Error)
		}
	}
	if !asJSON {
		fmt.Fprintf(out, "%s, %s, %s\n", counted(len(reports), "file"), counted(scripts, "script"), counted(checks, "check"))
		fmt.Fprintf(out, "%d passed, %d failed\n", len(reports)-bad, bad)
	}
	if bad > 0 {
		return errFound
	}
	return nil
}

// lineOf reads the line number of the first fault.
func lineOf(fault string) int {
	first, _, _ := strings.Cut(fault, "\n")
	for _, part := range strings.Split(first, ":") {
		n := 0
		if _, err := fmt.Sscanf(part, "%d", &n); err == nil && n > 0 && strings.Trim(part, "0123456789") == "" {
			return n
		}
	}
	return 0
}

func fmtCommand() *cobra.Command {
	var write bool
	c := &cobra.Command{
		Use:   "fmt FILE...",
		Short: "Print the canonical form of files",
		Args:  takes(1, many),
		RunE: func(c *cobra.Command, args []string) error {
			for _, path := range args {
				f, err := saves.ParseFile(path)
				if err != nil {
					return err
				}
				if !write {
					if _, err := c.OutOrStdout().Write(f.Format()); err != nil {
						return err
					}
					continue
				}
				if err := f.WriteFile(path); err != nil {
					return err
				}
			}
			return nil
		},
	}
	c.Flags().BoolVarP(&write, "write", "w", false, "write the files instead of printing them")
	return c
}
