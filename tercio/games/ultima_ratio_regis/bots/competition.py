"""Commercial competition, worked out beforehand (uRR 19.2.4)."""

from typing import TYPE_CHECKING

from tercio.games.ultima_ratio_regis.model.limits import trade_areas
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, Center, Power
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, rank_of

if TYPE_CHECKING:
    from tercio.games.ultima_ratio_regis.bots.outlook import Outlook

Merchants = dict[Power, int]

YIELD = (0, 2, 3)
"""Income by merchants in one center (19.2.5)."""


def after_competition(o: "Outlook", center: Center, merchants: Merchants) -> Merchants:
    """Who keeps how many, if nothing changes until the turn ends."""
    g = o.g
    left = {power: n for power, n in merchants.items() if n}
    fixed = g.realm.fixed[center]
    surplus = sum(left.values()) - g.realm.capacity[center]
    if surplus <= 0:
        return left
    for power in sorted(left):
        areas = trade_areas(g, power, center).bit_count() if power in g.world.majors else 2
        if areas < 2:
            gone = min(surplus, max(0, left[power] - max(areas, fixed.get(power, 0))))
            left[power] -= gone
            surplus -= gone
    while surplus > 0:
        movable = [p for p in left if left[p] > fixed.get(p, 0)]
        if not movable:
            break
        for power in sorted(movable, key=lambda p: strength(o, center, p)):
            if surplus > 0:
                left[power] -= 1
                surplus -= 1
    return left


def strength(o: "Outlook", center: Center, power: Power) -> tuple[int, int, int]:
    """Who has least of it loses a merchant first."""
    return o.once(("rivalry", center, power), lambda: _strength(o, center, power))


def _strength(o: "Outlook", center: Center, power: Power) -> tuple[int, int, int]:
    g = o.g
    player = player_of(g, power)
    rank = len(g.seats) if player == NO_PLAYER else rank_of(g, player)
    ports = (o.ports & o.world.center_areas[center] & o.held(power)).bit_count()
    return ports, g.world.vitality[power], -rank
