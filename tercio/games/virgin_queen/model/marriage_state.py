"""Royals and their betrothals, as state (VQ 21)."""

from dataclasses import field
from typing import Final

from tercio.kernel.fields import Open, Part, part
from tercio.wars.model.names import NOBODY, Power

NOT_YET: Final = -1
GONE: Final = 0
"""Married, too old, or dead. Anything above is the current eligibility."""


@part
class Weddings(Part):
    eligibility: Open[list[int]] = field(default_factory=list)
    """By royal, in the order of the data."""
    betrothed: Open[list[tuple[int, int]]] = field(default_factory=list)
    """(groom, bride), in the order in which they were announced."""
    festivities: Open[list[int]] = field(default_factory=list)
    """French royals with the Wedding Festivities marker, this turn."""
    married: Open[list[int]] = field(default_factory=list)
    """Valois royals on the French power card (1 VP each)."""
    patrons: Open[list[Power]] = field(default_factory=list)
    """Powers with a wedding bonus on patronage rolls."""
    queen_vp: Open[int] = 0
    """Virgin Queen VP earned so far."""
    wed: Open[list[int]] = field(default_factory=list)
    """Royals whose wedding took place."""
    returning: Open[list[int]] = field(default_factory=list)
    """Royals who may wed again next turn although they have wed."""
    guardian: Open[Power] = NOBODY
    """Whose royal Louise of Lorraine is, once her card was played (28)."""
