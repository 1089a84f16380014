### The guided first game: a word about everything that is asked.

guide-bid = Everybody bids in secret for who moves first. Only the first pays. Two ducats hire a company later, so one is a good first bid.
guide-negotiate = { $unready ->
    [1] You have said that you are ready; the council ends when all have. If you want to write an offer after all, say that you are not.
   *[0] A council: open the tab Deals to write an offer, such as a truce, or say that you are ready and see what others offer.
}
guide-impulse = Your impulse.{ $march ->
    [1] {" "}Click a town of yours that glows to march from it.
   *[0] {" "}No company of yours can march now.
}{ $muster ->
    [1] {" "}You can muster a company for two ducats.
   *[0] {" "}You cannot muster a company now: that takes two ducats and a town of yours.
}{ $play ->
    [1] {" "}A card that glows in your hand can be played, too.
   *[0] {""}
} Click a town that does not glow and the screen says why not.
guide-goal = Now where the column goes. An empty town falls to whoever enters; in a guarded one you fight, and each 5 or 6 is a hit. The chances are shown when you point at an option.
guide-companies = How many march. Leave somebody at home if a neighbour is strong. A wrong choice can be taken back until dice are rolled.
guide-on-the-march = Somebody marches.{ $play ->
    [1] {" "}You could surprise him with the card that glows in your hand; or pass.
   *[0] {" "}Some cards would surprise him, but you hold none of them: pass.
} The tab Orders holds standing orders, so that you need not be asked each time.
guide-before-battle = A battle is about to be fought.{ $play ->
    [1] {" "}A card adds dice: those that you may play now glow in your hand.
   *[0] {" "}Some cards would add dice, but you hold none of them: pass.
}
guide-wait = The others decide. What happens appears in the log; a line that is underlined can be shown on the map.
guide-over = That was the whole game. The large one works the same way: read the sentence, click what glows, ask why not. Good luck!

## Why a bot would do what it proposes to somebody who asks it for a hint

hint-march = { $town } is worth { $value }, and as many companies march as make it at least an even fight.
hint-muster = { $foes ->
    [0] No rival stands beside { $town }; it has the fewest companies of your towns.
    [one] A rival beside { $town } has a company.
   *[other] A rival beside { $town } has { $foes } companies.
}
hint-bid = A third of the ducats is a fair price for the first move.
hint-deal = A truce with whoever has most points costs nothing; what costs you something is declined.
hint-play = A card that does something now is played now.
