### Turn, cards, treasures, rulers, spring and victory.

vp-reason = { $reason ->
    [vp-activated-major] the power it commands
    [vp-assassination] an assassination
    [vp-central-europe] mastery of Central Europe
    [vp-circumnavigation] sailing round the world
    [vp-dutch-revolt] the Dutch revolt
    [vp-enterprise-of-england] the Enterprise of England
    [vp-foreign-war] a foreign war won
    [vp-mary-executed] the execution of Mary Queen of Scots
    [vp-master-of-the-netherlands] mastery of the Netherlands
    [vp-paris] holding Paris
    [vp-patronage] patronage
    [vp-piracy] piracy
    [vp-polish-election] the crown of Poland
    [vp-slave-trader] the slave trade
    [vp-suez-canal] the Suez Canal
    [vp-treasure] a treasure
    [vp-virgin-queen] the Virgin Queen
    [vp-virginia-dare] Virginia Dare
    [vp-war-winner] a war won
    [vp-wedding] a wedding
    [vp-cyprus] Cyprus
    [vp-keys] keys
    [vp-preference] its religious preference
    [vp-protestant-spaces] the Protestant spaces
    [vp-valois] Valois weddings
   *[other] other deeds
}
event-vp-gained = { $power }: { $vp } VP for { vp-reason }.

victory-military = Military victory: all the keys of the power card are in its hands.
victory-religious = Religious victory: fifty spaces are Protestant.
victory-catholic = Catholic religious victory: hardly a Protestant space is left.
victory-catholic-rebellion = Catholic rebellion victory: a Catholic sits on the throne of England.
victory-standard = Standard victory: enough victory points.
victory-domination = Domination victory: far ahead of everybody else.
victory-time-limit = Time limit victory: most points after the last turn.

## Card draw (8)

event-personage-entered = { $who } enters the game.
event-leader-arrived = { $leader } arrives for { $power }, and comes to the map in spring.
event-spanish-markers-added = Spain may add { $fortresses ->
    [one] 1 fortress
   *[other] { $fortresses } fortresses
} overseas and { $jesuits ->
    [one] 1 Jesuit
   *[other] { $jesuits } Jesuits
} this turn.
event-named-card-dealt = { $power } is dealt { $card }.
event-home-card-gained = { $power } has another home card: { $card }.
event-home-card-lost = { $power } has lost { $card } for good.
event-card-markers-changed = { $power }: { $cards ->
    [-1] 1 card fewer
    [-2] 2 cards fewer
    [one] 1 card more
   *[other] { $cards } cards more
} in the next deal.

## Treasures (6.3, 11)

event-treasure-pool-refreshed = { $count ->
    [one] 1 spent treasure goes
   *[other] { $count } spent treasures go
} back into the pool.
event-treasure-rows-filled = { $spanish ->
    [one] 1 treasure waits
   *[other] { $spanish } treasures wait
} for the fleet of Spain, { $portuguese } for that of Portugal.
event-spanish-treasures-seen = In the Spanish row: { $treasures }.
event-treasure-gained = { $power } gains a treasure.
event-treasure-gained-is = The treasure of { $power }: { $treasure }.
event-treasure-taken = { $taker } takes a treasure from { $giver }.
event-treasure-taken-is = { $taker } takes from { $giver }: { $treasure }.
event-treasure-played = { $power } extends the impulse: { $treasure }.
event-treasure-discarded = { $power } discards a treasure: { $treasure }.
event-portuguese-treasures-discarded = Left of the Portuguese treasures, and discarded: { $treasures }.
ask-extend = { $power }: extend the impulse with a treasure?
option-play-treasure = Play { $a }
forbid-was-its-type-before-the-treasure = You spent the card on actions of this type. The treasure must be spent on actions of another.
forbid-comes-later-in-the-game = This action becomes available later in the game.
forbid-is-not-in-this-scenario = This action is not part of this scenario.

## Impulses and passing (11)

option-cp = { $n } CP
event-skip-ordered = { $power } will lose its next impulse.
event-impulse-skipped = { $power } loses this impulse.
forbid-home-card-is-unplayed = You must play your home card first.
forbid-mandatory-event-is-unplayed = You must play your mandatory event first.
forbid-holds-more-than-can-be-kept = The ruler of { $power } lets it keep only { $admin } cards.

## Spring (10)

ask-preference = Which religious preference does the Emperor record?
option-prefer-protestant = Protestant
option-prefer-catholic = Catholic
option-prefer-balanced = Balanced
event-preference-recorded = { $power } has recorded a religious preference.
ask-place-leader = Where does { $leader } enter?
option-sail = { $a }, as a naval leader
option-wait-for-rebellion = Wait for a rebellion
ask-choose-home-card = { $power }: which home card do you keep this turn?
option-keep-home-card = Keep { $a }
event-home-card-set-aside = { $power } has laid a home card aside.

## Rulers and capitals (3.3, 23)

event-ruler-succeeded = { $ruler } rules { $power }.
event-ruler-died = { $ruler } of { $power } is dead.
event-capital-moved = The capital of { $power } is { $space } now.
event-capital-lost = The capital of { $power } is lost.
event-cultural-center-founded = { $space } is a Cultural Center.

## Victory (25)

ask-reveal-preference = Your preference is { $preference }. Do you reveal it now?
option-keep-secret = Keep it secret
option-reveal = Reveal it
event-preference-revealed = The religious preference of { $power } is { $preference ->
    [protestant] Protestant
    [catholic] Catholic
   *[other] Balanced
}.
