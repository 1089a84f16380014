### Here I Stand, section by section and in our own words.

# 10 Spring Deployment

section-10 =
    Before the fighting starts you may send one formation (5.1) from your capital to a friendly
    space, for nothing. The Hapsburgs choose one of their two capitals; the Protestants have none
    and stay where they are. The way may be as long as you like, but all of it must be friendly and
    free of unrest, no mountain pass may lie on it, and no space where units stand that are not
    your friends.

    It may cross one sea zone, from one friendly port to another, with at most 5 units, and only if
    no other major power, not even an ally, has ships in a port on that sea; ships lent to you do
    no harm. With the event Spring Preparations you may ignore passes, foreign ships and the limit
    of 5.
    .example = Charles V takes six units from Valladolid to Barcelona by land. Over the Gulf of
        Lyon to a friendly Genoa only five could go with him, and nobody at all if a French
        squadron lay in Marseille.
    .see = 2.5, 5.1, 6.1, 13.1

# 11 The Action Phase

section-11 =
    Powers take impulses in turn, and an impulse is one card: played for its CP, played as an
    event, or not at all if you pass. A mandatory event never goes for its CP alone, and a combat
    card is no event for an impulse. You may not pass while you hold your Home card or a mandatory
    event, nor with more cards than your ruler's administrative rating; without cards you must. Who
    has passed may come back in a later round if there are cards left. The phase ends when all six
    have passed one after the other.

    If the event of your card tells another power to do something, that power does it and makes its
    choices. No card can be an event twice in a turn. Tercio reads this so: the Papacy may pass
    only when both of its Home cards are played.
    .see = 6.1, 7, 11.1

section-11-1 =
    CP buy actions, one at a time: each is carried out before you choose the next, so you can react
    to what came of it. You may repeat an action as often as you can pay, except exploring,
    colonizing and conquering, which each power does once a turn. What is left at the end of the
    impulse is lost.

    A march costs 1 CP, or 2 over a pass; a naval move 1; a mercenary, cavalry or a corsair 1; a
    regular or a squadron 2; taking a space or calming unrest 1; an assault or a fight in a foreign
    war 1; piracy 2. Exploring costs 2, a colony 2 for the Hapsburgs and 3 for others, a conquest 4.
    Religious actions cost 1 for translating or Saint Peter's, 2 for a treatise (England 3) or for
    burning books, 3 for a debate or a Jesuit university.
    .example = With 4 CP France marches into Metz (1), buys two mercenaries in Paris (2) and takes
        an unfortified enemy space next to another army (1).
    .see = 12.2, 13, 15.1, 16, 17, 18.1, 20

# 12 Control & Unrest

section-12 =
    Spaces change hands by an action, a siege, a deal, a peace or an event. To take one yourself you
    need a line of communication (12.1); unfortified spaces cost an action (12.2), walls need a
    siege (12.3). Unrest takes away most of what a space is good for until you calm it (12.4). Units
    in a space that changes hands by agreement or by an event are moved away (12.5).
    .see = 12.1, 12.2, 12.3, 12.4, 12.5

section-12-1 =
    A line of communication ties a space to home. It runs from a fortified home space of yours or
    of an ally (or of a minor power on your ally's side) that is in friendly hands, over friendly
    spaces without unrest and without enemy units, ships and leaders; only the last space may be
    otherwise. It may cross sea zones if a friendly ship is in each of them, and it enters and
    leaves the sea by friendly ports (it may end in a port that is not). Until the Schmalkaldic
    League no line goes through an electorate.

    You need one for an assault and for taking an unfortified space; to calm unrest you do not.
    .example = An English army before Edinburgh has its line from York, a fortified home space,
        through Berwick. Unrest in Berwick would break it.
    .see = 12.2, 12.4, 15.1

section-12-2 =
    For 1 CP you take an unfortified space that an enemy holds or that is independent. You need a
    line of communication to it, and either units in it, or units next to it while no enemy land
    units are next to it; across a pass does not count as next to. Nobody else's units may stand in
    it, unless they are allies. Besieging and besieged units count as well for who is next to it.

    The faith of the space stays what it was. Foreign ships in a port that falls put to sea at
    once.
    .example = Your army stands in a space beside an empty enemy town, and the nearest enemies are
        two spaces off: 1 CP, and the town is yours without moving.
    .see = 12.1, 12.4, 16.2

section-12-3 =
    Keys, electorates and fortresses cannot be taken by an action alone. They change hands by a
    siege and assault (15), a deal (9.1), a peace (9.3) or an event, and by nothing else.
    .see = 9.1, 9.3, 15

section-12-4 =
    Events, an excommunication and Carlstadt's failed attempts put spaces into unrest, only where
    no units or leaders stand (Carlstadt and Book of Common Prayer excepted). In unrest a space
    lets no line of communication, retreat, deployment or avoided battle through, no units are
    built in it, a key gives neither cards nor VP, an electorate no VP, and it does not count as
    Protestant for VP. What is in it does not help in attempts next door, nor does it make its
    neighbours a target; it can be a target itself. A fortress in unrest does not shoot at pirates.

    You calm it for 1 CP: with units in it, or next to it (not across a pass) if no enemy land
    units are next to it. The Protestant needs no units in his own home spaces before the
    Schmalkaldic League. No line of communication is needed. Tercio reads this so: fortified spaces
    are calmed in the same way.
    .see = 12.2, 18.3, 21.5, 23.2

section-12-5 =
    When a deal, a peace, an intervention or an event takes a space away, the units in it that are
    friends of its former owner are set down elsewhere: land units and leaders in the nearest
    single fortified space of their power or in its capital, ships in its nearest port. Sea zones
    count as spaces for the distance; between equals the owner chooses. Tercio reads this so:
    nobody is displaced into a siege, and where there is nowhere to go units are lost and leaders
    come back next turn.
    .see = 9.1, 9.3, 9.6

# 13 Movement

section-13 =
    Armies march one space at a time, a formation for 1 CP or 2 over a pass. The enemy may answer
    each step: he may intercept (13.2), slip away (13.3) or withdraw behind walls (13.4), and if he
    is still in the open there is a field battle (14).
    .see = 5.1, 13.1, 13.2, 13.3, 13.4

section-13-1 =
    Choose a formation and an adjacent space, and pay. You may enter your own and independent
    spaces, and those of a power only if it is your enemy or your ally. Where units of others
    stand, all of them must be your allies or all your enemies, or they defend an enemy's space
    together; you may also join a siege on either side if you are friend to one and enemy to the
    other. Regulars of an independent key never keep you out. Until the Schmalkaldic League nobody
    enters an electorate (21.6), and until the Barbary Pirates nobody enters Algiers (21.1).

    Then, in this order: responses such as Foul Weather or Gout, interceptions (13.2), avoiding
    battle (13.3), withdrawal behind walls (13.4), field battle (14). An army that lost a battle or
    began a siege this impulse does not move again in it. Leaders may travel alone, but not to an
    enemy's space or to enemy units; one who is alone in an unfortified space when enemies enter is
    captured.
    .example = Metz lies next to your army, and it is independent: you may enter without declaring
        war on anybody. Its one regular stays inside, so an army of two or more besieges it (22.6).
    .see = 5.1, 13.2, 13.3, 13.4, 14, 21.6

section-13-2 =
    When an enemy marches into a space next to yours, you may throw a formation in his way: roll
    two dice, add the best battle rating in it, and 9 or more succeeds. Ottomans add 1 with
    cavalry; others subtract 1 against an army with cavalry. Each stack next to the space may try
    once, power by power in the order of play; after a success only the same power may go on.
    Interceptors are there first, defend in the battle that follows and can neither avoid it nor go
    inside.

    You never intercept over a pass, out of a siege, twice in one impulse, or against a retreat, an
    avoided battle or another interception. An army that enters a fortified space of its own or of
    an ally, and finds no siege there, cannot be intercepted; into a space with units, only by
    those units' power or its allies, and never where a siege goes on. A space of a power that is
    neither your enemy nor your ally is closed to you. Tercio reads this so: leaders without units
    intercept only to join friends.
    .example = Montmorency (battle rating 1) tries to stop an army without cavalry. He needs 8 or
        more on the dice: 15 in 36, about 42 %. Ibrahim Pasha (1 too) with cavalry needs only 7: 21
        in 36.
    .see = 13.1, 13.3, 14

section-13-3 =
    When an enemy enters your space, any of your units there may try to leave it before he can
    fight. Name one adjacent space, choose who goes, and roll two dice plus the best battle rating
    among them: 9 or more and they are away. Ottomans add 1 with cavalry, others subtract 1 against
    cavalry. The group may be larger than a formation, and a leader may go by himself. If all of
    them have lost a field battle this impulse already, it succeeds without a roll.

    The space must be yours or an ally's, without unrest and without enemies, no sea zone, and not
    the one from which the enemy came. Besieged units cannot, nor a leader who stands there alone,
    nor those whose power has just intercepted into the space. Allies roll one power at a time.
    .see = 13.2, 13.4, 14.1

section-13-4 =
    If an enemy enters a fortified space that you or your ally hold, and at most four units are
    left in it, they may go inside, all together and with any number of leaders; then there is no
    field battle. The power that holds the space decides for all. With more units than are inside,
    the enemy besieges you (15).

    With no more than that he has to move on at once for CP, or go back where he came from at no
    cost, by the rules of retreat (14.1). Driven back later into that same space he is eliminated.
    Tercio reads this so: if Foul Weather holds him to one space, he goes back.
    .example = Five units come to Vienna, where four withdraw inside: a siege. Four come: they pass
        by for another CP, or turn round.
    .see = 13.1, 14.1, 15

# 14 Field Battle

section-14 =
    Armies meet in the open. Each side rolls a die for each land unit and as many more as the
    battle rating of its best leader; the defender, who is whoever was there first or has
    intercepted, adds one. The attacker plays combat cards first, then the defender. A 5 or a 6
    hits, and the Ottoman may still add Janissaries when he sees the dice; more hits win, and a tie
    is the defender's.

    Each hit costs a unit. If nobody is left, the side that rolled more dice keeps one unit, the
    defender if both rolled as many. Leaders of a side that is wiped out are captured; losers who
    are left retreat (14.1). If you attacked a fortified space and won, you besiege it if you
    outnumber those inside, and otherwise you go back (15.3).
    .example = Francis I (1) with 6 units attacks Ferdinand (1), who has 4: 7 dice against 4 and 1
        and 1, which is 6. Both score 2, and the tie is the defender's. Each side loses two units,
        and Francis goes back where he came from.
    .see = 5.1, 13.1, 14.1, 15.3

section-14-1 =
    The losers leave. At a fortified space of theirs up to four units and any leaders may go inside
    first. All others retreat together into one adjacent space; where there is none, units are
    eliminated and leaders captured. A beaten attacker goes back to the space from which he came; a
    beaten defender may not go to the one from which the enemy came.

    The space must be friendly, without unrest and without enemy units; sea zones and independent
    spaces are no refuge. Passes are.
    .see = 13.4, 14, 15.3
