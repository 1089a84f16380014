"""Overlays turn the opening position of a scenario into that of an example."""

from typing import Any

import pytest

from tercio.games.ultima_ratio_regis.display.overlays import VERBS
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.power_questions import player_of, religion_of
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.kernel.errors import Unknown
from tests.rules.ultima_ratio_regis.stage import KIND, Stage

CHANGES: list[tuple[str, dict[str, Any], str, Any]] = [
    ("deal", {"seat": "p2", "cards": ["ambush"]}, "hands.p2", ["ambush"]),
    (
        "place",
        {"power": "france", "place": "tours", "T3": 2, "leader": "organizer"},
        "powers.france.leaders",
        [["tours", "organizer"]],
    ),
    (
        "place",
        {"power": "spain", "place": "seville", "S3D": 1},
        "powers.spain.units",
        {"seville": {"S3D": 1}},
    ),
    (
        "place",
        {"power": "england", "place": "london", "T3": 1, "leader": "drake"},
        "powers.england.leaders",
        [["london", "drake"]],
    ),
    ("fortress", {"areas": ["lyon"]}, "areas.lyon.fortress", 2),
    ("fortress", {"areas": ["lyon"], "begun": True}, "areas.lyon.fortress", 1),
    ("control", {"power": "huguenots", "areas": ["rouen"]}, "areas.rouen.holder", "huguenots"),
    ("own", {"power": "spain", "areas": ["philippines"]}, "areas.philippines.owner", "spain"),
    ("own", {"power": "spain", "areas": ["florida"], "home": True}, "areas.florida.owner", "spain"),
    ("revolt", {"areas": ["granada"], "level": 3}, "areas.granada.revolt", 3),
    ("independent", {"areas": ["florida"], "level": 3}, "areas.florida.independent", 3),
    (
        "siege",
        {"area": "lyon", "power": "huguenots", "casualties": 1},
        "areas.lyon.siege",
        {"power": "huguenots", "casualties": 1},
    ),
    ("raze", {"areas": ["barcelona"]}, "areas.barcelona.razed", True),
    ("lose", {"power": "spain", "T2": 2}, "powers.spain.eliminated", {"T2": 2}),
    (
        "war",
        {"powers": ["spain", "france"], "card": "x", "vp": 1},
        "wars",
        [["spain", "france", 1]],
    ),
    ("ally", {"minor": "scotland", "kept_out": True}, "powers.scotland.patron", ""),
    ("ally", {"minor": "scotland", "power": "france"}, "powers.scotland.patron", "france"),
    (
        "morale",
        {"power": "england", "loser": "france", "points": 1},
        "morale",
        {"england": {"france": 1}},
    ),
    ("unrest", {"france": 7}, "powers.france.unrest", 7),
    ("merchants", {"center": "tc_west_med", "france": 2}, "merchants.tc_west_med.france", 2),
    ("interest", {"power": "france", "theaters": ["WE"]}, "powers.france.interest", ["WE"]),
    (
        "peace",
        {"powers": ["spain", "england"], "forced": True},
        "forced_peace",
        [["spain", "england"]],
    ),
    ("casus_belli", {"power": "france", "against": "spain"}, "casus_belli", [["france", "spain"]]),
    ("technology", {"power": "spain", "techs": ["siege"]}, "techs", {"siege": "spain"}),
    ("set", {"turn": 7}, "turn", 7),
    ("set", {"phase": "turn_end"}, "phase", "turn_end"),
    ("set", {"vp": {"p2": 9}}, "vp.p2", 9),
    ("impulse", {"seat": "p2", "points": 3}, "powers.france.points", 4),
    ("impulse", {"seat": "p2", "points": 3, "spent": ["france"]}, "powers.france.points", 3),
    ("impulse", {"seat": "p2", "points": 3, "fed": ["france"]}, "powers.france.points", 1),
    ("impulse", {"seat": "p2", "kept": {"france": 2}}, "powers.france.points", 3),
]


def read(stage: Stage, path: str) -> Any:
    value: Any = GAME.display.plain(stage.g)
    for part in path.split("."):
        value = value[part]
    return value


@pytest.mark.parametrize(("verb", "args", "path", "value"), CHANGES)
def test_a_verb_does_what_it_says(verb: str, args: dict[str, Any], path: str, value: Any) -> None:
    stage = Stage()
    assert read(stage, path.rpartition(".")[0] or "turn") is not None
    GAME.overlay(stage.g, verb, args)
    assert read(stage, path) == value
    assert recount(stage.g) == []
    assert stage.g.log == []


def test_alliances_and_powers_come_and_go() -> None:
    stage = Stage()
    GAME.overlay(stage.g, "alliance", {"powers": ["england", "huguenots"]})
    GAME.overlay(stage.g, "end_alliance", {"powers": ["spain", "netherlands"]})
    GAME.overlay(stage.g, "enter", {"powers": ["portugal"], "absent": ["barbary"]})
    assert sorted(map(sorted, read(stage, "alliances"))) == [["england", "huguenots"]]
    assert "portugal" in read(stage, "powers")
    assert "barbary" not in read(stage, "powers")


def test_the_groups_are_those_of_the_book() -> None:
    stage = Stage()
    stage.g.state.powers_of = [[], [], []]
    GAME.overlay(stage.g, "groups", {})
    assert player_of(stage.g, stage.power("france")) == 1
    assert stage.g.state.vp == [2, 3, 0]
    assert not stage.g.realm.deployment


def test_the_rules_of_a_turn_can_be_in_force() -> None:
    stage = Stage()
    GAME.overlay(stage.g, "turn_rules", {})
    assert stage.power("spain") in stage.g.realm.special.passage


def test_a_troop_is_lent() -> None:
    stage = Stage().put("netherlands", "breda", T3=2)
    free = available_units(stage.g, stage.power("netherlands"), KIND["T3"])
    GAME.overlay(stage.g, "lend", {"power": "england", "to": "netherlands", "kind": "T3"})
    assert available_units(stage.g, stage.power("netherlands"), KIND["T3"]) == free + 1
    assert recount(stage.g) == []


def test_units_and_leaders_leave_and_wars_end() -> None:
    stage = Stage()
    spot = {"power": "france", "place": "tours"}
    GAME.overlay(stage.g, "place", {**spot, "T3": 2, "leader": "ordinary"})
    GAME.overlay(stage.g, "remove", spot)
    assert read(stage, "powers.france.leaders") == []
    assert "tours" not in read(stage, "powers.france.units")
    GAME.overlay(stage.g, "war", {"powers": ["spain", "france"]})
    GAME.overlay(stage.g, "peace", {"powers": ["france", "spain"]})
    assert read(stage, "wars") == []
    with pytest.raises(Unknown, match="france and spain are not at war"):
        GAME.overlay(stage.g, "peace", {"powers": ["france", "spain"]})


def test_realms_hold_what_views_do_not_tell() -> None:
    stage = Stage()
    center = stage.g.world.center["tc_west_med"]
    GAME.overlay(stage.g, "prepare", {"center": "tc_west_med", "france": 1})
    GAME.overlay(stage.g, "merchants", {"center": "tc_west_med", "capacity": 9})
    GAME.overlay(stage.g, "religion", {"power": "england", "religion": "catholic"})
    marks = {"emperor": "austria", "nod": 3, "nod_mediterranean": 4, "vp_per_turn": {"p1": 2}}
    GAME.overlay(stage.g, "set", {**marks, "collapsing": ["france"], "active": "p1"})
    realm, france = stage.g.realm, stage.power("france")
    assert realm.prepared[center] == {france: 1}
    assert realm.capacity[center] == 9
    assert religion_of(stage.g, stage.power("england")) == "catholic"
    assert realm.emperor == stage.power("austria")
    assert (realm.nod_elsewhere, realm.nod_mediterranean) == (3, 4)
    assert (stage.g.state.vp_per_turn[0], stage.g.state.active) == (2, 0)
    assert realm.collapsing == 1 << france


def test_all_verbs_are_tried() -> None:
    tried = {verb for verb, *_ in CHANGES} | {
        "groups",
        "turn_rules",
        "lend",
        "alliance",
        "end_alliance",
        "enter",
        "remove",
        "prepare",
        "religion",
    }
    assert tried == VERBS.keys()


@pytest.mark.parametrize(
    ("verb", "args"),
    [
        ("fly", {}),
        ("place", {"power": "atlantis", "place": "paris"}),
        ("place", {"power": "france", "place": "atlantis"}),
        ("place", {"power": "france", "place": "paris", "T9": 1}),
        ("place", {"power": "france", "place": "paris", "T2": 1, "leader": "genius"}),
        ("deal", {"seat": "p9", "cards": []}),
        ("deal", {"seat": "p1", "cards": ["sun"]}),
        ("merchants", {"center": "tc_moon"}),
        ("interest", {"power": "france", "theaters": ["moon"]}),
        ("religion", {"power": "france", "religion": "none"}),
        ("morale", {"power": "scotland", "loser": "spain", "points": 1}),
        ("set", {"phase": "action"}),
        ("set", {"phase": "solo"}),
        ("fortress", {"area": ["lyon"]}),
    ],
)
def test_what_is_not_there_is_told(verb: str, args: dict[str, Any]) -> None:
    with pytest.raises(Unknown):
        GAME.overlay(Stage().g, verb, args)
