"""What things are worth, in victory points: the numbers, and what only this game counts."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rows.map import VqKeyTrackRow
from tercio.wars.bots.values import key_step
from tercio.wars.bots.weights import Weights
from tercio.wars.model.names import Power, Space

if TYPE_CHECKING:
    from tercio.games.virgin_queen.bots.outlook import Outlook
    from tercio.games.virgin_queen.model.world import VqWorld


@dataclass(frozen=True, slots=True, kw_only=True)
class VqWeights(Weights):
    treasure: float
    treasure_cp: float
    """What a treasure is worth in CP, to whoever has it in hand."""
    ship: float
    """A ship beyond those that are wanted."""
    victory: float
    """To be about to win at once."""
    rebel_key: float
    """A key that the Protestant holds, beyond its VP."""
    cyprus: float
    """To the Ottoman, or to whoever takes it from him (23.1)."""


WEIGHTS: Final = VqWeights(
    rival=0.15,
    best_rival=0.4,
    taken=0.06,
    calm=0.08,
    open_home=0.05,
    by_outpost=0.08,
    cp=0.2,
    response_card=0.15,
    idle_mercenaries=0.6,
    large_battle=5,
    pirate_hit=0.6,
    pirate_lost=0.08,
    least_sortie=0.15,
    sortie=0.6,
    envy=0.15,
    alarm=5,
    unseen_cp=3.0,
    treasure=0.5,
    treasure_cp=2.4,
    ship=0.12,
    victory=9.0,
    rebel_key=0.3,
    cyprus=1.0,
)

# -- keys ------------------------------------------------------------------------------------------


def key_worth(o: "Outlook", power: Power, space: Space, by: int) -> float:
    """Those of the Netherlands, and those that score every turn, have a worth of their own."""
    if power == PROTESTANT and o.world.area_masks["netherlands"] >> space & 1:
        track = o.world.key_tracks[power]
        assert isinstance(track, VqKeyTrackRow)
        worth = by * (track.netherlands_vp + o.weights.rebel_key)
    else:
        worth = key_step(o, power, by)
    return worth + by * _yearly(o, power, space)


YEARLY: Final = ("paris", "prague", "vienna", "buda")


def _yearly(o: "Outlook", power: Power, space: Space) -> float:
    """Paris, and the three cities of Central Europe, score every turn (23.4, 23.5)."""
    id = o.id(space)
    if id not in YEARLY:
        return 0.0
    years = min(3, o.turns_left + 1)
    if id == "paris" and power in (FRANCE, SPAIN, PROTESTANT):
        return 1.0 * years
    if power == HRE and id in ("prague", "vienna", "buda"):
        return 0.7 * years if id == "buda" else 0.3 * years
    return 0.0


def capture(o: "Outlook", space: Space) -> float:
    """Cyprus (23.1)."""
    ottoman = OTTOMAN in (o.power, o.state.control[space])
    return o.weights.cyprus if ottoman and o.id(space) == "cyprus" else 0.0


# -- faith -----------------------------------------------------------------------------------------


def faith_worth(o: "Outlook", spaces: float) -> float:
    """What it is worth to us that so many spaces are Protestant."""
    tenths = round(2 * spaces)
    known = o.faith_values.get(tenths)
    if known is None:
        known = o.faith_values[tenths] = _faith_worth(o, tenths / 2)
    return known


def _faith_worth(o: "Outlook", spaces: float) -> float:
    worth = 0.0
    preference, victory = o.state.court.preference, o.weights.victory
    for power, part, near in _faith_of_powers(o.world, preference, spaces, victory):
        if power == o.power:
            worth += part + near
        else:
            weight = o.harm(power)
            worth -= weight * part + max(0.0, min(0.6, 0.3 + weight)) * near * (weight > 0)
    if o.power == FRANCE:
        worth -= 0.06 * spaces
    return worth


@lru_cache(maxsize=1 << 12)
def _faith_of_powers(
    world: "VqWorld", preference: str, spaces: float, victory: float
) -> list[tuple[Power, float, float]]:
    """What the track gives each power, and how near it is to winning by it."""
    return [
        (power, track_vp(world, preference, power, spaces) * 0.9, nearness(power, spaces, victory))
        for power in (SPAIN, ENGLAND, FRANCE, HRE, PROTESTANT)
    ]


def track_vp(world: "VqWorld", preference: str, power: Power, spaces: float) -> float:
    """VP of the Protestant Spaces Track, evened out between its rows."""
    for row, after in pairwise(world.protestant_track):
        if row.low <= spaces <= row.high + 1:
            share = (spaces - row.low) / (row.high + 1 - row.low)
            here, there = _vp_of(row, power, preference), _vp_of(after, power, preference)
            if after.wins:
                there = here
            return there if row.wins else here + share * (there - here)
    return 0.0


def _vp_of(row: object, power: Power, preference: str) -> float:
    name = {SPAIN: "spain", ENGLAND: "england", PROTESTANT: "protestant"}.get(power, "")
    if power == HRE and preference in ("protestant", "catholic", "balanced"):
        name = f"hre_{preference}"
    return float(getattr(row, name)) if name else 0.0


def nearness(power: Power, spaces: float, victory: float) -> float:
    """How near a power is to winning by religion (25.1), as VP."""
    if power == PROTESTANT and spaces > 36:
        return victory * min(1.0, (spaces - 36) / 14) ** 2
    if power in (SPAIN, FRANCE) and spaces < 22:
        share = 1.0 if power == SPAIN else 0.6
        return share * victory * min(1.0, (22 - spaces) / 13) ** 2
    return 0.0
