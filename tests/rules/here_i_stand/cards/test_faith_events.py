"""Cards 65 to 115 that move souls, churchmen and Saint Peter's."""

import pytest

from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.events.religion import AttemptResolved
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.major_powers.excommunication import Bull
from tercio.games.here_i_stand.rules.reformation.debate_calls import may_call_debate
from tercio.games.here_i_stand.rules.reformation.treatises import treatise_cost
from tercio.kernel.events import Rolled
from tercio.wars.model.names import Power
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.church import (
    COMMITTED,
    debaters,
    is_protestant,
    preach,
    reformer,
    status,
)
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    answer_with,
    deal,
    discard,
    hand_size,
    holds_card,
    is_discarded,
    is_removed,
    last_keys,
    may_play,
    play,
    why_not,
)


def germany(*debating: str) -> Stage:
    """Wittenberg alone is Protestant, and these debaters are there."""
    stage = debaters(quiet(), *debating)
    stage.g.state.religion.protestant = 0
    return stage.protestant("wittenberg")


# -- 65, 85, 90, 75: attempts ----------------------------------------------------------------------


@pytest.mark.parametrize(("card", "attempts"), [("a_mighty_fortress", 6), ("katherina_bora", 5)])
def test_card_65_85_luther_preaches(card: str, attempts: int) -> None:
    stage = germany("luther")
    play(stage, OTTOMAN, card, answers=["done"])
    assert stage.asked[-1].args == {"power": "power:protestant", "left": attempts}
    assert stage.asked[-1].seat == "protestant"
    assert status(stage, "luther") == COMMITTED
    assert is_removed(stage, card) == (card == "katherina_bora")


@pytest.mark.parametrize("card", ["a_mighty_fortress", "katherina_bora"])
def test_card_65_85_a_committed_luther_has_preached_already(card: str) -> None:
    assert why_not(debaters(quiet(), committed=["luther"]), OTTOMAN, card) == {
        "forbid-debater-not-ready"
    }


def test_card_65_ties_are_won_in_germany() -> None:
    stage = germany("luther")
    answers = ["target.leipzig", "done"]
    play(stage, FRANCE, "a_mighty_fortress", dice=[3, 3, 2, 1], answers=answers)
    assert stage.events(AttemptResolved)[0].success


@pytest.mark.parametrize(("turn", "seat"), [(1, "protestant"), (2, "protestant"), (3, "papacy")])
def test_card_75_erasmus_is_a_reformer_until_turn_2(turn: int, seat: str) -> None:
    stage = germany().protestant("leipzig")
    stage.g.state.turn = turn
    play(stage, FRANCE, "erasmus", answers=["done"])
    assert stage.asked[-1].seat == seat
    assert stage.asked[-1].args is not None
    assert stage.asked[-1].args["left"] == 4


def test_card_90_the_printing_press_adds_a_die_for_the_turn() -> None:
    stage = germany()
    answers = ["target.leipzig", "done"]
    play(stage, FRANCE, "printing_press", dice=[3, 4, 4, 2, 1], answers=answers)
    assert [len(event.dice) for event in stage.events(Rolled)] == [2, 3]
    assert is_this_turn(stage.g, "printing_press")


# -- 67, 78: conversions ---------------------------------------------------------------------------


def test_card_67_the_papacy_wins_back_two_towns_of_anabaptists() -> None:
    stage = germany().protestant("leipzig", "erfurt", "kassel").put("erfurt", HAPSBURG, 1)
    play(stage, FRANCE, "anabaptists", answers=["convert.leipzig"])
    assert last_keys(stage, "reconvert") == ["convert.kassel", "convert.leipzig"]
    assert not is_protestant(stage, "leipzig")
    assert not is_protestant(stage, "kassel")
    assert is_protestant(stage, "erfurt")
    assert is_protestant(stage, "wittenberg")


def test_card_67_electorates_and_garrisons_know_no_anabaptists() -> None:
    stage = germany()
    assert why_not(stage, FRANCE, "anabaptists") == {"anabaptist_targets"}
    stage.protestant("leipzig").put("leipzig", HAPSBURG, 1)
    assert why_not(stage, FRANCE, "anabaptists") == {"anabaptist_targets"}


def test_card_78_frederick_converts_the_nearest_and_saves_the_wartburg() -> None:
    stage = discard(germany(), "the_wartburg")
    answers = ["convert.leipzig", "convert.magdeburg", "take-wartburg"]
    play(stage, FRANCE, "frederick_the_wise", answers=answers)
    assert is_protestant(stage, "leipzig")
    assert is_protestant(stage, "magdeburg")
    assert holds_card(stage, PROTESTANT, "the_wartburg")
    assert is_removed(stage, "frederick_the_wise")


def test_card_78_frederick_saves_the_wartburg_even_if_one_space_is_all_there_is() -> None:
    stage = discard(quiet(), "the_wartburg")
    german = stage.g.world.zone_masks["german"]
    stage.g.state.religion.protestant = german & ~stage.g.world.mask("regensburg")
    play(stage, FRANCE, "frederick_the_wise", answers=["take-wartburg"])
    assert stage.g.state.religion.protestant == german
    assert holds_card(stage, PROTESTANT, "the_wartburg")


def test_card_78_the_wartburg_is_no_refuge_twice_a_turn() -> None:
    stage = discard(germany(), "the_wartburg")
    stage.g.state.events_played[PROTESTANT].append(stage.g.world.card["the_wartburg"])
    play(
        stage,
        FRANCE,
        "frederick_the_wise",
        answers=["convert.leipzig", "convert.magdeburg"],
    )
    assert is_discarded(stage, "the_wartburg")


def test_card_78_needs_a_catholic_space_in_germany() -> None:
    stage = quiet()
    stage.g.state.religion.protestant = stage.g.world.zone_masks["german"]
    assert why_not(stage, FRANCE, "frederick_the_wise") == {"catholic_german_space"}


# -- 81: Indulgence Vendor -------------------------------------------------------------------------


def test_card_81_indulgences_build_saint_peters() -> None:
    stage = deal(quiet(), PROTESTANT, "treachery")
    religion = stage.g.state.religion
    religion.st_peters_cp = religion.st_peters_vp = 0
    play(stage, FRANCE, "indulgence_vendor")
    assert (religion.st_peters_cp, religion.st_peters_vp) == (0, 1)
    assert is_discarded(stage, "treachery")
    assert hand_size(stage, PROTESTANT) == 0


def test_card_81_nothing_is_to_be_had_from_an_empty_hand() -> None:
    stage = deal(quiet(), PROTESTANT, "here_i_stand")
    assert why_not(stage, FRANCE, "indulgence_vendor") == {"protestant_holds_card"}


# -- 112: Thomas More ------------------------------------------------------------------------------


@pytest.mark.parametrize("power", [ENGLAND, PROTESTANT])
def test_card_112_thomas_more_dies_in_england(power: Power) -> None:
    stage = debaters(quiet(), "tyndale", "eck")
    assert may_call_debate(stage.g, PAPACY, "english")
    deal(stage, ENGLAND, "treachery")
    play(stage, power, "thomas_more", draws=["91"], answers=["discard.105"])
    assert not may_call_debate(stage.g, PAPACY, "english")
    assert holds_card(stage, ENGLAND, "ransom")
    assert is_discarded(stage, "treachery")
    assert is_removed(stage, "thomas_more")


def test_card_112_thomas_more_debates_for_the_pope() -> None:
    stage = debaters(quiet(), "luther", "eck")
    stage.g.dice = lambda count, *_, **__: [1] * count  # type: ignore
    play(stage, FRANCE, "thomas_more")
    assert is_discarded(stage, "thomas_more")
    assert status(stage, "eck") == COMMITTED


def test_card_112_is_gone_after_henry_has_married_anne() -> None:
    stage = debaters(quiet(), "luther", "eck")
    stage.g.dice = lambda count, *_, **__: [1] * count  # type: ignore
    stage.g.state.court.anne_married = 1
    play(stage, FRANCE, "thomas_more")
    assert is_removed(stage, "thomas_more")


def test_card_112_nobody_to_debate_with() -> None:
    stage = debaters(quiet(), "luther")
    assert "papal_debate_possible" in why_not(stage, FRANCE, "thomas_more")
    assert may_play(stage, ENGLAND, "thomas_more")


# -- 115: Thomas Cromwell --------------------------------------------------------------------------


def test_card_115_cromwell_stops_a_bull() -> None:
    stage = quiet()
    bull = Bull(reformer(stage, "cranmer"))
    answer_with(stage, FRANCE, "thomas_cromwell", "papal_bull_on_cranmer", bull)
    assert bull.stopped
    assert is_discarded(stage, "thomas_cromwell")


def test_card_115_cromwell_brings_back_the_dissolution() -> None:
    stage = discard(quiet(), "dissolution_of_the_monasteries")
    play(stage, HAPSBURG, "thomas_cromwell")
    assert holds_card(stage, ENGLAND, "dissolution_of_the_monasteries")


def test_card_115_an_english_treatise_and_cheaper_ones_to_come() -> None:
    stage = preach(quiet(), "cranmer").protestant("london")
    assert treatise_cost(stage.g, ENGLAND) == 3
    play(stage, PROTESTANT, "thomas_cromwell", answers=["done"])
    assert stage.asked[-1].seat == "england"
    assert treatise_cost(stage.g, ENGLAND) == 2


def test_card_115_leaves_the_game_once_a_girl_or_nobody_was_born() -> None:
    stage = discard(quiet(), "dissolution_of_the_monasteries")
    stage.g.state.court.heirs = [2]
    assert is_removed(play(stage, HAPSBURG, "thomas_cromwell"), "thomas_cromwell")


def test_card_115_needs_a_discarded_dissolution_or_cranmer() -> None:
    assert why_not(quiet(), ENGLAND, "thomas_cromwell") == {
        "dissolution_discarded",
        "cranmer_on_map",
    }
