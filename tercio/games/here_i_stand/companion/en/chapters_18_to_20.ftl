### Here I Stand, section by section and in our own words.

# 18 The Reformation

section-18 =
    Beside the war of armies there is one of beliefs. Papacy and Protestants pay for religious
    actions (18.1); these lead to attempts to convert spaces, one way (18.3) or the other (18.4),
    or to debates (18.5). What lies in and around a space decides how many dice each side rolls
    (18.2). England and the Hapsburgs have a stake in the outcome too.
    .see = 18.1, 18.2, 18.3, 18.4, 18.5, 23.2

section-18-1 =
    Turn 1 begins with Luther's 95 Theses: Wittenberg turns Protestant, and five attempts in the
    German zone follow, each with a die more. Later that turn comes the Diet of Worms: Protestant,
    Hapsburgs and Papacy each commit a card in secret, which may be a Home card but no mandatory
    event. The Protestant rolls its CP and 4 more dice, the other two roll theirs together; 5 and 6
    hit, and the surplus is the number of German spaces that the winner converts, each next to one
    of his own faith.

    From then on religious actions cost CP. The Protestant may publish a treatise (2 CP, two
    attempts in one language zone; England may for 3 CP in its own zone while Cranmer is on the
    map) and translate at 1 CP a step: 6 steps finish a New Testament, 10 more a full Bible, and
    each gives six attempts in its zone, the Bible with +1 on your dice and 1 VP. The Papacy has
    burning books (2 CP, two counter-attempts in one zone), Saint Peter's (5 CP make 1 VP, at most
    5 VP) and, after the Society of Jesus, Jesuit universities in Catholic spaces that have none (3
    CP, or 2 if Loyola is committed). Both call debates for 3 CP, in a zone that has Protestant
    debaters and where they have one who is uncommitted. Tercio reads this so: there is no limit to
    the number of universities.
    .example = At Worms the Protestant plays a 3 and rolls 7 dice; Papacy and Hapsburgs play 2 and
        2 and roll 4. 3 hits against 1: the Protestant converts two German spaces.
    .see = 11.1, 18.3, 18.4, 18.5, 21.3

section-18-2 =
    A reformer gives the Protestant 2 dice in his own space and 1 in each adjacent one; a Jesuit
    university does so for the Papacy. Land units do the same for their side, once per space,
    however many. Units of the Protestant, and English ones under Edward VI or Elizabeth I, are
    Protestant. Catholic are those of Papacy, Hapsburgs, France, minor powers (Scots go with
    England while allied to it), independents and of England under Mary I; Ottomans and Henry
    VIII's English count for nobody.

    A debater's bonus works while he is uncommitted and commits him. Each power uses one bonus for
    attempts or translations in an impulse, for one action or event only (England just that of
    Cranmer, Latimer, Wishart or Knox); bonuses for debates work by themselves, and a debater whom
    an event commits has used none. One that brings more attempts is used before the first, one
    that brings a die at any time before a roll, one that brings a step only where you pay for
    translating; whoever takes the action decides. Tercio reads this so: where a bonus counts
    spaces (within two of a place), passes count like other connections.
    .see = 18.3, 18.4, 18.5, 19.7

section-18-3 =
    An attempt tries to make one Catholic space Protestant. It must hold a reformer, lie next to a
    Protestant space, even over a pass, or be a port on a sea with a Protestant port; no space is a
    target twice in an impulse. You roll 1 die for each adjacent Protestant space, reformer and
    stack of Protestant units, 2 for a reformer and 2 for units in the space itself, at least 1,
    and bonus dice on top. The Papacy rolls in the same way for Catholic spaces, universities and
    Catholic units; what lies over a pass or in unrest counts for neither.

    Only the highest die of each side matters. In the zone at which the attempt is aimed you win
    ties, any +1 counts, and a 6 wins outright; elsewhere the Papacy wins ties. An electorate that
    turns brings its Protestant regulars (21.6). Where a card differs from the book in the number
    of attempts Tercio follows the book: Affair of the Placards makes 3.
    .example = Two neighbours of a space are Protestant, and a reformer sits in one of them: 3
        dice, against 2 for two Catholic neighbours. In the zone you aim at, where ties are yours,
        you convert it 72 times in 100; elsewhere only 47 times.
    .see = 12.4, 18.1, 18.2, 18.4

section-18-4 =
    The Papacy wins spaces back by burning books and by some events. The target is Protestant and
    holds a Jesuit university, lies next to a Catholic space, or is a port on a sea with a Catholic
    port, and no space is a target twice in an impulse. Dice are counted as in a Reformation
    attempt, with the sides exchanged, and debaters may add some; in a turn with the Augsburg
    Confession each Papal die counts 1 less.

    The higher single die wins, and the Protestant wins ties. Under Paul III or Julius III the
    Papacy wins ties in the target zone, and a 6 there succeeds at once. With Tetzel's bonus an
    attempt also brings 1 CP for Saint Peter's.
    .see = 18.1, 18.2, 18.3, 18.5

section-18-5 =
    A debate is a gamble. Name a language zone; an uncommitted debater of yours is drawn at random
    (a Protestant from that zone), and you choose whether the defender is drawn from the committed
    or the uncommitted ones. Your debater rolls his value and 3 dice more; the defender rolls his
    value and 1 more if he was committed, 2 more if not. 5 and 6 hit; then both are committed. On a
    tie there is one more round with new debaters, uncommitted ones if there are any; a second tie
    ends it.

    The difference in hits is the number of spaces that the winner converts, in that zone as long
    as he can, each of them a lawful target of an attempt. If it is greater than the value of the
    losing debater, a Protestant is burnt or a Papal one disgraced: he is out, his value is VP to
    the winner, and a burnt reformer leaves the map (as a ruler he goes on). Cards and bonuses can
    exchange debaters or add dice; under Mary I a Papal attacker's value is doubled in England.
    .example = Contarini (2) attacks with 5 dice; Bucer (2), uncommitted, defends with 4. Three
        hits against one convert two spaces, but 2 is not more than Bucer's value. With four
        against one he would burn, for 2 VP.
    .see = 18.1, 18.2, 23.2

# 19 Winter

section-19 =
    After the last impulse everybody goes home, at the same time and in a fixed order: loans end
    (19.1), a renegade leaves (19.2), ships and armies return (19.3), alliances end (19.4),
    capitals get a regular (19.5), pirates and debaters are refreshed (19.6, 19.7), and events that
    are overdue happen (19.8).
    .see = 19.3, 19.5, 19.8

section-19-1 =
    Ships that were lent become their owner's again. In the next steps they go to a port of his,
    not to one of the borrower.
    .see = 9.2, 19.3

section-19-2 =
    If Charles Bourbon brought a renegade leader into play this turn, he is taken off the map. The
    units with him stay.
    .see = 5.1

section-19-3 =
    First ships go to the nearest port of their power, whatever lies between and without loss, even
    into a port that was besieged; with no port at all they are lost until next turn. Then land
    units outside a fortified space of their power must go to the nearest one, whoever holds what
    lies between, where at most four may stay, or to their capital, which has no limit. What
    exceeds four elsewhere goes to the capital, and those who may stay are free to go too. Leaders
    whose space empties go with units or to the capital.

    If the way is not friendly and quiet all along, the stack loses half, rounded up; seas are free
    and enemy units ignored. A capital that is not yours receives nobody: units that would have to
    go there are eliminated. Hapsburgs may choose either capital; Protestants, without one, go to
    the nearest fortified space of theirs with room, Scots to Edinburgh or Stirling, other minor
    units also to a home key of theirs. Before the Schmalkaldic League Hapsburg units neither enter
    nor cross an electorate.
    .example = Seven Ottoman units stand in an open town, and whichever way they go home a Hapsburg
        space lies on it: four are lost, and three arrive.
    .see = 2.1, 5.2, 12.4, 19.1

section-19-4 =
    All alliances between major powers end. Minor powers stay with their allies.
    .see = 9.2, 22.3

section-19-5 =
    Each capital that its power holds and that is not in unrest gets one regular, so the Hapsburgs
    may get two. The Protestants have no capital and get none.
    .see = 12.4, 17.1

section-19-6 =
    Piracy markers come off the map. Every sea zone can be raided again next turn.
    .see = 16.4

section-19-7 =
    All debaters are turned to their uncommitted side. Whoever was used this turn can be used, and
    is harder to attack, in the next.
    .see = 18.2, 18.5

section-19-8 =
    Some mandatory events cannot wait for ever. If they have not been played by the Winter of their
    turn they happen now, without CP for anybody, and their card leaves the game: Clement VII on
    turn 2, the Barbary Pirates on 3, the Schmalkaldic League and Paul III on 4, the Society of
    Jesus on 6.
    .see = 6.1, 21.1, 21.6

# 20 The New World

section-20 =
    England, France and the Hapsburgs can look overseas. Colonies bring cards (20.1), explorations
    VP (20.2), conquests both (20.3). You pay in the Action Phase, voyages are resolved at the end
    of the turn, and riches come in with the next hand (20.4).
    .see = 20.1, 20.2, 20.3, 20.4

section-20-1 =
    Once a turn you may found a colony: 2 CP for the Hapsburgs, 3 for England and France. The
    Hapsburgs can have three at a time, the others two. It is on its way until the end of the turn
    and from then on may bring a card each turn (20.4). Potosi Silver Mines does not count as your
    colony of the turn.
    .see = 11.1, 20.4

section-20-2 =
    Once a turn, for 2 CP, you send an explorer, if you have one left, drawn at random when voyages
    are resolved; the best sail first. Mercator's Map and a voyage of the set-up count as the
    voyage of the turn, Sebastian Cabot does not. Roll two dice, add his value, 2 with Mercator's
    Map, and subtract 1 if your power has never explored before. At 4 or less he is lost; 5 and 6
    find nothing, and he may go again; 7, 8 and 9 find the St. Lawrence River, the Great Lakes and
    the Mississippi, 1 VP each, or if that is taken the next one below.

    At 10 or more he chooses: the Amazon for 2 VP, one of the three rivers and lakes that is left,
    or the Pacific Strait (1 VP to the first) and a second roll with the same modifiers, save that
    1 less: 10 or more sails round the world, 3 VP, once in the game, and 12 or more brings a card
    as well; 9 or less and he is lost.
    .example = Chancellor (1) is the first explorer whom England sends: 1 more and 1 less leave the
        dice as they fall. He finds something with 7 or more, 21 in 36, and is lost with 4 or less,
        6 in 36.
    .see = 11.1, 20.3, 23.2

section-20-3 =
    Once a turn (a conquest of the set-up counts), for 4 CP or with Smallpox, you send an
    expedition against a native empire, if a conquistador or marker is left. Hapsburg conquistadors
    are drawn at random and add their value to two dice; the English and the French add nothing;
    Smallpox adds 2. At 6 or less they are killed; 7 and 8 come back with nothing; 9 is the Maya
    for 1 VP, 10 the Aztecs and 11 or more the Inca for 2 VP each, or if taken the next one below.

    The Hapsburgs go first, then England, then France. A conquest gives its VP at once and riches
    for a time (20.4).
    .example = Cortez (4) wants the Inca: he needs 7 or more on two dice, 21 in 36. An Englishman
        needs 11: 3 in 36.
    .see = 11.1, 20.2, 20.4

section-20-4 =
    In the Card Draw Phase you roll two dice for each colony and each conquest. A colony brings a
    card on 9 or more and is lost on 4 or less; Potosi brings one on 8 or more and is lost on 3 or
    less. A conquest brings one on 8 or more, the Inca on a 6 too, and on 5 or less (the Maya on 6
    or less) a last one before it ends, its VP staying with you. Galleons make one number more a
    card, 7, or 8 for a colony; Plantations add 1 for colonies, and a Colonial Governor or a Native
    Uprising turns rolls without effect into cards or losses, for one Card Draw Phase.

    If the Hapsburgs get such a card, each raider of the French, English and Protestants may snatch
    it: on a die of 5 or 6 it is his, on a 5 he retires with it, and on a 1 (with galleons also on
    a 2) he is sunk.
    .see = 8.2, 20.1, 20.3
