### Ultima Ratio Regis, section by section and in our own words.

# 21 Diplomacy between major powers

section-21 =
    Between two major powers there is alliance, war, a casus belli, forced peace, or nothing in
    particular. What is possible is mostly decided by cards and scenarios, not by talk, since
    players have several powers each and history should not be bargained away.
    .see = 21.1, 21.3, 21.4, 21.5.4

section-21-1 =
    At the start of your impulse one of your powers may ally with another, if its player agrees, if
    they are not at war, and if a card or rule allows these two to be allies. Allies are in forced
    peace (21.5.4), and a casus belli between them counts for nothing. Alliances end with the turn,
    unless a rule makes one last until war breaks out.

    When an ally goes to war you may join him at once, without an action and without loss of morale.
    If the alliance is made during a war, you say so then. If you stay out, you are not asked again.
    .see = 8.2.2, 21.2, 21.3.3, 21.5.4

section-21-2 =
    Besides joining each other's wars and keeping peace between themselves, allies help each other
    in three ways: roads and supply (21.2.1), a troop on loan (21.2.2) and common fleets (21.2.3).
    .see = 19.1.2, 21.2.1, 21.2.2, 21.2.3

section-21-2-1 =
    Strategic moves may pass through areas that your ally controls, and for supply they count as
    yours. He need not agree. Tactical moves do not go there, and his ports are no bases for your
    ships.

    In Tercio a strategic move passes through but does not end there: what is to stay with an ally
    is lent to him (21.2.2).
    .see = 10.2, 15.2, 21.2.2

section-21-2-2 =
    You may lend one troop to each of your allies. It travels by a strategic move, paid for by
    either power, if both agree. At sea it counts as the receiver's once it has left your land, so
    only his enemies can stop it; in his land it is his in every respect. In Tercio a troop that is
    turned back on the way is still yours.

    You may call it back by a move like the first, and need not ask. At the end of the turn it goes
    home by itself.
    .see = 10.2, 11.4.1, 14.1, 21.1

section-21-2-3 =
    In your impulse, and if your ally agrees, his squadrons may join your fleet in the same sea. It
    counts in every respect as the fleet of the power whose leader commands it, also for morale. It
    acts in the sea where it was formed and does not leave it, so it escorts no landing.

    A squadron does not fight a power with which its own is not at war, but drops out. Either side
    may end the arrangement, though not in the middle of a battle; Tercio asks at the start of each
    player's impulse.
    .see = 11.2, 13.2.6, 21.1

section-21-3 =
    A war is always between two powers; a coalition is several wars side by side, each with its own
    account. It begins by an event, by a declaration (21.3.3), or because an ally goes to war. Two
    powers of one player are never at war: an event that says so is ignored. An event between powers
    that are already at war changes nothing, except that its VP are added.
    .see = 21.1, 21.3.1, 21.3.3, 21.4

section-21-3-1 =
    A war that an event starts is worth 1 VP to its winner. Later events between the same two add
    theirs. Wars that were declared, or joined to help an ally, are worth none by themselves; there
    you win by what you buy in the peace (21.5.3).
    .see = 21.5.3, 21.5.5, 22.1

section-21-3-2 =
    A casus belli is a reason for war that makes a declaration cheap. It comes from event cards,
    from a merchant who enters a trade center where you already trade (19.2.2), or from a power that
    takes land of yours from a third while at peace with you. Cards mostly give it to both, the
    other causes only to the injured.

    It lapses when war breaks out and when the turn ends, and a second one adds nothing. There is
    none between allies or between two powers of one player.
    .see = 13.3.7, 19.2.2, 21.3.3

section-21-3-3 =
    Declaring war is an action. With a casus belli that is all it costs. Without one you give the
    enemy a point of morale at once, and it must be the last point of your impulse, so a card you
    still have to play comes first.

    Entering a war to help an ally is free. If somebody declares war on your independent minor, you
    are in that war too (20.5). In forced peace nobody declares war (21.5.4).
    .example = You have three points, one of them for war without a casus belli: build and march
        with two, then declare war. Your army crosses the border in the next impulse, and you begin
        one point down.
    .see = 20.5, 21.3.2, 21.3.5, 21.5.4

section-21-3-4 =
    Vitality is also a power's stock of morale, and each serious defeat hands a point of it to the
    enemy. The difference between what two enemies have taken from each other is the war status: it
    says who is winning, and by how much. Points pass only between powers at war with each other,
    and all of them come back with the peace. A power without any left must make peace at once
    (21.4.2).
    .see = 21.3.5, 21.4, 21.5.1

section-21-3-5 =
    You lose a point when you lose a land or naval combat in which you threw at least two dice; when
    an enemy takes a key area of yours or of your minor; when you lose a minor without key areas to
    a conqueror; and when you declare war without a casus belli.

    An area that is named among the objectives of one of the two counts as key between them. What
    you had already lost costs no second time, and assaults and subjugations cost nothing by
    themselves.
    .example = You lose a battle with three dice in a key area and the enemy takes it: two points
        gone in one action. With vitality 2 the war is over.
    .see = 13.2.6, 13.3.8, 13.4.6, 20.3.3, 21.3.3

section-21-4 =
    A war ends by an event, with the turn, or by negotiations that one side opens and the other
    cannot refuse. Whoever opens them pays a point for it (21.5.1). Then it is seen who has won, and
    the winner takes his gains. Until the turn ends the two are then in forced peace (21.5.4).
    .see = 21.4.1, 21.4.2, 21.5

section-21-4-1 =
    At the start of your impulse a power of yours may ask for peace if half of its morale or more is
    lost, to all its enemies together. It may do so with any one of them, also with one it is
    beating, and again with another while the condition still holds.
    .example = With vitality 5 you need three points lost; with 3 or 4, two.
    .see = 8.2.2, 21.4.2, 21.5.1

section-21-4-2 =
    The moment a power loses its last point of morale, or control of its last possession, everything
    stops and it must make peace with one of the enemies who hold its morale, so that it has at
    least one point again. It need not be the one who took the last point; often it is better to
    settle with whoever holds most.

    Then the interrupted action goes on, as far as the peace leaves anything to do. In Tercio a
    battle between powers that are now at peace is called off, and troops at sea do not land where
    there is no enemy any more.
    .see = 21.3.4, 21.5, 21.5.1

section-21-5 =
    Peace is made in steps. The war status is adjusted for areas and for who asked (21.5.1). Unrest
    rises with the morale that each has lost (21.5.2). The winner takes the VP of the war and
    chooses conditions (21.5.3). Everything else that was taken goes back, troops go home, morale is
    restored, and a forced peace begins (21.5.4).
    .see = 21.5.1, 21.5.2, 21.5.3, 21.5.4, 21.5.5

section-21-5-1 =
    First areas are compared. Those that are not key count by the difference: a point of morale for
    every two on the main map, and for each one on mini-maps. Areas of minors count; key areas and
    objectives have been paid for already. Then whoever asked for peace, willing or forced, gives
    one more, but nobody does at the end of the turn.

    Points are paid from your own morale, then by returning what you have taken. What is still
    missing counts all the same, but you never lose by more than your vitality.
    .example = Your vitality is 5. You have taken 2 points and lost 1, and the enemy holds five
        ordinary areas of yours against one of his: four more, two points for him. It stands 2 to 3,
        and if you asked for the peace 2 to 4, a defeat by two.
    .see = 21.3.5, 21.4.1, 21.5.2, 21.5.3

section-21-5-2 =
    After a draw both powers gain as much unrest as they lost morale points to each other. If
    somebody won, the loser does so too, and the winner gains half of what he lost, rounded down. A
    narrow war between two exhausted powers is therefore dear for both.
    .example = You win by 4 to 3: your unrest rises by 1, the loser's by 4.
    .see = 19.1, 21.5.1

section-21-5-3 =
    The winner has the VP of the war, and spends the difference on conditions. A VP costs 2, or 1 if
    his card names a military victory over the loser, who loses none himself. A minor becomes his
    for 2 or neutral for 1, and an independent one costs one more either way. A conquered domain
    costs 1; one that was not conquered, but lay on the border when the war began, costs 2. A
    merchant is removed for 2 where the winner has one, even a prepared one, or replaced by one of
    his for 3 where he has room; razing a port, or one unrest less for him and one more for the
    loser, costs 1.

    Land and minors only in theaters of interest, and never home areas. Tercio reads "minor powers
    excluded" so that only the winner's own border and the loser's own domains count. The rest goes
    back; a third power stays in a ceded area only if it is at war with the new owner.
    .example = You win by three: a conquered domain for 1 and a VP for 2. Against an enemy whom your
        card names, three VP instead.
    .see = 18.4.1, 19.2.4, 20.4, 21.3.1, 22.1

section-21-5-4 =
    After a peace, and between allies, neither power may declare war on the other or rob its
    merchants until the turn ends. Only a war that an event brings overrides it, and the contenders
    of the French Wars of Religion are not bound by it (8.1.1). A small defeat can thus be a shield:
    the army is free for the next enemy.
    .see = 8.1.1, 11.5.1, 21.1, 21.3.3

section-21-5-5 =
    A peace in the course of the turn is settled when it is opened. At the end of the turn all
    remaining wars end: first those that cards began, in the order in which they were played, and
    within a card in the order it names the powers; then the others as they broke out. Two powers
    make only one peace, with the VP of all its cards.
    .see = 21.3.1, 21.5.1, 23

section-21-6 =
    Some events and turn rules say that a power collapses if it loses a certain war. Nobody can end
    that war by his own will: Tercio reads it of both sides, and of all other wars of the power in
    danger, since it falls with any that it loses. If the power loses, the winner keeps all that he
    controls of it, and what it had taken is returned. Then it must make peace with every other
    enemy in the same manner, even where it was winning.

    After that it is gone: units, markers and merchants are removed, its minors are neutral, and
    what land it still has is independent at level 3.
    .see = 18.2.2, 20.4.1, 21.5
