"""All actions at sea, in the order of the power cards (VQ 16, 17.3, 17.4, 23.2)."""

from tercio.games.virgin_queen.rules.construction.expeditions import BUILD_EXPEDITION
from tercio.games.virgin_queen.rules.construction.patrols import BUILD_PATROL
from tercio.games.virgin_queen.rules.construction.shipbuilding import SHIP_ACTIONS
from tercio.games.virgin_queen.rules.major_powers.armada import UPGRADE_ARMADA
from tercio.games.virgin_queen.rules.major_powers.armada_cargo import ARMADA_ACTIONS
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import PIRACY
from tercio.wars.sea.naval_movement import NAVAL_MOVE
from tercio.wars.sea.naval_transport import NAVAL_TRANSPORT

SEA_ACTIONS = (
    NAVAL_MOVE,
    NAVAL_TRANSPORT,
    PIRACY,
    *SHIP_ACTIONS,
    BUILD_PATROL,
    UPGRADE_ARMADA,
    *ARMADA_ACTIONS,
    BUILD_EXPEDITION,
)
