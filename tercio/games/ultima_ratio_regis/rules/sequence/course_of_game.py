"""The course of a game: starting, turns, half turns, their end (uRR 8)."""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.cards.standing import renew_events
from tercio.games.ultima_ratio_regis.model.events.general import (
    GameEnded,
    TurnBegun,
    TurnEndBegun,
)
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play
from tercio.games.ultima_ratio_regis.rules.deployment.auction_of_groups import (
    bid_for_order,
    choose_groups,
)
from tercio.games.ultima_ratio_regis.rules.deployment.deployment import deploy, enter_powers
from tercio.games.ultima_ratio_regis.rules.economy.commerce import enter_merchants
from tercio.games.ultima_ratio_regis.rules.end_of_turn.dynasties import new_dynasties
from tercio.games.ultima_ratio_regis.rules.end_of_turn.turn_end import turn_end as end_turn
from tercio.games.ultima_ratio_regis.rules.sequence.aftermath import put_in_order
from tercio.games.ultima_ratio_regis.rules.sequence.deck import build_deck
from tercio.games.ultima_ratio_regis.rules.sequence.first_player import (
    choose_first_player,
    next_player,
)
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import impulse
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules
from tercio.games.ultima_ratio_regis.rules.special_rules.solo import solo_half_turn
from tercio.kernel.ask import Checkpoint, Procedure
from tercio.kernel.citations import cites

Phase = Callable[[Regis], Procedure[None]]


@cites("uRR 8")
def play(g: Regis) -> Procedure[None]:
    """From wherever the state says the game is."""
    while (phase := g.state.phase) != "over":
        if phase not in STEPWISE:
            yield Checkpoint(phase, ("turn", "impulse") if phase == "turn_start" else ("impulse",))
        yield from PHASES[phase](g)


@cites("uRR 7")
def bids(g: Regis) -> Procedure[None]:
    yield from bid_for_order(g)
    g.state.phase = "groups"


@cites("uRR 7")
def groups(g: Regis) -> Procedure[None]:
    yield from choose_groups(g)
    g.state.phase = "turn_start"


@cites("uRR 8.1", "uRR 8.1.1", "uRR 8.1.2")
def turn_start(g: Regis) -> Procedure[None]:
    """Special rules, then new powers; in the first turn the scenario has seen to the latter."""
    s = g.state
    g.record(TurnBegun(s.turn, g.world.turns[str(s.turn)].year))
    if s.turn > g.scenario.first_turn:
        begin_later_turn(g)
    yield from apply_turn_rules(g)
    if s.turn > g.scenario.first_turn:
        yield from new_dynasties(g)
        yield from enter_powers(g)
    yield from renew_events(g)
    s.starting.ready = 0
    s.phase = "deployment"


def begin_later_turn(g: Regis) -> None:
    """What the last turn had of its own ends; the tables of this one hold."""
    realm, world = g.realm, g.world
    realm.deck_out = []
    realm.acquired = [0] * len(world.powers)
    realm.piracies = [0] * len(world.powers)
    for power in world.majors:
        table = world.interest(power, g.state.turn) or realm.interest[power]
        g.set_interest(power, table | realm.gained[power])
    renew_lasting_events(g)


@cites("uRR 8.1.1")
def renew_lasting_events(g: Regis) -> None:
    """The table of the turn says which events are in force; others may last beside them. A game
    for one has its own, for good."""
    if g.scenario.solo:
        return
    turn, rows = g.state.turn, g.world.cards
    for card in g.realm.lasting[:]:
        active = rows[card].active
        if active is not None and active[1] < turn:
            g.end_lasting(card)
    for card in g.world.turns[str(turn)].active_events:
        g.make_lasting(card)


@cites("uRR 7.2", "uRR 8.1.2")
def deployment(g: Regis) -> Procedure[None]:
    yield from deploy(g)
    yield from put_in_order(g, majors_in_play(g))
    g.state.phase = "trade"


@cites("uRR 8.1.3")
def trade(g: Regis) -> Procedure[None]:
    """Not in the first turn: merchants enter, razed ports work again."""
    if g.state.turn > g.scenario.first_turn:
        g.restore_ports()
        yield from enter_merchants(g)
    g.state.phase = "deck"


@cites("uRR 8.1.4")
def deck(g: Regis) -> Procedure[None]:
    build_deck(g)
    g.state.phase = "solo" if g.scenario.solo else "first_player"
    yield from ()


@cites("uRR 8.2")
def first_player(g: Regis) -> Procedure[None]:
    yield from choose_first_player(g)
    g.state.phase = "impulses"


@cites("uRR 8.2")
def impulses(g: Regis) -> Procedure[None]:
    """One impulse after the other, until the last card has been played."""
    s = g.state
    while any(s.cards.hands.values()) or s.impulse.stage:
        if not s.impulse.stage:
            yield Checkpoint("impulse", ("impulse",))
        yield from impulse(g)
        s.active = next_player(g)
    begin_turn_end(g)


@cites("uRR 8.2")
def solo(g: Regis) -> Procedure[None]:
    yield from solo_half_turn(g)
    begin_turn_end(g)


@cites("uRR 8.3")
def begin_turn_end(g: Regis) -> None:
    g.record(TurnEndBegun())
    g.state.phase = "turn_end"


@cites("uRR 8.3")
def turn_end(g: Regis) -> Procedure[None]:
    yield from end_turn(g)
    s = g.state
    if s.turn >= g.scenario.last_turn:
        s.phase, s.over = "over", True
        g.record(GameEnded(s.turn))
    else:
        s.turn += 1
        s.phase = "turn_start"


PHASES: dict[str, Phase] = {
    "bids": bids,
    "groups": groups,
    "turn_start": turn_start,
    "deployment": deployment,
    "trade": trade,
    "deck": deck,
    "first_player": first_player,
    "impulses": impulses,
    "solo": solo,
    "turn_end": turn_end,
}

ALONE = {"solo"}
NOT_ALONE = {"first_player", "impulses"}


def phases(g: Regis) -> list[str]:
    """Those of this scenario: a game for one has a half turn of its own."""
    left_out = NOT_ALONE if g.scenario.solo else ALONE
    return [phase for phase in PHASES if phase not in left_out]


STEPWISE = ("deployment", "impulses", "solo", "turn_end")
"""Phases that come to a checkpoint of their own before they do anything."""
