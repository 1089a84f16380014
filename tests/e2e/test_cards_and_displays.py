"""Cards and displays: a hand of nine, whole sentences, the way to a display from its subject."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import his
from tests.e2e.table import at_table, seat
from tests.e2e.test_everyone import is_accessible
from tests.server.client import Client
from tests.server.doorstep import play_on

POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


@pytest.fixture(scope="module")
def impulse(local: str) -> str:
    """The address of a seat of Here I Stand that is to play a card."""
    client = Client(local)
    table = client.new_table(dict.fromkeys(POWERS, "me"), game="here_i_stand", scenario="1517")
    id = client.start(table.id).id
    return seat(local, id, play_on(client, id, lambda ask: ask.kind == "impulse"))


def deal_nine(route: Route) -> None:
    """The same look, but with nine cards in one's hand."""
    answer = route.fetch()
    look: dict[str, Any] = answer.json()
    for hand in look["scene"]["hands"]:
        known = [card for card in hand["cards"] if card["ref"]]
        hand["cards"] = (known * 9)[:9] or hand["cards"]
    route.fulfill(response=answer, json=look)


def right_edges(page: Page) -> list[float]:
    boxes = page.locator("[data-testid=hand] .slot").evaluate_all(
        "slots => slots.map(slot => slot.getBoundingClientRect().right)"
    )
    return [float(each) for each in boxes]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 640)])
def test_a_hand_of_nine_lies_side_by_side(
    impulse: str, visitor: Visitor, width: int, height: int
) -> None:
    page = visitor("about:blank", viewport={"width": width, "height": height})
    page.route("**/look?*", deal_nine)
    page.goto(impulse)
    at_table(page)
    expect(page.locator("[data-testid=hand] .card")).to_have_count(9)
    all_cards = page.get_by_test_id("all-cards").bounding_box()
    assert all_cards is not None
    assert max(right_edges(page)) <= all_cards["x"]
    page.locator("[data-testid=hand] .card").last.hover()
    expect(page.locator(".card.whole")).to_contain_text("Home card")


def test_on_a_phone_arrows_lead_through_the_hand(impulse: str, visitor: Visitor) -> None:
    page = visitor("about:blank", viewport={"width": 390, "height": 844})
    page.route("**/look?*", deal_nine)
    page.goto(impulse)
    at_table(page)
    expect(page.get_by_label("Cards to the left")).to_be_hidden()
    before = right_edges(page)
    page.get_by_label("Cards to the right").click()
    expect(page.get_by_label("Cards to the left")).to_be_visible()
    assert right_edges(page)[0] < before[0]


def test_a_card_ends_with_a_whole_sentence(impulse: str, visitor: Visitor) -> None:
    """Or, where its first one has no room by itself, where one would take breath."""
    page = visitor(impulse)
    at_table(page)
    told = page.locator("[data-testid=hand] .card .fit")
    expect(told.first).to_be_visible()
    for each in told.all():
        text = each.inner_text().removesuffix("…").strip()
        is_broken_off = "." not in text and text.endswith((",", ":"))
        assert is_broken_off or text.endswith((".", ";", ")")), text
        assert each.evaluate("box => box.scrollHeight <= box.clientHeight + 1"), text


LONG = "Half of the mercenaries there go over to the other side before the dice are rolled. " * 4


def say_little_and_much(route: Route) -> None:
    """The same look, with a short text on the first card of one's hand and a long one on the next."""
    answer = route.fetch()
    look: dict[str, Any] = answer.json()
    for hand in look["scene"]["hands"]:
        for card, text in zip(hand["cards"], ("Draw a card.", LONG), strict=False):
            card["text"] = text
    route.fulfill(response=answer, json=look)


def test_a_short_text_is_written_larger_and_its_emblem_fills_the_rest(
    impulse: str, visitor: Visitor
) -> None:
    page = visitor("about:blank", viewport={"width": 1440, "height": 900})
    page.route("**/look?*", say_little_and_much)
    page.goto(impulse)
    at_table(page)
    short, long = (page.locator("[data-testid=hand] .card").nth(n) for n in range(2))
    expect(short.locator(".large")).to_be_visible()
    expect(short.locator(".emblem")).to_be_hidden()
    expect(long.locator(".fit")).to_contain_text("…")
    expect(long.locator(".large")).to_have_count(0)
    sizes = [
        each.locator(".told").evaluate("told => parseFloat(getComputedStyle(told).fontSize)")
        for each in (short, long)
    ]
    assert sizes[0] > sizes[1]
    card, emblem = short.bounding_box(), short.locator(".large").bounding_box()
    assert card is not None
    assert emblem is not None
    assert emblem["y"] + emblem["height"] < card["y"] + card["height"]


def test_a_ruler_is_met_by_his_emblem_where_names_alone_have_room(
    local: str, visitor: Visitor
) -> None:
    client = Client(local)
    seats = ("ottoman", "spain", "england", "france", "hre", "protestant")
    table = client.new_table(dict.fromkeys(seats, "me"), game="virgin_queen")
    id = client.start(table.id).id
    name = play_on(client, id, lambda ask: ask.kind == "impulse")
    page = visitor(seat(local, id, name), viewport={"width": 1280, "height": 700})
    at_table(page)
    page.locator(".standings .swatch").first.click()
    panels = page.get_by_test_id("panels")
    expect(panels.get_by_role("heading", name="Power cards")).to_be_visible()
    expect(panels.locator("tr.named")).to_contain_text("Ottoman")
    page.keyboard.press("Escape")
    page.locator("[data-testid=advice] [data-card]").hover()
    expect(page.locator("#tip")).to_contain_text("Home card")


def test_displays_stand_on_shelves_and_are_reached_from_what_they_are_about(
    impulse: str, visitor: Visitor
) -> None:
    page = visitor(impulse)
    at_table(page)
    page.keyboard.press("d")
    panels = page.get_by_test_id("panels")
    shelves = ["Powers", "Victory", "Faith", "Oceans", "Cards"]
    expect(panels.locator(".shelf")).to_have_text(shelves)
    is_accessible(page)
    panels.get_by_role("tab", name="Debaters").focus()
    page.keyboard.press("ArrowDown")
    expect(panels.get_by_role("heading", name="Translations")).to_be_visible()
    # Beside a long question names alone are seen: the keyboard finds what stands beside them.
    page.get_by_role("button", name="Henry VIII", exact=True).press("Enter")
    expect(panels.get_by_role("heading", name="Power cards")).to_be_visible()
    expect(panels.locator("tr.named")).to_contain_text("England")
    page.keyboard.press("Escape")
    page.locator(".plate.reformer").first.click()
    expect(panels.locator("tr.named")).to_contain_text("Luther")
    page.locator(".turns").click()
    expect(panels.get_by_role("heading", name="Turns")).to_be_visible()
    page.locator(".standings .score").first.click()
    expect(panels.locator("tr.named")).to_contain_text("8")


def test_one_escape_closes_what_the_points_opened(impulse: str, visitor: Visitor) -> None:
    """Help on the word goes when the word is used, so that the map below is free again."""
    page = visitor(impulse)
    at_table(page)
    page.locator(".standings .who.note").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".standings .score").first).to_be_focused()
    expect(page.locator("#tip")).to_contain_text("VP")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("panels")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("panels")).to_have_count(0)
    page.get_by_role("button", name="Layers of the map").click()
    expect(page.get_by_test_id("layers")).to_be_visible()


def test_help_does_not_come_over_what_a_quick_click_has_opened(
    impulse: str, visitor: Visitor
) -> None:
    """Who clicks before the help on the word has come wants no help, and one Escape closes all."""
    page = visitor(impulse)
    at_table(page)
    points = page.locator(".standings .score").first
    points.hover()
    expect(page.locator("#tip")).to_contain_text("VP")
    page.mouse.move(400, 300)
    expect(page.locator("#tip")).to_have_count(0)
    points.click()
    expect(page.get_by_test_id("panels")).to_be_visible()
    page.wait_for_timeout(700)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("panels")).to_have_count(0)
    page.get_by_role("button", name="Layers of the map").click()
    expect(page.get_by_test_id("layers")).to_be_visible()


def test_a_comma_stays_on_the_line_of_the_word_before(local: str, visitor: Visitor) -> None:
    _, id = his(local)
    page = visitor(seat(local, id, "protestant"), viewport={"width": 1440, "height": 900})
    at_table(page)
    word = page.locator(".decide h2 .term", has_text="Reformation attempts")
    expect(word).to_be_visible()
    assert word.evaluate(
        """word => {
          const range = document.createRange(), stop = word.nextSibling;
          range.setStart(stop, 0);
          range.setEnd(stop, 1);
          const { left } = range.getClientRects()[0], { right } = word.getBoundingClientRect();
          return range.toString() === "," && left > right - 2;
        }"""
    )


def test_a_leader_is_a_medallion_with_his_ratings(impulse: str, visitor: Visitor) -> None:
    page = visitor(impulse)
    at_table(page)
    charles = page.locator(".plate", has_text="Charles V")
    expect(charles.locator("circle").first).to_be_attached()
    expect(charles).to_contain_text("2")


def test_the_name_of_a_card_shows_it_wherever_it_stands(
    local: str, impulse: str, visitor: Visitor
) -> None:
    id = impulse.partition("/table/")[2].partition("?")[0]
    Client(local).say(id, "I fear the Papal Bull.", seat="england")
    page = visitor(impulse)
    at_table(page)
    page.get_by_role("tab", name="Talk").click()
    named = page.get_by_test_id("talk").locator("[data-card='card:papal_bull']")
    named.hover()
    expect(page.locator("#tip")).to_contain_text("Home card")
