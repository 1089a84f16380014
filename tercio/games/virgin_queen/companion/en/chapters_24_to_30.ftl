# 24 Minor Powers/Independents

section-24 =
    Ireland, the Papacy, Portugal, Scotland and Venice are either inactive, minding their own walls,
    or active as the ally of one major power. Influence decides who gets them, and certain events
    and declarations of war decide when. Independent cities belong to nobody until somebody takes
    them.
    .see = 24.1, 24.2, 24.3, 24.4, 24.5, 24.6, 24.7

section-24-1 =
    Units of an inactive minor power stay where they are and neither intercept nor avoid battle.
    Four or fewer in a space go behind the walls when somebody enters; five or more fight in the
    field, and if they lose, four at most remain inside and the rest are eliminated. Its ships stay
    in port and defend it. You may enter its spaces only if you are at war with it (13.1).
    .see = 9.4, 13.4, 15, 24.2

section-24-2 =
    A minor power becomes active when an event resolves its status and an Activate power wins
    (24.6), or when such a power intervenes after a declaration of war (9.4). By Tercio's table the
    Papacy, Venice and Ireland can be won by Spain, France or the Holy Roman, Portugal by Spain,
    England or France, and Scotland by England, France or the Protestant.

    Anybody at war with it may now declare war on its new ally for nothing, unless such a war is
    barred at all times; if he does not, his units leave its spaces. In its home spaces the markers
    of powers that could have won it are replaced by those of the winner, and foreign units there
    are displaced; conquests of other powers stay. All its own wars end.

    For Ireland, all land units in Ulster are removed, and it gets a fortress and three Irish units.
    If another power holds Dublin, the new ally may declare war on it for nothing, Spain on England
    only if that war costs 3 CP or less (9.5), and then march from Ulster to Dublin for nothing.
    .see = 9.4, 9.5, 12.5, 24.3, 24.6

section-24-3 =
    The units and naval leaders of an active minor power are its ally's in everything: they move,
    fight and defend in his impulses and with his cards. In Winter they may also go to a home key of
    their own, which serves as a capital for them and for nobody else. The ally may raise its
    regulars in its home spaces, and build ships of the Papacy, Venice and Portugal in their home
    ports, as far as there are counters.
    .see = 5.1, 17.2, 20.4, 24.2

section-24-4 =
    A minor power leaves its ally only when its status is resolved and somebody else wins. His
    markers in its home spaces are removed and foreign units there are displaced. Its own land units
    go to the nearest friendly fortified home space, or else to an unfortified one, its ships to a
    home port; without such a place they are lost, and naval leaders go to the Turn Track. The
    former ally makes the choices.
    .see = 12.5, 24.2, 24.6

section-24-5 =
    For 1 CP you add a point of influence on any power that names you on its Activate or Deactivate
    line, up to nine. You cannot add to a column that was already resolved this turn, nor ever again
    on a minor power on which you declared war (9.4). In Tercio nobody influences Portugal before it
    has entered the game with the Death of King Sebastian. Buy influence when you hold the card that
    will resolve the status: a check that never comes makes it worthless.
    .see = 9.4, 20.9, 24.6, 27

section-24-6 =
    An event or a declaration of war has the status of a power resolved, at most once a turn; a
    second check is ignored. Each power on its Activate and Deactivate lines rolls a die and adds
    its influence. For Scotland France adds 2 if three or more Scottish home spaces are Catholic,
    the Protestant 2 if three or more are Protestant; that "three" includes more is Tercio's
    reading. The highest total wins, and a tie goes to whoever is earlier in Impulse Order.

    If the winner is an Activate power the minor becomes its ally, unless it already is; a
    Deactivate power merely ends an alliance with anybody else. Afterwards the whole column is spent
    until Winter resets it (20.9).
    .example = For Scotland England has 3 influence, France 2, the Protestant 1 and Spain none. They
        roll 2, 3, 5 and 6. Three Scottish spaces are Protestant, so the totals are 5, 5, 8 and 6,
        and Scotland goes to the Protestant. Had Spain, its Deactivate power, rolled best, Scotland
        would merely have lost its ally.
    .see = 9.4, 24.2, 24.4, 24.5

section-24-7 =
    The keys Metz and Tunis and the fortresses Bayonne and Florence are in independent spaces. The
    campaign begins with Bayonne, Florence and Tunis independent, the tournament with Bayonne and
    Florence. Anybody may enter and besiege them without a war. Their regulars defend as those of an
    inactive minor power do, never move and are never rebuilt. Once taken, such a place always
    belongs to some major power, unless City State Rebels makes it independent again.
    .see = 2.2, 13.1, 15, 24.1

# 25 Victory

section-25 =
    The game can be won in six ways. Three end the game in the middle of the Action Phase: enough
    keys, the triumph of one faith, or a Catholic plot in England. The other three are decided at
    the end of a turn: 25 VP, a lead of five, or the most VP when time runs out.
    .see = 25.1, 25.2, 25.3

section-25-1 =
    These victories count once the action or event that brings them has been finished, and only in
    the Action Phase. A military victory needs as many calm keys as the power's Auto Win box says:
    in Tercio 11 for the Ottoman, Spain and France, 9 for England and the Holy Roman, and by the
    book five outside the Netherlands for the Protestant. Keys gained by a deal count if they are
    still there when the Action Phase begins.

    With 50 calm Protestant spaces in the four areas the Protestant wins. If they fall to 9, the
    Catholics do: France if three or fewer of them are in France and Scotland together, otherwise
    Spain. Four hits more than England in an English Catholic rebellion win for Spain (19.4). If one
    action brings victory to two powers, the one with more VP wins.
    .see = 12.4, 18, 19.4, 23.6, 25.3

section-25-2 =
    Your total has three parts. Base VP follow the keys you control: the last open box of your card
    counts, and each key in unrest covers a box; the Protestant has 3 VP for each of the three keys
    in the Netherlands and 2 for any other. Special VP go by the count of calm Protestant spaces,
    which pays the Protestant and England more the higher it is and Spain the lower it is, and the
    Holy Roman by his preference once he has revealed it; France has 1 VP for each Valois who has
    married, and the Ottoman has none.

    Bonus VP are for piracy, works of art and science, assassinations, voyages round the world, the
    Virgin Queen, weddings, Virginia Dare, Cyprus, the Suez Canal, foreign wars, Paris, Central
    Europe and certain events. Nearly all of them stay for good, but in Tercio the VP for Cyprus
    lasts only while the Ottoman holds it. A slave trader and an executed Mary cost 1 VP each.
    .example = With 33 Protestant spaces Tercio's track gives the Protestant 8 VP, Spain 4 and
        England 2; the Holy Roman would get 1 as a Catholic, 3 as Balanced or as a Protestant.
    .see = 2.4, 12.4, 23.5, 25.3

section-25-3 =
    First Paris: if it is calm, 1 VP goes to France, Spain or the Protestant, whichever controls it.
    From turn 5 on it is 2 VP for France while Charles IX or Henry III rules, for Spain with Guise
    in the city, for the Protestant with Henry of Navarre in it. Then the Holy Roman has 1 VP for
    Prague, Vienna and Buda (23.5), and totals are compared.

    With 25 VP or more the highest total wins. Failing that, from turn 4 on, a power five VP or more
    ahead of each other power wins by domination. At the end of the last turn, turn 7 in the
    campaign, the highest total wins. Ties go to whoever stood higher at the end of the turn before,
    and so on back; if they were tied on every turn Tercio lets them share the victory.
    .see = 23.4, 23.5, 25.1, 25.2

# 27 Games with 2 to 5 players

section-27 =
    With five players nobody owns the Holy Roman, and with four or fewer nobody the Ottoman either;
    two players share out Spain with France and England with the Protestant, three give Spain and
    France a player each and England with the Protestant to the third; in Tercio England begins with
    the Ottoman when there are three or four, and Spain with the Holy Roman when there are three.
    Two powers of one player wage neither war nor piracy on each other and exchange no cards or
    mercenaries, but may ally and lend ships.

    A power without an owner is won like a minor, the Ottoman by England, France or the Protestant,
    the Holy Roman by these or Spain, while the Ottoman merely deactivates the latter and, as we
    guess, Spain the former: you buy influence (at first Spain has 1 on either, the Ottoman 3 on the
    Holy Roman, others none), and its status is resolved by German Intervention or The Sublime
    Porte, or when war is declared on it, the declarer and the Deactivate power staying out. The
    winner notes its VP as a baseline, may join a war that was just declared on it, may have it
    start wars for nothing against anybody but himself and his allies, and it is dealt a hand: the
    smallest of its usual draw, the largest hand at the table and, after a declaration, the
    declarer's hand. It then acts like any power, but has no Home cards, patronage, expeditions or
    espionage, its leaders are safe from assassins, and it cannot win.

    When victory is determined its master has 1 VP for every full 2 VP it stands above the baseline
    and pays 1 for every full 2 below, and the baseline moves along. When somebody else wins it, VP
    are settled, its wars end, units go home, its hand and influence are discarded and its minor
    powers fall away. Its master arranges Holy Roman weddings; while it is inactive anybody may
    spend 1 influence on it to announce one; and there is no secret preference.
    .see = 3.1, 9.4, 24.5, 24.6, 25.2

# 28 Card FAQ

section-28 =
    Cancelling and answering: Grand Vizier cancels an event after it is announced and before it
    resolves, but never a mandatory, combat, response or Home card; Catherine's Flying Squadron
    waits until the target is named too, which in Tercio may also be a stack in France or that whole
    area; Storms last one impulse and cannot stop Treachery!, which works without an LOC and despite
    enemy ships; Walsingham in defence is played before the dice.

    War and peace: whoever has neither card nor treasure cannot offer Ottoman Tribute, and tribute
    that is accepted cancels the 2 CP as well; the Holy Roman intercedes only where he is at war
    with neither side, and his unrest may hit occupied spaces; Gouvernante de France lasts all turn,
    lets Grand Tour be played at once, and units are displaced after its peace; Sultana Safiye makes
    peace only with an active Ottoman.

    Troops: Spanish Road needs Milan Spanish, calm and not besieged, and fetches no besieged leader;
    Foreign Volunteers do not land in the Netherlands, Oran or Malta for Spain, nor in Algiers or
    Djerba/Tripoli for the Ottoman; Reiters avoid sieges and unrest; in Army Mutiny the victim picks
    which regulars stay; Irish Rebellion adds up Dublin and Kinsale and halves downwards, regulars
    and mercenaries apart.

    The Mediterranean: once Dragut has fallen Uluch Ali comes next turn; Morisco Revolt stays out of
    the deck while the unit lives, and England places its unrest if nobody plays the Ottoman; in the
    learning scenario Siege Engineering has only its first use.

    Faith and espionage: Papal Bull excommunicates once in a game; Rising of the North follows 19.4
    from its second step; the Informant of The Black Queen gives dice at once; a Cipher Key may go
    straight from one court to another; Grand Tour is removed however it is played once the League
    has formed.

    Courts: whoever the Index of Prohibited Books hits is back next turn, and his patron may sponsor
    no other of the kind this turn; in the Polish Royal Election Home cards may vote and mandatory
    events may not, ties go to France, then to the Holy Roman, and it is worth 2 VP; Louise of
    Lorraine may wed a royal of her own holder, which counts as a match within one power.

    Spain: the Armada takes units aboard in any Spanish home port but is upgraded only in Seville,
    Corunna and Lisbon; Enterprise of England counts Spanish spaces whatever their faith, unrest or
    not, so some count twice; the fortress of Menendez de Aviles need not come from the power card;
    Union of Arras makes Walloons only, four even if fewer can be swapped, and touches no space with
    Spain's enemies.

    The Netherlands and Paris: Act of Abjuration brings its helper to a Protestant-controlled space
    of the Netherlands and may turn a war into an alliance; Paris is Worth a Mass displaces whom it
    must, and Day of the Barricades does not count Walloons.
    .see = 6.1, 11, 30

# 29 Errata

section-29 =
    The errata of June 2012 are part of the rules here. Only the Ottoman can deactivate the Holy
    Roman, and the Protestant may activate it; England may declare war on Ireland for 1 CP; a colony
    is lost on 2 to 4; one die says where the treasure fleet is met; and a pirate on the World Map
    has two dice unless he is damaged or finds just one settlement, counted after the defence has
    fired. With Drake it is England, and not the target, who picks the award for a hit of piracy.

    In the tournament the war between the Ottoman and Spain outlasts the first Diplomacy Phase,
    while that of France and the Protestant may end there. With two players France has no influence
    on the Ottoman, and in the learning scenario the Ottoman may influence the Papacy too. Two
    examples are put right: a rebellion for 2 CP takes two spaces, and a treasure is spent only
    once.
    .see = 8.4, 16.5, 18.5, 27

# 30 FAQ

section-30 =
    Conversions must be used wherever a legal space exists, and one without any is lost (18.5). An
    Informant gives dice only if he was there when the impulse began (19.2). For an English Catholic
    rebellion 2 dice for Ireland or Scotland, counted once, and 4 for England add up (19.4). Spaces
    in unrest count for the League (20.10), foreign wars know no formation limit (23.7), the
    treasure fleet's extra treasure is always added (23.2), and William of Orange is gone for good
    if he is murdered (21.1).

    At sea allies may use the waterways (16.7), patrols ignore winds and hazards and stay put in
    Winter, and whoever has sailed round the world is back next turn (16.6); Portuguese leftovers
    may be kept or discarded, and Tercio discards them (20.7). Markers for unrest, fortresses,
    hexagonal control, loans, cards, alliances, wars and most VP never run out; all other counters
    are limits.

    Of single cards: Spanish Road's march is not intercepted; Papal Bull does nothing but give 2 CP
    if the Papacy was already resolved; Genoese Merchants give the Ottoman no colony without the
    canal; Border Reivers and Mary Queen of Scots can answer a Scottish check; Sea Beggars do not
    raid a North Sea that is used up; Scottish Lords Rebel resets the regulars even if the present
    ally wins, unless Edinburgh is besieged; The Black Queen has up to 3 CP; Louise of Lorraine does
    not age before she is played; Act of Abjuration may use a space in unrest. Ransom to a
    deactivated major power costs a card that nobody gets (9.3), and an activated one cannot win
    (27).
    .see = 9.3, 18.5, 19.2, 28
