"""Importing this module registers every event function."""

from tercio.games.virgin_queen.cards import (
    combat_events,
    diplomacy_events,
    espionage_events,
    faith_events,
    fleet_events,
    hand_events,
    ocean_card_events,
    registry,
    response_events,
    revolt_events,
    royal_events,
    ruler_events,
    status_events,
    throne_events,
    town_events,
    troop_events,
)

__all__ = [
    "combat_events",
    "diplomacy_events",
    "espionage_events",
    "faith_events",
    "fleet_events",
    "hand_events",
    "ocean_card_events",
    "registry",
    "response_events",
    "revolt_events",
    "royal_events",
    "ruler_events",
    "status_events",
    "throne_events",
    "town_events",
    "troop_events",
]
