"""All actions of the game, in the order of the power cards (HIS 11.1)."""

from tercio.games.here_i_stand.cards.courts import SULEIMAN_ASSAULTS
from tercio.games.here_i_stand.rules.new_world import NEW_WORLD_ACTIONS
from tercio.games.here_i_stand.rules.religious_actions import RELIGIOUS_ACTIONS
from tercio.wars.actions import Action
from tercio.wars.assault import ASSAULT
from tercio.wars.construction import BUILD_ACTIONS
from tercio.wars.control import CONTROL
from tercio.wars.foreign_war import FIGHT_FOREIGN_WAR
from tercio.wars.movement import MOVE_ACTIONS
from tercio.wars.naval_movement import NAVAL_MOVE
from tercio.wars.piracy import PIRACY
from tercio.wars.transport import NAVAL_TRANSPORT

ACTIONS: tuple[Action, ...] = (
    *MOVE_ACTIONS,
    NAVAL_MOVE,
    NAVAL_TRANSPORT,
    *BUILD_ACTIONS,
    ASSAULT,
    SULEIMAN_ASSAULTS,
    FIGHT_FOREIGN_WAR,
    CONTROL,
    PIRACY,
    *NEW_WORLD_ACTIONS,
    *RELIGIOUS_ACTIONS,
)
