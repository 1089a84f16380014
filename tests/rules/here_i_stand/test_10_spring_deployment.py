"""HIS 10: spring deployment."""

from collections.abc import Sequence
from typing import Any

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.kernel.ask import Ask, AskAll, Checkpoint
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.turn.spring_deployment import (
    SPRING,
    Deployment,
    deploy,
    deployment_spaces,
    move_from_capital,
    spring_deployment,
)

from .stage import Stage


def reach(stage: Stage, power: Power, capital: str, prepared: bool = False) -> set[str]:
    by_land, by_sea = deployment_spaces(stage.g, Deployment(power, prepared), stage.at(capital))
    return {stage.g.world.location_ids[s] for s in spaces_in(by_land | by_sea)}


def refusals(stage: Stage, power: Power, space: str) -> set[str]:
    deployment = Deployment(power)
    return {r.message for r in SPRING.refusals(stage.g, deployment, stage.at(space))}


def spring(stage: Stage, power: Power, answers: Sequence[str], prepared: bool = False) -> None:
    stage.run(move_from_capital(stage.g, Deployment(power, prepared)), answers=answers)


def test_10_example_montmorency_deploys_to_milan() -> None:
    """Over the Gulf of Lyon to Genoa, and through Pavia of the Papal ally."""
    stage = Stage().clear().control(FRANCE, "genoa", "milan").control(PAPACY, "pavia")
    stage.put("paris", FRANCE, 6, leaders=["montmorency"])
    assert "milan" not in reach(stage, FRANCE, "paris")
    stage.ally(FRANCE, PAPACY)
    answers = ["deploy.paris.milan", "leader.montmorency", *["regular"] * 5]
    spring(stage, FRANCE, answers)
    assert stage.regulars(FRANCE, "milan") == 5
    assert stage.regulars(FRANCE, "paris") == 1
    assert stage.where("montmorency") == "milan"


def test_10_no_more_than_5_units_cross_a_sea_zone() -> None:
    stage = Stage().clear().put("london", ENGLAND, 8, leaders=["henry_viii"])
    spring(stage, ENGLAND, ["deploy.london.calais", "all"])
    assert stage.regulars(ENGLAND, "calais") == 5


def test_10_the_formation_is_limited_by_command() -> None:
    stage = Stage().clear().put("paris", FRANCE, 9)
    spring(stage, FRANCE, ["deploy.paris.rouen", "all"])
    assert stage.regulars(FRANCE, "rouen") == 4


def test_10_only_friendly_spaces() -> None:
    stage = Stage().clear().control(ENGLAND, "lyon", "dijon", "orleans")
    found = reach(stage, FRANCE, "paris")
    assert "dijon" not in found
    assert "forbid-is-not-friendly-for-spring" in refusals(stage, FRANCE, "dijon")


def test_10_no_space_in_unrest() -> None:
    stage = Stage().clear().unrest("rouen")
    assert "rouen" not in reach(stage, FRANCE, "paris")
    assert "forbid-is-in-unrest-in-spring" in refusals(stage, FRANCE, "rouen")
    assert reach(stage.unrest("paris"), FRANCE, "paris") == set()


def test_10_no_pass() -> None:
    stage = Stage().clear().control(FRANCE, "turin")
    assert "turin" not in reach(stage, FRANCE, "paris")
    assert refusals(stage, FRANCE, "turin") == {"forbid-lies-beyond-a-pass"}
    assert "turin" in reach(stage, FRANCE, "paris", prepared=True)
    assert refusals(stage, FRANCE, "lyon") == set()


def test_10_one_sea_zone_only() -> None:
    stage = Stage().clear().control(FRANCE, "genoa", "ravenna")
    assert "genoa" in reach(stage, FRANCE, "paris")
    assert "ravenna" not in reach(stage, FRANCE, "paris", prepared=True)
    assert "forbid-has-no-spring-path" in refusals(stage, FRANCE, "ravenna")


def test_10_foreign_fleets_in_its_ports_bar_a_sea_zone() -> None:
    stage = Stage().clear().control(FRANCE, "genoa").put("barcelona", HAPSBURG, ships=1)
    assert "genoa" not in reach(stage, FRANCE, "paris")
    assert "genoa" in reach(stage, FRANCE, "paris", prepared=True)


def test_10_even_fleets_of_an_ally_bar_it_unless_they_are_lent() -> None:
    stage = Stage().clear().control(FRANCE, "genoa").ally(FRANCE, HAPSBURG)
    stage.put("barcelona", HAPSBURG, ships=1)
    assert "genoa" not in reach(stage, FRANCE, "paris")
    stage.g.lend_ship(ships_at(stage.g, stage.at("barcelona"))[0], FRANCE)
    assert "genoa" in reach(stage, FRANCE, "paris")


def test_10_fleets_of_an_inactive_minor_do_not_bar_it() -> None:
    """Bastia can be reached by the Gulf of Lyon alone, on which Genoa lies."""
    for patron, open_sea in ((GENOA, True), (FRANCE, True), (HAPSBURG, False)):
        stage = Stage().clear().put("genoa", GENOA, ships=1)
        if patron != GENOA:
            stage.ally(patron, GENOA)
        stage.control(FRANCE, "bastia")
        assert ("bastia" in reach(stage, FRANCE, "paris")) == open_sea


def test_10_not_through_units_that_are_not_friendly() -> None:
    stage = Stage().clear().put("rouen", ENGLAND, 1)
    assert "rouen" not in reach(stage, FRANCE, "paris")
    assert "forbid-holds-foreign-units" in refusals(stage, FRANCE, "rouen")
    assert "rouen" in reach(stage.ally(FRANCE, ENGLAND), FRANCE, "paris")


def test_10_spring_preparations_lift_three_limits() -> None:
    stage = Stage().clear().control(FRANCE, "genoa").put("barcelona", HAPSBURG, ships=1)
    stage.put("paris", FRANCE, 8, leaders=["francis_i"])
    spring(stage, FRANCE, ["deploy.paris.genoa", "all"], prepared=True)
    assert stage.regulars(FRANCE, "genoa") == 8


def test_10_the_hapsburgs_choose_one_of_two_capitals() -> None:
    stage = Stage().clear().empty_hands().put("vienna", HAPSBURG, 2).put("valladolid", HAPSBURG, 2)
    stage.run(deploy(stage.g, HAPSBURG), answers=["deploy.vienna.linz", "all"])
    assert stage.regulars(HAPSBURG, "linz") == 2
    assert stage.regulars(HAPSBURG, "valladolid") == 2


def test_10_only_units_in_the_capital_deploy() -> None:
    stage = Stage().clear().empty_hands().put("rouen", FRANCE, 4)
    stage.run(deploy(stage.g, FRANCE))
    assert stage.asked == []


def test_10_the_protestant_never_deploys() -> None:
    stage = Stage().clear().empty_hands().control(PROTESTANT, "wittenberg", "leipzig")
    stage.put("wittenberg", PROTESTANT, 4)
    stage.run(deploy(stage.g, PROTESTANT))
    assert stage.regulars(PROTESTANT, "wittenberg") == 4


def test_10_nobody_has_to_deploy() -> None:
    stage = Stage().clear().put("paris", FRANCE, 4)
    spring(stage, FRANCE, ["pass"])
    assert stage.regulars(FRANCE, "paris") == 4


def test_10_in_impulse_order_and_re_entered_from_the_state() -> None:
    stage = Stage().clear().empty_hands()
    for power, capital in ((OTTOMAN, "istanbul"), (FRANCE, "paris"), (ENGLAND, "london")):
        stage.put(capital, power, 1)
    stage.g.state.step = 0
    seats: list[str] = []
    steps: list[int] = []
    procedure = spring_deployment(stage.g)
    reply: Any = None
    while True:
        try:
            stop = procedure.send(reply)
        except StopIteration:
            break
        reply = None
        if isinstance(stop, Checkpoint):
            steps.append(stage.g.state.step)
            procedure = spring_deployment(stage.g)
            assert isinstance(next(procedure), Checkpoint)
        elif isinstance(stop, Ask):
            seats.append(stop.seat)
            reply = stop.option("pass")
        else:
            assert isinstance(stop, AskAll)
            reply = {seat: ask.option("pass") for seat, ask in stop.asks.items()}
    assert seats == ["ottoman", "england", "france"]
    assert steps == list(range(1, len(MAJORS) + 1))


def test_10_five_is_a_limit_at_sea_alone() -> None:
    stage = Stage().clear().put("paris", FRANCE, 8, leaders=["francis_i"])
    spring(stage, FRANCE, ["deploy.paris.rouen", "all"])
    assert stage.regulars(FRANCE, "rouen") == 8


def test_10_nothing_speaks_against_a_space_within_reach() -> None:
    stage = Stage().clear().control(FRANCE, "turin").put("paris", FRANCE, 2)
    assert refusals(stage, FRANCE, "rouen") == set()
    ask = stage.ask(move_from_capital(stage.g, Deployment(FRANCE)))
    assert ask.explain is not None
    assert [r.message for r in ask.explain("space:turin")] == ["forbid-lies-beyond-a-pass"]
    assert ask.explain("space:rouen") == ask.explain("sea:north_sea") == []
