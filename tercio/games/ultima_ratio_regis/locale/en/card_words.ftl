### What cards say: a sentence for each op. "none" stands for what an op does not name.

## Combat cards

card-combat-in-land = land battles
card-combat-in-naval = naval combats
card-combat-in-siege = assaults
card-combat-in-subjugation = subjugations
card-combat-advantage = Before dice are taken in { $combats }: your side has { $n ->
    [one] an advantage
   *[other] { $n } advantages
}.
card-combat-enemy-disadvantage = Before dice are taken in { $combats }: the other side has { $n ->
    [one] a disadvantage
   *[other] { $n } disadvantages
}.
card-combat-battlefield = In { $combats }: the battlefield is one die larger or smaller.
card-combat-die-plus = After the roll in { $combats }: one of your dice shows { $n } more.
card-combat-ignore-own-losses = In { $combats }: your side loses no units, whatever the dice say.
card-combat-by-attacker = Only for the side that acts: in an assault, the besieger.
card-combat-by-defender = Only against the side that acts.
card-combat-veterans = If you win, { $n ->
    [one] one of your troops becomes a veteran
   *[other] { $n } of your troops become veterans
}.

## Auctions

card-auction_technology = { $tech ->
    [land] Auction of a technology: an advantage in every land battle until the turn ends.
    [siege] Auction of a technology: an advantage in every assault, on either side of the walls, until the turn ends.
    [naval] Auction of a technology: an advantage in every naval combat but piracy until the turn ends.
   *[industrial] Auction of a technology: { $income } more income at the end of this turn.
}
card-auction_alliance = Auction of an alliance with { $several ->
    [0] { $minors }
   *[other] one of these, as you choose: { $minors }
}{ $pay_more ->
    [none] .
   *[other] ; { $pay_more } pays 1 unrest more for it.
}
card-imperial_election = Christian powers with an interest in Central Europe bid to be Emperor, who is the ally of the Empire. Each elector among the winner's allies makes it 1 unrest cheaper.

## War and peace

card-ally-of = the ally of { $minor }
card-casus_belli = { $mutual ->
    [0] { $a } has a casus belli against { $b }.
   *[other] { $a } and { $b } have a casus belli against each other.
}
card-casus_belli-in-war = If they are at war already, it is worth { $vp } VP more.
card-start_war = { $a } and { $b } go to war, { $vp } VP for the winner.
card-war_minor = { $power } goes to war with { $minor }.
card-collapse_rule = A lost war is the collapse of { $power }.
card-morale_transfer = { $frm } gives { $n } morale to { $to }.
card-peace = { $with_anybody ->
    [0] Wars among { $between } end in negotiations.
   *[other] All wars of { $between } end in negotiations.
}
card-break_alliance = { $a } and { $b } are allies no longer.

## Unrest and revolts

card-unrest = { $who ->
    [own] One of your powers
    [other] A power of another player
    [any] A power
    [catholic] A Catholic power
    [divided] A Christian power with minors or domains of another faith
    [among] One of { $powers }
   *[named] { $power }
} { $up ->
    [0] loses
   *[other] gains
} { $by } unrest.
card-place_revolt = { $count ->
    [one] A revolt of level { $level }
   *[other] { $count } revolts of level { $level }
} { $which }.
# Between what is said of the area of a revolt.
card-revolt-and = {" "}
card-revolt-in = in { $where }
card-revolt-minor = in { $minor }
card-revolt-domains = in a domain
card-revolt-owner = against { $owner }
card-revolt-religion = of a { $religion } power
card-revolt-agitated = of a power with more unrest than vitality
card-revolt-not-key = that is not a key area
card-revolt-anywhere = Neither ports nor troops prevent it.

## Areas, interests, trade

card-activate = Inactive areas become active: { $where }.
card-activate-level = Areas without an owner are independent of level { $level }.
card-transfer = { $where }: possession passes to { $to }{ $frm ->
    [none] .
   *[other] , as far as { $frm } has it.
}
card-control = { $to } takes control of what its enemies have in { $where }.
card-inherit = If { $power } has { $area } when the turn ends, the rest of that homeland is its own as well.
card-gain_interest = { $power } gains an interest in { $theaters }{ $when ->
    [next_turn] {" "}from the next turn on.
   *[now] .
}
card-bar = { $areas }: closed to { $power } as long as it is not the owner.
card-objective = { $vp } VP for { $power } at the end of the turn if it { $when ->
    [acquires] has come to possess
   *[other] possesses
} { $areas }.
card-set_nod = The naval operation distance is { $value } everywhere.
card-tc_capacity = { $tc } has room for { $by ->
    [one] one merchant
   *[other] { $by } merchants
} { $up ->
    [0] less
   *[other] more
}.
card-free_merchant = { $power } may prepare a merchant in { $tcs } without an action.
card-shield_trade = Nobody but { $but } may rob merchants in { $tcs }.
card-auto_subjugate = { $power } may take an independent area of level { $level } next to its own in { $theaters } without a fight.

## Permissions

card-permission-landing = { $power } may land once this turn in { $areas }, however far it is.
card-permission-privateering = { $power } may send out privateers this turn{ $tcs ->
    [none] .
   *[other] {" "}in { $tcs }.
}
card-permission-piracy = { $power } may rob merchants of { $target } this turn without war.
card-permission-fleet-raids-overseas = Squadrons may raid commercial enclaves overseas.
card-permission-leave-mediterranean = Squadrons may pass between the Mediterranean and other seas.
card-permission-subjugation-advantage = { $power } has an advantage in { $uses ->
    [0] subjugations in { $where }
   *[other] one subjugation in { $where }
} { $until ->
    [impulse] in this impulse.
   *[turn] this turn.
}
card-permission-piracy-advantage = One such attack has an advantage.

## What lasts

card-permanent = The event stays in force{ $last ->
    [none] .
   *[other] {" "}until the end of turn { $last }.
}
card-end_permanent = { $card } is no longer in force.
card-modifier-land = { $power } has an advantage in land battles until { $until ->
    [none] the game ends.
   *[other] { $until } is played.
}
card-modifier-subjugation = { $power } has an advantage in subjugations.

## Troops, leaders, minors, faith

card-veteran = { $who ->
    [everybody] Every power may make { $n ->
        [one] one troop a veteran
       *[other] { $n } troops veterans
    }.
   *[named] { $power }: { $n ->
        [one] one troop becomes a veteran
       *[other] { $n } troops become veterans
    }.
}
card-leader = { $leader } leads a unit of { $power }.
card-repatriate = Units of { $power } in { $where } go home.
card-break_minor = { $minor }: neutral again{ $of ->
    [none] .
   *[other] , if { $of } was the ally.
}
card-ally_minor = { $minor } allies with { $power } if it is neutral.
card-join_minor = { $minor } may join the war of its ally, if that is one of { $powers }.
card-set_religion = { $power ->
    [none] { $minor }
   *[other] { $power }
} is { $to } from now on.

## What the rules know of single cards, wherever they say it

card-more-luther = It marks the age, and changes nothing else.
card-more-calvin = Powers that are to be Protestant are so from now on, and alliances between different Christian confessions cost 1 unrest more.
card-more-treaty_of_tordesillas = Others have no interest there before the tables of later turns say so.
card-more-fall_of_the_hospitallers = The turn after, an order that has lost Rhodes settles in Malta if a Christian has it, for 1 VP; if not, it is gone. The Ottomans gain 1 VP if they take Malta from it.
