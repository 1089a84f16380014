# Land war, fortresses, waterways and foreign wars.

ask-build-fortress = Where does { $power } build a fortress?
option-fortify = A fortress in { $a }
forbid-is-not-our-home-space = You may build a fortress only in a home space that you control.
forbid-is-fortified-already = The space is already fortified.
forbid-is-in-turmoil = The space is in unrest.
forbid-holds-enemy-units = Enemy units are there.
forbid-is-supplied-by-waterway = The besieged hold the port of its waterway, and you have no ships in that sea zone.
forbid-shelters-with-our-ally = They are guests in a fortified space of your ally.
ask-foreign-army = { $card }: how strong is the foreign army?
option-enemies = { $units } units
