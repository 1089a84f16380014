### Ultima Ratio Regis, section by section and in our own words.

# 8 Game sequence

section-8 =
    Every turn has three parts: a start, in which new powers enter and the deck is built (8.1); the
    half turn, in which players take impulses until all cards are gone (8.2); and the end, with
    peace, upkeep and VP (8.3).
    .see = 8.1, 8.2, 8.3

section-8-1 =
    Four things are done before anybody acts, in this order: the special rules of the turn, new
    major powers, trade and the deck. Look at the first two before you plan, since they may open
    theaters, remove cards or change who is allied with whom.
    .see = 8.1.1, 8.1.2, 8.1.3, 8.1.4

section-8-1-1 =
    The playbook has a page for each turn: powers that come and go, areas that open, merchants a
    trade center can hold, cards that stay out, rules for a civil war. Tercio applies them by
    itself. In the first turn of a scenario its own set-up goes before the page of that turn;
    Catholics and Protestants has rules of its own, too, and leaves that page aside. From the second
    turn on the pages hold, but never in The Rise of Portugal.

    Two of these rules matter nearly always. Until the Nautical Astrolabe the naval operation
    distance is 2 in the Mediterranean and 1 elsewhere; in the solo scenario the book names none,
    and Tercio takes 2, since with 1 Portugal could not begin. If a Christian power gains a Muslim
    minor, or the other way round, it costs one point of unrest more than was bid.
    .see = 8.1, 11.1, 20.3.1

section-8-1-2 =
    The table of the turn says which major powers enter now and with how many points they deploy
    (24). Only those that belong to a player in this scenario come in.

    A power that gets a new card keeps the units the new one allows, exchanges others for worse ones
    of the same type, and loses what cannot be exchanged. In Tercio's data no card changes with the
    turn, so this does not occur.
    .see = 7.1, 24

section-8-1-3 =
    In every turn but the first of a scenario, the merchants prepared last turn may now enter their
    trade centers. Whoever was there before has a casus belli against the newcomer (21.3.2). You may
    also decide not to enter, and then the merchant is gone.

    Commercial ports that were looted last turn are open again.
    .see = 19.2.2, 21.3.2

section-8-1-4 =
    The deck depends on how many you are: 39 cards for three players, 40 for four or five, 42 for
    six or seven, 48 for eight. Each is dealt 13, 10, 8, 7, 6 or 6 of them. All historical events of
    the turn are in it, less those that are in force already or that the scenario leaves out, and
    generic events drawn blindly from their forty fill it up.

    Catholics and Protestants has a deck of its own, ten cards for each player. What was not drawn
    stays unseen, so a generic card you are waiting for may not be there this turn.
    .example = Four players in a turn with 18 historical events: 22 of the 40 generic ones join
        them. A given generic card is in the game with a chance of 22 in 40.
    .see = 3.1, 8.2

section-8-2 =
    Players take impulses one after the other. The half turn goes on until nobody holds a card, and
    stops after the impulse in which the last one was played. Players who run out earlier still have
    their impulses (8.2.3). Whoever has cards must play at least one in each impulse, so it ends
    when the most patient player wants it to, and no later than his hand allows.
    .see = 8.2.1, 8.2.2, 8.2.3

section-8-2-1 =
    Whoever has fewest VP says which player begins and in which direction it goes round. In a tie
    the lower player number decides. Going early lets you strike first; going after a rival lets you
    answer him.
    .see = 7.1.1, 8.2.2

section-8-2-2 =
    At the start, before any action, these are free: squadrons in port put to sea, the besieged make
    a sortie, each power swaps two leaders who are not besieged, a power at war whose player is out
    of cards regroups a troop (8.2.3), alliances are made and peace is opened. What belongs here
    cannot be done later in the impulse; a sortie can, but then it is an action (13.3.1).

    Then come actions and cards, in any mixture. Every power has one intrinsic action, which it
    cannot hand to another, and you must play at least one card while you have any, priority cards
    first. A card gives its event and its points; the points may be divided among your powers, but
    no power takes points of two cards in one impulse. The event may come before or after the
    points, and Tercio asks for it before another card is played; an event that would change nothing
    is skipped. A combat card gives one point without its text, or is played in a combat, and then
    it is not the card your impulse requires.

    At the end each power may send one troop, dispersed or not but never besieged, to the box of the
    theater with most of its home areas, and move one leader to another of its units or fortresses,
    unless he is besieged or would be.
    .example = You have France and Barbary and play a card of 3: two points for France, one for
        Barbary. A second card would find nobody to take its points, since both have had some; but
        each still has its intrinsic action.
    .see = 3.1, 9, 11.6, 17.1, 21.1, 21.4.1

section-8-2-3 =
    With an empty hand you still take your impulses: start, the intrinsic action of each power, and
    the end. Instead of a card you have one more action, without an event, for a power of your
    choice. In addition each of your powers that is at war may, at the start, regroup one troop or
    make one strategic move for nothing, but not both.
    .see = 8.2.2, 9.5, 10

section-8-3 =
    When the last card has been played and that impulse is over, the turn ends: wars are settled,
    trade is sorted out, upkeep is paid and VP are counted (23). After the last turn of the scenario
    this is the end of the game.
    .see = 21.5.5, 23, 23.4

# 9 Actions

section-9 =
    Every point of a card, and every intrinsic action, buys one of these. You may build a troop,
    squadron, fortress, leader or merchant, repair a squadron, finish a fortress or regroup a troop.
    You may move strategically, or tactically on land or at sea, and that includes the fighting
    which follows. You may also rob merchants, lower your own unrest or an ally's, or declare war.

    Squadrons to be repaired, fortresses to be finished and troops to be regrouped must have been in
    that state when the impulse began; pirates must have begun it in that sea, and troops that land
    in their port. Tercio offers only actions that find something to do.
    .see = 8.2.2, 9.1, 10, 11.5, 12, 17.2, 19.1.1, 19.1.2, 19.2.2, 21.3.3

section-9-1 =
    Take a troop your card still has available, and place it on its regular face. One of 2-3 may be
    raised in any possession that you control: not under siege, not in revolt, and not where the
    stack is full. One of 3-4 is raised only in the theater with most of your home areas. There
    Tercio asks for a home area first, as the table of actions has it, and takes another possession
    only if you control none there.

    Troops of a minor are raised in its own areas, and yours never there. The new troop may make a
    strategic move at once, within the same action (10.2). Eliminated troops do not come back before
    the turn ends.
    .see = 10.2, 15.1, 20.2

section-9-2 =
    A new squadron is laid down on its repair face, in a coastal possession that you control and
    that is free of enemies. It is not ready yet: another action in a later impulse makes it so
    (9.3). As with troops, your card limits how many you have.
    .see = 9.3, 23.1.1

section-9-3 =
    A squadron under repair lies in port, and there is nothing you can do with it but repair it, or
    give it up when the turn ends. If it was under repair when your impulse began, one action makes
    it operational. A strategic move is included, so it may sail at once to the sea where you need
    it (10.1).
    .see = 9.2, 10.1, 13.2.5

section-9-4 =
    A fortress takes two actions in two different impulses: one to begin it and one to finish it. It
    may stand in any area that you or your allied minor control, one in each area and as many as you
    like. Until it is finished it does nothing at all, except cost upkeep: no die, no siege, no stop
    for an enemy. If the area changes hands meanwhile, the works are destroyed.
    .see = 13.4, 20.2, 23.1.1

section-9-5 =
    A troop that was in a dispersion box when your impulse began comes back to the map. It is placed
    in an area of the same theater that you control, never in a besieged fortress or an area in
    revolt. In Western Europe the continent and the British Isles are kept apart. A leader in the
    box may come with it, and a strategic move is part of the action.
    .example = Your army is scattered in an enemy's impulse. In your own next impulse each troop
        costs one action to come back, so four troops can eat a whole card.
    .see = 10.2, 13.3.6, 18.1

section-9-6 =
    The other actions have their own chapters: strategic moves (10), tactical moves at sea (11.3)
    and on land (12), leaders (17.2), merchants (19.2.2), piracy (11.5), unrest (19.1.1, 19.1.2) and
    declarations of war (21.3.3). Each costs one point, like the rest.
    .see = 10, 11.3, 11.5, 12, 17.2, 19.1, 19.2, 21.3.3

# 10 Strategic movement

section-10 =
    Strategic movement is for bringing forces to where they are needed: any distance, but only
    through what is safe. It never attacks. Troops and squadrons go alone (10.1, 10.2) or under a
    leader (10.3), and only troops at sea can be stopped on the way (10.2.1).
    .see = 10.1, 10.2, 10.3, 10.4

section-10-1 =
    One operational squadron, with a leader if he is on it, sails through any number of adjoining
    seas. It ends in a sea within naval operation distance of a base, or in a port of your side.
    Nobody intercepts ships on such a move. Galleys stay in their own waters (18.6.1).
    .see = 11.1, 11.6, 18.6.1

section-10-2 =
    One troop, with a leader if he is with it, moves through any number of areas that you control,
    or where your own troops stand unbesieged. It may cross seas between one coastal area and
    another, but cannot stop there.

    A besieged fortress can be reached or left only by sea, if it is a port. Areas of an allied
    major may be crossed (21.2.1), while in a theater without interest only border areas serve
    (18.4.1). Tercio does not offer a move into a full area.
    .see = 10.2.1, 15.1.1, 18.4.1, 21.2.1

section-10-2-1 =
    Only one thing interrupts a strategic move: troops entering a sea where a power at war with them
    has ships (11.4.1). As long as you lose no combat there, the move goes on. If you lose one, the
    troops end in the last land area under your control that they crossed, and the action is spent.

    Where there is a way without enemies, Tercio takes it; otherwise you choose the sea.
    .see = 11.4.1, 13.2

section-10-3 =
    A leader who is not besieged first goes to any troop or squadron of yours on the map, at no
    cost. Then he moves with up to four troops, or up to four squadrons, never both in one action.
    On the way he may pick up units and leave others, as long as there are never more than four with
    him. Tercio takes that limit at its word: even an organizer leads no fifth one here.
    .example = A general jumps from Madrid to Naples, takes two troops by sea to Barcelona, leaves
        one there and picks up another in Zaragoza. All that is one action.
    .see = 10.1, 10.2, 17.3.2

section-10-4 =
    From one map to another only single troops and single squadrons move, each with an action of its
    own; a leader may be with them. Three troops for India are three actions. What cannot be shipped
    as an army will not arrive as one, so begin early.
    .see = 11.1.3, 12.3.3, 18.7
