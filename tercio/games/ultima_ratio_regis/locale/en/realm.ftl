# Trade, auctions, minors, alliances, war and peace, the end of a turn.

name-action-lower_unrest = lower unrest
name-action-subsidize = subsidize an ally
name-action-build_merchant = build a merchant
name-action-declare_war = declare war
name-action-declare_alliance = declare an alliance
name-action-open_peace = open peace negotiations
name-action-send_corps = send an expeditionary corps
name-action-recall_corps = recall an expeditionary corps

vp-rest = all else
vp-war = the war is won
vp-peace = a condition of peace
vp-objectives = objectives
vp-presence = presence in theaters
vp-monopoly = monopolies of trade
vp-event = objectives of events
vp-bonus = bonus of the scenario
vp-dynasty = a dynasty has fallen

ask-subsidize = { $power }: which ally is subsidized?
option-subsidize = { $a }
ask-build-merchant = { $power }: for which trade center is a merchant prepared?
option-merchant = { $a }
forbid-no-possession-at-center = The power possesses no area that this trade center serves.
forbid-no-interest-in-trade = The power has no interest in this trade.
forbid-has-two-merchants = A power may have at most two merchants in a trade center.
forbid-center-is-inactive = There is no trade in this center yet.
ask-enter-merchants = { $power }: how many merchants enter { $center }?
option-enter = { $n ->
    [0] None
    [one] One merchant
   *[other] { $n } merchants
  }
ask-competition = { $power }: whose merchants are the first to go in { $center }?
option-first = { $a }

ask-auction = { $bid ->
    [0] Auction of { $lot }: what do you bid?
   *[other] Auction of { $lot }: { $leader } has bid { $bid }. Do you raise?
  }
option-raise-bid = { $a } bids { $n }
event-bid-raised = { $power } bids { $bid } for { $lot }.
event-auction-won = { $bid ->
    [0] Nobody bids for { $lot }.
   *[other] { $power } wins the auction of { $lot } with { $bid }.
  }

ask-minor-joins = { $power } is at war with { $enemy }: does { $minor } join?
option-minor-joins = { $a } joins
option-minor-stays = { $a } stays out of it
ask-withdraw-minor = { $power }: where do the units in { $place } go?
option-back-to = { $a }
ask-redeploy-minor = { $minor }, { $unit } in { $place }: where does this unit go?
ask-reinforce-minor = { $minor }, { $unit }: where is this unit placed?
ask-settle-leader = { $power }: with whom does { $leader } go?

ask-declare-alliance = { $power }: an alliance with whom?
option-ally = { $a }
ask-alliance-offer = { $power } offers { $other } an alliance.
option-accept-offer = Accept
option-decline-offer = Decline
forbid-is-no-major-in-play = Alliances are possible only between major powers in play.
forbid-alliance-is-not-permitted = No card or event allows this alliance.
forbid-is-an-enemy = They are at war.
forbid-is-allied-already = They are already allied.
forbid-has-declined = That power has already declined this impulse.

ask-send-corps = { $power }: which troop is lent?
option-lend = { $a } lends { $b } a { $c } in { $d }
ask-corps-goal = { $power }: where does it go?
option-corps = { $a }
ask-corps-offer = { $power } wants to move an expeditionary corps. Does { $other } agree?
ask-recall-corps = { $power }: which troop comes back?
option-recall = From { $a }: a { $b } in { $c }
ask-corps-home = { $power }: which troop of { $receiver } is the expeditionary corps?
option-from = A { $b } in { $a }

name-action-combine_fleets = combine fleets with an ally
name-action-dissolve_fleets = dissolve a combined fleet
ask-combine-fleets = { $power }: whose squadrons sail under its flag?
ask-dissolve-fleets = { $power }: with whom is the combined fleet dissolved?
option-with = { $a }
ask-fleet-offer = { $power } wants to lead the squadrons of { $other } beside its own. Do you agree?

ask-declare-war = { $power }: war with whom?
option-war = { $a } ({ $price ->
    [justified] casus belli
    [free] ends the impulse
   *[morale] costs 1 morale, ends the impulse
  })
forbid-is-no-party-to-wars = War may be declared only on major powers and on allied independent minors.
forbid-belongs-to-same-player = Two powers of one player are never at war with each other.
forbid-is-at-war-already = They are already at war.
forbid-keeps-forced-peace = They are bound to peace this turn.
forbid-is-not-the-last-point = Without a casus belli, declaring war must be the last thing you do, and you still have to play a card.
ask-join-ally = { $friend } is at war with { $enemy }: does { $power } join?
option-join-war = { $a } goes to war with { $b }
option-stay-out = { $a } stays out of it

ask-open-peace = { $power }: peace with whom?
ask-forced-peace = { $power } can fight no longer: peace with whom?
option-peace = { $a } ({ $how ->
    [won] you would win by { $points }
    [lost] you would lose by { $points }
   *[draw] it would be a draw
  })
event-peace-opened = { $power } opens peace negotiations with { $enemy }.
event-war-decided = { $points ->
    [0] The war is a draw.
   *[other] { $winner } beats { $loser } by { $points }.
  }
ask-peace-conditions = { $power } has { $left ->
    [one] one point
   *[other] { $left } points
  } for conditions of peace with { $loser }.
option-demand-vp = A victory point (price { $price })
option-demand-take = { $a } changes sides (price { $price })
option-demand-break = The alliance with { $a } is broken (price { $price })
option-demand-cede = { $a } is ceded (price { $price })
option-demand-remove = A merchant leaves { $a } (price { $price })
option-demand-replace = A merchant in { $a } is replaced by one of yours (price { $price })
option-demand-unrest = Unrest falls by 1, and theirs rises by 1 (price { $price })
option-demand-raze = The trade of { $a } is interrupted (price { $price })
event-condition-demanded = { $power } demands { $what } (price { $price }).
name-condition-vp = a victory point
name-condition-take = the alliance of a minor power
name-condition-break = that an alliance is broken
name-condition-cede = an area
name-condition-remove = that a merchant leaves
name-condition-replace = the place of a merchant
name-condition-unrest = relief for its people
name-condition-raze = that a port trades no longer
event-power-collapsed = { $power } collapses.

ask-give-up = What do you give up?
option-scrap = { $a }: a { $b } in { $c }
option-degrade = { $a }: a worse unit for a { $b } in { $c }
option-raze = The fortress of { $a }
option-dismiss = { $a } in { $b }
event-agitation-spread = Social agitation in { $power }: { $revolts ->
    [one] one revolt is due
   *[other] { $revolts } revolts are due
  }.
ask-agitation = { $power }: { $due ->
    [one] one revolt is due
   *[other] { $due } revolts are due
  }. Do troops disperse to prevent them?
option-calm = Disperse a { $a } in { $b }
option-revolts = { $n ->
    [one] One revolt breaks out
   *[other] { $n } revolts break out
  }
ask-revolt-where = { $power }: where is the revolt (R{ $level })? { $left } to be placed
option-revolt = { $a }
forbid-is-key-area = A revolt breaks out in a key area only if there is no other place.
forbid-is-commercial-port = A revolt breaks out in a commercial port only if there is no other place.
forbid-is-last-quiet-area = This is the last area of the province, or of the minor, without a revolt.
forbid-has-military-units = There are military units in the area.
ask-dynastic-change = Does one of your powers change its dynasty?
option-change = { $a } (costs { $vp } VP)
event-dynasty-changed = { $power } has a new dynasty; it costs { $vp } VP.
