"""For whom a view of a war is made, and what stands in it for what he may not know."""

from collections.abc import Sequence
from typing import Final

from tercio.kernel.ask import Seat
from tercio.kernel.fields import Gap, Viewer
from tercio.wars.model.names import NO_CARD, CardId, Power

HIDDEN: Final = NO_CARD
"""Stands in a view for a card that the seat cannot see."""
CARD: Final = Gap("the cards of hands and deck", HIDDEN)
FRESH: Final = Gap("the cards won by piracy", HIDDEN)


class WarViewer(Viewer):
    """A seat with the powers that it plays, and the power whose impulse it is."""

    __slots__ = ("active", "mine")

    def __init__(self, seat: Seat | None, mine: Sequence[Power], active: Power) -> None:
        self.seat = seat
        self.mine = mine
        self.active = active

    def hand(self, power: Power, cards: list[CardId]) -> list[CardId]:
        """What it sees of a hand, sorted."""
        raise NotImplementedError("each game says which cards are open")
