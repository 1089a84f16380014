"""Cards 66 to 114 that take, give and show cards."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import cards_due
from tercio.games.here_i_stand.rules.victory.victory import scenario_of
from tercio.wars.cards.card_events import (
    HandSeen,
)
from tercio.wars.turn.spring_deployment import spring_deployment
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    deal,
    hand_size,
    holds_card,
    is_discarded,
    is_removed,
    last_keys,
    play,
    why_not,
)

# -- 66: Akinji Raiders ----------------------------------------------------------------------------


def frontier() -> Stage:
    """Ottoman cavalry in Buda, two spaces from Vienna; both are at war."""
    stage = quiet().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "buda", "pressburg")
    return stage.put("buda", OTTOMAN, second=1)


def test_card_66_akinji_carry_off_a_card() -> None:
    stage = deal(frontier(), HAPSBURG, "treachery")
    play(stage, FRANCE, "akinji_raiders")
    assert holds_card(stage, OTTOMAN, "treachery")


def test_card_66_they_do_not_ride_through_enemy_country() -> None:
    stage = frontier().control(HAPSBURG, "pressburg", "graz", "agram")
    assert not why_not(stage, FRANCE, "akinji_raiders")
    stage = quiet().war(OTTOMAN, HAPSBURG).put("belgrade", OTTOMAN, second=1)
    assert why_not(stage, FRANCE, "akinji_raiders") == {"akinji_target"}


def test_card_66_nor_need_they_ride_at_all() -> None:
    """Cavalry before the walls of a lonely fortress."""
    stage = quiet().war(OTTOMAN, HAPSBURG).control(HAPSBURG, "genoa")
    stage.put("genoa", OTTOMAN, second=1)
    assert not why_not(stage, FRANCE, "akinji_raiders")


# -- 74: Diplomatic Overture -----------------------------------------------------------------------


def test_card_74_two_cards_for_one_given_away() -> None:
    stage = deal(quiet(), FRANCE, "patron_of_the_arts", "treachery", "clement_vii")
    play(
        stage,
        FRANCE,
        "diplomatic_overture",
        draws=["91", "103"],
        answers=["power.england", "give.105"],
    )
    assert last_keys(stage, "overture-card") == ["give.91", "give.103", "give.105"]
    assert holds_card(stage, ENGLAND, "treachery")
    assert hand_size(stage, FRANCE) == 4


def test_card_74_the_gift_is_nobody_elses_business() -> None:
    stage = quiet()
    play(
        stage,
        FRANCE,
        "diplomatic_overture",
        draws=["91", "103"],
        answers=["power.england", "give.91"],
    )
    assert all(option.secret for option in stage.asked[-1].options)


# -- 79: Fuggers -----------------------------------------------------------------------------------


def test_card_79_the_fuggers_want_their_money_back() -> None:
    stage = quiet()
    due = cards_due(stage.g, FRANCE, scenario_of(stage.g))
    play(stage, FRANCE, "fuggers")
    assert hand_size(stage, FRANCE) == 2
    assert cards_due(stage.g, FRANCE, scenario_of(stage.g)) == due - 1


# -- 109: Venetian Informant -----------------------------------------------------------------------


def test_card_109_an_informant_reports_before_spring_deployment() -> None:
    stage = deal(deal(quiet(), FRANCE, "venetian_informant"), HAPSBURG, "treachery")
    stage.g.state.step = 0
    answers = ["france=card.109", "power.england", "power.hapsburg"]
    stage.run(spring_deployment(stage.g), answers=answers)
    seen = [logged for logged in stage.g.log if isinstance(logged.event, HandSeen)]
    assert [logged.audience for logged in seen] == [("england",)]
    assert seen[0].event.cards == ["card:treachery"]  # type: ignore[attr-defined]
    assert is_discarded(stage, "venetian_informant")


def test_card_109_is_no_event_of_an_impulse() -> None:
    assert why_not(quiet(), FRANCE, "venetian_informant") == {"forbid-card-not-now"}


# -- 113, 114: mandatory, and perhaps for nothing --------------------------------------------------


def test_card_113_charles_is_crowned_in_italy() -> None:
    stage = quiet().put("florence", HAPSBURG, leaders=["charles_v"])
    play(stage, PAPACY, "imperial_coronation")
    assert (hand_size(stage, HAPSBURG), hand_size(stage, PAPACY)) == (1, 1)
    assert is_removed(stage, "imperial_coronation")
    assert stage.cp == 2


def test_card_113_elsewhere_there_is_no_coronation() -> None:
    stage = quiet().put("vienna", HAPSBURG, leaders=["charles_v"])
    play(stage, PAPACY, "imperial_coronation")
    assert (hand_size(stage, HAPSBURG), hand_size(stage, PAPACY)) == (0, 0)
    assert is_discarded(stage, "imperial_coronation")
    assert stage.cp == 2


def test_card_114_france_and_the_sultan_profit_from_their_alliance() -> None:
    stage = quiet().ally(FRANCE, OTTOMAN)
    play(stage, PAPACY, "la_forets_embassy_in_istanbul")
    assert (hand_size(stage, FRANCE), hand_size(stage, OTTOMAN)) == (1, 1)
    assert is_removed(stage, "la_forets_embassy_in_istanbul")


def test_card_114_without_an_alliance_nothing_comes_of_it() -> None:
    stage = play(quiet(), PAPACY, "la_forets_embassy_in_istanbul")
    assert (hand_size(stage, FRANCE), hand_size(stage, OTTOMAN)) == (0, 0)
    assert is_discarded(stage, "la_forets_embassy_in_istanbul")


# -- cards that nothing but 6.2 forbids ------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    [
        "cloth_prices_fluctuate",
        "diplomatic_overture",
        "erasmus",
        "foreign_recruits",
        "fuggers",
        "gabelle_revolt",
        "janissaries_rebel",
        "peasants_war",
        "printing_press",
        "revolt_of_the_communeros",
        "colonial_governor_native_uprising",
        "imperial_coronation",
        "la_forets_embassy_in_istanbul",
        "scots_raid",
    ],
)
def test_card_72_to_114_an_event_is_not_repeated_in_a_turn(card: str) -> None:
    stage = quiet()
    assert not why_not(stage, PROTESTANT, card)
    stage.g.state.events_played[PROTESTANT].append(stage.g.world.card[card])
    assert why_not(stage, PROTESTANT, card) == {"forbid-card-played-this-turn"}
