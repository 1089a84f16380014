"""The words of both rule books, as types and constants."""

from typing import Final, NewType, TypeAlias

Power = NewType("Power", int)
"""Majors first, in impulse order; then minors; last the independents."""

Location = NewType("Location", int)
"""A space or a sea zone; all spaces come before all sea zones. Also where a piece is that is not
on the map: see below."""
Space = NewType("Space", Location)
SeaZone = NewType("SeaZone", Location)

LeaderId = NewType("LeaderId", int)
ShipId = NewType("ShipId", int)
CardId = NewType("CardId", int)

Mask: TypeAlias = int
"""A set of locations or of powers, as bits."""

Cp: TypeAlias = int

REGULAR: Final = 0
SECOND: Final = 1
"""The reverse side of a regular: a mercenary, or cavalry for a power that has it."""

KINDS: Final = (REGULAR, SECOND)

# Where a leader or a ship is when it is not on the map.
AVAILABLE: Final = Location(-1)
"""Ship: in the force pool. Leader: waiting to enter play."""
NEXT_TURN: Final = Location(-2)
"""On the turn track; comes back in the next card draw phase."""
OUT_OF_PLAY: Final = Location(-3)
ELSEWHERE: Final = Location(-4)
"""On a card beside the map (a foreign war)."""
CAPTIVE: Final = -100
"""CAPTIVE - p: held by power p."""

FIRST: Final = Power(0)
"""In impulse order."""
NOBODY: Final = Power(-1)
"""No power."""
NOWHERE: Final = Space(Location(-1))
"""No place."""
NO_CARD: Final = CardId(0)
"""Cards are numbered from 1."""


def owner_of(stack: int) -> Power:
    """Whose units a stack is; stacks are numbered owner * 2 + kind."""
    return Power(stack // 2)


def captive_of(power: Power) -> Location:
    return Location(CAPTIVE - power)


def captor(place: Location) -> Power:
    """Who holds a leader that is at `place`; NOBODY if he is no captive."""
    return Power(CAPTIVE - place) if place <= CAPTIVE else NOBODY
