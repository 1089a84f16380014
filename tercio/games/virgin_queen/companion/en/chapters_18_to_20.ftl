# 18 Religious Struggles

section-18 =
    In the Netherlands, France, England and Scotland Catholics and Protestants compete for the faith
    of each town, apart from who rules it. Sermons, the suppression of heresy and events turn spaces
    one way or the other by conversion attempts; rebellions then turn Protestant towns of France and
    the Netherlands against their king. The count of Protestant spaces gives or costs VP to four
    powers (25.2), and a landslide wins the game outright for the Protestant, Spain or France
    (25.1).
    .see = 2.3, 18.1, 18.2, 18.3, 18.4, 18.5, 25.1

section-18-1 =
    A Protestant conversion attempt tries to turn a Catholic space Protestant, a Catholic one the
    reverse. With actions only England and the Protestant make the first kind, only Spain and France
    the second; with an event anybody may make whichever the card gives.

    The last space of a faith in an area never changes, no matter what; a space in unrest can be
    that last one. Attempts that could turn nothing for this reason may not be started at all, by
    action or by event.
    .see = 2.3, 18.2, 18.3, 18.5

section-18-2 =
    For 2 CP Spain makes five Catholic attempts in England, or the Protestant makes five Protestant
    attempts in one of France, the Netherlands and Scotland, all in the same area. Nobody else
    preaches. You may repeat the action in an impulse as long as you can pay, and how the dice turn
    spaces is told in the procedures (18.5).
    .example = Five attempts turn two or three spaces on average, and three times in five a 1 falls
        among the dice and brings unrest with it.
    .see = 18.1, 18.3, 18.5

section-18-3 =
    For 2 CP Spain makes five Catholic attempts in the Netherlands; England makes five Protestant
    ones in England; France makes five Catholic ones in France or in Scotland, not some in each. So
    in each area one power preaches and another suppresses: in England Spain and England, in France
    and Scotland the Protestant and France, in the Netherlands the Protestant and Spain.
    .see = 18.1, 18.2, 18.5

section-18-4 =
    A rebellion makes towns that are already Protestant by faith join the Protestant's side. He pays
    from 2 to 5 CP, and more CP mean more dice, more spaces and more troops; it puts him at war with
    France or Spain if he is not yet. Each area can rise once in an impulse, Scotland never, France
    not while the two are allied, and nothing starts without a legal target.

    Spain has nothing like it, but can raise the Catholics of England through espionage (19.4) or
    Rising of the North.
    .see = 18.5, 19.4, 23.6

section-18-5 =
    Regulars and ships have the faith of their power: Protestant are those of England, the
    Huguenots, the Dutch and Scotland, Catholic those of Spain (Walloons too), France, Ireland, the
    Papacy, Portugal and Venice; Ottoman and Holy Roman units (in Tercio his galley too) and all
    mercenaries have none. Roll all attempts of an action or event together (some cards lay the
    first die down as a 6 or raise certain rolls): 2 and 3 miss, 4 and 5 are minor conversions, 6 is
    a major one, and any number of 1s brings one unrest (with Iconoclastic Fury one each); lowering
    a 6 to a 5 takes one unrest away. A target lies in the area next to a calm space of your faith,
    over a pass or waterway too, or is a port on a sea zone with another such port, and it holds no
    unit of the other faith, nor a Jesuit if you are converting it to Protestant. First each 6
    either turns a target at once, so that the rest may spread from it, or is kept to turn a space
    despite units and Jesuits; then come those and the 4s and 5s; in each of the two steps only
    spaces that had your faith when it began can spread it, and every conversion must be used if it
    can be. Unrest goes on spaces of your choice that you have just converted, and what finds none
    is dropped.

    A rebellion aims at a space of France under French control, or of the Netherlands under Spanish
    control, that is Protestant and not besieged; unrest does not matter. If its owner has no
    Catholic units there it succeeds, otherwise you roll a die for each CP and one more in a
    Protestant home space, and all those units must fall to 5s and 6s. Then everybody else there is
    displaced; the target and neighbours in the area that meet the same tests and hold no Catholic
    units become Protestant-controlled, as many spaces in all as CP, and strangers there are
    displaced too; the target gets a regular for every two full CP; there is war; and you may set
    the area's capital in a fortified Protestant home space you control, if it has none and lost
    none this turn, and bring a waiting leader of the area to the target.
    .example = 4 CP are spent on Amsterdam, a Dutch home space with two Spanish regulars: five dice
        need two hits, 54 in 100. If they come, Amsterdam changes sides with Haarlem and Utrecht,
        provided both are Protestant and without Catholic units, and two Dutch regulars appear in
        Amsterdam.
    .see = 2.5, 12.4, 18.1, 18.4, 23.6

# 19 Espionage

section-19 =
    From turn 3 on every power has two Informants, one Cipher Key and one assassin's marker, and may
    spy, plot and kill. Before that none of the actions of this chapter is possible, though
    Ridolfi's Bank gives Spain its Informant on any turn. The dice columns and results of the
    printed table are not in the rule book, so beyond what the book and its FAQ state Tercio's
    numbers are reconstructed.

    In Tercio the Cipher Key on the target's card, Cryptography and Walsingham on the offensive add
    two dice each to any action of this chapter; Cryptography and Walsingham on the defensive add
    two each in defence.
    .see = 19.1, 19.2, 19.3, 19.4, 20.8

section-19-1 =
    For 2 CP you spy on the hand of another power with two dice and whatever is added for an
    Informant and the like; 5s and 6s are hits. By Tercio's table one hit shows the hand to you
    alone, with two you also draw a card at random, and with three you moreover neutralize an
    Informant of the target, or remove a Jesuit if the target is Spain. Normally nobody rolls
    against it; where the target has dice from Walsingham or Cryptography, each of its hits cancels
    one of yours.

    A neutralized Informant is useless until Winter sends him home (20.8). A Jesuit who is removed
    may come back by way of the Spanish card (8.2).
    .see = 6.3, 8.2, 19.2, 20.8

section-19-2 =
    For 2 CP you put an Informant on another power's card, either from your pool or from a card
    where he already spies, as long as he is not neutralized. You can have just one at each court,
    neutralized or not. From your next impulse on he gives two more dice for every espionage action
    against that power.

    Spain may instead send a Jesuit from its card to a space of England, one in a space and nowhere
    but in England. A Jesuit shields his space from all Protestant conversions but a 6 (18.5) and
    helps English Catholic rebellions; he moves only with God's Secret Agents.
    .see = 8.2, 18.5, 19.1, 19.4

section-19-3 =
    Once a turn you may spend 2 to 4 CP to murder a named army leader on the map or Elizabeth I.
    Captives, default leaders, Protestants held off the map and Don John while he leads ships are
    out of reach. By Tercio's table you roll three, four or five dice for 2, 3 or 4 CP, with two
    more for an Informant and two against Elizabeth while Mary is a captive in England; the victim
    has three, one more in his own capital (Elizabeth while England holds London) and one more for a
    Protestant leader in a home space the Protestant controls (23.6). Each side counts 5s and 6s,
    and two hits more than the defence kill.

    A kill is worth 1 VP, and the rules for dead leaders (5.1) and dead rulers (23) follow. After a
    failed attempt on Elizabeth, England may execute a captured Mary (23.3).
    .example = Spain spends 4 CP on William of Orange in a Protestant-controlled Dutch home space,
        with an Informant in place: 5 + 2 = 7 dice against 3 + 1 = 4. A margin of two comes 37 times
        in 100.
    .see = 5.1, 19.4, 20.8, 23.3

section-19-4 =
    Once a turn Spain may spend 3 to 5 CP to raise the Catholics of England, if the two are not
    allied and Spain has not used its assassin, whose marker this takes. By Tercio's table Spain
    rolls four, five or six dice, two more for an Informant, one for each Jesuit in England, two
    while Mary is captured there, two for a Spanish regular in Ireland or Scotland and four for one
    in England; England rolls five. One hit more than England brings three Catholic attempts in
    England, two or three bring six and then a rebellion, and four more win the game for Spain on
    the spot (25.1).

    The rebellion needs a target in England that is English-controlled, Catholic, calm and not
    besieged. Protestant units under English control there must all fall to five dice; without any
    it succeeds. Up to four spaces then become Spanish, the target and its neighbours that meet the
    same tests without Protestant units; other units there are displaced, two Spanish regulars
    appear, and it is war with England. If the plot fails England may execute a captured Mary; in
    Tercio it has failed if no space was taken.
    .see = 9.5, 18.5, 19.2, 23.3, 25.1

# 20 Winter

section-20 =
    After the last impulse everything winds down, in the order of the parts of this chapter: unrest
    spreads around the Moriscos, unspent treasures are lost, fleets and armies go home, alliances
    end, capitals get fresh troops, treasure arrives, and markers of piracy, espionage and diplomacy
    are cleared. At the very end comes the check for the Catholic League. Plan for winter in your
    last impulses: troops caught far from home may lose half their number.
    .see = 20.4, 20.6, 20.7, 20.10

section-20-1 =
    If the Morisco unit is on the map, the Ottoman puts unrest on two spaces within two of it. They
    must be unoccupied: no units, ships or leaders of anybody. If nobody plays the Ottoman, England
    chooses (28).
    .see = 12.4, 23.1

section-20-2 =
    Treasures still in anybody's hand are discarded. So spend them this turn: only what arrives
    later in Winter, as loot of captains who come home (20.4) or from the rows (20.7), is there for
    the next one.
    .see = 6.3, 11, 20.7

section-20-3 =
    Loans end. Lent ships no longer belong to the borrower, and in the next step they sail to a port
    of their real owner.
    .see = 9.2, 20.4

section-20-4 =
    Ships go to the nearest port of their major power, a minor's ships also to a port of its own
    that its ally controls; they cannot be stopped, besieged ports take them, and without any port
    they are lost. Leaders at sea go with a ship, and Don John may go ashore to a Spanish capital.
    Patrols, the Knights and the Moriscos stay where they are.

    Land units winter in fortified spaces of their own power, at most four in each except the
    capital; those in excess must go to the capital, and others may. Everybody else goes to the
    capital or to the nearest such space with room, a minor's troops also to its home key. A stack
    whose way leaves friendly, calm spaces loses half its units, rounded up; enemies on the way and
    empty seas do not matter, and an ally's spaces are friendly for now. Nobody returns to a capital
    in enemy hands (in Tercio, in anybody else's), and whoever would have had to is lost; Spaniards
    choose between their two, Huguenots and Dutch have one each (23.6), and army leaders go along
    with their troops or to the capital.

    Captains in Europe return to the pool; others go to a colony of theirs, or home with their loot
    from an ocean zone of entry, by a way without hazards, and one who cannot stays at sea and
    checks navigation again; a colony still aboard stays with him unless he goes home.
    .example = Seven units stand in an unfortified space deep in enemy country. Whatever way they
        take home leads through hostile spaces, so four of them are lost, and the owner chooses
        which.
    .see = 2.1, 16.1, 20.3, 23.2, 23.6, 23.7, 24.3

section-20-5 =
    All alliances between major powers are over. Alliances with minor powers last until their status
    changes (24.4), and so does that with an activated major power (27).
    .see = 9.2, 24.4

section-20-6 =
    Each capital that its power controls and that is calm receives one regular, so Spain and the
    Protestant may get two. The Holy Roman may choose instead two mercenaries in his capital, or
    four mercenaries for hire, who are good only to be given away in the next negotiations (9.1). He
    may take those for hire even if his capital is in other hands. A major power that nobody leads
    at the time gets nothing (27).
    .see = 9.1, 17.1, 23.2, 23.6

section-20-7 =
    Piracy markers leave the map. Spain takes what is left on its row into its hand, where it is
    ready for next turn. Once Portugal has entered the game, whoever controls Lisbon gets one random
    treasure of the Portuguese row and the rest is discarded, as it is in Tercio before Portugal has
    entered too.
    .see = 6.3, 16.4, 16.5

section-20-8 =
    Neutralized Informants go back to their owners, ready to be planted again; the others stay where
    they are. Assassins are available again, and Walsingham is reset.
    .see = 19.1, 19.3

section-20-9 =
    Influence on a power whose status was resolved this turn goes back to its default values, or to
    zero where there is none. All other influence stays as it is.
    .see = 24.5, 24.6

section-20-10 =
    At the end of turns 3 to 6, until it has formed, you check for the Catholic League. Three keys
    in France under Protestant control form it; otherwise, with six or more French home spaces in
    his hands, a die plus their number must come to 12. Spaces in unrest count.

    Spain then takes Reims and two more unfortified spaces of France, solid French ones and no
    Huguenot homes, all of which become Catholic. France loses a third of its regulars and a third
    of its mercenaries, rounded up, and Spain gets as many in Reims, at least four regulars, with a
    fortress and the Duke of Guise. Spain is at war with France and the Protestant and may make no
    deal with either in the next Diplomacy Phase. Guise never leaves France, which here includes
    Metz: he neither marches nor retreats out of it, and if Winter would take him out he is gone for
    good. With two players Spain and France do not go to war over it (27).
    .example = The Protestant controls eight French home spaces and two keys among them. No three
        keys, so a die is rolled, and 4 or more forms the League.
    .see = 6.2, 23.4, 25.3
