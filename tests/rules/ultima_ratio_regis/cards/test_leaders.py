"""Cards of historical leaders and of veterans (uRR 16.1, 17.3.1)."""

import pytest

from tercio.games.ultima_ratio_regis.model.event_questions import is_lasting
from tercio.games.ultima_ratio_regis.model.names import NOBODY, S2, S3
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, leaders_of
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat, lasting_advantages, nobody
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import Prey, may_privateer
from tests.rules.ultima_ratio_regis.card_proofs import board, enter, leave, play, why_not
from tests.rules.ultima_ratio_regis.stage import WORLD

ON_LAND = [
    ("gran_capitan_card", 1, "spain", "gran_capitan", "madrid", 0),
    ("farnese_card", 7, "spain", "farnese", "madrid", 2),
    ("maurice_card", 8, "netherlands", "maurice", "amsterdam", 2),
    ("godunov", 8, "russia", "godunov", "moscow", 0),
    ("shah_abbas", 8, "persia", "shah_abbas", "isfahan", 2),
    ("wallenstein_card", 10, "austria", "wallenstein", "vienna", 2),
    ("conde_card", 11, "france", "conde", "paris", 1),
    ("cromwell_card", 11, "parliamentarians", "cromwell", "london", 2),
]
AT_SEA = [
    ("barbarossa_card", 3, "barbary", "barbarossa", "algiers"),
    ("doria_card", 4, "spain", "doria", "barcelona"),
    ("francis_drake", 6, "england", "drake", "portsmouth"),
    ("hawkins_card", 7, "england", "hawkins", "portsmouth"),
]


@pytest.mark.rule("uRR 17.3.1", "uRR 16.1")
@pytest.mark.parametrize(("card", "turn", "power", "leader", "place", "veterans"), ON_LAND)
def test_a_general_joins_the_troops_of_his_power(
    card: str, turn: int, power: str, leader: str, place: str, veterans: int
) -> None:
    stage = enter(board(turn), power).put(power, place, T3=1, T2=2)
    play(stage, card)
    (found,) = leaders_of(stage.g, stage.power(power))
    assert (found.id, found.extraordinary, found.on) == (leader, True, "troop")
    assert found.place == stage.at(place)
    assert stage.count(power, place, "T2V", "T3V") == veterans


@pytest.mark.rule("uRR 17.3.1")
@pytest.mark.parametrize(("card", "turn", "power", "leader", "place"), AT_SEA)
def test_an_admiral_joins_the_squadrons_of_his_power(
    card: str, turn: int, power: str, leader: str, place: str
) -> None:
    stage = board(turn)
    squadron = S3 if available_units(stage.g, stage.power(power), S3) else S2
    stage.g._put(stage.power(power), stage.at(place), squadron, 1)
    play(stage, card)
    (found,) = leaders_of(stage.g, stage.power(power))
    assert (found.id, found.extraordinary, found.on) == (leader, True, "squadron")


@pytest.mark.rule("uRR 17.2")
@pytest.mark.parametrize(
    ("card", "turn"),
    [case[:2] for case in ON_LAND] + [("hawkins_card", 7)],
)
def test_he_needs_a_unit_to_lead(card: str, turn: int) -> None:
    """And who has no troops has none to make veterans of."""
    stage = enter(board(turn), "parliamentarians") if card == "cromwell_card" else board(turn)
    assert why_not(stage, card) <= {"has-no-unit-to-lead", "no-regular-troops-are-there"}
    assert "has-no-unit-to-lead" in why_not(stage, card)


@pytest.mark.rule("uRR 17.2")
def test_nobody_leads_besieged_troops() -> None:
    stage = board(8).put("russia", "moscow", T3=1, fortress=True).put("poland", "moscow", T3=1)
    stage.war("poland", "russia").siege("poland", "moscow")
    assert why_not(stage, "godunov") == {"has-no-unit-to-lead"}


@pytest.mark.rule("uRR 17.1", "uRR 17.2", "uRR 17.3.1")
def test_he_may_also_command_a_fortress() -> None:
    stage = board(8).put("russia", "moscow", fortress=True)
    play(stage, "godunov")
    (found,) = leaders_of(stage.g, stage.power("russia"))
    assert (found.id, found.on, found.place) == ("godunov", "fortress", stage.at("moscow"))


@pytest.mark.rule("uRR 17.3.1")
def test_nobody_comes_twice() -> None:
    stage = play(board(8).put("russia", "moscow", T3=1), "godunov")
    assert why_not(stage, "godunov") == {"leader-is-there-already"}


@pytest.mark.rule("uRR 18.3", "uRR 17.3.1")
def test_barbarossa_is_ignored_without_ships_and_without_sardinians() -> None:
    stage = leave(board(3), "barbary")
    for n in range(WORLD.area_count):
        if WORLD.province_areas["sicily_sardinia"] >> n & 1:
            stage.independent(WORLD.location_ids[n])
    assert why_not(stage, "barbarossa_card") >= {"power-is-not-in-play", "no-area-can-revolt"}


@pytest.mark.rule("uRR 20.3.4")
def test_genoa_follows_doria_if_it_is_neutral() -> None:
    genoa = WORLD.power["genoa"]
    stage = board(4).put("spain", "barcelona", S3=1)
    stage.g.realm.patron[genoa] = NOBODY
    play(stage, "doria_card")
    assert stage.g.realm.patron[genoa] == stage.power("spain")
    stage = board(4).ally("genoa", "france")
    assert why_not(stage, "doria_card") == {"has-no-unit-to-lead", "has-an-ally-already"}


@pytest.mark.rule("uRR 11.5.1")
def test_drake_makes_privateers_of_the_english() -> None:
    stage = play(board(6).put("england", "portsmouth", S3=1), "francis_drake")
    prey = Prey(stage.power("spain"), WORLD.center["tc_caribbean"])
    assert may_privateer(stage.g, stage.power("england"), prey)
    assert not may_privateer(stage.g, stage.power("france"), prey)
    stage = leave(board(6), "england")
    assert why_not(stage, "francis_drake") == {
        "power-is-not-in-play",
        "has-no-unit-to-lead",
        "nobody-can-use-it",
    }


# -- armies ----------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 13.1.2", "uRR 16.1", "uRR 8.1.4")
def test_the_tercios_are_an_advantage_until_there_are_modern_armies() -> None:
    stage = play(board(4).put("spain", "madrid", T3=3), "tercios")
    spain, madrid = stage.power("spain"), stage.at("madrid")
    combat = Combat("land", madrid, nobody(madrid), nobody(madrid), 4)
    assert stage.units("spain", "madrid") == {"T3": 1, "T3V": 2}
    assert lasting_advantages(stage.g, combat, spain) == 1
    assert lasting_advantages(stage.g, combat, stage.power("france")) == 0
    assert why_not(stage, "tercios") == {"is-in-force-already"}
    stage.lasting("modern_army")
    assert lasting_advantages(stage.g, combat, spain) == 0
    stage = leave(board(4), "spain")
    assert why_not(stage, "tercios") == {"power-is-not-in-play", "no-regular-troops-are-there"}


@pytest.mark.rule("uRR 16.1", "uRR 8.1.4")
def test_modern_armies_end_the_tercios_and_everybody_may_train_a_troop() -> None:
    stage = board(9).put("spain", "madrid", T3=1).put("france", "paris", T3=2)
    play(stage, "modern_army", "veteran.paris.T3")
    assert stage.units("france", "paris") == {"T3": 1, "T3V": 1}
    assert stage.units("spain", "madrid") == {"T3": 1}, "he did not like to"
    assert is_lasting(stage.g, "modern_army")
    assert not is_lasting(stage.g, "tercios")
    assert why_not(stage, "modern_army") == {"is-in-force-already"}
