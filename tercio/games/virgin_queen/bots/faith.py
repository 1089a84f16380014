"""Undertakings of faith: sermons, the suppression of heresy, and rebellions (18)."""

from collections.abc import Iterator
from functools import cache

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.values import key_worth
from tercio.games.virgin_queen.powers import FRANCE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rules.rebellion import (
    AREAS,
    REBEL_AREAS,
    cause_of,
    row_of,
    targets_in,
    uprising_in,
)
from tercio.games.virgin_queen.rules.sermons import open_rows
from tercio.games.virgin_queen.rules.souls import reach_of
from tercio.games.virgin_queen.rules.uprising import loyal_units
from tercio.kernel.masks import places_of
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.names import Space
from tercio.wars.odds import hit_chances

ACTIONS = ("preach_sermon", "suppress_heresy")
UNREST = 0.6
"""Of the spaces converted, so many are likely to be in unrest."""


@cache
def converted(attempts: int, first: bool, most: int) -> float:
    """How many spaces a batch of attempts is likely to win, of `most` within reach."""
    chances = [1.0]
    for die in range(attempts):
        chance = 1.0 if first and die == 0 else 0.5
        chances = [
            (chances[n] if n < len(chances) else 0.0) * (1 - chance)
            + (chances[n - 1] * chance if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    won = sum(min(n, most) * chance for n, chance in enumerate(chances))
    return max(0.0, won - UNREST * min(1.0, won))


def gain(o: Outlook, faith: str, area: str, attempts: int, first: bool = False) -> float:
    """What attempts of a faith in an area are worth to us."""
    reach = reach_of(o.g, faith, area)
    open_spaces = reach.free.bit_count() + (reach.guarded.bit_count() + 1) // 2
    won = converted(attempts, first, min(reach.most, open_spaces + 1))
    worth = o.conversions(won if faith == "protestant" else -won)
    return worth + won * _unrest_to_come(o, faith, area)


def _unrest_to_come(o: Outlook, faith: str, area: str) -> float:
    """Every Protestant space in France and the Netherlands may rebel one day."""
    sign = 1.0 if faith == "protestant" else -1.0
    if area not in REBEL_AREAS:
        return 0.0
    if o.power == PROTESTANT:
        return 0.1 * sign
    owner = SPAIN if area == "netherlands" else FRANCE
    return -0.08 * sign if owner in o.own_powers else 0.0


def missions(o: Outlook) -> Iterator[Undertaking]:
    """Preach, or suppress, where most is to be won."""
    for action in ACTIONS:
        cost = o.price(action)
        if cost is None:
            continue
        for row in open_rows(o.g, o.power, action):
            worth = gain(o, row.faith, row.area, row.attempts)
            if worth > 0.05:
                yield Undertaking(
                    worth, cost, action, (f"area.{row.area}",), f"{action}.{row.area}"
                )


# -- rebellions ------------------------------------------------------------------------------------

STRENGTHS = (2, 3, 4, 5)


def rebellions(o: Outlook, cp: int) -> Iterator[Undertaking]:
    """The best target for each strength in each area."""
    if o.price("rebellion") is None:
        return
    for area in REBEL_AREAS:
        if not AREAS.allow(o.g, area):
            continue
        for strength in STRENGTHS[: max(0, cp - 1)]:
            worth, target = best_rebellion(o, area, strength)
            if worth > 0.2:
                script = (f"rebel.{o.id(target)}", f"strength.{strength}")
                yield Undertaking(worth, strength, "rebellion", script, f"rebellion.{area}")


def best_rebellion(o: Outlook, area: str, cp: int) -> tuple[float, Space]:
    best = (0.0, -1)
    for target in places_of(targets_in(o.g, area)):
        best = max(best, (rebellion_worth(o, target, cp), target))
    return best


def rebellion_worth(o: Outlook, target: Space, cp: int) -> float:
    """Keys, spaces and regulars that a rebellion of this strength is likely to bring."""
    g = o.g
    uprising = uprising_in(g, target, cp)
    loyal = loyal_units(g, uprising)
    chance = sum(hit_chances(uprising.dice)[loyal:]) if loyal else 1.0
    row = row_of(g, PROTESTANT, cp)
    worth = space_worth(o, target) + 0.12 * row.regulars
    area = uprising.area
    near = o.world.faith_roads.adjacent[target] & o.world.area_masks[area]
    near &= o.state.religion.protestant & ~o.state.controlled[PROTESTANT]
    near &= ~g.units_of_faith("catholic")
    others = sorted((space_worth(o, space) for space in places_of(near)), reverse=True)
    worth += sum(others[: row.spaces - 1])
    cause = cause_of(g, area)
    if cause is not None and cause.rebels not in o.state.court.capitals:
        worth += 0.6 if o.state.home[cause.rebels] & o.state.fortresses >> target & 1 else 0.0
    return chance * worth


def space_worth(o: Outlook, space: Space) -> float:
    """What a space under Protestant control is worth, if it can be held for a while."""
    if not o.world.is_key(space):
        return 0.3 if o.g.is_fortified(space) else 0.12
    owner = o.state.control[space]
    worth = key_worth(o, PROTESTANT, space, 1)
    return 0.8 * (worth - o.harm(owner) * key_worth(o, owner, space, -1))
