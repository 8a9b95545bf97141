package command

import (
	"fmt"

	"github.com/spf13/cobra"

	"elysium/saves"
	"elysium/tui"
)

// keysCommand prints the settings of the table, all keys among them, as the player's file of them
// is written.
func keysCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "keys",
		Short: "Print the keys and settings of the table as they are, to be changed in a file",
		Args:  takes(0, 0),
		RunE: func(c *cobra.Command, _ []string) error {
			path, err := saves.ConfigPath()
			if err != nil {
				return err
			}
			config := tui.LoadConfig(path)
			fmt.Fprintf(c.OutOrStdout(), "# Elysium reads its settings from %s\n%s", path, config.Format())
			for _, fault := range config.Faults {
				fmt.Fprintln(c.ErrOrStderr(), fault)
			}
			if len(config.Faults) > 0 {
				return errFound
			}
			return nil
		},
	}
}

// settle applies the player's settings to a table.
func settle(o *tui.Options) {
	if path, err := saves.ConfigPath(); err == nil {
		tui.LoadConfig(path).Apply(o)
	}
}
