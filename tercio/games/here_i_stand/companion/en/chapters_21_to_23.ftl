### Here I Stand, section by section and in our own words.

# 21 Major Powers

section-21 =
    What only one power has or must do: pirates and cavalry (21.1), an empire with two capitals
    (21.2), wives and heirs (21.3), chateaux (21.4), bulls and a basilica (21.5), a faith that
    takes up arms (21.6). Foreign wars concern the Ottoman and England (21.7).
    .see = 4, 11.1, 23.2

section-21-1 =
    The Ottoman alone raises cavalry (17.1), builds corsairs and raids (16.4), and he is sometimes
    called away to foreign wars (21.7). Piracy begins with the Barbary Pirates: Algiers, which
    nobody may enter before, becomes an Ottoman home key with Barbarossa, 2 corsairs and 2
    regulars.

    Later Pirate Haven can turn Oran or Tripoli, Hapsburg home spaces until then, into a fortified
    Ottoman home space with a regular and 2 corsairs. Algiers and the havens count as fortresses
    and Ottoman homes for everything, but only corsairs are built there.
    .see = 2.3, 16.4, 17.2, 21.7

section-21-2 =
    Charles V rules lands all over Europe. His Home card, played as an event while he is neither
    captured nor besieged, sets him down in any Hapsburg home space that he controls, if it is free
    of unrest and of enemies, with the Duke of Alva if they stood together but without troops, and
    then gives 5 CP; Gout can keep him where he is, and the CP remain.

    With Valladolid and Vienna he has two capitals: units winter in either, and each gets a regular
    in Winter. There is still only one spring deployment. At the start his markers lie on most
    Protestant home spaces.
    .see = 6.1, 10, 19.5, 21.6

section-21-3 =
    England's Home card does one of two things. It declares war on France, the Hapsburgs or
    Scotland for nothing and gives 5 CP (France may step in for Scotland, for nothing). Or, from
    turn 2 on, it moves Henry one step on, from Catherine to asking for a divorce (which the Papacy
    may grant in a deal), then to Anne Boleyn and so from wife to wife, if he rules, is free and
    not besieged, and lacks Edward or Elizabeth. At each new wife roll a die: 1 and 2 bring
    nothing, 3 lets him marry again when England first passes, 4 is Elizabeth, 5 a sickly Edward, 6
    a healthy one, after whom no more is rolled; a result that was had already moves up. Jane
    Seymour adds 1; Anne of Cleves and Kathryn Howard may bring cards.

    Marrying Anne Boleyn opens the Reformation in England next turn and gives the Hapsburgs 2 CP
    off their next war on you. From turn 6 the heirs' cards enter: Edward if he was born, else
    Mary; Mary follows a sickly Edward, and Elizabeth, if born, follows Mary; if Edward is born
    while Mary's card is in the deck or a hand, that card crowns him first. Under Mary responses
    and combat cards serve for CP only, and unless all English home spaces of the English zone are
    Catholic, each card that is not a mandatory event is first rolled for: on 1 to 3 the Papacy
    uses it in that zone, to burn books (1 or 2 CP), to debate (3 CP) or both (4 or more).
    .see = 6.1, 9.1, 18.5, 23.2

section-21-4 =
    Patron of the Arts lets Francis I, if he rules and is neither captured nor besieged, build a
    chateau instead of giving 5 CP. Roll a die: +2 for Milan, +1 for Florence, +2 for three keys in
    the Italian zone, +1 in the tournament scenario; -1 if another power holds a French home space,
    -2 if enemy units stand in one. At 2 or less there is no VP: draw two cards, discard one. At 3
    and 4 you get 1 VP and draw one and discard one, at 5 to 7 1 VP and a card, at 8 or more 1 VP,
    two cards and a discard. Chateaux bring 6 VP at most; after that the card is 5 CP only.
    .example = With Milan French and a Hapsburg army in Bordeaux a roll of 5 becomes 5 and 2, less
        2: 5. That is 1 VP and a card.
    .see = 6.1, 23.2

section-21-5 =
    The Papal Bull excommunicates. It may strike any reformer, each of them once: he and his
    debater are gone for the turn (Here I Stand can still bring Luther into a debate), and the
    Papacy may call a debate in his zone at once. Or it strikes the ruler of England (Henry only),
    France (only one of its two kings) or the Hapsburgs, once each, if he is at war with the
    Papacy, allied to the Ottoman, or Henry with a Protestant home space: his power has one card
    fewer each turn until it makes peace with the Papacy, pays (9.5) or is forgiven in a deal
    (9.1), and up to two empty Catholic home spaces of his, as the Papacy chooses, go into unrest.

    Sack of Rome: a foreign stack in the Italian zone, at war or not, with more mercenaries than
    Rome has Papal regulars fights them in the field and goes home again. If the Papacy loses,
    Saint Peter's loses 5 of the CP collected (not VP), and the owner of the stack draws two Papal
    cards, keeps one and discards the other. Jesuit universities come with the Society of Jesus
    (18.1).
    .see = 8.2, 9.1, 9.5, 12.4, 18.1

section-21-6 =
    For some turns the Protestants have beliefs and no army to use: they build, hire and move
    nothing, hold no space and cannot be attacked, and no foreign units enter an electorate.
    Electorates that turn Protestant bring their regulars at once.

    The Schmalkaldic League changes that. It can be played from turn 2 on once 12 spaces are
    Protestant (those in unrest count), and comes by itself in the Winter of turn 4. All Protestant
    home spaces of that faith, except one with a fortress marker, come under Protestant control,
    John Frederick and Philip of Hesse appear, and war with Hapsburgs and Papacy begins, for good.
    Units in a Catholic electorate go to the nearest Protestant one. From then on the regulars of
    an electorate come only while it is Protestant in faith, under Protestant control and not
    besieged.
    .see = 9.6, 12.1, 18.3, 19.8

section-21-7 =
    Revolts in Egypt and Ireland and the war in Persia call the Ottoman or the English away. You
    move the number of units that the card names, from anywhere but a space under siege, and one
    leader if you like, onto the card; they cannot return until the war is won, not even in Winter.
    New units may be built there, up to that number.

    For 1 CP you fight: a field battle without a defender's die and without retreat, once in an
    impulse. When all foreigners are gone you get 1 War Winner VP, and who is left comes to your
    capital, or to another home key if enemies are there. Each foreign war costs you a card per
    turn while it lasts. Tercio follows the book where the cards differ from it: only one leader
    goes, and nobody is obliged to build there.
    .example = Three Ottoman units fight three Egyptians: both roll 3 dice for 1 CP. Two hits leave
        one Egyptian, and the next battle has to wait for a later impulse.
    .see = 11.1, 14, 6.2

# 22 Minor Powers

section-22 =
    Genoa, Hungary-Bohemia, Scotland and Venice keep to themselves (22.1) until a major power
    brings them to its side (22.2); then their units are its own (22.3), until somebody takes them
    away again (22.4). Hungary has a story of its own (22.5), and so have the independent keys
    (22.6).
    .see = 9.6, 22.1, 22.2, 22.6

section-22-1 =
    An inactive minor power does nothing but defend. Its units stay put and neither intercept nor
    avoid battle: up to four go behind their walls, five or more fight in the field, and if they
    lose up to four of them withdraw inside while the rest are eliminated. Its ships stay in port
    and fight if attacked. A war on it does not make it active unless somebody intervenes (9.6).
    .see = 9.6, 13.4, 22.2

section-22-2 =
    France, Hapsburgs and Papacy can win over Genoa and Venice; England and France Scotland; only
    the Hapsburgs Hungary. It happens by intervention of France or the Papacy (9.6), by Diplomatic
    Marriage, by Auld Alliance (France for Scotland) or Venetian Alliance (the Papacy for Venice),
    or for Hungary by its defeat (22.5); Hungary then stays with the Hapsburgs for good. Andrea
    Doria wins Genoa even from another power.

    What spaces it still holds come under the control of its ally. A power that was at war with it
    may declare war on that ally at once and for nothing, if nothing forbids it; otherwise its
    units are displaced from the minor's spaces (12.5). Its old wars are over.
    .see = 9.6, 12.5, 22.3, 22.4

section-22-3 =
    Units of an active minor power are yours in all but colour: they move, fight and count for the
    faith with your own, in your impulses. You may raise its regulars in its home spaces, and
    squadrons in its ports (Hungary has none), as far as its counters go. In Winter its units may
    also go to one of its home keys; your own may not.
    .see = 5.1, 17, 19.3

section-22-4 =
    Every minor power except Hungary can be lost again: by Auld Alliance (of England or France),
    Venetian Alliance (of the Ottoman or the Papacy), Diplomatic Marriage, or Andrea Doria, which
    takes Genoa over at once. The ally's control markers come off its home spaces, and foreign
    units there are displaced. Its own units go to its nearest fortified home space, or an
    unfortified one if there is no other, and its ships to its nearest home port; what has nowhere
    to go is lost, save naval leaders, who come back next turn.
    .see = 12.5, 22.2

section-22-5 =
    The Ottoman defeats Hungary-Bohemia after a battle or an assault if he holds one of its home
    keys and four or fewer of its regulars are left, or, if it was a Hapsburg ally already, when he
    holds two of its keys. He gets 2 War Winner VP, takes every Hungarian home space with his units
    in it, besieged keys too, and besieged Hungarians are eliminated.

    The Hapsburgs must step in, at no cost and even if they were his allies: they are at war, and
    Hungary is theirs for good. Tercio reads this so: ships lent before stay with the borrower
    until Winter.
    .see = 9.6, 22.2, 23.2

section-22-6 =
    Metz, Milan, Florence and Tunis are gray: nobody's home. In 1517 Milan is French and Tunis
    Hapsburg; in 1532 all four are free. Anybody may enter and besiege a free one without a war.
    Its regulars defend as those of an inactive minor power do (22.1) and are not replaced. Once
    taken, the key belongs to some major power until City State Rebels set it free.
    .see = 2.2, 13.1, 15.1

# 23 Victory

section-23 =
    You can win at once in the Action Phase, by keys or by the Reformation (23.1), or when VP are
    counted at the end of a turn (23.2, 23.3). Most games are decided by VP.
    .see = 23.1, 23.2, 23.3

section-23-1 =
    A power other than the Protestant wins a military victory if during the Action Phase it holds
    as many keys as its track asks for, none of them in unrest. That is 14 for the Hapsburgs, 11
    for the Ottoman and France, 9 for England, 7 for the Papacy. Keys gained in diplomacy count
    only if you still hold them when the Action Phase starts.

    The Protestant wins a religious victory with 50 Protestant spaces that are free of unrest.
    Tercio looks for both only in the Action Phase.
    .see = 12.4, 23.3

section-23-2 =
    Your VP are base, special and bonus. Base VP come from your keys, by the track of your power,
    without those in unrest; the Protestant has 2 for each electorate that he holds in faith and
    control. Special VP are piracy for the Ottoman; for the Hapsburgs 1 for each electorate free of
    unrest that they control once the League is formed; for England 5 for Edward, or 2 for
    Elizabeth without him, and 1 for every two Protestant English home spaces; chateaux for France;
    Saint Peter's for the Papacy. The number of Protestant spaces feeds both Papacy and
    Protestants: from 15 to 0 for the one and from 0 to 15 for the other.

    Bonus VP come from debaters burnt or disgraced (their value), voyages, wars won, Master of
    Italy, each full Bible, some events, and -1 for a phony war.
    .example = With 27 Protestant spaces the Protestant has 8 VP for them and the Papacy 7. At 40
        it is 12 against 3.
    .see = 12.4, 16.4, 18.5, 20.2, 21.3

section-23-3 =
    At the end of a turn, 25 VP or more win; if several have that, the most. Equal totals are
    compared turn by turn backwards. From turn 4 on you also win with fewer, if you are at least 5
    VP ahead of everybody else; who plays two powers counts with their average for this (scenario
    book). After turn 9 the highest total wins. In the tournament scenario it is 23 VP, 4 VP ahead
    and turn 6.

    If nobody has won, the next turn begins. Tercio reads this so: powers that were equal on every
    turn share the victory.
    .see = 7, 23.1, 23.2
