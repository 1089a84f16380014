"""The Diplomacy Phase: negotiations, ransom, declarations of war (VQ 7, 9)."""

from collections.abc import Callable

from tercio.games.virgin_queen.position import VirginQueen
from tercio.games.virgin_queen.rules.diplomacy.negotiation import negotiation_segment
from tercio.games.virgin_queen.rules.diplomacy.war import war_segment
from tercio.kernel.ask import Checkpoint, Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.captives import ransom_segment

Segment = Callable[[VirginQueen], Procedure[None]]

SEGMENTS: dict[str, Segment] = {
    "negotiation": negotiation_segment,
    "ransom": ransom_segment,
    "war": war_segment,
}


@cites("VQ 7", "VQ 9")
def diplomacy(g: VirginQueen) -> Procedure[None]:
    """Re-enters from `state.step`, the number of segments that are over."""
    state = g.state
    names = list(SEGMENTS)
    while state.step < len(names):
        name = names[state.step]
        if state.step:
            yield Checkpoint(f"diplomacy-{name}")
        yield from SEGMENTS[name](g)
        state.step += 1
