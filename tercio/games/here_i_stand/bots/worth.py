"""How good a position is for a seat, for bots that search."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS
from tercio.games.here_i_stand.rules.victory.victory import scenario_of, victory_points
from tercio.kernel.ask import Seat
from tercio.wars.model.names import Power

UNKNOWN_CARD = 2.7
"""CP of a card that nobody has seen."""


def worth(g: HereIStand, seat: Seat) -> float:
    """In victory points: what a seat has, less a part of what its best rival has."""
    if g.state.over:
        return 50.0 if seat in g.state.winners else -50.0
    mine = g.powers_of(seat)
    own = max(_standing(g, power) for power in mine)
    rivals = [_standing(g, power) for power in MAJORS if power not in mine]
    best = max(rivals)
    near = scenario_of(g).standard_vp - 3
    return own - 0.35 * best - (2.0 if best >= near else 0.0)


def _standing(g: HereIStand, power: Power) -> float:
    """VP, and what may become VP: cards and troops."""
    state = g.state
    cp = sum(g.world.cards[card].cp if card else UNKNOWN_CARD for card in state.hands[power])
    regulars, others = sum(state.troops[power * 2]), sum(state.troops[power * 2 + 1])
    return victory_points(g, power) + 0.2 * cp + 0.1 * regulars + 0.05 * others
