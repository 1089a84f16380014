"""The New World, as state (HIS 20)."""

from dataclasses import field

from tercio.kernel.copying import Shared
from tercio.kernel.fields import Open, Part, part
from tercio.wars.model.names import Mask, Power


@part
class Voyage(Part):
    """Something in the Crossing Atlantic box. `bonus` comes from the card that launched it."""

    power: Open[Power]
    kind: Open[str]
    """exploration, conquest or colony"""
    what: Open[str] = ""
    """The explorer or colony, where it is known already."""
    bonus: Open[int] = 0


@part
class Holding(Part):
    """A colony or conquest beside the Riches Table."""

    power: Open[Power]
    kind: Open[str]
    what: Open[str]


@part
class NewWorld(Part):
    crossing: Open[list[Voyage]] = field(default_factory=list)
    holdings: Open[list[Shared[Holding]]] = field(default_factory=list)
    claimed: Open[dict[str, Power]] = field(default_factory=dict)
    """Discoveries and conquests that are taken, and by whom."""
    explorers: Open[list[str]] = field(default_factory=list)
    """Available explorers."""
    conquistadors: Open[list[str]] = field(default_factory=list)
    charted: Open[Mask] = 0
    """Powers that have rolled for an exploration."""
    launched: Open[list[str]] = field(default_factory=list)
    """`power.kind` of the once-a-turn actions taken this turn."""
    galleons: Open[Mask] = 0
    plantations: Open[Mask] = 0
    raiders: Open[Mask] = 0
    governor: Open[dict[Power, str]] = field(default_factory=dict)
    """Power -> governor or uprising."""
    cabot_used: Open[Mask] = 0
    colonies_gone: Open[list[str]] = field(default_factory=list)
    """Colony markers that are out of the game."""
