"""VQ 7, 9: the Diplomacy Phase as a whole, and its negotiation window."""

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, OTTOMAN, SPAIN
from tercio.games.virgin_queen.rules.diplomacy.betrothals import legal_couples
from tercio.games.virgin_queen.rules.diplomacy.phase import SEGMENTS, diplomacy
from tercio.kernel.ask import Checkpoint
from tercio.wars.model.card_questions import holds_card
from tests.rules.virgin_queen.chancery import europe
from tests.rules.virgin_queen.stage import SEATS, Stage

READY = [f"{seat}=ready" for seat in SEATS[6]]


def couples(stage: Stage) -> int:
    """How many powers could betroth two royals of their own."""
    return sum(bool(legal_couples(stage.g, p, p)) for p in stage.g.impulse_order())


@pytest.mark.rule("VQ 7", "VQ 9")
def test_9_negotiations_then_ransom_then_wars() -> None:
    assert list(SEGMENTS) == ["negotiation", "ransom", "war"]
    stage = europe().no_treasures().put("paris", FRANCE, leaders=["montmorency"])
    stage.captive("montmorency", SPAIN).hand(FRANCE, "storms").hand(OTTOMAN, "sack")
    passes = ["pass"] * couples(stage)
    # The Ottoman and Spain, which has the ransom now, could pay for a war.
    answers = [*READY, *passes, "ransom.montmorency", "pass", "pass"]
    stage.run(diplomacy(stage.g), answers=answers)
    assert stage.where("montmorency") == "paris"
    assert stage.g.state.step == 3


@pytest.mark.rule("VQ 9")
def test_9_the_phase_is_re_entered_between_its_segments() -> None:
    stage = europe().no_treasures()
    stage.g.state.step = 1
    stop = next(diplomacy(stage.g))
    assert isinstance(stop, Checkpoint)
    assert stop.name == "diplomacy-ransom"


@pytest.mark.rule("VQ 9.1", "VQ 28")
def test_9_1_louise_of_lorraine_is_offered_when_negotiations_begin() -> None:
    stage = europe().hand(FRANCE, "louise_of_lorraine").no_treasures()
    card = stage.g.world.card["louise_of_lorraine"]
    procedure = diplomacy(stage.g)
    stop = next(procedure)
    asks = getattr(stop, "asks", {})
    france = asks[stage.g.seat_of(FRANCE)]
    assert france.window == "negotiation"
    assert any(option.key.startswith(f"card.{card}") for option in france.options)
    assert holds_card(stage.g, FRANCE, card)
    assert not holds_card(stage.g, ENGLAND, card)
