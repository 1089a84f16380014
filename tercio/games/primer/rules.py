"""The rules, in the order of the book (RULES.md)."""

from collections.abc import Iterable, Sequence
from typing import Any

from tercio.games.primer.position import NOBODY, BidOpened, Card, Lombardy, Marched, TurnBegan
from tercio.kernel.ask import (
    PASS,
    Ask,
    AskAll,
    Checkpoint,
    Explain,
    Option,
    Procedure,
    Seat,
    compose,
    ref,
)
from tercio.kernel.citations import cites
from tercio.kernel.deals import Deal, Item, negotiate
from tercio.kernel.masks import places_of
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.kernel.windows import window

CARDS_A_TURN, HAND_LIMIT, IMPULSES, PRICE, CROWDED, HIT, LOAN = 2, 5, 3, 1, 4, 5, 3


@cites("PR 2")
def play(g: Lombardy) -> Procedure[None]:
    """The place in the turn is kept in the state, so that this loop can be entered anywhere."""
    while (phase := g.state.phase) != "over":
        yield Checkpoint(phase, {"levy": ("turn", "impulse")}.get(phase, ("impulse",)))
        yield from PHASES[phase](g)


def choose(g: Lombardy, n: int, verb: str, table: Restrictions, *before: Any) -> Ask:
    """One option for every town (or card) that a table allows; it explains the others too."""
    kind = "card" if table is PLAY else "town"
    things, cite = g.data.things[kind], table.rules[-1].cite
    options = [
        Option(f"{verb}.{id}", thing, (ref(kind, id),), cite=cite)
        for id, thing in things.items()
        if table.allow(g, n, *before, thing)
    ]

    def explain(what: str) -> list[Any]:
        asked, _, id = what.partition(":")
        known = asked == kind and id in things
        return table.refusals(g, n, *before, things[id]) if known else []

    return Ask(g.seats[n], verb, options, cite, explain=explain)


def reasons(*asks: Ask) -> Explain:
    """All that several asks have against a thing."""
    return lambda what: [why for ask in asks if ask.explain for why in ask.explain(what)]


@cites("PR 3.1", "PR 3.2")
def levy(g: Lombardy) -> Procedure[None]:
    g.record(TurnBegan(g.state.turn))
    for n in g.state.order:
        g.pay(n, 1 + g.state.owner.count(n))
        for _ in range(min(CARDS_A_TURN, HAND_LIMIT - len(g.state.hands[n]))):
            g.draw(n)
    g.state.phase = "bid"
    yield from ()


@cites("PR 4.1", "PR 4.2", "PR 4.3")
def bid(g: Lombardy) -> Procedure[None]:
    s = g.state
    asks = {}
    for seat, purse in zip(g.seats, s.ducats, strict=True):
        bids = [Option(f"bid.{n}", n, args={"ducats": n}) for n in range(purse + 1)]
        asks[seat] = Ask(seat, "bid", bids, "PR 4.1")
    answers = yield AskAll(asks)
    s.order.sort(key=lambda n: -answers[g.seats[n]].value)
    for n in s.order:
        g.record(BidOpened(g.captain(n), answers[g.seats[n]].value))
    first = s.order[0]
    g.pay(first, -answers[g.seats[first]].value)
    if first in s.owner:
        pick = yield choose(g, first, "commission", COMMISSION)
        g.muster(first, pick.value)
    s.phase = "council"


def clause(item: Item) -> Option:
    args = {"n": item.what, "seat": ref("seat", item.giver)}
    return Option(item.key, item, text=f"item-{item.kind}", args=args)


class Terms:
    """What a deal may hold: a truce, and ducats either way."""

    cite = "PR 5.2"

    def partners(self, g: Lombardy, seat: Seat) -> Sequence[Seat]:
        return [other for other in g.seats if other != seat]

    def items(self, g: Lombardy, draft: Deal) -> Sequence[Option]:
        a, b = draft.proposer, draft.partner
        clauses = [Item("truce", a, b)]
        for giver, taker in ((a, b), (b, a)):
            purse = g.state.ducats[g.seats.index(giver)]
            clauses += [Item("ducats", giver, taker, str(n + 1)) for n in range(min(purse, 3))]
        taken = {(item.kind, item.giver) for item in draft.items}
        return [clause(item) for item in clauses if (item.kind, item.giver) not in taken]

    @cites("PR 5.2")
    def stands(self, g: Lombardy, deal: Deal, agreed: Sequence[Deal]) -> bool:
        """A party answers for its own purse, when it proposes and when it accepts: to look into
        the other's purse would tell what that one has promised elsewhere."""
        offers = g.state.floor.proposed
        payer = deal.partner if deal in offers else deal.proposer
        others = [d for d in offers if d.proposer == payer and d != deal]
        items = [item for d in (*agreed, *others, deal) for item in d.items if item.what]
        pledged = sum(int(item.what) for item in items if item.giver == payer)
        return pledged <= g.state.ducats[g.seats.index(payer)]


@cites("PR 5.1", "PR 5.3")
def council(g: Lombardy) -> Procedure[None]:
    seats = g.seats if len(g.seats) > 2 else ()
    deals = yield from negotiate(g, g.state.floor, seats, Terms())
    for item in (item for deal in deals for item in deal.items):
        giver, taker = g.seats.index(item.giver), g.seats.index(item.taker)
        if item.kind == "truce":
            g.swear(giver, taker)
        else:
            g.pay(giver, -int(item.what))
            g.pay(taker, int(item.what))
    g.state.phase = "impulse"


@forbids("PR 5.3")
def bound_by_truce(g: Lombardy, n: int, start: int, town: int) -> bool:
    owner = g.state.owner[town]
    return owner != n and any(n in pair and owner in pair for pair in g.state.truces)


@forbids("PR 6.2")
def not_yours(g: Lombardy, n: int, town: int) -> bool:
    return g.state.owner[town] != n


@forbids("PR 6.2")
def nobody_to_march(g: Lombardy, n: int, town: int) -> bool:
    return g.state.companies[town] == 0


@forbids("PR 6.2")
def out_of_reach(g: Lombardy, n: int, start: int, town: int) -> bool:
    mine = g.data.roads.flood(1 << start, g.holdings(n))
    return town == start or not (mine | g.data.roads.neighbours(mine)) >> town & 1


@forbids("PR 6.3")
def too_few_ducats(g: Lombardy, n: int, town: int) -> bool:
    return g.state.ducats[n] < PRICE


@forbids("PR 6.3")
def town_is_crowded(g: Lombardy, n: int, town: int) -> bool:
    return g.state.companies[town] >= CROWDED


@forbids("PR 7.4")
def no_refuge(g: Lombardy, n: int, lost: int, town: int) -> bool:
    return g.state.owner[town] != n or not g.data.roads.adjacent[lost] >> town & 1


@forbids("PR 8")
def not_in_hand(g: Lombardy, n: int, when: str, card: Card) -> bool:
    return card.id not in g.state.hands[n]


@forbids("PR 8")
def wrong_moment(g: Lombardy, n: int, when: str, card: Card) -> bool:
    return card.when != when


COMMISSION = Restrictions("commission", not_yours)
START = Restrictions("march", not_yours, nobody_to_march)
GOAL = Restrictions("goal", bound_by_truce, out_of_reach)
MUSTER = Restrictions("muster", not_yours, too_few_ducats, town_is_crowded)
RETREAT = Restrictions("retreat", no_refuge)
PLAY = Restrictions("play", not_in_hand, wrong_moment)


@cites("PR 6.1", "PR 6.3", "PR 6.4", "PR 8.4")
def impulse(g: Lombardy) -> Procedure[None]:
    s = g.state
    n = s.order[s.impulse % len(s.order)]
    picks = yield from compose(lambda picks: next_order(g, n, picks))
    order, first = picks[0].key.partition(".")[0], picks[0].value
    if order == "play":
        g.play(n, first)
        g.pay(n, LOAN)
        return
    if order == "march":
        yield from march(g, n, first, picks[1].value, picks[2].value)
    elif order == "muster":
        g.pay(n, -PRICE)
        g.muster(n, first)
    s.impulse += 1
    if s.impulse == IMPULSES * len(s.order):
        end_turn(g)


def next_order(g: Lombardy, n: int, picks: list[Option]) -> Ask | None:
    if not picks:
        march, muster = choose(g, n, "march", START), choose(g, n, "muster", MUSTER)
        cards = choose(g, n, "play", PLAY, "impulse")
        options = [*march.options, *muster.options, *cards.options, Option(PASS)]
        explain = reasons(march, muster, cards)
        return Ask(g.seats[n], "impulse", options, "PR 6.1", explain=explain)
    if not picks[0].key.startswith("march") or len(picks) == 3:
        return None
    start = picks[0].value
    if len(picks) == 1:
        return choose(g, n, "goal", GOAL, start)
    counts = range(1, g.state.companies[start] + 1)
    options = [Option(f"companies.{c}", c, args={"companies": c}) for c in counts]
    return Ask(g.seats[n], "companies", options, "PR 6.2")


@cites("PR 6.2")
def march(g: Lombardy, n: int, start: int, goal: int, companies: int) -> Procedure[None]:
    """The column stands in its town of departure until it arrives: it falls back by itself."""
    s = g.state
    g.record(Marched(g.captain(n), g.town(start), g.town(goal), companies))
    if s.owner[goal] != n:
        rivals = [m for m in s.order if m != n]
        answers = yield from responses(g, "on-the-march", rivals, n, goal, True)
        for _, event in answers:
            companies = MARCH_EVENTS[event.id](g, start, companies)
    if companies and s.owner[goal] != n and s.companies[goal]:
        yield from battle(g, n, start, goal, companies)
    elif companies:
        g.occupy(n, start, goal, companies)


@cites("PR 8", "PR 8.1")
def responses(
    g: Lombardy, name: str, polled: Iterable[int], n: int, goal: int, in_order: bool = False
) -> Procedure[list[tuple[int, Card]]]:
    """Ask every captain who holds a card, whatever card it is; play what they answer."""
    asks = {g.seats[m]: choose(g, m, "play", PLAY, name) for m in polled if g.state.hands[m]}
    answers = yield from window(
        name,
        list(asks),
        lambda seat: asks[seat].options,
        cite="PR 8",
        args={"seat": g.captain(n), "town": g.town(goal)},
        refs=(g.captain(n), g.town(goal)),
        in_order=in_order,
        explain=lambda seat: reasons(asks[seat]),
    )
    for seat, pick in answers:
        g.play(g.seats.index(seat), pick.value)
    return [(g.seats.index(seat), pick.value) for seat, pick in answers]


@cites("PR 8.2")
def ambush(g: Lombardy, start: int, companies: int) -> int:
    g.lose(start, 1)
    return companies - 1


@cites("PR 8.3")
def floods(g: Lombardy, start: int, companies: int) -> int:
    return 0


@cites("PR 7.1", "PR 7.2", "PR 7.3")
def battle(g: Lombardy, n: int, start: int, goal: int, companies: int) -> Procedure[None]:
    s = g.state
    foe, stone = s.owner[goal], g.setting.options["walls"] == "stone"
    parties = [m for m in (n, foe) if m != NOBODY]
    dice = {n: companies, foe: s.companies[goal] + (stone and g.data.towns[goal].walls)}
    answers = yield from responses(g, "before-battle", parties, n, goal)
    for m, card in answers:
        dice[m] += card.dice
    attack = sum(die >= HIT for die in g.dice(dice[n], "attack"))
    defence = sum(die >= HIT for die in g.dice(dice[foe], "defence"))
    lost = min(defence, companies)
    g.lose(start, lost)
    g.lose(goal, min(attack, s.companies[goal]))
    if attack > defence and companies > lost:
        yield from retreat(g, foe, goal)
        g.occupy(n, start, goal, companies - lost)


@cites("PR 7.4")
def retreat(g: Lombardy, n: int, lost: int) -> Procedure[None]:
    ask = choose(g, n, "retreat", RETREAT, lost) if n != NOBODY else None
    if ask and ask.options and g.state.companies[lost]:
        pick = yield ask
        g.occupy(n, lost, pick.value, g.state.companies[lost])
    g.lose(lost, g.state.companies[lost])


@cites("PR 9.1", "PR 9.2")
def end_turn(g: Lombardy) -> None:
    s = g.state
    mastered = max(map(g.points, s.order)) >= g.campaign.mastery
    s.phase = "over" if mastered or s.turn == g.campaign.turns else "levy"
    if s.phase == "levy":
        s.turn, s.impulse, s.truces = s.turn + 1, 0, []


PHASES = {"levy": levy, "bid": bid, "council": council, "impulse": impulse}
MARCH_EVENTS = {"ambush": ambush, "floods": floods}


def against_me(g: Any, seat: Seat, ask: Ask) -> bool:
    """A standing order's condition: the column marches on a town of mine."""
    towns = places_of(g.holdings(g.seats.index(seat)))
    return any(g.town(town) in ask.refs for town in towns)
