"""The defence of keys: troops that are raised for it, and troops that march to it."""

from collections.abc import Iterator

from tercio.wars.bots.caution import leaving_cost
from tercio.wars.bots.outlook import Army, Undertaking, WarOutlook
from tercio.wars.bots.war import (
    armies,
    army_at,
    formation_script,
    garrison_to_leave,
    looming_threat,
    loss_chance,
)
from tercio.wars.model.names import Mask, Space
from tercio.wars.model.numbered import spaces_in

LEVIES = (1, 2, 4)
"""Recruits that are thought of at once: the first alone often saves nothing."""
LEAST_MARCH = 0.1
"""What a march to the defence of a key must be worth."""


def needs_of_defence(o: WarOutlook, open_sites: Mask) -> dict[Space, float]:
    """What each of a few recruits is worth in a key that an enemy army may come for, at best."""
    needs: dict[Space, float] = {}
    for space in spaces_in(open_sites & (o.world.keys | o.prizes)):
        threat = looming_threat(o, space)
        if not threat[0]:
            continue
        army = army_at(o, space)
        now = loss_chance(threat, army.units, army.rating)
        saved = max(
            (now - loss_chance(threat, army.units + extra, army.rating)) / extra for extra in LEVIES
        )
        if saved > 0:
            needs[space] = saved * o.holding(space)
    return needs


def reinforcements(o: WarOutlook) -> Iterator[Undertaking]:
    """Troops that are not needed where they stand march to a key beside them that may fall."""
    precious = o.state.controlled[o.power] & (o.world.keys | o.prizes) & ~o.enemy_land
    for space in spaces_in(precious):
        threat = looming_threat(o, space)
        if threat[0] and loss_chance(threat, army_at(o, space).units) > o.weights.garrison_risk:
            for army in armies(o):
                if o.world.clear.adjacent[army.space] >> space & 1:
                    yield from _march_in(o, army, space, threat)


def _march_in(
    o: WarOutlook, army: Army, key: Space, threat: tuple[int, int]
) -> Iterator[Undertaking]:
    keep, there = garrison_to_leave(o, army.space), army_at(o, key)
    coming = min(army.units - keep, army.limit)
    if coming < 1:
        return
    before = loss_chance(threat, there.units, there.rating)
    after = loss_chance(threat, there.units + coming, max(there.rating, army.rating))
    worth = (before - after) * o.holding(key) - leaving_cost(o, army, coming)
    if worth > LEAST_MARCH:
        script = (
            f"from.{o.id(army.space)}",
            *formation_script(o, army, keep),
            f"move.{o.id(army.space)}.{o.id(key)}",
        )
        yield Undertaking(worth, 1, "move_clear", script, what=f"reinforce.{o.id(key)}")
