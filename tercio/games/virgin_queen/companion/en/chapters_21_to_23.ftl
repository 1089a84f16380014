# 21 Marriage

section-21 =
    Every major power but the Ottoman has royals to marry off. A match is agreed in the Diplomacy
    Phase (9.1), and the couple is betrothed until the Marriage Resolution Phase shows how it turned
    out; only a wedding of Mary Queen of Scots is resolved at once. Each royal has an eligibility
    rating, which falls with the years, and a bonus that comes into play when the wedding takes
    place.
    .see = 9.1, 21.1, 21.2, 21.3, 21.4

section-21-1 =
    Each side rolls a die and adds its royal's present eligibility; if both are of one power only
    the higher rating counts, and Wedding Festivities add 2 for the French royal. The sum is looked
    up on the Royal Wedding Table, and what it brings goes to both powers, even to a Holy Roman whom
    nobody plays. By Tercio's table 5 or less is a murdered husband; 6 or 7 a last-minute
    cancellation, after which both stay on the market; 8 or 9 an unhappy union that costs a card
    next turn; 10 to 12 a card; 13 to 15 a card and 1 VP; 16 to 18 a card and 2 VP; 19 or more the
    same, but the wife dies in childbirth. Both then leave play, dead or alive, except that a Valois
    goes on the French card for 1 VP, and William of Orange, unless he was murdered, returns next
    turn with eligibility 2 if he scored no VP for the Protestant.

    Unless it was cancelled, the bonuses of both royals take effect even if one dies. Don Carlos has
    the higher die rolled again, Anna of Austria the lower one if her side likes; Elisabeth of
    Austria and the Earl of Arran bring an action at once; in the campaign a wedding of Philip II
    costs Spain a card, unless it is the one with Elisabeth de Valois on turn 1. In Tercio
    Elisabeth's action is for her husband's power, or for Spain or France, as the Holy Roman names,
    if that power cannot suppress heresy; and Anna's groom decides for her if nobody plays the Holy
    Roman. If the dead is a ruler, chapter 23 says what follows; a murdered army leader is gone, and
    Mary counts as executed but without loss of VP.
    .example = Philip II and Elisabeth de Valois, both with eligibility 4, roll a 3 and a 4: 15.
        Spain and France each get 1 VP and a card more next turn, and France 1 VP besides for a
        wedded Valois.
    .see = 9.1, 21.3, 21.4, 23.3, 25.2

section-21-2 =
    If Elizabeth I is alive, unmarried and still on the display after the weddings, England gets 1
    VP. This can happen five times in the game. A betrothal that England breaks off with The Virgin
    Queen (23.3) keeps her on the display.
    .see = 21.1, 23.3

section-21-3 =
    Royals who did not wed grow older. Every woman loses 1 eligibility; every man rolls a die and
    loses 1 unless it is a 5 or 6, though Leicester, by his bonus, ages in Tercio only on a 1 or 2.
    A royal who ages at eligibility 1 is out of the marriage market for good, but keeps any other
    role, as a ruler or an army leader.
    .see = 21.1

section-21-4 =
    Some royals can die between betrothal and wedding: Charles IX and Leicester by a mandatory
    event, Elizabeth, Henry III, Henry of Navarre and William of Orange by an assassin. The
    betrothal then ends as if it had been called off, and the one who is left may marry in a later
    turn.
    .see = 19.3, 21.1

# 22 Patronage

section-22 =
    Each power may sponsor one artist and one scientist a turn. You pay when you choose them in the
    Action Phase, and what comes of it is seen in the Patronage Phase. Italians work for anybody,
    but only three events bring them: Papal Bull, Patron of the Arts and Commissioned from Italy.
    Whoever comes by an event counts as your one artist or scientist of the turn.
    .see = 22.1, 22.2

section-22-1 =
    Once a turn you may spend 2 to 4 CP on an artist, drawn at random from your own who are
    available. In the Patronage Phase artists are judged from the highest printed rating down, ties
    in Impulse Order: two dice, his rating, 1 more for Prague Cultural Center (Holy Roman) and 1 if
    a royal of yours is the husband of Isabella Clara Eugenia; by Tercio's table 3 CP add 1 and 4 CP
    add 2.

    On 6 or less he is finished and leaves the game. On 7 or 8 he achieves nothing and leaves if his
    rating is 1, otherwise he goes back to the pool, as anybody does on a 9. On 10 or more he wins
    VP and is done: in Tercio 1 VP for 10 to 12, 2 for 13 or 14, 3 for 15 or more. There are few
    markers, and those of 2 and 3 VP are each for a writer, a painter or an architect; if his is
    gone he takes the best lesser one, and if there is none at all he goes back to the pool.
    .example = A painter with rating 3 and 4 CP adds 5 to two dice. He wins something with a 5 or
        more on the dice, 83 in 100, and 3 VP with a 10 or more, 17 in 100, if the painters' marker
        is still there.
    .see = 22.2, 25.2

section-22-2 =
    Scientists work like artists: once a turn, 2 to 4 CP, drawn at random, judged by the same steps,
    with 1 more for the Observatory. For 10 to 14 you divide the award between VP and a science
    bonus as you like: in Tercio 10 to 12 is 1 VP or a bonus, 13 or 14 is 2 VP, or 1 VP and a bonus,
    and 15 or more is 2 VP and a bonus. If there is no VP marker left you must take a bonus, and if
    there is neither he goes back to the pool.

    Each bonus goes to one power for the whole game, and you may only take what your power can use.
    They are Telescope, Ravelin, Dry Dock, Observatory and Cryptography for anybody; Plantation and
    Map Projection for all but Spain; Coastal Fortification for Spain; Excavation for the Ottoman.
    Le Testu is a captain too: any result but a 9 removes the captain from the game, and if he is
    lost at sea the scientist is gone as well.
    .see = 8.2, 13.2, 15.1, 16.1, 17.4, 22.1

# 23 Major Powers

section-23 =
    What is special about each major power stands here: canals and treasure fleets, queens and
    capitals, and what happens when a ruler dies. The last part is about the foreign wars that cards
    force on the Ottoman and the Holy Roman.
    .see = 23.1, 23.2, 23.3, 23.4, 23.5, 23.6, 23.7

section-23-1 =
    The Ottoman can dig the Suez Canal with his Home card Grand Vizier. He rolls a die and needs 6
    or more; every failed attempt adds 1 to the next roll, and Excavation adds 2. The canal is worth
    2 VP and a card more each turn for the rest of the game, and his expeditions sail undamaged and
    may carry colonies.

    The Moriscos come only with Morisco Revolt, never by building. They never go farther than two
    spaces from Granada and do not move in Winter, and if they are besieging a place when Winter
    begins they are eliminated.
    .example = After two failures and with Excavation a roll gets 4 more, so a 2 is enough.
    .see = 6.1, 17.4, 20.1

section-23-2 =
    When the Treasure Fleet sails, a treasure is added even to a full Spanish row, and Spain picks
    two of the row, three with two escorts, or all if there are fewer. A die tells where it is met:
    on 1 or 2 in the North Atlantic, on 3 or 4 in the Antilles, on 5 on the Spanish Main, on 6 off
    the Mexican Coast if the Philippines are Spanish and otherwise on the Main too; England may have
    it rolled once more with an expedition in one of these zones and an Informant on Spain. Each
    expedition there may attack free of charge, and in Tercio outside the limits on piracy, with two
    dice (one if damaged) plus its piracy rating against one and one for each escort. Hits in excess
    are divided as evenly as can be, by the pirate's choice, into treasures drawn, VP and escorts
    sunk; one too few damages an unharmed captain, any other deficit eliminates him; survivors may
    go home, and Spain takes what is left.

    The Armada is built by the Spanish Armada Home card in Seville, Corunna or Lisbon, if Spanish
    and calm, and raised there by 2 for each 3 CP, from strength 2 up to 8; every two hits, rounded
    up, lower it by 2. Its strength is its dice and the units it carries: in a port they board and
    land freely, and may be built aboard in Spanish home ports and Lisbon; at sea a formation boards
    or lands for 1 CP, more than five units if a Spanish leader is with them, and may stay aboard,
    even over Winter, though nobody boards then; excess cargo drowns. It counts half its strength in
    a blockade, is never lent, never retreats into a besieged port, and once sunk may be built anew
    from the next turn on.

    Both capitals, Madrid and Milan, serve in Winter, but there is one spring move; if Philip II is
    murdered Spain has no card bonus and admin 1.
    .see = 6.3, 10, 16.3, 16.5, 20.6

section-23-3 =
    With The Virgin Queen England takes a card back from the discard pile, or breaks off a match
    that Elizabeth agreed to this turn. The jilted suitor's power rolls for amends; in Tercio 1 or 2
    is two mercenaries, 3 or 4 is 3 CP for mercenaries and influence, 5 or 6 a card.

    Mary Queen of Scots enters on turn 2 and is France's to betroth. If Scottish Lords Rebel makes
    Scotland an ally of England or the Protestant, she is a captive in England and lends dice to
    plots against Elizabeth; after a failed murder of Elizabeth or a failed English Catholic
    rebellion England may execute her for the loss of 1 VP. Once she is dead those dice are gone and
    her card is good only for CP.

    If Elizabeth dies she leaves the marriage market, The Virgin Queen is gone, England has no card
    bonus and admin 1, and a captive Mary must be executed at once for 1 VP. Mary's dice still count
    for Catholic rebellions in that turn.
    .see = 9.5, 19.3, 19.4, 21.1, 21.2

section-23-4 =
    France earns VP for Paris each turn, and Spain or the Protestant do if they control it instead
    (25.3). If Charles IX is murdered at his wedding, France has no card bonus and admin 0 until
    Henry III comes to the throne. If Henry III dies, France has no card bonus and admin 1, and he
    is gone as a royal and as an army leader. The book does not say where Henry III appears as a
    leader; in Tercio in Paris, or in another French home key if Paris is lost.
    .see = 3.3, 20.10, 25.3

section-23-5 =
    Prague, Vienna and Buda, all three under Holy Roman control and calm at the end of a turn, bring
    1 VP each time (25.3). When Rudolf II takes the throne the capital moves from Vienna to Prague
    for good; if he is murdered, the Holy Roman has no card bonus and admin 1.

    With six players he chooses a secret preference on the first turn, after negotiations: Catholic,
    Balanced or Protestant. It gives him VP by the number of Protestant spaces (25.2), but only from
    the moment he reveals it, which he may do when victory is determined in order to win, or to keep
    another from a domination. Earlier totals that break a tie include these VP only if they were
    public by then.
    .see = 10, 25.2, 25.3

section-23-6 =
    Huguenots and Dutch are the Protestant's two halves, each with its own counters, which are built
    in its own home spaces; they march and fight together under any Protestant leader. Amsterdam,
    Antwerp and Brussels are worth 3 VP each, every other key 2 VP, and five keys outside the
    Netherlands win the game. He draws four cards, five with a key in both rows, six with two in
    each, seven with three in each.

    In spring leaders enter in a fortified home space of their own area that he controls, and with a
    rebellion there in its target, for Tercio follows 18.5 where the book has two readings; in
    Winter they may leave the map to wait for another. In any Protestant home space that he controls
    they have one more die against assassins.

    Each half may have one capital, set by a rebellion in its area (18.5). It serves that half
    alone: the other half may not even winter there, nor may troops of minor powers. If the space
    falls to another major power, only a rebellion in a later turn can set the capital again; Paris
    is Worth a Mass may move the Huguenot one.
    .example = With Antwerp, Brussels and Lyon the Protestant has 3 + 3 + 2 = 8 VP for keys. Two
        keys in one row and one in the other are worth five cards; another key in France would make
        it six.
    .see = 17.2, 18.5, 19.3, 20.4, 25.1

section-23-7 =
    War in Persia takes Ottoman troops abroad, War with Poland Holy Roman ones. The victim moves
    three to eight land units from any spaces that are not besieged onto the card, and one army
    leader if he likes, even a besieged one; whoever played it sets the foreign army, in Tercio at
    four or five units, and five mean 1 VP for beating it.

    For 1 CP the two sides fight a field battle without formation limits, without a die for
    defending and without retreat; as long as enemies are left, another battle waits for a later
    impulse. Until it is won nobody comes home, even in Winter, and the war costs a card each turn;
    troops may be built there, up to eight in all, and events may bring units but have no other
    effect on it. The victors return to their capital, or to another friendly home key if enemies
    stand there (in Tercio also if somebody else controls it). The Polish Royal Election ends the
    war with Poland as if it had been won.
    .see = 6.2, 14, 17.2
