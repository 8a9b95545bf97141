package command

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/creack/pty"
)

// BenchmarkFirstFrame measures from the start of the program, as it is built, to the first frame in
// a terminal: of the menu, and of a game that is dealt for it.
func BenchmarkFirstFrame(b *testing.B) {
	program := filepath.Join(b.TempDir(), "elysium")
	if out, err := exec.Command("go", "build", "-o", program, "elysium").CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	for _, c := range []struct {
		name, shows string
		args        []string
	}{
		{"menu", "New game", nil},
		{"game", "uncontrolled", []string{"play", "--seed", "5"}},
	} {
		b.Run(c.name, func(b *testing.B) {
			home := b.TempDir()
			for b.Loop() {
				firstFrame(b, home, c.shows, exec.Command(program, c.args...))
			}
		})
	}
}

// firstFrame starts a program and waits until it shows a text; only that is measured.
func firstFrame(b *testing.B, home, shows string, c *exec.Cmd) {
	c.Env = append(os.Environ(), "ELYSIUM_HOME="+home, "TERM=xterm-256color", "CI=")
	screen, err := pty.StartWithSize(c, &pty.Winsize{Cols: 120, Rows: 40})
	if err != nil {
		b.Skip("no pseudo-terminal here: ", err)
	}
	var sent []byte
	for p := make([]byte, 1<<16); !bytes.Contains(sent, []byte(shows)); {
		n, err := screen.Read(p)
		if sent = append(sent, p[:n]...); err != nil {
			b.Fatalf("%v: %q", err, sent)
		}
	}
	b.StopTimer()
	_ = c.Process.Kill()
	_ = c.Wait()
	_ = screen.Close()
	b.StartTimer()
}
