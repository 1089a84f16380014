"""Whether what somebody is about to do leads straight to dice, and never how they fall."""

from typing import Any

import pytest

from tercio.kernel.ahead import leads_to_dice
from tercio.kernel.ask import AskAll, Procedure
from tercio.kernel.events import Rolled
from tercio.kernel.table import Table
from tests.kernel.toys import BLUE, GREEN, RED, Pad, choice, toy


def roll(g: Pad) -> None:
    g.record(Rolled(g.random.dice(2), "toy"))


def assault(g: Pad) -> Procedure[None]:
    """Red attacks, or goes on in peace; before dice are rolled the others may respond."""
    pick = yield choice(RED, "attack", "peace")
    if pick.key == "peace":
        yield choice(RED, "rest")
        return
    asks = {seat: choice(seat, "ambush", "pass", window="before") for seat in (BLUE, GREEN)}
    yield AskAll(asks, polled=(BLUE, GREEN))
    roll(g)
    yield choice(RED, "rest")


def test_dice_come_even_if_others_may_respond_first() -> None:
    table = toy(assault, players=3)
    assert leads_to_dice(table, RED, ["attack"])
    assert not leads_to_dice(table, RED, ["peace"])


def test_nothing_has_happened_at_the_table_itself() -> None:
    table: Table[Any] = toy(assault, players=3)
    before = (len(table.history), table.g.random.at, len(table.g.log), table.asked_at(RED))
    leads_to_dice(table, RED, ["attack"])
    assert (len(table.history), table.g.random.at, len(table.g.log), table.asked_at(RED)) == before


def test_who_responds_does_not_begin_it() -> None:
    table = toy(assault, players=3)
    table.decide(RED, "attack")
    assert not leads_to_dice(table, BLUE, ["pass"])
    assert not leads_to_dice(table, BLUE, ["ambush"])


def march(g: Pad) -> Procedure[None]:
    yield choice(RED, "march", "pass")
    yield choice(RED, "pavia", "genoa")
    roll(g)
    yield choice(RED, "rest")


def test_of_a_chain_it_is_told_whether_its_last_key_rolls() -> None:
    table = toy(march)
    assert not leads_to_dice(table, RED, ["march"])
    assert leads_to_dice(table, RED, ["march", "pavia"])


def hidden(g: Pad) -> Procedure[None]:
    """Whether Blue can respond follows from a card that only Blue sees."""
    yield choice(RED, "attack", "peace")
    ways = ("trap", "pass") if g.state.hands[BLUE] == ["trap"] else ("pass",)
    yield AskAll({BLUE: choice(BLUE, *ways, window="before")}, polled=(BLUE, GREEN))
    roll(g)
    yield choice(RED, "rest")


@pytest.mark.parametrize("blues", ["trap", "blank"])
def test_it_does_not_tell_who_could_respond(blues: str) -> None:
    greens = "blank" if blues == "trap" else "trap"
    table = toy(hidden, players=3, cards={BLUE: [blues], GREEN: [greens]})
    assert leads_to_dice(table, RED, ["attack"])
