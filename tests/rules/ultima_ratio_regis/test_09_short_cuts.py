"""Whether an action is possible at all is found by short cuts (uRR 9): they say what the long lists
of its choices say."""

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from tercio.bots.turns import next_seat
from tercio.games.ultima_ratio_regis.names import Power
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.games.ultima_ratio_regis.rules import (
    building,
    commerce,
    corps,
    land_movement,
    landing,
    naval,
    piracy,
    strategic_movement,
    war,
)
from tercio.games.ultima_ratio_regis.rules.actions import ACTIONS, actions_of
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.table import Table

LONG: dict[str, Callable[[Regis, Power], object]] = {
    "strategic_move": strategic_movement.movable,
    "march": land_movement.marchers,
    "land": landing.lander_units,
    "cruise": lambda g, power: list(naval.at_sea(g, power)),
    "piracy": piracy.pirates,
    "regroup": building.regroup_choices,
    "build_merchant": lambda g, power: commerce.MERCHANT.enumerate(g.world.center, g, power),
    "declare_war": lambda g, power: war.DECLARATION.enumerate(g.world.power_ids, g, power),
    "send_corps": lambda g, power: list(corps.sendings(g, power)),
}
"""By action, all that it can be about."""
SCENARIOS = {"new_order": 4, "catholics_and_protestants": 3, "thirty_years_war": 6}


def impulses(scenario: str, decisions: int) -> Iterator[Table[Any]]:
    """A game of random players whenever somebody is asked for an action."""
    rules = game("ultima_ratio_regis")
    setting = rules.setting(scenario, SCENARIOS[scenario], {}, [])
    table = Table.start(rules, setting, rules.load_data([]), "short cuts")
    stream, seat = Stream.from_seed("short cuts"), None
    for _ in range(decisions):
        seat = next_seat(table, seat)
        ask = table.asks()[seat]
        if ask.kind == "action":
            yield table
        table.decide(seat, ask.options[stream.below("pick", len(ask.options))].key)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_action_is_possible_exactly_if_there_is_something_to_choose(scenario: str) -> None:
    """uRR 9"""
    found = set()
    for table in impulses(scenario, 900):
        g = cast(Regis, table.g)
        for power in g.powers_of(g.state.active):
            for id, choices in LONG.items():
                may = ACTIONS[id].may(g, power)
                assert may == bool(choices(g, power)), (id, g.world.power_ids[power])
                found.add((id, may))
    assert {id for id, may in found if may} >= set(LONG) - {"send_corps", "piracy", "cruise"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_known_of_actions_is_what_a_fresh_look_finds(scenario: str) -> None:
    """uRR 9: lists that were kept over a card, or a point of unrest, against new ones."""
    checked = 0
    for table in impulses(scenario, 900):
        g = cast(Regis, table.g)
        ask = table.asks()[g.seat(g.state.active)]
        offered = [option.key for option in ask.options if option.key.startswith("act.")]
        fresh = [
            option.key
            for power in g.powers_of(g.state.active)
            if g.points_of(power)
            for option in actions_of(g, power, "action")
        ]
        assert offered == fresh
        checked += 1
    assert checked > 50
