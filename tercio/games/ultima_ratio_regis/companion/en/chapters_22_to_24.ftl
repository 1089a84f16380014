### Ultima Ratio Regis, section by section and in our own words.

# 22 Victory Points

section-22 =
    VP are the players', not the powers': all your powers score into one account, and after the last
    turn the largest wins. Some VP come in the course of play (22.1), most at the end of each turn
    (22.2).
    .see = 22.1, 22.2, 23

section-22-1 =
    In play you score mainly by peace. The winner of a war that a card began has its VP, and most
    cards that give a casus belli add one if the two are already at war. Conditions of peace buy
    more: a VP for two, or for one against an enemy over whom your card names a military victory
    (21.5.3). After a draw nobody has the VP of the war. Some events give VP at once.
    .see = 21.3.1, 21.5.3

section-22-2 =
    Each turn you score the objectives on your power cards, usually 1 VP each: named areas,
    provinces of which you and your minors have more than half, numbers of areas, merchants, or
    something special. Parts joined by a plus are all needed. Where it says "pass to possess", it
    counts only in a turn that began without the area and ends with it. Objectives of a minor score
    for its ally.

    Besides these you have 1 VP for each theater of the main map in which you and your minors own at
    least three areas, 1 for each monopoly, what events promise for this turn, and the bonus of your
    group. Tercio counts possession, so an area in revolt still scores.
    .example = Venice owns three areas in each of two theaters and has two merchants in one trade
        center: 3 VP, before any objective, and again every turn that it keeps them.
    .see = 7.1, 19.2.5, 20.2, 23.1.3

# 23 End of turn

section-23 =
    After the last impulse these steps follow: wars and alliances end, and troops on loan go home;
    surplus merchants are removed (19.2.4); income and upkeep are settled (23.1.1); units are
    degraded or given up (23.1.2); unrest is checked, with revolts and new dynasties (23.2, 23.3);
    VP are counted (23.1.3). Tercio keeps to the order of this list, so VP come after revolts. Then
    a new turn begins, or the game is over; if two players have the same VP, the one earlier in the
    game order wins.
    .see = 19.2.4, 21.5.5, 23.1, 23.2, 23.4

section-23-1 =
    Here every power pays for what it has. The economic phase has three parts: income against upkeep
    (23.1.1), veterans and units (23.1.2), and VP (23.1.3), which are counted at the very end.
    .see = 23.1.1, 23.1.2, 23.1.3

section-23-1-1 =
    Income is the number on the power's card, 2 for each trade center with one of your merchants and
    3 for each with two, and 1 for each key area that you control outside your homeland, but not
    those of minors. Upkeep is 1 for each troop, leader, fortress and revolt, and 2 for each
    squadron.

    Everything counts, wherever it is: dispersed troops, ships under repair, fortresses under
    construction, even troops and squadrons destroyed this turn. Lost leaders and fortresses do not,
    and minors cost nothing. What upkeep exceeds income is added to unrest; what income exceeds
    upkeep is taken off, down to none.
    .example = Income 8, two merchants in one center 3, one key area abroad 1: that is 12. Seven
        troops, two squadrons, a leader, a fortress and a revolt cost 14, so unrest rises by 2.
    .see = 18.3, 19.2.5, 20.2, 23.2

section-23-1-2 =
    Half of your veterans, rounded up, become regular again, and all extraordinary leaders ordinary.
    Then you may give up units, leaders and fortresses that you do not want to pay for next turn, or
    exchange a unit for a worse one of its type. This comes after upkeep, so it saves nothing now.

    Units eliminated in this turn are available again, those of minors too. A casus belli, a
    technology and forced peace all lapse.
    .see = 16.2, 17.3.3, 21.3.2, 23.1.1

section-23-1-3 =
    VP of wars, conditions and events were scored when they fell due. Now those of the turn are
    added: objectives, presence, monopolies and the bonus of each group (22.2). They go to the
    player, whichever of his powers earned them.
    .see = 22.1, 22.2, 23

section-23-2 =
    A power whose unrest exceeds twice its vitality must place a revolt of level 2 in its land
    (18.3) for every point beyond. It may disperse troops instead, and each prevents as many revolts
    as its quality; troops already in a box do not help. Its unrest stays as it is. Tercio leaves
    its minors out of this, their land and their troops.

    At 20 points of unrest, or with revolts in all its land, the power breaks down and its dynasty
    changes (23.3). You may also change a dynasty now of your own will.
    .example = Vitality 3 and unrest 10 are four points too many. Disperse a troop of quality 3, and
        one revolt is left; one of quality 4 would prevent them all.
    .see = 18.3, 19.1, 23.3

section-23-3 =
    You lose as many VP as the power has vitality, or twice that if it broke down. All its units,
    merchants and revolts are gone, its minors are neutral, and its unrest is set to its vitality.
    Next turn it deploys like a new power, with the income on its card as points, and has a revolt
    of level 3 in its land for every two points of vitality.
    .example = Vitality 5, broken down at 20 unrest: 10 VP lost. Had you changed the dynasty a turn
        earlier, it would have been 5.
    .see = 18.3, 23.2, 23.4, 24

section-23-4 =
    When the last turn of the game ends, every power still in agitation must change its dynasty, at
    the usual price in VP. Up to twice the vitality, unrest costs nothing any more; a single point
    beyond costs you the vitality of the power.
    .see = 23.2, 23.3

# 24 Deployment of a major (or minor) power

section-24 =
    A power that enters the game places its unrest at its vitality, unless its card or the turn says
    otherwise. It takes its home areas whoever has them, but domains only if they are independent;
    revolts there end. A power without home areas, such as the Huguenots, takes its land from the
    minor or the power whose colour it has: so Tercio reads it. A minor that the turn gives it comes
    along only if it is neutral: the book says so of domains, and Tercio of minors too.

    Then it spends its points as actions: 1 for a troop, a leader (17.3), a merchant, a point of
    unrest less, a squadron under repair or a fortress begun; 2 for a squadron or fortress that is
    ready. Merchants go straight into their trade centers, and in later turns give those present a
    casus belli. Units of allied minors are placed for nothing, all of them. As with actions, a new
    troop may move strategically at once, and so may a squadron that is ready.
    .example = Ten points: a squadron that is ready 2, four troops 4, a fortress 2, a leader 1, a
        merchant 1.
    .see = 7.2, 8.1.2, 9, 17.3, 19.2.2, 23.3
