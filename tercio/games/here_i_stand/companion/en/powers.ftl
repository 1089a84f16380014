### The major powers of Here I Stand: what each is like, and how to play it.

power-ottoman =
    The Ottoman comes from the edge of the map with one great army, Suleiman to lead it and nobody
    behind him. Religion does not touch him. He grows by conquest until the Barbary Pirates give
    him a second trade, and everybody within reach of his corsairs pays for it.
    .wins = Each key is 2 VP, and he begins 1517 with four. Hungary is the first prize: Belgrade
        and Buda, and 2 War Winner VP when it is defeated (22.5). Piracy brings up to 10 VP in the
        course of the game (16.4), a foreign war 1. Eleven keys win at once (23.1).
    .actions = He alone raises cavalry, for 1 CP, which fights in the field but not in assaults.
        From the Barbary Pirates on he builds corsairs for 1 CP and raids for 2 CP, at war or not.
        Janissaries gives 5 dice in a field battle after both sides have rolled, 4 at sea, or 4
        regulars. He explores nothing, buys no mercenaries and takes no part in the Reformation.
    .opening = In 1517 deploy Suleiman and Ibrahim to Nezh with all but one regular. Belgrade has a
        single regular: besiege it in the first impulse, storm it in the second, and spend what CP
        are left on cavalry, which is of use at Buda in the field and none against walls. Go for
        Buda with ten units or more and Janissaries in hand; once Belgrade is yours, two Hungarian
        regulars fewer are enough for their defeat. That brings the Hapsburgs in, so have good
        cards left when you do it.
    .mistakes = Attacking Buda first. Marching on Vienna without ten units, Suleiman and a plan for
        the way back. Letting Suleiman stand with a few units next to Charles. Raiding where four
        squadrons shoot, when another zone is left unguarded. Leaving a foreign war unfought: it
        costs a card every turn.

power-hapsburg =
    The Hapsburgs have most of everything: keys, cards, seas, enemies. Charles V cannot be
    everywhere, and the game is about where he is. Patience and peace on all fronts but one win more
    than glory.
    .wins = A key is mostly 1 VP, so land alone is slow; but there is much of it, and fourteen keys
        win at once (23.1). The New World is the steady source: explorations and conquests of 1 to 3
        VP. After the Schmalkaldic League each electorate under their control is 1 VP for them and 2
        less for the Protestant.
    .actions = Holy Roman Emperor moves Charles to any quiet home space and gives 5 CP. They
        colonize for 2 CP where others pay 3, may have three colonies, and alone have conquistadors.
        They have two capitals, Valladolid and Vienna, for wintering and reinforcements, but one
        spring deployment.
    .opening = In 1517 a free exploration and a free conquest already sail; add a colony. Send
        Charles where five CP decide something, as a rule to Metz, which has one regular: four units
        with a leader take it in two assaults nine times in ten. Keep Ferdinand with four or more in
        Vienna. Offer France peace in turn 2, unless Milan is falling.
    .mistakes = Three wars at once. Fighting for every Italian town while Vienna is thin. Leaving
        the Mediterranean without squadrons once the pirates are out, since each squadron near a
        raid is a die. Forgetting that electorates have to be paid for with sieges: begin with two
        impulses left, not with one.

power-england =
    England watches from its island: four keys, few cards, and a king who wants a son. It is seldom
    attacked and seldom the leader, until suddenly it is.
    .wins = Edward is 5 VP, Elizabeth without him 2. Keys are 2 VP each, Edinburgh the nearest.
        Every two Protestant home spaces are 1 VP once Cranmer preaches, and the New World has a
        few more. Nine keys win at once (23.1).
    .actions = Six Wives of Henry VIII either declares war on France, the Hapsburgs or Scotland for
        nothing and gives 5 CP, or, from turn 2 on, moves Henry to his next wife (21.3). Once
        Cranmer is there England publishes treatises in its own zone for 3 CP. It explores,
        colonizes and conquers like France, and Ireland may call its troops away (21.7).
    .opening = In turn 1 sell your neutrality to both neighbours for a card. Or take Scotland:
        deploy Henry and Brandon to Berwick, bring two squadrons to the North Sea, buy mercenaries,
        declare war by the home card. Against three regulars six units with a leader succeed in two
        assaults only half the time, so come with eight. From turn 2 marry every turn until Edward
        is born; four marriages bring him more than nine times in ten.
    .mistakes = Allying with France before a Scottish war, which forbids it, or going to Scotland
        when France has cards to step in. Turning from Scotland to marriages and back and finishing
        neither. Leaving Calais with one regular. Being caught by Mary with Protestant spaces and a
        hand of large cards, which the Papacy then plays.

power-france =
    France lies in the middle with good armies, a splendid king and the best neighbours to rob. It
    can win by beauty as well as by war, but not by two wars.
    .wins = Chateaux bring up to 6 VP, one a turn. Keys are 2 VP each: Milan, Metz, Florence,
        Genoa, Calais and Antwerp are within reach. Explorers of +3 and +2 are among those it draws
        for the New World. Eleven keys win at once (23.1).
    .actions = Patron of the Arts builds a chateau instead of giving 5 CP: without modifiers two
        times in three, with Milan always (21.4). Swiss Mercenaries is worth most in its hand. It
        may step in when Scotland is attacked, and win over Scotland, Genoa or Venice by events.
    .opening = In 1517 play the home card as an event in the first impulse, while Milan is yours.
        Deploy Francis to Lyon or towards Milan, hold Milan with three, and send Montmorency with
        five units to Metz. Make peace with the Papacy in turn 2 and buy English quiet with a card.
        A colony in turn 1 or 2 pays for itself.
    .mistakes = Being at war with the Hapsburgs and England at the same time. Saving the home card
        for its CP before the chateaux are built: Henry II builds none. Enemy units in a French
        home space when you roll for a chateau, which costs 2 on the die. Leaving Francis where he
        can be captured.

power-papacy =
    The Papacy begins far ahead and loses ground every turn. It cannot stop the Reformation; it can
    make it slow and dear, and collect VP elsewhere meanwhile.
    .wins = The fewer Protestant spaces, the more VP: 15 at the start, falling to none. Two keys
        are 4 VP in all, each further one 2. Saint Peter's adds up to 5 VP at 5 CP each, and each
        Protestant debater burnt his value. Seven keys win at once (23.1).
    .actions = It burns books for 2 CP, calls debates for 3 and builds Saint Peter's for 1, and
        founds Jesuit universities once the Society of Jesus has come. Papal Bull excommunicates a
        reformer or a ruler (21.5); Leipzig Debate calls a debate for nothing and lets you name
        your debater or keep one of theirs out. It may never ally with the Ottoman, nor ever be at
        peace with the Protestant after the League.
    .opening = In turn 1 take Florence: four or five units, of which most are mercenaries from
        Rome, against one regular; two assaults succeed four times in five. Call Leipzig with Eck.
        Small cards go to Worms and Saint Peter's. Make peace with France in turn 2, and ask two
        cards for Henry's divorce or refuse it.
    .mistakes = Burning books one after the other before Paul III, while the Protestant wins all
        ties. Debating with only weak debaters left: a disgraced one is VP for the other side.
        Leaving Rome with one regular when foreign mercenaries are in Italy, since a sack costs
        Saint Peter's 5 CP and you two cards.

power-protestant =
    The Protestant begins with a monk, a town and no army. For some turns he cannot be attacked and
    owns nothing; then the Schmalkaldic League puts him on the map with everybody's eyes on him.
    .wins = Protestant spaces bring 0 to 15 VP, about one for every three. Each electorate held in
        faith and by arms is 2 VP, twelve in all. A full Bible is 1 VP in each language, and a
        disgraced Papal debater his value. Fifty Protestant spaces win at once (23.1).
    .actions = He translates for 1 CP a step, publishes treatises for 2 CP and calls debates for 3.
        Here I Stand takes a card back from the discards, or puts Luther into a German debate and
        draws a card. Some debaters add a step or a die when they are committed. He neither sails
        nor explores.
    .opening = Use the Theses on Brandenburg, Leipzig and Magdeburg, so that the next targets have
        two Protestant neighbours. Then translate in several small impulses, using the free steps
        of Luther and Melanchthon: six steps finish the German New Testament and give six attempts.
        Let the League wait until five or six electorates are Protestant, though it comes by itself
        in the Winter of turn 4.
    .mistakes = Forming the League at twelve spaces because one can. Leaving electorates with one
        unit when Charles is near: two or three and walls make him pay. Debating against Eck and
        other strong uncommitted debaters. Spending everything in Germany when Calvin has opened
        France, where two dozen spaces wait.
