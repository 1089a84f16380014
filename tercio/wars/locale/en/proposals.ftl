# Several questions as one: what is proposed, line by line.

proposal-winter = Winter as proposed
proposal-spring = Deploy as proposed
proposal-losses = Losses as proposed
proposal-reaction = React as proposed
proposal-placing = Place as proposed
proposal-piracy = Pay as proposed
proposal-choosing = Choose as proposed
proposal-impulse = Spend as advised

proposed-option-take-unit = { $kind ->
    [mercenary] { $n ->
        [one] a mercenary
       *[other] { $n } mercenaries
    }
    [cavalry] { $n ->
        [one] a cavalry unit
       *[other] { $n } cavalry units
    }
   *[other] { $n ->
        [one] a regular
       *[other] { $n } regulars
    }
}
proposed-option-all = all of them
proposed-winter-excess = Home from { $space }: { $what }
proposed-winter-route = { $space }: { $what }
proposed-winter-port = Ships in { $place }: { $what }
proposed-winter-leader = { $leader }: { $what }
proposed-loan-port = Ships lent at { $space }: { $what }
proposed-losses = { $space }: { $what }
proposed-retreat = Retreat from { $space }: { $what }
proposed-displace = Out of { $space }: { $what }
proposed-avoid-battle-pass = No avoiding of the battle in { $space }
proposed-withdraw = { $space }: { $what }
proposed-event-place-unit = { $kind ->
    [mercenary] Mercenaries
    [cavalry] Cavalry
   *[other] Regulars
}: { $what }
proposed-place-leader = { $leader }: { $what }
proposed-piracy-award = { $sea }: { $what }
proposed-event-unrest = Unrest: { $what }
