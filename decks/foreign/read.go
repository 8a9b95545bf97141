// Package foreign takes in what comes from outside: files by the paths that players give, and text
// that may hold anything.
package foreign

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"
)

// ErrNoFile is why a pipe, a terminal or another device is not read: it may keep the reader waiting,
// or never end.
var ErrNoFile = errors.New("it is not a file")

// Open opens a file to read it, and nothing else: a path may lead to a pipe that nobody writes to.
func Open(path string) (*os.File, error) {
	if is, err := os.Stat(path); err != nil {
		return nil, err
	} else if err := readable(is, path); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0) // it may have become a pipe just now
	if err != nil {
		return nil, err
	}
	is, err := f.Stat()
	if err == nil {
		err = readable(is, path)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

func readable(is fs.FileInfo, path string) error {
	switch {
	case is.IsDir():
		return &fs.PathError{Op: "read", Path: path, Err: syscall.EISDIR}
	case !is.Mode().IsRegular():
		return &fs.PathError{Op: "read", Path: path, Err: ErrNoFile}
	}
	return nil
}

// Read reads a whole file of so many bytes at most.
func Read(path string, most int64) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(text)) > most {
		err = &fs.PathError{Op: "read", Path: path, Err: tooLarge(most)}
	}
	if err != nil {
		return nil, err
	}
	return text, nil
}

// Cause is an error of the system without the call and the paths: a sentence about a file says those
// itself.
func Cause(err error) error {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return path.Err
	}
	if link, ok := errors.AsType[*os.LinkError](err); ok {
		return link.Err
	}
	return err
}

func tooLarge(most int64) error { return fmt.Errorf("it is larger than %d MB", most>>20) }
