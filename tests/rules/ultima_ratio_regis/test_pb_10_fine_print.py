"""What the playbook says of turns and scenarios (PB 9, PB 10), line by line."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import is_active
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, major_of, religion_of
from tercio.games.ultima_ratio_regis.rules.major_powers.expeditionary_corps import send_corps
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import turn_start
from tercio.games.ultima_ratio_regis.rules.sequence.deck import build_deck, generic_cards
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def capacity(s: Stage, center: str) -> int:
    return s.g.realm.capacity[WORLD.center[center]]


def begun(scenario: str, players: int, turn: int) -> Stage:
    s = Stage(scenario, players).turn(turn)
    s.run(turn_start(s.g), idle=True)
    return s


@pytest.mark.rule("uRR 8.1.1", "PB 10")
@pytest.mark.parametrize("scenario", ["new_order", "italian_wars", "sixteenth_century"])
def test_8_1_1_turn_1_is_set_up_by_its_special_rules(scenario: str) -> None:
    s = Stage(scenario, 5)
    s.run(apply_turn_rules(s.g), idle=True)
    realm, state = s.g.realm, s.g.state
    assert (realm.nod_mediterranean, realm.nod_elsewhere) == (2, 1)
    assert (capacity(s, "tc_east_med"), capacity(s, "tc_persian_gulf")) == (4, 3)
    assert [capacity(s, f"tc_{id}") for id in ("caribbean", "north_america", "south_atlantic")] == [
        0,
        0,
        0,
    ]
    assert [state.free[s.at(id)] for id in ("granada", "mexico")] == [3, 3]
    for area in ("quito", "cusco", "cape_colony", "milan"):
        assert not is_active(s.g, s.at(area))
    assert state.free[s.at("kandahar")] == 2
    assert (s.owner("sarajevo"), state.rebels[s.at("sarajevo")]) == ("ottomans", 2)
    assert s.owner("palatinate") == "german_states"
    assert [realm.unrest[s.power(id)] for id in ("mamluks", "hungary")] == [6, 6]
    north = WORLD.center["tc_north_sea"]
    assert [state.merchants(north, s.power(id)) for id in ("denmark", "netherlands")] == [1, 1]
    assert religion_of(s.g, s.power("england")) == "catholic"


@pytest.mark.rule("uRR 8.1.1", "uRR 18.2.1", "PB 10")
def test_8_1_1_areas_that_open_later_have_the_level_of_their_set_up() -> None:
    """Quito and Cusco in turn 3, with their neighbours; the Cape in turn 8, whose rule says 2."""
    s = begun("sixteenth_century", 5, 3)
    assert [s.g.state.free[s.at(id)] for id in ("quito", "cusco", "caracas")] == [3, 3, 2]
    s = begun("sixteenth_century", 5, 8)
    assert s.g.state.free[s.at("cape_colony")] == 2


@pytest.mark.rule("uRR 8.1.1", "uRR 8.1.4", "PB 10")
def test_8_1_1_cards_of_alliances_are_out_for_their_turn_alone() -> None:
    """That of the Papacy in turn 2, that of Genoa in turn 3."""
    out = {2: {"ally_papacy"}, 3: {"ally_genoa"}, 4: set[str]()}
    s = Stage("sixteenth_century", 5)
    for turn, cards in out.items():
        s.turn(turn).run(turn_start(s.g), idle=True)
        missing = {"ally_papacy", "ally_genoa"} - set(generic_cards(s.g))
        assert missing == cards


@pytest.mark.rule("uRR 8.1.1", "PB 10")
def test_8_1_1_turn_8_opens_trade_overseas_and_the_mughals_are_restless() -> None:
    s = begun("wars_of_religion", 8, 8)
    centers = ("indian_ocean", "africa", "south_atlantic", "china")
    assert [capacity(s, f"tc_{id}") for id in centers] == [1, 1, 2, 2]
    assert is_in_play(s.g, s.power("mughals"))
    assert s.g.realm.unrest[s.power("mughals")] == 6
    assert is_active(s.g, s.at("luanda"))


@pytest.mark.rule("uRR 8.1.1", "uRR 8.1.4", "PB 9.4")
@pytest.mark.parametrize("players", [2, 3])
def test_8_1_1_catholics_and_protestants_has_ten_cards_each_and_venetian_merchants(
    players: int,
) -> None:
    s = Stage("catholics_and_protestants", players)
    s.run(apply_turn_rules(s.g), idle=True)
    build_deck(s.g)
    assert [len(hand) for hand in s.g.state.cards.hands.values()] == [10] * players
    center, venice = WORLD.center["tc_central_med"], s.power("venice")
    assert s.g.state.merchants(center, venice) == s.g.realm.fixed[center][venice] == 2
    assert s.owner("ravenna") == "papacy"
    assert not is_active(s.g, s.at("malta"))


@pytest.mark.rule("uRR 8.1.1", "uRR 8.1.4", "PB 10")
@pytest.mark.parametrize("turn", [9, 10, 11])
def test_8_1_1_thirty_years_war_cards_of_german_allies_are_out(turn: int) -> None:
    s = Stage("wars_of_religion", 8).turn(8)
    out = {"ally_bavaria", "ally_german_states", "ally_brandenburg", "imperial_election"}
    assert out <= set(generic_cards(s.g))
    s.turn(turn).run(turn_start(s.g), idle=True)
    assert not out & set(generic_cards(s.g))


@pytest.mark.rule("uRR 8.1.1", "uRR 21.2.2", "PB 9.4")
def test_8_1_1_expeditionary_corps_are_sent_into_the_kingdom_as_usual() -> None:
    """England, at war with France, enters no French home area, but lends the Huguenots a troop."""
    s = Stage(french_wars=True).turn(6).war("france", "huguenots").war("england", "france")
    s.alliance("england", "huguenots").put("england", "plymouth", T2=1).impulse(2, england=1)
    answers = ["lend.england.huguenots.T2.plymouth", "corps.bordeaux"]
    s.run(send_corps(s.g, s.power("england")), answers=answers)
    assert s.units("huguenots", "bordeaux") == {"T2": 1}


@pytest.mark.rule("uRR 8.1.1", "uRR 19.2.4", "PB 10")
def test_8_1_1_merchants_of_the_north_are_fixed_until_their_power_comes() -> None:
    """Those of turn 1 in the North Sea, and a Dutch one in the Baltic from turn 5."""
    s = Stage("sixteenth_century", 5)
    danes, dutch = s.power("denmark"), s.power("netherlands")
    north, baltic = WORLD.center["tc_north_sea"], WORLD.center["tc_baltic"]
    for turn, fixed in (
        (4, [{danes: 1, dutch: 1}, {}]),
        (5, [{dutch: 1}, {dutch: 1}]),
        (6, [{}, {}]),
    ):
        s.turn(turn).run(turn_start(s.g), idle=True)
        assert [s.g.realm.fixed[center] for center in (north, baltic)] == fixed
    assert [s.g.state.merchants(center, dutch) for center in (north, baltic)] == [1, 1]


@pytest.mark.rule("uRR 8.1.1", "PB 10")
@pytest.mark.parametrize("scenario", ["sixteenth_century", "french_wars_of_religion"])
def test_8_1_1_turn_6_says_what_trade_centers_hold(scenario: str) -> None:
    s = begun(scenario, 5, 6)
    assert [capacity(s, f"tc_{id}") for id in ("east_med", "persian_gulf", "caribbean")] == [
        3,
        3,
        2,
    ]
    closed = ("north_america", "south_atlantic", "africa", "indian_ocean", "china")
    assert [capacity(s, f"tc_{id}") for id in closed] == [0] * 5
    assert (s.g.realm.nod_mediterranean, s.g.realm.nod_elsewhere) == (2, 1)


@pytest.mark.rule("uRR 8.1.1", "uRR 20.3.4", "PB 10")
@pytest.mark.parametrize("turn", [10, 11])
@pytest.mark.parametrize("ally", ["austria", "", "sweden"])
def test_8_1_1_brandenburg_is_swedish_in_turns_10_and_11_whoever_had_it(
    ally: str, turn: int
) -> None:
    s = Stage("thirty_years_war", 8).turn(turn).ally("brandenburg", ally)
    s.put("brandenburg", "berlin", T2=1)
    s.run(turn_start(s.g), idle=True)
    assert major_of(s.g, s.power("brandenburg")) == s.power("sweden")


@pytest.mark.rule("uRR 8.1.1", "uRR 14", "PB 10")
def test_8_1_1_turn_10_all_but_swedes_leave_pomerania() -> None:
    s = Stage("thirty_years_war", 8).turn(10).put("austria", "pomerania", T2=1)
    s.put("sweden", "pomerania", T2=1)
    s.run(turn_start(s.g), idle=True)
    assert s.owner("pomerania") == s.holder("pomerania") == "sweden"
    assert s.units("austria", "pomerania") == {}
    assert s.count("sweden", "pomerania") == 1
    assert sum(s.g.state.units[s.power("austria")].values()) == 1


@pytest.mark.rule("uRR 8.1.1", "PB 10")
def test_8_1_1_turn_11_the_emirates_are_gone_and_their_land_is_independent() -> None:
    s = begun("thirty_years_war", 8, 11)
    assert not is_in_play(s.g, s.power("emirates"))
    assert [s.g.state.free[s.at(id)] for id in ("aden", "muscat")] == [3, 3]
    assert all(is_active(s.g, s.at(id)) for id in ("aden", "muscat"))
