### Captains of Lombardy, section by section and in our own words.

# 1 Introduction

section-1 =
    You lead one of two to four captains who contest ten towns of Lombardy. Towns are worth points,
    and the points that you hold decide the game (9). It takes about ten minutes and was made to be
    learned while playing: everything you may do is offered to you when you may do it.
    .see = 2, 9

# 2 The turn

section-2 =
    A campaign runs for three or four turns; the scenario tells how many. Every turn goes the same
    way: you are paid and draw cards (3), you bid for the order of play (4), with three or more
    captains you talk (5), and then you take three impulses each (6).
    .see = 3, 4, 5, 6

# 3 Levy

section-3 =
    Before anything else, a turn gives you the means to fight it: ducats for the towns that you
    hold (3.1), and fresh cards (3.2). Nobody decides anything here.
    .see = 3.1, 3.2

section-3-1 =
    You receive one ducat plus one for every town of yours, whatever the town is worth. So even a
    captain without a town has something to begin again with. Ducats pay for the bid (4.2), for new
    companies (6.3) and for promises in the council (5.2).
    .example = With four towns you take five ducats: enough for two companies and a bid of one.
    .see = 4, 6.3

section-3-2 =
    You draw two cards, unless that would give you more than five: then you draw only as many as
    bring you to five. Once the pile runs out, the discards are shuffled to make a new one. Others
    see how many cards you hold, never which.
    .example = With four cards in hand you draw one. With five you draw none, so spend them in
        time.
    .see = 8

# 4 The bid

section-4 =
    Moving first is worth money, since a company that is caught unprepared cannot be called back.
    Here you buy your place in the order of play. Captains write down their bids (4.1), and the
    bids settle who goes first (4.2).
    .see = 4.1, 4.2, 6

section-4-1 =
    You name a sum of ducats between nothing and all you own, and nobody sees it until everybody
    has named one. All bids are then shown at once. You cannot bid ducats that you hope to be
    promised later, in the council.
    .see = 4.2

section-4-2 =
    The highest bid moves first, the next one second, and so on. Where two bids match, those
    captains keep the order they had last turn. Only the captain who comes first pays; everybody
    else keeps the ducats that they bid.
    .example = Colonna bids 3, Gonzaga 2 and Medici 2; Medici went before Gonzaga last turn. The
        order is Colonna, Medici, Gonzaga, and Colonna alone pays, 3 ducats.
    .see = 4.1, 6.1

# 5 The council

section-5 =
    With three or four captains you may talk before you march. A council is where two captains
    agree to leave each other alone, for money or for nothing (5.2, 5.3). It is left out in a duel.
    .see = 5.1, 5.2, 5.3

section-5-1 =
    Any two captains may strike a deal, in private, as long as at least three are in the game. You
    may offer, answer and change your mind until everybody has said that they are ready. The others
    learn what was agreed when it is carried out.
    .see = 5.2

section-5-2 =
    A deal can hold a truce and a payment of at most three ducats by either side. You must keep it:
    deals are carried out when the council closes, in the order in which they were made. If you
    have promised more than your purse holds, you pay what is in it and no more.
    .example = Gonzaga has 3 ducats and promises 2 to Colonna and then 2 to Medici. Colonna gets 2,
        Medici the last one.
    .see = 5.1, 5.3

section-5-3 =
    While a truce holds, neither of the two captains may march into a town of the other. It ends
    with the turn, without anybody doing anything. It binds only these two: a third captain may
    attack either.
    .see = 6.2

# 6 Impulses

section-6 =
    The heart of a turn: one after the other, captains move their companies or raise new ones. You
    have three impulses a turn (6.1). An impulse is a march (6.2), a muster (6.3) or a pass.
    .see = 6.1, 6.2, 6.3

section-6-1 =
    Going round in the order of the bid, each captain takes one impulse at a time. You march,
    muster or pass; once everybody has had three, the turn is over and victory is looked at (9).
    Before your impulse you may play a card that is made for it, which does not use the impulse up
    (8.3).
    .see = 4.2, 6.2, 6.3, 8.3

section-6-2 =
    Choose a town of yours and send one or more of its companies to one other town. They may pass
    through as many of your own towns as they like on the way, and stop in one of yours or enter a
    single town that is not. A town that nobody guards changes hands as soon as you enter; where
    companies stand you must fight (7).

    You may not march into a town of a captain with whom you have a truce (5.3). On the way to a
    town that is not yours you may be ambushed (8.2).
    .example = You hold Pavia and Lodi, which a road joins, and Cremona lies beyond Lodi. Two
        companies from Pavia go through Lodi and enter Cremona, all in one impulse.
    .see = 5.3, 7, 8.2

section-6-3 =
    For two ducats you put one new company into a town of yours. A captain who has lost every town
    may muster in any town without a company in it, and that town becomes his. So you are never out
    of the game, but you need two ducats and an open gate.
    .see = 3.1, 6.1

# 7 Battle

section-7 =
    A battle is one roll by each side. First both may add a card (8.1), then the dice are thrown
    (7.1), with one more for who defends behind walls (7.2), and hits decide who holds the town
    (7.3).
    .see = 7.1, 7.2, 7.3, 8.1

section-7-1 =
    Each side throws one die per company, and as many more as its card gives (8.1). A 5 or a 6
    hits, so a die hits once in three throws. Both sides roll at the same time: companies that fall
    have still rolled.
    .example = Three companies and a card that gives two dice throw five dice: expect one or two
        hits.
    .see = 7.2, 8.1

section-7-2 =
    A town with walls lends its defender one extra die. It helps only who stands inside, never the
    attacker. If the game was set up with earthen walls, walls give nothing.
    .see = 7.1

section-7-3 =
    Every hit removes one enemy company. You take the town if you attacked, scored more hits than
    the defender and have somebody left to enter; whatever is left of the defenders is then
    scattered. In every other case, a tie included, the survivors of the attack are back where they
    set out.
    .example = Three attack two and score 2 hits against 1. Both defenders fall, two attackers are
        left, and they enter. With 1 hit each the town holds: two attackers go home, one defender
        stays.
    .see = 6.2, 7.1

# 8 Cards

section-8 =
    Cards are small surprises, and each kind has its moment. When one of yours might be played you
    are asked, and you may always say no. The number on a card is its strength, and a card that was
    played goes to the discards.
    .see = 3.2, 8.1, 8.2, 8.3

section-8-1 =
    Before the dice of a battle are thrown, attacker and defender may each commit one card. Both
    choose at the same time, without seeing what the other does. The number of the card is the
    number of dice that it adds to your roll.
    .see = 7.1

section-8-2 =
    When somebody marches on a town that is not his own, the other captains are asked, one after
    another in the order of play, whether they spring an ambush. The first who does removes as many
    of the marching companies as the card says, and nobody else is asked. You can do it whoever
    owns the town: an ambush need not be in your own defence.
    .example = Two companies march on a town, and an ambush of 1 is played: one marches on. Had it
        been an ambush of 2, nobody would have arrived.
    .see = 6.2

section-8-3 =
    Some cards bring ducats, as many as the card says. You play them in your own impulse, before
    you do anything else, and they do not cost you the impulse.
    .see = 6.1

# 9 Victory

section-9 =
    Towns have values, and what your towns are worth together is your score. You can win early by
    mastery at the end of any turn (9.1), or by being ahead when the campaign closes (9.2).
    .see = 9.1, 9.2

section-9-1 =
    Each scenario names a sum that makes a captain master of Lombardy. If your towns are worth that
    much at the end of a turn, you win there and then. Holding it for a moment in the middle of a
    turn is not enough.
    .see = 9.2

section-9-2 =
    If nobody has won by mastery, the captain with the most valuable towns at the end of the last
    turn wins. Between equals the fuller purse decides. If purses are equal as well, they win
    together.
    .example = After the last turn Gonzaga and Colonna have 9 points each; Gonzaga has 4 ducats and
        Colonna 2. Gonzaga wins: ducats that you did not spend may decide a game.
    .see = 9.1
