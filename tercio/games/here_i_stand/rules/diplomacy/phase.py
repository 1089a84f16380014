"""The diplomacy phase: five segments, of which turn 1 has a part of the first (HIS 7, 9)."""

from typing import Final

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rules.diplomacy.negotiation import (
    first_turn_negotiations,
    negotiation_segment,
)
from tercio.games.here_i_stand.rules.diplomacy.peace import peace_segment
from tercio.games.here_i_stand.rules.diplomacy.removing_excommunication import (
    excommunication_segment,
)
from tercio.games.here_i_stand.rules.diplomacy.war import war_segment
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.captives import ransom_segment
from tercio.wars.turn.phases import Phase, run_segments

SEGMENTS: Final[dict[str, Phase[HereIStand]]] = {
    "negotiation": negotiation_segment,
    "peace": peace_segment,
    "ransom": ransom_segment,
    "excommunication": excommunication_segment,
    "war": war_segment,
}


@cites("HIS 7", "HIS 9")
def diplomacy(g: HereIStand) -> Procedure[None]:
    if g.state.turn == 1:
        return first_turn_negotiations(g)
    return run_segments(g, "diplomacy", SEGMENTS)
