# 10 Spring Deployment

section-10 =
    In Impulse Order each power gets ready, one after the other. Spain may put up to two of its
    galleons from home ports on escort for the treasure fleet, or take them back, but not both in a
    turn; England may set captains on English ships in English home ports as naval leaders for the
    turn, though not those who wintered in a colony; on the first turn of a game with six players
    the Holy Roman records his secret preference (23.5). Leaders who have arrived go to a fortified
    home space (army) or a home port (naval) under friendly control and wait for next turn if there
    is none; Protestant ones may stay back for a rebellion, and Don John comes as either kind and
    may change in any friendly port during a Spanish impulse. Whoever has two Home cards lays one
    aside face down, except the Ottoman under Suleiman.

    Then each power may move one formation from one of its capitals for nothing. Only those who
    stood there when the phase began may go, and the way must be friendly, calm, free of units that
    are not friendly, and without a pass. It may cross one sea zone from one friendly port to
    another with at most five units, unless another major power, even an ally, has ships in a port
    of that zone that are not lent to you. No enemy units may be at the end of it.
    .example = Spain wants troops from Madrid in Italy. From Barcelona to Genoa is one sea zone, the
        Gulf of Lyon, so up to five units may go if all is friendly; but French galleys in Marseille
        bar the crossing, whether or not France is an ally.
    .see = 5.1, 6.1, 8.1, 23.2, 23.5

# 11 The Action Phase

section-11 =
    Powers take impulses in Impulse Order, and in each you play a card for CP, play a card as an
    event, or pass. CP buy the actions of your power card (11.1); an event does what the card says,
    and if it directs another power, that power carries it out. A card works as an event only once
    in a turn, whoever plays it. You may not pass with a Home card or a mandatory event in hand, nor
    with more cards than your ruler's admin rating; treasures do not count. Without cards you must
    pass, but a power that passed with cards in hand may play them later, and the phase ends when
    all have passed in a row; an impulse that a card makes you skip is not a pass.

    After playing a card you may extend the impulse with one treasure. Some work at once: draw a
    card for a later impulse, claim a science bonus (22.2), or keep 1 VP for good. Others give CP,
    which you must spend on other types of actions than those you bought with the card's CP, or with
    the 2 CP of a mandatory event; after any other event all types are open.
    .example = England plays a 4 CP card and spends it on a galleon (naval) and a regular (land). A
        3 CP treasure may then pay for suppressing heresy (religious, 2 CP) and a point of influence
        (1 CP), but not for a naval move or an assault.
    .see = 6.1, 6.3, 11.1

section-11-1 =
    An action costs from 1 to 5 CP, and you carry each one out before you decide on the next. For
    rebellions, assassinations, English Catholic rebellions and patronage you choose how much to
    spend, and more CP mean better chances; an expedition costs one more with a colony aboard. CP
    that you do not use in the impulse are lost.

    The same action may be repeated in an impulse as long as you can pay, as with marching or hiring
    mercenaries. Exceptions are an artist and a scientist, whom you sponsor once a turn each (22),
    and actions whose own rules set a limit, such as assaults, piracy and assassination.
    .see = 4, 11, 15.1, 16.4, 19.3, 22

# 12 Control and Unrest

section-12 =
    This chapter is about whose flag flies over a space and how orderly things are there.
    Unfortified spaces are taken with a simple action, fortified ones by siege, and both need a line
    of communication. Unrest takes away most of what a space is good for, and the action that takes
    control also restores order.
    .see = 12.1, 12.2, 12.3, 12.4, 12.5

section-12-1 =
    A line of communication, LOC for short, ties an army to home, and you need one to assault and to
    take control of a space. It starts in a friendly fortified home space of your own, of an ally
    major or minor, or of a minor power allied to your ally. Each space on the way must be friendly,
    calm and free of enemy land units, ships and leaders; the last space need not be any of these.
    The line may cross adjacent sea zones if there is a friendly ship in every one, and it enters
    and leaves the water by friendly ports, except that the port where it ends may be anybody's.
    .see = 12.2, 12.4, 15.1

section-12-2 =
    For 1 CP you take an unfortified space that is independent or an enemy's, if you have an LOC to
    it. Your land units must stand in it, or next to it while no enemy land units are next to it;
    spaces across a pass are not next to each other here, and besiegers and besieged count as well.
    The units next to it need no LOC themselves. Land units of another power in the space prevent
    it, unless they are your allies'.

    The faith of the space does not change. Ships in its port must put to sea at once, as after a
    lost combat (16.2).
    .example = At war with Spain, France has a regular in Reims and wants Mons. If no Spaniard
        stands next to Mons, 1 CP is enough; with a Spanish garrison in Brussels France must first
        march into Mons.
    .see = 12.1, 12.4, 16.2

section-12-3 =
    A fortified space, be it a key or a fortress, is never taken with the simple control action. It
    changes hands only through negotiation (9.1), siege and assault (15), a rebellion (18.4, 19.4)
    or an event.
    .see = 9.1, 15.1, 18.4

section-12-4 =
    Unrest comes from conversion attempts (18.5) and from events. Puritans, Rising of the North,
    Homeland Uprising and Morisco Revolt may strike only spaces without any units, ships or leaders;
    other causes strike anywhere. In a space in unrest nothing is built; nobody deploys in spring,
    retreats or avoids battle into or through it, and no LOC runs through it. It spreads no faith to
    its neighbours, is not counted as Protestant for VP, a key in unrest gives neither VP nor cards,
    and a fortress does not fire at pirates. It can still be converted or rise in rebellion.

    The Control Unfortified Space action also removes unrest for 1 CP, in keys and fortresses too,
    and without an LOC. You need land units there, or next to it with no enemy land units next to
    it, again not across a pass.
    .see = 6.2, 12.2, 18.5, 25.2

section-12-5 =
    When control changes by negotiation, intervention, rebellion or event, units that no longer
    belong there are moved away instead of fought. Land units and army leaders go to the nearest
    fortified space their power controls, or to their capital if it is in friendly hands; ships and
    naval leaders go to its nearest port. Sea zones count as spaces on the way, and the owner
    chooses between places equally near.

    The book does not say what happens if there is no such place: in Tercio units are then lost and
    leaders wait for the next turn. Tercio also puts nobody into a besieged space, nor into a
    capital without walls where enemies stand.
    .see = 9.1, 9.4, 18.5, 24.2

# 13 Movement

section-13 =
    Armies move one formation and one step at a time, for 1 CP or 2 over a pass. The enemy can
    answer each step: he may intercept from next door, slip away, or go behind his walls, and if he
    does none of these there is a field battle (14).
    .see = 5.1, 13.1, 13.2, 13.3, 13.4

section-13-1 =
    A move takes one formation, all from the same space, to an adjacent one. Your own spaces and
    independent ones are open to you, those of others only if you are at war or allied with them.
    Where land units stand already they must all be allies or all be enemies; in an enemy's space
    his allies count as enemies too, and troops of theirs next door may intercept. A siege between
    two of your enemies or between two of your allies is left alone, as are enemies in a fortified
    space of an ally you share with them, but you may relieve allies whom enemies besiege or join
    allies who besiege enemies. Independent regulars stop nobody.

    Whoever lost a field battle or laid a siege in this impulse does not move again. Leaders alone
    may not enter an enemy's space or join enemy units, and when enemy troops come upon one without
    units or walls around him, an army leader is captured and a naval leader goes to the Turn Track.
    A move runs in this order: pay, Storms, interceptions (13.2), avoiding battle (13.3),
    withdrawing inside (13.4), field battle (14), and a successful interception leads straight to
    the battle.
    .see = 2.5, 5.1, 13.2, 13.3, 13.4, 14

section-13-2 =
    Enemies next to the space you enter may try to be there first. From each space one formation may
    try, one after the other: it rolls two dice, adds its best battle rating and 1 for the
    Telescope, and needs 9 or more; cavalry gives the Ottoman 1 and costs anybody else 1 who tries
    to catch it. Powers try in Impulse Order, and once one has succeeded only its own other stacks
    may still join. Interceptors defend, and their power can neither avoid that battle nor go
    inside.

    Only a power at war with the mover, or an ally of his enemy whose troops stand in the space
    (13.1), may intercept, never across a pass, never twice in an impulse with the same troops, and
    never from under siege, not even against besiegers who march off. Nobody intercepts a move into
    an unbesieged fortified space friendly to the mover, nor a retreat, an interception or an
    escape. An interceptor may enter a space where others stand only to join his own or an ally's
    troops, never where a siege goes on, and an empty fortified space only if he or an ally controls
    it. A space of a power that is neither his enemy nor his ally is closed to him, and leaders
    alone may only join units friendly to them.
    .example = Alva (battle 2) tries to catch a French army: he needs 7 on two dice, 58 in 100.
        Without a leader it would take a 9, 28 in 100.
    .see = 13.1, 13.3, 14

section-13-3 =
    Land units about to be attacked may try to slip away to one adjacent space; they never have to.
    Two dice plus the best battle rating among those who leave, with the same changes for cavalry
    and the Telescope as in interception, must come to 9 or more. You may take more than a
    formation, leave anybody behind, or save a leader alone. If all who leave have already lost a
    battle in this impulse, they get away without a roll.

    They may not go to independent spaces or to spaces of anybody but themselves and their allies,
    nor into unrest, among enemies, out to sea, or to where the attacker came from. Besieged troops
    cannot do it, nor can a power that has just intercepted there, nor a leader who is alone. Of
    several powers each tries for itself in Impulse Order, with the troops of its minor powers.
    .see = 2.5, 13.1, 13.2, 14.1

section-13-4 =
    If at most four enemy units are left in a fortified space that their side controls, they may go
    behind the walls with any number of leaders instead of fighting. All go or none, nobody has to,
    and where several powers stand together the one that controls the space decides. If your
    formation has more units than are inside, the space is now under siege (15).

    If it has not, you must leave: on to another space for the usual CP if you have them, or back
    where you came from for nothing, by the rules of retreat (14.1). An army that went on and is
    then beaten there has no way back and is lost.
    .see = 13.1, 14.1, 15
