"""At sea: who is a pirate, who pays, who waits for better weather (VQ 16, 17.4)."""

import pytest

from tercio.games.virgin_queen.model.armada_verbs import build_armada
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    KNIGHTS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.construction.expeditions import why_no_expedition
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import knights_raid
from tercio.games.virgin_queen.rules.naval_affairs.sea_beggars import pirates
from tercio.wars.sea.naval_movement import NAVAL_MOVE
from tercio.wars.sea.piracy import Raid, awards_open, defence_dice
from tests.rules.virgin_queen.ocean_stage import at_sea, ready
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import deal


@pytest.fixture
def stage() -> Stage:
    return at_sea()


@pytest.mark.rule("VQ 16.4", "VQ 23.2")
@pytest.mark.parametrize(
    ("place", "pays"),
    [
        ("bay_of_biscay", True),
        ("corunna", True),
        ("atlantic_ocean", True),
        ("seville", False),
        ("edinburgh", False),
    ],
)
def test_16_4_the_armada_pays_in_or_next_to_the_zone(stage: Stage, place: str, pays: bool) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=1).war(ENGLAND, SPAIN)
    build_armada(stage.g, stage.at("seville"))
    stage.g.move_ships([stage.g.world.armada], stage.place(place))
    raid = Raid(ENGLAND, SPAIN, stage.sea("bay_of_biscay"))
    assert ("award-armada" in [award.id for award in awards_open(stage.g, raid)]) is pays


@pytest.mark.rule("VQ 16.4")
def test_16_4_a_5_is_a_hit_for_the_knights(stage: Stage) -> None:
    stage.put("malta", KNIGHTS, 1)
    raid = Raid(SPAIN, OTTOMAN, stage.sea("north_african_coast"))
    shots = [1] * defence_dice(stage.g, raid)
    stage.run(knights_raid(stage.g, raid), dice=[*shots, 5], answers=["award-vp"])
    assert stage.bonus_vp(SPAIN) == 1


@pytest.mark.rule("VQ 16.4", "VQ 28")
@pytest.mark.parametrize("card", [True, False])
def test_16_4_only_during_their_event_do_the_beggars_raid_out_of_port(
    stage: Stage, card: bool
) -> None:
    stage.put("brielle", DUTCH, galleon=1).put("north_sea", DUTCH, galleon=1)
    stage.put("flushing", ENGLAND, galleon=1).put("north_sea", ENGLAND, galleon=1)
    if card:
        stage.g.state.on_table.append(stage.g.world.card["sea_beggars"])
    sea = stage.sea("north_sea")
    assert len(pirates(stage.g, PROTESTANT, sea)) == 1 + card
    assert len(pirates(stage.g, ENGLAND, sea)) == 1


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_fleet_in_a_storm_stays_in_port_for_the_impulse(stage: Stage) -> None:
    stage.put("plymouth", ENGLAND, galleon=2).impulse(ENGLAND, 2)
    deal(stage, SPAIN, "storms")
    storms = f"spain=card.{stage.g.world.card['storms']}"
    answers = ["from.plymouth", "to.english_channel", "all", "done", storms]
    stage.run(NAVAL_MOVE.run(stage.g, ENGLAND), dice=[5, 5], answers=answers)
    assert stage.ships(ENGLAND, "plymouth") == 2
    assert stage.cp == 1
    assert not NAVAL_MOVE.can(stage.g, ENGLAND)


@pytest.mark.rule("VQ 17.4", "VQ 22.2")
def test_17_4_reasons_are_told_of_captains_and_not_of_their_other_roles(stage: Stage) -> None:
    ready(stage, "le_testu")
    reasons = [r.message for r in why_no_expedition(stage.g, ENGLAND, "captain:le_testu")]
    assert reasons == ["forbid-sails-for-others"]
    assert not why_no_expedition(stage.g, FRANCE, "captain:le_testu")
    assert not why_no_expedition(stage.g, ENGLAND, "scientist:le_testu")
