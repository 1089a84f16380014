"""All actions of the game, in the order of the power cards (VQ 11.1)."""

from tercio.games.virgin_queen.rules.building import BUY_MERCENARY
from tercio.games.virgin_queen.rules.don_john import SWITCH_DON_JOHN
from tercio.games.virgin_queen.rules.espionage import ESPIONAGE_ACTIONS
from tercio.games.virgin_queen.rules.fortresses import BUILD_FORTRESS
from tercio.games.virgin_queen.rules.influence import BUY_INFLUENCE
from tercio.games.virgin_queen.rules.patronage import PATRONAGE_ACTIONS
from tercio.games.virgin_queen.rules.religious_actions import RELIGIOUS_ACTIONS
from tercio.games.virgin_queen.rules.sea_actions import SEA_ACTIONS
from tercio.wars.actions import Action
from tercio.wars.assault import ASSAULT
from tercio.wars.construction import RAISE_CAVALRY, RAISE_REGULAR
from tercio.wars.control import CONTROL
from tercio.wars.foreign_war import FIGHT_FOREIGN_WAR
from tercio.wars.movement import MOVE_ACTIONS

ACTIONS: tuple[Action, ...] = (
    *MOVE_ACTIONS,
    CONTROL,
    ASSAULT,
    FIGHT_FOREIGN_WAR,
    RAISE_REGULAR,
    BUY_MERCENARY,
    RAISE_CAVALRY,
    BUILD_FORTRESS,
    *SEA_ACTIONS,
    *RELIGIOUS_ACTIONS,
    BUY_INFLUENCE,
    *ESPIONAGE_ACTIONS,
    *PATRONAGE_ACTIONS,
    SWITCH_DON_JOHN,
)
