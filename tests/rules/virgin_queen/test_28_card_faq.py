"""VQ 28 to 30: rulings of the card FAQ, the errata and the FAQ that no other test shows.

`rulings.py` names the tests of every ruling.
"""

import pytest

from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.events.storms import ArmyStopped
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    MORISCOS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.rules.religion.rebellions import rebellion
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.construction import building_sites, can_build
from tercio.wars.land.entry import movable_force
from tercio.wars.land.foreign_war import FIGHT_FOREIGN_WAR
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.names import Power
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import (
    answer_with,
    deal,
    is_removed,
    last_keys,
    may_answer,
    play,
    why_not,
)


@pytest.mark.rule("VQ 28")
@pytest.mark.parametrize("trouble", ["french", "besieged", "unrest"])
def test_28_spanish_road_milan_is_spanish_unbesieged_and_calm(trouble: str) -> None:
    stage = deal(quiet().put("milan", SPAIN, 3), SPAIN, "spanish_road")
    assert not why_not(stage, SPAIN, "spanish_road")
    if trouble == "french":
        stage.control(FRANCE, "milan")
    elif trouble == "besieged":
        stage.war(SPAIN, FRANCE).put("milan", FRANCE, 4).siege("milan", FRANCE)
    else:
        stage.unrest("milan")
    assert "milan_open" in why_not(stage, SPAIN, "spanish_road")


@pytest.mark.rule("VQ 28")
def test_28_spanish_road_a_besieged_leader_is_not_brought_there() -> None:
    stage = quiet().war(SPAIN, FRANCE).put("milan", SPAIN, 3)
    stage.put("naples", SPAIN, 1, leaders=["alva"]).put("madrid", SPAIN, leaders=["parma"])
    stage.put("naples", FRANCE, 2).siege("naples", FRANCE)
    play(stage, SPAIN, "spanish_road", answers=["leader.parma", "all", "space.brussels"])
    assert stage.where("alva") == "naples"
    assert stage.where("parma") == "brussels"


@pytest.mark.rule("VQ 30")
def test_30_spanish_road_is_not_intercepted() -> None:
    stage = quiet().war(SPAIN, FRANCE).put("milan", SPAIN, 3).put("mons", FRANCE, 4)
    play(stage, SPAIN, "spanish_road", answers=["all", "space.brussels"])
    assert stage.regulars(SPAIN, "brussels") == 3
    assert "interception" not in [ask.kind for ask in stage.asked]


@pytest.mark.rule("VQ 28")
def test_28_spanish_road_does_not_end_among_enemies() -> None:
    stage = quiet().war(SPAIN, PROTESTANT).put("milan", SPAIN, 3).put("haarlem", DUTCH, 1)
    play(stage, SPAIN, "spanish_road", answers=["all", "space.brussels"])
    goals = next(ask for ask in stage.asked if ask.kind == "spanish-road-to").options
    assert "space.brussels" in [option.key for option in goals]
    assert "space.haarlem" not in [option.key for option in goals]


@pytest.mark.rule("VQ 28")
def test_28_siege_engineering_has_one_use_in_the_learning_scenario() -> None:
    stage = Stage("learning")
    deck = [stage.g.world.cards[card].id for card in stage.g.state.deck]
    assert "siege_engineering" in deck
    assert "flooding" not in deck
    assert not may_answer(stage, SPAIN, "siege_engineering", "flooding_played")


@pytest.mark.rule("VQ 28")
def test_28_reiters_do_not_ride_into_a_besieged_space() -> None:
    stage = quiet().war(FRANCE, SPAIN).put("calais", FRANCE, regulars=1)
    assert may_answer(deal(stage, FRANCE, "reiters"), FRANCE, "reiters", "any_impulse")
    stage.put("calais", SPAIN, regulars=2).siege("calais", SPAIN)
    assert not may_answer(stage, FRANCE, "reiters", "any_impulse")
    stage.put("paris", FRANCE, regulars=1)
    answer_with(stage, FRANCE, "reiters", "any_impulse")
    assert stage.second(FRANCE, "calais") == 0


@pytest.mark.rule("VQ 28", "VQ 17")
@pytest.mark.parametrize("trouble", ["", "besieged", "unrest"])
def test_28_reiters_join_no_battle_in_a_besieged_or_unruly_space(trouble: str) -> None:
    stage = quiet().war(FRANCE, SPAIN).put("calais", FRANCE, 2).put("calais", SPAIN, 2)
    if trouble == "besieged":
        stage.siege("calais", SPAIN)
    elif trouble == "unrest":
        stage.unrest("calais")
    spanish, french = (
        Side(power, whole_force(stage.g, power, stage.at("calais"))) for power in (SPAIN, FRANCE)
    )
    battle = Battle("field", stage.at("calais"), spanish, french)
    may = may_answer(stage, FRANCE, "reiters", "before_field_battle", battle)
    assert may == (not trouble)


@pytest.mark.rule("VQ 28")
def test_28_storms_last_one_impulse() -> None:
    stage = quiet().put("paris", FRANCE, regulars=3, leaders=["montmorency"]).impulse(FRANCE, cp=3)
    deal(stage, SPAIN, "storms")
    storms = f"spain=card.{stage.g.world.card['storms']}"
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=["all", "move.paris.orleans", storms])
    assert movable_force(stage.g, FRANCE, stage.at("paris")).is_empty()
    (told,) = stage.events(ArmyStopped)
    assert (told.power, told.space, told.act) == ("power:france", "space:paris", "move")
    assert told.what == ["unit:france.regular.3", "leader:montmorency"]
    stage.g.state.impulse = type(stage.g.state.impulse)()
    assert not movable_force(stage.g, FRANCE, stage.at("paris")).is_empty()


@pytest.mark.rule("VQ 28")
def test_28_storms_do_not_stop_treachery() -> None:
    stage = quiet().war(SPAIN, PROTESTANT).control(PROTESTANT, "antwerp")
    stage.put("antwerp", SPAIN, regulars=2).put("antwerp", DUTCH, regulars=1)
    stage.siege("antwerp", SPAIN)
    deal(stage, ENGLAND, "storms")
    play(stage, SPAIN, "treachery")
    assert stage.controller("antwerp") == SPAIN
    assert not [ask for ask in stage.asked if ask.seat == "england"]


@pytest.mark.rule("VQ 28")
def test_28_army_mutiny_the_target_says_which_regulars_stay() -> None:
    stage = quiet().ally(FRANCE, PAPACY).put("paris", FRANCE, regulars=1)
    stage.put("paris", PAPACY, regulars=1)
    play(stage, SPAIN, "army_mutiny", answers=["regular.0"])
    assert stage.regulars(FRANCE, "paris") == 1
    assert stage.regulars(PAPACY, "paris") == 0
    assert [ask.seat for ask in stage.asked if ask.kind == "losses"] == ["france"]


@pytest.mark.rule("VQ 28")
@pytest.mark.parametrize(
    ("power", "home", "barred"),
    [
        (SPAIN, "raise.spain.madrid", ["antwerp", "brussels", "oran", "malta"]),
        (OTTOMAN, "raise.ottoman.istanbul", ["algiers", "djerba_tripoli"]),
    ],
)
def test_28_foreign_volunteers_do_not_serve_in_outposts(
    power: Power, home: str, barred: list[str]
) -> None:
    stage = play(quiet(), power, "foreign_volunteers", answers=[home])
    name = home.split(".")[1]
    assert not {f"raise.{name}.{space}" for space in barred} & set(last_keys(stage, "volunteers"))


@pytest.mark.rule("VQ 28")
def test_28_morisco_revolt_does_not_come_back_while_the_unit_lives() -> None:
    stage = quiet()
    answers = ["unrest.cartagena", "unrest.cordoba", "unrest.seville", "place.granada"]
    play(stage, ENGLAND, "morisco_revolt", answers=answers)
    card = stage.g.world.card["morisco_revolt"]
    assert card not in stage.g.state.deck + stage.g.state.discard
    assert is_removed(stage, "morisco_revolt")


@pytest.mark.rule("VQ 28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_28_england_places_the_unrest_of_the_morisco_revolt(players: int) -> None:
    """Whoever plays the card, if nobody plays the Ottoman."""
    stage = quiet(players=players)
    stage.g.state.influence.activated = {}
    answers = ["unrest.cartagena", "unrest.cordoba", "unrest.seville", "place.granada"]
    play(stage, FRANCE, "morisco_revolt", answers=answers)
    england = stage.g.seat_of(ENGLAND)
    asked = [ask for ask in stage.asked if ask.kind in ("event-unrest", "moriscos")]
    assert [ask.seat for ask in asked] == [england] * 4
    assert stage.regulars(MORISCOS, "granada") == 1


@pytest.mark.rule("VQ 28", "VQ 23.1")
def test_28_the_ottoman_places_the_unrest_of_the_morisco_revolt() -> None:
    stage = quiet()
    answers = ["unrest.cartagena", "unrest.cordoba", "unrest.seville", "place.granada"]
    play(stage, ENGLAND, "morisco_revolt", answers=answers)
    assert {ask.seat for ask in stage.asked} == {"ottoman"}


@pytest.mark.rule("VQ 28")
def test_28_treachery_needs_no_communications_and_fears_no_ships() -> None:
    stage = quiet().war(FRANCE, SPAIN).put("naples", FRANCE, regulars=3)
    stage.put("naples", SPAIN, regulars=1, galley=1).put("tyrrhenian_sea", SPAIN, galley=1)
    stage.siege("naples", FRANCE)
    play(stage, ENGLAND, "treachery")
    assert stage.controller("naples") == FRANCE


@pytest.mark.rule("VQ 28")
def test_28_polish_election_without_france_a_tie_goes_to_the_holy_roman() -> None:
    stage = quiet().no_treasures()
    deal(stage, OTTOMAN, "storms")
    deal(stage, HRE, "siege_engineering")
    cards = stage.g.world.cards
    votes = [stage.g.world.card[id] for id in ("storms", "siege_engineering")]
    assert cards[votes[0]].cp == cards[votes[1]].cp
    answers = [f"ottoman=vote.{votes[0]}", f"hre=vote.{votes[1]}"]
    answers += [f"{seat}=pass" for seat in ("spain", "england", "france", "protestant")]
    play(stage, SPAIN, "polish_royal_election", answers=answers)
    assert stage.bonus_vp(HRE) == 2


@pytest.mark.rule("VQ 28")
def test_28_after_the_union_of_arras_spain_still_raises_walloons_only() -> None:
    stage = quiet()
    mark_this_turn(stage.g, "union_of_arras")
    brussels = stage.at("brussels")
    assert not building_sites(stage.g, SPAIN, SPAIN, "regular") >> brussels & 1
    assert building_sites(stage.g, SPAIN, WALLOONS, "regular") >> brussels & 1


@pytest.mark.rule("VQ 29", "VQ 18.5")
def test_29_a_rebellion_of_2_cp_takes_two_spaces() -> None:
    """Amsterdam and Haarlem rise; Alkmaar would be a third."""
    stage = Stage().clear().protestant("amsterdam", "haarlem", "alkmaar")
    stage.g.state.court.waiting = []
    procedure = rebellion(stage.g, "netherlands", 2, target=stage.at("amsterdam"))
    stage.run(procedure, answers=["space.haarlem", "pass"])
    taken = [s for s in ("amsterdam", "haarlem", "alkmaar") if stage.controller(s) == PROTESTANT]
    assert taken == ["amsterdam", "haarlem"]


@pytest.mark.rule("VQ 30", "VQ 23.7")
def test_30_a_foreign_war_knows_no_formations() -> None:
    """Eight units without a leader all roll; on the map four would."""
    stage = quiet().put("istanbul", OTTOMAN, regulars=8)
    answers = [*["send.regular.istanbul"] * 8, "enemies.4"]
    play(stage, SPAIN, "war_in_persia", answers=answers)
    stage.impulse(OTTOMAN, cp=1)
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[*[6] * 4, *[1] * 4, *[1] * 4])
    assert not stage.g.state.foreign_wars


@pytest.mark.rule("VQ 30", "VQ 17.1")
def test_30_all_other_counters_are_limits() -> None:
    stage = quiet().impulse(HRE, 2)
    assert can_build(stage.g, HRE, "galley")
    stage.put("trieste", HRE, galley=1)
    assert not can_build(stage.g, HRE, "galley"), "the Holy Roman has one counter"
