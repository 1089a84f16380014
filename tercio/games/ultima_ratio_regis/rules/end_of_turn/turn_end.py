"""The end of a turn, step by step (uRR 23, 8.3)."""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.rules.economy.competition import commercial_competition
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import economic_phase
from tercio.games.ultima_ratio_regis.rules.end_of_turn.degradation import degrade
from tercio.games.ultima_ratio_regis.rules.end_of_turn.dynasties import (
    check_unrest,
    last_end_of_turn,
)
from tercio.games.ultima_ratio_regis.rules.end_of_turn.victory_points import count_vp
from tercio.games.ultima_ratio_regis.rules.major_powers.alliances import end_alliances
from tercio.games.ultima_ratio_regis.rules.major_powers.expeditionary_corps import repatriate_corps
from tercio.games.ultima_ratio_regis.rules.major_powers.negotiation import return_what_is_left
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import end_all_wars
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import at_turn_end
from tercio.kernel.ask import Checkpoint, Procedure
from tercio.kernel.citations import cites


@cites("uRR 23", "uRR 8.3")
def turn_end(g: Regis) -> Procedure[None]:
    """In the order of the book, from the step that the state names."""
    s = g.state
    while (step := s.turn_end_step) < len(STEPS):
        yield Checkpoint(f"turn end {step}", () if step else ("impulse",))
        yield from STEPS[step](g)
        s.turn_end_step = step + 1
    s.turn_end_step = 0


@cites("uRR 23", "uRR 21.4")
def wars_end(g: Regis) -> Procedure[None]:
    """All wars and alliances; what is held of others goes back, expeditionary corps go home."""
    yield from end_all_wars(g)
    yield from return_what_is_left(g)
    yield from repatriate_corps(g)
    yield from end_alliances(g)


def competition(g: Regis) -> Procedure[None]:
    yield from commercial_competition(g)


def economy(g: Regis) -> Procedure[None]:
    economic_phase(g)
    yield from ()


def degradation(g: Regis) -> Procedure[None]:
    yield from degrade(g)


def agitation(g: Regis) -> Procedure[None]:
    yield from check_unrest(g)


def victory_points(g: Regis) -> Procedure[None]:
    """The order of the list: after agitation and dynastic changes."""
    count_vp(g)
    yield from at_turn_end.follow(g)


def last_turn(g: Regis) -> Procedure[None]:
    yield from last_end_of_turn(g)


STEPS: tuple[Callable[[Regis], Procedure[None]], ...] = (
    wars_end,
    competition,
    economy,
    degradation,
    agitation,
    victory_points,
    last_turn,
)
