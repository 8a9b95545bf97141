// Package command holds Elysium's commands; none but the table itself needs a terminal.
package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// Exit statuses: fine, a check found something, the input or the call is at fault.
const (
	fine   = 0
	found  = 1
	faulty = 2
)

// errFound says that a check found something; it has been told already.
var errFound = errors.New("a check found something")

// Run carries out the command line and returns the exit status.
func Run(args []string, out, errs io.Writer) int {
	root := newRoot()
	root.SetArgs(args)
	root.SetOut(out)
	root.SetErr(errs)
	err := root.Execute()
	switch {
	case err == nil:
		return fine
	case errors.Is(err, errFound):
		return found
	}
	fmt.Fprintln(errs, oneLine(err))
	return faulty
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:           "elysium",
		Short:         "A terminal table for Vampire: The Eternal Struggle",
		Args:          cobra.NoArgs,
		SilenceUsage:  true,
		SilenceErrors: true,
		RunE:          runTable,
	}
	root.AddCommand(playCommand(), loadCommand(), checkCommand(), fmtCommand(), showCommand(), whyCommand(),
		simCommand(), soakCommand(), cardsCommand(), cardCommand(), deckCommand(), rulesCommand(), manCommand())
	return root
}

// printJSON writes one object on one line.
func printJSON(out io.Writer, v any) error {
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

func jsonFlag(c *cobra.Command, to *bool) {
	c.Flags().BoolVar(to, "json", false, "print JSON and nothing else")
}

// oneLine keeps an error to the sentence a player reads.
func oneLine(err error) string {
	s := err.Error()
	for i := range s {
		if s[i] == '\n' {
			return s[:i]
		}
	}
	return s
}
