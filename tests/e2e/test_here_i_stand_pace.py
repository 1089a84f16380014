"""The large game in time: half a choice, taking back, winding back, and what shows for a moment."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tercio.kernel.ask import Ask
from tests.e2e.conftest import Visitor
from tests.e2e.openings import POWERS, his, play_until
from tests.e2e.table import (
    asked,
    at_table,
    seat,
    space,
)
from tests.server.client import Client
from tests.server.doorstep import play_on, served, settings


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own: a whole minute's requests of the other tests shall not count here."""
    with served(settings(tmp_path_factory.mktemp("his"))) as url:
        yield url


def _keys(client: Client, id: str, name: str) -> list[str]:
    return [each.key for each in client.look(id, name).options]


def _for_cp(client: Client, id: str, name: str) -> str:
    """The key of some card of the hand, played for CP."""
    return next(key for key in _keys(client, id, name) if key.startswith("cp."))


def _in_an_impulse(client: Client, id: str) -> str:
    """Whoever is first has played a card for CP, and nobody has answered with another."""
    name = play_until(client, id, "impulse")
    client.decide(id, name, _for_cp(client, id, name), client.look(id, name).seq)
    return play_until(client, id, "spend-cp")


def _half_a_move(page: Page) -> str:
    """From the list of actions to the middle of a move; the question that comes then."""
    expect(asked(page)).to_contain_text("CP to spend")
    page.locator(".options button", has_text="Move formation in clear").click()
    expect(asked(page)).to_contain_text("from which space")
    page.locator(".options button[data-key]").first.click()
    expect(asked(page)).not_to_contain_text("from which space")
    return asked(page).inner_text()


def test_a_reload_in_the_middle_of_a_move_comes_back_to_it(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    page = visitor(seat(local, id, _in_an_impulse(client, id)))
    question = _half_a_move(page)
    lit = page.locator(".place.lit").count()
    page.reload()
    expect(asked(page)).to_have_text(question)
    expect(page.locator(".place.lit")).to_have_count(lit)


def test_half_a_move_is_taken_back_step_by_step(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    page = visitor(seat(local, id, _in_an_impulse(client, id)))
    _half_a_move(page)
    page.get_by_test_id("undo").click()
    expect(asked(page)).to_contain_text("from which space")
    page.get_by_test_id("undo").click()
    expect(asked(page)).to_contain_text("CP to spend")


def test_what_dice_have_decided_is_not_taken_back(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("undo-why")).to_contain_text("nothing to take back")
    page.locator(".place.lit").first.click()
    expect(page.get_by_test_id("undo-why")).to_contain_text("Dice have been rolled")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    before = client.look(id, "protestant").seq
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    assert client.look(id, "protestant").seq == before


def test_the_slider_winds_the_large_game_back(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    for _ in range(3):
        look = client.look(id, "protestant")
        client.decide(id, "protestant", look.options[0].key, look.seq)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    now = asked(page).inner_text()
    reformed = page.locator(".place .reformed")
    expect(reformed.nth(1)).to_be_attached()
    preached = reformed.count()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Position in the game")
    slider.focus()
    slider.press("Home")
    expect(asked(page)).to_contain_text("Looking back")
    expect(reformed).to_have_count(1)  # Wittenberg
    slider.press("End")
    expect(reformed).to_have_count(preached)
    page.keyboard.press("Escape")
    expect(asked(page)).to_have_text(now)


def test_dice_lie_on_the_table_for_a_moment_and_go(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    expect(page.get_by_test_id("log").locator("li").first).to_be_attached()
    page.locator(".place.lit").first.click()
    rolls = page.get_by_test_id("rolls")
    expect(rolls).to_be_visible()
    rolled = [line.dice for line in client.log(id, "protestant").entries if line.dice]
    assert [int(die) for die in rolls.locator("b").all_inner_texts()] == [
        die for dice in rolled[-4:] for die in dice
    ]
    # Whatever is told meanwhile does not keep them there.
    client.say(id, "Well rolled", seat="protestant")
    page.get_by_role("tab", name="Talk").click()
    expect(rolls).to_have_count(0, timeout=8_000)


def test_a_card_that_is_played_lies_on_the_table_and_goes(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    name = play_until(client, id, "impulse")
    look = client.look(id, name)
    key = _for_cp(client, id, name)
    chosen = next(each for each in look.options if each.key == key)
    card = next(ref for ref in chosen.refs if ref.startswith("card:"))
    title = next(face.name for hand in look.scene.hands for face in hand.cards if face.ref == card)
    other = "papacy" if name != "papacy" else "france"
    page = visitor(seat(local, id, other))
    at_table(page)
    expect(page.get_by_test_id("log").locator("li").first).to_be_attached()
    client.decide(id, name, key, look.seq)
    expect(page.get_by_test_id("played")).to_contain_text(title)
    actor = play_until(client, id, "spend-cp")
    client.decide(id, actor, _keys(client, id, actor)[-1], client.look(id, actor).seq)
    expect(page.get_by_test_id("played")).to_have_count(0, timeout=9_000)


def test_counters_have_the_initials_of_their_powers(local: str, visitor: Visitor) -> None:
    _, id = his(local)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    initials = page.locator(".counter .initial")
    expect(initials.first).to_be_visible()
    told = set(initials.all_text_contents())
    assert {"O", "H", "Hu", "E", "F", "P", "V", "G", "S"} <= told
    vienna = page.locator(".counter[data-place='space:vienna']")
    expect(vienna.locator(".initial").first).to_have_text("H")
    expect(vienna.locator(".top").first).to_have_attribute("fill", "url(#side-hapsburg)")
    page.locator(".board").focus()
    for _ in range(4):
        page.keyboard.press("+")
    expect(space(page, "vienna").locator(".holder")).to_have_text("H")
    expect(page.locator(".fleet .count").first).to_have_text(re.compile(r"^[A-Z][a-z]?\d*$"))


def test_a_standing_order_names_a_window_of_the_game(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    page = visitor(seat(local, id, "england"))
    at_table(page)
    page.get_by_role("tab", name="Orders").click()
    page.get_by_label("Pass when").select_option(label="a land move is announced")
    page.get_by_label("Until").select_option(label="this turn ends")
    page.get_by_label("Unless").select_option(label="it is a space of mine")
    page.get_by_role("button", name="Give the order").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(
        "Pass for me when a land move is announced, until this turn ends, "
        "unless it is a space of mine."
    )
    (order,) = client.look(id, "england").orders
    assert (order.window, order.until, order.unless) == ("move_announced", "turn", "it-is-my-space")
    page.get_by_role("button", name="cancel").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("You have given none.")
    assert client.look(id, "england").orders == ()


def _asked_in_a_window(url: str) -> tuple[Client, str, str]:
    """Somebody has a card for it: who has none is not asked."""
    client, id = his(url)
    while True:
        name = play_on(client, id, lambda ask: ask.kind == "impulse" or _is_chance(ask))
        look = client.look(id, name)
        if look.fitting:
            return client, id, name
        client.decide(id, name, _for_cp(client, id, name), look.seq)
        name = play_on(client, id, lambda ask: ask.kind == "spend-cp" or _is_chance(ask))
        if client.look(id, name).fitting:
            return client, id, name
        _march(client, id, name)


def _is_chance(ask: Ask) -> bool:
    return bool(ask.window)


def _march(client: Client, id: str, name: str) -> None:
    """Somebody moves an army, or does nothing; others may respond to it."""
    look = client.look(id, name)
    for place in look.scene.pieces:
        for opening in client.openings(id, name, place.place).openings:
            if opening.goals:
                client.decide_all(id, name, opening.goals[0].keys, look.seq)
                return
    client.decide(id, name, "end-impulse", look.seq)


def test_a_standing_order_is_given_and_ended_where_the_question_is(
    local: str, visitor: Visitor
) -> None:
    client, id, name = _asked_in_a_window(local)
    before = client.look(id, name)
    page = visitor(seat(local, id, name))
    at_table(page)
    page.get_by_test_id("fitting").get_by_role("button", name="not again this turn").click()
    standing = page.get_by_test_id("standing")
    expect(standing).to_contain_text("until this turn ends")
    after = client.look(id, name)
    assert (after.prompt, after.seq) != (before.prompt, before.seq), "it has passed"
    assert [order.until for order in after.orders] == ["turn"]
    standing.get_by_role("button").click()
    expect(standing).to_have_count(0)
    assert client.look(id, name).orders == ()


def test_while_anybody_may_respond_nobody_is_seen_to_think(local: str, visitor: Visitor) -> None:
    client, id, name = _asked_in_a_window(local)
    other = next(each for each in POWERS if client.look(id, each).prompt is None)
    page = visitor(seat(local, id, other))
    at_table(page)
    expect(page.get_by_test_id("window")).to_have_text("Responses may come …")
    expect(page.locator(".standings .waits")).to_have_count(0)
    page.goto(seat(local, id, name))
    expect(page.locator(".standings .waits")).to_have_count(1)


def test_help_on_a_word_goes_with_the_word(local: str, visitor: Visitor) -> None:
    """Whoever rests the pointer on a word of the question, and answers by a key, sees the next."""
    client, id = his(local)
    page = visitor(seat(local, id, _in_an_impulse(client, id)))
    expect(asked(page)).to_contain_text("CP to spend")
    tip = page.get_by_role("tooltip")
    asked(page).get_by_text("CP", exact=True).hover()
    expect(tip).to_contain_text("Command Points")
    first = page.locator(".options button[data-key]").first.bounding_box()
    box = tip.bounding_box()
    assert first is not None
    assert box is not None
    assert box["x"] + box["width"] <= first["x"], "it covers no options"
    page.keyboard.press("e")
    expect(asked(page)).not_to_contain_text("CP to spend")
    expect(tip).to_have_count(0)
