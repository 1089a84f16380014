"""Informants, assassins and ciphers, as state (VQ 19)."""

from dataclasses import field

from tercio.kernel.fields import Open, Part, part
from tercio.wars.model.names import Mask, Power


@part
class Informant(Part):
    owner: Open[Power]
    target: Open[Power]
    """Whose power card it is on; its owner: in the force pool."""
    neutralized: Open[bool] = False
    planted: Open[int] = -1
    """The impulse in which it came there: it is of use from the next one on (19.2)."""


@part
class Spies(Part):
    informants: Open[list[Informant]] = field(default_factory=list)
    assassins_used: Open[Mask] = 0
    """Powers with their Assassination Used marker on the turn track."""
    ciphers: Open[dict[int, Power]] = field(default_factory=dict)
    """By owner, on whose power card its Cipher Key lies."""
    walsingham: Open[str] = "unused"
    """unused, offensive or defensive"""
