"""All actions at sea, in the order of the power cards (VQ 16, 17.3, 17.4, 23.2)."""

from tercio.games.virgin_queen.rules.armada import UPGRADE_ARMADA
from tercio.games.virgin_queen.rules.armada_cargo import ARMADA_ACTIONS
from tercio.games.virgin_queen.rules.europe_piracy import PIRACY
from tercio.games.virgin_queen.rules.expeditions import BUILD_EXPEDITION
from tercio.games.virgin_queen.rules.patrols import BUILD_PATROL
from tercio.games.virgin_queen.rules.shipyards import SHIP_ACTIONS
from tercio.wars.naval_movement import NAVAL_MOVE
from tercio.wars.transport import NAVAL_TRANSPORT

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
