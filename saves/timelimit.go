package saves

import (
	"fmt"
	"strings"
	"time"
)

// TimeLimit is how long a game may take, and how much of that has been used. The zero value is
// no limit.
type TimeLimit struct{ Limit, Used time.Duration }

// ParseTimeLimit reads the value of the option time-limit: minutes, and what of them is used,
// "120 used 0:36:50".
func ParseTimeLimit(s string) (TimeLimit, error) {
	minutes, used, some := strings.Cut(s, " used ")
	n, ok := number(minutes)
	t := TimeLimit{Limit: time.Duration(n) * time.Minute}
	if ok && some {
		t.Used, ok = clockTime(used)
	}
	if !ok || n == 0 {
		return TimeLimit{}, expected(s, "minutes and what of them is used, such as 120 or 120 used 0:36:50")
	}
	return t, nil
}

// clockTime reads hours, minutes and seconds: 0:36:50.
func clockTime(s string) (time.Duration, bool) {
	parts := strings.Split(s, ":")
	var sum time.Duration
	for i, part := range parts {
		n, ok := number(part)
		if !ok || i > 0 && (len(part) != 2 || n > 59) {
			return 0, false
		}
		sum = sum*60 + time.Duration(n)
	}
	return sum * time.Second, len(parts) == 3
}

// ClockTime writes hours, minutes and seconds: 0:36:50.
func ClockTime(d time.Duration) string {
	s := int(d / time.Second)
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
}

// String writes the value of the option; "" if there is no limit.
func (t TimeLimit) String() string {
	switch {
	case t.Limit == 0:
		return ""
	case t.Used < time.Second:
		return fmt.Sprint(int(t.Limit / time.Minute))
	}
	return fmt.Sprintf("%d used %s", int(t.Limit/time.Minute), ClockTime(t.Used))
}
