"""Events that would change nothing: they are ignored, and nobody waits for them (uRR 8.2.2)."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import EventIgnored
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import actions_and_cards
from tercio.kernel.ask import Ask

from .card_proofs import reasons
from .stage import Stage

PEACE = "catherine_de_medici"
"""Three points; its event ends wars among the French contenders."""


def keys(ask: Ask) -> set[str]:
    return {option.key for option in ask.options}


@pytest.mark.rule("uRR 8.2.2", "uRR 21.3")
def test_8_2_2_an_impulse_can_end_without_an_event_that_cannot_be() -> None:
    stage = Stage().hand(1, PEACE).impulse(1)
    stage.run(actions_and_cards(stage.g), answers=[f"card.{PEACE}", "done"])
    assert [event.card for event in stage.events(EventIgnored)] == [f"card:{PEACE}"]
    assert stage.g.state.impulse.event_done


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_it_does_not_keep_another_card_waiting() -> None:
    stage = Stage().hand(1, PEACE, "ambush").impulse(1)
    ask = stage.ask(actions_and_cards(stage.g), [f"card.{PEACE}"])
    assert {"card.ambush", "done"} <= keys(ask)
    assert "event" not in keys(ask)
    assert ask.explain is not None
    assert reasons(ask.explain(f"card:{PEACE}")) == {"there-is-no-war-to-end"}


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_an_event_is_due_as_soon_as_it_would_change_something() -> None:
    """Its points still give actions; a war that breaks out meanwhile is one that it can end."""
    stage = Stage().hand(1, PEACE).impulse(1)
    stage.ask(actions_and_cards(stage.g), [f"card.{PEACE}"])
    stage.war("france", "huguenots")
    ask = stage.ask(actions_and_cards(stage.g))
    assert "event" in keys(ask)
    assert "done" not in keys(ask)
    assert ask.explain is not None
    assert ask.explain(f"card:{PEACE}") == []


# -- cards that stay in the hand -------------------------------------------------------------------


@pytest.mark.rule("uRR 8.2.2")
def test_8_2_2_no_other_card_is_played_before_the_event_has_happened() -> None:
    stage = Stage().hand(1, "famine", "prosperity").impulse(1)
    ask = stage.ask(actions_and_cards(stage.g), ["card.famine"])
    assert "card.prosperity" not in keys(ask)
    assert ask.explain is not None
    assert reasons(ask.explain("card:prosperity")) == {"event-comes-first"}


@pytest.mark.rule("uRR 21.3.3")
def test_21_3_3_no_card_follows_a_war_without_casus_belli() -> None:
    stage = Stage().hand(1, "prosperity").impulse(1)
    state = stage.g.state.impulse
    state.closing, state.played = True, 1
    ask = stage.ask(actions_and_cards(stage.g))
    assert keys(ask) == {"done"}
    assert ask.explain is not None
    assert reasons(ask.explain("card:prosperity")) == {"war-was-the-last-point"}
