"""The Diplomacy Phase: negotiations, ransom, declarations of war (VQ 7, 9)."""

from typing import Final

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.diplomacy.negotiation import negotiation_segment
from tercio.games.virgin_queen.rules.diplomacy.war import war_segment
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.captives import ransom_segment
from tercio.wars.turn.phases import Phase, run_segments

SEGMENTS: Final[dict[str, Phase[VirginQueen]]] = {
    "negotiation": negotiation_segment,
    "ransom": ransom_segment,
    "war": war_segment,
}


@cites("VQ 7", "VQ 9")
def diplomacy(g: VirginQueen) -> Procedure[None]:
    return run_segments(g, "diplomacy", SEGMENTS)
