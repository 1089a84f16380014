### Here I Stand, section by section and in our own words.

# 1 Introduction

section-1 =
    Two to six players share out six major powers of Reformation Europe and fight from 1517 to
    1555, with armies, with fleets, with marriages and voyages, and with words. The Ottomans, the
    Hapsburgs, England and France mostly count keys; the Papacy and the Protestants above all
    contest whether people believe in the old way or the new one. Everything is driven by cards,
    and every power wins in its own manner (23).
    .see = 3, 7, 21, 23

# 2 Game Map

section-2 =
    The map is a net of spaces joined by connections; two spaces that a connection joins are
    adjacent. Spaces with a port give ships a way into a sea zone. Each space has two facts that
    matter and that change apart from each other: who holds it (2.2) and what its people believe
    (2.3).
    .see = 2.1, 2.2, 2.3, 2.5

section-2-1 =
    A space is either fortified or not. Keys, electorates and fortresses are fortified: by force
    they fall to a siege only (15), and they shelter up to four friendly land units and are where
    armies spend Winter. Keys bring cards and VP. The six electorates, all of them in Germany,
    matter to the Hapsburgs, the Papacy and the Protestants. Fortresses bring neither cards nor VP;
    some events add one to an unfortified space. Unfortified spaces change hands without a siege
    (12.2), and enemies who meet in one fight at once.

    The capitals are London, Paris, Rome, Istanbul, and for the Hapsburgs both Valladolid and
    Vienna; the Protestants have none. A space in a power's colour is its home space; a gray one is
    independent and nobody's home.
    .see = 12.2, 15, 22.6

section-2-2 =
    A space belongs to its home power until somebody takes it. You hold your own home spaces unless
    you lost them, whatever you took from others or from independents, and the home spaces of a
    minor power that is your ally, except what others have taken of them.

    What is yours or an ally's is friendly to you; what belongs to a power with which you are at
    war is enemy. Independents are neither: they never intercept, and standing next to a space they
    do not keep you from taking it. Debaters of the Papacy and of the Protestants are enemies even
    while the two powers are at peace.
    .see = 2.4, 9.2, 12, 22.6

section-2-3 =
    Every space outside the Ottoman home spaces is either Catholic or Protestant. In 1517 all begin
    Catholic, and the Reformation may turn any of them, back and forth, whoever rules there (18).
    Ottoman home spaces are neither and never change. Who holds a space and what it believes are
    separate: a Protestant town under a Catholic king stays Protestant.

    Tercio reads this so: a port that becomes a pirate haven is an Ottoman home space from then on,
    and therefore neither Catholic nor Protestant any more.
    .see = 18, 21.1, 23.2

section-2-4 =
    A control marker shows both facts about a space: its colour and flag the owner, its middle the
    faith, full for Catholic and white for Protestant. Keys have square markers that travel between
    the map and the power card of their owner, so that the card always shows how many cards and VP
    the keys bring. All other spaces have hexagonal ones, as have keys that the Protestants took;
    independent keys, and those of a minor power without an ally, bear none until somebody takes
    them. Here the program keeps the markers for you.
    .see = 2.2, 2.3, 4

section-2-5 =
    Four more things on the map matter. A language zone (English, French, German, Italian, Spanish)
    decides which debaters and translations work there; some spaces lie in none. A mountain pass
    costs an army 2 CP instead of 1, slows the Reformation down, blocks Spring Deployment and
    interception, and does not let you take or calm a space on its far side without marching there;
    but you may retreat and avoid battle over one.

    Sea zones hold ships and naval leaders only: land units always end an action in a space. A port
    opens the way to one or two sea zones. Three pairs of zones look adjacent and are not: the
    Ionian and the Tyrrhenian Sea, the Barbary Coast and the Atlantic, the Black and the Aegean
    Sea. To pass, ships stop in Messina, Gibraltar or Istanbul, if their own power holds it, for an
    ally's port is closed to them (16.1), and sail on with a later naval move. The North Sea does
    touch the Irish Sea and the Baltic.
    .see = 10, 13.2, 16.1, 18.2

# 3 Powers And Rulers

section-3 =
    Three ideas that are easily mixed up: a player sits at the table, a power is a nation on the
    map, and a ruler stands at the head of a power for a time. The chapter tells them apart and
    names the order in which powers take their turns (3.2).
    .see = 3.1, 3.2, 3.3

section-3-1 =
    With six players everybody has one power. With three to five some have two, so that all six are
    always played; two players have a variant of their own.

    Two powers of one player neither fight nor raid each other and give each other neither cards
    nor mercenaries, and spaces only if they are home spaces going back; they may be allies and
    lend ships. These limits are from the scenario book.
    .see = 3.2, 9.1

section-3-2 =
    There are six major powers, in this order: Ottoman, Hapsburg, England, France, Papacy,
    Protestant. Almost everything that goes power by power follows this impulse order, the order of
    play. Venice, Genoa, Scotland and Hungary-Bohemia are minor powers, which change sides during
    the game (22). Where a rule or a card says just "power", it means a major one.
    .see = 21, 22

section-3-3 =
    A ruler has two numbers. The administrative rating says how many cards you may carry into the
    next turn, and so also with how many you may pass (11); the card bonus says how many more cards
    you are dealt. Suleiman and Charles V stay for the whole game; the others are replaced by
    mandatory events. Rulers of England and of the Papacy also change how religious rolls go (18.2,
    18.4).

    Some rulers are army leaders as well, and Luther and Calvin are reformers and debaters. Those
    pieces follow the rules of their kind, apart from what the ruler does as a ruler.
    .see = 6.2, 11, 18.2, 18.4

# 4 Power Cards

section-4 =
    Each major power has a card of its own that tells where it stands: the actions it may take and
    what they cost, its ruler, and a track that turns what it holds into cards and VP. A box beside
    it collects bonus VP, from voyages, debates, wars won and the like. Some powers have a further
    track, such as Saint Peter's, the chateaux or Henry's wives.
    .see = 6.2, 11.1, 21, 23.2

# 5 Military Units

section-5 =
    Leaders, land units and naval units make up your forces. The pieces in the box are all there
    are: when a power's counters of a kind are used up, no more can be built. The parts of the
    chapter say what the numbers on leaders (5.1), armies (5.2) and ships (5.3) mean.
    .see = 5.1, 5.2, 5.3, 17

section-5-1 =
    An army leader has a battle rating, which adds dice in battles and assaults and helps to
    intercept and to avoid battle, and a command rating, which says how many land units he can lead
    at a time. A formation without a leader is at most four land units; with one leader, his
    command rating; with more, the two highest command ratings together. Leaders themselves never
    count.

    A formation holds units of one major power and of minor powers allied to it, never of two major
    powers. Naval leaders have a battle rating for combat at sea, for interceptions and for
    avoiding battle there; Barbarossa and Dragut have a piracy rating too, which adds dice when the
    Ottoman goes raiding (16.4).
    .example = Francis I commands 8, Montmorency 6, and 11 units stand with them. Francis alone
        leads 8 away, Montmorency 6, and both together all 11; without either of them it is 4.
    .see = 13.1, 14, 16.2

section-5-2 =
    Regulars are the soldiers that every power has. Mercenaries cost half as much but may desert
    you; the Ottoman and the minor powers have none. Cavalry is Ottoman only: it helps to intercept
    and to avoid battle, and rolls no dice in an assault.

    Land units are counters of 1, 2, 4 and 6, and the program changes them for you. If a combat or
    an event leaves a number that the remaining counters of a power cannot show, it loses further
    units there until they can. In Winter that befalls only a stack which attrition has cut (19.3);
    otherwise a counter goes as a whole.
    .see = 15.1, 17.1, 19.3

section-5-3 =
    A naval squadron rolls two dice in naval combat and takes two hits to sink. A corsair, Ottoman
    only, rolls one and takes one; it is the other side of a squadron, so both draw on the same
    pieces. Each piece is one ship. Protestants and Hungary-Bohemia have no ships at all.
    .see = 16, 16.4, 17.2
