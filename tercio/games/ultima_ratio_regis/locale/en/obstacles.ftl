# Why an action is not offered: the wrong moment, no point left, or nothing to do for it.

forbid-card-waits-for-an-impulse = { $use ->
    [combat] You can play it in a combat, or in your own impulse for { $points ->
        [one] { $points } point
       *[other] { $points } points
     }.
   *[event] In your own impulse you can play it for its event and { $points ->
        [one] { $points } point
       *[other] { $points } points
     }.
 }
forbid-units-without-an-action = None of the actions that you have left can be taken with your units in { $place }.
forbid-units-of-a-power-without-actions = { $power } has no actions left for its units in { $place }.
forbid-merchants-trade = Your merchants in { $place } stay there and trade; they have no actions of their own.
forbid-merchants-enter-next-turn = Your merchants for { $place } enter at the beginning of the next turn.
forbid-units-wait-for-an-impulse = Your units in { $place } act in your own impulse.
forbid-only-as-start-of-impulse = You may do that only at the start of an impulse, before the first action.
forbid-only-as-action-of-impulse = That takes an action: you may do it only between the start of the impulse and its end.
forbid-only-as-end-of-impulse = You may do that only at the end of an impulse, after the last action.
forbid-no-point-is-left = You have no actions left. Each power may use the actions of one card.
forbid-a-card-must-be-played = You hold cards and have not played one this impulse: you must play one.
forbid-the-event-must-happen = The event of the card in play must be resolved first.

forbid-idle-build-leader = There is no leader left to draw, or no unit or fortress for him to join.
forbid-idle-declare-war = You can declare war on nobody now. Without a casus belli it must be the last point of the impulse, so you have to play a card first.
forbid-idle-build-merchant = You need a possession on the sea of a trade center in one of your theaters of interest, and fewer than two merchants there.
forbid-idle-piracy = You need a power card or an event that allows piracy, a squadron that has been at sea since the impulse began, and merchants to rob there.
forbid-idle-strategic-move = None of your units has anywhere to go through areas and seas that you control.
forbid-idle-send-corps = You need an allied major power, and a troop that can reach its areas; each ally lends the other one troop.
forbid-idle-recall-corps = None of your troops is serving an ally.
forbid-idle-cruise = You need a squadron at sea with another sea within range of a base, or an enemy to fight.
forbid-idle-build-troop = There is no troop left on your cards, or no possession that you control has room for one; a besieged one does not count.
forbid-idle-build-squadron = There is no squadron left on your cards, or you control no port that is free of enemies.
forbid-idle-repair-squadron = You had no squadron under repair in a port when the impulse began.
forbid-idle-begin-fortress = Every area that you control already has a fortress or is besieged.
forbid-idle-finish-fortress = You had no fortress under construction when the impulse began.
forbid-idle-regroup = You had no troop in a dispersion box when the impulse began, or you control no area with room in its theater.
forbid-idle-lower-unrest = You have no unrest to lower.
forbid-idle-subsidize = None of your allied major powers has unrest.
forbid-idle-assault = You are besieging no fortress, or your besiegers are out of supply.
forbid-idle-sortie = None of your troops are besieged.
forbid-idle-subjugate = None of your troops is in an area that can be taken. It must be in supply, without defenders or a fortress, and belong to an enemy, be in revolt or be independent.
forbid-idle-march = None of your troops outside a siege has a line to an area that it may enter.
forbid-idle-land = You need a troop that has been in a port since the impulse began, an escort based there, and a shore within range that you may enter.
forbid-idle-raid = You need the event that allows raids, a war, a squadron that has been at sea since the impulse began, and a commercial port of the enemy overseas.
forbid-idle-redeploy-free = Only a power at war whose player has no cards may do this, once, and not after regrouping.
forbid-idle-regroup-free = Only a power at war whose player has no cards may do this, once, and not after a strategic move.
forbid-idle-put-to-sea = You have no operational squadron in a port.
forbid-idle-open-peace = You need a war, and must have lost half of your morale, to whichever enemies.
forbid-idle-declare-alliance = No power card or event lets you ally with a power that is neither your ally nor your enemy yet.
forbid-idle-combine-fleets = You need a leader with your squadrons in a sea where another player’s power, allied with you, also has squadrons.
forbid-idle-dissolve-fleets = You are not part of a combined fleet.
forbid-idle-swap-leaders = You need two leaders in different places, neither of them besieged, and may do this once.
forbid-idle-sortie-free = None of your troops are besieged, or they have already made a sortie.
forbid-idle-send-home = None of your troops is away from its dispersion box and free to leave, or you have already sent one home.
forbid-idle-post-leader = You have no leader with another place to go to, or you have already posted one.
