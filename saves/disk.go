package saves

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"elysium/decks/foreign"
)

// disk is what the keeping of files asks of the system. Tests bring disks that fill up, refuse
// and lose power.
type disk interface {
	// Create makes an empty file to write, over one that is there.
	Create(path string, mode fs.FileMode) (diskFile, error)
	// Open opens a file that is there, to read it.
	Open(path string) (io.ReadCloser, error)
	// Extend opens a file that is there, to write at its end.
	Extend(path string) (diskFile, error)
	Rename(from, to string) error
	Remove(path string) error
	Mkdir(path string) error
	// SyncDir waits until the names in a folder are on the disk.
	SyncDir(path string) error
	Stat(path string) (fs.FileInfo, error)
	// Lock keeps other processes from writing a file; errInUse if one does.
	Lock(path string) (*fileLock, error)
}

// diskFile is an open file of a disk.
type diskFile interface {
	io.WriteCloser
	Sync() error
	Truncate(size int64) error
	Stat() (fs.FileInfo, error)
}

// files is the disk that everything is kept on.
var files disk = system{}

// system is the disk of the machine.
type system struct{}

func (system) Create(path string, mode fs.FileMode) (diskFile, error) {
	return opened(os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, mode))
}

func (system) Open(path string) (io.ReadCloser, error) {
	f, err := foreign.Open(path)
	if err != nil {
		return nil, err // and no file that is nil
	}
	return f, nil
}

func (system) Extend(path string) (diskFile, error) {
	return opened(os.OpenFile(path, os.O_WRONLY|os.O_APPEND|syscall.O_NONBLOCK, 0)) // a pipe would wait for a reader
}

// opened keeps the nil of a file that could not be opened a nil.
func opened(f *os.File, err error) (diskFile, error) {
	if err != nil {
		return nil, err
	}
	return f, nil
}

func (system) Rename(from, to string) error          { return os.Rename(from, to) }
func (system) Remove(path string) error              { return os.Remove(path) }
func (system) Mkdir(path string) error               { return os.Mkdir(path, 0o755) }
func (system) Stat(path string) (fs.FileInfo, error) { return os.Stat(path) }
func (system) Lock(path string) (*fileLock, error)   { return lockFile(path) }

// SyncDir asks for what not every system and every folder allows; there the names look after
// themselves.
func (system) SyncDir(path string) error {
	d, err := os.Open(path)
	if err == nil {
		err = errors.Join(d.Sync(), d.Close())
	}
	for _, cannot := range []error{fs.ErrPermission, errors.ErrUnsupported, syscall.EINVAL} {
		if errors.Is(err, cannot) {
			return nil
		}
	}
	return err
}

// makeDir makes a folder and those above it, so that a power cut does not take them away.
func makeDir(dir string) error {
	if info, err := files.Stat(dir); err == nil && info.IsDir() {
		return nil
	}
	if up := filepath.Dir(dir); up != dir {
		if err := makeDir(up); err != nil {
			return err
		}
	}
	if err := files.Mkdir(dir); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return files.SyncDir(filepath.Dir(dir))
}
