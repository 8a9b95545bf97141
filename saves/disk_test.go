package saves

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// onDisk keeps everything on a test's disk.
func onDisk(t testing.TB, d disk) {
	t.Helper()
	before := files
	files = d
	t.Cleanup(func() { files = before })
}

// fullDisk has room for so many bytes more; a write that does not fit is a short one. Refuse,
// if it is set, is the error of making, removing and renaming.
type fullDisk struct {
	system
	room   int
	refuse error
}

// fullFile takes its bytes from the disk's room.
type fullFile struct {
	diskFile
	disk *fullDisk
}

func (d *fullDisk) Create(path string, mode fs.FileMode) (diskFile, error) {
	if d.refuse != nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: d.refuse}
	}
	return d.wrap(d.system.Create(path, mode))
}

func (d *fullDisk) Extend(path string) (diskFile, error) { return d.wrap(d.system.Extend(path)) }

func (d *fullDisk) wrap(f diskFile, err error) (diskFile, error) {
	if err != nil {
		return nil, err
	}
	return &fullFile{f, d}, nil
}

func (d *fullDisk) Remove(path string) error {
	if is, err := os.Stat(path); err == nil {
		d.room += int(is.Size())
	}
	return d.system.Remove(path)
}

func (d *fullDisk) Lock(path string) (*fileLock, error) {
	if d.refuse != nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: d.refuse}
	}
	return d.system.Lock(path)
}

func (f *fullFile) Write(text []byte) (int, error) {
	n := min(len(text), f.disk.room)
	f.disk.room -= n
	n, err := f.diskFile.Write(text[:n])
	if err == nil && n < len(text) {
		err = &fs.PathError{Op: "write", Err: syscall.ENOSPC}
	}
	return n, err
}

// failingDisk fails at one of the calls that change it, counted from 1; later ones go well.
type failingDisk struct {
	system
	calls, at int
}

var errBroken = &fs.PathError{Op: "write", Err: syscall.EIO}

func (d *failingDisk) fails() error {
	if d.calls++; d.calls == d.at {
		return errBroken
	}
	return nil
}

func (d *failingDisk) Create(path string, mode fs.FileMode) (diskFile, error) {
	if err := d.fails(); err != nil {
		return nil, err
	}
	f, err := d.system.Create(path, mode)
	return &failingFile{f, d}, err
}

func (d *failingDisk) Extend(path string) (diskFile, error) {
	if err := d.fails(); err != nil {
		return nil, err
	}
	f, err := d.system.Extend(path)
	return &failingFile{f, d}, err
}

func (d *failingDisk) Rename(from, to string) error {
	return errors.Join(d.fails(), d.system.Rename(from, to))
}

func (d *failingDisk) SyncDir(path string) error {
	return errors.Join(d.fails(), d.system.SyncDir(path))
}

// failingFile fails when its disk does.
type failingFile struct {
	diskFile
	disk *failingDisk
}

func (f *failingFile) Write(text []byte) (int, error) {
	if err := f.disk.fails(); err != nil {
		n, _ := f.diskFile.Write(text[:len(text)/2])
		return n, err
	}
	return f.diskFile.Write(text)
}

func (f *failingFile) Sync() error { return errors.Join(f.disk.fails(), f.diskFile.Sync()) }

// frailDisk loses at a power cut what was not waited for: bytes that were not synced, and names
// in folders that were not.
type frailDisk struct {
	system
	root   string
	files  map[string]*frailFile            // as the program sees them
	folder map[string]map[string]*frailFile // as they are on the platter
	names  map[string]bool                  // folders that are there, on the platter
}

// frailFile knows how much of it is on the platter.
type frailFile struct {
	diskFile
	disk *frailDisk
	text []byte
	safe []byte
}

func newFrailDisk(root string) *frailDisk {
	return &frailDisk{root: root, files: map[string]*frailFile{}, folder: map[string]map[string]*frailFile{}, names: map[string]bool{root: true}}
}

func (d *frailDisk) Create(path string, mode fs.FileMode) (diskFile, error) {
	f, err := d.system.Create(path, mode)
	if err != nil {
		return nil, err
	}
	d.files[path] = &frailFile{diskFile: f, disk: d}
	return d.files[path], nil
}

func (d *frailDisk) Extend(path string) (diskFile, error) {
	f, err := d.system.Extend(path)
	if err != nil {
		return nil, err
	}
	if d.files[path] == nil { // it was there before: all of it is safe
		text, _ := os.ReadFile(path)
		d.files[path] = &frailFile{disk: d, text: text, safe: text}
	}
	d.files[path].diskFile = f
	return d.files[path], nil
}

func (d *frailDisk) Rename(from, to string) error {
	d.files[to] = d.files[from]
	delete(d.files, from)
	return d.system.Rename(from, to)
}

func (d *frailDisk) Remove(path string) error {
	delete(d.files, path)
	return d.system.Remove(path)
}

func (d *frailDisk) SyncDir(path string) error {
	d.folder[path] = map[string]*frailFile{}
	entries, err := os.ReadDir(path)
	for _, e := range entries {
		full := filepath.Join(path, e.Name())
		if f := d.files[full]; f != nil {
			d.folder[path][full] = f
		}
		if e.IsDir() {
			d.names[full] = true
		}
	}
	return err
}

func (f *frailFile) Write(text []byte) (int, error) {
	f.text = append(f.text, text...)
	return f.diskFile.Write(text)
}

func (f *frailFile) Sync() error {
	f.safe = append([]byte(nil), f.text...)
	return nil
}

// afterCut are the files that a power cut leaves, by their path below the root.
func (d *frailDisk) afterCut() map[string]string {
	left := map[string]string{}
	for dir, names := range d.folder {
		if !d.stands(dir) {
			continue
		}
		for path, f := range names {
			left[path] = string(f.safe)
		}
	}
	return left
}

// stands reports whether a folder and all above it are on the platter.
func (d *frailDisk) stands(dir string) bool {
	for ; strings.HasPrefix(dir, d.root); dir = filepath.Dir(dir) {
		if !d.names[dir] {
			return false
		}
	}
	return true
}
