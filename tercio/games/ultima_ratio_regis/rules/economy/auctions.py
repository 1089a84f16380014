"""Auctions of technologies and alliances, with unrest as money (uRR 19.3.1, 20.3.1)."""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.model.event_questions import is_lasting
from tercio.games.ultima_ratio_regis.model.events.realms import AuctionWon, BidRaised
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Player, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    major_of,
    powers_of,
    religion_of,
    seat_of_player,
)
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war, enemies_of, war_of
from tercio.games.ultima_ratio_regis.rules.major_powers.war import are_played_by_one, go_to_war
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import (
    ally_minor,
    become_neutral,
    may_have,
)
from tercio.kernel.ask import Ask, Option, Procedure, Ref, pass_option, ref
from tercio.kernel.citations import cites

Cap = Callable[[Power], int]

CONFESSIONS = ("catholic", "protestant", "orthodox", "mixed")
"""Of Christians; who is mixed belongs to all of them."""


@cites("uRR 19.3.1")
def highest_bid(vitality: int, unrest: int) -> int:
    """The vitality, less all unrest beyond it."""
    return max(min(vitality, 2 * vitality - unrest), 0)


@cites("uRR 19.3.1")
def play_order(g: Regis, first: Player) -> list[Player]:
    """From the player of the card, in the direction of play."""
    count, step = len(g.seats), g.state.direction
    return [g.players[(first + step * n) % count] for n in range(count)]


@cites("uRR 19.3.1")
def auction(g: Regis, first: Player, lot: Ref, cap: Cap, cite: str) -> Procedure[tuple[Power, int]]:
    """Each raises with one of his powers or passes, until all others have passed in a row.

    Who passed may come back when his turn comes again. Returns who wins for how much, or NOBODY.
    """
    order, open_bids = play_order(g, first), g.state.impulse
    winner, bid, passed, turn = NOBODY, 0, 0, 0
    open_bids.lot = lot
    while passed < len(order) - (winner != NOBODY):
        player = order[turn % len(order)]
        turn += 1
        options = _raises(g, player, bid, cap, cite=cite)
        passed += 1
        if not options:
            continue
        args: dict[str, str | int] = {"lot": lot, "bid": bid, "leader": power_ref(g, winner)}
        offers = [*options, pass_option(cite)]
        pick = yield Ask(
            seat_of_player(g, player), "auction", offers, cite, args=args, window="auction"
        )
        if pick.value is not None:
            winner, bid = pick.value
            open_bids.bidder, open_bids.bid = pick.value
            passed = 0
            g.record(BidRaised(power_ref(g, winner), lot, bid))
    open_bids.lot, open_bids.bidder, open_bids.bid = "", NOBODY, 0
    g.record(AuctionWon(lot, power_ref(g, winner), bid))
    return winner, bid


def _raises(g: Regis, player: Player, bid: int, cap: Cap, cite: str) -> list[Option]:
    return [
        Option(
            f"bid.{g.world.power_ids[power]}.{n}",
            (power, n),
            (power_ref(g, power),),
            text="option-raise-bid",
            args={"a": power_ref(g, power), "n": n},
            cite=cite,
        )
        for power in powers_of(g, player)
        for n in range(bid + 1, cap(power) + 1)
    ]


# -- technology --------------------------------------------------------------------------------


@cites("uRR 19.3", "uRR 19.3.1")
def technology_auction(g: Regis, first: Player, tech: str, lasts: bool = True) -> Procedure[Power]:
    """Returns the winner, who pays with unrest; a technology that `lasts` is his until the turn
    ends. Without a bid the event is ignored."""

    def cap(power: Power) -> int:
        return highest_bid(g.world.vitality[power], g.realm.unrest[power])

    winner, bid = yield from auction(g, first, ref("tech", tech), cap, cite="uRR 19.3.1")
    if winner == NOBODY:
        return NOBODY
    g.change_unrest(winner, bid)
    if lasts:
        g.win_technology(winner, tech)
    return winner


# -- alliances ---------------------------------------------------------------------------------


@cites("uRR 20.3.1", "uRR 3.2")
def auction_vitality(g: Regis, power: Power, minor: Power) -> int:
    """Some powers count for more in diplomacy, with all minors or with some."""
    ids, best = g.world.power_ids, g.world.vitality[power]
    for row in g.world.specials.values():
        if row.rule != "auction_vitality" or row.power != ids[power]:
            continue
        if row.turns[0] <= g.state.turn <= row.turns[1] and (
            not row.powers or ids[minor] in row.powers
        ):
            best = max(best, row.n)
    return best


@cites("uRR 20.3.1")
def surcharge(g: Regis, power: Power, minor: Power) -> int:
    """One more between Christians and Muslims, and after CALVIN between confessions."""
    one, other = religion_of(g, power), religion_of(g, minor)
    christians = (one in CONFESSIONS) + (other in CONFESSIONS)
    if christians == 1:
        return int("muslim" in (one, other))
    if christians == 2 and is_lasting(g, "calvin") and "mixed" not in (one, other):
        return int(one != other)
    return 0


@cites("uRR 20.3.1")
def alliance_price(g: Regis, power: Power, minor: Power, bid: int) -> int:
    """An old ally pays one less; the highest possible bid does not change with it."""
    renewed = major_of(g, minor) == power
    return max(bid - renewed + surcharge(g, power, minor), 0)


@cites("uRR 20.3.1", "uRR 20.4.1")
def alliance_auction(g: Regis, first: Player, minor: Power) -> Procedure[Power]:
    """Powers with an interest bid for a minor; without a bid it is neutral, and stays in a war that
    it fights by itself. Returns its ally."""

    def cap(power: Power) -> int:
        if not may_have(g, power, minor):
            return 0
        return highest_bid(auction_vitality(g, power, minor), g.realm.unrest[power])

    winner, bid = yield from auction(g, first, power_ref(g, minor), cap, cite="uRR 20.3.1")
    if winner == NOBODY:
        if major_of(g, minor) != NOBODY:
            yield from become_neutral(g, minor)
        return NOBODY
    g.change_unrest(winner, alliance_price(g, winner, minor, bid))
    yield from take_up_wars(g, minor, winner)
    yield from ally_minor(g, minor, winner)
    return winner


@cites("uRR 20.5", "uRR 21.3")
def take_up_wars(g: Regis, minor: Power, power: Power) -> Procedure[None]:
    """Who becomes the ally of a minor that fights for itself has its war now."""
    for enemy in enemies_of(g, minor):
        war = war_of(g, enemy, minor)
        assert war is not None
        g.end_war(war)
        if (
            enemy != power
            and not are_played_by_one(g, enemy, power)
            and not are_at_war(g, enemy, power)
        ):
            yield from go_to_war(g, enemy, power)
