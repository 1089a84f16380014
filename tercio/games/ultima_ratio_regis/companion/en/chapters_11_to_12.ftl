### Ultima Ratio Regis, section by section and in our own words.

# 11 Naval actions

section-11 =
    Ships decide who trades, who is robbed, who may cross the water and who is helped from the sea
    in a battle on the coast. They work from bases (11.1), act one by one or as a fleet under a
    leader (11.2), seek the enemy (11.3), answer his moves (11.4) and hunt merchants (11.5).
    .see = 11.1, 11.3, 11.4, 11.5, 13.2

section-11-1 =
    A squadron at sea needs a base: a coastal area that your side controls, within the naval
    operation distance. With a distance of 1 the base must lie on that very sea; with 2 it may lie
    on a neighbouring one, and so on. You need not name the base: it is enough that there is one.
    The scenario and the turn set the distance, and in the early turns it is 2 in the Mediterranean
    and 1 elsewhere.
    .example = With a distance of 1 a fleet from Gdansk sails the Baltic only. With 2 it could also
        stand in the North Sea.
    .see = 8.1.1, 11.1.1, 11.1.3, 18.4.1

section-11-1-1 =
    A squadron whose last base in reach is gone leaves at once for the nearest port of its side. If
    several are equally near, its player chooses. If there is no port at all, the squadron is lost.
    With a distance of 1, losing your only harbour on a sea thus empties that sea of your ships.
    .see = 11.1, 11.6, 14.2

section-11-1-2 =
    A landing reaches no further than the naval operation distance either, counted from the port
    where the troops embark. With 1 they land only on a coast of the sea they started from. Some
    events allow a particular landing however far it is.
    .see = 11.1, 12.3.1

section-11-1-3 =
    Ships may be based on another map, and landings may start there, if the distance allows it. For
    squadrons on mini-maps the Baltic, the North Sea and the East Atlantic count together as one
    sea. Once the distance is 2, a port in any of the three thus serves fleets off Africa or in the
    Caribbean.
    .see = 11.1, 12.3.3, 18.6.2

section-11-2 =
    A fleet is one or more squadrons with a leader. It may be no larger than the stacking limit of
    its base: four from a port of the main map, fewer from most colonies (15.1.2), and one more with
    an organizer. Without a leader squadrons act one at a time. You may have any number of fleets in
    a sea and rearrange them freely in your impulse, but each operation is the work of a single one.
    .see = 15.1, 15.1.2, 17, 21.2.3

section-11-3 =
    This is how you drive enemies from a sea. Your fleet or squadron may first move to an adjoining
    sea, where a leader may take up squadrons and leave others. Then it seeks an enemy fleet, of a
    power at war with you. That fleet fights with a battlefield of two dice, or withdraws to its
    base.

    If it withdrew or was beaten, you may go on to the next one with the same action. A draw or a
    defeat ends it, and another try costs another point.
    .example = Two enemy squadrons without a leader lie in the sea. The first goes to port, the
        second stands and is beaten: one action has cleared the sea.
    .see = 11.2, 13.2, 13.2.4

section-11-4 =
    Fleets at sea answer what others do. They stop troops on their way across (11.4.1), help or
    hinder fighting on the coast (11.4.2), and protect merchants (11.4.3). It costs no action, and
    happens mostly in somebody else's impulse.
    .see = 11.4.1, 11.4.2, 11.4.3

section-11-4-1 =
    When enemy troops enter a sea where you have ships, you may intercept with one fleet or squadron
    there. Ships in port cannot. The mover may answer with an escort based in the port of departure;
    without one there is still a combat, and you need at least one battle point to stop him. The
    battlefield is two dice.

    If several powers intercept, the mover chooses whom to meet first. A draw or a victory lets him
    sail on; one defeat sends him back to port, though a new action may try again. Tercio reads "the
    movement" as the whole of it: a power that has tried in one sea does not try again in the next.
    .see = 10.2.1, 12.3.2, 13.2.4, 18.6.3

section-11-4-2 =
    When there is fighting in a coastal area, fleets in an adjoining sea may support one side; ships
    in port may not. You must be at war with the other side. Tercio asks round the table until
    nobody wants to add a fleet, and what has been announced cannot be taken back.

    If both sides have ships, they fight first, with a battlefield of three dice. Where several
    powers stand on one side, the supported one says who fights; for a revolt it is the one with
    most vitality. The winner, or a fleet that met nobody, gives support, and after a draw neither
    side has any. What support does depends on the combat (13.3.3, 13.4.4, 13.5.3).
    .see = 13.2.1, 13.3.3, 13.4.4, 13.5.3

section-11-4-3 =
    If pirates go for your merchants, you may meet them with one squadron of your side that is in
    that sea. One that is ready in a port on that sea will do instead, but it fights with a
    disadvantage. A squadron that was not damaged may do it again, even in the same impulse.
    .see = 11.5.2, 13.2.3, 18.6.3

section-11-5 =
    One squadron, with or without a leader, attacks the merchants of another power. Pirates do it in
    peace, privateers only in war. It moves unrest from the robber to his victim, and no morale is
    at stake. Once the Galleon is in force, a squadron may raid an enemy's commercial port overseas
    in the same manner, and success razes it; what that card says is reconstructed.
    .see = 11.5.1, 11.5.2, 19.2.1

section-11-5-1 =
    A power card or an event must allow it; Barbary may always, by its card. Privateers must also be
    at war with the owner of the merchants. The squadron must have begun the impulse in that sea,
    and the victim must have a merchant in a trade center there. River trade cannot be touched, and
    forced peace protects (21.5.4).

    Tercio reads it so that merchants of a power which is not in play are no prey: nobody would bear
    the loss.
    .see = 11.5.2, 19.2.1, 21.5.4

section-11-5-2 =
    The victim may intercept with one squadron (11.4.3). Each side throws one die, never more;
    without an interceptor the pirate still throws, and needs one battle point. If he wins, his
    unrest falls and the victim's rises by the number of that power's merchants in the center, one
    or two. The victim may then give up one of these merchants, to be a smaller target.

    Whatever comes of it, that squadron does nothing else in this impulse. Others of your squadrons
    may attack the same merchants again.
    .example = A pirate of quality 2 meets nobody. He misses only on a 1 or 2, so he succeeds four
        times in six. Against a monopoly that is 2 unrest less for him and 2 more for you.
    .see = 11.4.3, 13.2.4, 19.2.5

section-11-6 =
    Operational squadrons in port put to sea at the start of your impulse, for nothing; those that
    stay behind need an action, or wait for your next one. In port they can meet pirates, at a
    disadvantage, but can neither intercept troops nor support combats.

    If your side loses the port, its squadrons go to the nearest other one at once, ready or damaged
    as they were. With no port left they are lost.
    .see = 8.2.2, 11.1.1, 11.4.3

# 12 Land tactical movement

section-12 =
    This is marching to war: one or two steps along the lines into land that somebody may contest.
    The enemy may react before you arrive (12.4); then a battle is fought, a siege begins or the
    area is claimed, all within the same action (13).
    .see = 12.1, 12.3, 12.4, 12.5

section-12-1 =
    A single troop moves to an adjacent area and, if there was neither a combat nor an enemy
    fortress, on to a second one. It may enter areas that you control, areas of powers at war with
    you, independent areas and neutral minors. An allied minor's land is as good as yours; an allied
    major's is closed, and so is that of powers at peace with you. An independent area is barred
    while units stand there with whom you have no war.

    The besieged do not march. One exception follows from the relief of sieges: Tercio lets you
    enter a friend's area that an enemy of yours besieges, and sends you back afterwards (13.3.5).
    .see = 12.4, 18.4.1, 20.1, 21.2.1

section-12-2 =
    A leader takes several troops of his area along. They move like a single troop, one area or two.
    After the first step he may leave some behind and take others up, so an army can collect a
    garrison on its way to the front. The stacking limit counts where the army stops.
    .example = A leader with two troops in Tours steps to Orléans, where a third troop joins him,
        and goes on to attack with three.
    .see = 12.1, 15.1.1, 17.1

section-12-3 =
    A landing is a tactical move across the sea, into a coastal area that you do not hold. It needs
    an escort, and can be stopped both at sea and on the beach.
    .see = 12.3.1, 12.3.2, 12.3.3

section-12-3-1 =
    Troops and leader must have begun the impulse in the port of departure and done nothing in it so
    far. The target must be coastal, within naval operation distance of that port, and one that you
    could march into but do not hold: of an enemy at war, independent, of a neutral minor, or your
    own in revolt. You need an escort based in the same port, and no more troops land than it has
    squadrons.

    A leader who was built or swapped in this impulse has not begun it there: Tercio lets him lead
    no landing.
    .example = A leader and four troops wait in Naples, and a fleet of three squadrons is based
        there: three of the troops may land with him, and one stays.
    .see = 11.1.2, 12.1, 12.3.2, 17.2

section-12-3-2 =
    First comes the crossing, which enemies may intercept like a strategic move (11.4.1). If the
    escort is beaten, the landing is off. Otherwise the troops go ashore and fight whoever stands
    there, with the penalties of a landing (13.3.3, 13.3.4). Unless they win the battle, all
    survivors return to where they embarked; a draw is not enough.
    .see = 11.4.1, 13.3.3, 13.3.4, 13.3.6

section-12-3-3 =
    You may land on another map only if the naval operation distance is at least 2. Only a single
    troop goes, with or without a leader. Independent areas overseas have room for only one in any
    case (15.1).
    .see = 10.4, 11.1.3, 15.1, 18.7

section-12-4 =
    When an enemy marches into an area you hold, you may bring troops in to meet him (12.4.1) or
    take those who are there out of his way (12.4.2). You choose the order of your reactions.
    Neither is rolled for: what is allowed succeeds.

    Interception needs control of the area. The book seems to ask the same of evasion, but in the
    playbook's example troops in enemy land may still disperse; Tercio therefore asks for control
    only of those who intercept.
    .see = 12.4.1, 12.4.2, 13.4.1

section-12-4-1 =
    You may intercept from one area only. A leader brings several troops from an adjacent area; a
    single troop, led or not, may come from two areas away, over an area you control without enemy
    troops. A determined leader brings several from that distance too (17.3.2). On mini-maps one
    troop comes, and only from next door.

    The besieged do not intercept, nobody comes into a full area, and an area in revolt is not yours
    to defend. Tercio lets troops come from wherever they stand unbesieged, whoever controls that
    place.
    .example = Enemies march into Brescia. A leader with two troops in Verona may bring both; a lone
        troop in Udine, two steps away, could come instead, but not as well.
    .see = 12.4, 13.3.1, 13.5.6, 17.3.2

section-12-4-2 =
    Troops in the way may withdraw to adjacent areas that they control and that hold neither enemies
    nor a revolt, or to where troops of yours stand unbesieged. They never go to the area the enemy
    comes from. They may part and go different ways.

    All or some of them may disperse instead, into the box of the theater. That saves an army that
    is cut off, at the price of an action for each troop to regroup it (9.5).
    .see = 9.5, 12.4, 13.4.1, 18.1

section-12-5 =
    Once you have entered an enemy area that nobody defends, and have supply there (15.2), you may
    lay claim to it in the same action. If the enemy cannot or will not oppose, it is yours at once;
    otherwise a subjugation is fought (13.5). A key area costs him a point of morale on the spot; an
    ordinary one costs nothing yet, but every two that you hold more than he does are a point when
    peace is made (21.5.1). You need not claim anything.
    .see = 13.5, 15.2, 21.3.5, 21.5.1
