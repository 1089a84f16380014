"""The rules, in the order of the book (RULES.md)."""

from tercio.games.primer.position import NOBODY, BidOpened, Lombardy, Marched
from tercio.kernel.ask import Ask, AskAll, Checkpoint, Option, Procedure, Seat, compose, counts, ref
from tercio.kernel.citations import cites
from tercio.kernel.deals import Deal, DealRules, Item, negotiate
from tercio.kernel.restrictions import Choice, Restrictions, forbids, menu
from tercio.kernel.windows import window

CARDS_A_TURN, HAND_LIMIT, IMPULSES, PRICE, HIT = 2, 5, 3, 2, 5


@cites("PR 2")
def play(g: Lombardy) -> Procedure[None]:
    """The place in the turn is kept in the state, so that this loop can be entered anywhere."""
    while (phase := g.state.phase) != "over":
        yield Checkpoint(phase, ("turn", "impulse") if phase == "levy" else ("impulse",))
        yield from PHASES[phase](g)


@cites("PR 3.1", "PR 3.2")
def levy(g: Lombardy) -> Procedure[None]:
    for seat in g.state.order:
        g.pay(seat, 1 + len(g.holdings(seat)))
        room = HAND_LIMIT - len(g.state.cards.hands[seat])
        g.state.cards.draw(g, seat, min(CARDS_A_TURN, room))
    g.state.phase = "bid"
    yield from ()


@cites("PR 4.1", "PR 4.2")
def bid(g: Lombardy) -> Procedure[None]:
    bids = {seat: counts("bid", range(purse + 1)) for seat, purse in g.state.ducats.items()}
    answers = yield AskAll({seat: Ask(seat, "bid", bids[seat], "PR 4.1") for seat in g.seats})
    g.state.order.sort(key=lambda seat: -answers[seat].value)
    for seat in g.state.order:
        g.record(BidOpened(ref("seat", seat), answers[seat].value))
    g.pay(g.state.order[0], -answers[g.state.order[0]].value)
    g.state.phase = "council"


class Terms(DealRules[Lombardy]):
    """What a deal may hold: a truce, and ducats either way.

    A deal always stands: a look into a purse would tell what its owner has promised elsewhere.
    """

    cite = "PR 5.2"

    def items(self, g: Lombardy, draft: Deal) -> list[Option]:
        a, b = draft.proposer, draft.partner
        ducats = [Item("ducats", *pair, str(n)) for pair in ((a, b), (b, a)) for n in (1, 2, 3)]
        taken = [(item.kind, item.giver) for item in draft.items]
        items = [i for i in (Item("truce", a, b), *ducats) if (i.kind, i.giver) not in taken]
        args = [{"seat": ref("seat", item.giver), "n": item.what} for item in items]
        return [
            Option("", i, (), f"item-{i.kind}", args=a) for i, a in zip(items, args, strict=True)
        ]


@cites("PR 5.1", "PR 5.2")
def council(g: Lombardy) -> Procedure[None]:
    seats = g.seats if len(g.seats) > 2 else ()
    deals = yield from negotiate(g, g.state.floor, seats, Terms())
    for item in (item for deal in deals for item in deal.items):
        if item.kind == "truce":
            g.swear(item.giver, item.taker)
        else:
            ducats = min(int(item.what), g.state.ducats[item.giver])
            g.pay(item.giver, -ducats)
            g.pay(item.taker, ducats)
    g.state.phase = "impulse"


@forbids("PR 5.3")
def bound_by_truce(g: Lombardy, seat: Seat, start: str, goal: str) -> bool:
    return {seat, g.state.owner[goal]} in map(set, g.state.truces)


@forbids("PR 6.2")
def out_of_reach(g: Lombardy, seat: Seat, start: str, goal: str) -> bool:
    map = g.data.map
    own = map.flood(map.mask(start), map.mask(*g.holdings(seat)))
    return goal == start or not (own | map.neighbours(own)) & map.mask(goal)


@forbids("PR 6.2")
def no_company(g: Lombardy, seat: Seat, town: str) -> bool:
    return g.state.owner[town] != seat or g.state.companies[town] == 0


@forbids("PR 6.2")
def nowhere_to_go(g: Lombardy, seat: Seat, town: str) -> bool:
    return not any(GOAL.allow(g, seat, town, goal) for goal in g.data.towns[town].roads)


@forbids("PR 6.3")
def not_yours(g: Lombardy, seat: Seat, town: str) -> bool:
    return g.state.owner[town] != seat and (g.state.companies[town] > 0 or g.holdings(seat) != [])


@forbids("PR 6.3")
def empty_purse(g: Lombardy, seat: Seat, town: str) -> bool:
    return g.state.ducats[seat] < PRICE


@forbids("PR 8")
def not_in_hand(g: Lombardy, seat: Seat, when: str, card: str) -> bool:
    return card not in g.state.cards.hands[seat]


@forbids("PR 8")
def wrong_moment(g: Lombardy, seat: Seat, when: str, card: str) -> bool:
    return g.data.cards[card].when != when


START = Restrictions("start", no_company, nowhere_to_go)
GOAL = Restrictions("goal", out_of_reach, bound_by_truce)
MUSTER = Restrictions("muster", not_yours, empty_purse)
PLAY = Restrictions("play", not_in_hand, wrong_moment)


@cites("PR 6.1", "PR 6.3", "PR 8.3")
def impulse(g: Lombardy) -> Procedure[None]:
    s = g.state
    seat = s.order[s.impulse % len(s.order)]
    order, *details = yield from compose(lambda picks: next_ask(g, seat, picks))
    verb, what = order.key.partition(".")[0], order.value
    if verb == "play":
        s.cards.play(g, seat, what)
        g.pay(seat, g.data.cards[what].power)
        return  # a card costs no impulse
    if verb == "march":
        yield from march(g, seat, what, details[0].value, column=details[1].value)
    elif verb == "muster":
        g.pay(seat, -PRICE)
        g.garrison(what, seat, s.companies[what] + 1)
    s.impulse += 1
    if s.impulse == IMPULSES * len(s.order):
        end_turn(g)


def next_ask(g: Lombardy, seat: Seat, picks: list[Option]) -> Ask | None:
    """An order; for a march also where to and how many."""
    towns = g.data.towns
    if not picks:
        march = Choice("march", "town", towns, START, told=(g, seat))
        muster = Choice("muster", "town", towns, MUSTER, told=(g, seat))
        cards = hand(g, seat, "impulse")
        return menu(seat, "impulse", march, muster, cards, cite="PR 6.1", may_pass=True)
    if len(picks) == 3 or not picks[0].key.startswith("march"):
        return None
    start = picks[0].value
    if len(picks) == 1:
        goals = Choice("goal", "town", towns, GOAL, told=(g, seat, start))
        return menu(seat, "goal", goals, cite="PR 6.2")
    strengths = range(1, g.state.companies[start] + 1)
    args = {"goal": ref("town", picks[1].value)}
    return Ask(seat, "companies", counts("companies", strengths), "PR 6.2", args=args)


def hand(g: Lombardy, seat: Seat, when: str) -> Choice:
    return Choice("play", "card", g.data.cards, PLAY, told=(g, seat, when))


@cites("PR 6.2", "PR 8.2")
def march(g: Lombardy, seat: Seat, start: str, goal: str, *, column: int) -> Procedure[None]:
    """The column counts in the town that it left until it arrives: so it falls back by itself."""
    s = g.state
    g.record(Marched(ref("seat", seat), ref("town", start), ref("town", goal), column))
    if s.owner[goal] != seat:
        rivals = [other for other in s.order if other != seat]
        ambush = yield from responses(g, "on-the-march", rivals, seat, goal=goal)
        lost = min(column, sum(ambush.values()))
        column -= lost
        g.garrison(start, seat, s.companies[start] - lost)
        if column and s.companies[goal]:
            column = yield from battle(g, seat, start, goal, column=column)
    if column:
        there = s.companies[goal] if s.owner[goal] == seat else 0
        g.garrison(start, seat, s.companies[start] - column)
        g.garrison(goal, seat, there + column)


@cites("PR 8", "PR 8.1")
def responses(
    g: Lombardy, name: str, polled: list[Seat], seat: Seat, *, goal: str
) -> Procedure[dict[Seat, int]]:
    """Whoever holds a card may play one, on the march only the first who does. Who is asked
    does not depend on which cards he holds. Returns the power of what each has played."""
    played = yield from window(
        name,
        [who for who in polled if g.state.cards.hands[who]],
        lambda who: hand(g, who, name).options(),
        cite="PR 8",
        args={"seat": ref("seat", seat), "town": ref("town", goal)},
        in_order=name == "on-the-march",
        explain=lambda who: hand(g, who, name).refusals,
    )
    for who, pick in played:
        g.state.cards.play(g, who, pick.value)
    return {who: g.data.cards[pick.value].power for who, pick in played}


@cites("PR 7.1", "PR 7.2", "PR 7.3")
def battle(g: Lombardy, seat: Seat, start: str, goal: str, *, column: int) -> Procedure[int]:
    """Returns how many companies win through: none, if the attack is beaten off."""
    s, foe = g.state, g.state.owner[goal]
    parties = [who for who in (seat, foe) if who != NOBODY]
    cards = yield from responses(g, "before-battle", parties, seat, goal=goal)
    walls = g.data.towns[goal].walls and g.setting.options["walls"] == "stone"
    defenders = s.companies[goal] + walls + cards.get(foe, 0)
    attack = sum(die >= HIT for die in g.dice(column + cards.get(seat, 0), "attack", HIT))
    defence = sum(die >= HIT for die in g.dice(defenders, "defence", HIT))
    lost = min(column, defence)
    g.garrison(start, seat, s.companies[start] - lost)
    g.garrison(goal, foe, max(0, s.companies[goal] - attack))
    return column - lost if attack > defence else 0


@cites("PR 9.1", "PR 9.2")
def end_turn(g: Lombardy) -> None:
    s = g.state
    mastery = max(map(g.points, g.seats)) >= g.campaign.mastery
    s.phase = "over" if mastery or s.turn == g.campaign.turns else "levy"
    if s.phase == "levy":
        s.turn, s.impulse, s.truces = s.turn + 1, 0, []


PHASES = {"levy": levy, "bid": bid, "council": council, "impulse": impulse}


def against_me(g: Lombardy, seat: Seat, ask: Ask) -> bool:
    """A condition for standing orders: it comes to a town of mine."""
    return any(ref("town", town) == (ask.args or {})["town"] for town in g.holdings(seat))
