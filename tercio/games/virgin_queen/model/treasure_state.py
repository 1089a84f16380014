"""Treasures, by the ids of the data (VQ 6.3). A pile holds an id once for each counter."""

from dataclasses import field
from typing import TYPE_CHECKING, Annotated, Final

from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.fields import Gap, Open, Part, by_row, nobody, only, part
from tercio.wars.model.names import Power
from tercio.wars.model.viewers import WarViewer

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.viewer import VqViewer


FACE_DOWN: Final = ""
"""A treasure that the seat cannot see."""
TREASURE: Final = Gap(
    "the treasures",
    FACE_DOWN,
    ("hands", "loot", "spanish_row", "fleet", "portuguese_row", "pool"),
)


def _reads_hand(viewer: "VqViewer", treasury: "Treasury", power: Power) -> bool:
    return power in viewer.read


def _is_spain(viewer: WarViewer, treasury: "Treasury") -> bool:
    return SPAIN in viewer.mine


@part
class Treasury(Part):
    pool: Annotated[list[str], nobody(TREASURE)] = field(default_factory=list)
    """Face down; sorted, as a draw picks blindly."""
    hands: Annotated[list[list[str]], by_row(_reads_hand, TREASURE)] = field(default_factory=list)
    """By major power; only its owner sees it, and whose Cipher Key lies with it."""
    spanish_row: Annotated[list[str], only(_is_spain, TREASURE)] = field(default_factory=list)
    """Spain alone may look at these."""
    portuguese_row: Annotated[list[str], nobody(TREASURE)] = field(default_factory=list)
    """Nobody may look at these."""
    discard: Open[list[str]] = field(default_factory=list)
    """Face up."""
    gone: Open[list[str]] = field(default_factory=list)
    """Kept as VP; out of the pool for good."""
    fleet: Annotated[list[str], only(_is_spain, TREASURE)] = field(default_factory=list)
    """Aboard the Treasure Fleet while it is on its way; Spain alone has seen these."""
