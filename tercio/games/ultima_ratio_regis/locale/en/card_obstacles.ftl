### Why an event would change nothing, and why a combat card cannot be played now.

event-event-ignored = { $card }: its event changes nothing and is ignored.

forbid-event-comes-first = The event of the card in play comes first.
forbid-war-was-the-last-point = War was declared without casus belli: nothing follows it in this impulse.
forbid-power-is-not-in-play = { $power } is not in play.
forbid-one-player-has-both = One player has both { $a } and { $b }: they never fight each other.
forbid-nobody-is-meant = There is no power in play of the sort that the card is about.
forbid-there-is-no-unrest-to-lower = There is no unrest to lower.
forbid-nobody-can-bid = The unrest of all powers is too high for any bid.
forbid-no-such-minor-is-there = None of the minor powers on the card can be had now.
forbid-nobody-can-win-it = No power that could bid has an interest there.
forbid-there-is-no-empire = The Holy Roman Empire is not in play.
forbid-nobody-can-be-emperor = No Christian power with an interest in Central Europe can bid.
forbid-has-no-such-ally = { $power } is not allied as the card says.
forbid-has-an-ally-already = { $power } has an ally already.
forbid-is-not-kept-out = { $power } is not being kept out of a war.
forbid-has-this-faith-already = That is its confession already.
forbid-has-no-ally = { $power } has no ally.
forbid-powers-of-one-player-are-meant = Powers of one player have no quarrel with each other.
forbid-allies-ignore-it = Allies ignore a casus belli.
forbid-has-a-casus-belli-already = There is a casus belli already; a second one is ignored.
forbid-war-is-on-already = They are at war already.
forbid-has-no-land = { $power } possesses nothing that could be attacked.
forbid-is-its-enemy-already = { $power } is at war with it already.
forbid-is-in-no-war = { $power } is in no war that it could lose.
forbid-are-not-at-war = { $a } and { $b } are not at war.
forbid-there-is-no-war-to-end = No war of { $powers } is there to end.
forbid-are-not-allied = { $a } and { $b } are not allied.
forbid-nothing-is-closed-there = Nothing is left to open there.
forbid-has-nothing-to-gain = { $power } has nothing to gain there.
forbid-no-enemy-is-there = No enemy of { $power } has anything there.
forbid-no-area-can-revolt = No area can revolt as the card says.
forbid-has-the-interest-already = { $power } has gained that interest already.
forbid-distance-is-that-already = The naval operation distance is that already.
forbid-capacity-is-nothing = { $center } has no capacity to lose.
forbid-has-it-since-before = { $power } had it before this turn.
forbid-is-out-of-the-game = That is in no theater of this scenario.
forbid-no-regular-troops-are-there = There is no regular troop to make a veteran of.
forbid-leader-is-there-already = { $leader } is on the map already.
forbid-has-no-unit-to-lead = { $power } has no free unit for { $leader } to lead.
forbid-no-area-to-settle = { $power } borders on no such independent area.
forbid-nobody-has-to-leave = { $power } has nobody there who would have to leave.
forbid-nobody-can-use-it = No power that it is for is in play.
forbid-victim-is-not-in-play = { $power }, whom it is against, is not in play.
forbid-may-prepare-none-there = { $power } can prepare no merchant there.
forbid-is-in-force-already = The event is in force already.
forbid-is-not-in-force = { $card } is not in force.
forbid-has-been-overtaken = { $card } has put an end to it.
forbid-an-event-protects-them = An event in force protects these merchants.

forbid-is-no-combat-card = It is not a combat card.
forbid-is-for-other-combats = The card is for other kinds of combat.
forbid-has-another-moment = The card is for another moment of a combat.
forbid-is-for-the-other-side = The card is for the other side.
forbid-battlefield-cannot-change = The battlefield cannot change.
forbid-dice-cannot-change = There is no die that it could change.
forbid-no-die-is-below-six = No die shows less than 6.

name-action-raid = a raid on an enclave overseas
ask-raid = { $power }: which squadron raids a port?
ask-raid-port = { $power }: which port is raided?
event-port-raided = { $power } raids { $area }{ $razed ->
    [0] {""} in vain
   *[other] {""}: its trade is ruined for this turn
}.
forbid-no-enclave-is-there = There is no commercial enclave overseas on the shore of this sea.
forbid-has-been-razed = Its trade has been ruined already.
forbid-no-enemy-holds-it = No enemy holds it.

ask-free-merchant = { $power }: where do you prepare a merchant without an action?
option-event-veteran = { $b } in { $a }
