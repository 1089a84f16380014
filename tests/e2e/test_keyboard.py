"""An impulse of a large game with the keyboard alone, and what those hear who do not see it."""

import json
import re
from collections.abc import Iterator
from functools import partial
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import his, play_until
from tests.e2e.table import (
    PHONE,
    asked,
    at_table,
    seat,
)
from tests.server.client import Client
from tests.server.doorstep import served, settings

AWAY = """to => {
    const at = each => each.getBoundingClientRect();
    const [a, b] = [at(document.activeElement), at(document.querySelector(`[data-ref='${to}']`))];
    return [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
}"""

BOXES = """() => {
    const names = ['[data-testid=played]', '[data-testid=rolls]', '.board .tools', '.maps'];
    const there = names.filter(name => document.querySelector(name));
    if (!there.includes(names[0]) || !there.includes(names[1])) return null;
    const box = name => document.querySelector(name).getBoundingClientRect().toJSON();
    return Object.fromEntries(there.map(name => [name, box(name)]));
}"""


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("keyboard"))) as url:
        yield url


def _walk_to(page: Page, ref: str) -> None:
    """With the arrow keys, the longer way first."""
    for _ in range(60):
        if _focused(page) == ref:
            return
        across, down = page.evaluate(AWAY, ref)
        if abs(across) > abs(down):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"The arrow keys never come to {ref}, but to {_focused(page)}.")


def _focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset.ref ?? ''"))


def _list(page: Page) -> Locator:
    return page.locator(".options")


def _answer(page: Page) -> None:
    """What may be chosen on the map is chosen there, and anything else in the list."""
    before = asked(page).inner_text()
    is_lit = page.locator(".board .lit[data-ref]").count() > 0
    is_on_map = page.locator(".board:focus, .board :focus").count() > 0
    if is_lit and not is_on_map:
        page.keyboard.press("ArrowLeft")
    if is_on_map and not is_lit:
        page.keyboard.press("Escape")
    page.keyboard.press("PageDown" if is_lit else "ArrowDown")
    page.keyboard.press("Enter")
    expect(asked(page)).not_to_have_text(before)


def _others_pass(client: Client, id: str, name: str) -> None:
    """Nobody else plays a card."""
    while others := [each for each in client.look(id).waiting if each != name]:
        for look in (client.look(id, each) for each in others):
            if look.seat and look.prompt:
                keys = [option.key for option in look.options]
                client.decide(id, look.seat, "pass" if "pass" in keys else keys[-1], look.seq)


def test_an_impulse_needs_no_pointer(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    name = play_until(client, id, "impulse")
    page = visitor(seat(local, id, name))
    at_table(page)
    expect(_list(page)).to_be_focused()
    page.keyboard.press("Tab")
    first = page.locator(".options button[data-key]").first
    expect(first).to_be_focused()

    card = next(o.key for o in client.look(id, name).options if o.key.startswith("cp."))
    for _ in client.look(id, name).options:
        if page.locator(f":focus[data-key='{card}']").count():
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(asked(page)).to_contain_text("CP to spend")
    expect(_list(page)).to_be_focused()
    expect(page.get_by_test_id("announced")).to_contain_text("CP to spend")

    # To the map, to the capital, and what can be done there.
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".board")).to_be_focused()
    page.keyboard.press("ArrowDown")
    _walk_to(page, "space:istanbul")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("map-menu")).to_contain_text("Move formation")
    expect(page.get_by_test_id("announced")).to_contain_text("Istanbul: Move formation")
    expect(page.locator(".place.lit").first).to_be_visible()
    page.keyboard.press("PageDown")
    goal = _focused(page)
    assert goal in page.locator(".lit[data-ref]").evaluate_all("l => l.map(e => e.dataset.ref)")
    page.keyboard.press("Enter")
    if page.get_by_test_id("commit").count():
        page.keyboard.press("Enter")
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("Ottoman spends 1 CP")
    _others_pass(client, id, name)
    expect(log).to_contain_text(re.compile("from Istanbul to"))

    # The stack is taken up again where it stands; that is closed first, then one leaves the map.
    expect(page.get_by_test_id("map-menu")).to_be_visible()
    assert _focused(page) == goal
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("map-menu")).to_have_count(0)
    assert _focused(page) == goal, "closing it leaves the focus where it was"
    page.keyboard.press("Escape")
    expect(_list(page)).to_be_focused()

    # A march: what is asked about places is answered on the map.
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(asked(page)).not_to_contain_text("CP to spend")
    for _ in range(8):
        if "CP to spend" in asked(page).inner_text():
            break
        _answer(page)
        _others_pass(client, id, name)
        expect(_list(page)).to_be_visible()
    else:
        raise AssertionError("The march never ends.")
    expect(log.get_by_text(re.compile("moves? from"))).to_have_count(2)
    if page.get_by_test_id("map-menu").count():
        page.keyboard.press("Escape")
    if page.locator(".board :focus").count():
        page.keyboard.press("Escape")
    expect(_list(page)).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(":focus[data-key='end-impulse']")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-key='end-impulse']")).to_have_count(0)
    expect(
        page.get_by_test_id("decide").or_(_list(page)).and_(page.locator(":focus"))
    ).to_have_count(1)
    assert client.look(id).scene.headline != "", "the game goes on"


def _ottomans(client: Client, id: str, place: str) -> int:
    pieces = client.look(id).scene.pieces
    return sum(each.count for each in pieces if each.place == place and each.side == "ottoman")


def _after(page: Page, held: list[Route], route: Route) -> None:
    """What is asked for is answered after what was held."""
    while held:
        with page.expect_response(re.compile("/ways")):
            held.pop().continue_()
    route.continue_()


def test_part_of_a_stack_marches_without_a_pointer(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    name = play_until(client, id, "impulse")
    look = client.look(id, name)
    card = next(o.key for o in look.options if o.key.startswith("cp."))
    client.decide(id, name, card, look.seq)
    page = visitor(seat(local, id, name))
    at_table(page)
    held: list[Route] = []
    page.route(re.compile("/ways"), lambda route: held.append(route))
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    _walk_to(page, "space:istanbul")
    page.keyboard.press("Enter")
    menu, announced = page.get_by_test_id("map-menu"), page.get_by_test_id("announced")
    part = menu.get_by_role("button", name=re.compile("Move formation.*choose who goes"))
    expect(part).to_be_visible()
    for _ in range(12):
        if page.locator(":focus").evaluate("(e, part) => e === part", part.element_handle()):
            break
        page.keyboard.press("Tab")
    # How far it comes from there is told while it is reckoned who may go.
    page.route(re.compile("/openings"), lambda route: _after(page, held, route))
    page.keyboard.press("Enter")
    expect(announced).to_have_text("Who leaves Istanbul? Choose who goes.")
    page.unroute(re.compile("/openings"))
    more = menu.get_by_role("button", name=re.compile("one more"))
    expect(more.first).to_be_focused()
    regular = menu.get_by_role("button", name=re.compile("regular.*one more"))
    for _ in range(8):
        if page.locator(":focus").evaluate("(e, to) => e === to", regular.element_handle()):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(announced).to_contain_text(re.compile(r"Who leaves Istanbul\? .*one regular.*chosen"))
    expect(regular).to_be_focused()
    page.keyboard.press("PageDown")
    goal = _focused(page)
    assert goal in page.locator(".lit[data-ref]").evaluate_all("l => l.map(e => e.dataset.ref)")
    before = _ottomans(client, id, goal)
    page.keyboard.press("Enter")
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("Ottoman spends 1 CP")
    _others_pass(client, id, name)
    expect(log).to_contain_text(re.compile("from Istanbul to"))
    assert _ottomans(client, id, goal) == before + 1


def test_why_not_is_announced_with_what_it_is_against_and_each_reason_once(
    local: str, visitor: Visitor
) -> None:
    client, id = his(local)
    name = play_until(client, id, "impulse")
    look = client.look(id, name)
    card = next(o.key for o in look.options if o.key.startswith("cp."))
    client.decide(id, name, card, look.seq)
    page = visitor(seat(local, id, name))
    at_table(page)
    expect(asked(page)).to_contain_text("CP to spend")
    page.locator(".place[data-ref='space:geneva']").click()
    announced = page.get_by_test_id("announced")
    expect(announced).to_contain_text(re.compile("Geneva: Raise regular troop.*: The space is not"))
    assert not re.search(r"(The space is not a friendly[^;]*); \1", announced.inner_text())


def _with_news(card: str, route: Route) -> None:
    """A card was played and dice were rolled, all at once."""
    answer = route.fetch()
    change = answer.json()
    log = change["log"]
    last = log["entries"][-1]
    played = last | {"n": last["n"] + 1, "kind": "card-played", "refs": [card, "power:ottoman"]}
    rolls = [
        last | {"n": last["n"] + 2 + i, "text": f"Assault on Vienna, round {i}: 6", "dice": [6] * 9}
        for i in range(4)
    ]
    log["entries"] += [played, *rolls]
    log["total"] += 1 + len(rolls)
    route.fulfill(response=answer, body=json.dumps(change))


@pytest.mark.parametrize("phone", [True, False])
def test_cards_and_dice_cover_neither_one_another_nor_the_tools_of_the_map(
    local: str, visitor: Visitor, phone: bool
) -> None:
    client, id = his(local)
    name = play_until(client, id, "impulse")
    how = PHONE if phone else {"viewport": {"width": 1280, "height": 640}}
    page = visitor(seat(local, id, name), **how)
    at_table(page)
    hands = client.look(id, name).scene.hands
    card = next(card.ref for hand in hands for card in hand.cards if card.ref)
    page.route(re.compile("/decisions"), partial(_with_news, card))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    # They stay for a moment only: all are measured at once.
    boxes = page.wait_for_function(BOXES).json_value()
    assert len(boxes) >= 3
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        beside = a["right"] <= b["left"] or b["right"] <= a["left"]
        over = a["bottom"] <= b["top"] or b["bottom"] <= a["top"]
        assert beside or over, f"{one} and {other} lie on one another: {a} {b}"
