"""Positions for scripts of play, by names and as text."""

from typing import Any

import pytest

from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.overlays import VERBS, overlay
from tercio.games.virgin_queen.plain import plain
from tercio.games.virgin_queen.powers import ENGLAND, FRANCE, HRE, OTTOMAN, SPAIN, VENICE
from tercio.games.virgin_queen.provenance import mark
from tercio.games.virgin_queen.text_board import show
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tests.rules.virgin_queen.stage import Stage

COUPLE = ["leicester", "elizabeth_i"]


def test_verbs_lay_out_a_position() -> None:
    stage = Stage()
    g = stage.g
    steps: list[tuple[str, dict[str, Any]]] = [
        ("clear", {}),
        ("place", {"space": "naples", "power": "spain", "regulars": 2, "galley": 1, "galleon": 1}),
        ("place", {"space": "naples", "leaders": ["alva"]}),
        ("control", {"power": "france", "spaces": ["metz"]}),
        ("religion", {"protestant": ["paris"], "catholic": ["york"]}),
        ("unrest", {"spaces": ["lyon"]}),
        ("war", {"powers": ["spain", "france"]}),
        ("ally", {"powers": ["spain", "venice"]}),
        ("deal", {"power": "hre", "cards": ["storms"]}),
        ("jesuits", {"spaces": ["york"]}),
        ("influence", {"target": "papacy", "power": "france", "points": 4}),
        ("treasures", {"power": "england", "treasures": ["t_vp"]}),
        ("treasures", {"row": "spanish", "treasures": ["t_cp_5"]}),
        ("captain", {"captain": "hawkins", "power": "england", "ocean": "antilles", "damaged": 1}),
        ("world", {"colonies": {"roanoke": "england"}, "patrols": {"antilles": 1}}),
        (
            "royals",
            {"eligibility": {"elizabeth_i": 2}, "betrothed": [["leicester", "elizabeth_i"]]},
        ),
        ("bonuses", {"power": "spain", "bonuses": ["cryptography"]}),
        ("court", {"mary": "captured", "preference": "balanced", "waiting": ["parma"]}),
        ("ruler", {"power": "ottoman", "ruler": "selim_ii"}),
        ("set", {"turn": 4, "phase": "action", "active": "spain", "cp": 3}),
    ]
    for verb, args in steps:
        if verb == "world":
            args = {**args, "colonies": {next(iter(g.world.settlements)): "england"}}
        if verb == "bonuses":
            args = {**args, "bonuses": [next(iter(g.world.science_bonuses))]}
        overlay(g, verb, args)
    told = plain(g)
    assert told["spaces"]["naples"]["units"] == {"spain.regular": 2}
    assert told["spaces"]["naples"]["ships"] == {"spain.galley": 1, "spain.galleon": 1}
    assert told["leaders"]["alva"] == "naples"
    assert told["spaces"]["metz"]["control"] == "france"
    assert told["spaces"]["paris"]["religion"] == "protestant"
    assert (
        told["spaces"]["york"] | {"jesuit": True, "religion": "catholic"} == told["spaces"]["york"]
    )
    assert told["spaces"]["lyon"]["unrest"]
    assert told["powers"]["spain"]["at_war"] == ["france"]
    assert g.state.patron[VENICE] == SPAIN
    assert "storms" in told["powers"]["hre"]["hand"]
    assert told["influence"]["papacy"]["france"] == 4
    assert told["powers"]["england"]["treasures"] == ["t_vp"]
    assert told["treasures"]["spanish"] == ["t_cp_5"]
    assert told["captains"]["hawkins"]["at"] == "antilles"
    assert told["captains"]["hawkins"]["damaged"]
    assert list(told["oceans"]["colonies"].values()) == ["england"]
    assert told["oceans"]["patrols"]["antilles"] == 1
    assert told["royals"]["elizabeth_i"] == 2
    assert COUPLE in told["betrothed"]
    assert list(told["patronage"]["bonuses"].values()) == ["spain"]
    assert told["court"]["mary"] == "captured"
    assert "parma" in told["court"]["waiting"]
    assert told["powers"]["ottoman"]["ruler"] == "selim_ii"
    assert (told["turn"], told["cp"], told["active"]) == (4, 3, "spain")
    assert not g.log


@pytest.mark.parametrize(
    ("verb", "args", "sentence"),
    [
        ("fly", {}, "has no overlay verb 'fly'; it has clear, place"),
        ("place", {"space": "atlantis"}, "There is no space 'atlantis'."),
        ("treasures", {"row": "dutch"}, "There is no row 'dutch'."),
        ("treasures", {"power": "spain", "treasures": ["gold"]}, "no treasure 'gold'"),
        ("captain", {"captain": "hook"}, "There is no captain 'hook'."),
        ("world", {"forts": ["oz"]}, "There is no settlement 'oz'."),
        ("bonuses", {"power": "spain", "bonuses": ["flight"]}, "no science bonus 'flight'"),
        ("place", {"space": "trieste", "power": "hre", "galley": 9}, "no more naval units"),
    ],
)
def test_what_does_not_exist_is_refused(verb: str, args: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unknown, match=sentence):
        overlay(Stage().g, verb, args)


def test_every_verb_tells_what_it_takes() -> None:
    assert {"clear", "place", "control", "treasures", "captain", "set"} <= set(VERBS)


def test_the_board_as_text_shows_all_that_a_seat_sees() -> None:
    stage = Stage().treasures(ENGLAND, "t_cp_5").hand(ENGLAND, "storms")
    stage.sail("hawkins", "antilles", ENGLAND)
    stage.g.lose_ruler(FRANCE)
    told = show(stage.g, Seat("england"))
    for words in (
        "Turn 1",
        "Charles IX (dead)",
        "Hawkins of England",
        "Storms~ (",
        "5 CP treasure",
    ):
        assert words in told
    assert "Royals to wed" in told
    assert "Influence: " in told
    assert all(len(line) <= 100 for line in told.splitlines() if ":" in line)


def test_what_is_reconstructed_is_marked_and_the_marks_are_explained() -> None:
    stage = Stage().hand(ENGLAND, "arquebusiers", "reiters", "selim_ii").unrest("paris", "zutphen")
    told = show(stage.g, Seat("england"))
    assert "Arquebusiers* (" in told
    assert "Reiters~ (" in told
    assert "Selim II (" in told
    assert "~ the idea of the card is attested" in told
    spaces = {row.id: row for row in stage.g.world.vq_spaces}
    assert mark(spaces["zutphen"]) == "*"
    assert "Zutphen*" in told
    assert mark(spaces["paris"]) == ""


def test_what_is_face_down_is_counted() -> None:
    stage = Stage().treasures(ENGLAND, "t_cp_5")
    stage.g.state.treasury.spanish_row = ["", ""]
    assert "Spanish treasures: 2 face down" in show(stage.g, Seat("france"))


def test_a_position_is_worth_the_lead_of_its_best_power() -> None:
    stage = Stage()
    before = GAME.worth(stage.g, Seat("ottoman"))
    stage.g.gain_vp(OTTOMAN, 3, "vp-piracy")
    assert GAME.worth(stage.g, Seat("ottoman")) == pytest.approx(before + 3)
    stage.g.gain_vp(HRE, 1, "vp-paris")
    assert GAME.worth(stage.g, Seat("ottoman")) == pytest.approx(before + 3)


def test_25_2_the_text_board_tells_what_points_are_for() -> None:
    stage = Stage()
    stage.g.gain_vp(OTTOMAN, 3, "vp-foreign-war")
    assert "VP for: Ottoman Empire (keys 16, foreign war 3), Spain (" in show(stage.g, None)
