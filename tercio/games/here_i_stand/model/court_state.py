"""Rulers, heirs, courts and off-map wars, as state (HIS 3.3, 21)."""

from dataclasses import field

from tercio.kernel.fields import Open, Part, part
from tercio.wars.model.names import Mask, Power


@part
class Court(Part):
    rulers: Open[list[int]] = field(default_factory=list)
    """By major power, the index of its ruler in the data."""
    ruler_since: Open[list[int]] = field(default_factory=list)
    """By major power, the turn in which its ruler came to power (0: at the start)."""
    excommunicated: Open[list[str]] = field(default_factory=list)
    """Boxes of the Papal card that are used up."""
    under_ban: Open[Mask] = 0
    """Powers with a -1 Card marker for an excommunicated ruler."""
    fewer_cards: Open[list[int]] = field(default_factory=list)
    """By major power, further -1 Card markers that last for one deal."""
    marital: Open[int] = 0
    """The box of Henry's marital status."""
    heirs: Open[list[int]] = field(default_factory=list)
    """Results of the pregnancy chart that have occurred."""
    anne_married: Open[int] = 0
    """The turn in which Henry married Anne Boleyn; 0: not yet."""
    flirting: Open[bool] = False
    """The marital marker moves once more when England first passes this turn (21.3)."""
    catherine_marker: Open[bool] = False
    """The Hapsburgs hold the Catherine of Aragon marker."""
    chateaux_vp: Open[int] = 0
    piracy_vp: Open[int] = 0
    piracy_zones: Open[Mask] = 0
    piracy_actions: Open[int] = 0
    phony_wars: Open[list[list[Power]]] = field(default_factory=list)
    """[power, minor, protector] of wars with a Phony War marker (9.6)."""
    skipping: Open[Mask] = 0
    """Powers that skip their next impulse."""
    done: Open[list[str]] = field(default_factory=list)
    """Events with a lasting effect that have occurred, by card id."""
    this_turn: Open[list[str]] = field(default_factory=list)
    """Effects that last until the end of the turn."""
