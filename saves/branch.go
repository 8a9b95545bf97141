package saves

import "fmt"

// Branch begins a game of its own from an earlier decision of this one, in a file beside it or,
// where this one is not kept, among the games. This one stays as it is.
func (s *Session) Branch(at int) (*Session, error) {
	if at < 0 || at > s.Decisions() {
		return nil, fmt.Errorf("there is no decision %d; the game has %d", at, s.Decisions())
	}
	f := *s.file
	f.Log = nil
	for _, e := range s.done {
		if at == 0 {
			break
		}
		f.Log = append(f.Log, e.line)
		if !e.noted {
			at--
		}
	}
	path := s.Path()
	if path != "" {
		path = besidePath(path)
	}
	return Create(path, &f)
}
