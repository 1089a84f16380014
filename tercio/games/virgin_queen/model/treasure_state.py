"""Treasures, by the ids of the data (VQ 6.3). A pile holds an id once for each counter."""

from dataclasses import field

from tercio.kernel.copying import Copied, copied


@copied
class Treasury(Copied):
    pool: list[str] = field(default_factory=list)
    """Face down; sorted, as a draw picks blindly."""
    hands: list[list[str]] = field(default_factory=list)
    """By major power; only its owner sees it."""
    spanish_row: list[str] = field(default_factory=list)
    """Spain alone may look at these."""
    portuguese_row: list[str] = field(default_factory=list)
    """Nobody may look at these."""
    discard: list[str] = field(default_factory=list)
    """Face up."""
    gone: list[str] = field(default_factory=list)
    """Kept as VP; out of the pool for good."""
    fleet: list[str] = field(default_factory=list)
    """Aboard the Treasure Fleet while it is on its way; Spain alone has seen these."""
