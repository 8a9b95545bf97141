package command

import (
	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

// manCommand prints the manual page, made of the same definitions as the help.
func manCommand() *cobra.Command {
	return &cobra.Command{
		Use:    "man",
		Short:  "Print the manual page",
		Args:   takes(0, 0),
		Hidden: true,
		RunE: func(c *cobra.Command, _ []string) error {
			root := c.Root()
			root.DisableAutoGenTag = true
			return doc.GenMan(root, &doc.GenManHeader{Title: "ELYSIUM", Section: "1", Source: "Elysium"}, c.OutOrStdout())
		},
	}
}
