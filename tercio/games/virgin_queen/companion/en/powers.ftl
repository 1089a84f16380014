### The major powers of Virgin Queen: what each is about and how to begin with it.

# Numbers of VP, dice and troops follow Tercio's data; where those are reconstructed, so is this.

power-ottoman =
    The Ottoman Empire is rich in keys, strong at sea and left alone by religion and weddings. It
    begins at war with Spain, with the best fleet of the Mediterranean and corsairs who raid whom
    they please. Everything it wins it takes by force or by theft, so each CP has to pay for itself.
    .wins = Seven keys are worth 14 VP at the start, so 25 VP are not far off. Each further key,
        such as Tunis, Naples or Vienna, adds 1 VP, the tenth 2; the rest comes from piracy, 1 VP
        for Cyprus while you hold it, 2 VP for the Suez Canal and the works of Sinan. Eleven calm
        keys in the Action Phase win the game at once (25.1). There are no VP for faith and none for
        weddings, and no secret points either, so everybody sees you coming.
    .actions = You raise cavalry for 1 CP instead of mercenaries and build corsairs for 1 CP, which
        raid major powers even in peace (16.4). Grand Vizier cancels another power's event, tries
        for the canal or brings troops; Ottoman Tribute squeezes Spain or the Holy Roman for a card
        or gives you a free war. Suleiman lets you keep both Home cards (3.3). Expeditions start in
        the Indian Ocean, damaged until the canal is dug (17.4), and you can neither preach, marry
        nor trade mercenaries.
    .opening = In the campaign bring the galleys of Istanbul, Salonika and Athens together before
        you seek a battle, and fight only with about three dice more than the enemy or with Dragut
        present. Then ship an army to Tunis, in two transports: it is independent, so no war is
        needed, and six units with a leader beat its two regulars within two assaults four times in
        five. Meanwhile raid with Dragut's corsairs where few ships and fortresses defend, Spain
        first, up to three raids a turn. Try for the canal on the first turns, when there are many
        more to profit from it, or not at all. Keep four units in Buda and a promise of peace with
        the Holy Roman.
    .mistakes = Losing the fleet on turn 1, which costs the whole turn. Besieging Malta while a
        Spanish fleet can still sail up and forbid the assault (15.1). Marching on Vienna with fewer
        than a dozen units, or provoking the Holy Roman at the start. Attacking Cyprus without a
        look at the influence on Venice: the war may hand the Venetian galleys to a rival (9.4).
        Leaving fleets at sea without a purpose while Spain may hold Galleasses or Holy League.

power-spain =
    Spain has the most money, the most land and the most enemies. It must hold the Netherlands
    against rebels, the Mediterranean against the Ottoman and the silver route against everybody
    else's captains, while plots in England and the Catholic League in France offer surprising ways
    to win. The art is to choose your fronts.
    .wins = Eight keys begin at 10 VP, and the fewer Protestant spaces there are, the more the track
        adds, 5 VP at the start. Eleven calm keys win at once; so do 4 hits more than England in an
        English Catholic rebellion, or a Protestant count of 9 with four or more of them in France
        and Scotland (25.1). Later Paris with Guise, Enterprise of England, piracy and patronage add
        VP.
    .actions = You preach in England and suppress heresy in the Netherlands (18.2, 18.3), plant
        Jesuits and raise English Catholics (19.2, 19.4). Patrols, settlement fortresses and two
        escorts guard four or five treasures a turn (6.3, 17.3, 23.2). In the Netherlands you build
        Walloons only. Spanish Road marches an army from Milan straight to the Netherlands; from
        turn 5 the Armada carries an invasion (23.2).
    .opening = The campaign begins with the match of Philip II and Elisabeth de Valois, which spares
        you a lost card and may bring VP. Put both galleons on escort. Spend early impulses on
        suppressing heresy in the Netherlands until few Protestant spaces are left there, and put
        two regulars into each of Antwerp, Brussels and Amsterdam, since one is no defence against a
        rebellion. Gather the galleys of Naples, Messina and Barcelona and win the Papacy and
        perhaps Venice over. If the Netherlands burn, peace with the Ottoman is worth a card. From
        turn 3 prepare England: an Informant, Jesuits, sermons, then one strong plot with 5 CP.
    .mistakes = Answering on every front at once; some two fifths of your CP belong in the
        Netherlands, less than a third in the Mediterranean. Garrisons of mercenaries, who stop
        neither conversions nor rebellions. Firing a small plot every turn instead of a big one
        late. Forgetting that treasures not spent by Winter are lost (20.2). Building the Armada
        without some eight units to land, or while England's fleet still rolls more than half your
        dice.

power-england =
    England is small, hard to invade and full of odd ways to earn VP: a queen who does not marry,
    captains who come home with Spanish silver, a Protestant island. It wants to stay out of war
    with Spain until its fleet is ready, because that war never ends. At tournaments it has been
    among the most successful powers.
    .wins = Three keys are worth 6 VP, a fourth and fifth 3 VP each, so Edinburgh matters most;
        Dublin is another. An unmarried Elizabeth earns 1 VP a turn, five in all (21.2). Piracy and
        a voyage round the world, the Protestant count once it reaches 30, and late artists such as
        Marlowe and Shakespeare do the rest. Nine calm keys would win at once, but nobody relies on
        that.
    .actions = You suppress heresy in England, which here means five Protestant attempts (18.3).
        Your captains may serve as naval leaders in Europe for a turn (10), and from turn 3 galleons
        built in London beside Hawkins are race-built (17.3). The Virgin Queen takes a card back
        from the discard pile or jilts a suitor; from turn 3 Walsingham adds dice to your plots or
        to your defence. With Drake you choose the awards of piracy yourself.
    .opening = In the campaign you begin at war with France, whose ally Scotland holds Edinburgh
        with two regulars. Send Sussex and the London troops to Berwick in spring, hire a mercenary
        or two and lay siege with six or more; it usually takes two assaults, and no French ship may
        be in the North Sea (15.1). Meanwhile Hawkins can sail: 1 CP puts him on the Guinea Coast, 1
        CP takes him with the wind to the Antilles, and a raid there costs 2 CP. A war on Ireland
        costs 1 CP and may win Dublin, unless somebody intervenes. Offer France peace for a card
        once Edinburgh is yours, and keep the Protestant as a friend.
    .mistakes = Marrying Elizabeth for less than two or three VP. Sending troops to the Netherlands,
        which means war with Spain at once and for ever (9.5). Letting Jesuits, an Informant and a
        captive Mary pile up against you without suppressing heresy and spending Walsingham in
        defence. Executing Mary lightly: it costs 1 VP and makes war cheaper. Leaving a captain at
        sea with two treasures for one raid too many.

power-france =
    France starts fast: the Valois are the best matches in Europe and Paris pays every turn. But a
    third of its towns are Protestant already and ripe for a Huguenot rising, and if the Huguenots
    grow too strong the Catholic League tears away a third of its army. A French player makes
    friends early and peaks before everybody turns on him.
    .wins = Keys bring VP slowly, 5 VP for the seven of the start. Each of the five Valois is worth
        1 VP when wed, besides what the wedding itself brings (21.1); a calm Paris is 1 VP a turn
        and 2 from turn 5 while Charles IX or Henry III rules (25.3). Patronage,
        piracy and colonies add to it. If the Protestant count falls to 9 and three or fewer of them
        are in France and Scotland, you win at once (25.1).
    .actions = You suppress heresy in France or in Scotland (18.3). Gouvernante de France either
        makes peace with the Huguenots and forbids rebellions in France for the turn, or celebrates
        a wedding and sponsors an artist; from turn 3 The Black Queen spies and kills. Le Testu, de
        Sores and Le Clerc raid the oceans. Mary Queen of Scots is yours to betroth from turn 2
        until she is captured (23.3).
    .opening = In the campaign Elisabeth de Valois is promised to Philip II from the start; betroth
        Charles IX at once too, best to a Holy Roman princess. End the war with England if it costs
        no more than a card, or reinforce Edinburgh. Put two regulars into each key the Huguenots
        can reach, three into Paris, and use Gouvernante for peace when a rising is brewing, for the
        wedding when it is not. Suppress heresy where it takes away two targets of rebellion or
        more, and keep three Scottish spaces Catholic, which adds 2 to your roll for Scotland
        (24.6).
    .mistakes = Ignoring the League: with three keys, or six and more French home spaces, in
        Huguenot hands you may lose a third of your troops in Winter (20.10). Leaving a key with one
        regular, which a rebellion for 4 CP overcomes four times in five. Not retaking a lost key at
        once, while one or two Huguenot regulars hold it. Starting a second war in Italy or the
        Netherlands before France is quiet. Leading so early that nobody will marry you any more.

power-hre =
    The Holy Roman has few cards and few enemies. He collects quietly: works of art, weddings,
    mercenaries for hire, and a secret religious preference that nobody else can count. If left in
    peace for four turns he is suddenly close to winning.
    .wins = Three keys are 4 VP and each further one 1 VP. Patronage is the engine, with a Home card
        that sponsors an artist and a scientist together; four or five royals bring wedding VP. The
        preference adds up to 6 VP, revealed only to win or to stop a domination (23.5). Buda, with
        Prague and Vienna, would add 1 VP each turn, and a foreign war against five enemies 1 VP.
    .actions = Patron of the Arts sponsors an artist and a scientist, Italians included, at the rate
        of 3 CP each; Prague Cultural Center adds 1 to your rolls. Holy Roman Intercession ends
        other people's wars or punishes those who refuse. In Winter you may choose four mercenaries
        for hire, who cost nothing and are good only to be given away in the next negotiations
        (20.6). You neither preach nor suppress, and take no mercenaries from others.
    .opening = Choose the preference by the position: Balanced if the count is likely to stay in the
        upper twenties, where the campaign begins, Protestant where it begins above 30. Play Patron
        of the Arts as an event nearly every turn. Trade your mercenaries for hire: three of them
        for a card is a fair price. Offer Anna of Austria for a wedding first, since her reroll
        makes it a good one. Hold Vienna with four units, Prague and Augsburg with two, and agree
        with the Ottoman to leave each other alone.
    .mistakes = Provoking the Ottoman on turn 1. Leaving mercenaries for hire unsold: they are gone
        after the negotiations. Attacking Buda before the Ottoman is busy in Persia or in the
        Mediterranean, or with fewer than ten units. Revealing the preference too early, which tells
        everybody how to hurt you. Sponsoring a man with rating 1 for 2 CP, who is gone for good
        more often than he wins anything.

power-protestant =
    The Protestant begins without a single key and lives on faith. He preaches, lets towns rise, and
    must then defend what rose against two kings at once. He is the power of sudden swings: a good
    turn can take three keys and several cards with them.
    .wins = Keys in the Netherlands are worth 3 VP each, all others 2 VP, and the count of
        Protestant spaces gives from 0 to 14 VP, 6 at the start. Fifty calm Protestant spaces win at
        once, and so do five calm keys outside the Netherlands (25.1). Paris, piracy, colonies,
        weddings and Dutch Revolt add VP. Cards come with balance: five with a key in both halves,
        then six, then seven (23.6).
    .actions = You preach in France, the Netherlands or Scotland for 2 CP and raise rebellions for 2
        to 5 CP (18.2, 18.4). Calvinist Zeal does both in one event. Leaders wait off the map until
        a rebellion brings them, and each half of your people has its own troops, ships and capital
        (23.6). Captains you share with France sail for whoever sends them first.
    .opening = In the campaign preach by turns in France and the Netherlands until there are
        clusters of Protestant spaces around a key. Make your first rising where no regulars stand:
        La Rochelle with Poitiers for 4 CP needs no dice and brings two regulars, a capital and
        Conde. Flushing is a fortified Dutch home space without a garrison; it gives you a capital
        and the waterway to Antwerp. Go for keys when their garrison is one regular or none, best
        after the owner has passed. Put two units into each key and keep England as a partner; fight
        only one of the Catholic powers at a time if you can.
    .mistakes = Letting the League form for nothing: stop at five French home spaces, or jump at
        once to keys that are worth it (20.10). Paying 5 CP for a rebellion where 4 would do: both
        bring two regulars. Taking towns that you cannot hold. Preaching where hardly any target is
        left. Clearing unrest first when you are near 50 spaces: spread first and clear last, but
        clear, because spaces in unrest do not count.
