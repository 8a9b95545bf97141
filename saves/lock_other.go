//go:build !unix

package saves

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// fileLock keeps a second process from writing the same file.
type fileLock struct{ file *os.File }

// lockFile takes the lock of a file; errInUse if somebody has it. A lock that a dead process
// left can be removed, one that is in use cannot.
func lockFile(path string) (*fileLock, error) {
	name := filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".lock")
	os.Remove(name)
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return nil, errInUse
	}
	if err != nil {
		return nil, err
	}
	return &fileLock{f}, nil
}

func (l *fileLock) release() {
	if l == nil {
		return
	}
	l.file.Close()
	os.Remove(l.file.Name())
}
