"""An espionage action while it is being resolved (VQ 19)."""

from dataclasses import dataclass
from typing import Final

from tercio.wars.model.names import Cp, LeaderId, Power

ELIZABETH: Final = LeaderId(-1)
"""The target of an assassination that is no leader."""
NO_ONE: Final = LeaderId(-2)


@dataclass(slots=True)
class Operation:
    """What the cards of the espionage windows, and the modifiers of the table, are about."""

    action: str
    power: Power
    target: Power
    """Whose hand, leader or kingdom it is about."""
    cp: Cp
    leader: LeaderId = NO_ONE
    """Whom an assassin is after: a leader, or ELIZABETH."""
    extra_attack: int = 0
    extra_defence: int = 0
    """Dice that cards and events add."""
    result: str = ""
    """The line of the table, once the dice have fallen."""

    @property
    def is_against_elizabeth(self) -> bool:
        """A murder of the queen, or a rebellion of her Catholics."""
        return self.action == "english_catholic_rebellion" or self.leader == ELIZABETH

    def has_role(self, power: Power, role: str) -> bool:
        """Who may play a card of attackers or defenders about it."""
        return power == (self.power if role == "attacker" else self.target)
