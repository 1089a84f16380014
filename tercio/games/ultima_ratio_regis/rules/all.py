"""Every module that adds actions, links or special rules to the tables: import this, have all."""

from tercio.games.ultima_ratio_regis.rules import (
    alliances,
    building,
    commerce,
    corps,
    dynasty,
    economy,
    impulse_edges,
    leaders,
    peace,
    reinforcements,
    siege,
    stacking,
    strategic_movement,
    subjugation,
    turn_end,
    war,
)

MODULES = (
    alliances,
    building,
    commerce,
    corps,
    dynasty,
    economy,
    impulse_edges,
    leaders,
    peace,
    reinforcements,
    siege,
    stacking,
    strategic_movement,
    subjugation,
    turn_end,
    war,
)
