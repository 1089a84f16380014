"""Treasures, mixed hands and the deck (VQ 6.2, 6.3)."""

import pytest

from tercio.games.virgin_queen.model.events.treasures import (
    SpanishTreasuresSeen,
    TreasureGained,
    TreasureGainedIs,
    TreasureTaken,
    TreasureTakenIs,
)
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, SPAIN
from tercio.games.virgin_queen.model.treasure_questions import draws_treasure, has_random
from tercio.games.virgin_queen.model.treasure_verbs import (
    discard_random,
    draw_treasure,
    take_random,
    take_random_treasure,
)
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import refresh_treasures
from tercio.wars.model.card_questions import holds_card
from tests.rules.virgin_queen.stage import Stage

CARDS = ("arquebusiers", "storms", "reiters")


@pytest.mark.rule("VQ 6.3")
def test_6_3_there_are_30_treasures_in_the_pool() -> None:
    stage = Stage()
    assert len(stage.g.state.treasury.pool) == 30


@pytest.mark.rule("VQ 6.3")
def test_6_3_rows_are_filled_with_four_and_three() -> None:
    stage = Stage()
    refresh_treasures(stage.g)
    treasury = stage.g.state.treasury
    assert len(treasury.spanish_row) == 4
    assert len(treasury.portuguese_row) == 3
    assert len(treasury.pool) == 23


@pytest.mark.rule("VQ 6.3")
def test_6_3_the_philippines_fill_a_fifth_box() -> None:
    stage = Stage()
    stage.g.state.oceans.settlements["philippines"] = SPAIN
    refresh_treasures(stage.g)
    assert len(stage.g.state.treasury.spanish_row) == 5


@pytest.mark.rule("VQ 6.3")
def test_6_3_only_missing_treasures_are_drawn() -> None:
    stage = Stage()
    treasury = stage.g.state.treasury
    treasury.spanish_row = ["t_cp_5"]
    treasury.pool.remove("t_cp_5")
    refresh_treasures(stage.g)
    assert len(treasury.spanish_row) == 4
    assert "t_cp_5" in treasury.spanish_row


@pytest.mark.rule("VQ 6.3")
def test_6_3_spent_treasures_go_back_to_the_pool_first() -> None:
    stage = Stage()
    treasury = stage.g.state.treasury
    treasury.discard = treasury.pool[:]
    treasury.pool = []
    refresh_treasures(stage.g)
    assert treasury.discard == []
    assert len(treasury.pool) + len(treasury.spanish_row) + len(treasury.portuguese_row) == 30


@pytest.mark.rule("VQ 6.3")
def test_6_3_spain_alone_is_told_what_is_in_its_row() -> None:
    stage = Stage()
    refresh_treasures(stage.g)
    told = [logged for logged in stage.g.log if isinstance(logged.event, SpanishTreasuresSeen)]
    assert [logged.audience for logged in told] == [("spain",)]


@pytest.mark.rule("VQ 6.3")
def test_6_3_only_the_owner_learns_which_treasure_he_gained() -> None:
    stage = Stage()
    treasure = draw_treasure(stage.g, ENGLAND)
    assert stage.g.state.treasury.hands[ENGLAND] == [treasure]
    assert len(stage.events(TreasureGained)) == 1
    secret = [logged for logged in stage.g.log if isinstance(logged.event, TreasureGainedIs)]
    assert [logged.audience for logged in secret] == [("england",)]


@pytest.mark.rule("VQ 6.3")
def test_6_3_nothing_is_drawn_from_an_empty_pool() -> None:
    stage = Stage()
    stage.g.state.treasury.pool = []
    assert draw_treasure(stage.g, ENGLAND) is None


@pytest.mark.rule("VQ 6.3")
def test_6_3_with_more_cards_than_treasures_a_card_is_drawn() -> None:
    stage = Stage().hand(FRANCE, *CARDS).hand(SPAIN).treasures(FRANCE, "t_cp_1", "t_cp_2")
    take_random(stage.g, SPAIN, FRANCE)
    assert stage.hand_size(SPAIN) == 1
    assert stage.g.state.treasury.hands[FRANCE] == ["t_cp_1", "t_cp_2"]


@pytest.mark.rule("VQ 6.3")
def test_6_3_with_as_many_treasures_as_cards_a_treasure_is_drawn() -> None:
    stage = Stage().hand(FRANCE, *CARDS[:1]).hand(SPAIN).treasures(FRANCE, "t_cp_1")
    assert take_random(stage.g, SPAIN, FRANCE) == "t_cp_1"
    assert stage.g.state.treasury.hands[SPAIN] == ["t_cp_1"]
    assert stage.hand_size(FRANCE) == 1
    assert len(stage.events(TreasureTaken)) == 1
    secret = [logged for logged in stage.g.log if isinstance(logged.event, TreasureTakenIs)]
    assert [set(logged.audience or ()) for logged in secret] == [{"spain", "france"}]


@pytest.mark.rule("VQ 6.3")
@pytest.mark.rule("VQ 6.1")
def test_6_3_home_cards_do_not_count_in_a_mixed_hand() -> None:
    stage = Stage().hand(FRANCE, "gouvernante_de_france", "storms").treasures(FRANCE, "t_vp")
    assert draws_treasure(stage.g, FRANCE)
    discard_random(stage.g, FRANCE)
    assert stage.g.state.treasury.discard == ["t_vp"]


@pytest.mark.rule("VQ 6.3")
def test_6_3_a_random_discard_follows_the_same_rule() -> None:
    stage = Stage().hand(FRANCE, *CARDS).treasures(FRANCE, "t_vp")
    discard_random(stage.g, FRANCE)
    assert len(stage.g.state.discard) == 1
    assert stage.g.state.treasury.hands[FRANCE] == ["t_vp"]


@pytest.mark.rule("VQ 6.1")
def test_6_1_a_home_card_alone_cannot_be_drawn() -> None:
    stage = Stage().hand(FRANCE, "gouvernante_de_france").hand(SPAIN).treasures(FRANCE)
    assert not has_random(stage.g, FRANCE)
    assert take_random(stage.g, SPAIN, FRANCE) is None
    assert holds_card(stage.g, FRANCE, stage.g.world.card["gouvernante_de_france"])


@pytest.mark.rule("VQ 9.1")
def test_9_1_a_deal_may_be_about_treasures_alone() -> None:
    stage = Stage().hand(FRANCE, *CARDS).hand(SPAIN).treasures(FRANCE, "t_cp_3")
    assert take_random_treasure(stage.g, SPAIN, FRANCE) == "t_cp_3"
    assert take_random_treasure(stage.g, SPAIN, FRANCE) is None
