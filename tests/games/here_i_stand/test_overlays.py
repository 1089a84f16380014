"""The verbs that set up a position for a script of play."""

from typing import Any

import pytest

from tercio.games.here_i_stand.overlays import overlay
from tercio.games.here_i_stand.plain import plain
from tercio.games.here_i_stand.powers import FRANCE, HAPSBURG, OTTOMAN, VENICE
from tercio.kernel.errors import Unknown
from tercio.wars.names import AVAILABLE, captive_of
from tests.rules.here_i_stand.stage import Stage


def changed(*changes: dict[str, Any]) -> Stage:
    stage = Stage("1532")
    for change in changes:
        overlay(stage.g, change.pop("do"), change)
    return stage


def test_clear_leaves_hands_religion_and_court() -> None:
    before = Stage("1532").g.state
    stage = changed({"do": "clear"})
    state = stage.g.state
    assert not any(state.land)
    assert not any(state.at_war)
    assert state.hands == before.hands
    assert state.religion.protestant == before.religion.protestant
    assert state.court.rulers == before.court.rulers


def test_place_and_remove() -> None:
    place = {"do": "place", "space": "rome", "power": "france", "regulars": 2, "mercenaries": 1}
    stage = changed({"do": "clear"}, {**place, "squadrons": 1, "leaders": ["montmorency"]})
    assert (stage.regulars(FRANCE, "rome"), stage.second(FRANCE, "rome")) == (2, 1)
    assert (stage.ships(FRANCE, "rome"), stage.where("montmorency")) == (1, "rome")
    overlay(stage.g, "remove", {"space": "rome"})
    assert stage.g.is_unoccupied(stage.at("rome"))
    overlay(stage.g, "remove", {"leader": "francis_i"})
    assert stage.where("francis_i") == AVAILABLE


def test_a_siege_is_an_old_one() -> None:
    stage = changed({"do": "siege", "space": "vienna", "power": "ottoman"})
    assert stage.g.state.besiegers[stage.at("vienna")] == 1 << OTTOMAN
    assert not stage.g.state.impulse.sieges_begun


def test_prisoners_and_loans() -> None:
    stage = changed(
        {"do": "clear"},
        {"do": "capture", "leader": "francis_i", "power": "hapsburg"},
        {"do": "place", "space": "venice", "power": "venice", "squadrons": 2},
        {"do": "lend", "space": "venice", "owner": "venice", "power": "france"},
    )
    assert stage.where("francis_i") == captive_of(HAPSBURG)
    assert stage.ships(FRANCE, "venice") == 2
    assert stage.ships(VENICE, "venice") == 0


def test_cards_are_in_one_place_only() -> None:
    stage = changed(
        {"do": "deal", "power": "france", "cards": ["gout", "fuggers"]},
        {"do": "deal", "power": "england", "cards": ["gout"], "home": False},
        {"do": "discard", "cards": ["fuggers"]},
    )
    told = plain(stage.g)
    assert told["powers"]["france"]["hand"] == ["patron_of_the_arts"]
    assert told["powers"]["england"]["hand"] == ["gout"]
    assert told["discard"] == ["fuggers"]


def test_religion_and_court() -> None:
    stage = changed(
        {"do": "debaters", "ready": ["eck"], "committed": ["bucer"], "gone": ["tetzel"]},
        {"do": "reformers", "place": ["calvin"], "remove": ["zwingli"]},
        {"do": "translation", "zone": "french", "new_testament": 4, "bible": 2},
        {"do": "ruler", "power": "papacy", "ruler": "paul_iii"},
        {"do": "set", "turn": 5, "done": ["calvin"], "this_turn": ["printing_press"]},
    )
    told = plain(stage.g)["religion"]
    statuses = [told["debaters"][name] for name in ("eck", "bucer", "tetzel")]
    assert statuses == ["ready", "committed", "gone"]
    assert (told["new_testament"]["french"], told["full_bible"]["french"]) == (4, 2)
    assert plain(stage.g)["powers"]["papacy"]["ruler"] == "paul_iii"
    assert stage.g.state.turn == 5
    assert stage.g.has_happened("calvin")
    assert stage.g.is_this_turn("printing_press")


def test_the_new_world() -> None:
    stage = changed(
        {
            "do": "new_world",
            "voyages": ["france.exploration.cartier", "england.conquest"],
            "conquests": ["france.aztecs"],
            "charted": ["france"],
        }
    )
    told = plain(stage.g)["new_world"]
    assert told["crossing"] == ["france.exploration", "england.conquest"]
    assert told["claimed"]["aztecs"] == "france"
    assert stage.g.state.new_world.crossing[0].what == "cartier"
    assert stage.g.state.new_world.charted >> FRANCE & 1


@pytest.mark.parametrize(
    ("verb", "args", "message"),
    [
        ("fly", {}, "has no overlay verb 'fly'; it has clear, place"),
        ("place", {"space": "oz"}, "There is no space 'oz'."),
        ("ally", {"powers": ["france", "oz"]}, "There is no power 'oz'."),
        ("debaters", {"asleep": ["eck"]}, "There is no status of debaters 'asleep'."),
    ],
)
def test_a_wrong_word_is_answered(verb: str, args: dict[str, Any], message: str) -> None:
    with pytest.raises(Unknown, match=message):
        overlay(Stage().g, verb, args)
