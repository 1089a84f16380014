"""How good a position is for a seat, for bots that search."""

from collections.abc import Sequence

from tercio.kernel.ask import Seat
from tercio.wars.bots.outlook import WarOutlook
from tercio.wars.model.names import Power

NEAR = 3
"""VP before victory."""


def worth(o: WarOutlook, seat: Seat, mine: Sequence[Power]) -> float:
    """In victory points: what a seat has, less a part of what its best rival has."""
    w = o.weights
    if o.state.over:
        return w.over if seat in o.state.winners else -w.over
    own = max(_standing(o, power) for power in mine)
    best = max((_standing(o, p) for p in o.contenders() if p not in mine), default=0.0)
    near = best >= o.scenario.standard_vp - NEAR
    return own - w.best_standing * best - (w.near_end if near else 0.0)


def _standing(o: WarOutlook, power: Power) -> float:
    """VP, and what may become VP: cards and troops."""
    state, w = o.state, o.weights
    cp = sum(o.world.cards[card].cp if card else w.unseen_cp for card in state.hands[power])
    cp += o.hoard(power)
    regulars, others = sum(state.troops[power * 2]), sum(state.troops[power * 2 + 1])
    in_hand, in_the_field = w.held_cp * cp, w.held_regular * regulars
    return o.points(power) + in_hand + in_the_field + w.held_unit * others
