"""All modules that add to movement: actions and links (uRR 10, 11, 12, 14, 15)."""

from tercio.games.ultima_ratio_regis.rules import (
    aftermath,
    land_movement,
    landing,
    naval,
    piracy,
    repatriation,
    strategic_movement,
)

MODULES = (aftermath, land_movement, landing, naval, piracy, repatriation, strategic_movement)
