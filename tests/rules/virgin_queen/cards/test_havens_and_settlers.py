"""Pirate Haven, Menendez de Aviles, Virginia and the Armada's cards: what they leave open."""

import pytest

from tercio.games.virgin_queen.model.armada_verbs import build_armada
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    OTTOMAN,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rules.construction.patrols import patrols_left
from tercio.kernel.ask import DONE
from tercio.wars.model.names import Power
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.ocean_stage import at_sea, colony, ready
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import deal, may_play, play


@pytest.fixture
def stage() -> Stage:
    return at_sea()


def asked(stage: Stage, kind: str) -> int:
    """How often a question was put."""
    return sum(ask.kind == kind for ask in stage.asked)


# -- Pirate Haven (63) ---------------------------------------------------------------------------


@pytest.mark.rule("VQ 17.3")
@pytest.mark.parametrize(
    ("power", "ship", "port"),
    [
        (ENGLAND, "galleon", "london"),
        (SPAIN, "galley", "seville"),
        (FRANCE, "galleon", "nantes"),
        (OTTOMAN, "galley", "istanbul"),
    ],
)
def test_card_63_one_ship_that_is_no_corsair_and_nothing_else(
    stage: Stage, power: Power, ship: str, port: str
) -> None:
    play(stage, power, "pirate_haven", answers=[f"{ship}.{port}"])
    assert stage.ships(power, port) == 1
    assert asked(stage, "free-ship") == 1, "nothing is left to choose"


@pytest.mark.rule("VQ 17.3")
def test_card_63_after_a_corsair_only_corsairs_in_the_same_port(stage: Stage) -> None:
    play(stage, OTTOMAN, "pirate_haven", answers=["corsair.istanbul"] * 3)
    assert stage.ships(OTTOMAN, "istanbul") == 3
    then = [ask.options for ask in stage.asked if ask.kind == "free-ship"][1:]
    assert [[option.key for option in options] for options in then] == [
        ["corsair.istanbul", DONE],
        ["corsair.istanbul", DONE],
    ]


# -- Menendez de Aviles (61) ---------------------------------------------------------------------


def no_patrols_left(stage: Stage) -> Stage:
    """All of them are far away, in the Pacific."""
    stage.g.state.oceans.patrols[stage.g.world.ocean["mexican_coast"]] = patrols_left(stage.g)
    return stage


@pytest.mark.rule("VQ 17.5", "VQ 17.3")
def test_card_61_without_a_patrol_settlers_flee_the_fortress_all_the_same(stage: Stage) -> None:
    no_patrols_left(colony(stage, "florida", FRANCE))
    play(stage, SPAIN, "menendez_de_aviles", answers=["fort.havana"], dice=[5])
    assert stage.g.state.oceans.forts == ["havana"]
    assert not stage.g.state.oceans.colonies


@pytest.mark.rule("VQ 17.5", "VQ 17.3")
def test_card_61_without_a_place_for_a_fortress_the_patrol_goes_where_spain_likes(
    stage: Stage,
) -> None:
    colony(stage, "florida", FRANCE)
    oceans = stage.g.state.oceans
    oceans.forts = [id for id, holder in oceans.settlements.items() if holder == SPAIN]
    play(stage, SPAIN, "menendez_de_aviles", answers=["patrol.mexican_coast"])
    assert oceans.patrols[stage.g.world.ocean["mexican_coast"]] == 1
    assert oceans.colonies == {"florida": FRANCE}, "no colony there, and none elsewhere"


# -- Virginia (110) ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 8.4", "VQ 17.4")
def test_card_110_ottoman_captains_do_not_enter_by_the_north_atlantic(stage: Stage) -> None:
    colony(ready(stage, "seydi_ali"), "roanoke", OTTOMAN)
    play(stage, ENGLAND, "virginia", dice=[1, 1])
    assert stage.g.state.oceans.colonies == {"roanoke": OTTOMAN}
    assert not asked(stage, "event-captain")


# -- Armada Indulgence (104) ---------------------------------------------------------------------


@pytest.mark.rule("VQ 23.2")
def test_card_104_wherever_the_armada_lies() -> None:
    stage = deal(quiet().ally(SPAIN, SCOTLAND), SPAIN, "armada_indulgence")
    build_armada(stage.g, stage.at("seville"))
    stage.g.move_ships([stage.g.world.armada], stage.at("edinburgh"))
    assert may_play(stage, SPAIN, "armada_indulgence")
