"""The World Map and what belongs to it, as state (VQ 2.6, 5.2, 16, 17.4)."""

from dataclasses import field
from typing import Final

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import LeaderId, Mask, Power, ShipId

NOT_YET: Final = -5
"""A captain whose turn of entry has not come (see `tercio.wars.model.names` for other places)."""


@copied
class Oceans(Copied):
    captain_at: list[int] = field(default_factory=list)
    """By captain: an ocean zone, or AVAILABLE, NEXT_TURN, OUT_OF_PLAY, ELSEWHERE (serving in
    Europe, or wintering in a colony: see `wintering`)."""
    captain_power: list[Power] = field(default_factory=list)
    """Who has sent a captain out."""
    damaged: Mask = 0
    """Captains on their back side."""
    loot: list[list[str]] = field(default_factory=list)
    """By captain, the treasures aboard; only his power sees them."""
    colony_aboard: Mask = 0
    """Captains that carry a colony."""
    wintering: dict[int, str] = field(default_factory=dict)
    """Captains in a colony, by settlement."""
    legs: list[list[str]] = field(default_factory=list)
    """By captain, the ocean zones of this expedition in the order it saw them (16.6)."""
    patrols: list[int] = field(default_factory=list)
    """By ocean zone."""
    colonies: dict[str, Power] = field(default_factory=dict)
    """By settlement, whose colony it is."""
    settlements: dict[str, Power] = field(default_factory=dict)
    """Who controls a settlement (Spain, Portugal, or NOBODY)."""
    forts: list[str] = field(default_factory=list)
    """Settlements with a Spanish fortress."""
    forts_on_card: int = 0
    sea_piracy: list[Mask] = field(default_factory=list)
    """By major power, the sea zones with its Piracy marker."""
    ocean_piracy: list[Mask] = field(default_factory=list)
    """By major power, the ocean zones with its Piracy marker."""
    piracy_actions: list[int] = field(default_factory=list)
    escorts: list[ShipId] = field(default_factory=list)
    """Galleons in the Treasure Fleet Escorts box; they are ELSEWHERE."""
    circumnavigations: int = 0
    suez_attempts: int = 0
    suez_built: bool = False
    armada: int = 0
    """Strength of the Spanish Armada: 0, 2, 4, 6 or 8. It is the ship `world.armada`."""
    cargo: dict[int, int] = field(default_factory=dict)
    """Land units on the Armada: (owner * 2 + kind) -> count."""
    passengers: list[LeaderId] = field(default_factory=list)
    """Army leaders on the Armada; they are ELSEWHERE."""

    rerolled: Mask = 0
    """Captains who have rolled a Navigation Check again this turn."""
    loaded: tuple[int, int] = (0, 0)
    """(impulse, CP left) when troops last went aboard or ashore in port without a cost."""

    indulgence: int = -1
    """The impulse in which the Armada may roll its misses again (Armada Indulgence)."""
