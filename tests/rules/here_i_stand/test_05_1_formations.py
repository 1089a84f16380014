"""HIS 5.1: what may act together as a formation."""

from typing import Any

from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, HUNGARY, OTTOMAN, SCOTLAND
from tercio.wars.land.formations import choose_force, formation_limit, is_formation, whole_force
from tercio.wars.model.force import Force

from .stage import Stage


def buda() -> Stage:
    """The printed example: Suleiman, Ibrahim, 12 regulars and 2 cavalry in Buda."""
    stage = Stage().clear().control(OTTOMAN, "buda")
    return stage.put("buda", OTTOMAN, 12, 2, ["suleiman", "ibrahim_pasha"])


def choose(stage: Stage, space: str, *answers: str, **how: Any) -> Force:
    power = how.pop("power", OTTOMAN)
    force = stage.run(choose_force(stage.g, power, stage.at(space), **how), answers=answers)
    assert isinstance(force, Force)
    return force


def limit(stage: Stage, *leaders: str) -> int:
    return formation_limit(stage.g, [stage.g.world.leader[leader] for leader in leaders])


def test_5_1_formation_example() -> None:
    stage = buda()
    assert limit(stage) == 4
    assert limit(stage, "ibrahim_pasha") == 6
    assert limit(stage, "suleiman") == 12
    assert limit(stage, "suleiman", "ibrahim_pasha") == 18
    assert choose(stage, "buda", "all").size == 14


def test_5_1_no_more_than_the_highest_two_command_ratings_count() -> None:
    stage = Stage().clear()
    assert limit(stage, "charles_v", "duke_of_alva", "ferdinand") == 16


def test_5_1_units_beyond_the_limit_are_not_offered() -> None:
    stage = buda()
    force = choose(stage, "buda", "cavalry", "cavalry", "regular", "regular", "done")
    assert force.size == 4
    assert not force.leaders
    assert {option.key for option in stage.asked[-1].options} == {
        "leader.suleiman",
        "leader.ibrahim_pasha",
        "done",
        "back",
    }


def test_5_1_a_leader_makes_room() -> None:
    answers = ["leader.ibrahim_pasha", *["regular"] * 6, "done"]
    force = choose(buda(), "buda", *answers)
    assert force.size == 6


def test_5_1_leaders_do_not_count_as_units_and_may_go_alone() -> None:
    force = choose(buda(), "buda", "leader.suleiman", "leader.ibrahim_pasha", "done")
    assert force.size == 0
    assert len(force.leaders) == 2


def test_5_1_a_choice_can_be_taken_back() -> None:
    force = choose(buda(), "buda", "leader.suleiman", "back", "regular", "done")
    assert force.size == 1
    assert not force.leaders


def test_5_1_one_major_power_and_its_active_minors() -> None:
    stage = Stage().clear().ally(HAPSBURG, HUNGARY).ally(HAPSBURG, FRANCE)
    stage.put("prague", HAPSBURG, 2).put("prague", HUNGARY, 1).put("prague", FRANCE, 3)
    force = whole_force(stage.g, HAPSBURG, stage.at("prague"))
    assert [owner for owner, _, _ in force.stacks()] == [HAPSBURG, HUNGARY]
    chosen = choose(stage, "prague", "hungary.regular", "done", power=HAPSBURG)
    assert chosen.count(HUNGARY, 0) == 1


def test_5_1_an_inactive_minor_is_not_included() -> None:
    stage = Stage().clear().put("edinburgh", SCOTLAND, 3).put("edinburgh", FRANCE, 1)
    assert whole_force(stage.g, FRANCE, stage.at("edinburgh")).size == 1


def test_5_1_a_single_unit_needs_no_question() -> None:
    stage = Stage().clear().put("paris", FRANCE, 1)
    assert choose(stage, "paris", power=FRANCE).size == 1
    assert not stage.asked


def test_5_1_a_narrower_limit_holds() -> None:
    stage = buda()
    assert choose(stage, "buda", "all", limit=5).size == 5


def test_5_1_too_large_a_stack_is_no_formation() -> None:
    stage = Stage().clear().put("paris", FRANCE, 5)
    force = whole_force(stage.g, FRANCE, stage.at("paris"))
    assert not is_formation(stage.g, force)
    stage.put("paris", FRANCE, leaders=["montmorency"])
    assert is_formation(stage.g, whole_force(stage.g, FRANCE, stage.at("paris")))


def test_5_1_nobody_asks_twice_whether_the_same_force_will_do() -> None:
    """Until it is complete nothing happens, so that the answer stays the same."""
    stage, asked = buda(), []

    def is_ten(force: Force) -> bool:
        asked.append((frozenset(force.troops.items()), tuple(force.leaders)))
        return force.size == 10

    picks = ["regular"] * 10
    force = choose(stage, "buda", *picks, "done", command=False, accept=is_ten)
    assert force.size == 10
    assert len(asked) == len(set(asked)) > len(picks)
