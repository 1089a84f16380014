### The guided first game: a word about everything that is asked.

guide-bid = Everybody bids in secret for who moves first. Only the first pays. Two ducats hire a company later, so one is a good first bid.
guide-negotiate = A council: open the tab Deals to write an offer, such as a truce, or say that you are ready and see what others offer.
guide-impulse = Your impulse. Towns that glow can be clicked: march from a town of yours, or muster a company for two ducats. Click a town that does not glow and the screen says why not.
guide-goal = Now where the column goes. An empty town falls to whoever enters; in a guarded one you fight, and each 5 or 6 is a hit. The chances are shown when you point at an option.
guide-companies = How many march. Leave somebody at home if a neighbour is strong. A wrong choice can be taken back until dice are rolled.
guide-on-the-march = Somebody marches. With an ambush in your hand you could surprise him; or pass. The tab Orders holds standing orders, so that you need not be asked each time.
guide-before-battle = A battle is about to be fought. A card adds dice. Cards that you may play now glow in your hand.
guide-wait = The others decide. What happens appears in the log; a line that is underlined can be shown on the map.
guide-over = That was the whole game. The large one works the same way: read the sentence, click what glows, ask why not. Good luck!
