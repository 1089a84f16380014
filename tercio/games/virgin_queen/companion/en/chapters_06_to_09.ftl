# 6 Cards and Treasures

section-6 =
    Cards drive the game: there are 112, most of them in one deck for everybody, twelve of them the
    Home cards of a single power. A pool of 30 treasures stands beside the deck, and a treasure is a
    sort of lesser card that you can spend only to lengthen an impulse or to pay for a war. The
    chapter says what kinds of cards there are, how the deck is made up each turn and where
    treasures come from.
    .see = 6.1, 6.2, 6.3, 11

section-6-1 =
    Every card but a mandatory event can be played for its event or for its CP, never for both. A
    mandatory event must be played in the turn you draw it: its event comes first, then you have 2
    CP, and while you hold one you may not pass. A response card may be played as an event in
    anybody's impulse, even in the middle of a battle or of another card; a combat card only in a
    battle of your own units, just before the dice. All others are events of your own impulse, and
    of a card that says OR only the part you choose applies, with its conditions.

    Home cards are yours every turn. If you have two you lay one aside in secret in spring (10),
    though the Ottoman keeps both while Suleiman rules; a used one is back with the next deal.
    Nobody can draw or choose a Home card out of your hand, but whoever is shown the hand sees it
    too. Gouvernante de France and Union of Arras last until the end of the turn, and Louise of
    Lorraine can be played as an event only during negotiations.
    .see = 6.2, 9.4, 10, 11

section-6-2 =
    All discards are shuffled back into the deck at the start of each turn, together with the cards
    that enter on that turn or after the Catholic League has formed. Each power is then dealt cards
    by the keys it holds, plus its ruler's bonus, plus or minus its card markers. Keys in unrest do
    not count, and with no key at all you still have one card, the Protestant four. The markers are
    then used up, except for a foreign war that goes on and for the Suez Canal. Home cards and the
    cards you kept complete your hand.

    A card leaves the game only if it says so and that condition was met; spent for CP it goes to
    the discard pile. Some cards fetch another out of that pile, but never a mandatory event, and
    never one that you yourself have played this turn as an event, response or combat card.
    .example = Spain holds eight keys and one of them is in unrest. In Tercio's data seven keys are
        worth 4 cards; Philip II adds one and a +1 marker from a wedding another, so Spain is dealt
        6 cards.
    .see = 3.3, 12.4, 23.7

section-6-3 =
    At the start of a turn the treasures spent last turn go back to the pool. Then four are laid on
    the Spanish row, five if Spain holds the Philippines, and three on the Portuguese row. Spain may
    look at its row whenever it likes; nobody sees the Portuguese one. What pirates leave comes home
    in winter, of the Portuguese row just one treasure (20.7), unless the fleet brings Spain some
    earlier (23.2); other powers get treasures from colonies (8.4) and from loot (16.5).

    A treasure in hand is seen by its owner alone. When somebody draws "a card" at random from a
    hand that holds both, he draws among the cards if there are more cards than treasures, and
    otherwise among the treasures; Home cards are not counted. If the pool is empty when a treasure
    is due, Tercio gives none.
    .example = You hold the Spanish Road, two other cards and two treasures. The Home card does not
        count, so it is two against two, and the thief takes a treasure.
    .see = 8.4, 11, 16.5, 20.7, 23.2

# 7 Sequence of Play

section-7 =
    There are at most seven turns, each of five or six years, and each has eight phases that are
    finished by everybody before the next begins. First come the Card Draw Phase (8), the Diplomacy
    Phase with its negotiations, ransoms and wars (9), and Spring Deployment (10). The Action Phase
    (11) is the heart of the turn: impulse after impulse until all powers have passed in a row.
    Winter (20) sends everybody home, then weddings are resolved (21), artists and scientists judged
    (22), and victory is checked (25.3).
    .see = 8, 9, 10, 11, 20, 21, 22, 25.3

# 8 Card Draw Phase

section-8 =
    The turn begins with everything that is new: people who enter, fortresses and Jesuits on the
    Spanish card, new cards and new hands, and treasures. Nobody decides much here, apart from a
    captain who loses the colony he wintered in, so Tercio does most of it by itself.
    .see = 8.1, 8.2, 8.3, 8.4

section-8-1 =
    From turn 2 on, the leaders, captains, royals, artists and scientists of that turn enter play.
    Leaders wait on the power card and reach the map in Spring Deployment (10); Protestant ones may
    go on waiting for a rebellion. Captains go to the force pool, royals to the wedding display,
    artists and scientists to the patronage display. Naval leaders and ships that were lost in an
    earlier turn come back too, the ships as units you may build.

    A default leader appears only if his power has no arriving army leader, and he leaves the game
    as soon as a named one comes. Uluch Ali enters only as the successor of a Dragut who has fallen,
    and Guise alone arrives in winter, with the Catholic League (20.10). Tercio sets the leader of
    an inactive minor power beside its ships.
    .see = 5.1, 10, 20.10

section-8-2 =
    Spain's power card is filled up to one fortress for the World Map and one Jesuit. Coastal
    Fortification makes it two fortresses, English College, Douai two Jesuits. What was left over
    from last turn counts, so nothing piles up, and there are just five Jesuits in all. Without
    these markers no action of Spain fortifies a settlement (17.5) or sends a Jesuit to England
    (19.2).
    .see = 17.5, 19.2, 22.2

section-8-3 =
    New cards join the deck, the deck is shuffled, and hands are dealt. New Home cards go straight
    to their power. The counting of cards, with keys, rulers and markers, stands in the chapter on
    cards (6.2).
    .see = 6.2

section-8-4 =
    The treasure pool is refreshed and the Spanish and Portuguese rows are filled (6.3). Then each
    colony rolls two dice, with 1 more for Plantation: it may be lost, bring nothing, bring a
    treasure, or bring a treasure and the 1 VP of Virginia Dare. By Tercio's table 4 or less loses
    it, 5 to 7 does nothing, 8 to 10 is a treasure, and 11 or more a treasure and the VP; the
    printed table has columns by region that are not known to us.

    A lost colony may be founded anew by a later expedition, and a captain who wintered in it puts
    to sea beside it. If he has a new colony aboard he may found it at once, even on the same spot,
    but it does not roll this turn.
    .see = 6.3, 17.4, 20.4

# 9 Diplomacy

section-9 =
    The Diplomacy Phase has three segments: negotiation, ransom and war. Deals come first, so
    whoever makes peace or an alliance there cannot be attacked by the partner in the war segment of
    the same turn. Everything you may change by a deal is listed under negotiations, and what goes
    beyond that list is just talk.
    .see = 9.1, 9.2, 9.3, 9.4, 9.5

section-9-1 =
    This is the only time for secret talks and for deals that change the game. Two powers may end
    their war; ally for the turn, with ships on loan (9.2); return a captured army leader; cede
    spaces; give up to two random cards, two random treasures and four mercenaries, each of these
    one way only between the same two in a turn; and betroth a man to a woman (21), both of whom may
    even be your own; a match with Mary Queen of Scots is resolved on the spot. Exceptions: England
    and Spain never make peace; the Ottoman neither gives nor takes mercenaries and the Holy Roman
    takes none; enemies ally or betroth only if the same deal ends their war; two of one family (V
    or H) never marry, and neither a captive leader nor a captured Mary may be betrothed, though a
    war or a capture later in the turn undoes no match.

    You cede only what you control: a space to its home power or to the ally of the minor power
    whose home it is, a space of France between France and the Protestant, one of the Netherlands
    between Spain and the Protestant, or a gray one to a power with a home space next to it by land
    or on the same sea zone. Units there are displaced (12.5), though Tercio lets the new owner's
    stay. Mercenaries come from anywhere, or from those the Holy Roman has for hire, and go to a
    calm capital the taker controls; what he does not hire out is lost.

    The earlier power in Impulse Order proposes, the later one confirms all of it or nothing
    happens, conditions are not allowed, and a deal that an earlier one made impossible is void.
    Promises bind nobody, and Tercio neither records nor enforces them.
    .see = 9.2, 9.3, 12.5, 20.6, 20.10, 21.1

section-9-2 =
    An alliance binds two major powers for one turn. Each may enter, retreat and avoid battle into
    the other's spaces, and troops that share a space defend it together even if just one of them is
    at war with the attacker: they split losses evenly, with a die for an odd one, but each flees or
    retreats for itself. They never move, besiege, assault or intercept together, and your ally's
    wars do not become yours. You may have several allies who have nothing to do with each other.

    Powers at war must make peace first, Spain and the Protestant never ally, France takes only one
    of these two in a turn, and Spain and England do not ally once war between them costs 3 CP or
    less (9.5). With the alliance, and not later, ships may be lent, one way between two powers,
    though never corsairs, patrols or the Armada. A lent ship, with a naval leader of its stack if
    you like, goes to the borrower's nearest port over sea zones alone, not through a port such as
    Gibraltar, and without such a way there is no loan; of equally near ports Tercio lets the
    borrower choose. It is then his in every way, except that it never escorts the treasure fleet.
    .see = 9.1, 10, 13.1, 20.3, 20.5

section-9-3 =
    A captured army leader can be bought back without his captor's consent. The captor draws a
    random card (or a treasure, as 6.3 decides) from the hand of the power that pays, and the leader
    returns to his capital, or to a friendly home key if that is impossible. You may ransom several,
    one draw for each, and you never have to; a hand with nothing but Home cards cannot pay. If the
    captor is a deactivated major power, the card drawn is simply discarded, though not a mandatory
    event (30), which Tercio leaves in the hand.
    .see = 6.3, 9.1, 13.1

section-9-4 =
    In Impulse Order each power declares all its wars on major and then on minor powers, and pays
    for them together with cards and treasures worth at least the sum; no change is given, and
    neither Home cards, mandatory events nor treasures without a CP value will do. War on a minor
    power costs you your influence on it for good, and its status is resolved at once (24.6),
    without you and without the power listed as Deactivate. The winner may intervene, which makes
    the minor his ally and puts him at war with you even if you were allied (where units of you two
    then share a space, all whose own power does not control it are displaced); if he refuses, the
    runner-up has the choice, and after two refusals the minor stands alone. Either way everybody's
    influence on it is gone, until Winter resets the column (20.9).

    You cannot declare war where the display shows no price, on a minor that has an ally, on your
    own ally, on Portugal before King Sebastian is dead, or on independents, which anybody may
    attack anyway. In this phase you may not fall on a power you have just made peace or an alliance
    with. During the Action Phase war can come from Ottoman Tribute, Holy Roman Intercession, a
    rebellion, a minor's activation, Spanish units in Ireland or Scotland, or English troops in the
    Netherlands without an alliance with Spain. Enemy fleets that then find themselves in one sea
    zone fight at once, the earlier in Impulse Order attacking.
    .example = England declares war on Scotland, allied to nobody, for 2 CP (Tercio's price). France
        and the Protestant roll; France wins and intervenes. Scotland is now a French ally, and
        England and France are at war.
    .see = 9.5, 24.2, 24.6, 24.7

section-9-5 =
    War between England and Spain starts at a price of 5 CP. It falls by 2 when the Papal Bull
    excommunicates Elizabeth, by 2 when Mary Queen of Scots is captured and by 3 when she is
    executed, but never below 1; Tercio adds up all three. Once the two are at war they can never
    make peace.

    Spanish units may not enter any home space of Ireland or Scotland until the price is 3 CP or
    less. From then on the usual rules of entry hold (13.1), but each entry means war with England
    at once, and so do English troops in the Netherlands, unless the two are allied. Troops are land
    units: Tercio does not count leaders or ships alone as an English landing, and Irish units under
    Spain are not Spanish ones.
    .example = Elizabeth is excommunicated and Mary a captive: war now costs 5 - 2 - 2 = 1 CP, and
        the two may no longer ally. If England executes Mary the price stays at 1.
    .see = 9.2, 9.4, 13.1, 19.4, 23.3
