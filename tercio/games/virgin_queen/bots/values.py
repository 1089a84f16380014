"""What things are worth, in victory points."""

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rows.map import VqKeyTrackRow
from tercio.games.virgin_queen.rules.victory.scoring import protestant_keys
from tercio.wars.model.names import CardId, Power, Space

if TYPE_CHECKING:
    from tercio.games.virgin_queen.bots.outlook import Outlook
    from tercio.games.virgin_queen.model.world import VqWorld

CARD: Final = 0.6
"""A card that is dealt."""
TREASURE: Final = 0.5
CP: Final = 0.2
"""A command point, spent as well as one usually can."""
SHIP: Final = 0.12
VICTORY: Final = 9.0
"""What it is worth to be about to win at once."""

# -- keys ------------------------------------------------------------------------------------------


def key_step(o: "Outlook", power: Power, by: int) -> float:
    """VP and cards that a power gains with `by` more keys (or loses, if negative)."""
    known = o.key_steps.get((power, by))
    if known is None:
        known = o.key_steps[power, by] = _key_step(o, power, by)
    return known


def _key_step(o: "Outlook", power: Power, by: int) -> float:
    track = o.world.key_tracks.get(power)
    if track is None:
        return 0.0
    held = protestant_keys(o.g)[1] if power == PROTESTANT else o.g.controlled_keys(power)
    now, then = (min(max(n, 0), len(track.vp) - 1) for n in (held, held + by))
    vp = float(track.vp[then] - track.vp[now])
    if power == PROTESTANT:
        vp += 0.3 * by
    else:
        cards = track.cards[min(then, len(track.cards) - 1)]
        cards -= track.cards[min(now, len(track.cards) - 1)]
        vp += CARD * cards * min(2, o.turns_left)
    if by > 0 and held + by >= track.auto_win - 1:
        vp += 3.0
    return vp


def key_worth(o: "Outlook", power: Power, space: Space, by: int) -> float:
    """What a key is worth to a power that gains it, or loses it (`by` is 1 or -1)."""
    if power == PROTESTANT and o.world.area_masks["netherlands"] >> space & 1:
        track = o.world.key_tracks[power]
        assert isinstance(track, VqKeyTrackRow)
        worth = by * (track.netherlands_vp + 0.3)
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
    """What it is worth to us to take a space."""
    power, owner = o.power, o.state.control[space]
    worth = 0.06
    if o.world.is_key(space):
        worth = key_worth(o, power, space, 1)
        if owner in MAJORS:
            worth -= o.harm(owner) * key_worth(o, owner, space, -1)
        if o.state.unrest >> space & 1:
            worth *= 0.9
    elif o.g.is_fortified(space):
        worth = 0.3
    elif o.state.home[power] >> space & 1:
        worth = 0.15
    if o.id(space) == "cyprus" and (power == OTTOMAN or owner == OTTOMAN):
        worth += 1.0
    return worth


def holding(o: "Outlook", space: Space) -> float:
    """What we lose with a space of ours."""
    worth = 0.1
    if o.world.is_key(space):
        worth = -key_worth(o, o.power, space, -1) + 0.3
        if space == o.capital:
            worth += 1.0
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
    for power, part, near in _faith_of_powers(o.world, o.state.court.preference, spaces):
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
    world: "VqWorld", preference: str, spaces: float
) -> list[tuple[Power, float, float]]:
    """What the track gives each power, and how near it is to winning by it."""
    return [
        (power, track_vp(world, preference, power, spaces) * 0.9, nearness(power, spaces))
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


def nearness(power: Power, spaces: float) -> float:
    """How near a power is to winning by religion (25.1), as VP."""
    if power == PROTESTANT and spaces > 36:
        return VICTORY * min(1.0, (spaces - 36) / 14) ** 2
    if power in (SPAIN, FRANCE) and spaces < 22:
        share = 1.0 if power == SPAIN else 0.6
        return share * VICTORY * min(1.0, (22 - spaces) / 13) ** 2
    return 0.0


# -- cards -----------------------------------------------------------------------------------------


def card_cp(o: "Outlook", card: CardId) -> int:
    return o.world.cards[card].cp if card else 3
