"""Preaching sermons and suppressing heresy (VQ 18.2, 18.3)."""

from collections.abc import Sequence
from functools import cache, partial

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.map import AreaActionRow
from tercio.games.virgin_queen.rules.religion.conversion_attempts import (
    Batch,
    convert_batch,
    which_area,
)
from tercio.games.virgin_queen.rules.religion.eligible_spaces import convertible
from tercio.kernel.ask import BACK, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Power
from tercio.wars.turn.actions import Action, pay

SECTIONS = {"preach_sermon": "18.2", "suppress_heresy": "18.3"}


def area_rows(g: VirginQueen, power: Power, action: str) -> Sequence[AreaActionRow]:
    """The areas where a power has this action, with what it does there."""
    return _area_rows(g.world, power, action)


@cache
def _area_rows(world: VqWorld, power: Power, action: str) -> tuple[AreaActionRow, ...]:
    id = world.power_rows[power].id
    rows = world.data.table("area_actions", AreaActionRow).values()
    return tuple(row for row in rows if row.power == id and row.action == action)


@forbids("VQ 18.2", "VQ 18.3")
def does_not_work_there(g: VirginQueen, power: Power, action: str, area: str) -> bool:
    return all(row.area != area for row in area_rows(g, power, action))


@forbids("VQ 18.1")
def nobody_there_can_be_converted(g: VirginQueen, power: Power, action: str, area: str) -> bool:
    rows = [row for row in area_rows(g, power, action) if row.area == area]
    return any(not convertible(g, row.faith, area) for row in rows)


AREAS = Restrictions("conversion-area", does_not_work_there, nobody_there_can_be_converted)


def open_rows(g: VirginQueen, power: Power, action: str) -> list[AreaActionRow]:
    """The rows of `area_rows` that core presence allows."""
    rows = area_rows(g, power, action)
    return [row for row in rows if AREAS.allow(g, power, action, row.area)]


def may_take(action: str, g: VirginQueen, power: Power) -> bool:
    return "religion" not in g.left_out and bool(open_rows(g, power, action))


@cites("VQ 18", "VQ 18.2", "VQ 18.3")
def take_action(action: str, g: VirginQueen, power: Power) -> Procedure[None]:
    """Choose an area, pay, and make the attempts there; never in more than one area."""
    rows = open_rows(g, power, action)
    row = rows[0]
    if len(rows) > 1:
        areas = [each.area for each in rows]
        ask = which_area(g, power, row.faith, areas, cite=SECTIONS[action])
        ask.options.append(Option(BACK))
        pick = yield ask
        if pick.key == BACK:
            return
        row = rows[areas.index(pick.value)]
    pay(g, power, g.world.actions[action].costs[g.world.power_rows[power].id], action)
    yield from convert_batch(g, _batch(power, row))


@cites("VQ 18.2", "VQ 18.3", "VQ 21.1")
def take_free_action(g: VirginQueen, power: Power, action: str) -> Procedure[None]:
    """The same without CP, as a wedding or an event allows it."""
    rows = open_rows(g, power, action)
    if not rows:
        return
    row = rows[0]
    if len(rows) > 1:
        areas = [each.area for each in rows]
        pick = yield which_area(g, power, row.faith, areas, cite=SECTIONS[action])
        row = rows[areas.index(pick.value)]
    yield from convert_batch(g, _batch(power, row))


def _batch(power: Power, row: AreaActionRow) -> Batch:
    return Batch(power, row.faith, row.area, row.attempts, cite=SECTIONS[row.action])


def _why(action: str, g: VirginQueen, power: Power, ref: str) -> list[Refusal]:
    kind, _, id = ref.partition(":")
    return AREAS.refusals(g, power, action, id) if kind == "area" else []


PREACH_SERMON, SUPPRESS_HERESY = (
    Action(
        id,
        f"VQ {section}",
        partial(may_take, id),
        partial(take_action, id),
        why=partial(_why, id),
    )
    for id, section in SECTIONS.items()
)
