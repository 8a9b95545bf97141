package main

import (
	"strconv"
	"strings"

	"elysium/game"
)

// columns of the table, in order. Lists are separated by "|": no name holds one.
var columns = []struct {
	name string
	cell func(f *game.Facts) string
}{
	{"id", func(f *game.Facts) string { return strconv.Itoa(f.ID) }},
	{"name", func(f *game.Facts) string { return f.Name }},
	{"types", func(f *game.Facts) string { return f.Types.String() }},
	{"clans", func(f *game.Facts) string { return join(f.Clans) }},
	{"disciplines", func(f *game.Facts) string { return f.Disciplines.String() }},
	{"needs", needsCell},
	{"capacity", func(f *game.Facts) string { return number(f.Capacity) }},
	{"group", func(f *game.Facts) string { return number(f.Group) }},
	{"base", func(f *game.Facts) string { return f.Base }},
	{"sect", func(f *game.Facts) string { return f.Sect.String() }},
	{"title", titleCell},
	{"path", func(f *game.Facts) string { return f.Path }},
	{"pool", func(f *game.Facts) string { return costCell(f.Pool) }},
	{"blood", func(f *game.Facts) string { return costCell(f.Blood) }},
	{"convictions", func(f *game.Facts) string { return costCell(f.Convictions) }},
	{"numbers", numbersCell},
	{"flags", flagsCell},
	{"traits", func(f *game.Facts) string { return join(f.Traits) }},
	{"slave", func(f *game.Facts) string { return f.Slave }},
	{"circle", func(f *game.Facts) string { return f.Circle }},
	{"sets", func(f *game.Facts) string { return join(f.Sets) }},
	{"aka", func(f *game.Facts) string { return join(f.Aka) }},
}

// table writes the facts as lines of cells under a line of column names.
func table(facts []*game.Facts) string {
	var b strings.Builder
	for i, c := range columns {
		separate(&b, i)
		b.WriteString(c.name)
	}
	b.WriteByte('\n')
	for _, f := range facts {
		for i, c := range columns {
			separate(&b, i)
			b.WriteString(c.cell(f))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func separate(b *strings.Builder, i int) {
	if i > 0 {
		b.WriteByte('\t')
	}
}

func join(words []string) string { return strings.Join(words, "|") }

func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

func costCell(c game.Cost) string {
	if c.X {
		return "X"
	}
	return number(c.N)
}

func titleCell(f *game.Facts) string {
	if f.Title.Rank == game.Untitled {
		return ""
	}
	return f.Title.String()
}

func needsCell(f *game.Facts) string {
	var any []string
	for _, r := range f.Needs {
		var all []string
		for _, d := range r {
			all = append(all, d.String())
		}
		any = append(any, strings.Join(all, "&"))
	}
	return strings.Join(any, "/")
}

// numbersCell lists the numbers that few cards print, as "bleed bonus=1|votes=2".
func numbersCell(f *game.Facts) string {
	var out []string
	for _, n := range []struct {
		name  string
		value int
	}{
		{"life", f.Life}, {"strength", f.Strength}, {"bleed", f.Bleed},
		{"votes", f.Votes}, {"ballots", f.Ballots},
		{"stealth", f.Stealth}, {"intercept", f.Intercept}, {"hunt", f.Hunt},
		{"bleed bonus", f.BleedBonus}, {"strength bonus", f.StrengthBonus},
	} {
		if n.value != 0 {
			out = append(out, n.name+"="+strconv.Itoa(n.value))
		}
	}
	return join(out)
}

// flagsCell lists what is simply so or not.
func flagsCell(f *game.Facts) string {
	var out []string
	for _, flag := range []struct {
		name string
		is   bool
	}{
		{"advanced", f.Advanced}, {"unique", f.Unique}, {"trifle", f.Trifle},
		{"out-of-turn", f.OutOfTurn}, {"burn option", f.BurnOption},
		{"location", f.Location}, {"banned", f.Banned}, {"plain", f.Plain},
	} {
		if flag.is {
			out = append(out, flag.name)
		}
	}
	return join(out)
}
