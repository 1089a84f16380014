"""What things are worth, in victory points: the numbers, and what only this game counts."""

from functools import lru_cache
from itertools import pairwise
from pathlib import Path
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
from tercio.kernel.weights import read_times, read_weights
from tercio.wars.bots.values import key_step
from tercio.wars.bots.weights import Weights
from tercio.wars.model.names import Power, Space

if TYPE_CHECKING:
    from tercio.games.virgin_queen.bots.outlook import Outlook
    from tercio.games.virgin_queen.model.world import VqWorld


class VqWeights(Weights, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    treasure: float
    treasure_cp: float
    spare_ship: float
    victory: float
    rebel_key: float
    cyprus: float
    conversion: float
    early_conversion: float
    unrest: float
    revolt: float
    key_later: float
    rebels: float
    rebel_regular: float
    patronage: float
    science_bonus: float
    plot: float
    operative: float
    jesuit: float
    letters: float
    influence: float
    influence_soon: float
    loot: float
    colony: float
    sails_on: float
    picky: float
    waterway: float
    counts_naval_transport: float
    counts_build_galley: float
    counts_build_galleon: float
    counts_build_patrol: float
    counts_build_expedition: float
    counts_preach_sermon: float
    counts_suppress_heresy: float
    counts_rebellion: float
    counts_buy_influence: float
    counts_gain_intelligence: float
    counts_plant_operative: float
    counts_assassination: float
    counts_english_catholic_rebellion: float
    counts_patronize_artist: float
    counts_patronize_scientist: float


WEIGHTS: Final = read_weights(VqWeights, Path(__file__).parent)
TIMES: Final = read_times(Path(__file__).parent)
"""By power."""

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
    """Cyprus (23.1), and what opens the way to a key."""
    ottoman = OTTOMAN in (o.power, o.state.control[space])
    worth = o.weights.cyprus if ottoman and o.id(space) == "cyprus" else 0.0
    return worth + (_waterway(o, space) if space in o.world.waterway_ports else 0.0)


def _waterway(o: "Outlook", port: Space) -> float:
    """Flushing or Brielle, from which the city behind it is supplied (16.7)."""
    control, worth = o.state.control, 0.0
    for row in o.world.waterways:
        inland = o.world.space[row.inland]
        if o.world.space[row.port] == port and control[inland] == control[port]:
            worth += o.weights.waterway * o.capture(inland)
    return worth


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
