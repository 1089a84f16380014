### Here I Stand, section by section and in our own words.

# 15 Siege

section-15 =
    A fortified space is besieged when enemies outside outnumber the units inside. While it lasts
    (15.3) those inside neither march nor attack, neither intercept nor slip away; ships in the
    port may still sail. Take it by assault (15.1), save it with a relief force (15.2). Two allies
    may besiege a space together if both are at war with its owner and each alone outnumbers those
    inside.
    .see = 13.4, 15.1, 15.2, 15.3

section-15-1 =
    For 1 CP you storm walls that you put under siege in an earlier impulse, empty ones too, once
    per space and impulse. You need a line of communication; the owner may have no squadron in a
    sea zone next to it, and if squadrons of his lie in the port you need more than those in the
    sea zones next to it. Corsairs do not count for this blockade.

    Against an empty place you roll a die per unit, otherwise one for every two, rounded up, plus
    your best battle rating; the defender one per unit, his best battle rating and one more.
    Cavalry rolls nothing. 5 and 6 hit. It falls if you scored a hit, nobody inside is left and one
    of yours is: leaders inside are captured and ships there are lost until next turn. Otherwise
    the siege goes on as long as you still outnumber them (15.3).
    .example = Francis I (1) with 6 regulars against 2 in Calais: 3 dice for six units and 1 for
        Francis, 4 in all, and 2 hits are needed. The English roll 2 and 1: 3 dice.
    .see = 12.1, 15, 15.3, 22.6

section-15-2 =
    A friendly army may march into a besieged space and fight the besiegers in the field. Units of
    the same power inside may join in, as many as you like and beyond the size of a formation, and
    you may hold some back. If you win, the besiegers retreat and the siege is over.

    If you lose with as many hits as they scored, those who fought may go inside, up to four units
    in all; with fewer hits only those may who came out. All others retreat. Leaders of a relief
    force that is wiped out are captured.
    .example = Four English come to the help of two in Calais, and all six fight. They score none
        against 2: two of the relief force fall, and the other two retreat with their leader. The
        two are back inside, still besieged.
    .see = 13.1, 14, 14.1

section-15-3 =
    A siege ends the moment that the besiegers no longer outnumber those inside, cavalry counted on
    both sides: because some marched off, were lost in an assault or a battle, or fell to an event.
    The besiegers then retreat at no cost to an adjacent friendly space without unrest and without
    enemies, not to sea. If there is none, they are eliminated and their leaders captured.
    .see = 14.1, 15, 15.1

# 16 Naval Affairs

section-16 =
    Fleets sail, intercept, avoid battle and fight much as armies do, in sea zones and ports (16.1,
    16.2). They also carry armies (16.3), keep lines of communication open at sea (12.1) and
    blockade sieges (15.1). The Ottoman sends corsairs on raids (16.4).
    .see = 16.1, 16.2, 16.3, 16.4

section-16-1 =
    One naval move, 1 CP, lets every ship of yours anywhere sail to an adjacent sea zone or port,
    with those of your minor allies and those lent to you. Ports of others are closed unless enemy
    ships lie in them, even those of an ally. A naval leader sails with a ship and never stays
    behind alone. A fleet that lost a combat this impulse does not sail again in it, and Genoese
    and Venetian ships keep out of the Atlantic.

    If you enter a sea zone where you have no friends yet, adjacent enemies may intercept, stack by
    stack: two dice plus the battle rating of a naval leader, 9 or more. If none did, enemies who
    were there may avoid battle on the same roll, all together, to a port of theirs or a sea zone
    without enemies. Whoever meets then fights (16.2), one enemy after another. Into a port nobody
    intercepts.
    .see = 2.5, 16.2, 16.3

section-16-2 =
    Squadrons roll two dice each and corsairs one, and the best naval leader adds his battle
    rating; only in a port does the defender get one die more. Combat cards are played, the dice
    are thrown, 5 and 6 hit, and then Janissaries or Professional Rowers may add more. More hits
    win; a tie goes to the defender.

    Every two hits sink a squadron. An odd hit left over sinks one more squadron of the loser and
    does nothing to the winner; hits left over on the Ottoman each take a corsair. If both are
    wiped out, the side with more dice keeps a ship. In a port the attacker always puts to sea
    again; elsewhere the loser makes for a port of his or another sea zone, without enemies, or is
    lost. What is lost comes back next turn at the earliest (17.2).
    .example = Two squadrons, a corsair and Barbarossa (2) roll 7 dice; two squadrons and Doria (2)
        defend with 6. Both score 3: the defender wins. Each side loses a squadron for two hits;
        the third hit takes the Ottoman's corsair, and against the winner it is ignored.
    .see = 16.1, 17.2

section-16-3 =
    Your ships can carry an army: from a port into a sea zone where you have ships, on through
    further ones with ships of yours, and into a port, for 1 CP each step. At most 5 units and
    their leaders go at a time, and they must land in the same impulse. Nobody intercepts them at
    sea; Foul Weather may hold them up. A besieged army cannot embark.

    They land where they could have marched in, at a port without enemy ships, and from there it is
    a march like any other: interceptions, avoided battles, walls, field battle. If they lose that
    battle all who were carried are eliminated and their leaders captured.
    .example = From Barcelona over the Gulf of Lyon to Genoa: 1 CP to go aboard and 1 to land, 2 in
        all.
    .see = 13.1, 16.1

section-16-4 =
    For 2 CP the Ottoman raids from a sea zone where he has corsairs, at war or not, and names a
    power with a port there. Each sea zone can be raided once a turn, and there are four raids a
    turn. First the others shoot: 2 dice for each squadron of the target in the zone, 1 for each
    squadron next to it, of the target or of anybody at war with the Ottoman, and 1 for each of
    their fortresses there or the Knights', unless besieged or in unrest. Every 5 or 6 sinks a
    corsair.

    If any are left he rolls 2 dice, or 1 with a single corsair or against a single port, plus the
    piracy rating of a leader. For each hit the target loses a squadron nearby, gives him a random
    card or grants 1 piracy VP, as the target likes, but spread as evenly as it goes. Piracy brings
    10 VP at most.
    .example = Two corsairs and Barbarossa raid the Hapsburgs in the Ionian Sea. Malta and a
        squadron in Messina shoot with 2 dice and sink one. One corsair is left: 1 die and 1 for
        Barbarossa. Both hit, so the Hapsburgs pay twice, in two different ways.
    .see = 5.3, 17.2, 19.6, 23.2

# 17 Unit Construction

section-17 =
    New units come into home spaces that are in friendly hands, never into unrest, and never more
    than there are counters. Some events build elsewhere: Foreign Recruits in any friendly space,
    Landsknechts and Swiss Mercenaries with an army in the field. Land units are told in 17.1 and
    ships in 17.2.
    .see = 5, 12.4, 17.1, 17.2

section-17-1 =
    A regular costs 2 CP and a mercenary 1; the Ottoman has no mercenaries but raises cavalry for
    1. Each appears in a friendly home space where no enemy units stand. Tercio reads this so: a
    besieged space has enemies in it, so nothing is built there.
    .see = 5.2, 11.1, 17

section-17-2 =
    A squadron costs 2 CP and appears in a friendly home port without enemies. The Protestant
    builds none. Once the Barbary Pirates have come, the Ottoman builds corsairs for 1 CP, in his
    home ports, in Algiers and in pirate havens; nothing else is built in Algiers or a haven. A
    ship that was lost cannot be built again before next turn.
    .see = 5.3, 8.2, 16.4, 21.1
