"""Undertakings across the sea: naval transport, and ships sent out to make it possible (16.3)."""

from collections.abc import Iterator

from tercio.wars.bots.campaigns import Goal, Goals, Prospect
from tercio.wars.bots.caution import ESCORT, leader_worth, relief_risk
from tercio.wars.bots.outlook import Army, O, Undertaking, WarOutlook
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.war import (
    armies,
    conquest_chance,
    formation_script,
    garrison_to_leave,
)
from tercio.wars.model.names import Mask, SeaZone, Space
from tercio.wars.model.numbered import seas_in, space_members, spaces_in
from tercio.wars.model.ship_questions import enemy_fleets

UNESCORTED = 0.3
"""The risk that a leader with a few units runs beyond the sea."""
HOLD = 5
"""Units that go aboard at most."""


def crossings(o: WarOutlook, wanted: Goals) -> list[Prospect]:
    """The ports of others that an army in a port of ours could be shipped to, over one sea zone
    or two."""
    ports = wanted.mask & o.world.ports & ~enemy_fleets(o.g, o.power)
    if not ports or not o.state.fleets[o.power]:
        return []
    found: list[Prospect] = []
    supplied = o.reach_of_supply & o.friendly & o.world.ports
    for army in armies(o):
        units = min(army.units - garrison_to_leave(o, army.space), army.limit, HOLD)
        if units < 2 or not supplied >> army.space & 1:
            continue
        for port in space_members(_within_two_seas(o, army.space) & ports):
            goal, route = wanted.at(port), route_to(o, army.space, port)
            if goal is not None and route:
                found.append(_prospect(o, army, goal, route, units=units))
    return found


def _prospect(
    o: WarOutlook, army: Army, goal: Goal, route: tuple[SeaZone, ...], *, units: int
) -> Prospect:
    foot = min(units, army.foot)
    chance = conquest_chance(units, foot, army.rating, goal.defence)
    return Prospect(
        army, goal, (), len(route) + 1, units=units, foot=foot, chance=chance, route=route
    )


def _seas_at(o: WarOutlook, port: Space) -> Mask:
    return o.world.water.adjacent[port] & o.world.all_seas


def _within_two_seas(o: WarOutlook, port: Space) -> Mask:
    water, seas = o.world.water, _seas_at(o, port)
    seas |= water.neighbours(seas) & o.world.all_seas
    return water.neighbours(seas) & o.world.all_spaces & ~(1 << port)


def route_to(o: WarOutlook, port: Space, goal: Space) -> tuple[SeaZone, ...]:
    """The sea zones between two ports; those where ships of ours lie before others."""
    water, ours = o.world.water, o.state.fleets[o.power]
    here, there = _seas_at(o, port), _seas_at(o, goal)
    one = here & there
    if one:
        return (next(seas_in(one & ours or one)),)
    for first in sorted(seas_in(here), key=lambda sea: not ours >> sea & 1):
        second = water.adjacent[first] & there
        if second:
            return first, next(seas_in(second & ours or second))
    return ()


def voyages_of_war(o: O, plan: WarPlan[O], found: list[Prospect], cp: int) -> Iterator[Undertaking]:
    """Ship an army if our ships lie where it must pass; else send them there."""
    for p in found:
        if p.chance < plan.least_conquest or p.goal.worth < LEAST_PRIZE:
            continue
        missing = [sea for sea in p.route if not o.state.fleets[o.power] >> sea & 1]
        tries = o.cards_left - (p.cost > cp or bool(missing))
        if tries <= 0 and p.goal.defence.walls:
            continue
        risk = relief_risk(o, p.goal.space, p.units, p.army.rating)
        if p.units < ESCORT:
            risk = max(risk, UNESCORTED)
        worth = p.worth * (0.8 if tries > 1 else 0.5) * (1 - risk) - 0.03 * p.units
        worth -= risk * leader_worth(o, p.army.leaders)
        if worth <= 0:
            continue
        if missing:
            yield from _send_ships(o, p, missing, worth)
        elif p.cost <= cp:
            yield Undertaking(worth, p.cost, "naval_transport", _orders(o, p), what=_name(o, p))


LEAST_PRIZE = 0.5
"""Nobody goes to sea for less."""


def _name(o: WarOutlook, p: Prospect) -> str:
    return f"cross.{o.id(p.goal.space)}"


def _orders(o: WarOutlook, p: Prospect) -> tuple[str, ...]:
    keep = p.army.units - p.units
    first, *rest = p.route
    return (
        f"from.{o.id(p.army.space)}",
        f"sea.{o.id(first)}",
        *formation_script(o, p.army, keep, HOLD),
        *(f"sail.{o.id(sea)}" for sea in rest),
        f"land.{o.id(p.goal.space)}",
    )


def _send_ships(
    o: WarOutlook, p: Prospect, missing: list[SeaZone], worth: float
) -> Iterator[Undertaking]:
    orders: list[str] = []
    used = 0
    for sea in missing:
        near = o.world.water.adjacent[sea] & o.state.fleets[o.power] & ~used
        near &= ~sum(1 << zone for zone in p.route)
        start = next(spaces_in(near), None)
        if start is None:
            return
        used |= 1 << start
        orders += [f"from.{o.id(start)}", f"to.{o.id(sea)}", "all"]
    total = p.cost + 1
    yield Undertaking(worth / total, 1, "naval_move", (*orders, "done"), what=f"sail.{_name(o, p)}")
