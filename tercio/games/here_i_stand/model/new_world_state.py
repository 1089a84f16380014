"""The New World, as state (HIS 20)."""

from dataclasses import field

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import Mask, Power


@copied
class Voyage(Copied):
    """Something in the Crossing Atlantic box. `bonus` comes from the card that launched it."""

    power: Power
    kind: str
    """exploration, conquest or colony"""
    what: str = ""
    """The explorer or colony, where it is known already."""
    bonus: int = 0


@copied
class Holding(Copied):
    """A colony or conquest beside the Riches Table."""

    power: Power
    kind: str
    what: str


@copied
class NewWorld(Copied):
    crossing: list[Voyage] = field(default_factory=list)
    holdings: list[Holding] = field(default_factory=list)
    claimed: dict[str, Power] = field(default_factory=dict)
    """Discoveries and conquests that are taken, and by whom."""
    explorers: list[str] = field(default_factory=list)
    """Available explorers."""
    conquistadors: list[str] = field(default_factory=list)
    charted: Mask = 0
    """Powers that have rolled for an exploration."""
    launched: list[str] = field(default_factory=list)
    """`power.kind` of the once-a-turn actions taken this turn."""
    galleons: Mask = 0
    plantations: Mask = 0
    raiders: Mask = 0
    governor: dict[Power, str] = field(default_factory=dict)
    """Power -> governor or uprising."""
    cabot_used: Mask = 0
    colonies_gone: list[str] = field(default_factory=list)
    """Colony markers that are out of the game."""
