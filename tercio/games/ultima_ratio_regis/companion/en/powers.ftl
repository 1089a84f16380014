### The major powers of Ultima Ratio Regis: what each is like, and how to play it.
### Objectives and vitalities are those of the data, many of them reconstructed.

power-spain =
    Spain is the strongest of the Catholic powers: vitality 5, income 10, and land from Madrid to
    Sicily, later to Flanders and Mexico. It can afford a long war better than anybody, and it
    always has one more than it would like.
    .wins = Milan, ten areas in the Central Mediterranean counting allied minors, and in time eleven
        areas in America with the Philippines are a VP each, every turn. So is presence in the
        Western and the Central Mediterranean, and from turn 3 on usually in Central Europe. Against
        the Netherlands every peace condition may buy a VP. A Caribbean monopoly pays every turn
        once the center is open.
    .actions = Tercios, from turn 4 on, gives an advantage in land battles until Modern Army;
        Spanish settlers takes an independent area in America without a fight; Hernán Cortés and
        Francisco Pizarro allow a landing there at any distance. Gran Capitán, Andrea Doria and
        Alessandro Farnese are leaders of its own. In turns 9 to 11 its troops march in the German
        States only while Austria has more than 10 unrest.
    .opening = In turn 1 take Granada before anything else: it is level 3 in the mountains, so march
        in with two or three troops and a leader, wait, and claim it with later actions. In turn 2
        it would become Barbary's. Keep the Papacy and Florence: with Sicily and Sardinia they make
        nine areas, and Milan, Naples or Genoa the tenth. When the Italian Wars come, hit the French
        once with three or four dice against two, and hold the lead.
    .mistakes = Fighting everywhere at once: each war is an account of its own, and unrest is common
        to all. Leaving troops in Flanders in turn 6, where the rebellion sends them home and takes
        the land. Letting pirates feed on two merchants that no squadron guards. Paying for an
        extraordinary leader late in a turn.

power-france =
    France has vitality 4, income 10 and a homeland that hangs together, with enemies on every side
    and, from turn 6 on, inside. In auctions for minors its vitality counts as 5.
    .wins = Milan, Naples and the alliance of Scotland are a VP each turn, and so is presence in
        Western Europe; Savoy and one more area make it the Central Mediterranean too. Calais gives
        one in the turn in which you win it. In the civil wars every condition against the Huguenots
        or the League may buy a VP.
    .actions = Savoy, Scotland and the elite mercenaries are its allies in turn 1. It bids up to 5
        for any minor, which makes Scotland, Genoa and the mercenaries dear for others. Condé leads
        in turn 11. Religious massacre, Catherine de Medici and the Edict of Nantes steer the civil
        war; in it, enemies of the French parties stay out of the kingdom, though their allies may
        send a corps.
    .opening = In turn 1 put three or four good troops with a leader at Lyon, next to Turin, and
        renew Scotland cheaply. When the Italian Wars open Milan, be there first, win one battle and
        put a fortress with two troops behind it. In turn 6 keep the leader's army at Tours, from
        where it intercepts far and wide, and strike the Huguenots once with a clear superiority.
    .mistakes = Trading blows with Spain four dice against four. Forgetting that in turn 8 France
        itself collapses if it loses the civil war: with one or two points of morale left, keep
        behind walls. Losing ordinary areas to the Huguenots lightly: in this war the winner keeps
        what he has taken, except key areas in turn 6.

power-england =
    England is small, safe and cheap: vitality 3, income 8, and a moat. It never needs a large army,
    and gains most from what others cannot defend. In turn 11 its place is taken by Parliament.
    .wins = Calais, the alliance of Scotland, and two merchants in the East Atlantic and the North
        Sea together are a VP each turn; presence in Western Europe is one more, and a monopoly
        another. Against Spain each peace condition may buy a VP, when the Enterprise of England or
        a casus belli brings that war.
    .actions = For Scotland its vitality counts as 5, though its card costs one more for Ireland.
        Francis Drake and Hawkins are admirals of its own; Drake's card allows privateering, and
        Piracy lets it rob Spanish merchants even in peace. In turns 6 to 8 it may ally with the
        Netherlands and the Huguenots.
    .opening = Two squadrons, two merchants, four or five troops and one leader are enough. Keep a
        troop in Calais and look at Edinburgh: if France holds Scotland, raise the price at every
        auction. Let others fight until France or Spain has sent its army far away, then take the
        casus belli.
    .mistakes = A war on land in France without a goal. Fighting at sea with two dice and worse odds
        than even, where a defeat costs morale and going to port costs nothing. Letting unrest climb
        above 5, where even its high bid for Scotland begins to shrink.

power-austria =
    Austria has vitality 4 and income 7, no ships at all, and in turn 1 only six points. Its
    strength is the Empire: the land of minors that costs no upkeep.
    .wins = Being Emperor is worth 2 VP each turn, more than half of Bohemia another 2, more than
        half of Hungary 1, and thirteen areas in Central Europe, allied minors included, 1. Presence
        in Central Europe is safe. Every condition of a peace against the Ottomans may buy a VP.
    .actions = The Imperial election is open to all Christian powers with an interest in Central
        Europe, and every allied elector makes it one point cheaper. In turns 9 to 11 Austria is
        Emperor by itself and has the German Catholic League, unless that is Spain's. Wallenstein
        leads in turn 10.
    .opening = Build slowly: a fortress in Brussels, two troops and walls at Vienna. Bid up to four
        for the imperial crown, and take Bohemia when its card comes; the two are four VP a turn.
        Let Ottoman sieges run against walls and keep your field army whole.
    .mistakes = Meeting a stack of four Ottomans in the open. Counting on Flanders and Holland for
        ever: in turn 3 the Burgundian inheritance gives them to Spain. Forgetting Central Europe in
        turns 9 to 11, when whoever has most areas of the German States gets 2 VP, and in a tie
        nobody does.

power-venice =
    Venice is rich in ports and poor in men: vitality 3, income 6, and twenty points to begin with.
    It lives from the Eastern Mediterranean, and everybody knows it.
    .wins = Two merchants in the Eastern Mediterranean are an objective and a monopoly, so 2 VP;
        three merchants anywhere are one more, and Corfu, Candia and Nicosia together another.
        Presence in the Central and the Eastern Mediterranean adds two. A war won against the
        Ottomans pays a VP for each condition.
    .actions = Where a game begins in turn 1 or 6, the German mercenaries and the Emirates are its
        allies. Corfu is a strategic port: ships based there watch the Central and the Eastern
        Mediterranean at once (18.6.3). Venice itself is besieged only with supply by sea (15.2).
    .opening = Place two merchants in the Eastern Mediterranean at once and one in the Central.
        Build three or four squadrons with a leader, and walls in Candia and Nicosia, which no army
        reaches without ships. Then stay at peace as long as the cards allow.
    .mistakes = Accepting battle at sea when outnumbered: in port the fleet is safe and the walls
        hold. Losing ports or having them razed in a turn when the center is too full, since ports
        decide who loses merchants (19.2.4). Holding out in a lost war: at one point down, peace is
        cheap.

power-poland =
    Poland is wide and thinly manned: vitality 3, income 8, five of its seven troops of the lesser
    kind, and steppe to the east and south.
    .wins = Smolensk is a VP each turn, twenty areas in Eastern Europe with the Cossacks another,
        and presence there a third. From turn 5 Riga and Königsberg, which it receives then, are one
        more, and with Gdansk the Baltic is presence as well. A peace with a beaten Crimea sells a
        VP for each condition.
    .actions = The Cossacks begin as its allies; an auction may take them away, and Khmelnytsky's
        rising does so in turn 11. Stephen Báthory begins a war with Russia and gives a veteran.
    .opening = Stand with two troops and a leader at Minsk, next to Smolensk, and let the Russians
        attack into the woods. Subdue the open areas of the steppe when events open them. A raid on
        Crimea, which has vitality 2, is the cheapest war Poland can have.
    .mistakes = Spreading single troops along the whole border, where each is beaten alone. Fighting
        Crimea and Russia in the same impulse. Forgetting Riga and Königsberg in the wars over
        Livonia, where Sweden and Russia want the same coast.

power-hungary =
    Hungary has vitality 2, income 5 and 6 unrest when the game begins. It stands in the way of the
    Ottomans, and its player asks only how long.
    .wins = Each turn that it is in play with Budapest is a VP, and presence in South-Eastern Europe
        another. A lucky war against the Ottomans pays a VP for each condition.
    .actions = Wallachia and Moldavia are its allies at the start. If it loses the war that The Fall
        of Hungary begins, it collapses: the winner keeps what he holds, and the rest is independent
        (21.6).
    .opening = Lower unrest first: 6 is two points above twice its vitality, which means two revolts
        when the turn ends, and as long as it is above 3 it cannot bid at all. Put a fortress and
        two troops in Budapest, and spend the rest of your cards on your other powers.
    .mistakes = Fighting for an ordinary area: two lost points of morale end the war. Standing in
        the open before a stack of four. Hoarding troops whose upkeep drives it into revolt without
        any enemy.

power-ottomans =
    The Ottoman Empire is the hammer of the east: vitality 5, income 11, ten troops and two theaters
    from the start. It has more enemies worth beating than time.
    .wins = Conditions against the Mamluks and Hungary buy a VP each. Budapest, more than half of
        the Mamluk province, Rhodes and Nicosia are one each, every turn. Presence in the Eastern
        Mediterranean and South-Eastern Europe is there at once; the East follows.
    .actions = Constantinople watches the Eastern Mediterranean and the Black Sea (18.6.3). Crimea
        and Barbary may be its allies. Fall of the Hospitallers brings war with the order, and a VP
        when Rhodes, and later Malta, becomes yours.
    .opening = Put down Sarajevo with a troop that waits an action before it claims. Gather four
        troops and a leader on the Mamluk border: two won battles, or one and a key area, finish an
        enemy of vitality 2, and in the war of turn 2 or 3 he then collapses. Then Hungary, with
        Budapest as the prize.
    .mistakes = Fighting Persia, Venice and Hungary at the same time. Walking into the mountains of
        Tabriz, where two defenders equal four. Neglecting revolts in Anatolia until unrest is above
        10.

power-mamluks =
    The Mamluks have vitality 2, income 6 and 6 unrest. They are rich in the one trade that others
    want, and live next to the Ottomans.
    .wins = Cairo is a VP each turn while they last, and two merchants in the Persian Gulf and Red
        Sea are another, with a monopoly on top. Presence in the Eastern Mediterranean is a third.
    .actions = None of their own. If they lose the Ottoman-Mamluk war of turns 2 and 3 they collapse
        (21.6), so in that war nobody can make peace by choice.
    .opening = Two merchants in the Red Sea at deployment, a fortress in Cairo and, if points are
        left, one in Damascus. Then bring unrest down to 4, or there will be revolts when the turn
        ends. Stay behind walls and in the mountains of Adana, where the battlefield is two and the
        attacker is at a disadvantage.
    .mistakes = Offering battle in Syria: with two morale points the second defeat is the last.
        Declaring war on anybody. Spending good cards on a power that will probably be gone in turn
        3.

power-persia =
    Persia begins with three areas around Tabriz, vitality 3 and six points, and a whole country to
    reunite.
    .wins = Eight areas of Persia are a VP each turn, Baghdad another, and presence in the East a
        third. Against the Ottomans each condition of a won peace may buy a VP.
    .actions = Rise of the Safavids opens all Persia and gives its subjugations an advantage in that
        turn. Shah Abbas comes in turn 8, with two veterans. From then on a war with the Mughals is
        in the cards.
    .opening = One leader, a determined one if you are lucky, and two or three troops. Walk from
        area to area: march in, wait, claim; each costs about two actions. Turn to Baghdad once it
        is open and the Ottoman army is in Europe.
    .mistakes = Meeting the Ottomans in the plains of Mesopotamia four against four. Hurrying
        subjugations on arrival in the mountains, at category 1. Leaving Tabriz empty: it is key,
        and the door to everything.

power-russia =
    Russia has vitality 3, income 7 and eight troops, most of them of the lesser kind. It grows into
    empty land, and its neighbours come to it one after the other.
    .wins = Smolensk, more than half of Kazan, and a port in the Baltic theater are a VP each turn;
        presence in Eastern Europe comes with the homeland. Conditions against Poland buy a VP each.
    .actions = End of the Great Horde, Conquest of Kazan and the opening of Siberia give it land
        that only has to be taken. Godunov leads in turn 8. Time of Troubles costs 3 unrest and two
        revolts.
    .opening = Three troops and a leader near Smolensk, one troop at Ryazan against Crimean raids.
        The Muscovite-Lithuanian war is a VP for its winner: strike Smolensk with three against two,
        remembering that the woods allow three dice at most. Subdue the Horde when it opens; in turn
        5 it gains Ivangorod, its port on the Baltic.
    .mistakes = Taking on Sweden, Poland and Denmark together in the Livonian war instead of
        choosing one and evading the others. Chasing Crimean horsemen across the steppe. Going into
        the Time of Troubles with unrest above the vitality.

power-crimea =
    Crimea is four areas, four troops and vitality 2. It is a nuisance to its neighbours, and that
    is its trade.
    .wins = Presence in Eastern Europe is a VP each turn as long as it keeps three areas. Four areas
        outside its own land are another, and each condition of a peace with a beaten Russia one
        more.
    .actions = It may ally with the Ottomans, and lend them a troop or borrow one. The war of turns
        6 and 7 with Russia is its chance and its danger.
    .opening = A leader with three troops in Perekop or Azov. Subdue open steppe when events free
        it, and raid the Russians after their army has marched west. To do nothing else is fine: the
        actions are worth more in your other powers.
    .mistakes = Standing to fight: two defeats with two dice and the war is lost. Losing
        Bakhchisaray, its only key area, to a Polish raid. Paying for a second leader.

power-barbary =
    The Barbary Coast lives by its galleys: vitality 2, income 4, three troops and three squadrons,
    and a card that lets it rob in peace. From turn 9 on it is a minor power.
    .wins = Three successful piracies in a turn are a VP, and so is Malta or Palermo. Presence in
        the Western Mediterranean comes with its four home areas there. Every success lowers its own
        unrest and raises a rival's.
    .actions = Piracy without war, against anybody with merchants on its seas (11.5.1). It may ally
        with the Ottomans. Barbarossa comes as an admiral in turn 3 or 4. In turn 2 it receives
        Granada, if that is still independent.
    .opening = Two squadrons at sea in the Western Mediterranean from the start, ready at the
        beginning of every impulse, and later the third in the Central. Rob whoever has two
        merchants and no squadron there: four throws in six succeed. One troop and a fortress keep
        Algiers.
    .mistakes = Moving a pirate to another sea: it must begin the impulse where it robs. Attacking a
        sea guarded by ships of quality 3. Starting wars: Algiers is key, and two points of morale
        are soon gone.

power-schmalkaldic =
    The Schmalkaldic League appears in turn 4 in the German States, with vitality 2, income 4 and
    four points: a rebellion that became a power.
    .wins = It scores a VP each turn simply for being there, and presence in Central Europe another.
        Against Austria each condition may buy a VP.
    .actions = The Palatinate and Brandenburg are its allies. A defeat by two points dissolves it,
        and the German States become allies of Austria. If it lives until turn 9 it becomes the
        Protestant Union.
    .opening = A fortress in Saxony, the only key area of its own, and a leader with three troops
        behind it, those of its allies among them. Evade, disperse, and let Austria come to you. If
        the war goes badly, lose it by one point and no more.
    .mistakes = A battle in the open field that puts the second point at stake. Scattering its
        troops over eight areas. Waiting with peace until Austria has taken four of them, which is
        two points more.

power-sweden =
    Sweden enters in turn 5 with vitality 3, income 7 and good troops, looking across the Baltic. In
    turn 10 it sets foot in Germany.
    .wins = Reval and Riga together are a VP each turn, two merchants in the Baltic another with a
        monopoly on top, and presence in the Baltic theater a third. Conditions against Denmark and
        against Austria buy a VP each.
    .actions = In turn 10 it receives Pomerania, Brandenburg becomes its ally, and independent areas
        in Central Europe fall to its troops without a fight, even unsupplied; but its interest is
        the Baltic, so it reaches border areas only (18.5). The Swedish intervention brings Gustavus
        Adolphus.
    .opening = Hold Reval with walls and a troop, and build two squadrons, since Copenhagen watches
        both seas. One merchant at once, the second in the next turn. In the Danish wars take Malmö
        or win one battle, and stop.
    .mistakes = Planning conquests deep in Germany: without an interest there Swedish troops stop at
        the border areas, and give back what they took in war. Marching round the Gulf of Finland
        when ships would do it in an action. Fighting Poland, Russia and Denmark in one turn.

power-denmark =
    Denmark has the Sound, vitality 2 and income 6. It enters in turn 5 and would like everything to
    stay as it is.
    .wins = Malmö and Bohus together are a VP each turn, a merchant in the North Sea and one in the
        Baltic another, and presence in the Baltic theater a third. A peace with a beaten Sweden
        sells a VP for each condition.
    .actions = Copenhagen is a strategic port: ships based there watch the Baltic and the North Sea
        at once (18.6.3).
    .opening = One merchant in the North Sea is already yours; prepare the second in the Baltic. A
        fortress in Copenhagen, two squadrons with a leader, and a troop in each of Malmö and Bohus,
        which Sweden must take to hurt you.
    .mistakes = Battles over Copenhagen, which is key: a lost battle and a lost city are all the
        morale you have. Going to Germany in the Danish intervention without a plan to come home.
        Forgetting that Bohus lies in the woods, where three dice are the most.

power-netherlands =
    The Netherlands begin as Spain's ally in turn 6 and are its enemy soon after: vitality 3, income
    7, three squadrons of quality 3 and two merchants already at work.
    .wins = All of Holland is a VP each turn, three merchants another, and presence in Central
        Europe a third. Each monopoly adds one. In a war won against Spain each condition may buy a
        VP.
    .actions = Rebellion in Flanders breaks the alliance with Spain, begins the war and gives you
        control of Flanders and a point of morale. You may ally with England and the Huguenots in
        turns 6 to 8. Maurice of Orange leads in turn 8; Piet Hein and the East India Company come
        later.
    .opening = Finish a fortress in Zeeland or Amsterdam, build three good troops and a leader, and
        add a third merchant. Zeeland is a marsh with a coast: the defender makes battles small, and
        a fleet makes assaults worse for the besieger. Let Spain come, win once at sea, and wait for
        the end of the turn.
    .mistakes = Holding all three Flemish areas against the whole Spanish army: give up what has no
        walls. Leaving Amsterdam, the only key area of Holland, without a fortress. Asking for peace
        when one point behind shortly before the turn ends: it costs another.

power-huguenots =
    The Huguenots are half of France in arms: vitality 3, seven troops, five areas in the south and
    centre from turn 6, and a war in the cards.
    .wins = Conditions against France and against the Catholic League buy a VP each. Having more
        areas in France than any rival is one more at the end of the turn, and presence in Western
        Europe comes with three areas.
    .actions = They may ally with England and the Netherlands, and each of these may lend a troop.
        If they win the civil war they become France, with their army, and France is Protestant; the
        player of France plays it on. From turn 7 on they collapse if they lose, save in the peace
        of Catherine de Medici.
    .opening = A leader with three or four troops at Clermont, in the mountains, where two dice are
        the most and the attacker has a disadvantage; a fortress in Bordeaux. March out only with a
        clear superiority, and take ordinary areas, which the winner keeps.
    .mistakes = Attacking Tours or Rouen with equal numbers. Standing in Orléans, in open country
        next to Paris, when the mountains of Clermont are one step behind. Asking for a corps too
        late: it has to come by sea or across friendly land.

power-catholic_league =
    The Catholic League takes the north of France in turn 7, with vitality 3 and income 7. It is the
    third in a war of two.
    .wins = Conditions against France and against the Huguenots buy a VP each, and having more areas
        in France than any rival is one more. Presence in Western Europe is safe with its five
        areas.
    .actions = Savoy is its ally. If it wins the civil war it becomes France, allied with Spain and
        played on by the player of France. It collapses if it loses, in turn 7 as well as in turn 8,
        save in the peace of Catherine de Medici.
    .opening = Hold Rouen, its key area, with a fortress and two troops, and keep a leader's army at
        Rennes or St. Quentin. Let France and the Huguenots wear each other out, then strike
        whichever has lost more morale.
    .mistakes = Being the first to attack. Opening two wars in one turn, since losing either is the
        end. Forgetting Calais, which does not belong to it if the English have it.

power-portugal =
    Portugal is a string of harbours from Brazil to Macau: vitality 3, income 6, from turn 8 on,
    often without Portugal itself. In the solo scenario it builds that string.
    .wins = Eight areas on mini-maps are a VP each turn, and you begin with more. Two merchants in
        the Indian Ocean, the Sea of China and Africa together are another, and a monopoly in the
        Sea of China or the South Atlantic one more. In The Rise of Portugal each area in its colour
        is a VP when you first own it; at the end 12 are added, and every point of unrest costs one.
    .actions = Home areas overseas defend at level 3 and stack four (18.7). The peninsula is Spanish
        or Portuguese according to the Prior of Crato, and comes back in turn 11 with a squadron.
        Portugal and Spain are then allied until war breaks out.
    .opening = Two merchants in the Sea of China and one in the Indian Ocean, two squadrons, and
        fortresses where rivals land first: overseas each of them is a commercial port as well.
        Alone against the seas, begin with a good squadron and three troops, go down the African
        coast, and take Aden early, since with it the pirate is gone.
    .mistakes = Sending armies: between maps only single troops move. Guarding every post instead of
        the two that carry trade. In the solo game, keeping more units than the income pays for, and
        forgetting to bring unrest down in the last turn.

power-mughals =
    The Mughal Empire enters in turn 8 with vitality 2, income 5 and 6 unrest. It has India nearly
    to itself, and a mountain border with Persia.
    .wins = Kandahar is a VP each turn, and seven areas in India another; five are yours at the
        start. Being overseas it has no presence on the main map to score.
    .actions = None of its own. War Persia vs Mughals may come in turns 8 to 10.
    .opening = Lower unrest to 4 with the first actions, then subdue two independent areas of India
        with a leader and one troop, since no more may stand there (15.1): wait an action after each
        march. Kandahar belongs to Persia at first; take it when the Shah is busy with the Ottomans.
    .mistakes = Building up to the limit of the card: upkeep is its worst enemy. Attacking over the
        passes, where two dice fight. Ending a turn above 4 unrest, which is agitation at vitality
        2.

power-protestant_union =
    The Protestant Union lives one turn, the ninth: vitality 2, nine points, Bohemia and the
    Palatinate, and the wrath of Austria.
    .wins = Prague at the end of the turn is a VP, presence in Central Europe another, and most
        areas of Bohemia one more. Conditions against Austria may buy a VP each.
    .actions = Brandenburg is its ally. In turn 10 it disappears whatever happens, and its land
        becomes independent.
    .opening = All points into Prague: a fortress, two or three good troops inside and a leader.
        There is no tomorrow, so unrest up to four costs nothing, and conscripts are cheap.
    .mistakes = Defending the Palatinate, which is worth less. Sparing anything for the next turn.
        Meeting Austria, the League and the Empire in the open field.

power-parliamentarians =
    Parliament takes the place of England in turn 11, with its unrest, its fleet and its possessions
    overseas, but without a troop or fortress in the Isles. It has vitality 3 and London.
    .wins = Conditions against the Royalists buy a VP each, and the war itself is worth one. A draw
        at the end of the turn counts as your victory for what becomes of the kingdom. Presence in
        Western Europe and England's trade go on scoring.
    .actions = Scotland is your ally. Ulster and Cork, in revolt, fall to your troops without a
        fight. Cromwell brings two veterans. Both sides collapse if they lose, and foreign powers
        stay out of the Isles.
    .opening = A leader with three or four troops in London and the Scots in the rear of York. Win
        one battle with superior numbers, then defend: time is on your side. Use the fleet, since
        the Royalists have hardly any.
    .mistakes = A second battle for glory after the first is won. Leaving London without walls: it
        is key. Sending the Scots south alone and losing Edinburgh.

power-royalists =
    The Royalists hold the north and west of England in turn 11, with vitality 3, Ireland as an ally
    and one squadron. They must win, since a draw is a defeat.
    .wins = Conditions against Parliament buy a VP each, and the war is worth one. If they win they
        become England again, and the player of Parliament plays it on after the VP are counted. Six
        English areas are presence in Western Europe.
    .actions = The Irish Confederation is your ally, and Inverness, in revolt, falls to your troops
        without a fight. You deploy after Parliament, and see what it has done.
    .opening = Deploy against its weak side: three or four troops with a leader in York, one march
        from London. Strike in the first impulse of the war, before Cromwell comes, with one die
        more than they have. Edinburgh is key and is often left empty.
    .mistakes = Waiting: every quiet impulse is Parliament's. Landing the Irish one by one where its
        fleet cruises. Splitting the army between Scotland and London.
