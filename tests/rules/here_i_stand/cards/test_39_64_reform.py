"""Events of preachers and prelates: 39, 41, 43 to 46, 55, 56, 58 and 61 to 64."""

import pytest

from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    INDEPENDENT,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_questions import is_reformer_on_map
from tercio.games.here_i_stand.model.religion_state import EXCOMMUNICATED, GONE
from tercio.wars.cards.card_events import (
    HandLookedAt,
    HandSeen,
)
from tercio.wars.model.events import ChanceTaken
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.church import (
    COMMITTED,
    UNCOMMITTED,
    debaters,
    is_protestant,
    preach,
    status,
)
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
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

# -- debaters that events need ---------------------------------------------------------------------

NEEDS = [
    ("augsburg_confession", "melanchthon"),
    ("affair_of_the_placards", "cop"),
    ("calvins_institutes", "calvin"),
    ("papal_inquisition", "caraffa"),
    ("book_of_common_prayer", "cranmer"),
]


@pytest.mark.parametrize(("card", "id"), NEEDS)
def test_cards_39_44_46_56_62_need_an_uncommitted_debater(card: str, id: str) -> None:
    assert may_play(debaters(quiet(), id), FRANCE, card)
    stage = debaters(quiet(), committed=[id])
    assert why_not(stage, FRANCE, card) == {"forbid-debater-not-ready"}


# -- 39, 41 ----------------------------------------------------------------------------------------


def test_card_39_the_confession_holds_until_the_turn_ends() -> None:
    stage = play(debaters(quiet(), "melanchthon"), FRANCE, "augsburg_confession")
    assert is_this_turn(stage.g, "augsburg_confession")
    assert status(stage, "melanchthon") == COMMITTED
    assert is_removed(stage, "augsburg_confession")


def test_card_41_two_debaters_give_as_many_attempts_as_their_values() -> None:
    ids = ("luther", "melanchthon", "zwingli", "oekolampadius")
    stage = debaters(quiet().protestant("wittenberg"), *ids)
    answers = ["debater.melanchthon", "debater.zwingli", "done"]
    play(stage, FRANCE, "marburg_colloquy", answers=answers)
    assert stage.asked[-1].args == {"power": "power:protestant", "left": 3 + 3}
    assert status(stage, "melanchthon") == status(stage, "zwingli") == COMMITTED
    assert status(stage, "luther") == UNCOMMITTED


def test_card_41_needs_one_of_each_pair() -> None:
    stage = debaters(quiet(), "luther", "melanchthon", committed=["zwingli"])
    assert why_not(stage, FRANCE, "marburg_colloquy") == {"marburg_pairs_uncommitted"}


# -- 43, 45 ----------------------------------------------------------------------------------------


def test_card_43_zwingli_takes_a_catholic_unit_with_him() -> None:
    stage = preach(debaters(quiet(), "zwingli"), "zwingli")
    stage.put("milan", FRANCE, 1, 1).put("besancon", HAPSBURG, 2).put("rome", PAPACY, 2)
    stage.put("basel", PROTESTANT, 1)
    play(stage, FRANCE, "zwingli_dons_armor", answers=["unit.hapsburg.regular.besancon"])
    assert stage.regulars(HAPSBURG, "besancon") == 1
    offered = last_keys(stage, "event-eliminate")
    assert "unit.papacy.regular.rome" not in offered
    assert "unit.protestant.regular.basel" not in offered
    assert status(stage, "zwingli") == GONE


def test_18_2_card_43_independent_regulars_are_catholic_too() -> None:
    stage = preach(debaters(quiet(), "zwingli"), "zwingli").put("metz", INDEPENDENT, 2)
    play(stage, FRANCE, "zwingli_dons_armor")
    assert stage.regulars(INDEPENDENT, "metz") == 1


def test_card_43_zwingli_falls_even_if_nobody_is_near() -> None:
    stage = preach(debaters(quiet().put("rome", PAPACY, 2), "zwingli"), "zwingli")
    play(stage, FRANCE, "zwingli_dons_armor")
    assert status(stage, "zwingli") == GONE
    assert stage.regulars(PAPACY, "rome") == 2


def test_card_43_is_over_with_the_impulse() -> None:
    assert why_not(quiet(), FRANCE, "zwingli_dons_armor", "any_impulse") == {"forbid-card-not-now"}


def test_card_45_calvin_is_away_for_a_turn() -> None:
    stage = preach(debaters(quiet(), "calvin"), "calvin")
    play(stage, FRANCE, "calvin_expelled")
    assert status(stage, "calvin") == EXCOMMUNICATED
    assert not is_reformer_on_map(stage.g, stage.g.world.reformer["calvin"])


def test_card_45_nobody_expels_who_is_not_there() -> None:
    assert why_not(quiet(), FRANCE, "calvin_expelled") == {"calvin_on_map"}


# -- attempts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "committed", "count"),
    [
        ("affair_of_the_placards", "cop", 3),
        ("calvins_institutes", "calvin", 5),
        ("dissolution_of_the_monasteries", "", 3),
    ],
)
def test_cards_44_46_63_give_the_protestant_attempts(card: str, committed: str, count: int) -> None:
    stage = debaters(quiet().protestant("geneva"), committed)
    stage.g.state.deck.clear()
    play(stage, HAPSBURG, card, answers=["done"])
    ask = stage.asked[-1]
    assert (ask.kind, ask.seat, ask.args) == (
        "reformation",
        "protestant",
        {"power": "power:protestant", "left": count},
    )
    assert not committed or status(stage, committed) == COMMITTED


def test_card_46_the_institutes_help_in_the_french_zone() -> None:
    stage = debaters(quiet().protestant("geneva"), "calvin")
    # One die, for Geneva next door; in the target zone its 5 counts as a 6, which always wins.
    play(stage, FRANCE, "calvins_institutes", dice=[5], answers=["target.lyon", "done"])
    assert is_protestant(stage, "lyon")


def test_card_61_the_papacy_preaches_in_england() -> None:
    stage = debaters(quiet().protestant("london"))
    play(stage, FRANCE, "mary_defies_council", answers=["done"])
    assert stage.asked[-1].args == {"power": "power:papacy", "left": 3}


@pytest.mark.parametrize(
    "card",
    ["mary_defies_council", "dissolution_of_the_monasteries", "affair_of_the_placards"],
)
def test_cards_44_61_63_are_events_of_ones_own_impulse(card: str) -> None:
    stage = debaters(quiet(), "cop")
    assert may_play(stage, FRANCE, card)
    assert why_not(stage, FRANCE, card, "any_impulse") == {"forbid-card-not-now"}


def test_card_63_england_draws_two_cards_first() -> None:
    stage = debaters(quiet())
    play(stage, FRANCE, "dissolution_of_the_monasteries", draws=["24", "25"])
    assert hand_size(stage, ENGLAND) == 2


# -- 62, 64 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "count"), [(1, 0), (3, 1), (5, 2)])
def test_card_62_the_prayer_book_brings_unrest_to_catholics(die: int, count: int) -> None:
    stage = debaters(quiet().put("york", ENGLAND, 1), "cranmer")
    answers = ["unrest.york", "unrest.bristol"][:count]
    play(stage, FRANCE, "book_of_common_prayer", dice=[die], answers=answers)
    assert stage.g.state.unrest.bit_count() == count
    assert all(ask.seat == "france" for ask in stage.asked if ask.kind == "event-unrest")
    [taken] = stage.events(ChanceTaken)
    assert taken.chances == pytest.approx([4 / 6, 0, 2 / 6])


def test_card_62_a_6_puts_all_catholic_england_in_unrest() -> None:
    stage = debaters(quiet().protestant("london"), "cranmer")
    homes = stage.g.state.home[ENGLAND]
    catholic = homes & ~stage.g.world.mask("london")
    answers = ["done", *(f"unrest.{id}" for id in _ids(stage, catholic)[:-1])]
    play(stage, FRANCE, "book_of_common_prayer", dice=[6], answers=answers)
    assert stage.g.state.unrest == catholic


def _ids(stage: Stage, mask: int) -> list[str]:
    ids = stage.g.world.location_ids
    return [ids[space] for space in range(len(ids)) if mask >> space & 1]


def test_card_62_attempts_are_made_in_english_home_spaces_only() -> None:
    stage = debaters(quiet().protestant("calais"), "cranmer")
    play(stage, FRANCE, "book_of_common_prayer", dice=[1], answers=["done"])
    targets = [k for k in last_keys(stage, "reformation") if k.startswith("target.")]
    homes = set(_ids(stage, stage.g.state.home[ENGLAND]))
    assert {key.removeprefix("target.") for key in targets} <= homes


def test_card_64_the_pilgrims_rise_in_unoccupied_english_spaces() -> None:
    stage = quiet().put("york", ENGLAND, 1)
    answers = ["unrest.london", "unrest.bristol", "done"]
    play(stage, FRANCE, "pilgrimage_of_grace", answers=answers)
    assert stage.g.state.unrest == stage.g.world.mask("london", "bristol")
    assert "unrest.york" not in last_keys(stage, "event-unrest")


def test_card_64_where_every_space_is_occupied_nobody_rises() -> None:
    stage = quiet()
    for id in _ids(stage, stage.g.state.home[ENGLAND]):
        stage.put(id, ENGLAND, 1)
    assert why_not(stage, FRANCE, "pilgrimage_of_grace") == {"english_home_spaces_open"}


# -- 55 --------------------------------------------------------------------------------------------


def test_card_55_the_jesuits_teach() -> None:
    stage = quiet().done("society_of_jesus")
    play(stage, FRANCE, "jesuit_education", answers=["university.cologne", "university.vienna"])
    assert stage.g.state.religion.universities == stage.g.world.mask("cologne", "vienna")
    assert is_discarded(stage, "jesuit_education")


def test_card_55_not_before_the_society_of_jesus() -> None:
    assert why_not(quiet(), FRANCE, "jesuit_education") == {"society_of_jesus_done"}


# -- 56, 58 ----------------------------------------------------------------------------------------


def inquisition() -> Stage:
    stage = debaters(quiet(), "caraffa", "eck", "luther")
    return deal(stage.protestant("siena", "modena", "pavia"), PROTESTANT, "gout", "tercios")


def test_card_56_two_italian_spaces_return_to_rome() -> None:
    stage = inquisition()
    answers = ["flip.siena", "flip.modena", "power.protestant", "take-card"]
    play(stage, FRANCE, "papal_inquisition", answers=answers, draws=["30"])
    assert not is_protestant(stage, "siena")
    assert is_protestant(stage, "pavia")
    assert holds_card(stage, PAPACY, "tercios")


def test_card_56_only_the_papacy_sees_the_hand() -> None:
    stage = inquisition()
    answers = ["flip.siena", "flip.modena", "power.protestant", "take-card"]
    play(stage, FRANCE, "papal_inquisition", answers=answers, draws=["30"])
    assert len(stage.events(HandLookedAt)) == 1
    seen = [logged for logged in stage.g.log if isinstance(logged.event, HandSeen)]
    assert [logged.audience for logged in seen] == [("papacy",)]
    assert seen[0].event.cards == ["card:gout", "card:tercios"]  # type: ignore[attr-defined]


def test_card_56_or_a_card_from_the_discards() -> None:
    stage = discard(inquisition(), "arquebusiers", "master_of_italy")
    answers = ["flip.siena", "flip.modena", "power.england", "take-discard"]
    play(stage, FRANCE, "papal_inquisition", answers=answers)
    assert holds_card(stage, PAPACY, "arquebusiers")


def test_card_56_or_a_debate_with_two_more_dice() -> None:
    stage = inquisition()
    answers = ["flip.siena", "flip.modena", "power.protestant", "call-debate", "done"]
    # Eck 3 + 3, his own bonus and the 2 of the card; Luther 4 + 2.
    dice = [5, *[1] * 8, *[1] * 6]
    play(stage, FRANCE, "papal_inquisition", dice=dice, answers=answers, draws=["eck", "luther"])
    assert status(stage, "eck") == COMMITTED


def test_card_58_the_hapsburgs_burn_a_card_and_the_papacy_debates() -> None:
    stage = debaters(quiet().protestant("barcelona"), "eck", "luther")
    deal(stage, PROTESTANT, "gout", "clement_vii")
    deal(stage, ENGLAND, "tercios", "six_wives_of_henry_viii")
    play(
        stage,
        FRANCE,
        "spanish_inquisition",
        dice=[5, *[1] * 12],
        answers=["discard.30"],
        draws=["24", "eck", "luther"],
    )
    assert not is_protestant(stage, "barcelona")
    assert is_discarded(stage, "tercios")
    assert last_keys(stage, "event-discard") == ["discard.30", "discard.32"]
    assert holds_card(stage, HAPSBURG, "arquebusiers")
    seen = [logged.audience for logged in stage.g.log if isinstance(logged.event, HandSeen)]
    assert seen == [("hapsburg",), ("hapsburg",)]


def test_card_58_is_no_response() -> None:
    stage = quiet()
    assert may_play(stage, OTTOMAN, "spanish_inquisition")
    assert why_not(stage, OTTOMAN, "spanish_inquisition", "any_impulse") == {"forbid-card-not-now"}
