"""Don John is an army leader or a naval leader (VQ 10)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.rules.action_phase.spring_deployment import roles, take_role
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import LeaderId, Power
from tercio.wars.model.space_questions import is_friendly_space
from tercio.wars.turn.actions import Action

ID = "switch_don_john"


def _on_the_map(g: VirginQueen) -> LeaderId | None:
    """The counter that is in a port under friendly control."""
    for leader in roles(g, g.world.leader["don_john"]):
        at = g.state.leader_at[leader]
        if 0 <= at < g.world.space_count and g.world.is_port(at):
            return leader if is_friendly_space(g, SPAIN, at) else None
    return None


def can_switch(g: VirginQueen, power: Power) -> bool:
    return power == SPAIN and g.state.active == SPAIN and _on_the_map(g) is not None


@cites("VQ 10")
def switch(g: VirginQueen, power: Power) -> Procedure[None]:
    """At no cost. Not again before the next action, as that would change nothing."""
    leader = _on_the_map(g)
    assert leader is not None
    place = g.state.leader_at[leader]
    role = next(each for each in roles(g, leader) if each != leader)
    take_role(g, leader, role)
    g.place_leader(role, place)
    g.state.impulse.barred.append(ID)
    return
    yield  # nothing is asked


def may_switch_again(g: VirginQueen) -> None:
    """After each action that is paid for."""
    if ID in g.state.impulse.barred:
        g.state.impulse.barred.remove(ID)


def _free(g: VirginQueen, power: Power) -> int | None:
    return 0 if power == SPAIN else None


SWITCH_DON_JOHN = Action(ID, "VQ 10", can_switch, switch, cost=_free)
