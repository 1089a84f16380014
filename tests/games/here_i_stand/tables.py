"""Tables of the game and their positions."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.state import HisState
from tercio.kernel.table import Table


def position(table: Table[HisState]) -> HereIStand:
    assert isinstance(table.g, HereIStand)
    return table.g
