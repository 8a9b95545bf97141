// Package command holds Elysium's commands; none but the table itself needs a terminal.
package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"elysium/decks/foreign"
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
	told, said := foreign.NewWriter(out), foreign.NewWriter(errs) // names in files may hold anything
	root := newRoot()
	root.SetArgs(args)
	root.SetOut(told)
	root.SetErr(said)
	err := root.Execute()
	if lost := told.Err(); lost != nil {
		err = fmt.Errorf("the output cannot be written: %w", foreign.Cause(lost))
	}
	switch {
	case err == nil:
		return fine
	case errors.Is(err, errFound):
		return found
	}
	fmt.Fprintln(said, oneLine(err))
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
	root.AddCommand(playCommand(), loadCommand(), editCommand(), checkCommand(), fmtCommand(), showCommand(), diffCommand(), whyCommand(),
		simCommand(), soakCommand(), cardsCommand(), cardCommand(), deckCommand(), rulesCommand(), keysCommand(), manCommand())
	root.SetFlagErrorFunc(flagError)
	root.CompletionOptions.HiddenDefaultCmd = true
	return root
}

// many is any number of arguments.
const many = -1

// takes refuses a call with fewer or more arguments and says how it is made.
func takes(least, most int) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) < least || most != many && len(args) > most {
			return fmt.Errorf("expected: %s", c.UseLine())
		}
		return nil
	}
}

// group makes a command that only holds others: alone it says which.
func group(c *cobra.Command, under ...*cobra.Command) *cobra.Command {
	c.Args = func(c *cobra.Command, args []string) error {
		if len(args) > 0 {
			return fmt.Errorf("unknown command %q for %q; %s --help lists them", args[0], c.CommandPath(), c.CommandPath())
		}
		return nil
	}
	c.RunE = func(c *cobra.Command, _ []string) error { return c.Help() }
	c.AddCommand(under...)
	return c
}

// flagError says what is wrong with a flag without the words of a parser.
func flagError(c *cobra.Command, err error) error {
	if bad, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		return fmt.Errorf("--%s: %q is not a value it takes; %s --help says more", bad.GetFlag().Name, bad.GetValue(), c.CommandPath())
	}
	return fmt.Errorf("%w; %s --help lists the flags", err, c.CommandPath())
}

// printJSON writes one object on one line. What is harmful on a screen is escaped, so that nothing is
// lost to a program.
func printJSON(out io.Writer, v any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	text := strings.TrimSuffix(b.String(), "\n")
	for _, r := range text {
		if foreign.Harmful(r) {
			text = strings.ReplaceAll(text, string(r), fmt.Sprintf(`\u%04x`, r))
		}
	}
	_, err := fmt.Fprintln(out, text)
	return err
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
