//go:build unix

package saves

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
)

// fileLock keeps a second process from writing the same file. It ends with the process,
// however that ends.
type fileLock struct{ file *os.File }

// lockPath is the file that stands for the right to write another.
func lockPath(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".lock")
}

// lockFile takes the lock of a file; errInUse if somebody has it.
func lockFile(path string) (*fileLock, error) {
	for {
		f, err := os.OpenFile(lockPath(path), os.O_RDWR|os.O_CREATE, 0o644)
		if err != nil {
			return nil, err
		}
		err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case errors.Is(err, syscall.EWOULDBLOCK):
			f.Close()
			return nil, errInUse
		case unlockable(err), err == nil && current(f, lockPath(path)):
			return &fileLock{f}, nil
		}
		f.Close()
		if err != nil {
			return nil, err
		}
		// Its owner has just removed it: there is another one to take.
	}
}

// unlockable reports whether the error is that of a file system without locks; the store sees
// there by the file itself that somebody else writes it.
func unlockable(err error) bool {
	return errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.ENOLCK)
}

// current reports whether an open file is still the one at its path.
func current(f *os.File, path string) bool {
	a, err := f.Stat()
	b, other := os.Stat(path)
	return err == nil && other == nil && os.SameFile(a, b)
}

func (l *fileLock) release() {
	if l == nil {
		return
	}
	if current(l.file, l.file.Name()) { // else it is somebody else's by now
		os.Remove(l.file.Name())
	}
	l.file.Close()
}
