"""Importing this module registers every event function."""

from tercio.games.virgin_queen.cards import registry, ruler_events

__all__ = ["registry", "ruler_events"]
