"""Ultima Ratio Regis in the browser: its guide, two maps, auctions, a peace table, its displays."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import play_until, regis, to_deployment
from tests.e2e.table import (
    PHONE,
    asked,
    at_table,
    decide,
    in_a_scheme,
    of_a_great_game,
    option,
    seat,
)
from tests.e2e.test_everyone import is_accessible
from tests.server.client import Client
from tests.server.doorstep import served, settings


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own: a whole minute's requests of the other tests shall not count here."""
    with served(settings(tmp_path_factory.mktemp("regis"))) as url:
        yield url


def place(page: Page, ref: str) -> Locator:
    return page.locator(f"[data-ref='{ref}']")


def table_of(page: Page) -> Locator:
    return page.get_by_test_id("dialog")


def choice(page: Page, key: str) -> Locator:
    return table_of(page).locator(f"[data-choice='{key}']")


def test_the_guide_leads_from_the_lobby_to_lisbon(local: str, visitor: Visitor) -> None:
    page = visitor(local)
    game = page.locator("[data-game=ultima_ratio_regis]")
    expect(game.locator("[data-scenario]")).to_have_count(7)
    guided = page.get_by_test_id("guided-ultima_ratio_regis")
    expect(guided).to_contain_text("The Rise of Portugal")
    guided.click()
    at_table(page)
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("Portugal alone")
    expect(guide).to_contain_text("six points")
    expect(page.get_by_test_id("advice")).to_contain_text("a squadron (3)")
    expect(option(page, "deploy.portugal.S3")).to_have_class(re.compile(r"\bwise\b"))
    option(page, "deploy.portugal.S3").click()
    expect(guide).to_contain_text("Lisbon")
    europe = page.get_by_role("tab", name="Europe")
    expect(europe.locator(".dot")).to_have_count(1)
    europe.click()
    place(page, "area:lisbon").first.click()
    expect(asked(page)).to_contain_text("where to from Lisbon?")
    expect(option(page, "pass")).to_have_class(re.compile(r"\bwise\b"))
    option(page, "pass").click()
    expect(asked(page)).to_contain_text("What do you deploy?")
    expect(page.get_by_test_id("log")).to_contain_text("Lisbon")
    expect(page.locator(".fleet")).to_have_count(1)


def test_a_sealed_bid_and_the_choice_of_powers_by_keyboard(local: str, visitor: Visitor) -> None:
    client, id = regis(local)
    page = visitor(seat(local, id, "p1"))
    at_table(page)
    expect(table_of(page)).to_contain_text("Bid for the choice of powers")
    expect(choice(page, "bid.0")).to_be_focused()
    page.keyboard.press("Escape")
    expect(table_of(page)).to_be_hidden()
    page.get_by_test_id("dialog-show").click()
    expect(choice(page, "bid.0")).to_be_focused()
    page.keyboard.press("9")
    page.keyboard.press("c")
    page.keyboard.press("ArrowRight")
    expect(choice(page, "bid.1")).to_be_focused()
    expect(page.get_by_test_id("cards")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(table_of(page)).to_have_count(0)
    for name in ("p2", "p3"):
        decide(client, id, name, "bid.0")
    expect(table_of(page)).to_contain_text("Which powers do you play?")
    expect(table_of(page)).to_contain_text("Venice, Russia, England, Persia")
    choice(page, "group.2").click()
    expect(table_of(page)).to_have_count(0)
    first = page.locator(".standings li", has_text="Player 1")
    expect(first).to_contain_text("Ottoman Empire, France, Crimea")


def test_rules_and_help_are_read_beside_a_bid(local: str, visitor: Visitor) -> None:
    """Whoever bids for the first time wants to know for what."""
    _, id = regis(local)
    page = visitor(seat(local, id, "p1"))
    at_table(page)
    dialog = table_of(page)
    expect(choice(page, "bid.0")).to_be_focused()
    companion = page.get_by_test_id("companion")
    page.locator("header").get_by_role("button", name="Rules").click()
    expect(companion).to_be_visible()
    page.keyboard.press("Escape")
    expect(companion).to_have_count(0)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="uRR 7").click()
    expect(companion).to_contain_text("7")
    there, table = companion.bounding_box(), dialog.bounding_box()
    assert there is not None
    assert table is not None
    assert there["x"] + there["width"] <= table["x"]
    is_accessible(page)
    choice(page, "bid.1").click()
    expect(dialog).to_have_count(0)
    page.keyboard.press("Escape")
    page.goto(seat(local, id, "p2"))
    dialog.get_by_role("link", name="Help").click()
    expect(page.get_by_test_id("from-table")).to_contain_text("Bid")


def _with_a_peace_table(route: Route) -> None:
    """What is asked of a deployment, laid out as a peace table would be."""
    answer = route.fetch()
    look: dict[str, Any] = answer.json()
    keys = [each["key"] for each in look["options"]]
    demands = [
        {"key": key, "text": f"Demand {n}", "price": "2 points"} for n, key in enumerate(keys)
    ]
    group = {"title": "Areas", "side": "spain", "note": "", "choices": demands[:2]}
    facts = [["Points left", "4 points"]]
    look["dialog"] = {"kind": "treaty", "title": "Peace with France", "facts": facts}
    look["dialog"]["groups"] = [group]
    route.fulfill(response=answer, body=json.dumps(look))


def test_a_peace_table_shows_prices_and_what_is_left(local: str, visitor: Visitor) -> None:
    client, id = regis(local)
    to_deployment(client, id)
    page = visitor(local)
    page.route("**/look?*", _with_a_peace_table)
    page.goto(seat(local, id, "p1"))
    at_table(page)
    treaty = table_of(page)
    expect(treaty).to_contain_text("Peace with France")
    expect(treaty.get_by_role("definition")).to_have_text("4 points")
    areas = treaty.get_by_role("region", name="Areas")
    expect(areas.get_by_role("button")).to_have_count(2)
    expect(areas.get_by_role("button").first).to_contain_text("2 points")
    expect(choice(page, "deploy.spain.unrest")).to_be_visible()
    is_accessible(page)
    # From here on the server is heard itself: no answer may be on its way when the page is closed.
    page.unroute_all(behavior="wait")
    areas.get_by_role("button").first.press("Enter")
    expect(asked(page)).to_contain_text("where is it placed")


def test_dialogs_fit_a_phone(local: str, visitor: Visitor) -> None:
    _, id = regis(local)
    phone = {"viewport": {"width": 390, "height": 700}, "is_mobile": True, "has_touch": True}
    page = visitor(seat(local, id, "p1"), **phone)
    expect(table_of(page)).to_be_visible()
    box = table_of(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["height"] <= 700
    choice(page, "bid.12").tap()
    expect(table_of(page)).to_have_count(0)


def test_on_a_phone_the_tabs_of_the_maps_leave_room_for_what_one_has_missed(
    local: str, visitor: Visitor
) -> None:
    client, id = regis(local)
    phone = visitor(seat(local, id, "p1"), **PHONE)
    expect(table_of(phone)).to_be_visible()
    to_deployment(client, id)
    phone.reload()
    at_table(phone)
    tabs, missed = phone.get_by_role("tablist").first, phone.locator(".since")
    upper, lower = tabs.bounding_box(), missed.bounding_box()
    assert upper is not None
    assert lower is not None
    assert upper["y"] + upper["height"] <= lower["y"]
    missed.get_by_role("button", name="Skip").tap()
    expect(missed).to_have_count(0)


@of_a_great_game("ultima_ratio_regis")
def test_both_maps_show_what_lies_on_them(local: str, visitor: Visitor) -> None:
    client, id = regis(local)
    to_deployment(client, id)
    page = visitor(seat(local, id, "p1"))
    at_table(page)
    expect(page.locator(".links .crossing").first).to_be_attached()
    expect(page.locator(".links .pass").first).to_be_attached()
    expect(page.locator(".region").first).to_be_attached()
    expect(page.locator(".mark.revolt")).to_have_count(1)
    expect(page.locator(".place.center")).to_have_count(7)
    expect(page.locator(".place.box")).to_have_count(10)
    expect(place(page, "center:tc_east_med")).to_have_text("4")
    card = page.get_by_test_id("peek")
    place(page, "area:malta").first.hover()
    expect(card).to_contain_text("strategic port")
    expect(card).to_contain_text("◇")
    page.get_by_role("tab", name="Overseas").click()
    expect(place(page, "area:cape_colony")).to_have_class(re.compile(r"\binactive\b"))
    expect(place(page, "area:mexico")).to_have_text("3")


@of_a_great_game("ultima_ratio_regis")
def test_everything_beside_the_maps_has_a_display(local: str, visitor: Visitor) -> None:
    client, id = regis(local)
    to_deployment(client, id)
    page = visitor(seat(local, id, "p1"))
    at_table(page)
    page.keyboard.press("d")
    panels = page.get_by_test_id("panels")
    shown = client.look(id, "p1").scene.panels
    assert len(shown) == 16
    for panel in shown:
        panels.get_by_role("tab", name=panel.title, exact=True).click()
        expect(panels.get_by_role("tabpanel")).not_to_contain_text("_")
    panels.get_by_role("tab", name="Power cards", exact=True).click()
    expect(panels.get_by_role("row", name="Spain").first).to_contain_text("Player 1")


def test_a_long_list_can_be_narrowed_to_one_power(local: str, visitor: Visitor) -> None:
    client, id = regis(local)
    name = play_until(client, id, "action")
    page = visitor(seat(local, id, name))
    at_table(page)
    options = page.locator(".options button[data-key]")
    all_of_them = options.count()
    first = page.locator(".options h3 button").first
    whose = first.inner_text().splitlines()[-1]
    first.click()
    chip = page.get_by_role("group", name="Only the options of").get_by_role("button", pressed=True)
    expect(chip).to_have_attribute("title", whose)
    texts = options.all_inner_texts()
    assert 0 < len(texts) < all_of_them
    assert all(whose in text for text in texts)
    chip.click()
    expect(options).to_have_count(all_of_them)


@of_a_great_game("ultima_ratio_regis")
@in_a_scheme
def test_axe_finds_nothing_serious(local: str, visitor: Visitor, scheme: str) -> None:
    client, id = regis(local)
    page = visitor(seat(local, id, "p1"), color_scheme=scheme)
    at_table(page)
    expect(table_of(page)).to_be_visible()
    is_accessible(page)
    to_deployment(client, id)
    expect(asked(page)).to_contain_text("What do you deploy?")
    is_accessible(page)
    page.get_by_role("tab", name="Overseas").click()
    expect(place(page, "area:goa")).to_have_count(1)
    is_accessible(page)
    page.keyboard.press("d")
    page.get_by_test_id("panels").get_by_role("tab", name="Trade centers", exact=True).click()
    is_accessible(page)


def test_what_is_asked_is_read_however_far_its_list_is_scrolled(
    local: str, visitor: Visitor
) -> None:
    """The guide's advice is the last of many places, and comes into sight by itself."""
    client, id = regis(local)
    to_deployment(client, id)
    page = visitor(seat(local, id, "p1"), viewport={"width": 1440, "height": 900})
    at_table(page)
    page.locator("[data-key='deploy.spain.T2']").click()
    place(page, "area:madrid").click()
    expect(asked(page)).to_contain_text("where to from Madrid")
    page.wait_for_function("document.querySelector('[data-testid=decide]').scrollTop > 40")
    frame, question = page.get_by_test_id("decide").bounding_box(), asked(page).bounding_box()
    assert frame is not None
    assert question is not None
    assert question["y"] >= frame["y"]


def test_7_2_what_was_placed_is_taken_back_though_another_has_placed_since(
    local: str, visitor: Visitor
) -> None:
    client, id = regis(local)
    to_deployment(client, id)
    page = visitor(seat(local, id, "p1"))
    at_table(page)
    undo, log = page.get_by_test_id("undo"), page.get_by_test_id("log")
    places(client, id, "p1")
    expect(undo).to_be_enabled()
    mine = client.log(id, "p1").entries[-1].text
    expect(log).to_contain_text(mine)
    places(client, id, "p2")
    theirs = client.log(id, "p1").entries[-1].text
    expect(log).to_contain_text(theirs)
    undo.click()
    expect(asked(page)).to_contain_text("where is it placed")
    expect(log).not_to_contain_text(mine)
    expect(log).to_contain_text(theirs)


def places(client: Client, id: str, name: str) -> None:
    """A unit, where it may first; it stays there."""
    for kind in ("deploy", "deploy-where"):
        look = client.look(id, name)
        assert look.prompt is not None
        assert look.prompt.kind == kind
        keys = [each.key for each in look.options]
        units = [key for key in keys if key.endswith((".T2", ".T3"))]
        decide(client, id, name, units[0] if units else keys[0])
    look = client.look(id, name)
    if look.prompt is not None and look.prompt.kind != "deploy":
        decide(client, id, name, "pass")
