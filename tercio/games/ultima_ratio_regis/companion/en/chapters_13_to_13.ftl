### Ultima Ratio Regis, section by section and in our own words.

# 13 Combat

section-13 =
    There are four kinds of combat: at sea (13.2), in the field (13.3), in a siege (13.4), and the
    small war of a subjugation (13.5). All of them work alike: each unit throws a die whose quality
    depends on the unit, dice give battle points, and more points win. What comes of it differs from
    kind to kind.
    .see = 13.1, 13.2, 13.3, 13.4, 13.5

section-13-1 =
    A combat has three steps. It is prepared: how large the battlefield is, who fights, which dice
    are better or worse (13.1.5). It is resolved by one roll of both sides (13.1.6). Then the losses
    are taken, and land, morale and veterans follow (13.1.7, 13.1.8). If fleets dispute the support
    of a combat on land, they settle that before anything else (11.4.2).
    .see = 13.1.3, 13.1.5, 13.1.6, 13.1.7, 13.1.8

section-13-1-1 =
    Each unit that fights throws one six-sided die of the category of its quality, from 4, the best,
    down to 1. Dice of category 2, 3 or 4 never count less than their category: a 1 on a die of
    category 3 is a 3. A die of category 1 counts one less than it shows, but at least 1.

    Fortresses fight with category 3 and conscripts with category 1. Category 4 wins no more often
    than category 3, since a 3 and a 4 are both worth one battle point; but it kills far more.
    .example = Average battle points of a die: category 1 two thirds, category 2 one, categories 3
        and 4 one and a third. Chance of a casualty: 1 in 6, 2 in 6, 2 in 6 and 5 in 6.
    .see = 13.1.2, 13.1.6, 13.1.9

section-13-1-2 =
    Terrain, the manner of the attack, fleets, leaders and cards give advantages and disadvantages.
    An advantage lifts one die by a category, a disadvantage lowers one. Each side decides which of
    its own dice they fall on, but must use all of them as far as the dice allow. Only a
    disadvantage when all its dice are down to category 1, or an advantage when all are at category
    4, is ignored.
    .example = You throw dice of category 4 and 2 with one disadvantage. Put it on the 4: as a 3 it
        makes just as many battle points, and only its casualties become rarer.
    .see = 13.1.1, 13.1.5, 13.3.3

section-13-1-3 =
    The battlefield is the most dice that either side may throw, the same for both. It begins with
    the kind of combat: four on land, three in an assault, two or three at sea. Terrain, organizers
    and cards change it. In these combats it always stays between two and five; against pirates and
    in subjugations it is one die and nothing alters it.

    Make it large when you have the numbers, and small when you have few but good units.
    .see = 13.1.4, 13.2.4, 13.3.4, 13.4.4

section-13-1-4 =
    When several things affect the same combat, leaders come before cards, and among each the
    attacker before the defender. So the ground and the defender settle the size of the battlefield
    first, then the attacker's organizer may change it, then the defender's, then cards in the same
    order. The last card is the last word.
    .see = 3.1, 13.1.3, 17.3.2

section-13-1-5 =
    First the size of the battlefield is settled. Then each side picks the units that fight, the
    side whose impulse it is first, and takes a die for each; the others look on. A side with fewer
    dice than the battlefield may add a conscript (13.1.9). Finally advantages and disadvantages are
    laid on the dice, again by the active side first.

    Units that stay out are safe from the dice, but cannot become veterans either.
    .see = 13.1.2, 13.1.3, 13.1.9, 16.1

section-13-1-6 =
    Both sides roll once. A die that counts 1 or 2 is worth nothing, 3 and 4 are worth one battle
    point, 5 and 6 two. A 4 and a 6 also inflict a casualty. The side with more points has won;
    equal points are a draw.

    After the roll a tactical leader, an admiral or a determined one may add 1 to a die below 6,
    each in the combats he is made for (17.3.2), and some cards do the same.
    .example = You throw two dice of category 3 and roll 2 and 5: they count 3 and 5, so 3 points
        and no casualty. Your enemy throws two of category 2 and rolls 4 and 4: 2 points and two
        casualties. You win by one, but he has destroyed one of your units.
    .see = 13.1.1, 13.1.7, 17.3.2

section-13-1-7 =
    Eliminations come first: every two casualties destroy a unit of the other side. Then come
    disbands: the winner inflicts as many as he has more points, and each side with an odd number of
    casualties one more. As a rule two disbands scatter a unit; in a battle on land one is enough
    (13.3.6).

    The side that suffers chooses which units go, but only among those that fought, and the winner
    never loses his last unit. A fortress is never dispersed, and is eliminated only when no troops
    are left. A leader is lost only with the last unit of his stack, and returns to the pool.
    .example = You win by 3 to 2, with three casualties against one. Two of yours destroy a unit.
        The third and the difference are two disbands for the enemy; his single casualty is one for
        you.
    .see = 13.2.5, 13.3.6, 13.4.2, 13.5.5

section-13-1-8 =
    What follows depends on the combat. The loser usually has to leave, and if he threw at least two
    dice at sea or in the field he hands the winner a point of morale (21.3.5). Areas change
    control, ports are looted, and troops may become veterans (16.1). Each kind of combat says the
    details.
    .see = 13.2.6, 13.3.7, 13.3.8, 13.4.5, 13.5.6

section-13-1-9 =
    A conscript is one more die of category 1, for a side that has fewer dice than the battlefield.
    On land you need a leader there; at sea you need a leader and a commercial port on that sea that
    has not been razed; in a siege no leader is needed. On the main map it costs 1 unrest, on
    mini-maps nothing.

    Conscripts are never casualties. That the port must be your own is said only in the playbook's
    example, and Tercio follows it. There are no conscripts in subjugations or against pirates.
    .example = Two dice of category 3 win 30 times in 100 against two of the same. With a conscript
        they win 54 times, which is mostly worth a point of unrest.
    .see = 13.1.5, 19.1, 18.7

section-13-2 =
    These are combats between squadrons. They settle who stays in a sea, who crosses it, who is
    supported on the coast and who robs whom.
    .see = 11.3, 11.4, 11.5, 13.1

section-13-2-1 =
    Ships fight when a fleet seeks an enemy in its sea who does not withdraw (11.3), when fleets
    support opposite sides of a combat on land (11.4.2), when troops at sea are intercepted
    (11.4.1), and when pirates attack (11.5). Only in the first case may the one who is attacked go
    to port instead. A fleet that has announced its support must fight if it is opposed.
    .see = 11.3, 11.4.1, 11.4.2, 11.5.2

section-13-2-2 =
    At sea it makes no difference who attacks and who defends: no terrain, no penalty for either.
    The order of decisions is still kept: the side whose impulse it is chooses first.
    .see = 13.1.4, 13.2.3

section-13-2-3 =
    Only one circumstance counts here: a squadron that comes out of port against pirates has a
    disadvantage. Everything else that makes dice at sea better or worse comes from cards, leaders
    and technology.
    .see = 11.4.3, 13.1.2, 19.3

section-13-2-4 =
    Fleet actions, and combats with troop transports, have a battlefield of two dice; the fight over
    support has three. Organizers and some cards change these, between two and five. Against pirates
    it is one die each, always.
    .see = 11.3, 11.4, 13.1.3

section-13-2-5 =
    Every two disbands damage a squadron: it goes to its base and must be repaired (9.3). The beaten
    side's other squadrons go to port too, but undamaged, and may come out again for an action, or
    for nothing at the start of their next impulse. After a draw only damaged ships leave.
    .example = You lose by two points with two squadrons, and no casualties fell. One of them is
        damaged, both go to port, and the sea is the enemy's until your next impulse.
    .see = 9.3, 11.6, 13.1.7

section-13-2-6 =
    Whoever loses at sea and threw at least two dice gives the winner a point of morale; a conscript
    counts as one of the dice. It goes only to an enemy at war. A lone squadron without a conscript
    throws one die, so its defeat costs no morale.
    .see = 13.1.9, 21.3.4, 21.3.5

section-13-3 =
    A battle between armies in the field is the quickest way to win morale, and the easiest way to
    lose an army. It decides the area at a stroke, and it scatters troops twice as fast as other
    combats.
    .see = 13.1, 13.3.6, 13.3.7, 21.3.5

section-13-3-1 =
    A battle is fought when an army enters an area and enemy troops there stand, or others intercept
    it (12.4.1). It is also fought when the besieged make a sortie. A sortie is free at the start of
    your impulse, once for each fortress; later in the impulse it costs an action.
    .see = 8.2.2, 12.4, 13.3.5, 13.4

section-13-3-2 =
    The attacker is the side whose impulse it is, even if it was the other that came to intercept.
    The besieged who make a sortie in their own impulse are therefore attackers. It matters for
    terrain, for who may shrink the battlefield, and for who must retreat after a draw.
    .see = 13.3.3, 13.3.4, 13.3.6

section-13-3-3 =
    The attacker has a disadvantage in mountains and in marshes, and another if he comes by a
    landing. Either side has one if an enemy fleet gives support against it (11.4.2). The besieged
    who make a sortie have one for every siege casualty. Cards, leaders and land technology come on
    top.
    .example = An army lands in a marsh under the guns of an enemy fleet: three disadvantages. The
        defender says two dice, so two troops of quality 3 throw categories 2 and 1.
    .see = 11.4.2, 12.3.2, 13.1.2, 13.3.4

section-13-3-4 =
    Four dice each, unless the defender makes it smaller, and only he may. In woods he may go down
    to three; in marshes, in mountains or against an attacker who came over a rough pass, to two.
    Against a landing it is three in clear terrain and two elsewhere; in a sortie or a relief battle
    in clear terrain, three. Then organizers and cards may change it, between two and five.

    A finished fortress fights for its owner with a die of category 3, and cannot be destroyed in
    the field. In a sortie it stays out.
    .example = Four good troops attack two in the mountains. The defender says two dice, the
        attacker has a disadvantage, and his two idle troops can only watch.
    .see = 13.1.3, 13.1.4, 13.3.3, 13.3.5

section-13-3-5 =
    An army that enters an area under siege meets the besiegers in a relief battle. Stacking is
    counted separately for relief army, besieged and besiegers. If the besieged are of the same
    power they may join in, but their siege casualties are then disadvantages of the whole army.
    Losses fall on relief or besieged, as their owner likes. If the attack fails, those of them who
    fought go back behind the walls.

    After a victory you may send back as many of your own as you like, the besieged included. If you
    have relieved another power, with which you are not at war, your whole army must go back the way
    it came. Tercio lets you in for that purpose even where you could not otherwise march (12.1).
    .see = 12.1, 13.3.1, 13.4.5, 15.1.1

section-13-3-6 =
    In the field every single disband disperses a troop, not every second one; only troops that
    fought are taken. Then somebody leaves. An attacker who has not won goes back to where he came
    from, after a draw as well.

    A beaten defender retreats to adjacent areas that he controls, but not to the one the attacker
    came from, or into a fortress in the area, where he is besieged. If he can do neither, everybody
    disperses, including those who did not fight. A sortie that fails ends behind the walls again.
    .example = You defend with four troops and lose 3 to 5, without casualties. Two of them disperse
        and the other two retreat; with nowhere to go they would disperse too.
    .see = 9.5, 12.4.2, 13.1.7, 18.1

section-13-3-7 =
    The winner may take control of the area at once, without a subjugation; on mini-maps he must
    still subdue it (13.5.7). If there is a fortress, the siege comes first. A key area costs its
    owner morale, on top of the battle, and a commercial port is razed.

    If an enemy had taken the area from a third power with which you are at peace, that power gets a
    casus belli against you, and the area goes back to it when the turn ends.
    .see = 13.4.1, 13.5.7, 19.2.1, 21.3.2, 21.3.5

section-13-3-8 =
    The loser gives the winner a point of morale if he threw at least two dice. After a draw nobody
    does. Each side that has eliminated an enemy unit may make one veteran, of a troop that fought.
    Tercio lets it be one that was dispersed in that battle.
    .see = 16.1, 21.3.4, 21.3.5

section-13-4 =
    A siege wears a fortress down assault by assault. Unlike a battle, one assault hardly ever
    decides it, unless the walls are empty; what counts is the sum of siege casualties.
    .see = 13.4.1, 13.4.2, 13.4.5, 15.2

section-13-4-1 =
    An enemy fortress ends your march, even if you only meant to pass. Troops in the area may go
    into it, up to the stacking limit and counting the fortress itself; the rest must withdraw or
    give battle. With that the siege has begun, if you have supply (15.2).

    Each assault is a later action, and you may make as many as you can pay for, in the same impulse
    too. Without supply the walls stop you all the same, but in Tercio nobody is besieged yet: when
    you have supply, the first assault begins the siege.
    .see = 12.4, 13.4.2, 15.1.1, 15.2

section-13-4-2 =
    In an assault the besieger is the attacker. Two casualties eliminate a unit as usual. Two
    disbands disperse a troop of the besieger; for the besieged they are one siege casualty instead,
    since nobody inside is dispersed. Whoever loses an assault takes at least one of these, even
    where the dice gave less, and a draw costs nothing by itself.

    Siege casualties stay until the siege is over. A garrison that wins an assault drives off
    besiegers but recovers nothing.
    .example = A garrison of two troops loses three assaults in a row, each by one point and without
        casualties. A single disband would be nothing, but every defeat costs a siege casualty: at
        the third the fortress gives up.
    .see = 13.1.7, 13.4.3, 13.4.5

section-13-4-3 =
    The besieged have a disadvantage for every siege casualty so far, so each assault is easier than
    the last. Either side has one if an enemy fleet supports the other. Terrain does not matter in
    an assault.
    .see = 11.4.2, 13.1.2, 13.4.2

section-13-4-4 =
    Three dice each. The side that has naval support may make it one more or one less, and
    organizers and cards may change it further, always between two and five. The fortress fights
    with a die of category 3, which advantages and disadvantages can change like any other.

    On a small battlefield numbers count for little, so a fleet is worth most to a weak garrison.
    .example = Three troops of quality 3 against an empty fortress: three dice against one. They
        cannot fail, for they make at least three points and it makes at most two. If the garrison
        levies a conscript, they still win about nine times in ten.
    .see = 11.4.2, 13.1.3, 13.1.9

section-13-4-5 =
    The fortress gives up as soon as it has more siege casualties than troops, or when it is
    eliminated, which can happen only when no troops are left in it, whether they fought or not. The
    besieged may also capitulate of their own will before the dice are thrown. Then the besieger has
    the area, the fortress is destroyed, the survivors disperse and the siege markers are gone.

    A siege also ends when the besiegers are no longer there, however they went. Losing supply is
    not one of the ways: in Tercio such a siege goes on, without assaults.
    .example = An empty fortress falls at its first lost assault: one siege casualty is more than no
        troops. With one troop inside it takes two.
    .see = 13.1.7, 13.4.2, 13.4.7, 15.2

section-13-4-6 =
    After every assault a side that has eliminated an enemy unit may make a veteran, as after a
    battle. Morale is another matter. The heading names it, but the text does not, and the list of
    causes has only land and naval combats (21.3.5); in Tercio an assault costs nobody morale.
    .see = 13.3.8, 16.1, 21.3.5

section-13-4-7 =
    While the siege lasts, both sides share the area, and for strategic moves it is the besieger's.
    After the capitulation he controls it fully, with all that follows for morale and trade. Tercio
    takes that to hold overseas too, where after a field battle a subjugation would still be needed
    (13.5.7).
    .see = 10.2, 13.3.7, 13.5.7, 21.3.5

section-13-5 =
    Patrols, foragers and militias: this is how an area without an army changes hands, and how
    revolts and independent areas are put down. It is one die against one, and it never costs morale
    by itself.
    .see = 13.5.1, 13.5.4, 18.2.2, 18.3

section-13-5-1 =
    Your troops end their move in an enemy area, or are there already, and you claim it. There must
    be no defenders and no fortress left, you need supply (15.2), and the area must be an enemy's,
    independent, or your own in revolt. Powers at peace and neutral minors keep theirs.

    The first try is part of the move. If the enemy can and will oppose, dice are thrown; if not,
    the area is yours at once.
    .see = 12.5, 13.5.2, 15.2, 18.2.2

section-13-5-2 =
    The power that controls the area may oppose with troops or with a fortress, from an area it
    controls. That area must be adjacent, or two steps away over one that it controls as well,
    without a revolt and without supplied enemy troops; enemies without supply do not bar the way.
    Where it has both, it says which of them opposes. The besieged oppose nobody.

    Troops risk being dispersed, walls risk nothing (13.5.5). In an area in revolt the owner has no
    say: the rebels resist by themselves.
    .see = 13.5.3, 13.5.5, 13.5.7

section-13-5-3 =
    You have a disadvantage if all your troops in the area came there in this action, and another in
    woods, mountains or marshes. The opponent has one if he opposes from two areas away. Either side
    has one for an enemy fleet in support, and a power at war with you may even help rebels in that
    way.

    So it often pays to march in, wait, and claim the area with a later action.
    .example = You march into an independent area of level 2 in the woods and claim it: category 1
        against 2, a victory in 22 cases of 100. If you wait for the next action it is 2 against 2,
        and 33. In clear terrain waiting makes it 3 against 2, and 44.
    .see = 11.4.2, 13.1.2, 13.5.4

section-13-5-4 =
    Each side throws one die: you with category 3, an opponent with category 2. Revolts and
    independent areas use their level, 2 or 3. If you win, the area is yours. If not, you may still
    have it: disperse one troop after a draw, two after a defeat. If you have not so many there, you
    cannot.

    Another try is another action, as often as you can pay for it.
    .example = With 3 against 2 you win 44 times in 100 and draw 33 times. If you are ready to
        disperse a troop, that is the area 78 times in 100.
    .see = 13.1.6, 13.5.3, 13.5.5

section-13-5-5 =
    A force without a leader disperses a troop for one disband, a force with a leader only for two.
    Its owner chooses which. That alone is a reason to send leaders to put down revolts. If a
    fortress opposed, nobody is pursued on either side.
    .example = Your die is worth nothing and the opponent's is a 5: two disbands, so even a troop
        with a leader goes into the box. Had his die been a 3, only a force without a leader would
        have lost one.
    .see = 13.1.7, 13.5.2, 17

section-13-5-6 =
    A victory gives you the area and ends the revolt in it, if there was one. If you march into an
    enemy area in revolt, its owner can neither intercept nor oppose you; but you have to put down
    the rebels before you control it. An independent area becomes your possession at once, not only
    yours to hold until the peace.
    .see = 18.2.2, 18.3, 21.5

section-13-5-7 =
    On mini-maps nobody opposes with troops. Instead the area itself resists, a home area with level
    3 and any other with level 2, even after you have won a battle there. The part of the East on
    the map of India counts as main map. After a capitulation Tercio asks for no subjugation: the
    siege was enough.
    .see = 13.3.7, 13.4.7, 18.7
