### A word to newcomers: through The Rise of Portugal, and through the first steps of any game.

guide-wait = The others decide. Look around meanwhile: point at an area to read about it, turn to the other map, or open the Displays.
guide-other = This belongs to the action that has just begun. The options are all that the rules allow here; those with a place light up on the map. What you click and cannot choose says why not.
guide-over = The game is over. In The Rise of Portugal fifteen points are a draw, twenty a victory and twenty-six an epic one; the log tells where each of them came from.

guide-bid-vp = Everybody bids victory points in secret for the right to choose powers first. What you bid less than the highest is your head start, so a low bid costs nothing but the choice.
guide-choose-group = You play all powers of a group, each with its own unrest, wars and merchants. The points make up for weaker groups.
guide-choose-group-alone = Portugal alone against the seas: five turns of three impulses, two actions each.
guide-deploy = Each power spends its points on units, fortresses, a merchant, a leader, or on less unrest. Troops belong where a neighbour could come; a merchant pays every turn.
guide-deploy-alone = Portugal begins with six points. A squadron ready to sail costs two, a troop one. Ships carry troops, and what you gain lies overseas: a good squadron, three troops and a second squadron under repair are a start.
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
guide-support = A squadron in the sea that washes this area may help one of the sides: it makes a die of the other one worse.
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
