"""All actions of the game, in the order of the power cards (VQ 11.1)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.construction.fortresses import BUILD_FORTRESS
from tercio.games.virgin_queen.rules.construction.land_units_built import BUY_MERCENARY
from tercio.games.virgin_queen.rules.espionage.espionage import ESPIONAGE_ACTIONS
from tercio.games.virgin_queen.rules.major_powers.don_john import SWITCH_DON_JOHN
from tercio.games.virgin_queen.rules.minor_powers.influence import BUY_INFLUENCE
from tercio.games.virgin_queen.rules.naval_affairs.sea_actions import SEA_ACTIONS
from tercio.games.virgin_queen.rules.patronage.sponsoring import PATRONAGE_ACTIONS
from tercio.games.virgin_queen.rules.religion.religious_actions import RELIGIOUS_ACTIONS
from tercio.wars.land.construction import RAISE_CAVALRY, RAISE_REGULAR
from tercio.wars.land.control import CONTROL
from tercio.wars.land.foreign_war import FIGHT_FOREIGN_WAR
from tercio.wars.land.movement import MOVE_ACTIONS
from tercio.wars.siege.assault import ASSAULT
from tercio.wars.turn.actions import Action

ACTIONS: tuple[Action[VirginQueen], ...] = (
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
