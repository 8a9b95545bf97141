package game

// Definition is how a card behaves.
type Definition struct{}
