### Why a bot would do what it proposes to somebody who asks it for a hint.

hint-march = { $town } is worth { $value }, and as many companies march as make it at least an even fight.
hint-muster = { $foes ->
    [0] No rival stands beside { $town }; it has the fewest companies of your towns.
    [one] A rival beside { $town } has a company.
   *[other] A rival beside { $town } has { $foes } companies.
}
hint-bid = A third of the ducats is a fair price for the first move.
hint-deal = A truce with whoever has most points costs nothing; what costs you something is declined.
hint-play = A card that does something now is played now.
