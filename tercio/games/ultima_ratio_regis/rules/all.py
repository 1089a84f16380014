"""Every module that adds actions, links or special rules to the tables: import this, have all."""

from tercio.games.ultima_ratio_regis.rules import (
    building,
    impulse_edges,
    leaders,
    siege,
    stacking,
    strategic_movement,
    subjugation,
)

MODULES = (building, impulse_edges, leaders, siege, stacking, strategic_movement, subjugation)
