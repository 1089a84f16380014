"""Whether an action is possible at all is found by short cuts (uRR 9): they say what the long lists
of its choices say."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, cast

import pytest

from tercio.bots.turns import next_seat
from tercio.games.ultima_ratio_regis.model.names import SQUADRONS, TROOPS, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    points_of,
    powers_of,
    seat_of_player,
    side_of,
)
from tercio.games.ultima_ratio_regis.model.unit_questions import is_fresh, stacks_of
from tercio.games.ultima_ratio_regis.rules.actions import building
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS, actions_of
from tercio.games.ultima_ratio_regis.rules.economy import commerce
from tercio.games.ultima_ratio_regis.rules.land_movement.amphibious_landings import (
    LANDING,
    landing_of,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import idle
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import MARCH, march_of
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import is_shut_in
from tercio.games.ultima_ratio_regis.rules.major_powers import expeditionary_corps, war
from tercio.games.ultima_ratio_regis.rules.naval_actions import naval_movement, piracy
from tercio.games.ultima_ratio_regis.rules.strategic_movement.destinations import move_of, table_of
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.table import Table


def units(g: Regis, power: Power, kinds: tuple[Kind, ...]) -> Iterator[Force]:
    """Each unit of a side outside the boxes that is not besieged, alone."""
    for owner in side_of(g, power):
        for place, kind, _ in stacks_of(g, owner):
            if kind in kinds and not g.world.is_box(place) and idle(g, owner, place, kind) > 0:
                yield Force(power, place, {(owner, kind): 1})


def marches(g: Regis, power: Power) -> list[Place]:
    return [
        area
        for party in units(g, power, TROOPS)
        if not is_shut_in(g, power, party.place)
        for area in MARCH.enumerate(g.world.area_places, g, march_of(g, party))
    ]


def landings(g: Regis, power: Power) -> list[Place]:
    return [
        area
        for party in units(g, power, TROOPS)
        if g.world.coastal >> party.place & 1 and not is_shut_in(g, power, party.place)
        if all(is_fresh(g, owner, party.place, kind) for owner, kind in party.units)
        for area in LANDING.enumerate(g.world.area_places, g, landing_of(g, party))
    ]


def moves(g: Regis, power: Power) -> list[Place]:
    return [
        place
        for party in units(g, power, TROOPS + SQUADRONS)
        for place in table_of(party).enumerate(
            map(Place, range(g.world.size)), g, move_of(g, party)
        )
        if not g.world.is_box(place)
    ]


LONG: dict[str, Callable[[Regis, Power], object]] = {
    "strategic_move": moves,
    "march": marches,
    "land": landings,
    "cruise": lambda g, power: list(naval_movement.at_sea(g, power)),
    "piracy": piracy.pirates,
    "regroup": building.regroup_choices,
    "build_merchant": lambda g, power: commerce.MERCHANT.enumerate(g.world.center, g, power),
    "declare_war": lambda g, power: war.DECLARATION.enumerate(g.world.power_ids, g, power),
    "send_corps": lambda g, power: list(expeditionary_corps.sendings(g, power)),
}
"""By action, all that it can be about."""
EVERY = 7
"""Long lists take their time: one in so many positions is enough."""
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
    for table in islice(impulses(scenario, 1500), 0, None, EVERY):
        g = cast(Regis, table.g)
        for power in powers_of(g, g.state.active):
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
        ask = table.asks()[seat_of_player(g, g.state.active)]
        offered = [option.key for option in ask.options if option.key.startswith("act.")]
        fresh = [
            option.key
            for power in powers_of(g, g.state.active)
            if points_of(g, power)
            for option in actions_of(g, power, "action")
        ]
        assert offered == fresh
        checked += 1
    assert checked > 50
