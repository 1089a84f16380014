# 14 Field Battle

section-14 =
    A field battle is fought when a formation meets enemies who stay in the open, or is intercepted.
    The attacker rolls a die for each unit of his formation, the defender one for each of his units
    and one more for defending, and each side adds its best leader's battle rating. Reiters may add
    troops just before the dice are counted, but attackers beyond what a formation can hold roll
    none. Combat cards follow, the attacker first, then each major power among the defenders. Every
    5 or 6 is a hit, and more hits win; the defender wins a tie.

    Each hit takes a unit of the owner's choice. If both sides would be wiped out, the one that
    rolled more dice keeps a unit, on equal dice the defender; leaders are captured if nothing else
    of their side is left. The loser retreats (14.1), and an attacker who wins before walls lays
    siege if he has more units than are inside, or else must fall back (15.3).
    .example = Eight units under Alva (battle 2) attack six under Montmorency (battle 1): 10 dice
        against 6 + 1 + 1 = 8. Both roll three hits, so the defender holds the field, each side
        loses three units, and Alva retreats.
    .see = 5.1, 13.2, 14.1, 15.3

section-14-1 =
    The beaten side leaves. If it controls the fortified space where it fought, up to four of its
    units, or fewer if it likes, and any leaders may go inside; everybody else goes together to one
    adjacent space of the owner's choice. A beaten attacker can only go back to where he came from,
    and a beaten defender anywhere but there.

    Nobody retreats into unrest, among enemy units, out to sea, or to a space that is independent or
    belongs to anybody but himself and his allies. A pass does not hinder. With nowhere to go the
    units are lost and their leaders captured.
    .see = 2.5, 13.3, 14, 15

# 15 Siege

section-15 =
    A siege begins when you stand before a hostile or independent fortified space with more units
    than are inside, and an empty one must be besieged too. The besieged can neither move, attack,
    intercept nor slip away until it is broken, though ships in the port may sail. Two allies may
    besiege a place together only if both are at war with its owner and each alone outnumbers the
    garrison. The walls fall by assault (15.1), a siege is lifted by a relief force (15.2) or breaks
    when the besieger grows too weak (15.3).
    .see = 13.4, 15.1, 15.2, 15.3

section-15-1 =
    For 1 CP you storm a place that your power has besieged since an earlier impulse, once in an
    impulse for each place. You need an LOC, and a blockade if the owner has ships about: none of
    his may be in an adjacent sea zone, and if he has any in the port you need more than that in
    adjacent zones; corsairs count for neither side, and the Armada for half its strength. One
    formation assaults, and troops that have just joined an old siege may take part. You roll a die
    for each unit if nobody defends, for every two, rounded up, if anybody does; the defender a die
    for each unit and one for the walls, two with the Ravelin; both add their best leader's battle
    rating. Cavalry rolls for neither side, but may be taken as a loss; Storms may call the assault
    off, and combat cards come before the dice.

    Each 5 or 6 kills a unit. You take the place if you scored a hit, no defender is left and an
    attacker is; leaders inside are captured, and ships and naval leaders in the port go to the Turn
    Track, and Spanish Fury (at a key) or Sack!, a card for any place, may follow. Otherwise the
    siege goes on while you still outnumber the garrison; if you do not, you retreat (15.3), and
    leaders whose army is gone are displaced.
    .example = Seven regulars under Parma (battle 2) storm a key with two regulars: 4 + 2 = 6 dice
        against 2 + 1 = 3. Two hits are needed, which six dice bring 65 times in 100. Against empty
        walls it would be nine dice against one.
    .see = 12.1, 13.4, 15.3, 16.7

section-15-2 =
    A formation friendly to the besieged may march in and fight the besiegers. Troops inside that
    belong to the same major power may join the battle, even beyond the size of a formation, and you
    choose which of them do. If you win, the besiegers retreat and the siege is over.

    If you lose on equal hits, any who fought may go inside, up to four units in all there, and the
    rest retreat. If you lose with fewer hits, only those units and leaders who began inside may go
    back in. If the whole relief force dies, its leaders are captured.
    .see = 14, 14.1, 15.3

section-15-3 =
    A siege breaks at once when the besiegers no longer have more units than are inside, cavalry
    counted, whatever the reason: losses, an event, or troops who marched away. They then retreat
    for nothing to an adjacent calm space that they or an ally control and where nobody but
    themselves and their allies stands; the sea is no way out. If there is no such space, the stack
    is lost and its leaders are captured.
    .see = 14.1, 15, 15.1

# 16 Naval Affairs

section-16 =
    Ships move, intercept and fight much as armies do, but one action moves the whole navy. They
    carry troops across the sea, blockade ports in a siege and raid enemy coasts. On the World Map
    captains sail under the same naval move to raid, to found colonies and to go round the world.
    .see = 16.1, 16.2, 16.3, 16.4, 16.5, 16.6, 16.7

section-16-1 =
    For 1 CP all your ships, captains and patrols, your active minors' ships and those lent to you
    may each move once, to an adjacent port, sea zone or ocean zone. You may enter another's port
    only to attack enemy ships there, never an ally's; a naval leader leaves with the last of his
    ships; ships that lost a combat in this impulse stay put. At sea powers at peace mix freely, on
    the oceans even enemies do, and captains never enter settlements; Tercio lets one who wintered
    in a colony put to sea with a move and no roll.

    Storms may stop ships on their way, and a fleet that enters a sea zone without friendly ships in
    it may be intercepted from a place next to it: two dice plus the leader's battle rating, 1 more
    for the Telescope and 1 less for galleons or the Armada in the Mediterranean, and 9 or more
    succeeds. Only one power may succeed, and it may try neither from where the mover now has ships
    nor into a zone that already held other enemies of its own; if nobody does, enemies who were at
    sea there may avoid battle on the same roll, all together, into a port of their own or a zone
    without enemies. Then combats follow (16.2), against several enemies one by one until you lose
    or have fought each.

    An expedition that crosses a hazardous passage or sails against the wind checks navigation: two
    dice, the captain's rating and 1 for Map Projection; by Tercio's table 4 or less loses him for
    good with all aboard, 5 to 7 damages him and costs one of two treasures, 8 or more is safe, and
    a captain damaged a second time loses all he carries and is back next turn. Whoever arrives with
    a colony aboard, having survived the check if one was due, even damaged, may set it down in an
    empty gray settlement there, except in the Philippines.
    .example = Drake (navigation 2) sails from the South Atlantic to the Chilean Coast, a hazardous
        passage. A 2 on the dice loses him, 3 to 5 damages him, and 6 or more, 26 chances in 36,
        brings him through unharmed.
    .see = 2.5, 2.6, 16.2, 16.5, 17.4

section-16-2 =
    Galleons roll two dice, galleys two in ports and the Mediterranean but one in Atlantic sea
    zones, corsairs one, the Armada its strength; each side adds its best naval leader's battle
    rating, and a defender in a port one die. Combat cards are played before the roll, and after it
    anybody may play Galleasses if this is a Mediterranean sea zone. Each 5 or 6 is a hit; more hits
    win, and the defender wins a tie.

    Two hits sink a ship of the owner's choice, and what is left over sinks an Ottoman corsair for
    each hit. One odd hit against the loser sinks another ship, against the winner it is ignored. In
    Atlantic sea zones each race-built galleon ignores one hit rolled as a 5, though it still counts
    for who won; if both fleets would be gone, the side with more dice keeps a ship, on equal dice
    the defender.

    From a port the attacker withdraws even if he won; at sea the loser goes to a port of his own or
    to a zone, free of enemy ships, or is lost. The leaders of a fleet that is gone come back
    next turn, and sunk ships may be rebuilt from then on; with the Dry Dock your own ships, not
    those of a minor power, at once.
    .example = In the Ionian Sea three Ottoman galleys and two corsairs under Dragut (battle 2)
        attack three Spanish galleys under Don John (battle 2): 6 + 2 + 2 = 10 dice against 8. Both
        score three hits, so Spain wins as the defender. Spain loses one galley and ignores the odd
        hit; the Ottoman loses a galley and a corsair and must retreat.
    .see = 5.4, 16.1, 17.3, 23.2

section-16-3 =
    Ships in a sea zone can carry an army over it. You need 2 CP or more: 1 CP takes a formation of
    at most five units, with its leaders, from a port into an adjacent zone with ships of yours, and
    1 CP takes it on, to a further such zone or into a port. Have enough CP left to land, since
    nobody may stay at sea, and finish one transport before the next. Besieged troops cannot embark,
    and nobody is intercepted at sea, though Storms may strike.

    You may land where you could march in, provided no enemy ships lie there, and the landing is
    answered like any move. If the landed army loses its field battle it is destroyed, leaders
    captured.
    .see = 13.1, 14, 16.7, 23.2

section-16-4 =
    For 2 CP ships at sea raid an enemy who controls a port on that zone; Ottoman corsairs may raid
    any major power that is in play, war or not. You may raid a zone once in a turn, only two powers
    may raid the same zone, and you have three raids a turn on both maps together. Spain does not
    raid where the Armada lies.

    The target shoots first: two dice for each ship of its own in the zone, one for each in a port
    or zone next to it, one for each fortress (not key) on it that is neither besieged nor in
    unrest; ships next to it and fortresses of other enemies of yours count as well, corsairs next
    to it and the Armada never do, and against the Ottoman the Knights in a nearby port add a die. A
    hit sinks a corsair, after that two hits a ship, and a last single hit one more.

    If you still have a ship there, and a corsair against a power you are not at war with, you roll
    one die if you have just one ship left or the target just one port there, otherwise two, plus
    the leader's piracy rating. For each hit the target pays with a ship of its own nearby, a random
    card, 1 VP for you, or a level of a nearby Armada; none twice before all possible ones were
    used, and nothing worthless while something else is left. A card you win waits for a later
    impulse.
    .example = Dragut (piracy 2) raids Spain with three corsairs in the Tyrrhenian Sea. Two galleys
        in Naples and the fortress of Genoa give Spain three dice; one hits and sinks a corsair. Two
        ships and several Spanish ports make 2 + 2 = 4 dice. Two of them hit, and Spain gives up a
        card and 1 VP.
    .see = 5.1, 16.5, 16.7, 20.7

section-16-5 =
    For 2 CP a captain raids Spain or Portugal in an ocean zone where the target has a settlement,
    war or not (Nombre de Dios/Panama lies on two zones); only England and France must spare
    Portugal while it is their own ally. The limits are those of Europe: once a turn in a zone for
    each power, two powers in a zone, three raids a turn on both maps.

    Spain defends with a die for each patrol in the zone and each fortress in a settlement on it,
    Portugal with one for each of its settlements there. One hit damages the captain, and two, or
    one on a damaged captain, remove him from the game. If he survives he rolls one die if he is
    damaged or there is just one settlement of the target, otherwise two, plus his piracy rating.

    For each hit Spain, even for Portugal (but England if it is Drake), chooses a patrol there to
    lose, a random treasure of the target's row, or 1 VP for the pirate, with hits divided as evenly
    as can be; if a Spanish fortress fired, Spain keeps one treasure out of the draw, so the last is
    safe. An undamaged captain carries two treasures, a damaged one just one, and you discard what
    is too much. After a raid he may go home with his loot at once, if no hazardous passage lies
    between, and he is back next turn.
    .example = Hawkins (piracy 1), undamaged, raids Spain in the Antilles, where there is one
        patrol. Spain rolls a die and misses. Several settlements make 2 + 1 = 3 dice; he hits
        twice, and Spain must choose two different awards.
    .see = 5.2, 6.3, 16.4, 20.4, 23.2, 29

section-16-6 =
    The first captain to go round the world wins 2 VP and the second 1 VP; either direction will do,
    but it must be one expedition. An Ottoman leaves the Indian Ocean by the South Pacific or the
    Guinea Coast and comes back from the other side. Anybody else must have sailed from the Guinea
    Coast to the Indian Ocean and enter the South Atlantic from the Chilean Coast, or have sailed
    from the South Atlantic to the Chilean Coast and enter the Guinea Coast from the Indian Ocean.

    That ends the voyage whether you like it or not: his loot joins your hand and he is back next
    turn. Tercio lets him found a colony he has aboard before he goes home.
    .see = 2.6, 16.1, 25.2

section-16-7 =
    Antwerp and Rotterdam are inland ports that no ship ever enters. If you or an ally control the
    port at the mouth, Flushing for Antwerp and Brielle for Rotterdam, you may embark and land
    troops there from the North Sea for 1 CP and reach them with piracy; Sea Beggars may strike
    there if the Protestant controls that port. You may not assault either while the besieged power
    or its ally controls that port, unless you have ships in the North Sea or use Treachery! or
    Siege Engineering. For conversions both always lie on the North Sea.
    .see = 2.5, 15.1, 16.3, 18.5

# 17 Construction

section-17 =
    You build in home spaces of your own that you control, and never in unrest. Foreign Volunteers
    and Reiters are the exceptions that bring troops elsewhere. The parts of this chapter say what
    each kind of unit costs, where it may appear and what stands in the way.
    .see = 17.1, 17.2, 17.3, 17.4, 17.5

section-17-1 =
    You never have more units than there are counters. Small counters may be exchanged for large
    ones at any time, which Tercio does for you, and where both sides of a counter show different
    units, such as regulars and mercenaries or galleys and galleons, each one built takes away a
    chance for the other.

    The Knights of St. John are Spanish regulars that cannot be built and never leave their space;
    once they are gone only their event brings them back. If they would be displaced Tercio removes
    them.
    .see = 5.3, 5.4, 17.2, 17.3

section-17-2 =
    A regular costs 2 CP, and every power raises them. A mercenary costs 1 CP, for all but the
    Ottoman, who raises cavalry for 1 CP instead. They appear in a home space under your control,
    without unrest and without enemy units.

    Three regions are special: the Ottoman raises no land units in Algiers or Djerba/Tripoli, Spain
    none in Oran or Malta, and in the Netherlands Spain raises Walloons, up to the few counters it
    has, and nothing else. Walloons count as Spanish regulars in everything but where they are
    built. A power in a foreign war may also build its troops there (23.7).
    .see = 17.1, 23.6, 23.7, 24.3

section-17-3 =
    Ships are built in home ports that you control, without unrest and without enemy units. Galleys
    cost 2 CP (Ottoman, Spain, France, Holy Roman), corsairs 1 CP (Ottoman), and galleons 2 CP
    (Spain, England, France, Protestant) in a port on the Atlantic. Spain builds nothing but galleys
    in Oran and no ships at all in the Netherlands; the Ottoman builds corsairs in every home port,
    but no galleys in Algiers or Djerba/Tripoli. From turn 3 on a galleon built in London while
    Hawkins is there is race-built.

    A patrol costs Spain 2 CP, in an ocean zone with a settlement it controls. Lost ships can be
    built again only from the next turn on, except your own with the Dry Dock.
    .see = 5.4, 8.1, 16.2, 22.2

section-17-4 =
    For 1 CP you put a captain of your pool on the World Map. An Ottoman starts in the Indian Ocean,
    damaged as long as there is no Suez Canal; others start undamaged in the North Atlantic or on
    the Guinea Coast. For 1 CP more, or nothing with Plantation, a colony goes along if you have a
    marker left, the Ottoman only with the canal, and he may then set it down at Mombasa at once if
    nobody is there. Le Testu stays home in a turn in which he was sponsored as a scientist.

    The book leaves the Holy Roman out of the list of powers that may do this, but then says where
    his captains start; Tercio lets him send them.
    .see = 5.2, 16.1, 22.2, 23.1

section-17-5 =
    For 2 CP you build a fortress in an unfortified home space in Europe that you control, if no
    enemy units and no unrest are there. It makes the space fortified for every purpose and fires at
    pirates, but brings neither VP nor cards. Spain may instead fortify a settlement of its own on
    the World Map, one fortress each, with a marker from its power card, of which it gets one or two
    a turn (8.2).
    .see = 2.1, 8.2, 16.4, 16.5
