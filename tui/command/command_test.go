package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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
