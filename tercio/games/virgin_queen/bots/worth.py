"""How good a position is for a seat, for bots that search."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.seating import seated_powers
from tercio.games.virgin_queen.model.setup import scenario_of
from tercio.games.virgin_queen.rules.victory.scoring import victory_points
from tercio.kernel.ask import Seat
from tercio.wars.model.names import Power

UNKNOWN_CARD = 3.0
"""CP of a card that nobody has seen."""
TREASURE = 2.4


def worth(g: VirginQueen, seat: Seat) -> float:
    """In victory points: what a seat has, less a part of what its best rival has."""
    if g.state.over:
        return 50.0 if seat in g.state.winners else -50.0
    mine = seated_powers(g, seat)
    own = max(_standing(g, power) for power in mine)
    rivals = [_standing(g, power) for power in g.contenders if power not in mine]
    best = max(rivals, default=0.0)
    near = scenario_of(g).standard_vp - 3
    return own - 0.35 * best - (2.0 if best >= near else 0.0)


def _standing(g: VirginQueen, power: Power) -> float:
    """VP, and what may become VP: cards, treasures and troops."""
    state = g.state
    cp = sum(g.world.cards[card].cp if card else UNKNOWN_CARD for card in state.hands[power])
    cp += TREASURE * len(state.treasury.hands[power])
    regulars, others = sum(state.troops[power * 2]), sum(state.troops[power * 2 + 1])
    return victory_points(g, power) + 0.2 * cp + 0.1 * regulars + 0.05 * others
