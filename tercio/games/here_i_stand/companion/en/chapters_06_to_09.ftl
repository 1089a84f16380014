### Here I Stand, section by section and in our own words.

# 6 Cards

section-6 =
    Cards are your time and your money. There are 116 of them: seven Home cards that come back to
    their power every turn, two for the Papacy and one for each other, and a deck that all powers
    share. The parts tell what kinds there are (6.1), and how the deck grows, is dealt and is used
    up (6.2).
    .see = 6.1, 6.2, 11

section-6-1 =
    Every card can be played as an event or for its CP, except mandatory events: those happen first
    and then give 2 CP. Your Home card is in your hand at the start of each turn, cannot be drawn
    from it by others, and must be played before you may pass. A mandatory event must be played in
    the turn in which you got it; it can be taken from your hand at random, and then does not
    happen, but nobody may choose it as a discard (where only such cards and Home cards are left to
    choose from, nothing is discarded). Once it has happened it leaves the game, unless it is
    Council of Trent or Master of Italy.

    Responses interrupt anybody's impulse, combat cards are played just before a field battle, an
    assault or a naval combat in which you have units, and all others are events for your own
    impulse. Of a card that says OR only the half you choose applies. Diplomatic Marriage also
    works in the Diplomacy Phase; Spring Preparations and Venetian Informant are events in the
    Spring Deployment only; Augsburg Confession, Printing Press and Wartburg last until the turn
    ends.
    .example = Charles V plays his Home card for 5 CP. Later he plays a mandatory event: it
        happens, and then he has 2 CP for actions.
    .see = 6.2, 11

section-6-2 =
    Before each deal the discards, what was not dealt and the cards that enter this turn are
    shuffled together. Most newcomers carry a turn; a few wait for a condition. You are dealt as
    many cards as your track shows for the keys you hold, not counting keys in unrest, and never
    fewer than 1; the Protestant gets 5 with four or more electorates under his control, otherwise
    4. Add the ruler's card bonus, and take one off for each -1 card marker. Tercio reads this so:
    those markers come off the base as well, down to no card at all.

    A card whose text says so leaves the game after its event, a Home card waits on its power card,
    and every other goes to the discards, which are open to all. Here I Stand and Papal Inquisition
    can fetch a card from there, but no mandatory event and nothing that you yourself played this
    turn as an event, response or combat card.
    .example = England holds four keys, which are 2 cards, and Henry VIII adds 1: 3 cards. If its
        king is excommunicated it is dealt 2.
    .see = 3.3, 12.4, 23.2

# 7 Sequence Of Play

section-7 =
    A game lasts nine turns at most, and a turn has these phases: Luther's 95 Theses (turn 1 only),
    Card Draw (8.2), Diplomacy (9), the Diet of Worms (turn 1 only, 18.1), Spring Deployment (10),
    Actions (11), Winter (19), New World (20) and Victory (23). In the Action Phase powers play one
    card after another until all six have passed in a row.

    On turn 1 diplomacy is short: only England talks, with France and with the Hapsburgs in the
    order it likes, and what it agrees on with one of them takes effect once that power confirms
    it, the Hapsburgs first. Nobody sues for peace or declares war in it.
    .see = 8, 9, 10, 11, 19, 20, 23

# 8 Starting A Turn

section-8 =
    Turn 1 opens with Luther's theses (8.1), and every turn with new people on the map, new cards in
    the deck and a fresh hand (8.2).
    .see = 7, 8.1, 8.2

section-8-1 =
    The first turn opens with the 95 Theses. The Protestant plays that mandatory event, Luther
    appears in Wittenberg, which becomes Protestant, and five Reformation attempts in the German
    zone follow at once (18.1). Later turns skip this.
    .see = 18.1, 18.3

section-8-2 =
    Before cards are dealt, those who enter this turn come into play. Zwingli comes to Zurich on
    turn 2, Calvin to Geneva on turn 4, and Cranmer to London in the turn after Henry marries Anne
    Boleyn; each makes his space Protestant as he enters and stays there, whoever holds it and
    whatever it believes later. A reformer who was removed for a while comes back here, without
    converting anything (but not Zwingli after Zwingli Dons Armor). New debaters join the two
    sides; the English debaters Cranmer, Coverdale and Latimer wait for the reformer Cranmer.

    Maurice of Saxony joins the Protestants on turn 6, in an electorate of theirs (Tercio lets him
    wait if they have none). Ships that were lost last turn can be built again, and naval leaders
    come to a friendly port or, without one, wait. From turn 3 on new cards go into the deck; then
    colonies and conquests are rolled for (20.4), and everybody is dealt a hand (6.2).
    .see = 6.2, 18.5, 20.4, 21.3

# 9 Diplomacy

section-9 =
    The third phase is for talk and its consequences, in five steps: deals (9.1, 9.2), suing for
    peace (9.3), ransom (9.4), lifting excommunications (9.5) and declarations of war (9.6). On
    turn 1 only England negotiates (7).
    .see = 9.1, 9.2, 9.3, 9.4, 9.5, 9.6

section-9-1 =
    Here, and only here, you may talk in private. Deals that change something are limited: end a
    war between you, without VP for anybody; be allies for this turn and lend ships (9.2); give
    back a captured leader; cede spaces; give up to two cards drawn at random; give up to four
    mercenaries, though not to the Ottoman; or, if you are the Papacy, grant the divorce that Henry
    has asked for (21.3) or lift an excommunication. Cards, ships and mercenaries each go one way
    only between two powers in a turn.

    You cede a space only if it is a home space of yours or of whoever gets it, if it is gray on
    the map, or if it is a minor power's and goes to its ally; never your own capital. Units there
    are displaced (12.5), and mercenaries appear in the taker's capital, which he must control, or
    in an electorate that the Protestant controls. The Protestant cannot end the wars that the
    Schmalkaldic League began. Deals take effect in the order of play, each as a whole and only if
    all parties confirm it; one that an earlier deal has made impossible falls through as a whole.
    Anything else you promise binds nobody.
    .example = France, which took Brussels, gives it back with one random card, and the Hapsburgs
        make peace. It is a Hapsburg home space, so it may be ceded. Neither side gains VP for the
        peace.
    .see = 9.2, 9.3, 12.5, 21.3

section-9-2 =
    An alliance of two major powers lasts for this turn, and you may have several. Powers at war
    cannot be allies, the Papacy and the Ottoman never, and the Papacy not with the Hapsburgs in a
    turn in which it granted the divorce. Spaces of an ally are friendly: you may enter them and
    retreat there. If the two of you stand together when attacked, you defend as one, even if only
    one of you is at war with the attacker, share the losses evenly and may each avoid battle
    separately; but you never move, attack, besiege or intercept together, and your ally's wars are
    not yours.

    Squadrons, though not corsairs, can be lent with the alliance, and naval leaders with them.
    They go to the borrower's nearest port over sea zones alone, are his for the turn and return in
    Winter (19.1). The Protestant borrows none.
    .see = 9.1, 14, 19.1, 19.4

section-9-3 =
    If a war goes badly you can end it without being asked, unless it is the last turn: the enemy
    must hold one of your home spaces or one of your leaders, and you may not have ceded him a home
    space this turn. It is not for the Protestant against the Hapsburgs or the Papacy, nor for them
    against him. The winner gets 1 War Winner VP, or 2 if the Ottoman is one of the two; you hand
    back all of his home spaces that you hold, your units there being displaced (12.5), and remove
    two units of your own, on land or at sea.

    Then you may buy back what you lost, each for 1 more VP to the winner or a random card from
    your hand: a home key, a captured leader, or two other home spaces at a time. Diplomatic
    Marriage gives all of it for nothing. Tercio reads this so: a single space left over costs as
    much as a pair. Peace with the Papacy lifts an excommunication.
    .example = France sues the Hapsburgs for peace. They get 1 VP, and France removes two of its
        regulars. Marseille, a home key that they took, it buys back for a second VP. Milan is
        nobody's home: it stays with the Hapsburgs.
    .see = 9.1, 9.4, 12.5, 23.2

section-9-4 =
    A captured army leader can be bought free for one card, drawn at random from your hand by his
    captor. He comes to your capital, or if you do not hold it to a home key of yours. You may
    ransom as many as you like, and you need not. Tercio reads this so: without a home key nobody
    comes back, and for the Protestant electorates stand in for keys.
    .see = 9.1, 9.3, 13.1

section-9-5 =
    If your ruler was excommunicated in an earlier turn, you can make your peace with the Church
    now. It costs you a random card: its CP go into Saint Peter's, the card is discarded and your
    -1 card marker comes off. You may leave it as it is for as long as you wish.
    .see = 18.1, 21.5

section-9-6 =
    In the order of play you may declare wars and then pay for all of them together, with one or
    more cards worth at least their sum; mandatory events do not pay. A war on a major power costs
    2 to 4 CP as the diplomatic display shows; the first that the Hapsburgs declare on England
    after Henry's marriage to Anne Boleyn costs 2 less. On a minor power it is always 1 (Tercio
    keeps to that where the display prints 2), and with a minor power there is no peace. If
    somebody attacks Scotland, France may step in for 2 CP, and the Papacy for Venice: the minor
    becomes an ally, the two powers are at war, and units of theirs that share a space are parted
    (12.5). Whoever declared then has a phony war, -1 VP, until a land battle or an assault with
    either; peace before that makes the loss permanent.

    You cannot declare war on an ally, on somebody with whom you made peace this phase, on Hungary,
    on a minor power with an ally (declare on the ally) or on independents; nor on Scotland if you
    are France's ally or have just made peace with it, nor on Venice if it is the same with the
    Papacy. Before the Schmalkaldic League nobody declares war on the Protestant, and he on nobody;
    England leaves Venice alone; Ottoman, Papacy and Protestant leave Scotland alone. If war breaks
    out in the Action Phase, by an event, the defeat of Hungary or a minor power's change of side,
    ships that share a sea zone fight at once, and on equal hits both sides retreat.
    .example = The Hapsburgs declare war on France for 3 CP and on Venice for 1. A card of 4 CP
        pays for both. If the Papacy steps in for Venice, it pays 2, and the Hapsburgs have -1 VP
        until they fight.
    .see = 12.5, 21.3, 22.2
