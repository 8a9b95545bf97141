package cards

import . "elysium/game"

// Cards that become vampires.
var _ = define("The Embrace", Define(StealthAction(1), Does(CreatesVampire, BecomesVampire(1))))
