"""Standing orders of Ultima Ratio Regis: whom a window asks after all, and what may be named."""

import re
from pathlib import Path

import pytest

import tercio.games.ultima_ratio_regis.rules as rules
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.standing import CONDITIONS, SPANS, WINDOWS
from tercio.kernel.ask import Ask, Option, Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder
from tests.rules.ultima_ratio_regis.stage import Stage

SPAIN, FRANCE = Seat("p1"), Seat("p2")
WORDS = Words(GAME, GAME.load_data())


def window_at(seat: Seat, thing: str) -> Ask:
    return Ask(seat, "support", [Option("pass")], refs=(thing,), window="support")


def test_a_seat_is_asked_where_its_units_are() -> None:
    stage = Stage().put("france", "lyon", T3=1).put("france", "sea_ea", S2=1)
    asked = CONDITIONS["my-units-are-there"]
    assert asked(stage.g, FRANCE, window_at(FRANCE, "area:lyon"))
    assert asked(stage.g, FRANCE, window_at(FRANCE, "sea:sea_ea"))
    assert not asked(stage.g, FRANCE, window_at(FRANCE, "area:paris"))
    assert not asked(stage.g, SPAIN, window_at(SPAIN, "area:lyon"))


def test_a_seat_is_asked_in_its_own_areas() -> None:
    stage = Stage()
    asked = CONDITIONS["it-is-my-area"]
    assert asked(stage.g, SPAIN, window_at(SPAIN, "area:madrid"))
    assert not asked(stage.g, FRANCE, window_at(FRANCE, "area:madrid"))


def test_a_seat_is_asked_when_an_enemy_acts() -> None:
    stage = Stage().impulse(1)
    asked = CONDITIONS["an-enemy-of-mine-acts"]
    assert not asked(stage.g, SPAIN, window_at(SPAIN, "area:madrid"))
    stage.war("spain", "france")
    assert asked(stage.g, SPAIN, window_at(SPAIN, "area:madrid"))


def test_every_window_that_the_rules_open_can_be_named_and_has_words() -> None:
    folder = Path(rules.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    opened = {*re.findall(r'window="([a-z-]+)"', sources)}
    opened |= {*re.findall(r'from window\(\s*"([a-z-]+)"', sources)}
    assert opened == set(WINDOWS)
    for kind, names in (("window", WINDOWS), ("span", SPANS), ("condition", CONDITIONS)):
        for name in names:
            assert WORDS.has(f"name-{kind}-{name}"), name


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        (StandingOrder("suport"), "There is no window 'suport'"),
        (StandingOrder("*", "week"), "There is no span 'week'"),
        (StandingOrder("*", "turn", "pigs-fly"), "There is no condition 'pigs-fly'"),
    ],
)
def test_a_mistyped_order_is_refused(order: StandingOrder, sentence: str) -> None:
    table = Table.new(GAME, "catholics_and_protestants", seed="orders")
    with pytest.raises(Unknown, match=sentence):
        table.order(SPAIN, [order])
    table.order(SPAIN, [StandingOrder("auction", "turn", "it-is-my-area")])
    assert len(table.standing[SPAIN]) == 1
