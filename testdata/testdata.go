// Package testdata carries the rules broken into single claims and the scripts that show them,
// so that the program can answer for its rules wherever it runs.
package testdata

import "embed"

// Files holds rules/claims.tsv and every script.
//
//go:embed rules cards table boards lessons
var Files embed.FS

// Claims is the table of claims: id, status (empty: it holds), the heading of the document that
// it stands under, and what it says in our words.
//
//go:embed rules/claims.tsv
var Claims string

// Uncovered is the table of claims that no script can show: id, and the reason or the test that
// shows it.
//
//go:embed rules/uncovered.tsv
var Uncovered string
