"""The map of the wars as a table: who holds what, and whose pieces stand where."""

from collections.abc import Sequence, Set
from itertools import compress
from operator import ne
from typing import Final, NamedTuple

import numpy as np

from tercio.nets.blocks import bits
from tercio.nets.memory import Memory, Table, Watch
from tercio.wars.model.names import NOBODY
from tercio.wars.model.state import WarsState
from tercio.wars.model.war import AnyWar

FLAGS: Final = ("unrest", "fortress", "besieged", "closed", "protestant")
PARTS: Final = frozenset(("sides", "held", "troops", "ships", "leaders"))
"""Watches of what a part of the map is made of."""


def watches() -> dict[str, Watch]:
    held = ("controlled", "unrest", "fortresses", "besiegers", "closed", "religion.protestant")
    return {
        "sides": Watch("patron"),
        "held": Watch(*held),
        "troops": Watch("patron", "troops"),
        "ships": Watch("patron", "ship_at", "ship_lent"),
        "leaders": Watch("patron", "leader_at", "leader_power"),
    }


def tables(places: Table, sides: int) -> dict[str, Table]:
    """The columns of the map: held by, with flags, units of, ships of, command of, so many sides
    of each."""
    return {
        "held by": places[:, : -3 * sides],
        "units of": places[:, -3 * sides : -2 * sides],
        "ships of": places[:, -2 * sides : -sides],
        "command of": places[:, -sides:],
    }


def write(g: AnyWar, memory: Memory, changed: Set[str]) -> None:
    """Into the `tables` of the map."""
    state, world, tables = g.state, g.world, memory.tables
    sides = len(world.majors) + 1
    if "sides" in changed:
        memory.things["sides"] = [_side(state, power, sides) for power in world.powers]
    side_of = memory.things["sides"]
    if "held" in changed:
        tables["held by"][:] = bits(_holdings(state), world.location_count).T
    if "troops" in changed:
        _count(memory, state.troops, side_of, tables["units of"])
    if "ships" in changed:
        tables["ships of"][:] = _fleets(g, side_of, sides)
    if "leaders" in changed:
        tables["command of"][:] = _command(g, side_of, sides)


def totals(memory: Memory) -> Sequence[int]:
    """Of every row of troops."""
    known: Counted = memory.things["troops"]
    return known.totals


def _holdings(state: WarsState) -> tuple[int, ...]:
    return (
        *state.controlled,
        state.unrest,
        state.fortresses,
        _places_with(state.besiegers),
        state.closed,
        state.religion.protestant,
    )


def _side(state: WarsState, power: int, sides: int) -> int:
    """The major that commands a power, or the last of the sides."""
    return min(state.patron[power], sides - 1) if power < len(state.patron) else sides - 1


class Counted(NamedTuple):
    """The troops that stand in a table."""

    rows: list[list[int]]
    """Nobody changes one: another is put in its place."""
    totals: list[int]
    side_of: Sequence[int]


def _count(memory: Memory, rows: Sequence[list[int]], side_of: Sequence[int], into: Table) -> None:
    """Units by place and side; as long as nobody changes sides, of those rows alone that are
    others than before. No troops stand at sea."""
    known: Counted | None = memory.things.get("troops")
    if known is None or known.side_of != side_of or len(known.rows) != len(rows):
        known = Counted([[0] * len(row) for row in rows], [0] * len(rows), side_of)
        memory.things["troops"] = known
        into[:] = 0
    before, sums, _ = known
    for n, row in enumerate(rows):
        if row is before[n]:
            continue
        side = side_of[n // 2]
        was = before[n]
        for place in compress(range(len(row)), map(ne, was, row)):
            into[place, side] += (row[place] - was[place]) / 4
        before[n], sums[n] = row, sum(row)


def _fleets(g: AnyWar, side_of: Sequence[int], sides: int) -> Table:
    """`[place, side]`."""
    state, world = g.state, g.world
    ships = np.zeros((world.location_count, sides), np.float32)
    for ship, place in enumerate(state.ship_at):
        if place >= 0:
            lent = state.ship_lent[ship]
            owner = lent if lent != NOBODY else world.ship_owner[ship]
            ships[place, side_of[owner]] += 0.5
    return ships


def _command(g: AnyWar, side_of: Sequence[int], sides: int) -> Table:
    """`[place, side]`."""
    state, world = g.state, g.world
    command = np.zeros((world.location_count, sides), np.float32)
    for leader, place in enumerate(state.leader_at):
        if place >= 0:
            rating = world.command_rating[leader]
            command[place, side_of[state.leader_power[leader]]] += rating / 8
    return command


def _places_with(powers: Sequence[int]) -> int:
    """The mask of the places where there are any."""
    found = 0
    if not any(powers):
        return found
    for place, any_power in enumerate(powers):
        if any_power:
            found |= 1 << place
    return found
