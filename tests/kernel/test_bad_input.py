"""Bad input: one sentence that names the thing, and nothing changed.

Saves, packs, data files and scripted dice have files of their own beside this one.
"""

from collections.abc import Callable

import pytest

from tercio.kernel import registry
from tercio.kernel.ask import Procedure, Seat
from tercio.kernel.errors import Illegal, Stale, TercioError, Unknown
from tercio.kernel.table import Table
from tests.kernel.toys import BLUE, RED, Pad, Toy, choice, refused, toy


def play(g: Pad) -> Procedure[None]:
    while True:
        yield choice(RED, "left", "right")
        yield choice(BLUE, "up", "down")


GAME = Toy(play)


@pytest.mark.parametrize(
    ("ask_for", "sentence"),
    [
        (lambda: registry.game("risk"), "There is no game 'risk'; there are "),
        (lambda: Table.new(GAME, "endless"), "Toy has no scenario 'endless'; it has short, long."),
        (
            lambda: Table.new(GAME, "long", 3),
            "Scenario 'long' of Toy is for 2 players, not 3.",
        ),
        (
            lambda: Table.new(GAME, options={"colour": "red"}),
            "Toy has no option 'colour'; it has weather.",
        ),
        (
            lambda: Table.new(GAME, options={"weather": "hail"}),
            "Option 'weather' of Toy is fair, foul, not 'hail'.",
        ),
        (
            lambda: GAME.overlay(Table.new(GAME).g, "fly", {}),
            "Toy has no overlay verb 'fly'; it has set.",
        ),
    ],
)
def test_what_does_not_exist_is_named(ask_for: Callable[[], object], sentence: str) -> None:
    with pytest.raises(Unknown) as caught:
        ask_for()
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("seat", "key", "seq", "error", "names"),
    [
        (Seat("pope"), "left", None, Unknown, ["'pope'", "red, blue"]),
        (Seat(""), "left", None, Unknown, ["''"]),
        (BLUE, "up", None, Illegal, ["blue is not asked", "red"]),
        (BLUE, "left", None, Illegal, ["blue"]),
        (RED, "up", None, Illegal, ["'up'", "red", "choose", "TOY 1"]),
        (RED, "", None, Illegal, ["''"]),
        (RED, "left ", None, Illegal, ["'left '"]),
        (RED, "LEFT", None, Illegal, ["'LEFT'"]),
        (RED, "left", 0, Stale, ["Decision 0 of red", "latest offer is 1"]),
        (RED, "left", 2, Stale, ["Decision 2 of red"]),
        (RED, "left", -1, Stale, ["Decision -1 of red"]),
        (RED, "nonsense", 0, Stale, ["Decision 0 of red"]),
        (BLUE, "up", 1, Stale, ["Decision 1 of blue"]),
    ],
)
def test_a_decision_that_cannot_be_is_refused(
    seat: Seat, key: str, seq: int | None, error: type[TercioError], names: list[str]
) -> None:
    table = toy(play)
    with refused(table, error, *names):
        table.decide(seat, key, seq)


def test_defaults_are_the_first_that_is_listed() -> None:
    setting = Table.new(GAME).setting
    assert (setting.scenario, len(setting.seats), setting.options) == (
        "short",
        3,
        {"weather": "fair"},
    )
    assert Table.new(GAME, options={"weather": "foul"}).setting.options == {"weather": "foul"}
