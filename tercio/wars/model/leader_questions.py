"""Questions about leaders: who is where."""

from tercio.wars.model.ground import AnyGround
from tercio.wars.model.names import LeaderId, Location, Power, Space
from tercio.wars.model.numbered import leaders_with


def leaders_at(g: AnyGround, place: Location, power: Power | None = None) -> list[LeaderId]:
    """Leaders on the map at `place`, all of them or those that a power commands."""
    state = g.state
    found = leaders_with(state.leader_at, place)
    if power is None or not found:
        return found
    return [i for i in found if state.patron[state.leader_power[i]] == power]


def army_leaders_at(g: AnyGround, space: Space, power: Power) -> list[LeaderId]:
    naval = g.world.naval_leader
    return [i for i in leaders_at(g, space, power) if not naval[i]]


def naval_leaders_at(g: AnyGround, place: Location, power: Power) -> list[LeaderId]:
    naval = g.world.naval_leader
    return [i for i in leaders_at(g, place, power) if naval[i]]
