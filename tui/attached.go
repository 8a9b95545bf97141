package tui

import (
	"os"

	"github.com/charmbracelet/x/ansi"
	tty "github.com/charmbracelet/x/term"
)

// keyboard is what the player types. When no more can come, because the terminal is gone and no
// signal told of it, the program ends.
type keyboard struct {
	*os.File
	gone func()
}

// Read waits for keys.
func (k *keyboard) Read(p []byte) (int, error) {
	n, err := k.File.Read(p)
	if err != nil {
		k.gone()
	}
	return n, err
}

// state is how the keyboard is set up; nil if it is no terminal's.
func (k *keyboard) state() *tty.State {
	state, err := tty.GetState(k.Fd())
	if err != nil {
		return nil
	}
	return state
}

// bring sets the keyboard up as it was.
func (k *keyboard) bring(back *tty.State) {
	if back != nil {
		_ = tty.Restore(k.Fd(), back)
	}
}

// leave gives the screen back where the library has not, as when it fails to begin; what it sends
// after this is dropped.
func (t *terminal) leave() {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.left = true
	if t.other {
		_, _ = t.out.Write([]byte(ansi.ResetModeBracketedPaste + ansi.ResetModeMouseButtonEvent + ansi.ResetModeMouseExtSgr +
			ansi.ResetModeFocusEvent + ansi.SetModeTextCursorEnable + ansi.ResetModeAltScreenSaveCursor))
	}
}
