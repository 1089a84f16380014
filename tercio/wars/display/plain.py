"""A view's position by names: what both games have."""

from tercio.wars.model.names import (
    AVAILABLE,
    ELSEWHERE,
    NEXT_TURN,
    OUT_OF_PLAY,
    LeaderId,
    Location,
    Mask,
    Power,
    Space,
    captor,
)
from tercio.wars.model.numbered import powers_in
from tercio.wars.model.power_questions import is_active_minor
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.model.space_questions import controller_of, is_fortified, is_in_unrest
from tercio.wars.model.troop_questions import kind_name, stacks_in
from tercio.wars.model.war import AnyWar

PLACES: dict[int, str] = {
    AVAILABLE: "available",
    NEXT_TURN: "next_turn",
    OUT_OF_PLAY: "out_of_play",
    ELSEWHERE: "elsewhere",
}
"""Where somebody is who is not on the map."""


def power_ids(g: AnyWar, mask: Mask) -> list[str]:
    return [g.world.power_rows[power].id for power in powers_in(mask)]


def patron_id(g: AnyWar, minor: Power) -> str | None:
    return g.world.power_rows[g.state.patron[minor]].id if is_active_minor(g, minor) else None


def space_facts(g: AnyWar, space: Space) -> dict[str, object]:
    state = g.state
    return {
        "control": g.world.power_rows[controller_of(g, space)].id,
        "unrest": is_in_unrest(g, space),
        "fortified": is_fortified(g, space),
        "besiegers": power_ids(g, state.besiegers[space]),
        "units": {
            f"{g.world.power_rows[owner].id}.{kind_name(g, owner, kind)}": count
            for owner, kind, count in stacks_in(g, space)
        },
        "ships": ships_by_type(g, space),
    }


def ships_by_type(g: AnyWar, place: Location) -> dict[str, int]:
    found: dict[str, int] = {}
    for ship in ships_at(g, place):
        name = f"{g.world.power_rows[g.world.ship_owner[ship]].id}.{ship_kind(g, ship)}"
        found[name] = found.get(name, 0) + 1
    return found


def leader_place(g: AnyWar, leader: LeaderId) -> str:
    at = g.state.leader_at[leader]
    if at >= 0:
        return str(g.world.location_ids[at])
    return PLACES[at] if at in PLACES else f"captive.{g.world.power_rows[captor(at)].id}"
