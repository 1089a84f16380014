"""Asks: what is offered is all that can be done, and an unfinished choice costs nothing."""

import pytest

from tercio.kernel.ask import Ask, AskAll, AskAny, Option, Procedure, compose, ref
from tercio.kernel.errors import RulesBug
from tests.kernel.toys import BLUE, RED, Pad, choice, toy


def buy_two(g: Pad) -> Procedure[None]:
    """Spend up to three coins on two things, one by one."""
    g.state.coins[RED] = 3

    def next_ask(picks: list[Option]) -> Ask | None:
        if len(picks) == 2:
            return None
        left = g.state.coins[RED] - sum(pick.value for pick in picks)
        prices = [price for price in (1, 2, 3) if price <= left]
        return Ask(RED, "buy", [Option(f"buy.{price}", price) for price in prices])

    picks = yield from compose(next_ask)
    g.state.coins[RED] -= sum(pick.value for pick in picks)
    g.note("bought")
    yield choice(BLUE, "well")


def keys(ask: Ask) -> list[str]:
    return [option.key for option in ask.options]


def test_a_long_choice_is_made_of_short_ones_with_a_way_back() -> None:
    table = toy(buy_two)
    assert keys(table.asks()[RED]) == ["buy.1", "buy.2", "buy.3"]
    table.decide(RED, "buy.2")
    assert keys(table.asks()[RED]) == ["buy.1", "back"]
    table.decide(RED, "back")
    assert keys(table.asks()[RED]) == ["buy.1", "buy.2", "buy.3"]
    table.decide(RED, "buy.1")
    table.decide(RED, "buy.1")
    assert table.g.state.coins[RED] == 1


def test_regression_a_resource_is_not_reset_by_toggling_a_choice() -> None:
    """Saito #1889: choosing and taking back again and again must neither give nor take."""
    table = toy(buy_two)
    for _ in range(5):
        table.decide(RED, "buy.2")
        assert table.g.state.coins[RED] == 3
        table.decide(RED, "back")
        table.decide(RED, "buy.2")
        table.undo(RED)
        assert table.g.state.coins[RED] == 3
    table.decide(RED, "buy.2")
    table.decide(RED, "buy.1")
    assert table.g.state.coins[RED] == 0
    assert table.g.state.lines == ["bought"]


def nobody(g: Pad) -> Procedure[None]:
    yield AskAll({})


def no_option(g: Pad) -> Procedure[None]:
    yield Ask(RED, "choose", [], "TOY 2")


def no_option_on_the_floor(g: Pad) -> Procedure[None]:
    yield AskAny({RED: choice(RED, "a"), BLUE: Ask(BLUE, "choose", [])})


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        (nobody, "ask nobody"),
        (no_option, r"red is asked 'choose' \(TOY 2\) without an option"),
        (no_option_on_the_floor, "blue is asked 'choose'"),
    ],
)
def test_an_empty_ask_is_a_bug_of_the_rules(play: object, sentence: str) -> None:
    with pytest.raises(RulesBug, match=sentence):
        toy(play)  # type: ignore[arg-type]


def test_an_option_is_found_by_its_key() -> None:
    ask = choice(RED, "left", "right")
    found = ask.option("right")
    assert found is not None
    assert found.key == "right"
    assert ask.option("up") is None


def test_a_ref_is_a_kind_and_an_id() -> None:
    assert ref("space", "paris") == "space:paris"
    assert ref("card", 65) == "card:65"


def test_an_offer_shows_refs_as_arguments_and_hides_values() -> None:
    def play(g: Pad) -> Procedure[None]:
        option = Option("move.paris", {"secret": "value"}, ("space:paris", "space:rouen"))
        yield Ask(RED, "move", [option, Option("stay", text="option-rest", args={"n": 3})])

    offer = toy(play).offer(RED)
    assert offer is not None
    move, stay = offer.options
    assert move.text == "option-move"
    assert move.args == {"a": "space:paris", "b": "space:rouen"}
    assert (stay.text, stay.args) == ("option-rest", {"n": 3})
    assert not hasattr(move, "value")
