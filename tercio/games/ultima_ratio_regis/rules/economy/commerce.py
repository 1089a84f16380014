"""Trade centers and merchants (uRR 19.2, 8.1.3)."""

from tercio.games.ultima_ratio_regis.model.area_questions import (
    fortress_areas,
    has_fortress,
    held_by_side,
)
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.limits import (
    centers_for_merchant,
    has_trade_interest,
    trade_areas,
)
from tercio.games.ultima_ratio_regis.model.names import Center, Mask, Power
from tercio.games.ultima_ratio_regis.model.numbered import by_center, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, seat_of
from tercio.games.ultima_ratio_regis.model.refs import center_ref, power_ref
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.major_powers.war import give_casus_belli
from tercio.kernel.ask import BACK, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.kernel.restrictions import Choice, Restrictions, forbids, menu


@cites("uRR 19.2.1")
@remembered
def commercial_ports(g: Regis) -> Mask:
    """Those marked on the map, and every area of the mini-maps with a fortress."""
    works = places_in(fortress_areas(g) & g.world.overseas)
    return g.world.commercial | mask_of(area for area in works if has_fortress(g, area))


@cites("uRR 19.2.1")
def trading_ports(g: Regis, power: Power, center: Center) -> int:
    """Commercial ports of a center that work for a major: its own and its minors'."""
    served = g.world.center_areas[center]
    return (commercial_ports(g) & served & held_by_side(g, power) & ~g.state.razed).bit_count()


@cites("uRR 19.2", "uRR 19.2.1", "uRR 19.2.5")
def trade_income(g: Regis, power: Power) -> int:
    yields = (0, *g.world.book.commerce.income)
    return sum(yields[row.get(power, 0)] for row in g.realm.merchants)


@cites("uRR 19.2.5")
def monopolies(g: Regis, power: Power) -> int:
    most = g.world.book.commerce.merchants
    return sum(row.get(power, 0) >= most for row in g.realm.merchants)


# -- building merchants ------------------------------------------------------------------------


@forbids("uRR 19.2.3")
def center_is_inactive(g: Regis, power: Power, id: str) -> bool:
    return g.realm.capacity[g.world.center[id]] == 0


@forbids("uRR 18.4.1")
def no_interest_in_trade(g: Regis, power: Power, id: str) -> bool:
    return not has_trade_interest(g, power, g.world.center[id])


@forbids("uRR 19.2.2")
def no_possession_at_center(g: Regis, power: Power, id: str) -> bool:
    return not trade_areas(g, power, g.world.center[id]) & ~g.state.closed


@forbids("uRR 19.2.2")
def has_two_merchants(g: Regis, power: Power, id: str) -> bool:
    center = g.world.center[id]
    realm = g.realm
    there = realm.merchants[center].get(power, 0) + realm.prepared[center].get(power, 0)
    return there >= g.world.book.commerce.merchants


MERCHANT = Restrictions(
    "merchant",
    no_possession_at_center,
    no_interest_in_trade,
    has_two_merchants,
    center_is_inactive,
)


def may_build_merchant(g: Regis, power: Power) -> bool:
    return next(centers_for_merchant(g, power), None) is not None


@action("build_merchant", "uRR 19.2.2", may=may_build_merchant)
def build_merchant(g: Regis, power: Power) -> Procedure[bool]:
    """It waits in the dispersion box, and enters the center when the next turn begins."""
    centers = Choice("merchant", "center", list(g.world.center), MERCHANT, told=(g, power))
    ask: Ask = menu(seat_of(g, power), "build-merchant", centers, cite="uRR 19.2.2")
    ask.args = {"power": power_ref(g, power)}
    ask.options.append(Option(BACK))
    pick = yield ask
    if pick.key == BACK:
        return False
    g.spend(power, "build_merchant")
    g.prepare_merchant(g.world.center[pick.value], power)
    return True


# -- entering ----------------------------------------------------------------------------------


@cites("uRR 8.1.3", "uRR 19.2.2", "uRR 21.3.2")
def enter_merchants(g: Regis) -> Procedure[None]:
    """Each owner enters as many as he likes of those he has prepared; the others are gone.

    Who was there before has a casus belli against every power that enters.
    """
    for center, prepared in by_center(g.realm.prepared):
        present = [power for power in g.realm.merchants[center] if is_in_play(g, power)]
        for power in sorted(prepared):
            count = yield from _how_many(g, center, power, prepared[power])
            if count:
                g.add_merchant(center, power, count)
                for other in present:
                    give_casus_belli(g, other, power)
        g.realm.prepared[center] = {}


def _how_many(g: Regis, center: Center, power: Power, ready: int) -> Procedure[int]:
    if not is_in_play(g, power):
        return 0
    most = min(ready, g.world.book.commerce.merchants - g.state.merchants(center, power))
    options = [
        Option(f"enter.{n}", n, (center_ref(g, center),), args={"n": n}, cite="uRR 8.1.3")
        for n in range(most, -1, -1)
    ]
    args = {"center": center_ref(g, center)}
    count: int = yield from choose(
        g, power, "enter-merchants", options, cite="uRR 8.1.3", args=args
    )
    return count
