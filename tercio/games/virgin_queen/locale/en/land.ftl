# Land war, fortresses, waterways and foreign wars.

ask-build-fortress = Where does { $power } build a fortress?
option-fortify = A fortress in { $a }
forbid-is-not-our-home-space = A fortress is built in a home space that you control.
forbid-is-fortified-already = It is fortified.
forbid-is-in-turmoil = It is in unrest.
forbid-holds-enemy-units = There are enemy units.
forbid-is-supplied-by-waterway = The besieged have the port on its waterway, and you have no ships on that sea.
forbid-shelters-with-our-ally = They are guests in a fortified space of an ally of yours.
ask-foreign-army = { $card }: how strong is the foreign army?
option-enemies = { $units } units
