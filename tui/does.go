package tui

import (
	tea "github.com/charmbracelet/bubbletea"

	"elysium/game"
)

// does is what the actions do at the table, but for those that the choices take, by their keys.
var does = func() map[string]func(*table) tea.Cmd {
	k := &tableKeys
	return map[string]func(*table) tea.Cmd{
		k.Skip.key():      (*table).skip,
		k.Nobody.key():    asking(func(t *table) tea.Cmd { return t.nobody(true) }),
		k.Yield.key():     asking(opens(func(t *table) overlay { return &passing{seat: t.d.Seat} })),
		k.Hold.key():      (*table).hold,
		k.Commit.key():    (*table).end,
		k.Why.key():       (*table).askWhy,
		k.Learn.key():     (*table).teach,
		k.Hint.key():      (*table).hint,
		k.Words.key():     opens(func(*table) overlay { return newWords(nil) }),
		k.Help.key():      opens(func(*table) overlay { return &help{} }),
		k.Detail.key():    (*table).detail,
		k.Look.key():      opens(func(t *table) overlay { return &browse{seat: t.self(), list: firstCard} }),
		k.Piles.key():     opens(func(t *table) overlay { return &browse{seat: t.self(), piles: true, list: firstCard} }),
		k.Previous.key():  turns(-1),
		k.Next.key():      turns(1),
		k.Hand.key():      (*table).toggleHand,
		k.Log.key():       opens(func(*table) overlay { return &logView{} }),
		k.Reasons.key():   opens(func(*table) overlay { return &logView{reasons: true} }),
		k.Decisions.key(): (*table).lookBack,
		k.Undo.key():      (*table).undo,
		k.Redo.key():      (*table).redo,
		k.ByHand.key():    opens(func(t *table) overlay { return newByHand(t, "") }),
		k.Copy.key():      (*table).copyBoard,
		k.Settings.key():  opens(func(*table) overlay { return &settings{} }),
		k.Pause.key():     func(t *table) tea.Cmd { t.pauseGame(); return nil },
		k.Quit.key():      opens((*table).askToLeave),
	}
}()

// tableKey is a key that is none of the choices'.
func (t *table) tableKey(k string) tea.Cmd {
	if do := does[k]; do != nil {
		return do(t)
	}
	return nil
}

// opens shows a page over the table.
func opens(page func(*table) overlay) func(*table) tea.Cmd {
	return func(t *table) tea.Cmd {
		t.over = page(t)
		return nil
	}
}

// asking is for while a person is asked.
func asking(do func(*table) tea.Cmd) func(*table) tea.Cmd {
	return func(t *table) tea.Cmd {
		if t.d == nil || t.isHouse(t.d.Seat) {
			return nil
		}
		return do(t)
	}
}

// turns goes to the board before or after.
func turns(by int) func(*table) tea.Cmd {
	return func(t *table) tea.Cmd {
		t.turnPage(by)
		return nil
	}
}

// end shows how a game ended that is over.
func (t *table) end() tea.Cmd {
	if t.view.Over {
		t.over = &ending{}
	}
	return nil
}

// detail shows the selected card in full.
func (t *table) detail() tea.Cmd {
	if s, ok := t.sheetNow(); ok && t.open() {
		t.over = &detail{sheet: s}
	}
	return nil
}

// askToLeave asks whether to leave, and says what becomes of the game: a lesson has no file.
func (t *table) askToLeave() overlay {
	question := "Leave the table? The game is kept."
	switch not := unsaved(t.session); {
	case not != "":
		question = "Leave the table? The game is " + not + "."
	case t.session.Path() == "":
		question = "Leave the table? This game is not kept."
	}
	return &confirm{question: question, yes: func() tea.Cmd { t.leave = true; return nil }}
}

// toggleHand shows or hides the hand; a seat whose cards are not up goes through the curtain.
func (t *table) toggleHand() tea.Cmd {
	if t.viewer == game.NoSeat && (t.d == nil || t.call.open || t.isHouse(t.d.Seat)) {
		return t.askWhose()
	}
	if t.viewer == game.NoSeat || t.d != nil && !t.isHouse(t.d.Seat) && t.viewer != t.d.Seat {
		return t.reveal()
	}
	t.showHand = !t.showHand
	t.refresh()
	return nil
}
