"""Conditions on voyages, colonies and riches (HIS 20)."""

from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, PROTESTANT
from tercio.games.here_i_stand.rules.new_world.voyages import (
    may_launch_conquest,
    may_launch_exploration,
    open_colony_boxes,
)
from tercio.wars.model.names import Power

NEW_WORLD_POWERS = (HAPSBURG, ENGLAND, FRANCE)
RAIDERS = (FRANCE, ENGLAND, PROTESTANT)


@condition("HIS 20.2")
def exploration_possible(g: HereIStand, power: Power, about: object) -> bool:
    return any(may_launch_exploration(g, p) for p in NEW_WORLD_POWERS)


@condition("HIS 20.3")
def conquest_possible(g: HereIStand, power: Power, about: object) -> bool:
    return power in NEW_WORLD_POWERS and may_launch_conquest(g, power)


@condition("HIS 20.1")
def empty_colony_box(g: HereIStand, power: Power, about: object) -> bool:
    return any(open_colony_boxes(g, p) > 0 for p in NEW_WORLD_POWERS)


@condition("HIS 20.4")
def galleons_recipient(g: HereIStand, power: Power, about: object) -> bool:
    return any(not g.state.new_world.galleons >> p & 1 for p in NEW_WORLD_POWERS)


@condition("HIS 20.4")
def plantations_recipient(g: HereIStand, power: Power, about: object) -> bool:
    return any(not g.state.new_world.plantations >> p & 1 for p in NEW_WORLD_POWERS)


def may_have_raider(g: HereIStand, power: Power) -> bool:
    """A home port under Protestant influence, and no raider in play (card 49)."""
    ports = g.state.home[power] & g.world.ports & g.state.religion.protestant
    return ports != 0 and not g.state.new_world.raiders >> power & 1


@condition("HIS 20.4")
def raider_recipient(g: HereIStand, power: Power, about: object) -> bool:
    return any(may_have_raider(g, p) for p in RAIDERS)


@condition("HIS 20.2")
def exploration_underway(g: HereIStand, power: Power, about: object) -> bool:
    return any(v.kind == "exploration" for v in g.state.new_world.crossing)


@condition("HIS 20.2", "HIS 20.3")
def voyage_underway(g: HereIStand, power: Power, about: object) -> bool:
    return any(v.kind != "colony" for v in g.state.new_world.crossing)


@condition("HIS 20.2")
def circumnavigation_claimed(g: HereIStand, power: Power, about: object) -> bool:
    return "circumnavigation" in g.state.new_world.claimed


@condition("HIS 20.2")
def cabot_available(g: HereIStand, power: Power, about: object) -> bool:
    return power in NEW_WORLD_POWERS and not g.state.new_world.cabot_used >> power & 1


@condition("HIS 20.2")
def cabot_died(g: HereIStand, power: Power, about: object) -> bool:
    """Found out in the New World phase, which then takes the card out of the game."""
    return g.has_happened("sebastian_cabot")
