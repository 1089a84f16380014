### By which rule of thumb the bot answers, for whoever asks it for a hint.

hint-card = Of the cards that you could play it brings you most: about { $vp } VP.
hint-bid = Everybody pays what he bids: so much the place in the order of choice is likely to be worth.
hint-group = Of the groups that are left it is worth most.
hint-deploy = Minors come first, since they cost nothing; then each power gets what it lacks most: troops, ships for its merchants, a leader.
hint-deploy-where = Troops go where their army gathers, ships where merchants need them, and a merchant where he earns most.
hint-auction = One more than the last bid, as long as it is worth that to the power of yours that gains most by it.
hint-forced-peace = This enemy gets least by it.
hint-regroup = It goes to the front, where there is one.
hint-agitation = Rather than let a revolt break out, troops disperse: no more than must.
hint-revolt-where = In your own land where it hurts least, in another's where it hurts most.
hint-give-up = Next turn's income could not keep all: dispersed and damaged units go first.
hint-robbed = Merchants whom nobody guards are given up where pirates would come again and again.
hint-support = It helps your own side.
hint-leader-face = An extraordinary leader costs unrest, and pays with a large army, in a war, early in the turn.
hint-leader-post = He goes to the largest stack of troops on the map.
