"""uRR 8: the parts of a turn, by which a game is wound back."""

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.events.general import (
    DeckBuilt,
    DirectionChosen,
    ImpulseBegun,
    TurnBegun,
    TurnEndBegun,
)
from tercio.kernel.display.protocol import Stage


def test_8_a_turn_has_its_deck_its_impulses_and_its_end_as_parts() -> None:
    told = (
        TurnBegun(2, 1505),
        DeckBuilt(12, 6),
        DirectionChosen("seat:p1", "seat:p2", 1),
        ImpulseBegun("seat:p1"),
        TurnEndBegun(),
    )
    assert [GAME.display.stage(event) for event in told] == [
        Stage("turn", 2),
        Stage("phase"),
        Stage("phase"),
        Stage("impulse"),
        Stage("phase"),
    ]
