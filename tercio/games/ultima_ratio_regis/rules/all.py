"""Every module that adds actions, links or special rules to the tables: import this, have all."""

from tercio.games.ultima_ratio_regis.cards import force_ops, map_ops, realm_ops, standing
from tercio.games.ultima_ratio_regis.rules import (
    alliances,
    building,
    commerce,
    corps,
    dynasty,
    economy,
    impulse_edges,
    leaders,
    movement,
    peace,
    reinforcements,
    siege,
    subjugation,
    turn_end,
    turn_rules,
    war,
)

MODULES = (
    force_ops,
    map_ops,
    realm_ops,
    standing,
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
    movement,
    subjugation,
    turn_end,
    turn_rules,
    war,
)
