"""What a card is worth to the player who plays it: its event, now, and its points."""

from tercio.games.ultima_ratio_regis.bots.diplomacy import minor_worth, prospect
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Power
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, major_of, player_of
from tercio.games.ultima_ratio_regis.rows.op_rows import (
    AnyOp,
    AuctionAlliance,
    AuctionTechnology,
    BringLeader,
    CasusBelli,
    ImperialElection,
    Objective,
    PlaceRevolt,
    StartWar,
    TcCapacity,
    Transfer,
    Unrest,
)


def card_worth(o: Outlook, card: str) -> float:
    row = o.world.cards[card]
    worth = o.weights.card_point * row.points
    if row.is_combat:
        fights = any(o.enemies(power) for power in o.mine)
        return worth - (o.weights.combat_card if fights else 0.0)
    return worth + sum(op_worth(o, op) for op in row.ops)


def _of(o: Outlook, id: str | None) -> Power:
    power = o.world.power.get(id or "", NOBODY)
    return power if power != NOBODY and is_in_play(o.g, power) else NOBODY


def _side(o: Outlook, power: Power) -> float:
    """1 for a power of one's own, a little less than nothing for those of others."""
    if power == NOBODY:
        return 0.0
    player = player_of(o.g, power)
    return 1.0 if player == o.player else -o.spite(player)


def op_worth(o: Outlook, op: AnyOp) -> float:
    w = o.weights
    match op:
        case AuctionAlliance():
            minors = [_of(o, id) for id in op.minors]
            return w.card_alliance * max([_best(o, m) for m in minors if m != NOBODY], default=0.0)
        case AuctionTechnology() | ImperialElection():
            return w.card_auction
        case StartWar():
            return _war(o, _of(o, op.a), _of(o, op.b), op.vp)
        case CasusBelli():
            return w.card_casus_belli * _war(o, _of(o, op.a), _of(o, op.b), op.vp_if_at_war)
        case BringLeader():
            return w.card_leader * _side(o, _of(o, op.power))
        case Objective():
            return w.card_objective * op.vp * _side(o, _of(o, op.power))
        case Transfer():
            return w.card_transfer * _side(o, _of(o, op.to))
        case TcCapacity():
            return 0.0
        case Unrest():
            return _unrest(o, op)
        case PlaceRevolt():
            return w.card_revolt * op.count * -_side(o, _of(o, op.owner))
        case _:
            return 0.0


def _best(o: Outlook, minor: Power) -> float:
    patron = major_of(o.g, minor)
    if patron != NOBODY and player_of(o.g, patron) == o.player:
        return -o.weights.card_minor_of_ones_own
    return max((minor_worth(o, power, minor) for power in o.mine), default=0.0)


def _war(o: Outlook, a: Power, b: Power, vp: int) -> float:
    """War between two others is welcome; a war of one's own if it can be won."""
    if NOBODY in (a, b) or player_of(o.g, a) == player_of(o.g, b):
        return 0.0
    for mine, other in ((a, b), (b, a)):
        if player_of(o.g, mine) == o.player:
            return min(1.0, prospect(o, mine, other)) + o.weights.card_war_vp * vp
    return o.weights.card_war_of_others


def _unrest(o: Outlook, op: Unrest) -> float:
    power = _of(o, op.power)
    if power != NOBODY:
        return -o.weights.card_unrest * op.delta * _side(o, power)
    return o.weights.card_unrest * abs(op.delta)
