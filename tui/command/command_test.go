package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"elysium/decks/foreign"
)

func TestAWrongCallIsToldInOneSentence(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.vtes")
	require.NoError(t, os.WriteFile(file, []byte("\x00\xff\n\xfe\n"), 0o600))
	nothing := t.TempDir()
	for call, want := range map[string]string{
		"load":           "expected: elysium load FILE [flags]",
		"why x":          "expected: elysium why FILE SEAT WORDS... [flags]",
		"sim extra":      "expected: elysium sim [flags]",
		"play --seats 9": "unknown flag: --seats; elysium play --help lists the flags",
		"play --seed x":  `--seed: "x" is not a value it takes; elysium play --help says more`,
		"play --seat A=V5_Ventrue --seat A=V5_Tremere":    "--seat: two seats are called A",
		"play --seat Re:x=V5_Ventrue --seat A=V5_Tremere": `--seat: found "Re:x", expected a seat's name without : / ~ # > [ ] or quotes`,
		"play --seat Turn=V5_Ventrue --seat A=V5_Tremere": `--seat: found "Turn", expected a seat's name that means nothing else`,
		"check --jobs 0 " + dir:                           "--jobs: expected a number from 1, not 0",
		"show --width 0 " + file:                          "--width: expected a number from 1, not 0",
		"show --width -4 " + file:                         "--width: expected a number from 1, not -4",
		"check " + nothing:                                nothing + ": there is no .vtes file",
		"fmt " + nothing:                                  nothing + " cannot be read: is a directory",
		"show " + nothing + "/none.vtes":                  nothing + "/none.vtes cannot be read: no such file or directory",
		"show " + file:                                    file + ":1: found bytes that are not UTF-8, expected text",
		"deck foo":                                        `unknown command "foo" for "elysium deck"; elysium deck --help lists them`,
		"rules foo":                                       `no claim is called "foo" or begins with it; elysium rules lists all`,
	} {
		var out, errs strings.Builder
		args := strings.Fields(call)
		for i := range args {
			args[i] = strings.Replace(args[i], "=V5_", "=V5 ", 1)
		}
		assert.Equal(t, faulty, Run(args, &out, &errs), call)
		assert.Equal(t, want+"\n", errs.String(), call)
		assert.Empty(t, out.String(), call)
	}
}

// TestNothingHarmfulIsPrinted gives the commands names that hold escape sequences and marks that turn
// text around, as they are or behind the escapes of a format.
func TestNothingHarmfulIsPrinted(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("ELYSIUM_HOME", dir)
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	json := write("deck.json", `{"name":"\u001b[31mred\u202e","author":"\u009b2J","description":"\u061cwho\u0007","crypt":[],"library":[{"name":"Deflection","count":1}]}`)
	xml := write("deck.xml", "<deck><name>&#x9b;31m&#x202e;</name><crypt></crypt><library><card count=\"1\"><name>Deflection</name></card></library></deck>")
	odd := write("odd\x1b[2J\u202e\nname.vtes", "vtes 2\n")
	board := write("board.vtes", "vtes 1\nseat An\u202ena\u061c\nseat Ben\n")
	texts := write("library.csv", "Id,Card Text\n100515,\"\x1b[31mred\u202e\"\n")
	for _, call := range [][]string{
		{"deck", "show", json}, {"deck", "check", json}, {"deck", "show", "--json", json}, {"deck", "show", xml}, {"deck", "convert", json},
		{"check", odd}, {"show", odd}, {"deck", "show", odd}, {"show", board}, {"show", board, "--json"}, {"check", board}, {"fmt", board},
		{"cards", "import", texts, texts}, {"card", "Deflection"}, {"load", odd}, {"why", board, "An\u202ena\u061c", "bleed"},
	} {
		var out, errs strings.Builder
		Run(call, &out, &errs)
		require.NotEmpty(t, out.String()+errs.String(), call)
		for _, text := range []string{out.String(), errs.String()} {
			for _, r := range strings.ReplaceAll(text, "\n", "") {
				require.False(t, foreign.Harmful(r) && r != '\t', "%q of %q", text, call)
			}
		}
		require.NotContains(t, out.String(), "\nname.vtes", "the end of a name is no line of its own")
	}
}

// TestOutputThatCannotBeWritten wants a command to say that what it printed went nowhere.
func TestOutputThatCannotBeWritten(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no /dev/full here: ", err)
	}
	defer full.Close()
	for _, call := range [][]string{{"cards", "deflection"}, {"card", "Deflection"}, {"rules"}, {"keys"}, {"deck", "list"}, {"check", "../../testdata/lessons"}, {"man"}, {"--help"}} {
		var errs strings.Builder
		assert.Equal(t, faulty, Run(call, full, &errs), call)
		assert.Equal(t, "the output cannot be written: no space left on device\n", errs.String(), call)
	}
}
