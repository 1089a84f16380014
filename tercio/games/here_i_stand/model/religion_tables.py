"""The tables of the religious struggle as numbers and masks (HIS 18)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from tercio.games.here_i_stand.rows.files import ArmyReligionRow, DebaterRow, ExcommunicantRow
from tercio.games.here_i_stand.rows.tables import (
    AttemptRow,
    DebateModifierRow,
    DietRow,
    MaryHijackRow,
    PresenceRow,
)
from tercio.kernel.masks import Graph
from tercio.wars.model.names import Mask, Power

if TYPE_CHECKING:
    from tercio.games.here_i_stand.model.world import HisWorld

EVERYWHERE: Mask = -1


class ReligionTables:
    """Made once for an edition."""

    def __init__(self, world: "HisWorld") -> None:
        data = world.data
        self.attempts = data.table("attempts", AttemptRow)
        self.debate_modifiers = list(data.table("debate_modifiers", DebateModifierRow).values())
        self.diet = list(data.table("diet_of_worms", DietRow).values())
        self.excommunicants = data.table("excommunicants", ExcommunicantRow)
        self.mary_hijacks = list(data.table("mary_hijacks", MaryHijackRow).values())
        self._read_presence(world)
        self._read_armies(world)
        self._read_debaters(world)

    def _read_presence(self, world: "HisWorld") -> None:
        rows = world.data.table("presence", PresenceRow)
        self.protestant_presence = _weights(
            rows, "protestant_space", "reformer", "protestant_stack"
        )
        self.catholic_presence = _weights(
            rows, "catholic_space", "jesuit_university", "catholic_stack"
        )

    def _read_armies(self, world: "HisWorld") -> None:
        self.army_religions = {
            world.power[row.power]: row
            for row in world.data.table("army_religions", ArmyReligionRow).values()
        }
        if world.edition_rule("scottish_religion") == "catholic":
            self.army_religions = {
                power: msgspec.structs.replace(row, as_ally=None)
                for power, row in self.army_religions.items()
            }
        self.armies_of: dict[str, list[Power]] = {"protestant": [], "catholic": [], "none": []}
        self.wavering_armies: list[Power] = []
        """Powers whose ruler or ally decides how their units pray."""
        for power, row in self.army_religions.items():
            wavers = row.by_ruler or row.as_ally is not None
            (self.wavering_armies if wavers else self.armies_of[row.religion]).append(power)

    def _read_debaters(self, world: "HisWorld") -> None:
        rows = world.debaters
        self.protestant_debaters = [i for i, row in enumerate(rows) if row.side == "protestant"]
        self.papal_debaters = [i for i, row in enumerate(rows) if row.side == "papacy"]
        self.debaters_of_zone = {
            zone: [i for i in self.protestant_debaters if rows[i].zone == zone]
            for zone in world.debate_zones
        }
        self.bonus_area: list[Mask] = [_fixed_area(world, row) for row in rows]
        """By debater, the spaces where his bonus dice count; a leader's surroundings move."""
        self.users: list[Mask] = [sum(1 << world.power[p] for p in row.usable_by) for row in rows]
        self.reformer_of: dict[int, int] = {
            world.debater[row.debater]: i for i, row in enumerate(world.reformers)
        }
        """The reformer who is also this debater."""
        self.debater_refs = [f"debater:{row.id}" for row in rows]
        self.reformer_refs = [f"reformer:{row.id}" for row in world.reformers]
        self.reformer_space = [world.space[row.space] for row in world.reformers]


def _weights(rows: Mapping[str, PresenceRow], *ids: str) -> tuple[int, int, int, int, int]:
    """Dice for adjacent (space, figure, stack), and for figure and stack in the space itself."""
    space, figure, stack = (rows[id] for id in ids)
    return space.adjacent, figure.adjacent, stack.adjacent, figure.in_space, stack.in_space


def _fixed_area(world: "HisWorld", row: DebaterRow) -> Mask:
    if row.of_space is not None:
        return within(world.land, 1 << world.location[row.of_space], row.within)
    if row.bonus_home:
        area = 0
        for power in row.bonus_home:
            area |= world.homes[world.power[power]]
        return area
    if row.bonus_kind == "electorate":
        return world.electorates
    if row.bonus_zone is not None:
        return world.zone_masks[row.bonus_zone]
    return EVERYWHERE


def within(graph: Graph, start: Mask, steps: int) -> Mask:
    """Places at most `steps` from `start`."""
    reached = start
    for _ in range(steps):
        reached |= graph.neighbours(reached)
    return reached
