package tui

import (
	"slices"

	"elysium/saves"
)

// term is a word of the game in a sentence or two, and where its rule stands.
type term struct{ word, meaning, rule string }

// glossary is in order of the alphabet.
var glossary = []term{
	{"acting minion", "The minion whose action is in progress. Its controller is the acting Methuselah and is asked first.", "RB-minion-phase"},
	{"action", "What a ready unlocked minion does in its controller's minion phase: bleed, hunt, equip, vote and so on. It locks the minion and others may try to block it.", "RB-minion-phase"},
	{"action modifier", "A card that the acting minion plays during its own action.", "RB-card-types"},
	{"aggravated damage", "Damage that blood does not mend: it wounds a vampire, which goes to torpor; each further point costs blood or burns it.", "RB-5-damage-resolution"},
	{"ally", "A minion that is no vampire. It has life instead of blood and does not hunt.", "RB-allies"},
	{"ash heap", "A Methuselah's pile of burned and played cards, open to all.", "RB-play-area"},
	{"ballot", "What a priscus has: ready prisci settle among themselves, one ballot each, on which side the votes of the prisci as a group go.", "RB-sabbat"},
	{"bleed", "The action against a Methuselah's pool; her prey's, usually. Its amount is the minion's bleed. A bleed for at least 1 brings the Edge.", "RB-bleed"},
	{"block", "To stop an action with a ready unlocked minion whose intercept is at least its stealth. The blocker locks and the two fight.", "RB-who-may-attempt-to-block"},
	{"blood", "The counters on a vampire. They pay costs and mend damage; a vampire holds as many as its capacity.", "RB-blood-bank"},
	{"blood hunt", "The referendum that follows every diablerie: if it passes, the diablerist burns.", "RB-the-blood-hunt"},
	{"burn", "Of a card: to the ash heap. Of counters: to the bank.", "RB-important-terms-in-the-game"},
	{"capacity", "How much blood a vampire can hold, and how much it costs to bring it out. The larger it is, the older the vampire.", "RB-crypt-cards"},
	{"combat", "Rounds between two minions: before range, range, before strikes, strikes, damage, press, end of round.", "RB-combat-sequence"},
	{"contested", "Two unique cards of one name, or two holders of one title: both are out of play until somebody yields; each unlock phase costs 1 pool or blood.", "RB-contested-cards"},
	{"controller", "Who plays a card and decides for it. Its owner is whose deck it came from.", "RB-important-terms-in-the-game"},
	{"crypt", "The pile of a Methuselah's vampires, or imbued, not met yet.", "RB-object-of-the-game"},
	{"diablerie", "Drinking another vampire's soul: the victim burns, the diablerist gets its blood and may get a Discipline, and a blood hunt is called.", "RB-diablerie"},
	{"directed action", "An action at something that others control, marked (D): only those at whom it is directed may block it. Any other may be blocked by prey and predator.", "RB-who-may-attempt-to-block"},
	{"discipline", "A power of vampires, by its three letters: small for basic, capitals for superior. Cards ask for it.", "RB-crypt-cards"},
	{"Edge", "Who bled last has it. It gives 1 pool in the unlock phase, or can be burned for a vote.", "RB-bleed"},
	{"equipment", "A card that a minion takes with an action and keeps.", "RB-equip"},
	{"first strike", "A strike that is carried out before the other minion's.", "RB-strike-effects"},
	{"hand strike", "The strike every minion has: damage equal to its strength, at close range.", "RB-4-strike"},
	{"hunt", "The action that brings a vampire blood from the bank. One without blood must hunt.", "RB-stealth-and-intercept"},
	{"imbued", "A human who fights monsters. It has convictions and powers instead of blood and Disciplines, and is incapacitated, not burned.", "RB-imbued"},
	{"impulse", "The right to do something next. It goes from the acting Methuselah to those acted against and on clockwise, and begins anew when somebody does something.", "AR-2.1"},
	{"influence phase", "Where transfers move pool onto uncontrolled vampires and bring them out.", "RB-influence-phase"},
	{"intercept", "What a blocker needs: at least the action's stealth.", "RB-stealth-and-intercept"},
	{"library", "The pile from which the hand is refilled: a card played is replaced at once.", "RB-drawing-cards"},
	{"limbo", "Where a card is while it is being played or while its action is in progress: neither in play nor burned.", "RB-1-announce-the-action"},
	{"location", "A card in play that belongs to no minion.", "RB-master-cards"},
	{"lock, unlock", "Turned sideways: has acted or blocked, and cannot again until it unlocks in its unlock phase.", "RB-unlock-phase"},
	{"maneuver", "Changes range from close to long or back.", "RB-2-determine-range"},
	{"master", "A card played by the Methuselah herself, with a master phase action. Trifles give the action back; out-of-turn masters borrow it from the next turn.", "RB-master-cards"},
	{"Methuselah", "A player. Her pool is her life; at 0 she is ousted.", "RB-object-of-the-game"},
	{"mend", "To pay 1 blood for each point of damage that is not aggravated.", "RB-5-damage-resolution"},
	{"minion", "A vampire, an imbued or an ally: what acts and blocks.", "RB-important-terms-in-the-game"},
	{"older, younger", "Larger, smaller capacity. Equal is neither.", "RB-crypt-cards"},
	{"oust", "A Methuselah without pool leaves the game; her predator gets 1 victory point and 6 pool.", "RB-ending-the-game"},
	{"pool", "A Methuselah's counters: she begins with 30, pays for vampires and masters with them, and is ousted without them.", "RB-object-of-the-game"},
	{"predator, prey", "Who sits to the right and preys on her; who sits to the left and is her target.", "RB-object-of-the-game"},
	{"press", "Continues combat for another round, or answers such a press and ends it.", "RB-6-press"},
	{"reaction", "A card played by a ready unlocked minion during another Methuselah's action.", "RB-card-types"},
	{"ready", "In play and able to act: not in torpor, not uncontrolled. A ready minion may be locked.", "RB-important-terms-in-the-game"},
	{"referendum", "A vote on what a political action proposes.", "RB-the-referendum"},
	{"retainer", "A follower on a minion. It has life and can be struck, but does not act.", "RB-employ-retainer"},
	{"sect", "Camarilla, Sabbat, Laibon, Anarch or Independent: cards and titles depend on it.", "RB-camarilla"},
	{"stealth", "What an action has to get past blockers. Added only when a block would succeed without it.", "RB-stealth-and-intercept"},
	{"strength", "The damage of a hand strike: 1 for most.", "RB-4-strike"},
	{"strike", "What a minion does in combat each round: damage, dodge, combat ends, steal blood...", "RB-strike-effects"},
	{"title", "An office that gives votes: primogen 1, prince, baron or archbishop 2, justicar 3, Inner Circle 4.", "RB-gaining-votes"},
	{"torpor", "Where wounded vampires lie, controlled but not ready, until they leave or are rescued, or are diablerised.", "RB-torpor"},
	{"transfer", "What moves pool onto uncontrolled vampires: 4 each influence phase, fewer in the first turns.", "RB-influence-phase"},
	{"trifle", "A master card that gives its action back, once a phase.", "RB-master-cards"},
	{"uncontrolled", "Crypt cards drawn but not in play yet, face down.", "RB-play-area"},
	{"unique", "Only one of the name can be in play; another is contested.", "RB-contested-cards"},
	{"victory point", "For each prey ousted, and one for the last who is left. Whoever has most wins.", "RB-ending-the-game"},
	{"withdraw", "To leave the game with 1 victory point: with an empty library, if no harm is done until one's next unlock phase.", "RB-withdrawing-from-the-game"},
}

// rulesUnder are the rules that hold under an id; what only leads up to them explains nothing.
func rulesUnder(id string) []saves.Claim {
	return slices.DeleteFunc(saves.Claims(id), func(c saves.Claim) bool { return c.Status != "" })
}

// newGlossary finds words of the game.
func newGlossary() *finder {
	f := &finder{title: "Words of the game"}
	for _, x := range glossary {
		f.names = append(f.names, x.word)
	}
	f.tell = func(th *Theme, i, w int) []string {
		p := newPanel(w, 60)
		p.text(th.Bold, " "+glossary[i].word)
		p.para(th.Plain, 1, glossary[i].meaning)
		p.text(th.Plain, "")
		for k, c := range rulesUnder(glossary[i].rule) {
			if k == 0 {
				p.para(th.Dim, 1, c.Source())
			}
			p.para(th.Dim, 1, c.Text)
		}
		return p.rows
	}
	f.narrow()
	return f
}
