### Ultima Ratio Regis, section by section and in our own words.

# 1 Introduction

section-1 =
    You and up to seven others steer the great powers of early modern Europe, from the voyage of
    Columbus onwards. Every turn stands for fifteen years, and a scenario strings several of them
    together. The whole story takes twenty turns and ends with the French Revolution; the edition
    that Tercio follows has the first eleven, to 1654. There is also a solo scenario, in which
    Portugal builds its empire against the clock.

    The book has two parts: the rules, and a playbook with a long worked example, the scenarios and
    the special rules of every turn. Whoever has most VP at the end of the last turn wins (22).
    .see = 7, 8, 22

# 2 Design philosophy

section-2 =
    Three centuries could easily drift into nonsense, so the game keeps every power near its
    historical course. No ordinary peace takes its home areas from a major power, however badly a
    war goes; what it loses is VP, and those belong to you, the player. It acts only in theaters
    where it has an interest (18.4.1): Venice may be as rich as it likes, and has no business in the
    Baltic.

    A great "what if" therefore changes the score more than the map: a Denmark that loses every war
    to Sweden may be without its domains, but it is Denmark still, and it is its player who has
    fallen behind. Money, trade and diplomacy are kept simple, because they matter here as things to
    fight for.
    .see = 6, 18.4.1, 22

# 3 Cards

section-3 =
    Cards drive everything. Event cards give you actions and make history happen (3.1), while the
    cards of powers say what each realm is and wants (3.2).
    .see = 3.1, 3.2, 8.1.4, 8.2.2

section-3-1 =
    An event card has a text and a number of points, which are your actions when you play it.
    Generic events may turn up in any turn: combat cards, alliances with minors, technologies, and
    troubles that come again and again. Historical events belong to the turns printed on them, and
    are all in the deck of their turn.

    A white title on blue marks a priority card: it must go before the others. A black title on a
    fading blue becomes one as soon as you hold four cards or fewer. Combat cards never wait for
    priority cards, and no other card in your hand can change a combat. The texts are not in the
    rule book, so many of those in Tercio are reconstructed; each card says so, and a data pack can
    replace it.
    .see = 8.1.4, 8.2.2, 13.1.4

section-3-2 =
    The card of a major power shows its vitality, its income, the units it may build, its objectives
    and its special rules. The card of a minor power shows its units and fortresses, and lies beside
    the card of the major it is allied with. Vitality is the number to remember: it sets morale,
    bids, how much unrest is bearable, and who wins most ties.
    .see = 9.1, 19.1, 20, 21.3.4

# 4 Counters

section-4 =
    The counters are of two kinds: military units, which move and fight (4.1), and markers that keep
    the books of war, trade, unrest and ownership (4.2).
    .see = 4.1, 4.2, 5

section-4-1 =
    A troop is some five thousand men, of quality 2 to 4; its better face is the veteran. A squadron
    is a handful of great ships or a host of galleys, of quality 2 or 3, and its other face means
    that it lies in port under repair: then it neither sails nor fights. A fortress, once finished,
    fights with quality 3. Both faces of a troop or squadron are one counter, so the number on the
    power's card limits them together.

    Leaders have an ordinary and an extraordinary face, the latter with one ability (17.3.2).
    Revolts and active independent areas come in two strengths, level 2 and level 3.
    .see = 9.1, 9.2, 9.4, 16, 17

section-4-2 =
    Morale markers show how a war is going: a power has as many as its vitality (21.3.4). A port
    that has been looted is marked, and counts for nothing in trade until the next turn, however
    often it is taken meanwhile. A trade center that somebody has just entered is marked too,
    because those who were there before now have a casus belli. Siege markers count siege
    casualties.

    Control markers do the rest: who owns an area and who holds it, merchants, wars and alliances,
    unrest, and the VP of each player.
    .see = 13.4.2, 19.2.2, 19.2.4, 21.3.2

# 5 Example of use of the counters

section-5 =
    The point of this section is the difference between possession and control. Possession is whose
    land it is in law; control is who holds it today, and a war or a revolt can part the two. An
    area without a marker is the property of its printed colour. One foreign marker on it means that
    it was ceded in an earlier peace, or was independent and has been subdued; a second on top means
    that somebody has captured it in the war that is going on.

    Minors need no markers: their land goes with whoever has their card, and a marker of a major on
    it means an enemy has taken it from that ally. A looted commercial port stays looted even if its
    owner wins it back, and that can cost him merchants at the end of the turn (19.2.4). Merchants
    in a dispersion box are only being prepared, and do not trade yet (19.2.2).
    .example = The Ottomans take Candia from Venice in war: it is still a possession of Venice, but
        under Ottoman control. Unless the peace cedes it, it goes back.
    .see = 4.2, 6, 18.3, 19.2.2, 21.5

# 6 The game board

section-6 =
    The main map holds Europe and the Near East; five mini-maps hold America, Africa, the Indian
    Ocean, Asia and Siberia. Land is divided into theaters, nine on the main map and seven on the
    mini-maps, and these into provinces and areas. Each theater has a dispersion box; Western Europe
    alone has two, one for the continent and one for the British Isles. The East lies partly on the
    mini-map of India, but follows the rules of the main map, save for the stacking in Hormuz and
    Aden (15.1).

    Troops walk only along the lines between areas. A dashed line is a rough pass, where battles are
    small (13.3.4); a dotted line crosses water and carries no supply (15.2). The published map is
    not in the rule book, so many of the lines, coasts and terrains here are reconstructed.
    .see = 12.1, 13.3.4, 15.1, 18

# 7 Preparation of the game

section-7 =
    Choose a scenario by the number of players and by the time you have. It says in which turn you
    begin and end, which powers take part, some of them perhaps only later, and how they are
    grouped.
    .see = 7.1, 7.2, 24

section-7-1 =
    A player has several powers, and the scenario bundles them into one group for each player.
    Groups that find VP harder to come by have a bonus: some VP at the start, some at the end of
    every turn, or both. Within your group each power keeps its own unrest, wars and merchants; only
    the VP are yours together.
    .see = 7.1.1, 22.2

section-7-1-1 =
    The groups are auctioned for VP. Everybody bids in secret; the highest bidder becomes player 1,
    the next player 2 and so on, with ties broken at random. That number is the game order, which
    settles many ties later on. It is not the order of the seats, by which impulses go round
    (8.2.1). Player 1 chooses his group first, then the others in order. The book sets no limit to a
    bid; Tercio takes up to 12.

    You begin with the difference between the highest bid and your own, plus the bonus of your
    group; the highest bidder has only the bonus. A low bid is thus a head start, and costs you no
    more than the choice.
    .example = Three players bid 5, 3 and 0 for groups with a bonus of 0, 2 and 1. They begin with
        0, 4 and 6 VP.
    .see = 7.1, 8.2.1, 23

section-7-2 =
    Independent areas and revolts are laid out as the scenario says, and then all players deploy
    their powers at the same time (24). It is over when everybody is content; once you have said so,
    Tercio does not ask you again.

    Theaters and seas that are not part of the scenario do not exist: nobody goes there, bases ships
    there or counts anything there. A scenario may make an exception: in Catholics and Protestants
    the closed areas of Central Europe carry moves and supply for Spain alone.
    .see = 8.1.1, 18.2.1, 24
