"""All modules that add to movement: actions and links (uRR 10, 11, 12, 14, 15)."""

from tercio.games.ultima_ratio_regis.rules.land_movement import (
    amphibious_landings,
    tactical_movement,
)
from tercio.games.ultima_ratio_regis.rules.logistics import repatriation
from tercio.games.ultima_ratio_regis.rules.naval_actions import naval_movement, piracy
from tercio.games.ultima_ratio_regis.rules.sequence import aftermath
from tercio.games.ultima_ratio_regis.rules.strategic_movement import strategic_moves

MODULES = (
    aftermath,
    tactical_movement,
    amphibious_landings,
    naval_movement,
    piracy,
    repatriation,
    strategic_moves,
)
