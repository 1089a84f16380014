"""Questions about what a scenario has in it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def plays_with(g: "VirginQueen", topic: str) -> bool:
    """Whether the scenario has a topic of the rules in it (religion, espionage, ...)."""
    return topic not in g.left_out
