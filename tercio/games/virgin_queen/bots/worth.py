"""How good a position is for a seat, for bots that search."""

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.seating import seated_powers
from tercio.kernel.ask import Seat
from tercio.wars.bots import worth as standing


def worth(g: VirginQueen, seat: Seat) -> float:
    mine = seated_powers(g, seat)
    return standing.worth(Outlook(g, mine[0]), seat, mine)
