"""Informants, assassins and ciphers, as state (VQ 19)."""

from dataclasses import dataclass, field

from tercio.wars.model.names import Mask, Power


@dataclass(slots=True)
class Informant:
    owner: Power
    target: Power
    """Whose power card it is on; its owner: in the force pool."""
    neutralized: bool = False
    planted: int = -1
    """The impulse in which it came there: it is of use from the next one on (19.2)."""

    def copy(self) -> "Informant":
        return Informant(self.owner, self.target, self.neutralized, self.planted)


@dataclass(slots=True)
class Spies:
    informants: list[Informant] = field(default_factory=list)
    assassins_used: Mask = 0
    """Powers with their Assassination Used marker on the turn track."""
    ciphers: dict[int, Power] = field(default_factory=dict)
    """By owner, on whose power card its Cipher Key lies."""
    walsingham: str = "unused"
    """unused, offensive or defensive"""

    def copy(self) -> "Spies":
        return Spies(
            [each.copy() for each in self.informants],
            self.assassins_used,
            dict(self.ciphers),
            self.walsingham,
        )
