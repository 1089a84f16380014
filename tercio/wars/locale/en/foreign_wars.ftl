# Wars on cards beside the map.

event-foreign-war-began = { $card }: { $power } faces { $enemies } enemy units.
event-sent-abroad = { $power } sends { $what ->
    [regular] regular
    [mercenary] mercenary
    [cavalry] cavalry
   *[other] { $what }
} from { $space } to { $card }.
event-built-abroad = { $power } raises { $what ->
    [regular] regular
    [mercenary] mercenary
    [cavalry] cavalry
   *[other] { $what }
} for { $card }.
event-lost-abroad = { $card }: { $power } loses { $count ->
    [one] one { unit-kind }
   *[other] { $count } { $kind ->
        [mercenary] mercenaries
        [cavalry] cavalry
       *[other] regulars
    }
}.
event-foreign-battle-fought = { $card }: { $power } scores { $hits }, its enemies { $enemy_hits }; { $enemies ->
    [one] one enemy unit is
   *[other] { $enemies } enemy units are
} left.
event-foreign-war-won = { $power } wins { $card }.
ask-foreign-war-troops = { $card }: choose { $left ->
    [one] one more unit
   *[other] { $left } more units
} to send.
option-send = { $kind ->
    [mercenary] A mercenary
    [cavalry] Cavalry
   *[other] A regular
} from { $space }
ask-foreign-war-leader = { $card }: send one army leader?
option-send-leader = Send { $a }
ask-which-foreign-war = Which foreign war?
forbid-nobody-was-sent = You have no units in that war.
forbid-war-was-fought-already = A battle has already been fought there this impulse.
option-war = { $a }
ask-foreign-war-home = { $card } is won: where do the troops come home?
option-build-abroad = { $kind ->
    [mercenary] A mercenary
    [cavalry] Cavalry
   *[other] A regular
} for { $card }
