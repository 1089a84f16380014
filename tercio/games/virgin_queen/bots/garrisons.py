"""Undertakings of defence against rebels: regulars in keys that are Protestant (18.5)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.powers import FRANCE, PROTESTANT, SPAIN, WALLOONS
from tercio.games.virgin_queen.rules.religion.rebellions import cause_of, targets_in, uprising_in
from tercio.games.virgin_queen.rules.religion.uprisings import loyal_units
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import Space
from tercio.wars.model.numbered import spaces_in

AREA = {SPAIN: "netherlands", FRANCE: "france"}
STRENGTH = 4
"""CP of the rebellion that is feared."""
READY = 0.35
"""The chance that the Protestant strikes at a given key before winter."""


def unguarded(o: Outlook, space: Space, more: int) -> float:
    """What some more regulars in a space are worth against rebels in it."""
    area = o.world.area_of(space)
    risky = area is not None and cause_of(o.g, area) is not None and o.world.is_key(space)
    if not risky or area is None or not targets_in(o.g, area) >> space & 1:
        return 0.0
    uprising = uprising_in(o.g, space, STRENGTH)
    loyal, chances = loyal_units(o.g, uprising), hit_chances(uprising.dice)
    return READY * (sum(chances[loyal:]) - sum(chances[loyal + more :])) * o.holding(space)


def garrisons(o: Outlook) -> Iterator[Undertaking]:
    area = AREA.get(o.power)
    if area is None or cause_of(o.g, area) is None or PROTESTANT in o.own_powers:
        return
    if o.price("raise_regular") is None:
        return
    for space in spaces_in(targets_in(o.g, area) & o.world.keys):
        worth = unguarded(o, space, 1)
        if worth > 0.1:
            walloons = o.world.power_rows[WALLOONS].id
            script = (f"build.{o.id(space)}", f"build.{walloons}.{o.id(space)}")
            yield Undertaking(worth, 2, "raise_regular", script, what=f"guard.{o.id(space)}")
