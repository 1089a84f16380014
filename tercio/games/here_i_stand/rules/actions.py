"""All actions of the game, in the order of the power cards (HIS 11.1)."""

from tercio.games.here_i_stand.cards.events_39_to_54 import SULEIMAN_ASSAULTS
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rules.new_world.new_world_phase import NEW_WORLD_ACTIONS
from tercio.games.here_i_stand.rules.reformation.religious_actions import RELIGIOUS_ACTIONS
from tercio.wars.land.construction import BUILD_ACTIONS
from tercio.wars.land.control import CONTROL
from tercio.wars.land.foreign_war import FIGHT_FOREIGN_WAR
from tercio.wars.land.movement import MOVE_ACTIONS
from tercio.wars.sea.naval_movement import NAVAL_MOVE
from tercio.wars.sea.naval_transport import NAVAL_TRANSPORT
from tercio.wars.sea.piracy import PIRACY
from tercio.wars.siege.assault import ASSAULT
from tercio.wars.turn.actions import Action

ACTIONS: tuple[Action[HereIStand], ...] = (
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
