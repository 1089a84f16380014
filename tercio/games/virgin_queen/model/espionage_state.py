"""Informants, assassins and ciphers, as state (VQ 19)."""

from dataclasses import field

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import Mask, Power


@copied
class Informant(Copied):
    owner: Power
    target: Power
    """Whose power card it is on; its owner: in the force pool."""
    neutralized: bool = False
    planted: int = -1
    """The impulse in which it came there: it is of use from the next one on (19.2)."""


@copied
class Spies(Copied):
    informants: list[Informant] = field(default_factory=list)
    assassins_used: Mask = 0
    """Powers with their Assassination Used marker on the turn track."""
    ciphers: dict[int, Power] = field(default_factory=dict)
    """By owner, on whose power card its Cipher Key lies."""
    walsingham: str = "unused"
    """unused, offensive or defensive"""
