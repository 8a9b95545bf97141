// Command elysium is a terminal table for Vampire: The Eternal Struggle.
package main

import (
	"os"

	"elysium/tui/command"
)

func main() { os.Exit(command.Run(os.Args[1:], os.Stdout, os.Stderr)) }
