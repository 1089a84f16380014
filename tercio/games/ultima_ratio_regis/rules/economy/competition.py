"""Commercial competition: merchants beyond the capacity of a center (uRR 19.2.3, 19.2.4)."""

from tercio.games.ultima_ratio_regis.model.limits import trade_areas
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, Center, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, rank_of
from tercio.games.ultima_ratio_regis.model.refs import center_ref, power_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.economy.commerce import trading_ports
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites


@cites("uRR 19.2.4", "uRR 23")
def commercial_competition(g: Regis) -> Procedure[None]:
    for center in g.world.every_center:
        yield from compete(g, center)


@cites("uRR 19.2.3", "uRR 19.2.4")
def compete(g: Regis, center: Center) -> Procedure[None]:
    """Who has no area there leaves, who has one keeps a single merchant; then all lose in turn."""
    if surplus(g, center) > 0:
        drop_strangers(g, center)
    if surplus(g, center) > 0:
        reduce_those_with_one_area(g, center)
    if surplus(g, center) > 0:
        yield from lose_in_order(g, center)


def surplus(g: Regis, center: Center) -> int:
    return sum(g.realm.merchants[center].values()) - g.realm.capacity[center]


def removable(g: Regis, center: Center, power: Power) -> int:
    """Some merchants stay whatever happens, as a scenario says."""
    return g.state.merchants(center, power) - g.realm.fixed[center].get(power, 0)


def _remove(g: Regis, center: Center, power: Power, count: int) -> None:
    count = min(count, removable(g, center, power))
    if count > 0:
        g.remove_merchant(center, power, count)


@cites("uRR 19.2.4")
def drop_strangers(g: Regis, center: Center) -> None:
    for power in sorted(g.realm.merchants[center]):
        if not trade_areas(g, power, center):
            _remove(g, center, power, g.state.merchants(center, power))


@cites("uRR 19.2.4")
def reduce_those_with_one_area(g: Regis, center: Center) -> None:
    for power, count in sorted(g.realm.merchants[center].items()):
        if trade_areas(g, power, center).bit_count() == 1:
            _remove(g, center, power, count - 1)


@cites("uRR 19.2.4")
def lose_in_order(g: Regis, center: Center) -> Procedure[None]:
    """One merchant each, down the list, and again, until the rest fits."""
    order = yield from competition_order(g, center)
    while surplus(g, center) > 0 and any(removable(g, center, power) for power in order):
        for power in order:
            if surplus(g, center) > 0:
                _remove(g, center, power, 1)


def _strength(g: Regis, center: Center, power: Power) -> tuple[int, int, int]:
    """Fewer commercial ports, less vitality, and a later player lose first."""
    player = player_of(g, power)
    rank = len(g.seats) if player == NO_PLAYER else rank_of(g, player)
    return trading_ports(g, power, center), g.world.vitality[power], -rank


@cites("uRR 19.2.4")
def competition_order(g: Regis, center: Center) -> Procedure[list[Power]]:
    """Where two powers of one player are equal, he says which of them comes first."""
    left = sorted(g.realm.merchants[center], key=lambda power: _strength(g, center, power))
    order = list[Power]()
    while left:
        least = _strength(g, center, left[0])
        equals = [power for power in left if _strength(g, center, power) == least]
        options = [
            Option(
                f"first.{g.world.power_ids[power]}",
                power,
                (power_ref(g, power),),
                cite="uRR 19.2.4",
            )
            for power in equals
        ]
        args = {"center": center_ref(g, center)}
        first = yield from choose(
            g, equals[0], "competition", options, cite="uRR 19.2.4", args=args
        )
        left.remove(first)
        order.append(first)
    return order
