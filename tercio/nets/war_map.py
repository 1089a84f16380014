"""The map of the wars as a table: who holds what, and whose pieces stand where."""

from collections.abc import Sequence, Set
from typing import Final, NamedTuple

import numpy as np

from tercio.nets.blocks import bits
from tercio.nets.memory import Memory, Table, Watch
from tercio.wars.model.names import NOBODY
from tercio.wars.model.state import WarsState
from tercio.wars.model.war import AnyWar

FLAGS: Final = ("unrest", "fortress", "besieged", "closed", "protestant")
PARTS: Final = frozenset(("held", "troops", "ships", "leaders"))
"""Watches of what a part of the map is made of."""


def watches(state: type[WarsState]) -> dict[str, Watch]:
    held = ("controlled", "unrest", "fortresses", "besiegers", "closed", "religion.protestant")
    return {
        "held": Watch(state, *held),
        "troops": Watch(state, "patron", "troops"),
        "ships": Watch(state, "patron", "ship_at", "ship_lent"),
        "leaders": Watch(state, "patron", "leader_at", "leader_power"),
    }


def write(g: AnyWar, memory: Memory, into: Table, changed: Set[str]) -> None:
    """Into the columns of the map: held by, flags, units of, ships of, command of."""
    state, world = g.state, g.world
    sides = len(world.majors) + 1
    held = len(state.controlled) + len(FLAGS)
    units, ships, command = (slice(held + n * sides, held + (n + 1) * sides) for n in range(3))
    if "held" in changed:
        into[:, :held] = bits(_holdings(state), world.location_count).T
    side_of = [_side(state, power, sides) for power in world.powers]
    if "troops" in changed:
        _count(memory, state.troops, side_of, into[:, units])
    if "ships" in changed:
        into[:, ships] = _fleets(g, side_of, sides)
    if "leaders" in changed:
        into[:, command] = _command(g, side_of, sides)


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
        for place, (was, count) in enumerate(zip(before[n], row, strict=True)):
            if was != count:
                into[place, side] += (count - was) / 4
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
