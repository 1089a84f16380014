"""Cards that give a casus belli (uRR 21.3.2)."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war, has_casus_belli, war_of
from tests.rules.ultima_ratio_regis.card_proofs import board, enter, give, leave, play, why_not
from tests.rules.ultima_ratio_regis.stage import Stage

MUTUAL = [
    ("cb_spain_england", 6, "spain", "england"),
    ("cb_france_spain", 6, "france", "spain"),
    ("cb_france_england", 6, "france", "england"),
    ("cb_austria_ottomans", 6, "austria", "ottomans"),
    ("cb_russia_poland", 6, "russia", "poland"),
    ("cb_venice_ottomans", 6, "venice", "ottomans"),
    ("ottoman_mamluk_border", 1, "ottomans", "mamluks"),
    ("mad_war", 1, "france", "england"),
    ("mad_war", 1, "france", "austria"),
    ("flodden", 2, "england", "france"),
    ("mantuan_succession", 10, "france", "spain"),
    ("mantuan_succession", 10, "france", "austria"),
    ("uskok_war", 9, "venice", "austria"),
    ("valtelline", 9, "france", "spain"),
]


def parties_of(card: str) -> list[str]:
    return sorted({power for case in MUTUAL if case[0] == card for power in case[2:]})


def quarrels(stage: Stage, a: str, b: str) -> tuple[bool, bool]:
    one, other = stage.power(a), stage.power(b)
    return has_casus_belli(stage.g, one, other), has_casus_belli(stage.g, other, one)


@pytest.mark.rule("uRR 21.3.2")
@pytest.mark.parametrize(("card", "turn", "a", "b"), MUTUAL)
def test_both_have_a_reason_for_war(card: str, turn: int, a: str, b: str) -> None:
    stage = play(enter(board(turn), a, b), card)
    assert quarrels(stage, a, b) == (True, True)
    assert not stage.g.realm.wars


@pytest.mark.rule("uRR 21.3.2", "uRR 21.3.1")
@pytest.mark.parametrize(("card", "turn", "a", "b"), MUTUAL)
def test_a_war_that_is_on_is_worth_more(card: str, turn: int, a: str, b: str) -> None:
    stage = play(enter(board(turn), a, b).war(a, b), card)
    war = war_of(stage.g, stage.power(a), stage.power(b))
    assert war is not None
    assert war.vp == 1
    assert quarrels(stage, a, b) == (False, False)


CARDS = [(card, turn) for card, turn in dict.fromkeys((c, t) for c, t, _, _ in MUTUAL)]


@pytest.mark.rule("uRR 21.3")
@pytest.mark.parametrize(("card", "turn"), CARDS)
def test_powers_of_one_player_have_no_quarrel(card: str, turn: int) -> None:
    stage = give(enter(board(turn), *parties_of(card)), 0, *parties_of(card))
    assert "powers-of-one-player-are-meant" in why_not(stage, card)


@pytest.mark.rule("uRR 8.1.2")
@pytest.mark.parametrize(("card", "turn"), CARDS)
def test_who_is_not_in_play_has_no_quarrel(card: str, turn: int) -> None:
    stage = leave(board(turn), *parties_of(card))
    assert "power-is-not-in-play" in why_not(stage, card)


@pytest.mark.rule("uRR 21.1", "uRR 21.3.2")
def test_allies_ignore_it_and_a_second_one_counts_for_nothing() -> None:
    stage = board(9).alliance("france", "spain")
    assert why_not(stage, "valtelline") == {"allies-ignore-it"}
    stage = play(board(9), "valtelline")
    assert why_not(stage, "cb_france_spain") == {"has-a-casus-belli-already"}


# -- others ----------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 21.3.2", "uRR 20.4.1")
def test_the_league_of_cambrai_turns_three_powers_and_the_pope_against_venice() -> None:
    stage = play(board(2).ally("papacy", "venice"), "league_of_cambrai")
    for power in ("france", "spain", "austria"):
        assert quarrels(stage, power, "venice") == (True, False)
    assert stage.g.realm.patron[stage.power("papacy")] == -1
    stage = play(board(2).ally("papacy", "spain"), "league_of_cambrai")
    assert stage.g.realm.patron[stage.power("papacy")] == stage.power("spain")
    stage = leave(board(2), "venice").ally("papacy", "spain")
    assert why_not(stage, "league_of_cambrai") == {"power-is-not-in-play", "has-no-such-ally"}


@pytest.mark.rule("uRR 21.3.2")
def test_the_rough_wooing_is_against_the_ally_of_scotland() -> None:
    stage = play(board(4).ally("scotland", "france"), "rough_wooing")
    assert quarrels(stage, "england", "france") == (True, False)
    stage = board(4)
    stage.g.realm.patron[stage.power("scotland")] = NOBODY
    assert why_not(stage, "rough_wooing") == {"has-no-ally"}
    stage = board(4).ally("scotland", "england")
    assert why_not(stage, "rough_wooing") == {"powers-of-one-player-are-meant"}


@pytest.mark.rule("uRR 20.5")
def test_flodden_lets_scotland_join_after_all() -> None:
    stage = board(2).ally("scotland", "france").war("england", "france")
    stage.g.keep_minor_out(stage.power("scotland"), stage.power("england"))
    play(stage, "flodden", "minor-joins.scotland")
    assert are_at_war(stage.g, stage.power("scotland"), stage.power("england"))
    stage = leave(board(2).ally("scotland", "france"), "england")
    assert why_not(stage, "flodden") == {"power-is-not-in-play", "is-not-kept-out"}


@pytest.mark.rule("uRR 19.1", "uRR 21.3.2")
def test_a_massacre_makes_unrest_and_a_quarrel() -> None:
    stage = board(6).unrest("france", 2).unrest("huguenots", 3)
    play(stage, "religious_massacre", "power.huguenots")
    assert stage.g.realm.unrest[stage.power("huguenots")] == 5
    assert stage.g.realm.unrest[stage.power("france")] == 2
    assert quarrels(stage, "france", "huguenots") == (True, True)
    stage = leave(board(6), "france", "huguenots")
    assert why_not(stage, "religious_massacre") == {"nobody-is-meant", "power-is-not-in-play"}
