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
    For 1 CP one formation storms walls that you put under siege in an earlier impulse, empty ones
    too, once per space and impulse; only Roxelana lets Suleiman do it at once. You need a line of
    communication; the owner may have no squadron in a sea zone next to it, and if squadrons of his
    lie in the port you need more than those in the sea zones next to it. Corsairs do not count for
    this blockade.

    Against an empty place you roll a die per unit, otherwise one for every two, rounded up, plus
    your best battle rating; the defender one per unit, his best battle rating and one more. Cavalry
    rolls nothing. 5 and 6 hit. It falls if you scored a hit, nobody inside is left and one of yours
    is: leaders inside are captured and ships there are lost until next turn. Otherwise the siege
    goes on as long as you still outnumber them (15.3), and leaders whose whole army fell are
    displaced (12.5).
    .example = Henry VIII (1) and 7 regulars storm Edinburgh, where 3 Scots stand: 4 dice for the
        seven and 1 for Henry against 3 and 1. He needs 3 hits on 5 dice, 21 in 100; against empty
        walls he would roll 8 dice and need one.
    .see = 12.1, 15, 15.3, 22.6

section-15-2 =
    A friendly army may march into a besieged space and fight the besiegers in the field. Units of
    the same power inside may join in, as many as you like and beyond the size of a formation, and
    you may hold some back. If you win, the besiegers retreat and the siege is over.

    If you lose with as many hits as they scored, those who fought may go inside, up to four units
    in all; with fewer hits only those may who came out. All others retreat. Leaders of a relief
    force that is wiped out are captured.
    .example = Three Hapsburgs are besieged in Vienna, and Ferdinand brings five more. All eight
        fight and score 3 hits, as many as the Ottomans: the besiegers win the tie. Of the five
        Hapsburgs who are left four may go inside, and one retreats.
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
    behind alone. A fleet that lost a combat this impulse does not sail again in it, and Genoese and
    Venetian ships and Andrea Doria keep out of the Atlantic.

    If you enter a sea zone where you have no friends yet, adjacent enemies may intercept, stack by
    stack, but not from a place where you have ships too: two dice plus the battle rating of a naval
    leader, 9 or more, and after one power's success no other tries. If none did, enemies who were
    there may avoid battle on the same roll, all together, to a port of theirs or a sea zone without
    enemies. Whoever meets then fights (16.2), one enemy after another. Into a port nobody
    intercepts.
    .see = 2.5, 16.2, 16.3

section-16-2 =
    Squadrons roll two dice each and corsairs one, and the best naval leader adds his battle
    rating; only in a port does the defender get one die more. Combat cards are played, the dice
    are thrown, 5 and 6 hit, and then Janissaries or Professional Rowers may add more. More hits
    win; a tie goes to the defender.

    Every two hits sink a squadron. An odd hit left over sinks one more squadron of the loser and
    does nothing to the winner; hits left over on the Ottoman each take a corsair. If both are
    wiped out, the side with more dice keeps a ship, the defender if both rolled as many. In a port
    the attacker always puts to sea again; elsewhere the loser makes for a port of his or another
    sea zone, without enemies, or is lost. What is lost comes back next turn at the earliest
    (17.2).
    .example = Three English squadrons attack two French ones in the English Channel: 6 dice
        against 4. They score 3 hits, the French 1. France loses a squadron for two of the hits
        and, being the loser, the other for the odd one; the single hit on England is ignored.
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
    major power with a port there. Each sea zone can be raided once a turn, and there are four
    raids a turn at most. First the others shoot: 2 dice for each squadron of the target in the
    zone, 1 for each squadron in a port or sea zone next to it, of the target or of anybody at war
    with the Ottoman, and 1 for each of their fortresses there or the Knights', unless besieged or
    in unrest. Every 5 or 6 sinks a corsair.

    If any are left he rolls 2 dice, or 1 with a single corsair or against a single port, plus the
    piracy rating of a leader. For each hit the target loses a squadron nearby, gives him a random
    card or grants 1 piracy VP, as the target likes, but spread as evenly as it goes, and nothing
    that would be of no use to him. Piracy brings 10 VP at most.
    .example = Dragut (piracy 2) and three corsairs raid France in the Gulf of Lyon. A squadron in
        Marseille shoots with 1 die and misses. Marseille is the only French port there, so it is 1
        die and 2 for Dragut. Two of the three hit, and France pays twice, in two different ways.
    .see = 5.3, 17.2, 19.6, 23.2

# 17 Unit Construction

section-17 =
    New units come into home spaces that are in friendly hands, never into unrest, and never more
    than there are counters. Some events build elsewhere: Foreign Recruits in any friendly space,
    Landsknechts and Swiss Mercenaries in spaces where units of yours stand already. What each unit
    costs is in the two parts of the chapter, land units (17.1) and ships (17.2).
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
    ship that was lost cannot be built again before next turn, nor brought by an event.
    .see = 5.3, 8.2, 16.4, 21.1
