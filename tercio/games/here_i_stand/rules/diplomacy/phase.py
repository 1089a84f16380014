"""The diplomacy phase: five segments, of which turn 1 has a part of the first (HIS 7, 9)."""

from collections.abc import Callable

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.rules.diplomacy.negotiation import (
    first_turn_negotiations,
    negotiation_segment,
)
from tercio.games.here_i_stand.rules.diplomacy.peace import peace_segment
from tercio.games.here_i_stand.rules.diplomacy.removing_excommunication import (
    excommunication_segment,
)
from tercio.games.here_i_stand.rules.diplomacy.war import war_segment
from tercio.kernel.ask import Checkpoint, Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.captives import ransom_segment

Segment = Callable[[HereIStand], Procedure[None]]

SEGMENTS: dict[str, Segment] = {
    "negotiation": negotiation_segment,
    "peace": peace_segment,
    "ransom": ransom_segment,
    "excommunication": excommunication_segment,
    "war": war_segment,
}


@cites("HIS 7", "HIS 9")
def diplomacy(g: HereIStand) -> Procedure[None]:
    """Re-enters from `state.step`, the number of segments that are over."""
    state = g.state
    if state.turn == 1:
        yield from first_turn_negotiations(g)
        return
    names = list(SEGMENTS)
    while state.step < len(names):
        name = names[state.step]
        if state.step:
            yield Checkpoint(f"diplomacy-{name}")
        yield from SEGMENTS[name](g)
        state.step += 1
