"""Something to do with action points, and the answers that it needs."""

from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, NOWHERE, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import leader_name


class Undertaking(NamedTuple):
    """`worth` in VP for the `cost` in action points that it takes in all, the first now."""

    power: Power
    action: str
    worth: float
    cost: float
    script: tuple[str, ...] = ()
    target: Place = NOWHERE
    """The area of an enemy that troops march into..."""
    troops: int = 0
    """...and how many."""

    @property
    def rate(self) -> float:
        return self.worth / self.cost


def unit_key(g: Regis, verb: str, owner: Power, kind: Kind, place: Place) -> str:
    return f"{verb}.{g.world.power_ids[owner]}.{KIND_IDS[kind]}.{g.world.location_ids[place]}"


def leader_at(g: Regis, verb: str, leader: Leader) -> str:
    return f"{verb}.{g.world.location_ids[leader.place]}.{leader_name(g, leader)}"


def goal(g: Regis, place: Place) -> str:
    return f"goal.{g.world.location_ids[place]}"
