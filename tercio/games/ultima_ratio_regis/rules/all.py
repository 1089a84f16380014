"""Every module that adds actions, links or special rules to the tables: import this, have all."""

from tercio.games.ultima_ratio_regis.cards import (
    force_ops,
    grant_ops,
    map_ops,
    realm_ops,
    standing,
    war_ops,
)
from tercio.games.ultima_ratio_regis.rules import movement
from tercio.games.ultima_ratio_regis.rules.actions import building
from tercio.games.ultima_ratio_regis.rules.combat import siege, subjugation
from tercio.games.ultima_ratio_regis.rules.economy import commerce, unrest_and_income
from tercio.games.ultima_ratio_regis.rules.end_of_turn import dynasties, turn_end
from tercio.games.ultima_ratio_regis.rules.leaders import leaders
from tercio.games.ultima_ratio_regis.rules.major_powers import (
    alliances,
    combined_fleets,
    expeditionary_corps,
    peace,
    war,
)
from tercio.games.ultima_ratio_regis.rules.minor_powers import reinforcements
from tercio.games.ultima_ratio_regis.rules.naval_actions import enclave_raids
from tercio.games.ultima_ratio_regis.rules.sequence import impulse_edges
from tercio.games.ultima_ratio_regis.rules.special_rules import (
    blocks,
    french_wars,
    solo,
    thirty_years_war,
    three_kingdoms,
    turn_rules,
)

MODULES = (
    force_ops,
    grant_ops,
    map_ops,
    realm_ops,
    standing,
    war_ops,
    alliances,
    blocks,
    building,
    combined_fleets,
    commerce,
    expeditionary_corps,
    dynasties,
    unrest_and_income,
    french_wars,
    impulse_edges,
    leaders,
    peace,
    enclave_raids,
    reinforcements,
    siege,
    movement,
    solo,
    subjugation,
    thirty_years_war,
    three_kingdoms,
    turn_end,
    turn_rules,
    war,
)
