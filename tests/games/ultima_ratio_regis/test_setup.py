"""Every scenario can be set up, and its state is copied and kept faithfully."""

import msgspec
import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import is_active
from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.power_questions import religion_of
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.state import State
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied
from tercio.kernel.saving.canonical import canonical
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

TABLES = [(row.id, players) for row in WORLD.scenarios.values() for players in row.players]


@pytest.mark.rule("uRR 7.2")
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_the_books_agree_after_set_up(scenario: str, players: int) -> None:
    stage = Stage(scenario, players)
    state = stage.g.state
    assert recount(stage.g) == []
    assert len(state.vp) == players
    for area in WORLD.area_places:
        kinds = [state.owner[area] != NOBODY, state.free[area] > 0, state.closed >> area & 1]
        assert sum(map(bool, kinds)) == 1, WORLD.location_ids[area]


@pytest.mark.parametrize("scenario", list(WORLD.scenarios))
def test_a_copy_is_equal_and_independent(scenario: str) -> None:
    stage = Stage(scenario, WORLD.scenarios[scenario].players[0])
    g = stage.g
    before = canonical(g.state)
    other = g.state.copy()
    assert other == g.state
    stage.put("portugal", "lisbon", T2=1, leader="admiral").revolt("lisbon")
    stage.unrest("portugal", 9).merchants("tc_africa", "portugal").lasting("calvin")
    stage.war("portugal", "spain").morale("spain", "portugal", 1).impulse(0, portugal=2)
    g.begin_siege(stage.at("lisbon"), stage.power("spain"))
    assert canonical(other) == before
    assert canonical(g.state) != before


def test_a_state_survives_being_written_down() -> None:
    stage = Stage().put("spain", "madrid", T3=2, leader="creative", fortress=True)
    stage.war("spain", "france", "italian_wars", 1).siege("france", "madrid", 1).impulse(0)
    state = stage.g.state
    assert msgspec.json.decode(canonical(state), type=State) == state


@pytest.mark.rule("uRR 24", "uRR 20.3.4")
def test_new_order_begins_as_turn_1_says() -> None:
    stage = Stage("new_order", 3)
    g = stage.g
    assert (stage.owner("granada"), g.state.free[stage.at("granada")]) == ("", 3)
    assert (stage.owner("sarajevo"), stage.holder("sarajevo")) == ("ottomans", "")
    assert g.state.rebels[stage.at("sarajevo")] == 2
    assert g.realm.patron[stage.power("scotland")] == stage.power("france")
    assert g.realm.unrest[stage.power("hungary")] == 6
    assert g.realm.unrest[stage.power("spain")] == 5
    assert g.realm.deployment[stage.power("venice")] == 20
    assert g.realm.capacity[WORLD.center["tc_east_med"]] == 4
    assert g.realm.fixed[WORLD.center["tc_north_sea"]] == {
        stage.power("denmark"): 1,
        stage.power("netherlands"): 1,
    }
    assert not is_active(g, stage.at("milan"))


@pytest.mark.rule("uRR 24", "uRR 21.1")
def test_catholics_and_protestants_has_a_start_of_its_own() -> None:
    stage = Stage()
    g = stage.g
    assert stage.owner("ravenna") == "papacy"
    assert are_allied(g, stage.power("netherlands"), stage.power("spain"))
    assert g.realm.fixed[WORLD.center["tc_central_med"]] == {stage.power("venice"): 2}
    assert g.realm.fixed[WORLD.center["tc_north_sea"]] == {}
    assert "calvin" in g.realm.lasting
    assert religion_of(g, stage.power("england")) == "protestant"
    assert not is_active(g, stage.at("malta"))


@pytest.mark.rule("uRR 19.2.3")
def test_later_scenarios_begin_with_what_earlier_turns_have_changed() -> None:
    """East Med: 4, then 3 by the table of turn 6, then less by the astrolabe after it."""
    capacity = {
        scenario: {
            id: Stage(scenario, 4).g.realm.capacity[WORLD.center[id]]
            for id in ("tc_east_med", "tc_caribbean", "tc_china", "tc_north_america")
        }
        for scenario in ("new_order", "french_wars_of_religion", "thirty_years_war")
    }
    assert list(capacity["new_order"].values()) == [4, 0, 0, 0]
    assert list(capacity["french_wars_of_religion"].values()) == [3, 2, 0, 0]
    assert list(capacity["thirty_years_war"].values()) == [2, 2, 2, 1]


@pytest.mark.rule("uRR 19.2.2")
def test_dutch_and_danish_merchants_are_there_in_turn_6() -> None:
    stage = Stage("french_wars_of_religion", 3)
    realm, center = stage.g.realm, WORLD.center["tc_north_sea"]
    assert realm.merchants[center] == {stage.power("denmark"): 1, stage.power("netherlands"): 1}
    assert realm.fixed[center] == {}


@pytest.mark.rule("uRR 7.2")
def test_england_is_catholic_until_an_event() -> None:
    stage = Stage("new_order", 3)
    england = stage.power("england")
    assert religion_of(stage.g, england) == "catholic"
    assert religion_of(stage.lasting("acts_of_supremacy").g, england) == "protestant"


def test_a_checkpoint_of_an_older_form_is_refused_whole() -> None:
    """Rather than read without the special rules that it names in its own way."""
    state = msgspec.json.decode(msgspec.json.encode(Stage().g.state))
    del state["realm"]["special"]
    state["realm"]["rules"] = {"order_of_saint_john": 1}
    with pytest.raises(msgspec.ValidationError, match="special"):
        msgspec.json.decode(msgspec.json.encode(state), type=State)
