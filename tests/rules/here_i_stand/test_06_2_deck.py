"""Power cards, the deck and the deal (HIS 4, 6.2, 8.2), with the printed examples."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_questions import is_protestant
from tercio.games.here_i_stand.model.religion_state import EXCOMMUNICATED, NOT_YET, UNCOMMITTED
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import (
    add_debaters,
    add_leaders,
    add_reformers,
    base_cards,
    card_draw,
    cards_due,
    deal_cards,
    new_cards,
    return_from_turn_track,
)
from tercio.games.here_i_stand.rules.victory.victory import scenario_of
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, CardId, Power
from tercio.wars.model.state import ForeignWar
from tests.rules.here_i_stand.stage import Stage

KEYS = [
    "paris",
    "lyon",
    "rouen",
    "bordeaux",
    "marseille",
    "milan",
    "metz",
    "genoa",
    "florence",
    "tunis",
    "naples",
]


def _due(stage: Stage, power: Power) -> int:
    return cards_due(stage.g, power, scenario_of(stage.g))


def _keys(stage: Stage, power: Power, count: int) -> Stage:
    """Exactly so many keys."""
    other = OTTOMAN if power != OTTOMAN else HAPSBURG
    for space in stage.g.world.spaces:
        if stage.g.world.is_key(space):
            stage.g.mark_control(space, other)
    return stage.control(power, *KEYS[:count])


def test_6_2_example_1_protestant_with_three_electorates() -> None:
    stage = Stage("1532").clear().control(PROTESTANT, "wittenberg", "mainz", "augsburg")
    stage.turn(5)
    stage.control(HAPSBURG, "brandenburg", "cologne", "trier")
    assert _due(stage, PROTESTANT) == 4
    stage.control(PROTESTANT, "trier")
    assert _due(stage, PROTESTANT) == 5


def test_6_2_example_2_francis_with_eight_keys() -> None:
    stage = _keys(Stage(), FRANCE, 8)
    stage.turn(2)
    assert _due(stage, FRANCE) == 5


def test_6_2_example_3_suleiman_with_seven_keys_two_in_unrest() -> None:
    stage = _keys(Stage(), OTTOMAN, 7).unrest(*KEYS[:2])
    stage.turn(2)
    assert _due(stage, OTTOMAN) == 4


@pytest.mark.parametrize("power", [p for p in MAJORS if p != PROTESTANT])
def test_6_2_no_keys_is_still_one_card(power: Power) -> None:
    assert base_cards(_keys(Stage(), power, 0).g, power) == 1


def test_6_2_minus_cards_for_bans_wars_and_markers() -> None:
    stage = Stage()
    stage.turn(2)
    before = _due(stage, ENGLAND)
    stage.g.state.court.under_ban |= 1 << ENGLAND
    assert _due(stage, ENGLAND) == before - 1
    stage.g.state.foreign_wars.append(ForeignWar(CardId(93), ENGLAND, 4, 3))
    assert _due(stage, ENGLAND) == before - 2
    stage.g.state.court.fewer_cards[ENGLAND] = 1
    assert _due(stage, ENGLAND) == max(0, before - 3)


def test_6_2_cards_join_the_deck_on_their_turn() -> None:
    stage = Stage()
    g = stage.g
    assert new_cards(g) == []
    numbers = {}
    for turn in range(3, 8):
        g.state.turn = turn
        joined = [g.world.cards[card].id for card in new_cards(g)]
        g.reshuffle(new_cards(g))
        numbers[turn] = len(joined)
    rows = g.world.data.tables["turns"]
    printed = {turn: rows[str(turn)].new_cards for turn in (3, 4, 5, 7)}  # type: ignore[attr-defined]
    assert {turn: numbers[turn] for turn in (3, 4, 5, 7)} == printed


def test_6_2_variable_cards_wait_for_anne_boleyn() -> None:
    stage = Stage()
    stage.turn(4)
    ids = [stage.g.world.cards[card].id for card in new_cards(stage.g)]
    assert "book_of_common_prayer" not in ids
    stage.g.state.court.anne_married = 3
    ids = [stage.g.world.cards[card].id for card in new_cards(stage.g)]
    assert {"book_of_common_prayer", "pilgrimage_of_grace"} <= set(ids)


def test_6_2_home_cards_come_back_and_discards_are_shuffled_in() -> None:
    stage = Stage()
    state = stage.g.state
    state.turn = 2
    state.hands[PAPACY].clear()
    state.discard, state.deck = state.deck[:20], state.deck[20:]
    stage.run(card_draw(stage.g))
    assert {5, 6} <= set(state.hands[PAPACY])
    assert not state.discard


def test_6_2_deal_gives_everybody_what_is_due() -> None:
    stage = Stage()
    stage.turn(2)
    held = [len(hand) for hand in stage.g.state.hands]
    due = [_due(stage, power) for power in MAJORS]
    deal_cards(stage.g, {FRANCE: 1})
    dealt = [len(hand) - before for hand, before in zip(stage.g.state.hands, held, strict=True)]
    due[FRANCE] += 1
    assert dealt == due


# -- 8.2 -------------------------------------------------------------------------------------------


def test_8_2_naval_leaders_and_ships_come_back() -> None:
    stage = Stage()
    g = stage.g
    ship = g.world.ships_of(OTTOMAN)[0]
    g.state.ship_at[ship] = NEXT_TURN
    g.recount_fleets()
    doria = g.world.leader["andrea_doria"]
    g.state.leader_at[doria] = NEXT_TURN
    stage.run(return_from_turn_track(g))
    assert g.state.ship_at[ship] == AVAILABLE
    assert stage.where("andrea_doria") == "genoa"


def test_8_2_without_a_port_the_naval_leader_waits() -> None:
    stage = Stage().control(FRANCE, "genoa", "bastia")
    g = stage.g
    doria = g.world.leader["andrea_doria"]
    g.state.leader_at[doria] = NEXT_TURN
    stage.run(return_from_turn_track(g))
    assert stage.where("andrea_doria") == NEXT_TURN


def test_8_2_maurice_enters_on_turn_6_in_a_protestant_electorate() -> None:
    stage = Stage("1532").control(PROTESTANT, "wittenberg", "mainz")
    stage.turn(6)
    for space in ("augsburg", "brandenburg", "cologne", "trier"):
        stage.control(HAPSBURG, space)
    stage.run(add_leaders(stage.g), answers=["place.mainz"])
    assert stage.where("maurice_of_saxony") == "mainz"


def test_8_2_zwingli_enters_and_converts_zurich() -> None:
    stage = Stage()
    stage.turn(2)
    add_reformers(stage.g)
    assert stage.g.state.religion.reformers[stage.g.world.reformer["zwingli"]] == stage.at("zurich")
    assert is_protestant(stage.g, stage.at("zurich"))


def test_8_2_a_returning_reformer_converts_nothing() -> None:
    stage = Stage()
    g = stage.g
    g.state.turn = 3
    g.state.religion.reformers[g.world.reformer["zwingli"]] = NEXT_TURN
    add_reformers(g)
    assert g.state.religion.reformers[g.world.reformer["zwingli"]] == stage.at("zurich")
    assert not is_protestant(g, stage.at("zurich"))


def test_8_2_english_debaters_wait_for_cranmer() -> None:
    stage = Stage()
    g = stage.g
    g.state.turn = 4
    cranmer, luther = g.world.debater["cranmer"], g.world.debater["luther"]
    g.state.religion.debaters[luther] = EXCOMMUNICATED
    add_debaters(g)
    assert g.state.religion.debaters[cranmer] == NOT_YET
    assert g.state.religion.debaters[luther] == UNCOMMITTED
    g.state.court.anne_married = 3
    add_reformers(g)
    add_debaters(g)
    assert g.state.religion.debaters[cranmer] == UNCOMMITTED
