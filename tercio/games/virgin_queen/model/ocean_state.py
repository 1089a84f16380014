"""The World Map and what belongs to it, as state (VQ 2.6, 5.2, 16, 17.4)."""

from dataclasses import field
from typing import Annotated, Final

from tercio.games.virgin_queen.model.treasure_state import TREASURE
from tercio.kernel.fields import Open, Part, by_row, part
from tercio.wars.model.names import LeaderId, Mask, Power, ShipId
from tercio.wars.model.viewers import WarViewer

NOT_YET: Final = -5
"""A captain whose turn of entry has not come (see `tercio.wars.model.names` for other places)."""


def _sent_captain(viewer: WarViewer, oceans: "Oceans", captain: int) -> bool:
    return oceans.captain_power[captain] in viewer.mine


@part
class Oceans(Part):
    captain_at: Open[list[int]] = field(default_factory=list)
    """By captain: an ocean zone, or AVAILABLE, NEXT_TURN, OUT_OF_PLAY, ELSEWHERE (serving in
    Europe, or wintering in a colony: see `wintering`)."""
    captain_power: Open[list[Power]] = field(default_factory=list)
    """Who has sent a captain out."""
    damaged: Open[Mask] = 0
    """Captains on their back side."""
    loot: Annotated[list[list[str]], by_row(_sent_captain, TREASURE)] = field(default_factory=list)
    """By captain, the treasures aboard; only his power sees them."""
    colony_aboard: Open[Mask] = 0
    """Captains that carry a colony."""
    wintering: Open[dict[int, str]] = field(default_factory=dict)
    """Captains in a colony, by settlement."""
    legs: Open[list[list[str]]] = field(default_factory=list)
    """By captain, the ocean zones of this expedition in the order it saw them (16.6)."""
    patrols: Open[list[int]] = field(default_factory=list)
    """By ocean zone."""
    colonies: Open[dict[str, Power]] = field(default_factory=dict)
    """By settlement, whose colony it is."""
    settlements: Open[dict[str, Power]] = field(default_factory=dict)
    """Who controls a settlement (Spain, Portugal, or NOBODY)."""
    forts: Open[list[str]] = field(default_factory=list)
    """Settlements with a Spanish fortress."""
    forts_on_card: Open[int] = 0
    sea_piracy: Open[list[Mask]] = field(default_factory=list)
    """By major power, the sea zones with its Piracy marker."""
    ocean_piracy: Open[list[Mask]] = field(default_factory=list)
    """By major power, the ocean zones with its Piracy marker."""
    piracy_actions: Open[list[int]] = field(default_factory=list)
    escorts: Open[list[ShipId]] = field(default_factory=list)
    """Galleons in the Treasure Fleet Escorts box; they are ELSEWHERE."""
    circumnavigations: Open[int] = 0
    suez_attempts: Open[int] = 0
    suez_built: Open[bool] = False
    armada: Open[int] = 0
    """Strength of the Spanish Armada: 0, 2, 4, 6 or 8. It is the ship `world.armada`."""
    cargo: Open[dict[int, int]] = field(default_factory=dict)
    """Land units on the Armada: (owner * 2 + kind) -> count."""
    passengers: Open[list[LeaderId]] = field(default_factory=list)
    """Army leaders on the Armada; they are ELSEWHERE."""

    rerolled: Open[Mask] = 0
    """Captains who have rolled a Navigation Check again this turn."""
    loaded: Open[tuple[int, int]] = (0, 0)
    """(impulse, CP left) when troops last went aboard or ashore in port without a cost."""

    indulgence: Open[int] = -1
    """The impulse in which the Armada may roll its misses again (Armada Indulgence)."""
