### What happened, for the log. Naval events are in sea.ftl, attempts on land in land.ftl.

## The turn

event-phase-began = Turn { $turn }: { $phase ->
    [luthers_95_theses] Luther’s 95 Theses
    [card_draw] card draw
    [diplomacy] diplomacy
    [diet_of_worms] Diet of Worms
    [spring_deployment] spring deployment
    [action] action phase
    [winter] winter
    [marriage] marriage
    [patronage] patronage
    [new_world] New World
    [victory_determination] victory determination
   *[other] { $phase }
}
event-impulse-began = { $power } takes an impulse.
event-passed = { $power } passes.
event-game-won = { $powers } wins: { $how ->
    [victory-military] military victory
    [victory-religious] religious victory
    [victory-standard] standard victory
    [victory-domination] domination victory
    [victory-time-limit] time limit victory
   *[other] victory
}.
event-vp-gained = { $power } gains { $vp } VP.

## Cards and command points

event-card-played = { $power } plays { $card } { $use ->
    [cp] for CP
    [event] as an event
    [response] in response
    [combat] in combat
   *[other] ({ $use })
}.
event-cp-spent = { $power } spends { $cp } CP.
event-cp-spent-short = { $cp } CP
event-cp-lost = { $power } loses { $cp } CP.
event-cards-dealt = { $power } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-card-drawn = { $power } draws { $card }.
event-card-discarded = { $power } discards { $card }.
event-card-removed = { $card } leaves the game.
event-card-retrieved = { $power } takes { $card } back from the discard pile.
event-card-taken = { $how ->
    [ransom] { $giver } pays { $power } a card as ransom.
    [price] { $giver } pays { $power } a card.
   *[other] { $power } takes a card from { $giver }.
}
event-card-taken-is = { $power } takes { $card } from { $giver }.
event-deck-shuffled = The deck is shuffled: { $count } cards.

## The map

event-control-changed = { $power } controls { $space }.
event-unrest-placed = Unrest in { $space }.
event-unrest-removed = { $space } is calm again.
event-fortress-built = A fortress is built at { $space }.
event-siege-begun = { $power } lays siege to { $space }.
event-siege-lifted = The siege of { $space } is lifted.
event-troops-placed = { $power } adds { $count ->
    [one] one { unit-kind }
   *[other] { $count } { $kind ->
        [mercenary] mercenaries
        [cavalry] cavalry
       *[other] regulars
    }
} at { $space }.
event-troops-lost = { $power } loses { $count ->
    [one] one { unit-kind }
   *[other] { $count } { $kind ->
        [mercenary] mercenaries
        [cavalry] cavalry
       *[other] regulars
    }
} at { $space }.
event-force-moved = { $power } { $how ->
    [retreat] retreats
    [intercept] intercepts
    [avoid] avoids battle
    [withdraw] withdraws
    [winter] returns home
    [displace] is displaced
    [spring] deploys
    [transport] is shipped
   *[other] moves
} from { $origin } to { $to } with { $what }.
event-leader-placed = { $leader } is at { $space }.
event-leader-removed = { $leader } leaves the map.
event-leader-captured = { $leader } is captured by { $power }.
event-ship-built = { $power } has a new { $kind ->
    [corsair] corsair
    [galley] galley
    [galleon] galleon
    [race_built_galleon] race-built galleon
   *[other] squadron
} at { $space }.
event-ships-moved = { $power } sails from { $origin } to { $to } with { $count ->
    [one] one ship
   *[other] { $count } ships
}.
event-ship-lost = { $power } loses a { $kind ->
    [corsair] corsair
    [galley] galley
    [galleon] galleon
    [race_built_galleon] race-built galleon
   *[other] squadron
} at { $place }.
event-battle-fought = { $kind ->
    [assault] Assault on
    [naval] Naval combat at
   *[other] Field battle at
} { $place }: { $attacker } { $attacker_hits }, { $defender } { $defender_hits } hits. { $winner } wins.

## War and peace

event-war-declared = { $power } declares war on { $enemy }.
event-war-began = { $power } and { $enemy } are at war.
event-peace-made = { $power } and { $enemy } make peace.
event-war-ended = The war between { $power } and { $enemy } is over.
event-alliance-made = { $power } and { $ally } are allied.
event-alliance-ended = The alliance of { $power } and { $ally } is over.
event-minor-activated = { $minor } becomes an ally of { $power }.
event-minor-deactivated = { $minor } stands alone again.
