"""The verbs that set up a position for a script of play."""

from typing import Any

import pytest

from tercio.games.here_i_stand.display.plain import plain
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.court_questions import has_happened, is_this_turn
from tercio.games.here_i_stand.model.new_world_questions import discovery_vp
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN, VENICE
from tercio.games.here_i_stand.rows.files import WifeRow
from tercio.games.here_i_stand.two_player.questions import diplomatic_card
from tercio.kernel.errors import Unknown
from tercio.wars.model.names import AVAILABLE, captive_of
from tercio.wars.model.space_questions import is_home, is_unoccupied
from tests.rules.here_i_stand.stage import Stage
from tests.rules.here_i_stand.two_player.stage import Duel


def changed(*changes: dict[str, Any]) -> Stage:
    stage = Stage("1532")
    for change in changes:
        GAME.overlay(stage.g, change.pop("do"), change)
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
    GAME.overlay(stage.g, "remove", {"space": "rome"})
    assert is_unoccupied(stage.g, stage.at("rome"))
    GAME.overlay(stage.g, "remove", {"leader": "francis_i"})
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
    assert has_happened(stage.g, "calvin")
    assert is_this_turn(stage.g, "printing_press")


def test_the_new_world() -> None:
    stage = changed(
        {
            "do": "new_world",
            "voyages": ["france.exploration.cartier", "england.conquest"],
            "conquests": ["france.aztec"],
            "discoveries": ["england.great_lakes"],
            "galleons": ["england"],
            "plantations": ["england"],
            "raiders": ["france"],
            "governor": ["hapsburg"],
            "uprising": ["france"],
            "gone": ["cartier", "cortez"],
            "charted": ["france"],
        }
    )
    told = plain(stage.g)["new_world"]
    assert told["crossing"] == ["france.exploration", "england.conquest"]
    assert told["claimed"]["aztec"] == "france"
    assert "france.aztec" in told["holdings"]
    assert told["claimed"]["great_lakes"] == "england"
    assert stage.g.state.vp_sources[ENGLAND] == {
        "vp-discovery": discovery_vp(stage.g, "great_lakes")
    }
    ocean = stage.g.state.new_world
    assert (ocean.galleons, ocean.plantations) == (1 << ENGLAND, 1 << ENGLAND)
    assert (ocean.raiders, ocean.governor) == (
        1 << FRANCE,
        {HAPSBURG: "governor", FRANCE: "uprising"},
    )
    assert "cartier" not in ocean.explorers
    assert "cortez" not in ocean.conquistadors
    assert stage.g.state.new_world.crossing[0].what == "cartier"
    assert stage.g.state.new_world.charted >> FRANCE & 1


def test_the_map_and_alliances() -> None:
    stage = changed(
        {"do": "unrest", "spaces": ["paris"]},
        {"do": "unrest", "calm": ["paris"], "spaces": ["lyon"]},
        {"do": "fortress", "spaces": ["nantes"]},
        {"do": "home", "power": "ottoman", "spaces": ["tunis"]},
        {"do": "ally", "powers": ["france", "ottoman"]},
        {"do": "end_alliance", "powers": ["france", "ottoman"]},
        {"do": "ally", "powers": ["france", "scotland"]},
        {"do": "end_alliance", "powers": ["france", "scotland"]},
        {"do": "remove", "leader": "montmorency", "to": "next_turn"},
        {"do": "vp", "power": "france", "vp": 2, "reason": "vp-chateau"},
        {"do": "set", "skipping": ["england"], "passed": ["france"], "active": "ottoman", "cp": 2},
    )
    told, g = plain(stage.g), stage.g
    assert (told["spaces"]["paris"]["unrest"], told["spaces"]["lyon"]["unrest"]) == (False, True)
    assert told["spaces"]["nantes"]["fortified"]
    assert is_home(g, OTTOMAN, stage.at("tunis"))
    assert told["powers"]["france"]["allied"] == []
    assert told["minors"]["scotland"] is None
    assert told["leaders"]["montmorency"] == "next_turn"
    assert g.state.vp_sources[FRANCE]["vp-chateau"] == 2
    assert (g.state.court.skipping, g.state.passed) == (1 << ENGLAND, 1 << FRANCE)
    assert (told["active"], told["cp"]) == ("ottoman", 2)


def test_church_and_crown() -> None:
    stage = changed(
        {
            "do": "church",
            "universities": ["cologne"],
            "st_peters_cp": 3,
            "st_peters_vp": 2,
            "excommunicated": ["france", "zwingli"],
            "display": {"mainz": 1},
        },
        {
            "do": "court",
            "marital": "anne_boleyn",
            "heirs": [4],
            "anne_married": 4,
            "catherine_marker": True,
            "chateaux_vp": 3,
            "piracy_vp": 1,
            "piracy_zones": ["barbary_coast"],
            "fewer_cards": {"england": 1},
        },
    )
    court, religion = stage.g.state.court, stage.g.state.religion
    told = plain(stage.g)
    assert told["religion"]["universities"] == ["cologne"]
    assert told["religion"]["st_peters"] == {"cp": 3, "vp": 2}
    assert told["powers"]["france"]["excommunicated"]
    assert court.excommunicated[-2:] == ["king_of_france", "zwingli"]
    assert religion.display == {stage.at("mainz"): 1}
    assert (court.heirs, court.anne_married, court.catherine_marker) == ([4], 4, True)
    assert (court.chateaux_vp, court.piracy_vp) == (3, 1)
    assert court.piracy_zones == 1 << stage.sea("barbary_coast")
    assert court.fewer_cards[ENGLAND] == 1
    assert court.marital == stage.g.world.data.table("wives", WifeRow)["anne_boleyn"].box


def test_a_foreign_war() -> None:
    stage = changed(
        {
            "do": "foreign_war",
            "card": "war_in_persia",
            "power": "ottoman",
            "enemies": 4,
            "limit": 5,
            "vp": 2,
            "regulars": 1,
            "second": 1,
            "leaders": ["suleiman"],
        }
    )
    war = stage.g.state.foreign_wars[0]
    assert (war.power, war.enemies, war.limit, war.vp) == (OTTOMAN, 4, 5, 2)
    assert (war.regulars, war.second) == (1, 1)
    assert plain(stage.g)["leaders"]["suleiman"] == "elsewhere"


def test_two_players_hold_diplomatic_cards_and_have_no_new_world() -> None:
    stage = Duel()
    row = next(iter(stage.g.world.data.tables["diplomatic_cards"]))
    GAME.overlay(stage.g, "deal", {"power": "papacy", "cards": [], "diplomatic": [row]})
    assert [diplomatic_card(stage.g, n).id for n in stage.g.state.two_player.hands[0]] == [row]
    with pytest.raises(Unknown, match="no phase 'new_world'; there are luthers_95_theses, card_dr"):
        GAME.overlay(stage.g, "set", {"phase": "new_world"})


@pytest.mark.parametrize(
    ("verb", "args", "message"),
    [
        ("fly", {}, "has no overlay verb 'fly'; it has clear, place"),
        ("place", {"space": "oz"}, "There is no space 'oz'."),
        ("ally", {"powers": ["france", "oz"]}, "There is no power 'oz'."),
        ("debaters", {"asleep": ["eck"]}, "It takes no 'asleep'; it takes ready, committed"),
        ("place", {"space": "rome", "power": "papacy", "regular": 2}, "It takes no 'regular'; it"),
        ("place", {"space": "rome", "regulars": 2}, "It needs 'power' for units."),
        ("place", {"power": "papacy"}, "It needs 'space'; it takes space, power, regulars"),
        ("place", {"space": "viena"}, "There is no space 'viena'; perhaps vienna"),
        ("place", {"space": "rome", "power": "papacy", "squadrons": 9}, "no more naval units"),
        ("church", {"excommunicated": ["ottoman"]}, "ruler of ottoman cannot be excommunicated"),
        ("court", {"marital": "bachelor"}, "no marital status 'bachelor'; there are "),
        ("deal", {"power": "papacy", "diplomatic": ["andrea_doria"]}, "Only the two players"),
        ("new_world", {"voyages": ["france.cruise"]}, "no kind of voyage 'cruise'; there are expl"),
        ("new_world", {"colonies": ["oz"]}, "There is no colony 'oz'"),
        ("set", {"phase": "siesta"}, "There is no phase 'siesta'; there are luthers_95_theses, c"),
        ("set", {"turn": 4, "phase": "diet_of_worms"}, "no phase 'diet_of_worms'; there are card"),
    ],
)
def test_a_wrong_word_is_answered(verb: str, args: dict[str, Any], message: str) -> None:
    with pytest.raises(Unknown, match=message):
        GAME.overlay(Stage().g, verb, args)
