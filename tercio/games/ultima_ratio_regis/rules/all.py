"""Every module that adds actions, links or special rules to the tables: import this, have all."""

from tercio.games.ultima_ratio_regis.cards import (
    force_ops,
    grant_ops,
    map_ops,
    realm_ops,
    war_ops,
)
from tercio.games.ultima_ratio_regis.rules.actions import building
from tercio.games.ultima_ratio_regis.rules.combat import siege, subjugation
from tercio.games.ultima_ratio_regis.rules.economy import commerce, unrest_and_income
from tercio.games.ultima_ratio_regis.rules.land_movement import (
    amphibious_landings,
    tactical_movement,
)
from tercio.games.ultima_ratio_regis.rules.leaders import leaders
from tercio.games.ultima_ratio_regis.rules.links import check_links
from tercio.games.ultima_ratio_regis.rules.logistics import repatriation
from tercio.games.ultima_ratio_regis.rules.major_powers import (
    alliances,
    combined_fleets,
    expeditionary_corps,
    peace,
    war,
)
from tercio.games.ultima_ratio_regis.rules.minor_powers import reinforcements
from tercio.games.ultima_ratio_regis.rules.naval_actions import (
    enclave_raids,
    naval_movement,
    piracy,
)
from tercio.games.ultima_ratio_regis.rules.sequence import impulse_edges
from tercio.games.ultima_ratio_regis.rules.special_rules import (
    french_wars,
    solo,
    thirty_years_war,
    three_kingdoms,
    turn_rules,
)
from tercio.games.ultima_ratio_regis.rules.strategic_movement import strategic_moves

MODULES = (
    force_ops,
    grant_ops,
    map_ops,
    realm_ops,
    war_ops,
    alliances,
    building,
    combined_fleets,
    commerce,
    expeditionary_corps,
    unrest_and_income,
    french_wars,
    impulse_edges,
    leaders,
    peace,
    enclave_raids,
    reinforcements,
    siege,
    tactical_movement,
    amphibious_landings,
    naval_movement,
    piracy,
    repatriation,
    strategic_moves,
    solo,
    subjugation,
    thirty_years_war,
    three_kingdoms,
    turn_rules,
    war,
)

check_links()
