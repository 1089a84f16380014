"""Rulers: their ratings, succession and death (VQ 3.3, 23)."""

import pytest

from tercio.games.virgin_queen.model import marriage_state
from tercio.games.virgin_queen.model.court_questions import (
    admin_rating,
    card_bonus,
    reigns,
    ruler_of,
)
from tercio.games.virgin_queen.model.court_verbs import crown
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import cards_due
from tercio.games.virgin_queen.rules.espionage.assassination import kill
from tercio.games.virgin_queen.rules.major_powers.rulers import ruler_dies, succeed
from tercio.wars.cards.card_play import play_event
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, OUT_OF_PLAY, Power
from tests.rules.virgin_queen.stage import Stage


@pytest.mark.rule("VQ 3.3")
@pytest.mark.rule("VQ 4")
def test_3_3_every_power_has_its_first_ruler() -> None:
    g = Stage().g
    ids = [ruler_of(g, power).id for power in MAJORS]
    assert ids[:5] == ["suleiman", "philip_ii", "elizabeth_i", "charles_ix", "maximilian_ii"]


@pytest.mark.rule("VQ 3.3")
def test_3_3_a_mandatory_event_brings_the_next_ruler() -> None:
    stage = Stage().empty_hands().hand(FRANCE, "selim_ii").impulse(FRANCE)
    card = stage.g.world.card["selim_ii"]
    stage.g.state.impulse.card = card
    stage.run(play_event(stage.g, FRANCE, card))
    assert reigns(stage.g, OTTOMAN, "selim_ii")
    assert card in stage.g.state.removed
    assert stage.cp == 2


@pytest.mark.rule("VQ 3.3")
def test_3_3_who_is_out_of_line_does_not_rule() -> None:
    stage = Stage()
    stage.run(succeed(stage.g, "murad_iii"))  # Suleiman is replaced at once
    stage.run(succeed(stage.g, "selim_ii"))
    assert reigns(stage.g, OTTOMAN, "murad_iii")


@pytest.mark.rule("VQ 3.3")
@pytest.mark.rule("VQ 23.4")
def test_23_4_henry_iii_is_an_army_leader_besides() -> None:
    stage = Stage()
    charles = stage.g.world.royal["charles_ix"]
    stage.g.state.weddings.eligibility[charles] = 3
    stage.run(succeed(stage.g, "henry_iii"))
    assert reigns(stage.g, FRANCE, "henry_iii")
    assert stage.where("henry_iii") == "paris"
    assert not stage.asked, "there is no other place for him"
    assert stage.g.state.weddings.eligibility[charles] == marriage_state.GONE


@pytest.mark.rule("VQ 5.1", "VQ 8.1")
def test_5_1_a_default_leader_leaves_when_henry_iii_arrives() -> None:
    stage = Stage().clear().put("lyon", FRANCE, 1, leaders=["default_france"])
    stage.g.state.turn = 4
    stage.run(succeed(stage.g, "henry_iii"))
    assert stage.where("henry_iii") == "paris"
    assert stage.g.state.leader_at[stage.g.world.leader["default_france"]] == OUT_OF_PLAY


@pytest.mark.rule("VQ 23.4")
def test_23_4_without_paris_henry_enters_in_another_home_key() -> None:
    stage = Stage().control(PROTESTANT, "paris")
    stage.run(succeed(stage.g, "henry_iii"), answers=["place.lyon"])
    assert stage.where("henry_iii") == "lyon"


@pytest.mark.rule("VQ 23.5")
def test_23_5_rudolf_moves_the_capital_to_prague() -> None:
    stage = Stage()
    assert stage.g.hooks.capitals(stage.g, HRE) == [stage.at("vienna")]
    stage.run(succeed(stage.g, "rudolf_ii"))
    assert stage.g.hooks.capitals(stage.g, HRE) == [stage.at("prague")]
    assert stage.g.state.patronage.prague


@pytest.mark.rule("VQ 23.2")
@pytest.mark.rule("VQ 3.3")
@pytest.mark.parametrize(
    ("power", "ruler", "admin"),
    [
        (SPAIN, "philip_ii", 1),
        (ENGLAND, "elizabeth_i", 1),
        (FRANCE, "charles_ix", 0),
        (FRANCE, "henry_iii", 1),
        (HRE, "rudolf_ii", 1),
    ],
)
def test_23_a_dead_ruler_leaves_no_bonus(power: Power, ruler: str, admin: int) -> None:
    stage = Stage()
    crown(stage.g, ruler)
    due, bonus = cards_due(stage.g, power), card_bonus(stage.g, power)
    ruler_dies(stage.g, power)
    assert admin_rating(stage.g, power) == admin
    assert card_bonus(stage.g, power) == 0
    assert cards_due(stage.g, power) == due - bonus
    assert not reigns(stage.g, power, ruler)


@pytest.mark.rule("VQ 23.4")
def test_23_4_henry_iii_succeeds_a_murdered_charles() -> None:
    stage = Stage()
    ruler_dies(stage.g, FRANCE)
    stage.run(succeed(stage.g, "henry_iii"))
    assert reigns(stage.g, FRANCE, "henry_iii")
    assert card_bonus(stage.g, FRANCE) == 1


@pytest.mark.rule("VQ 23.4")
def test_23_4_the_death_of_henry_iii_takes_leader_and_royal() -> None:
    stage = Stage()
    stage.run(succeed(stage.g, "henry_iii"))
    royal = stage.g.world.royal["henry_iii_royal"]
    stage.g.state.weddings.eligibility[royal] = 3
    ruler_dies(stage.g, FRANCE)
    assert stage.where("henry_iii") == OUT_OF_PLAY
    assert stage.g.state.weddings.eligibility[royal] == marriage_state.GONE


@pytest.mark.rule("VQ 5.1", "VQ 19.3", "VQ 23.4")
@pytest.mark.parametrize("others", [[], ["montmorency"]])
def test_5_1_a_default_leader_follows_an_assassinated_henry_iii(others: list[str]) -> None:
    """If he was the last leader of France in play, captives included."""
    stage = Stage().clear()
    stage.run(succeed(stage.g, "henry_iii"))
    for leader in others:
        stage.captive(leader, SPAIN)
    kill(stage.g, SPAIN, stage.g.world.leader["henry_iii"])
    assert stage.where("henry_iii") == OUT_OF_PLAY
    assert stage.where("default_france") == (AVAILABLE if others else NEXT_TURN)


@pytest.mark.rule("VQ 23.4")
def test_23_4_a_king_who_never_took_the_field_leaves_no_counter() -> None:
    stage = Stage()
    ruler_dies(stage.g, FRANCE)
    assert stage.where("henry_iii") == AVAILABLE


@pytest.mark.rule("VQ 23.3")
def test_23_3_the_death_of_elizabeth() -> None:
    stage = Stage()
    card = stage.g.world.card["the_virgin_queen"]
    royal = stage.g.world.royal["elizabeth_i"]
    stage.g.state.court.mary = "captured"
    ruler_dies(stage.g, ENGLAND)
    assert card not in stage.g.state.court.home_cards[ENGLAND]
    assert card in stage.g.state.removed
    assert stage.g.state.weddings.eligibility[royal] == marriage_state.GONE
    assert stage.g.state.court.mary == "executed"
    assert stage.bonus_vp(ENGLAND) == -1
    assert stage.g.hooks.holds(stage.g, "mary_captured", SPAIN, None)


@pytest.mark.rule("VQ 23.3")
def test_23_3_a_free_mary_survives_elizabeth() -> None:
    stage = Stage()
    stage.g.state.court.mary = "alive"
    ruler_dies(stage.g, ENGLAND)
    assert stage.g.state.court.mary == "alive"
    assert stage.bonus_vp(ENGLAND) == 0


@pytest.mark.rule("VQ 3.3")
def test_3_3_nobody_dies_twice() -> None:
    stage = Stage()
    stage.g.state.court.mary = "captured"
    ruler_dies(stage.g, ENGLAND)
    ruler_dies(stage.g, ENGLAND)
    assert stage.bonus_vp(ENGLAND) == -1
