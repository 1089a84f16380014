### Ultima Ratio Regis, section by section and in our own words.

# 14 Repatriations

section-14 =
    Diplomacy can leave your units where they no longer belong: after a peace, in a minor that has
    changed its ally, or lent to an ally when the turn ends. Then they go home. It is done unit by
    unit and costs no action, often in another player's impulse.
    .see = 14.1, 14.2, 14.3, 20.4.2, 21.5

section-14-1 =
    For each troop you choose one of three ways: a tactical move that ends in an area you control, a
    strategic move home, or the dispersion box of the theater. Only what is possible from there is
    offered. Nobody goes home to land that is itself handed back in the same peace.
    .see = 9.5, 12.1, 14.1.1

section-14-1-1 =
    Each troop moves by itself, so an army is not redeployed in this way. The areas of the power
    whose land it stands in, minor or major, count as an ally's for the journey, but nobody crosses
    areas with enemy troops. At sea an enemy may intercept as usual (11.4.1), and a troop that is
    beaten there is dispersed.
    .see = 10.2, 11.4.1, 14.1

section-14-2 =
    Squadrons that no longer have a base within reach go to the nearest port of their side, as if
    they had lost the one they were in (11.6). They keep their state, ready or damaged. With no port
    left anywhere they are destroyed.
    .see = 11.1.1, 11.6

section-14-3 =
    A fortress cannot be carried away: it is destroyed. Tercio leaves standing what the area's new
    owner had built or taken himself. A leader in such a fortress, or in one of a minor that is no
    longer your ally, or one who commanded nothing but a former ally's troops, goes to any unit or
    fortress of his power that is not besieged.
    .see = 17.1, 20.2, 20.4.2

# 15 Logistics

section-15 =
    Two simple limits stand for all the trouble of keeping men and ships fed: how many may stand in
    one place (15.1), and what they need to take land (15.2). Supply is never needed to march or to
    give battle.
    .see = 15.1, 15.2

section-15-1 =
    Four troops may stand in an area of the main map, in the East, and in home areas on mini-maps.
    In other possessions overseas it is two, and one everywhere else, as in independent areas there.
    Hormuz and Aden take one only, and Tercio keeps it so whoever owns them.
    .see = 15.1.1, 15.1.2, 18.7

section-15-1-1 =
    The limit may be passed on the way, but not at the end of an action: what is too many then
    disperses, and you choose which. Troops of allied minors count with yours. Leaders and
    fortresses do not count; a besieged fortress does, but only against the troops inside. An
    organizer makes room for one more, though two of them do not make room for two. In a relief
    battle each of the three forces is counted by itself (13.3.5).

    Tercio offers no strategic move into a full area; you may march into one, and pay with the
    surplus.
    .example = A besieged fortress on the main map holds three troops besides itself. A fourth must
        get out before the siege closes, or disperse.
    .see = 13.3.5, 13.4.1, 15.1, 17.3.2

section-15-1-2 =
    A fleet at sea may be no larger than the stacking limit of the base it works from; Tercio takes
    the best that is within reach. You may have as many fleets as you like, but each acts alone.
    Where your only base is a domain overseas, two squadrons are thus the most, or three with an
    organizer.
    .see = 11.2, 15.1, 17.3.2

section-15-2 =
    Sieges and subjugations need supply; marches and battles do not. An area is supplied if it lies
    next to one that you or an allied major control, or next to supplied troops of yours in an area
    without an enemy fortress. It is also supplied if it has a coast on a sea without fleets of
    powers at war with you. Lines across water carry nothing, so Venice can only be besieged with
    supply by sea.

    Without supply no siege is begun. Tercio lets a siege that has lost it go on, but without
    assaults.
    .example = Your army stands two areas deep in enemy land that you do not yet control. If a troop
        of yours stands in the area behind it, next to your own land, both are supplied.
    .see = 11.4.2, 13.4.1, 13.5.1, 21.2.1

# 16 Veterans

section-16 =
    The better face of a troop counter is the veteran, one quality higher. New troops are always
    regular. They become veterans in combat or by events (16.1), and half of them forget it again in
    time (16.2).
    .see = 16.1, 16.2

section-16-1 =
    After a battle on land or an assault, a side that destroyed an enemy unit may turn one regular
    troop to its veteran side. It must have fought; those who watched do not count. Some set-ups and
    events make veterans too. Veterans cannot get any better.
    .see = 13.3.8, 13.4.6, 16.2

section-16-2 =
    At the end of the turn each power turns half of its veterans, rounded up, back to their regular
    face, of its own choice. With a single veteran that is the one. Tercio counts those of its
    minors with its own.
    .example = With five veterans, or with six, you lose three of them at the end of the turn.
    .see = 16.1, 23.1.2

# 17 Leaders

section-17 =
    A leader is the general or admiral with his staff and his train. Without one, troops and
    squadrons act singly; with one they march, sail, intercept and levy conscripts together. Some
    have a gift besides (17.3).
    .see = 12.2, 12.4.1, 13.1.9, 17.1, 17.2

section-17-1 =
    No leader is ever alone: he is with a troop, a squadron or a fortress, and shares its fate. But
    at any time, even during or after a combat, he may change to another unit or fortress of his
    side in the same place, for nothing. He is lost only when the last of them is. Troops and
    squadrons in one area are not one stack: an admiral in port does not command on land.
    .see = 8.2.2, 10.3, 13.1.7, 18.1

section-17-2 =
    For one action you draw a leader at random. Look at what he can do, decide on his face (17.3),
    and put him on a unit or fortress of yours that is not besieged. Or let him replace a leader you
    have, even a besieged one; the old one goes back to the pool, and you pay no upkeep for him. All
    powers draw from the same pool.
    .see = 17.1, 17.3, 23.1.1

section-17-3 =
    A leader you build may be placed on his extraordinary side, with his ability, if the unrest of
    the power does not exceed its vitality. That costs 3 unrest. You see what he can do before you
    decide, and the ordinary face is free.
    .example = A power with vitality 4 and unrest 4 draws a creative leader and takes him as he is:
        unrest 7. It can have no other extraordinary leader until it is down to 4 again.
    .see = 17.2, 17.3.2, 17.3.3, 19.1

section-17-3-1 =
    Drake, Farnese and others come only with their event. They are extraordinary at once, cost no
    unrest and are not among the leaders you draw. When the turn ends they become ordinary like the
    rest (17.3.3).
    .see = 3.1, 17.3.2, 17.3.3

section-17-3-2 =
    If several extraordinary leaders are in a force, only the first of this list counts, even if his
    gift is useless there. A tactical leader adds 1 to a die below 6 after the roll, in battles and
    sieges. An admiral does so at sea, against pirates too. A determined one does so in
    subjugations, and in a battle where he is the one intercepted; he can also bring several troops
    to an interception from two areas away.

    A creative leader lifts a die below category 4 by one before the roll, in any combat. An
    organizer stacks one more unit and makes a battlefield one larger or smaller, within two and
    five; never that of pirates or subjugations.
    .example = Your dice count 2 and 5: a tactical leader makes the 2 a 3 for one more point, or the
        5 a 6 for a casualty.
    .see = 12.4.1, 13.1.3, 13.1.6, 15.1.1

section-17-3-3 =
    When the turn ends, all extraordinary leaders turn to their ordinary side, and stay so as long
    as they are on the map. Nothing brings the ability back. Three points of unrest are thus the
    price of one turn's use, so build such a leader early or not at all.
    .see = 17.3, 23.1.2

# 18 Special areas

section-18 =
    Not all land is alike: boxes for scattered troops, areas that belong to nobody, revolts,
    theaters closed to you, waters with rules of their own, and colonies. This chapter gathers them.
    .see = 18.1, 18.2, 18.3, 18.4, 18.6, 18.7

section-18-1 =
    Troops that are dispersed wait in the box of the theater where they were, with any leader who
    was with them. They get there by losing, by evading, or at the end of the turn to head off
    revolts (23.2). Within the box leaders may change troops freely. Western Europe has one box for
    the continent and one for the British Isles.

    An action brings a troop back (9.5). At the end of an impulse each power may send one troop to
    the box of the theater with most of its home areas.
    .see = 8.2.2, 9.5, 13.1.7, 18.5, 23.2

section-18-2 =
    Independent areas belong to nobody who takes part in the game. They are inactive, and then not
    there at all (18.2.1), or active, and then open to conquest (18.2.2). The scenario and the turn
    say which.
    .see = 18.2.1, 18.2.2

section-18-2-1 =
    An inactive area is as good as unprinted: nobody enters it, crosses it or counts it. An event or
    a new turn may open it, sometimes a whole theater at once. In Tercio an area does not close over
    land or troops that somebody has there.
    .see = 7.2, 8.1.1, 18.2.2

section-18-2-2 =
    An active independent area has a level, 2 or 3, at which it resists. With an interest in the
    theater you may march or land there and subjugate it (13.5). It is then your possession at once,
    as a domain, and needs no peace to confirm it. The land of a major power that disappears becomes
    independent at level 3.
    .see = 13.5.4, 18.4.1, 21.6

section-18-3 =
    Revolts come by scenario, by event, or at the end of the turn from too much unrest (23.2), at
    level 2 or 3. The owner keeps possession but loses control: nothing is built or regrouped there,
    nothing moves through it strategically, and each revolt costs 1 at the end of the turn. A key
    area in revolt costs no morale, unless an enemy takes control of it later.

    Unless the event or the scenario says otherwise, they avoid key areas, commercial ports, the
    last quiet area of a province or minor, and places with units or a fortress; but if that leaves
    nothing, they may break out anywhere the event names. Put them down by subjugation, for which
    you need troops in the area: a fortress does not do it. Revolts in a minor power are over at
    once when it becomes neutral. In Tercio a fortress in such an area stops nobody, and serves
    whoever puts the revolt down.
    .see = 13.5.6, 20.4.1, 23.1.1, 23.2

section-18-4 =
    A theater is a group of areas in one colour with a dispersion box, usually with a trade center
    of its own. Three areas in one theater of the main map are worth a VP at the end of every turn
    (22.2). Whether a power may act there at all is a matter of its interests (18.4.1).
    .see = 6, 18.1, 18.4.1, 22.2

section-18-4-1 =
    Each power has an interest in some theaters, according to the turn and to events. Elsewhere it
    cannot ally with minors, ask for land or minors in a peace, subdue areas, move on land or base
    ships. It cannot place merchants either, unless the trade center also serves a theater where it
    does have an interest. Border areas are the exception (18.5).

    Conquering a minor without an interest in one of its theaters does not make you its ally. What a
    scenario or an event says of an alliance holds all the same.
    .see = 18.5, 19.2.2, 20.3, 21.5.3

section-18-5 =
    Border areas are those with a line to another theater, and they soften the edges. Troops there
    may disperse into either box; Tercio leaves out a box where their power has no interest. Minors
    may step into border areas of the next theater, but go no further and never disperse there.

    In war you may take border areas of a theater next to one of interest, even without an interest
    there, but you give them back afterwards. Independent ones may be subdued too: the book does not
    say it, and Tercio reads the exception so.
    .see = 18.1, 18.4.1, 20.2

section-18-6 =
    Three special rules hold for the water: for galleys (18.6.1), for the distance across the ocean
    (18.6.2), and for a handful of ports that watch two seas at once (18.6.3).
    .see = 18.6.1, 18.6.2, 18.6.3

section-18-6-1 =
    Until an event lifts it, ships built in the Mediterranean neither leave it nor have bases
    elsewhere, and others do not come in. It holds for tactical and strategic moves alike. Gibraltar
    counts as Mediterranean, so nothing slips out there. The book does not say which event it is;
    Tercio takes the Galleon, of turn 8.
    .see = 10.1, 11.1

section-18-6-2 =
    When you count the naval operation distance from a mini-map to the main one, the Baltic, the
    North Sea and the East Atlantic are one sea. Any port on them is therefore equally near to the
    colonies. Between places on the main map the three remain apart.
    .see = 11.1.3, 12.3.3

section-18-6-3 =
    Ships based in one of these ports treat its two seas as one, for stopping troops on strategic
    moves and for piracy. They are Corfu and Malta (Central and Eastern Mediterranean),
    Constantinople (Eastern Mediterranean and Black Sea), Portsmouth (North Sea and East Atlantic)
    and Copenhagen (Baltic and North Sea). It does not help to support combats on land.
    .example = A Venetian squadron based in Corfu lies in the Central Mediterranean. Troops that
        cross the Eastern Mediterranean can still meet it.
    .see = 11.4.1, 11.4.3, 11.5

section-18-7 =
    Overseas a home area is a real colony: it stacks four and resists as level 3. Any other
    possession is a trading post that stacks two and resists as level 2. Nobody opposes a
    subjugation there with troops, and the area must be subdued even after a battle is won (13.5.7).
    Conscripts cost no unrest, and only a single troop may intercept, from an adjacent area.
    .see = 12.4.1, 13.1.9, 13.5.7, 15.1
