//go:build unix

package tui

import "syscall"

// mostOpen is how many files the table opens beside those that are open: to wait for keys and to be
// woken, a game with its lock, and what is read.
const mostOpen = 8

// canOpen is an error if the table could not open the files that it needs. Once the terminal is set
// up, the lack of them could no longer be told.
func canOpen() (err error) {
	for range mostOpen {
		var file int
		if file, err = syscall.Open("/dev/null", syscall.O_RDONLY|syscall.O_CLOEXEC, 0); err != nil {
			return err
		}
		defer syscall.Close(file)
	}
	return nil
}
