"""All modules that add to movement: actions and links (uRR 10, 11, 12, 14, 15)."""

from tercio.games.ultima_ratio_regis.rules import (
    land_movement,
    landing,
    naval,
    piracy,
    repatriation,
    stacking,
    strategic_movement,
)

MODULES = (land_movement, landing, naval, piracy, repatriation, stacking, strategic_movement)
