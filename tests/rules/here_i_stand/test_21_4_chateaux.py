"""Patron of the Arts (HIS 21.4)."""

import pytest

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.events.court import ChateauRolled
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG
from tercio.games.here_i_stand.rules.major_powers.chateaux import build_chateau, chateau_modifier
from tests.rules.here_i_stand.stage import Stage


def _france() -> Stage:
    """No keys of Italy in French hands."""
    stage = Stage().clear().control(HAPSBURG, "milan", "genoa", "florence").hand(FRANCE)
    stage.g.state.court.chateaux_vp = 0
    return stage


def test_21_4_modifiers_of_the_roll() -> None:
    stage = _france()
    assert chateau_modifier(stage.g) == 0
    assert chateau_modifier(stage.control(FRANCE, "milan").g) == 2
    assert chateau_modifier(stage.control(FRANCE, "florence").g) == 3
    assert chateau_modifier(stage.control(FRANCE, "genoa").g) == 5
    assert chateau_modifier(stage.control(HAPSBURG, "lyon").g) == 4
    stage.war(FRANCE, HAPSBURG).put("dijon", HAPSBURG, regulars=1)
    assert chateau_modifier(stage.g) == 2


def test_21_4_the_tournament_adds_one() -> None:
    stage = Stage("tournament").clear().control(HAPSBURG, "milan", "genoa", "florence")
    assert chateau_modifier(stage.g) == 1


@pytest.mark.parametrize(
    ("die", "vp", "kept"), [(6, 1, 1), (5, 1, 1), (4, 1, 0), (3, 1, 0), (2, 0, 1), (1, 0, 1)]
)
def test_21_4_what_the_table_gives(die: int, vp: int, kept: int) -> None:
    stage = _france()
    card = stage.g.world.card
    discards = {4: "erasmus", 3: "erasmus", 2: "treachery", 1: "treachery"}
    answers = [f"discard.{card['treachery']}"] if die <= 2 else []
    draws = [str(card["erasmus"]), str(card["treachery"])][: 2 if die <= 2 else 1]
    stage.run(build_chateau(stage.g), dice=[die], draws=draws, answers=answers)
    assert stage.g.state.court.chateaux_vp == vp
    assert len(stage.g.state.hands[FRANCE]) == kept
    gone = [card[discards[die]]] if die in discards else []
    assert stage.g.state.discard == gone


def test_21_4_a_masterpiece_draws_two_and_discards_one() -> None:
    stage = _france().control(FRANCE, "milan")
    card = stage.g.world.card
    stage.run(
        build_chateau(stage.g),
        dice=[6],
        draws=[str(card["erasmus"]), str(card["treachery"])],
        answers=[f"discard.{card['erasmus']}"],
    )
    assert stage.g.state.court.chateaux_vp == 1
    assert stage.g.state.hands[FRANCE] == [card["treachery"]]


def test_6_1_no_discard_of_home_and_mandatory_cards() -> None:
    stage = _france().hand(FRANCE, "patron_of_the_arts")
    clement = stage.g.world.card["clement_vii"]
    stage.run(build_chateau(stage.g), dice=[3], draws=[str(clement)])
    assert clement in stage.g.state.hands[FRANCE]


def test_21_4_never_more_than_six_vp() -> None:
    stage = _france()
    stage.g.state.court.chateaux_vp = 6
    assert not holds(stage.g, "chateaux_below_6")
    second_printing = Stage(edition="2010")
    second_printing.g.state.court.chateaux_vp = 6
    assert holds(second_printing.g, "chateaux_below_6")
    second_printing.run(build_chateau(second_printing.g), dice=[6])
    assert second_printing.g.state.court.chateaux_vp == 6


def test_21_4_francis_must_rule_and_be_free() -> None:
    stage = Stage()
    assert holds(stage.g, "francis_rules_free")
    stage.captive("francis_i", HAPSBURG)
    assert not holds(stage.g, "francis_rules_free")


def test_21_4_the_second_printing_rolls_three_or_more() -> None:
    stage = Stage(edition="2010").control(HAPSBURG, "milan")
    stage.g.state.court.chateaux_vp = 0
    stage.run(build_chateau(stage.g), dice=[2])
    assert stage.g.state.court.chateaux_vp == 0
    stage.run(build_chateau(stage.g), dice=[3])
    assert stage.g.state.court.chateaux_vp == 1
    stage.control(FRANCE, "milan")
    stage.run(build_chateau(stage.g), dice=[1])
    assert stage.g.state.court.chateaux_vp == 2


@pytest.mark.parametrize(("scored", "win"), [(0, 4 / 6), (6, 0)])
def test_21_4_the_chances_are_of_vp_that_may_still_be_scored(scored: int, win: float) -> None:
    stage = _france()
    stage.g.state.court.chateaux_vp = scored
    draws = [str(stage.g.world.card["erasmus"])]
    stage.run(build_chateau(stage.g), dice=[6], draws=draws)
    [built] = stage.events(ChateauRolled)
    assert built.chances == pytest.approx([win, 0, 1 - win])
