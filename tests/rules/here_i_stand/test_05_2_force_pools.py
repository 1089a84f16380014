"""HIS 5.2, 17: the counters are the limit."""

import itertools
import random

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HUNGARY,
    KNIGHTS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
)
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import (
    available_ship,
    can_add,
    can_show,
    can_show_with,
    can_split,
    make_change,
    make_change_losses,
    most_that_fit,
    overdrawn_pools,
    spaces_for_one,
)
from tercio.wars.model.names import AVAILABLE, REGULAR, SECOND, Power
from tercio.wars.model.ship_questions import ships_at

from .stage import Stage


def slowly(counters: list[int], stacks: list[int]) -> bool:
    """Every way of dealing the counters out, largest first."""
    if not counters:
        return not any(stacks)
    first, rest = counters[0], counters[1:]
    places = {size: i for i, size in enumerate(stacks) if size >= first}
    for i in places.values():
        if slowly(rest, [size - first * (at == i) for at, size in enumerate(stacks)]):
            return True
    return slowly(rest, stacks)


def test_5_2_making_change_finds_a_way_where_there_is_one() -> None:
    dice = random.Random(5)
    for _ in range(300):
        ones, twos, fours, sixes = (dice.randrange(4) for _ in range(4))
        sixes = min(sixes, 1)
        stacks = [dice.randrange(1, 9) for _ in range(dice.randrange(1, 4))]
        counters = [6] * sixes + [4] * fours + [2] * twos + [1] * ones
        found = can_show(ones, twos, fours, sixes, tuple(stacks))
        assert found == slowly(counters, stacks), (ones, twos, fours, sixes, stacks)


def test_5_2_minor_counters_have_two_strengths() -> None:
    hungary = ((1, 2), (1, 2), (1, 2), (4, 2))
    shown = {n for n in range(12) if can_show_with(hungary, (n,))}
    assert shown == set(range(11))
    assert can_show_with(hungary, (4, 2, 2, 2))
    assert not can_show_with(hungary, (3, 3, 1))


def test_17_example_a_stack_of_three_grows_to_a_4_counter() -> None:
    """Out of 1s, a power can still build where three units become a 4."""
    assert not can_show(2, 1, 1, 0, (3, 1, 1))
    assert can_show(2, 1, 1, 0, (4, 1, 1))


@pytest.mark.parametrize(
    ("power", "space", "most"),
    [(OTTOMAN, "istanbul", 47), (PAPACY, "rome", 23), (GENOA, "genoa", 4), (HUNGARY, "buda", 10)],
)
def test_5_the_pieces_are_an_absolute_limit(power: Power, space: str, most: int) -> None:
    stage = Stage().clear()
    assert most_that_fit(stage.g, power, REGULAR, 60, space=stage.at(space)) == most


def test_5_2_regulars_and_mercenaries_share_their_counters() -> None:
    stage = Stage().clear().put("rome", PAPACY, 20)
    assert most_that_fit(stage.g, PAPACY, SECOND, 9, space=stage.at("rome")) == 3


def test_21_6_regulars_on_the_electorate_display_keep_their_counters() -> None:
    stage = Stage().clear().put("wittenberg", PROTESTANT, 24)
    wittenberg = stage.at("wittenberg")
    stage.g.state.religion.display = {stage.at("cologne"): 1}
    assert most_that_fit(stage.g, PROTESTANT, SECOND, 9, space=wittenberg) == 1
    stage.g.state.religion.display = {stage.at("cologne"): 1, stage.at("trier"): 1}
    assert not can_add(stage.g, PROTESTANT, SECOND, 1, space=wittenberg)


def test_5_2_many_small_stacks_use_up_the_small_counters() -> None:
    stage = Stage().clear()
    homes = ["rome", "ancona", "ravenna", "siena", "modena", "pavia", "turin", "trent"]
    for space in homes[:7]:
        stage.put(space, PAPACY, 1)
    assert not can_add(stage.g, PAPACY, REGULAR, 1, space=stage.at("trent"))
    assert can_add(stage.g, PAPACY, REGULAR, 2, space=stage.at("trent"))
    assert can_add(stage.g, PAPACY, REGULAR, 1, space=stage.at("rome"))


def test_5_2_the_spaces_for_one_more_are_those_where_one_can_be_added() -> None:
    stage = Stage("1532")
    for power in (OTTOMAN, ENGLAND, FRANCE, PAPACY):
        for kind in (REGULAR, SECOND):
            found = spaces_for_one(stage.g, power, kind, stage.g.world.all_spaces)
            for space in stage.g.world.spaces:
                assert bool(found >> space & 1) == can_add(stage.g, power, kind, 1, space=space)


def test_5_2_some_powers_have_no_mercenaries() -> None:
    stage = Stage().clear()
    assert not can_add(stage.g, GENOA, SECOND, 1, space=stage.at("genoa"))
    assert not can_add(stage.g, SCOTLAND, SECOND, 1, space=stage.at("edinburgh"))


def test_5_2_what_cannot_be_shown_is_lost_too() -> None:
    """Seven single units leave no 1 to show three units of a stack of four."""
    stage = Stage().clear()
    for space in ("rome", "ancona", "ravenna", "siena", "modena", "pavia", "turin"):
        stage.put(space, PAPACY, 1)
    stage.put("trent", PAPACY, 4)
    assert make_change_losses(stage.g, PAPACY, stage.at("trent")) == (0, 0)
    stage.g.lose_troops(PAPACY, REGULAR, 1, stage.at("trent"))
    make_change(stage.g, PAPACY, stage.at("trent"))
    assert stage.regulars(PAPACY, "trent") == 2


def test_5_2_change_is_made_only_where_it_helps() -> None:
    """Eight single units are one too many; that is no reason to lose those at Trent."""
    stage = Stage().clear()
    for space in ("rome", "ancona", "ravenna", "siena", "modena", "pavia", "turin", "florence"):
        stage.put(space, PAPACY, 1)
    stage.put("trent", PAPACY, 4, 2)
    make_change(stage.g, PAPACY, stage.at("trent"))
    assert stage.troops(PAPACY, "trent") == (4, 2)


def test_5_2_a_stack_may_not_be_split_into_what_cannot_be_shown() -> None:
    stage = Stage().clear()
    for space in ("rome", "ancona", "ravenna", "siena", "modena", "pavia"):
        stage.put(space, PAPACY, 1)
    stage.put("trent", PAPACY, 4)
    force = Force(PAPACY, stage.at("trent"))
    force.add(PAPACY, REGULAR, 1)
    assert not can_split(stage.g, force, stage.at("innsbruck"))
    assert can_split(stage.g, force, stage.at("modena"))


def test_5_2_the_set_ups_can_be_shown() -> None:
    for scenario in ("1517", "1532"):
        assert overdrawn_pools(Stage(scenario).g) == []


def test_5_2_overdrawn_pools_are_found() -> None:
    assert overdrawn_pools(Stage().clear().put("rhodes", KNIGHTS, 2).g) == [KNIGHTS]


def test_17_2_ships_on_the_turn_track_are_not_available() -> None:
    stage = Stage().clear().put("london", ENGLAND, ships=5)
    assert available_ship(stage.g, ENGLAND, "squadron") is None
    stage.g.lose_ship(ships_at(stage.g, stage.at("london"))[0])
    assert available_ship(stage.g, ENGLAND, "squadron") is None
    assert AVAILABLE not in {
        stage.g.state.ship_at[ship] for ship in stage.g.world.ships_of(ENGLAND)
    }
    assert available_ship(stage.g, FRANCE, "corsair") is None


def test_5_2_every_major_can_show_a_stack_of_any_size_alone() -> None:
    stage = Stage().clear()
    for power, size in itertools.product((ENGLAND, FRANCE), range(1, 33)):
        assert can_add(stage.g, power, REGULAR, size, space=stage.at("metz"))


def test_5_2_the_papacy_has_no_counter_of_6() -> None:
    """With all 1s and 2s in the field, the 4s alone cannot show six in Rome."""
    stage = Stage().clear()
    spaces = [space for space in stage.g.world.spaces if space != stage.at("rome")]
    for number, space in enumerate(spaces[:11]):
        stage.g.place_troops(PAPACY, REGULAR, 1 if number < 7 else 2, space)
    assert can_add(stage.g, PAPACY, REGULAR, 4, space=stage.at("rome"))
    assert not can_add(stage.g, PAPACY, REGULAR, 6, space=stage.at("rome"))
