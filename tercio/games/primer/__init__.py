"""The primer: a small game that shows all that the kernel can do. Rules in RULES.md."""

from tercio.games.primer.game import GAME

__all__ = ["GAME"]
