package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
)

// manCommand prints the manual page, made of the same definitions as the help.
func manCommand() *cobra.Command {
	return &cobra.Command{
		Use:    "man",
		Short:  "Print the manual page",
		Args:   cobra.NoArgs,
		Hidden: true,
		RunE: func(c *cobra.Command, _ []string) error {
			out := c.OutOrStdout()
			fmt.Fprintf(out, ".TH ELYSIUM 1\n.SH NAME\nelysium \\- %s\n.SH COMMANDS\n", roff(c.Root().Short))
			manOf(out, c.Root())
			return nil
		},
	}
}

// manOf prints a command and those under it.
func manOf(out io.Writer, c *cobra.Command) {
	if c.Hidden {
		return
	}
	fmt.Fprintf(out, ".SS %s\n%s\n", roff(c.UseLine()), roff(c.Short))
	if flags := c.NonInheritedFlags().FlagUsages(); flags != "" {
		fmt.Fprintf(out, ".nf\n%s.fi\n", roff(flags))
	}
	for _, k := range c.Commands() {
		manOf(out, k)
	}
}

// roff escapes what the page's own language would read.
func roff(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, `\`, `\\`), "-", `\-`)
}
