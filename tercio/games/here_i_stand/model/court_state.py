"""Rulers, heirs, courts and off-map wars, as state (HIS 3.3, 21)."""

from dataclasses import field

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import Mask, Power


@copied
class Court(Copied):
    rulers: list[int] = field(default_factory=list)
    """By major power, the index of its ruler in the data."""
    ruler_since: list[int] = field(default_factory=list)
    """By major power, the turn in which its ruler came to power (0: at the start)."""
    excommunicated: list[str] = field(default_factory=list)
    """Boxes of the Papal card that are used up."""
    under_ban: Mask = 0
    """Powers with a -1 Card marker for an excommunicated ruler."""
    fewer_cards: list[int] = field(default_factory=list)
    """By major power, further -1 Card markers that last for one deal."""
    marital: int = 0
    """The box of Henry's marital status."""
    heirs: list[int] = field(default_factory=list)
    """Results of the pregnancy chart that have occurred."""
    anne_married: int = 0
    """The turn in which Henry married Anne Boleyn; 0: not yet."""
    flirting: bool = False
    """The marital marker moves once more when England first passes this turn (21.3)."""
    catherine_marker: bool = False
    """The Hapsburgs hold the Catherine of Aragon marker."""
    chateaux_vp: int = 0
    piracy_vp: int = 0
    piracy_zones: Mask = 0
    piracy_actions: int = 0
    phony_wars: list[list[Power]] = field(default_factory=list)
    """[power, minor, protector] of wars with a Phony War marker (9.6)."""
    skipping: Mask = 0
    """Powers that skip their next impulse."""
    done: list[str] = field(default_factory=list)
    """Events with a lasting effect that have occurred, by card id."""
    this_turn: list[str] = field(default_factory=list)
    """Effects that last until the end of the turn."""
