"""HIS 3.1, 9 with three to five players: what a player's two powers may do to each other."""

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    VENICE,
)
from tercio.games.here_i_stand.rules.diplomacy.intervention import INTERVENTION
from tercio.games.here_i_stand.rules.diplomacy.negotiation import first_turn_negotiations
from tercio.games.here_i_stand.rules.diplomacy.war import AT_ALL_TIMES
from tercio.kernel.ask import Seat
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.power_questions import is_allied

from .chancery import agree, floor_of, forbidden, reasons, table_for
from .stage import Stage

THREE = ("ottoman+france", "hapsburg+papacy", "england+protestant")


def three_players() -> Stage:
    return table_for(*THREE).clear().empty_hands()


def test_3_1_they_may_ally_and_lend_fleets() -> None:
    stage = three_players().put("naples", HAPSBURG, ships=1)
    pact = Clause("alliance", HAPSBURG, PAPACY)
    loan = Clause("loan_fleets", HAPSBURG, PAPACY, "naples.hapsburg.1")
    assert agree(stage, [pact, loan]) == [pact, loan]
    assert stage.ships(PAPACY, "rome") == 1


def test_3_1_they_give_each_other_neither_cards_nor_mercenaries() -> None:
    stage = three_players().hand(HAPSBURG, "diplomatic_overture").put("vienna", HAPSBURG, second=1)
    for kind in ("card_draws", "mercenaries"):
        clause = Clause(kind, HAPSBURG, PAPACY, "1")
        assert forbidden(stage, clause) == "gives-to-own-power"


def test_3_1_they_cede_nothing_but_home_spaces_back() -> None:
    stage = three_players().control(HAPSBURG, "ravenna", "milan")
    assert forbidden(stage, Clause("cede_space", HAPSBURG, PAPACY, "ravenna")) == ""
    assert forbidden(stage, Clause("cede_space", HAPSBURG, PAPACY, "milan")) == "cedes-to-own-power"


def test_3_1_they_declare_no_war_on_each_other() -> None:
    stage = three_players()
    assert reasons(AT_ALL_TIMES, stage.g, HAPSBURG, PAPACY) == "between-own-powers"
    assert reasons(AT_ALL_TIMES, stage.g, OTTOMAN, FRANCE) == "between-own-powers"
    assert reasons(AT_ALL_TIMES, stage.g, HAPSBURG, FRANCE) == ""


def test_3_1_nor_do_they_intervene_against_each_other() -> None:
    stage = three_players()
    assert reasons(INTERVENTION, stage.g, HAPSBURG, VENICE) == "protector-is-of-one-player"
    assert reasons(INTERVENTION, stage.g, OTTOMAN, VENICE) == ""


def test_9_1_a_seat_deals_for_both_its_powers_and_with_itself() -> None:
    asks = floor_of(three_players())
    keys = [option.key for option in asks[Seat("hapsburg+papacy")].options]
    assert keys == [*(f"draft.{seat}" for seat in THREE), "ready"]


def test_9_1_clauses_name_the_power_where_a_seat_plays_two() -> None:
    stage = three_players()
    stage.run(
        first_turn_negotiations(stage.g),
        answers=[
            "first.hapsburg",
            "england+protestant=draft.hapsburg+papacy",
            "england+protestant=item.alliance.england+protestant.hapsburg+papacy.england.hapsburg",
            "england+protestant=propose",
            "hapsburg+papacy=accept.england+protestant.hapsburg+papacy.1",
            "england+protestant=ready",
            "hapsburg+papacy=ready",
            "england+protestant=ready",
            "ottoman+france=ready",
        ],
    )
    assert is_allied(stage.g, ENGLAND, HAPSBURG)
    assert not is_allied(stage.g, ENGLAND, PAPACY)


def test_9_1_mercenaries_promised_by_both_powers_of_a_seat_may_find_no_room() -> None:
    """France has counters for four more, not for eight: the second gift stays where it is."""
    stage = three_players().put("lyon", FRANCE, second=29)
    stage.put("vienna", HAPSBURG, second=4).put("rome", PAPACY, second=4)
    gifts = [Clause("mercenaries", giver, FRANCE, "4") for giver in (HAPSBURG, PAPACY)]
    agree(stage, gifts)
    assert stage.second(FRANCE, "paris") == 4
    assert stage.second(HAPSBURG, "vienna") == 0
    assert stage.second(PAPACY, "rome") == 4
