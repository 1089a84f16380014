"""VQ 9.3: captives are ransomed for a random card, which may be a treasure (6.3)."""

import pytest

from tercio.games.virgin_queen.model.powers import DUTCH, FRANCE, HRE, HUGUENOT, PROTESTANT, SPAIN
from tercio.wars.diplomacy.captives import RANSOMS, homes_of_captive, ransom_segment
from tercio.wars.model.names import Power
from tests.rules.virgin_queen.chancery import europe, reasons
from tests.rules.virgin_queen.stage import Stage


def captive(captor: Power = SPAIN, players: int = 6) -> Stage:
    stage = europe(players).no_treasures().put("paris", FRANCE, leaders=["montmorency"])
    return stage.captive("montmorency", captor)


@pytest.mark.rule("VQ 9.3")
def test_9_3_a_card_frees_a_captive() -> None:
    stage = captive().hand(FRANCE, "storms")
    stage.run(ransom_segment(stage.g), answers=["ransom.montmorency"])
    assert stage.where("montmorency") == "paris"
    assert stage.hand_size(SPAIN) == 1


@pytest.mark.rule("VQ 9.3")
def test_9_3_nobody_must() -> None:
    stage = captive().hand(FRANCE, "storms")
    stage.run(ransom_segment(stage.g), answers=["pass"])
    assert stage.captor("montmorency") == SPAIN


@pytest.mark.rule("VQ 9.3")
def test_9_3_without_a_card_there_is_no_ransom() -> None:
    stage = captive().hand(FRANCE, "gouvernante_de_france")
    leader = stage.g.world.leader["montmorency"]
    assert reasons(RANSOMS, stage.g, leader) == "has-no-card-for-ransom"


@pytest.mark.rule("VQ 9.3", "VQ 6.3")
def test_9_3_a_treasure_may_pay() -> None:
    treasure = next(iter(Stage().g.world.treasures))
    stage = captive().treasures(FRANCE, treasure)
    stage.run(ransom_segment(stage.g), answers=["ransom.montmorency"])
    assert stage.g.state.treasury.hands[SPAIN] == [treasure]


@pytest.mark.rule("VQ 30")
def test_30_an_inactive_captor_gets_nothing_the_card_is_discarded() -> None:
    stage = captive(HRE, players=5).hand(FRANCE, "storms")
    stage.run(ransom_segment(stage.g), answers=["ransom.montmorency"])
    assert stage.where("montmorency") == "paris"
    assert stage.g.world.card["storms"] in stage.g.state.discard


@pytest.mark.rule("VQ 30")
def test_30_unless_it_is_a_mandatory_event() -> None:
    stage = captive(HRE, players=5).hand(FRANCE, "treasure_fleet")
    stage.run(ransom_segment(stage.g), answers=["ransom.montmorency"])
    assert stage.where("montmorency") == "paris"
    assert stage.hand_size(FRANCE) == 1


@pytest.mark.rule("VQ 9.3", "VQ 23.6")
def test_9_3_a_huguenot_does_not_come_home_to_the_dutch_capital() -> None:
    stage = Stage().clear().control(PROTESTANT, "la_rochelle", "flushing", "bordeaux")
    leader = stage.g.world.leader["coligny"]
    stage.captive("coligny", SPAIN)
    stage.g.state.court.capitals = {DUTCH: stage.at("flushing"), HUGUENOT: stage.at("la_rochelle")}
    assert homes_of_captive(stage.g, leader) == [stage.at("la_rochelle")]
    del stage.g.state.court.capitals[HUGUENOT]
    assert stage.at("flushing") not in homes_of_captive(stage.g, leader)
