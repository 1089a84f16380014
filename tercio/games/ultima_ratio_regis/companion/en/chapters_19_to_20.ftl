### Ultima Ratio Regis, section by section and in our own words.

# 19 Economy

section-19 =
    Money is not counted in coins here but in unrest, which is what a power owes its people (19.1).
    Trade lowers it and wins VP (19.2); technology and alliances are bought with it (19.3, 20.3.1).
    .see = 19.1, 19.2, 19.3, 23.1.1

section-19-1 =
    Every power has a level of unrest. It rises with bids for technologies and minors, conscripts,
    merchants that were robbed, an extraordinary leader, the weariness and the reparations after a
    war, revolts, and upkeep above income. It falls by actions, subsidies, successful piracy,
    reparations, and income above upkeep.

    Up to the vitality all is well. Above that your bids shrink point by point and extraordinary
    leaders are out of reach; above twice the vitality there are revolts at the end of the turn, and
    at 20 the dynasty falls (23.2).
    .example = A power with vitality 5 and unrest 7 may bid three points at most. At 11 it would
        have one revolt at the end of the turn.
    .see = 17.3, 19.1.1, 19.3.1, 23.1.1, 23.2

section-19-1-1 =
    One action lowers the unrest of the power by one, never below none. It is the use for an action
    when nothing better offers; it is worth most just above the vitality, before an auction, and
    just above twice the vitality, before the turn ends.
    .see = 19.1, 23.2

section-19-1-2 =
    One action of a power lowers the unrest of another major power that it is allied with by one.
    The ally must be a major at that moment; minors have no unrest. If two powers of your own are
    allies, one can thus spend its actions on the other.
    .see = 19.1, 21.1

section-19-2 =
    Trade brings income every turn, and a monopoly brings a VP as well. Merchants sit in trade
    centers (19.2.1), where there is seldom room for all who come (19.2.3), and those who are
    already there do not like newcomers (21.3.2).
    .see = 19.2.1, 19.2.2, 19.2.4, 19.2.5

section-19-2-1 =
    A trade center stands for the traffic of a sea and counts all commercial ports on it, of
    whatever theater. Those of Africa and Asia count every area of their theater; Eastern Europe
    trades on rivers, where no pirate can come. A commercial port on two seas counts in both, and on
    mini-maps every finished fortress makes its area one.

    When a commercial port changes control by a combat, or a peace demands it (21.5.3), it is razed,
    and counts for nothing until the next turn. In Tercio one that is taken without any combat is
    spared. A razed port also raises no conscripts for a fleet (13.1.9).
    .see = 11.5.1, 13.1.9, 19.2.4, 21.5.3

section-19-2-2 =
    For one action you prepare a merchant, in the dispersion box of the trade center's theater. The
    power needs an interest (18.4.1) and a possession on the coast of that sea, its own or a
    minor's, or any area of the theater in Eastern Europe. At the start of the next turn it may
    enter, and until then it does nothing. A power has at most two merchants in a center, those on
    their way included.

    Everybody who was there before gets a casus belli against whoever enters, even if that power had
    a merchant there already. Powers that come into the game place their merchants at once (24).
    .see = 8.1.3, 18.4.1, 19.2.3, 21.3.2

section-19-2-3 =
    Each trade center has room for a number of merchants, printed on the map and changed by turns
    and events. During a turn there may be more of them; at its end the surplus is removed (19.2.4).
    So it may be worth entering a full center, if others will lose before you.
    .see = 8.1.1, 19.2.2, 19.2.4

section-19-2-4 =
    At the end of the turn, in each center with too many, merchants go until the rest fits. First go
    those of powers with no coastal area there. Then a power with a single area there keeps only one
    of two. Then the others lose one each, in this order: fewest commercial ports that are not
    razed, those of minors included, then lowest vitality, then the latest in the game order; within
    one player's powers he chooses. If one round is not enough, there is a second.

    It stops as soon as the numbers are right. Merchants that a scenario fixes always stay.
    .example = Room for three; Venice has two merchants and three ports, the Ottomans two and two.
        The Ottomans are first in the order and lose one. If Venice had lost two of its ports in the
        war, it would be the loser.
    .see = 19.2.1, 19.2.3, 23

section-19-2-5 =
    When income is counted, one merchant in a center brings 2. Two bring 3 and, as a monopoly, 1 VP.
    The second merchant is thus mostly a matter of VP, the first one of money.
    .see = 22.2, 23.1.1

section-19-3 =
    Four generic cards bring a technology to whoever bids most: land, siege, naval and industrial.
    The first three help their owner in combats for the rest of the turn. The industrial one is not
    kept; it only adds to the income of the turn. At the end of the turn they are back among the
    cards.

    What each does is on its card, not in the book, so Tercio's versions are reconstructed: an
    advantage in battles, in assaults or in naval combats other than piracy, and 3 income this turn.
    .see = 13.1.2, 19.3.1

section-19-3-1 =
    Whoever plays the card opens the bidding or passes; then the others, in the order of play, raise
    or pass, each with any one of his powers, until nobody goes higher. A bid is at least 1. A power
    can bid no more than its vitality, less every point of unrest above its vitality.

    The winner's unrest rises by the bid. Without a bid nothing happens, and the player of the card
    has its actions in any case. Tercio lets you come in again after a pass, as long as the bidding
    goes on.
    .example = With vitality 4 and unrest 3 you may bid up to 4; with unrest 6 only up to 2; with 8
        you are out.
    .see = 19.1, 20.3.1

# 20 Diplomacy with minor powers

section-20 =
    Minor powers have no player. Allied with a major they give it land, troops and sometimes VP;
    neutral they mostly stand aside. Players fight over them with bids, armies and at the peace
    table.
    .see = 20.1, 20.2, 20.3, 20.5

section-20-1 =
    A minor without an ally hardly takes part. Strategic moves cross its land only where your own
    troops already stand. Tactical moves into it are free, even to fight another power there, but
    you cannot conquer it: it keeps its areas.
    .see = 12.1, 13.5.1, 20.3

section-20-2 =
    The areas and units of your allied minor count as yours, with some exceptions. Its troops and
    squadrons are built only in its own areas, and yours never there. You may build fortresses
    there, but they go when the alliance does. Its areas bring you no income, and its units cost no
    upkeep.

    Its troops stay in the theaters of the minor and their border areas, and its fleets have their
    bases there, unless its card says otherwise.
    .see = 9.1, 18.5, 22.2, 23.1.1

section-20-3 =
    There are four ways: an alliance card with an auction (20.3.1), conquest in a war (20.3.3), a
    peace condition (21.5.3), and an event. For the first three you need an interest in a theater of
    the minor (18.4.1); anybody may hire mercenaries.
    .see = 18.4.1, 20.3.1, 20.3.3, 20.3.4

section-20-3-1 =
    The card opens an auction like that of a technology, with unrest for money (19.3.1). Only powers
    with an interest in a theater of the minor may bid. If the winner is already its ally he pays
    one point less than he bid. Differences of religion cost one more: between Christians and
    Muslims, and after Calvin between Christian confessions; the highest possible bid stays the
    same.

    Its units then come as reinforcements (20.3.2), and others must leave its land (20.4.2). If
    nobody bids, the minor is neutral from now on, whoever had it.
    .example = The Ottomans win a Christian minor with a bid of 2, and their unrest rises by 3. Had
        they been its ally before, it would rise by 2.
    .see = 19.3.1, 20.3.2, 20.4.1, 20.4.2

section-20-3-2 =
    After an alliance by card you may pick up all units of the minor that are not destroyed,
    besieged ones too, and place them anew as if they had just been built, each with its strategic
    move. The fortresses of its card stand again at once. A renewed alliance is thus also a free
    redeployment.
    .see = 9.1, 20.3.1, 20.4.2

section-20-3-3 =
    If you are at war with a minor's ally and control all of its areas, it becomes your ally at
    once. Its units are eliminated. If no area of it is key between the two of you, its former ally
    also loses a point of morale to you; otherwise he has paid for the key area already.

    If several of his enemies share the land, nothing changes. Without an interest in one of its
    theaters you do not gain the minor either (18.4.1).
    .see = 18.4.1, 21.3.4, 21.3.5

section-20-3-4 =
    An alliance from a peace or an event is treated like one by card: reinforcements come and
    strangers leave. Minors that are allied when a scenario begins have all their units deployed.
    .see = 20.3.2, 21.5.3, 24

section-20-4 =
    When a minor changes its standing, units may find themselves in the wrong country. What happens
    depends on whether it has become neutral (20.4.1) or has a new ally (20.4.2).
    .see = 14, 20.4.1, 20.4.2

section-20-4-1 =
    A minor becomes neutral if nobody bids for it or a peace breaks its alliance. All its units
    leave the map and are available again, even eliminated ones. Its revolts are over, and nobody
    else controls its areas any longer. Troops of majors there go home or stay, as their players
    like.
    .see = 14.1, 18.3, 20.1

section-20-4-2 =
    With a new ally, units of the old one and of all other majors must leave the minor's land
    (14.1). Only those at war with the new ally may stay, and keep what they control; then the
    minor's units and fortresses come only where it is in control itself. The new ally's own troops
    stay where they are, and what he had taken there is the minor's again.
    .see = 14.1, 20.3.1, 20.3.2

section-20-5 =
    Most minors follow their ally into every war. An independent minor, such as Scotland, may be
    kept out: when you go to war you say at once, for each war, whether it comes along. If you gain
    it while you are at war, you say so right after the alliance. Left out, it is as good as neutral
    in that war, and Tercio sends its units home instead of removing them, as the playbook does.

    Others may declare war on it as on a major power, if it has an ally and they are not in forced
    peace with him. Its ally is then in that war too, whether he likes it or not.
    .see = 20.1, 21.3.3, 21.5.4

section-20-6 =
    Mercenaries are a minor without land. They are raised like the major's own reinforcements, and
    those that were destroyed are rebuilt whenever the alliance is made or renewed. No peace and no
    conquest takes them from you, only another auction. Tercio spares the Empire in a peace, too,
    since it follows its Emperor.
    .see = 20.3.1, 20.3.2, 21.5.3
