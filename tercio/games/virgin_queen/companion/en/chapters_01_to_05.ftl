### The rules of Virgin Queen in our own words, section by section, after the Living Rules.

# 1 Introduction

section-1 =
    Virgin Queen is about Europe between 1559 and 1598, when Elizabeth I sat on the throne of
    England and Philip II on that of Spain. Six major powers compete: the Ottoman, Spain, England,
    France, the Holy Roman and the Protestant, who leads both the Huguenots and the Dutch. They
    fight over cities, over the faith of the people, over treasure from overseas, over royal brides
    and grooms, and over the fame of artists. A game lasts seven turns at most, and usually the
    first power with 25 VP at the end of a turn wins it (25.3).

    Two to six can play. With two or three some players lead two powers each, and with fewer than
    six the Holy Roman, and often the Ottoman, is led by whoever wins it over (27).
    .see = 3, 7, 25, 27

# 2 Game Map

section-2 =
    The board shows two maps. On the Europe Map armies march from space to space along connections,
    and two spaces joined by a line are adjacent; a port also opens on one sea zone or two. On the
    World Map there is nothing to march on: settlements lie on ocean zones, and captains and patrols
    sail from zone to zone.

    Nothing ever sails straight from one map to the other. A captain reaches the oceans when you
    build an expedition (17.4), and he leaves them when he goes home (16.5, 20.4).
    .see = 2.1, 2.5, 2.6

section-2-1 =
    Every space in Europe is either fortified or not. A key (square) and a fortress (star) are
    fortified: they change hands by siege, shelter up to four land units with their leaders, and
    serve as winter quarters. Only a key brings VP and cards; a fortress as such brings neither, and
    one that somebody builds in play (17.5) works just like a printed one. In an unfortified space
    (circle) enemies who meet fight in the open.

    A capital is a key with a double border. Istanbul, London and Paris are the capitals of the
    Ottoman, England and France; Spain has two, Madrid and Milan; the Holy Roman rules from Vienna
    until Rudolf II moves the court to Prague; the Protestant has none until a rebellion founds one,
    not always in a key (18.5, 23.6). The colour of a space names its home power, and a gray one is
    independent.
    .see = 2.2, 2.4, 15, 17.5, 20.4

section-2-2 =
    Control of a space is political: it says whose flag flies there, whatever the people believe. A
    space without a marker belongs to its home power, and you also control what you have seized and
    the home spaces of the minor powers allied to you.

    Friendly means yours or an ally's. Enemy means that its power is at war with you; your ally's
    enemy is not yours unless you are at war with him too. Independent spaces and troops are neither
    friend nor enemy, so they never intercept you, and standing next to a space they do not stop
    anybody from taking it.
    .example = France is allied with the Ottoman, who is at war with Spain. Ottoman spaces are now
        friendly to France, but as long as France and Spain are at peace neither may attack the
        other.
    .see = 2.4, 9.2, 12

section-2-3 =
    In four struggle areas, the Netherlands, France, England and Scotland, each space is either
    Catholic (solid colour) or Protestant (white centre), and its faith can change. When a rule or a
    card speaks of a place "in France", it means the struggle area. Faith and control have nothing
    to do with each other: a Protestant town may well be under the King of France.

    Everywhere else the faith of a space is fixed. It still matters at the border, because such a
    space can spread its faith to a neighbour inside an area (18.5).
    .see = 2.2, 18.1, 18.5, 25.2

section-2-4 =
    Markers show who controls a space and, by their solid or white side, which faith it has. Square
    ones lie on keys: each key you take uncovers a box of your power card and each key you lose
    covers one again, which is how cards and VP follow the map. Keys that are independent, or that
    belong to a minor power without an ally, carry none and count for nobody until somebody takes
    them.

    Hexagonal markers lie on all other spaces, are never counted and never run out. When control
    changes hands the faith of the space stays as it was. Tercio keeps all these markers for you.
    .see = 4, 12.2, 24.3, 25.2

section-2-5 =
    Nineteen split home spaces belong to two powers: seven start Spanish and can become Dutch,
    twelve start French and can become Huguenot. A pass (dashed line) costs 2 CP to cross instead of
    1; nobody intercepts or deploys in spring across it, and it does not count as adjacent for
    taking control or calming unrest, but you may retreat or avoid battle over it. An inland
    waterway joins Brielle with Rotterdam, and Flushing with Antwerp: only the power that controls
    Brielle or Flushing, or an ally of that power, may march, intercept, avoid battle, trace a line
    or measure a distance along it, while for conversions and rebellions it always counts.

    There are 13 sea zones, eight in the Mediterranean and five in the Atlantic. Land units end
    every action in a space, never at sea, unless they are aboard the Armada (23.2). A port has an
    anchor in each zone it opens on. The Ionian and the Tyrrhenian Sea do not touch, nor do the
    Barbary Coast and the Atlantic Ocean: if your power controls Messina or Gibraltar, ships go into
    that port with one naval move and out on the other side with a later one.
    .see = 12.2, 13, 16.1, 16.7

section-2-6 =
    The World Map has ten ocean zones. Only expeditions under a captain (of any major power but
    Spain) and Spanish patrols sail there. Five borders between zones carry a trade wind, and an
    expedition that sails against the arrow must survive a navigation check (16.1); a hazardous
    passage, which may join zones far apart on the board, calls for one in either direction. Patrols
    ignore both.

    A settlement belongs to Spain, to Portugal or, if gray, to whoever founds a colony there first,
    except that nobody founds one in the Philippines, which Spain gains in Tercio by Conquest of the
    Philippines. In Tercio's data the tenth zone, most of the settlements, the winds and the hazards
    are reconstructed.
    .see = 5.2, 16.1, 16.5, 17.4

# 3 Powers and Rulers

section-3 =
    A player is a person at the table, a power is a state, and a ruler is the person at its head.
    The parts of this chapter keep the three apart, since with fewer than six players one person may
    lead two powers, and since rulers come and go while the power stays.
    .see = 3.1, 3.2, 3.3

section-3-1 =
    Two to six people can play, and all six major powers are in the game every time. With five,
    nobody has the Holy Roman as a power of his own, and with four or fewer nobody has the Ottoman
    either: such a power is led by whoever wins it over, for a while, or it stays inactive. Tercio
    seats three players as Spain, France, and England with the Protestant; two players as Spain with
    France, and England with the Protestant (27).
    .see = 3.2, 27

section-3-2 =
    Six major powers have a power card, cards and impulses. The five minor ones, Ireland, the
    Papacy, Portugal, Scotland and Venice, have none of these and act through the major power they
    are allied to (24). Where a rule or card says just "power", it means a major one.

    Impulse Order settles who goes first in nearly everything: Ottoman, Spain, England, France, Holy
    Roman, Protestant. Huguenots and Dutch are two halves of a single power, the Protestant (23.6).
    An activated major power, which exists only with fewer than six players, is led by a player for
    a time and follows rules of its own (27).
    .see = 23, 24, 27

section-3-3 =
    Every ruler has two ratings. The admin rating says how many cards you may keep in hand when you
    pass and carry into the next turn; the card bonus is dealt to you on top of the cards for your
    keys. Suleiman has a bonus of another kind: he keeps both Ottoman Home cards in hand, and on
    turn 2 he is dealt Selim II if that card is still in the deck.

    New rulers of the Ottoman, France and the Holy Roman arrive by mandatory event. Philip II,
    Elizabeth I, Henry III and Rudolf II have no successor; if a wedding kills one of them (21.1),
    or an assassin Elizabeth or Henry (19.3), the power goes on with the poorer ratings named in
    chapter 23. Henry III and the Protestant commanders are army leaders too, which is quite another
    matter from their rule.
    .see = 6.2, 11, 19.3, 21.1, 23

# 4 Power Cards

section-4 =
    The power card is the sheet in front of each major power. It lists the actions that power may
    take with their cost in CP, grouped into types; it shows the ruler, the boxes for keys with the
    cards and VP they are worth, and the bonus VP won so far (25.2). Actions differ: only the
    Protestant rebels, only Spain builds patrols, only the Ottoman raises cavalry.

    Some cards have a corner of their own, such as the Spanish treasure fleet escorts, the Holy
    Roman mercenaries for hire or the Ottoman canal. Which type an action has (land, naval, piracy
    defence, religious, patronage, espionage or influence) matters when you extend an impulse with a
    treasure (11).
    .see = 2.4, 3.3, 11, 25.2

# 5 Military Units

section-5 =
    An army or a fleet is made up of land or naval units and the leaders or captains with them. The
    counters in the box are a hard limit for every purpose, so a power whose counters are all on the
    map can build no more until it loses some. That limit is part of the balance: watch what your
    force pool still holds before you plan a campaign (17.1).
    .see = 5.1, 5.2, 5.3, 5.4, 17.1

section-5-1 =
    An army leader has a battle rating, which adds dice in battle and helps to intercept and to
    avoid battle, and a command rating, which says how many units follow him. A formation is what
    moves and fights as one: four land units without a leader, as many as his command rating with
    one leader, and the sum of the two best ratings with several. Leaders do not count towards that
    number and may also move alone. A formation never mixes two major powers, but troops of an
    active minor power march with their ally's.

    Naval leaders have a battle rating too; Dragut and Uluch Ali also have a piracy rating for raids
    in their sea zone. When Untimely Death, an assassin or a murderous wedding removes the last army
    leader a power has, a nameless default leader takes his place next turn, unless a named one
    arrives then (8.1); captives still count as in play, leaders of later turns do not, and for this
    Huguenots and Dutch are separate powers.
    .example = Alva (command 10) and Don John (command 8) stand together with 15 units. Alva alone
        could take ten of them; with Don John beside him the limit is 18, so all fifteen may march.
    .see = 8.1, 13.1, 14, 16.2

section-5-2 =
    Sea captains sail the World Map: they raid, found colonies and go round the world. Each has a
    battle rating, a piracy rating and a navigation rating that he adds to his checks at sea, and
    many have a bonus of their own, which works whether he is damaged or not. A captain who takes
    losses is turned to his damaged side; he then carries less and raids worse (16.5).

    You put captains to sea with a Build Expedition action (17.4). English captains, and no others,
    may serve in Europe as naval leaders for a turn (10). De Sores and Le Clerc sail for France or
    for the Protestant, whoever sends them first, and are free for both again once they are home.
    .see = 10, 16.5, 17.4

section-5-3 =
    Regulars are a power's own soldiers, and every power has them. Mercenaries cost half as much and
    fight just as well, but cards can make them desert, and they do not hold a town against a change
    of faith or a rebellion (18.5); every major power but the Ottoman hires them. Only the Ottoman
    has cavalry, which helps to intercept and to avoid battle and rolls no dice in sieges.

    Counters come in several sizes, and Tercio makes change for you wherever it can. If the counters
    that are left cannot show what a battle or an event would leave standing, you lose a few more
    units there, and only there. Where you choose yourself, Tercio does not offer what the counters
    cannot show.
    .see = 13.2, 15.1, 17.1, 17.2

section-5-4 =
    A galley rolls two dice in combat, but just one in Atlantic sea zones. A galleon rolls two
    everywhere but is clumsy in the Mediterranean when it tries to intercept or to get away, and a
    race-built galleon, which only England has, suffers less in the Atlantic (16.2). A corsair rolls
    one die and is the only ship that may raid in Europe without a war. Patrols guard ocean zones
    for Spain, and the Armada is Spain's one great fleet (23.2).

    Counters by power: Ottoman 9, Spain 7, England 6, France 4, Holy Roman 1, Dutch 2, Huguenot 2,
    Papacy 1, Portugal 2, Venice 4. Where a power has two kinds they are the two sides of the same
    counters, so a Spain that builds seven galleys has no counter left for a galleon.
    .see = 16.1, 16.2, 17.1, 17.3
