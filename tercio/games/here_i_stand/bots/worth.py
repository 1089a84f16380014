"""How good a position is for a seat, for bots that search."""

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.kernel.ask import Seat
from tercio.wars.bots import worth as standing


def worth(g: HereIStand, seat: Seat) -> float:
    mine = g.powers_of(seat)
    return standing.worth(Outlook(g, mine[0]), seat, mine)
