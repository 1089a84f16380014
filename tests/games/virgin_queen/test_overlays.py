"""Positions for scripts of play, by names and as text."""

from typing import Any

import pytest

from tercio.games.virgin_queen.display.overlays import VERBS
from tercio.games.virgin_queen.display.plain import plain
from tercio.games.virgin_queen.display.provenance import mark
from tercio.games.virgin_queen.display.text_board import show
from tercio.games.virgin_queen.game import GAME
from tercio.games.virgin_queen.model.armada_questions import all_aboard, armada_at
from tercio.games.virgin_queen.model.court_verbs import lose_ruler
from tercio.games.virgin_queen.model.influence_questions import is_resolved
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, SPAIN, VENICE
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.wars.model.names import REGULAR, SECOND
from tests.rules.virgin_queen.stage import Stage

WORDS = Words(GAME, GAME.load_data())
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
        (
            "captain",
            {"captain": "hawkins", "power": "england", "ocean": "antilles", "damaged": True},
        ),
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
        GAME.overlay(g, verb, args)
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


def changed(stage: Stage, *changes: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    for verb, args in changes:
        GAME.overlay(stage.g, verb, args)
    assert GAME.violations(stage.g) == []
    return plain(stage.g)


def test_escorts_and_the_armada() -> None:
    stage = Stage()
    told = changed(
        stage,
        ("escorts", {"galleons": 2}),
        (
            "armada",
            {
                "strength": 4,
                "space": "lisbon",
                "regulars": 2,
                "mercenaries": 1,
                "leaders": ["alva"],
            },
        ),
    )
    assert (told["oceans"]["escorts"], told["oceans"]["armada"]) == (2, 4)
    assert armada_at(stage.g) == stage.at("lisbon")
    assert list(all_aboard(stage.g).stacks()) == [(SPAIN, REGULAR, 2), (SPAIN, SECOND, 1)]
    assert told["leaders"]["alva"] == "elsewhere"
    told = changed(stage, ("escorts", {"galleons": 1}), ("armada", {"strength": 0}))
    assert (told["oceans"]["escorts"], told["oceans"]["armada"]) == (1, 0)
    assert armada_at(stage.g) < 0


def test_units_that_go_by_other_names() -> None:
    """The Moriscos are an Ottoman faction, and Don John has a counter for either role."""
    stage = Stage()
    told = changed(
        stage,
        ("place", {"space": "granada", "power": "moriscos", "regulars": 1}),
        ("place", {"space": "naples", "power": "spain", "leaders": ["don_john"]}),
        ("place", {"space": "messina", "power": "spain", "leaders": ["don_john_naval"]}),
    )
    assert told["spaces"]["granada"]["units"]["moriscos.regular"] == 1
    assert told["leaders"]["don_john_naval"] == "messina"
    assert told["leaders"]["don_john"] == "elsewhere"
    told = changed(stage, ("place", {"space": "naples", "leaders": ["don_john"]}))
    assert (told["leaders"]["don_john"], told["leaders"]["don_john_naval"]) == (
        "naples",
        "elsewhere",
    )


def test_spies() -> None:
    stage = Stage()
    told = changed(
        stage,
        (
            "spies",
            {"power": "england", "informants": ["spain"], "neutralized": ["france"]},
        ),
        ("spies", {"power": "spain", "cipher": "england", "assassin_used": True}),
        ("court", {"walsingham": "defensive"}),
    )["espionage"]
    own = [each for each in told["informants"] if each["owner"] == "england"]
    assert own == [
        {"owner": "england", "target": "spain", "neutralized": False},
        {"owner": "england", "target": "france", "neutralized": True},
    ]
    assert (told["ciphers"], told["assassins_used"]) == ({"spain": "england"}, ["spain"])
    assert told["walsingham"] == "defensive"
    told = changed(stage, ("spies", {"power": "england", "informants": []}))["espionage"]
    assert [each["target"] for each in told["informants"] if each["owner"] == "england"] == [
        None
    ] * 2


def test_a_major_power_is_activated() -> None:
    stage = Stage(players=4)
    told = changed(
        stage,
        ("activate", {"power": "hre", "ally": "france", "baseline": 7}),
        ("influence", {"target": "hre", "power": "spain", "points": 2, "resolved": True}),
    )
    assert told["activated"]["hre"] == "france"
    assert told["powers"]["hre"]["allied"] == ["france"]
    assert stage.g.state.court.baseline[HRE] == 7
    assert is_resolved(stage.g, HRE)
    with pytest.raises(Unknown, match="spain cannot be activated here; those that can: ottoman, "):
        GAME.overlay(stage.g, "activate", {"power": "spain", "ally": "france"})


def test_a_betrothal_is_undone_and_others_wed() -> None:
    stage = Stage()
    couple = ["philip_ii", "elisabeth_de_valois"]
    assert plain(stage.g)["betrothed"] == [couple]
    told = changed(
        stage,
        (
            "royals",
            {
                "released": [couple],
                "wed": ["darnley"],
                "valois": ["charles_ix"],
                "festivities": ["margaret_of_valois"],
                "patrons": ["hre"],
                "queen_vp": 2,
                "guardian": "france",
            },
        ),
    )
    assert told["betrothed"] == []
    assert told["weddings"] == {
        "festivities": ["margaret_of_valois"],
        "wed": ["darnley"],
        "valois": ["charles_ix"],
        "patrons": ["hre"],
        "queen_vp": 2,
        "guardian": "france",
    }
    with pytest.raises(Unknown, match="philip_ii and elisabeth_de_valois are not betrothed"):
        GAME.overlay(stage.g, "royals", {"released": [couple]})


def test_what_lies_on_the_oceans() -> None:
    stage = Stage()
    settlement = next(iter(stage.g.world.settlements))
    told = changed(
        stage,
        (
            "captain",
            {"captain": "hawkins", "power": "england", "ocean": "antilles", "colony": True},
        ),
        ("treasures", {"captain": "hawkins", "treasures": ["t_vp"]}),
        ("world", {"circumnavigations": 1, "suez_attempts": 2, "suez_built": True}),
        ("world", {"colonies": {settlement: "france"}, "settlements": {settlement: "spain"}}),
        ("captain", {"captain": "le_testu", "power": "france", "wintering": settlement}),
        ("piracy", {"power": "england", "oceans": ["antilles"], "seas": ["bay_of_biscay"]}),
        ("world", {"forts": [settlement]}),
    )
    assert (
        told["captains"]["hawkins"] | {"loot": ["t_vp"], "colony": True}
        == (told["captains"]["hawkins"])
    )
    assert told["captains"]["le_testu"]["at"] == settlement
    assert told["oceans"]["circumnavigations"] == 1
    assert told["oceans"]["suez"] == {"attempts": 2, "built": True}
    assert told["oceans"]["forts"] == [settlement]
    oceans = stage.g.state.oceans
    assert oceans.ocean_piracy[ENGLAND] == 1 << stage.g.world.ocean["antilles"]
    assert oceans.sea_piracy[ENGLAND] == 1 << stage.sea("bay_of_biscay")


def test_courts_and_those_who_work_for_them() -> None:
    stage = Stage()
    artist, scientist = stage.g.world.artists[0].id, stage.g.world.scientists[0].id
    told = changed(
        stage,
        (
            "bonuses",
            {"power": "spain", "at_work": {artist: 3}, "gone": [scientist], "prague": True},
        ),
        ("vp", {"power": "spain", "vp": 3}),
        (
            "court",
            {
                "preference_revealed": True,
                "excommunicated": True,
                "capitals": {"dutch": "brielle"},
                "gone": ["alva"],
                "dead": ["france"],
                "hire": 2,
                "league_turn": 4,
                "card_markers": {"spain": -1},
            },
        ),
    )
    assert told["patronage"]["at_work"] == [{"power": "spain", "who": artist, "cp": 3, "bonus": 0}]
    assert told["patronage"]["scientists"][scientist] == "gone"
    assert told["patronage"]["cultural_center"]
    assert told["powers"]["spain"]["vp_sources"]["vp-other"] == 3
    assert told["powers"]["france"]["ruler_dead"]
    assert told["court"]["excommunicated"]
    assert told["court"]["preference_revealed"]
    assert told["court"]["capitals"] == {"dutch": "brielle"}
    assert (told["court"]["mercenaries_for_hire"], told["court"]["league_turn"]) == (2, 4)
    assert told["leaders"]["alva"] == "out_of_play"
    assert stage.g.state.court.card_markers[SPAIN] == -1


def test_a_scenario_without_weddings_has_no_phase_for_them() -> None:
    with pytest.raises(Unknown, match="no phase 'marriage'; there are card_draw, diplomacy, spr"):
        GAME.overlay(Stage("learning").g, "set", {"phase": "marriage"})


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
        ("place", {"space": "trieste", "galley": 1}, "It needs 'power' for units."),
        ("vp", {"power": "venice", "vp": 1}, "no major power 'venice'; there are ottoman, spain"),
        ("control", {"power": "spain", "spaces": ["bay_of_biscay"]}, "no space 'bay_of_biscay'"),
        (
            "place",
            {"space": "bay_of_biscay", "power": "spain", "regulars": 1},
            "There is no space 'bay_of_biscay'",
        ),
        ("piracy", {"power": "england", "seas": ["paris"]}, "There is no sea zone 'paris'"),
        ("escorts", {"galleons": 3}, "box holds 0 to 2 galleons."),
        ("armada", {"strength": 3, "space": "lisbon"}, "has a strength of 0, 2, 4, 6, 8."),
        ("armada", {"strength": 2}, "needs 'space' if it has strength, and only then."),
        ("spies", {"power": "spain", "informants": ["england"] * 3}, "has only 2 informants"),
        ("court", {"mary": "fled"}, "no status of Mary 'fled'; there are not_in_play, alive"),
        ("captain", {"captain": "drake", "ocean": "antilles"}, "It needs 'power', for which he"),
        ("bonuses", {"bonuses": ["cryptography"]}, "It needs 'power', whose they are."),
    ],
)
def test_what_does_not_exist_is_refused(verb: str, args: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unknown, match=sentence):
        GAME.overlay(Stage().g, verb, args)


def test_every_verb_tells_what_it_takes() -> None:
    assert {"clear", "place", "control", "treasures", "captain", "set"} <= set(VERBS)


def test_the_board_as_text_shows_all_that_a_seat_sees() -> None:
    stage = Stage().treasures(ENGLAND, "t_cp_5").hand(ENGLAND, "storms")
    stage.sail("hawkins", "antilles", ENGLAND)
    lose_ruler(stage.g, FRANCE)
    told = show(stage.g, Seat("england"), WORDS)
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
    told = show(stage.g, Seat("england"), WORDS)
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
    assert "Spanish treasures: 2 face down" in show(stage.g, Seat("france"), WORDS)


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
    assert "VP for: Ottoman Empire (keys 14, foreign war 3), Spain (" in show(stage.g, None, WORDS)
