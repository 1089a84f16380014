"""Whether what somebody is about to do leads straight to dice, and never how they fall."""

from typing import Any

import pytest

from tercio.kernel.aids.ahead import leads_to_dice
from tercio.kernel.ask import PASS, Ask, AskAll, Option, Procedure
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


def test_who_responds_is_asked_and_who_lets_it_pass_is_not() -> None:
    table = toy(assault, players=3)
    table.decide(RED, "attack")
    assert not leads_to_dice(table, BLUE, ["pass"])
    assert leads_to_dice(table, BLUE, ["ambush"])
    # Nor does it matter whether another has answered, which nobody sees.
    table.decide(GREEN, "ambush")
    assert leads_to_dice(table, BLUE, ["ambush"])


def avoid(g: Pad) -> Procedure[None]:
    """Blue, before whom Red has come, may try to avoid the battle, or stand."""
    pick = yield Ask(BLUE, "avoid", [Option("trier"), Option(PASS)], window="avoid")
    if pick.key == "trier":
        roll(g)
    yield choice(RED, "fight", "rest")
    roll(g)
    yield choice(RED, "rest")


def attack(g: Pad) -> Procedure[None]:
    yield choice(RED, "attack", "peace")
    yield from avoid(g)


def test_who_attacks_is_asked_though_another_might_avoid_it() -> None:
    def straight(g: Pad) -> Procedure[None]:
        yield choice(RED, "attack", "peace")
        yield Ask(BLUE, "avoid", [Option("trier"), Option(PASS)], window="avoid")
        roll(g)
        yield choice(RED, "rest")

    assert leads_to_dice(toy(straight), RED, ["attack"])
    assert not leads_to_dice(toy(attack), RED, ["attack"]), "Red has a choice before"


def test_who_tries_to_avoid_a_battle_is_asked_before_the_attempt() -> None:
    table = toy(avoid)
    assert leads_to_dice(table, BLUE, ["trier"])
    assert not leads_to_dice(table, BLUE, [PASS])


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
