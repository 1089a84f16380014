"""Cards that make war: who fights, for how much, and when it is ignored (uRR 21.3, 21.6)."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, is_active
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, major_of, player_of
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    are_at_war,
    in_forced_peace,
    war_of,
)
from tercio.games.ultima_ratio_regis.rules.combat.siege import assault
from tercio.games.ultima_ratio_regis.rules.end_of_turn.victory_points import aim_vp
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import end_all_wars
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules
from tests.rules.ultima_ratio_regis.card_proofs import board, enter, give, leave, play, why_not

WARS = [
    ("italian_wars", 1, "france", "spain"),
    ("muscovite_lithuanian_war", 1, "russia", "poland"),
    ("venetian_turkish_war", 6, "ottomans", "venice"),
    ("ottoman_mamluk_war", 2, "ottomans", "mamluks"),
    ("chaldiran", 2, "ottomans", "persia"),
    ("fall_of_hungary", 3, "ottomans", "hungary"),
    ("pavia", 3, "france", "spain"),
    ("pavia", 3, "france", "austria"),
    ("vienna", 3, "ottomans", "austria"),
    ("kalmar_union", 5, "sweden", "denmark"),
    ("schmalkaldic_war", 4, "schmalkaldic", "austria"),
    ("russian_swedish_war", 5, "russia", "sweden"),
    ("livonian_war", 6, "russia", "sweden"),
    ("livonian_war", 6, "russia", "poland"),
    ("livonian_war", 6, "russia", "denmark"),
    ("little_war_in_hungary", 6, "ottomans", "austria"),
    ("french_wars_of_religion", 6, "france", "huguenots"),
    ("french_wars_of_religion", 7, "france", "catholic_league"),
    ("french_wars_of_religion", 7, "huguenots", "catholic_league"),
    ("northern_seven_years_war", 6, "sweden", "denmark"),
    ("war_russia_crimea", 6, "russia", "crimea"),
    ("war_ottomans_persia", 7, "ottomans", "persia"),
    ("enterprise_of_england", 7, "spain", "england"),
    ("bathory", 7, "poland", "russia"),
    ("catholic_league_card", 7, "france", "catholic_league"),
    ("long_turkish_war", 8, "ottomans", "austria"),
    ("war_poland_sweden", 8, "poland", "sweden"),
    ("war_poland_russia", 8, "poland", "russia"),
    ("war_persia_mughals", 8, "persia", "mughals"),
    ("defenestration", 9, "protestant_union", "austria"),
    ("twelve_years_truce_ends", 9, "spain", "netherlands"),
    ("danish_intervention", 9, "denmark", "austria"),
    ("swedish_intervention", 10, "sweden", "austria"),
    ("smolensk_war", 10, "russia", "poland"),
    ("murad_iv", 10, "ottomans", "persia"),
    ("french_intervention", 10, "france", "spain"),
    ("french_intervention", 10, "france", "austria"),
    ("three_kingdoms", 11, "royalists", "parliamentarians"),
    ("portuguese_restoration", 11, "portugal", "spain"),
    ("candian_war", 11, "ottomans", "venice"),
    ("torstenson_war", 11, "sweden", "denmark"),
    ("kalmar_war", 9, "denmark", "sweden"),
    ("ingrian_war", 9, "sweden", "russia"),
    ("khotyn", 9, "ottomans", "poland"),
    ("safavid_baghdad", 9, "persia", "ottomans"),
    ("dutch_brazil", 10, "netherlands", "portugal"),
]

ONLY_WARS = [
    "muscovite_lithuanian_war",
    "venetian_turkish_war",
    "ottoman_mamluk_war",
    "chaldiran",
    "fall_of_hungary",
    "pavia",
    "vienna",
    "kalmar_union",
    "schmalkaldic_war",
    "russian_swedish_war",
    "livonian_war",
    "little_war_in_hungary",
    "french_wars_of_religion",
    "northern_seven_years_war",
    "war_russia_crimea",
    "war_ottomans_persia",
    "enterprise_of_england",
    "catholic_league_card",
    "long_turkish_war",
    "war_poland_sweden",
    "war_poland_russia",
    "war_persia_mughals",
    "defenestration",
    "twelve_years_truce_ends",
    "danish_intervention",
    "smolensk_war",
    "murad_iv",
    "french_intervention",
    "portuguese_restoration",
    "candian_war",
    "torstenson_war",
    "kalmar_war",
    "ingrian_war",
    "khotyn",
    "safavid_baghdad",
    "dutch_brazil",
]
"""Those that have nothing else to do."""


def about(card: str) -> tuple[int, list[str]]:
    """A turn of the card, and all whom it sends to war."""
    cases = [case for case in WARS if case[0] == card]
    return cases[0][1], sorted({power for _, _, a, b in cases for power in (a, b)})


@pytest.mark.rule("uRR 21.3.1")
@pytest.mark.parametrize(("card", "turn", "a", "b"), WARS)
def test_a_war_breaks_out_and_is_worth_a_point(card: str, turn: int, a: str, b: str) -> None:
    stage = enter(board(turn), a, b)
    play(stage, card)
    war = war_of(stage.g, stage.power(a), stage.power(b))
    assert war is not None
    assert (war.vp, war.cards) == (1, {card: 1})


@pytest.mark.rule("uRR 21.3", "uRR 21.3.1")
@pytest.mark.parametrize(("card", "turn", "a", "b"), WARS)
def test_a_war_that_is_on_is_worth_more(card: str, turn: int, a: str, b: str) -> None:
    stage = enter(board(turn), a, b).war(a, b, "another", 1)
    play(stage, card)
    war = war_of(stage.g, stage.power(a), stage.power(b))
    assert war is not None
    assert war.vp == 2


@pytest.mark.rule("uRR 21.5.4")
def test_a_war_of_a_card_overrides_forced_peace() -> None:
    stage = board(7)
    stage.g.force_peace(stage.power("spain"), stage.power("england"))
    play(stage, "enterprise_of_england")
    assert are_at_war(stage.g, stage.power("spain"), stage.power("england"))


@pytest.mark.rule("uRR 21.3")
@pytest.mark.parametrize("card", ONLY_WARS)
def test_powers_of_one_player_ignore_it(card: str) -> None:
    turn, parties = about(card)
    stage = give(enter(board(turn), *parties), 0, *parties)
    assert "one-player-has-both" in why_not(stage, card)
    assert not stage.g.realm.wars


@pytest.mark.rule("uRR 8.1.2")
@pytest.mark.parametrize("card", ONLY_WARS)
def test_nobody_fights_who_is_not_in_play(card: str) -> None:
    turn, parties = about(card)
    stage = leave(enter(board(turn), *parties), *parties)
    no_war = {"is-in-no-war"} if card in ("ottoman_mamluk_war", "fall_of_hungary") else set()
    assert why_not(stage, card) == {"power-is-not-in-play"} | no_war


# -- what else they do -----------------------------------------------------------------------------


@pytest.mark.rule("uRR 18.2.1", "uRR 21.3")
def test_the_italian_wars_open_italy_and_are_ignored_once_it_is_open_and_nobody_can_fight() -> None:
    stage = board(1)
    assert not is_active(stage.g, stage.at("milan"))
    play(stage, "italian_wars")
    assert is_active(stage.g, stage.at("milan"))
    assert is_active(stage.g, stage.at("naples"))
    stage = leave(play(board(1), "italian_wars"), "france")
    assert why_not(stage, "italian_wars") == {"power-is-not-in-play", "nothing-is-closed-there"}


@pytest.mark.rule("uRR 21.6")
@pytest.mark.parametrize(
    ("card", "turn", "power"),
    [
        ("ottoman_mamluk_war", 2, "mamluks"),
        ("fall_of_hungary", 3, "hungary"),
        ("three_kingdoms", 11, "royalists"),
        ("three_kingdoms", 11, "parliamentarians"),
    ],
)
def test_who_loses_this_war_collapses(card: str, turn: int, power: str) -> None:
    stage = board(turn)
    if turn == 11:
        enter(stage, "royalists", "parliamentarians")
    play(stage, card)
    assert stage.g.realm.collapsing >> stage.power(power) & 1


@pytest.mark.rule("uRR 18.3")
def test_three_kingdoms_brings_revolts_and_is_ignored_without_kings_or_rebels() -> None:
    stage = enter(board(11), "royalists", "parliamentarians")
    play(stage, "three_kingdoms")
    assert [stage.g.state.rebels[stage.at(a)] for a in ("inverness", "ulster", "cork")] == [3] * 3
    stage = board(11)
    for area in ("inverness", "ulster", "cork"):
        stage.independent(area)
    assert why_not(stage, "three_kingdoms") == {
        "power-is-not-in-play",
        "no-area-can-revolt",
        "is-in-no-war",
    }


@pytest.mark.rule("uRR 16.1", "uRR 17.3.1")
def test_some_wars_bring_veterans_or_a_leader() -> None:
    stage = board(7).put("poland", "warsaw", T3=1)
    play(stage, "bathory")
    assert stage.units("poland", "warsaw") == {"T3V": 1}
    stage = leave(board(7).put("russia", "moscow", T3=1), "poland")
    assert why_not(stage, "bathory") == {"power-is-not-in-play", "no-regular-troops-are-there"}
    stage = board(10).put("sweden", "stockholm", T3=1)
    play(stage, "swedish_intervention")
    assert [leader.id for leader in leaders_of(stage.g, stage.power("sweden"))] == ["gustavus"]
    stage = leave(board(10), "sweden")
    assert why_not(stage, "swedish_intervention") >= {"power-is-not-in-play"}


@pytest.mark.rule("uRR 21.1")
def test_portugal_leaves_its_alliance_to_fight() -> None:
    stage = board(11).alliance("portugal", "spain")
    play(stage, "portuguese_restoration")
    spain, portugal = stage.power("spain"), stage.power("portugal")
    assert not are_allied(stage.g, spain, portugal)
    assert are_at_war(stage.g, spain, portugal)


@pytest.mark.rule("uRR 14", "uRR 18.1", "uRR 21.3.4", "PB 7.1")
def test_the_rebellion_in_flanders() -> None:
    stage = board(6).alliance("netherlands", "spain").own("spain", "brugge", "brussels")
    stage.put("spain", "brugge", T3=2, S3=1)
    play(stage, "rebellion_in_flanders")
    spain, netherlands = stage.power("spain"), stage.power("netherlands")
    assert are_at_war(stage.g, spain, netherlands)
    assert {stage.holder(area) for area in ("brugge", "brussels")} == {"netherlands"}
    assert stage.owner("brugge") == "spain"
    assert stage.g.realm.morale[netherlands][spain] == 1
    assert stage.units("spain", "brugge") == {}


@pytest.mark.rule("uRR 21.3")
def test_flanders_stays_quiet_where_one_player_has_both_powers() -> None:
    stage = give(board(6), 0, "spain", "netherlands").alliance("spain", "netherlands")
    assert why_not(stage, "rebellion_in_flanders") == {
        "one-player-has-both",
        "no-enemy-is-there",
        "are-not-at-war",
        "nobody-has-to-leave",
    }


@pytest.mark.rule("uRR 20.5", "uRR 22.1")
def test_the_fall_of_the_hospitallers() -> None:
    stage = board(3).ally("hospitallers", "venice")
    play(stage, "fall_of_the_hospitallers")
    ottomans = stage.power("ottomans")
    assert are_at_war(stage.g, ottomans, stage.power("venice"))
    assert are_at_war(stage.g, ottomans, stage.power("hospitallers"))
    (aim,) = stage.g.realm.aims
    assert (aim.power, aim.areas, aim.vp) == (ottomans, 1 << stage.at("rhodes"), 1)
    stage = board(3).own("ottomans", "rhodes")
    stage.g.realm.acquired = [0] * len(stage.g.world.powers)
    assert why_not(stage, "fall_of_the_hospitallers") == {"has-no-land", "has-it-since-before"}


@pytest.mark.rule("uRR 20.5", "uRR 13.4", "uRR 22.2")
def test_neutral_hospitallers_fight_for_themselves_behind_their_walls() -> None:
    stage = play(board(3), "fall_of_the_hospitallers")
    g, ottomans, rhodes = stage.g, stage.power("ottomans"), stage.at("rhodes")
    assert are_at_war(g, ottomans, stage.power("hospitallers"))
    assert has_fortress(g, rhodes)
    stage.put("ottomans", "rhodes", T3=3, leader="ordinary").siege("ottomans", "rhodes")
    stage.run(assault(g, rhodes), dice=[6, 6, 6, 1], idle=True)
    assert stage.holder("rhodes") == "ottomans"
    stage.run(end_all_wars(g), idle=True)
    assert stage.owner("rhodes") == "ottomans"
    assert aim_vp(g, ottomans) == 1


@pytest.mark.rule("uRR 20.5", "uRR 21.4")
def test_a_siege_of_neutral_hospitallers_ends_with_the_turn() -> None:
    stage = play(board(3), "fall_of_the_hospitallers")
    stage.put("ottomans", "rhodes", T3=3).siege("ottomans", "rhodes")
    stage.run(end_all_wars(stage.g), idle=True)
    assert stage.owner("rhodes") == stage.holder("rhodes") == "hospitallers"
    assert stage.units("ottomans", "rhodes") == {}


@pytest.mark.rule("uRR 20.5", "uRR 21.3")
def test_who_becomes_the_ally_of_the_hospitallers_has_their_war() -> None:
    stage = play(board(3), "fall_of_the_hospitallers")
    g, ottomans, venice = stage.g, stage.power("ottomans"), stage.power("venice")
    stage.hand(0, "ally_regional")
    play(stage, "ally_regional", "power.hospitallers", "bid.venice.1")
    assert major_of(g, stage.power("hospitallers")) == venice
    assert [(war.a, war.b) for war in g.realm.wars] == [(ottomans, venice)]


@pytest.mark.rule("uRR 20.3.1", "uRR 20.5")
def test_hospitallers_for_whom_nobody_bids_go_on_alone() -> None:
    stage = play(board(3), "fall_of_the_hospitallers").control("ottomans", "rhodes")
    stage.put("ottomans", "rhodes", T3=1)
    play(stage, "ally_regional", "power.hospitallers")
    assert are_at_war(stage.g, stage.power("ottomans"), stage.power("hospitallers"))
    assert stage.holder("rhodes") == "ottomans"


@pytest.mark.rule("uRR 8.1.1", "uRR 22.1")
@pytest.mark.parametrize(("conqueror", "vp"), [("ottomans", 1), ("barbary", 0)])
def test_the_ottomans_gain_a_vp_when_they_win_malta_of_the_order(conqueror: str, vp: int) -> None:
    stage = board(6)
    stage.run(apply_turn_rules(stage.g), idle=True)
    assert stage.owner("malta") == "hospitallers"
    player = player_of(stage.g, stage.power("ottomans"))
    before = stage.g.state.vp[player]
    stage.own(conqueror, "malta").turn(7)
    stage.run(apply_turn_rules(stage.g), idle=True)
    assert stage.g.state.vp[player] == before + vp
    assert not is_in_play(stage.g, stage.power("hospitallers"))


# -- peace -----------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 21.4")
@pytest.mark.parametrize(
    ("card", "turn", "a", "b"),
    [
        ("catherine_de_medici", 6, "france", "huguenots"),
        ("edict_of_nantes", 8, "france", "huguenots"),
        ("westphalia", 11, "austria", "sweden"),
        ("peace_of_munster", 11, "spain", "netherlands"),
    ],
)
def test_a_peace_ends_the_wars_that_it_names(card: str, turn: int, a: str, b: str) -> None:
    stage = enter(board(turn), a, b).war(a, b).war("ottomans", "venice")
    play(stage, card)
    g = stage.g
    assert not are_at_war(g, stage.power(a), stage.power(b))
    assert in_forced_peace(g, stage.power(a), stage.power(b))
    assert are_at_war(g, stage.power("ottomans"), stage.power("venice"))


@pytest.mark.rule("uRR 21.4")
@pytest.mark.parametrize(
    ("card", "turn"), [("catherine_de_medici", 6), ("westphalia", 11), ("peace_of_munster", 11)]
)
def test_there_is_no_peace_without_a_war(card: str, turn: int) -> None:
    stage = board(turn).war("ottomans", "venice")
    assert why_not(stage, card) == {"there-is-no-war-to-end"}


@pytest.mark.rule("uRR 19.1")
def test_the_edict_of_nantes_calms_france() -> None:
    stage = play(board(8).unrest("france", 5), "edict_of_nantes")
    assert stage.g.realm.unrest[stage.power("france")] == 2
    stage = board(8).unrest("france", 0)
    assert why_not(stage, "edict_of_nantes") == {
        "there-is-no-unrest-to-lower",
        "there-is-no-war-to-end",
    }
