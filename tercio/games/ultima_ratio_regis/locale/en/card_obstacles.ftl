### Why an event would change nothing, and why a combat card cannot be played now.

event-event-ignored = { $card }: its event changes nothing and is ignored.

forbid-event-comes-first = The event of the card in play comes first.
forbid-war-was-the-last-point = You declared war without casus belli, so nothing else may follow this impulse.
forbid-power-is-not-in-play = { $power } is not in play.
forbid-one-player-has-both = One player has both { $a } and { $b }: they never fight each other.
forbid-nobody-is-meant = No power in play is of the kind that the card names.
forbid-there-is-no-unrest-to-lower = There is no unrest to lower.
forbid-nobody-can-bid = No power can bid: the unrest of all of them is too high.
forbid-no-such-minor-is-there = None of the minor powers on the card is available now.
forbid-nobody-can-win-it = No power that is able to bid has an interest there.
forbid-there-is-no-empire = The Holy Roman Empire is not in play.
forbid-nobody-can-be-emperor = No Christian power with an interest in Central Europe can bid.
forbid-has-no-such-ally = { $power } does not have the ally that the card names.
forbid-has-an-ally-already = { $power } already has an ally.
forbid-is-not-kept-out = { $power } is not being kept out of a war.
forbid-has-this-faith-already = That is already its confession.
forbid-has-no-ally = { $power } has no ally.
forbid-powers-of-one-player-are-meant = Both powers belong to one player, so they have no quarrel.
forbid-allies-ignore-it = Allies ignore a casus belli.
forbid-has-a-casus-belli-already = There is already a casus belli; a second one changes nothing.
forbid-war-is-on-already = They are already at war.
forbid-has-no-land = { $power } has no possession that could be attacked.
forbid-is-its-enemy-already = { $power } is already at war with it.
forbid-is-in-no-war = { $power } is not in a war that it could lose.
forbid-are-not-at-war = { $a } and { $b } are not at war.
forbid-there-is-no-war-to-end = { $powers }: there is no war to end.
forbid-are-not-allied = { $a } and { $b } are not allied.
forbid-nothing-is-closed-there = There is nothing left to open there.
forbid-has-nothing-to-gain = { $power } has nothing to gain there.
forbid-no-enemy-is-there = No enemy of { $power } has anything there.
forbid-no-area-can-revolt = No area can revolt as the card says.
forbid-has-the-interest-already = { $power } already has that interest.
forbid-distance-is-that-already = The naval operation distance already has that value.
forbid-capacity-is-nothing = { $center } has no capacity to lose.
forbid-has-it-since-before = { $power } had it before this turn.
forbid-is-out-of-the-game = That lies in no theater of this scenario.
forbid-no-regular-troops-are-there = There is no regular troop that could become a veteran.
forbid-leader-is-there-already = { $leader } is already on the map.
forbid-has-no-unit-to-lead = { $power } has no free unit for { $leader } to lead.
forbid-no-area-to-settle = { $power } has no such independent area next to its own.
forbid-nobody-has-to-leave = { $power } has no units there that would have to leave.
forbid-nobody-can-use-it = None of the powers that could use it is in play.
forbid-victim-is-not-in-play = Its victim, { $power }, is not in play.
forbid-may-prepare-none-there = { $power } cannot prepare a merchant there.
forbid-is-in-force-already = The event is already in force.
forbid-is-not-in-force = { $card } is not in force.
forbid-has-been-overtaken = { $card } has put an end to it.
forbid-an-event-protects-them = An event in force protects these merchants.

forbid-is-no-combat-card = This is not a combat card.
forbid-is-for-other-combats = The card is for other kinds of combat.
forbid-has-another-moment = The card is for another step of a combat.
forbid-is-for-the-other-side = The card is for the other side.
forbid-battlefield-cannot-change = The battlefield cannot change.
forbid-dice-cannot-change = There is no die that the card could change.
forbid-no-die-is-below-six = No die shows less than 6.

name-action-raid = a raid on an enclave overseas
ask-raid = { $power }: which squadron raids a port?
ask-raid-port = { $power }: which port is raided?
event-port-raided = { $power } raids { $area }{ $razed ->
    [0] {""} in vain
   *[other] {""}: its trade is ruined for this turn
}.
forbid-no-enclave-is-there = There is no commercial enclave overseas on this sea.
forbid-has-been-razed = Its trade has already been ruined.
forbid-no-enemy-holds-it = No enemy holds it.

ask-free-merchant = { $power }: where do you prepare a merchant without an action?
option-event-veteran = { $b } in { $a }
