"""The words of both rule books, as types and constants."""

from typing import Final, TypeAlias

Power: TypeAlias = int
"""Majors first, in impulse order; then minors; last the independents."""

Location: TypeAlias = int
"""A space or a sea zone; all spaces come before all sea zones."""

Space: TypeAlias = int
SeaZone: TypeAlias = int
Mask: TypeAlias = int
"""A set of locations or of powers, as bits."""

LeaderId: TypeAlias = int
ShipId: TypeAlias = int
CardId: TypeAlias = int
Cp: TypeAlias = int

REGULAR: Final = 0
SECOND: Final = 1
"""The reverse side of a regular: a mercenary, or cavalry for a power that has it."""

KINDS: Final = (REGULAR, SECOND)

# Where a leader or a ship is when it is not on the map.
AVAILABLE: Final = -1
"""Ship: in the force pool. Leader: waiting to enter play."""
NEXT_TURN: Final = -2
"""On the turn track; comes back in the next card draw phase."""
OUT_OF_PLAY: Final = -3
ELSEWHERE: Final = -4
"""On a card beside the map (a foreign war)."""
CAPTIVE: Final = -100
"""CAPTIVE - p: held by power p."""

NOBODY: Final = -1
"""No power."""


def captive_of(power: Power) -> int:
    return CAPTIVE - power


def captor(place: int) -> Power:
    """Who holds a leader that is at `place`; NOBODY if he is no captive."""
    return CAPTIVE - place if place <= CAPTIVE else NOBODY
