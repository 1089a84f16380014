### A word to newcomers: through The Rise of Portugal, and through the first steps of any game.

guide-wait = The others decide. Look around meanwhile: point at an area to read about it, turn to the other map, or open the Displays.
guide-other = This belongs to the action that has just begun. The options are all that the rules allow here; those with a place light up on the map. What you click and cannot choose says why not.
guide-over = The game is over. In The Rise of Portugal fifteen points are a draw, twenty a victory and twenty-six an epic one; the log tells where each of them came from.

guide-bid-vp = Everybody bids victory points in secret for the right to choose powers first. What you bid less than the highest is your head start, so a low bid costs nothing but the choice.
guide-choose-group = You play all powers of a group, each with its own unrest, wars and merchants. The points make up for weaker groups.
guide-choose-group-alone = Portugal alone against the seas: five turns of three impulses, two actions each.
guide-deploy = Each power spends its points on units, fortresses, a merchant, a leader, or on less unrest. Troops belong where a neighbour could come; a merchant pays every turn.
guide-deploy-alone = Portugal alone against the seas: five turns of three impulses, two actions each. It begins with six points. A squadron ready to sail costs two, a troop one. Ships carry troops, and what you gain lies overseas: a good squadron, three troops and a second squadron under repair are a start.
guide-deploy-where = Own areas light up on the map. Key areas, the squares, are what others want.
guide-deploy-where-alone = Lisbon is the port from which all roads lead overseas.
guide-leader-face = An extraordinary leader has the ability that he was drawn with, and costs three unrest. Unrest is money here, and at the end every point of it costs a victory point.
guide-first-player = The player with the fewest points says who begins. Who acts last in a turn is answered by nobody.

guide-action = Every power has one action of its own, and a card brings points for more, and its event. Play one card at least. Troops, fortresses and merchants are quiet ways to spend points; when nothing else is worth it, lower unrest.
guide-action-alone = Each action costs one point. Land a troop where an independent area has a number, 2 or 3, and subjugate it; areas in the colour of Portugal are a victory point each, the others lead on to them. From there troops march on to the next. The Emirates rob merchants whom nobody guards: send a squadron to the Indian Ocean before you prepare some. When nothing else is worth it, lower unrest.
guide-impulse-start = Before your actions you may do what costs nothing, as exchanging leaders. Usually there is nothing to do.
guide-impulse-end = After your actions you may still do what costs nothing. Then the impulse is over.
guide-keep-points = The points of a card belong to any of your powers, but to none that had points of an earlier one.

guide-build-troop = New troops appear in your own areas. The better ones, of quality three, cost the same point.
guide-build-squadron = A squadron begins under repair, in a port of yours, and sails when another action has completed it.
guide-repair-squadron = A repaired squadron may put to sea.
guide-finish-fortress = Once complete, it holds out against enemies and is paid for every turn.
guide-begin-fortress = A fortress takes two actions in two impulses. On the mini-maps an area with one is a commercial port.
guide-build-merchant = A merchant waits until the next turn begins and then enters the trade center: two unrest less for one of them at the end of every turn, three for two, and two are a monopoly worth a point.
guide-enter-merchants = Those who enter give everybody who was there before a reason for war. Where nobody is, that does not matter.

guide-put-to-sea = From port a squadron sails into the sea it lies on. In the sea where you attack, it makes the defenders weaker.
guide-cruise = Squadrons at sea sail on, as far from their base as the naval operation distance allows.
guide-landing = A troop in a port is carried to a coast that you do not hold. Squadrons of yours in that sea make it easier.
guide-landing-goal = Where the troops go ashore. Areas with a number are independent: two is weaker than three.
guide-landing-leader = A leader on board helps in a battle. Against a weak area the troop will do alone.
guide-landing-party = Who goes aboard with the leader. Between two maps a single troop is carried.
guide-landing-escort = Warships that go along fight whoever intercepts.
guide-strategic-move = Far and quick, but only through what is yours and into it: to where the next attack begins.
guide-strategic-goal = Along your own areas, or over seas that no enemy watches.
guide-strategic-goal-alone = What has just been built, repaired or regrouped may move at once. A troop goes to where the next area can be taken, a squadron to the sea of the pirate.
guide-strategic-leader = A leader may go along with a troop.
guide-march = Step by step over land, into areas of independents too: then they are subjugated.
guide-march-party = Who goes along with the leader, up to four troops.
guide-march-leader = A leader takes several troops along, and helps in a battle. A single troop needs none.
guide-march-on = The troops have arrived. Lay claim to the area to subjugate it; what stands there otherwise is only passing through.
guide-march-goal = Red dashes are rough passes: there is room for few who fight. Dots cross water and carry no supply.
guide-subjugate = Both sides throw dice: yours for a troop, theirs for the number of the area. The higher result wins, and the chances are shown before you choose.
guide-take-anyway = It was a draw. You may disperse a troop and have the area at once, or keep the troop and try again.
guide-claim = An area that you enter and that nobody defends can be made yours.
guide-control = The area is yours to take. Taking it is what you came for.
guide-regroup = Dispersed troops wait in the box of their theater. Regrouped, they stand in an area of yours again.
guide-robbed = The pirate has won, and each of your merchants there has cost you a point of unrest already. You may withdraw one, so that there is less to rob next time; as a rule keep him.
guide-surplus = Too many stand here for the rules of supply. Who disperses waits in the box and can regroup.
guide-replace-leader = Another leader of yours could make room for him. With few leaders nobody has to.
guide-leader-post = Where he takes command: with troops, with ships or in a fortress.
guide-base = Ships that leave the sea go to a port of yours.
guide-intercept-pirate = Somebody attacks your merchants. A squadron nearby may stop him; if he wins, it costs you unrest.

guide-auction = The highest bidder gets it, and his unrest grows by as much. Who passes may come back while others raise.
guide-peace-conditions = The winner spends points on conditions, each with its price. Victory points are the dearest; areas that you hold already are cheap.
guide-give-up = The turn ends: units cost upkeep, and what you give up now costs nothing next turn. Keep what you still need.
guide-agitation = Unrest beyond twice the vitality means revolts. You say where they break out.
guide-revolt-where = A revolt is quelled like an independent area is subjugated. Choose an area that you can do without.
guide-dynastic-change = A new dynasty begins with little unrest and few troops. It is for powers that are lost otherwise.

## Combat and answers to others

guide-combat-card = Before dice are taken each side may play combat cards. They do not count as the card of an impulse, and are gone afterwards; the chances beside them say what they are worth.
guide-battlefield = How many dice either side may throw at most. A small battlefield helps the few, a large one the many.
guide-fighters = More units stand here than the battlefield has room for. The better they are, the better their dice; but only those who fight can be lost.
guide-conscript = One more die, of the worst kind, for a side with too few units; on the main map it costs a point of unrest.
guide-distribute = An advantage makes one of your dice better, a disadvantage one worse: you say which. Dice of category three and four hit most.
guide-react = Enemies come near. Troops of yours may meet them, withdraw, or stay where they are; in a fortress they are besieged instead of beaten.
guide-support = A fleet in the sea that washes this area may help one of the sides: it makes a die of the other one worse.
guide-oppose = Your area is about to be taken without a battle. Troops nearby, or the walls, may oppose with a die of their own.
guide-intercept-transport = Enemy troops pass a sea where your ships lie. If you beat their escort, they turn back.
guide-attacked-at-sea = Somebody seeks your ships. They fight, or make for port if they may.
guide-lose = The winner may not lose his last unit; you choose among those who fought.
guide-disperse = Who disperses is not lost: he waits in the box of the theater until an action regroups him.
guide-damage = A damaged squadron goes to port and is repaired by an action.
guide-retreat = Who has lost leaves the area, for one of yours nearby, a fortress or the dispersion box.
guide-assault = A siege goes on from impulse to impulse. An assault costs a point; casualties stay for the whole siege, even where it fails.
guide-capitulation = The walls can fall by dice, or you can give them up before anybody dies for them.

## War and peace

guide-declare-war = With a casus belli a war costs nothing but the action. Without one it costs morale, and ends your impulse. Ask yourself first what the peace table could give you.
guide-declare-alliance = Allies may lend each other a troop, combine fleets, and join each other's wars. It ends with the turn.
guide-join-ally = Your ally goes to war. You may stand by him at once, without an action.
guide-minor-joins = An independent minor may be kept out of a war: then its troops go home, and it takes no part as long as nobody declares war on it.
guide-open-peace = Morale and areas decide who has won. If you ask for peace yourself, it costs you a point.
guide-piracy = One squadron attacks the merchants of another power. If it wins the throw, unrest passes from you to the victim, one point for each merchant.
guide-prey = The more merchants somebody has in a trade center, the more there is to rob.
guide-event-unrest = Unrest above twice the vitality means revolts at the end of the turn: look at the numbers.
guide-event-minor = The minor that you name is put up for auction next, and everybody with an interest there may bid.
guide-reinforce-minor = A new ally brings his units. They count as yours from now on.
guide-repatriate = Peace has come, or the area belongs to somebody else: the troops go home.
