"""Importing this module registers every event function."""

from tercio.games.virgin_queen.cards import registry

__all__ = ["registry"]
