"""For everyone: by keyboard, on a phone, with a screen reader, and safe from others' words."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.people import sign_up
from tests.e2e.table import asked, at_table, decide, option, primer, seat, to_impulses, town
from tests.server.client import Client

PAYLOADS = [
    "<script>window.owned=1</script>",
    "<img src=x onerror=window.owned=1>",
    "<svg/onload=window.owned=1>",
    '"><iframe srcdoc="<script>parent.owned=1</script>">',
    "javascript:window.owned=1",
    "{{constructor.constructor('window.owned=1')()}}",
    "</title><script>window.owned=1</script>",
    "<a href='javascript:window.owned=1'>x</a>",
    "'-alert(1)-'",
    "\u202e<b onmouseover=window.owned=1>",
]


def test_a_move_without_a_mouse(local: str, visitor: Visitor) -> None:
    page = visitor(local)
    expect(page.get_by_test_id("primer")).to_be_visible()
    key_to(page, "document.activeElement?.dataset.testid === 'primer'")
    page.keyboard.press("Enter")
    at_table(page)
    expect(asked(page)).to_contain_text("How many ducats")
    page.keyboard.press("1")
    expect(asked(page)).not_to_contain_text("How many ducats")


def test_what_glows_on_the_map_is_reached_by_page_down_and_chosen_by_enter(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    decide(client, id, "colonna", "march.genoa")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    expect(option(page, "goal.pavia")).to_be_visible()
    expect(page.locator(".options")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    key_to(page, "document.activeElement?.dataset.ref === 'town:pavia'", "PageDown")
    page.keyboard.press("Enter")
    expect(asked(page)).to_contain_text("How many companies")
    page.keyboard.press("u")
    expect(asked(page)).to_contain_text("Where does the column march?")


def test_the_map_zooms_by_keyboard(local: str, visitor: Visitor) -> None:
    _, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    before = town(page, "genoa").bounding_box()
    page.locator(".board").focus()
    page.keyboard.press("+")
    after = town(page, "genoa").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"]


def key_to(page: Page, reached: str, key: str = "Tab") -> None:
    for _ in range(80):
        if page.evaluate(reached):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches what is wanted: {reached}")


def test_a_phone_shows_the_map_the_decision_and_nothing_sideways(
    local: str, visitor: Visitor
) -> None:
    _, id = primer(local, "me", "me")
    phone = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
    page = visitor(seat(local, id, "colonna"), **phone)
    at_table(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    box = page.locator(".board").bounding_box()
    assert box is not None
    assert box["height"] > 250
    option(page, "bid.0").tap()
    expect(option(page, "bid.0")).to_have_count(0)


def test_words_of_others_are_never_run(hosted: str, local: str, visitor: Visitor) -> None:
    page = visitor(hosted)
    page.get_by_label("Name").fill("<img src=x onerror=owned=1>")
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Sign up").click()
    page.get_by_test_id("primer").click()
    at_table(page)
    page.get_by_role("tab", name="Talk").click()
    for payload in PAYLOADS:
        page.get_by_label("Say something").fill(payload)
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_label("Say something")).to_have_value("")
    talk = page.get_by_test_id("talk")
    expect(talk.locator("li")).to_have_count(len(PAYLOADS))
    for payload in PAYLOADS:
        assert payload in talk.inner_text()
    page.goto(f"{hosted}/#/")
    expect(page.get_by_role("link", name="<img src=x").first).to_be_visible()
    assert page.evaluate("window.owned") is None
    policy = page.request.get(hosted).headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy


def test_names_of_others_are_never_run(hosted: str, visitor: Visitor) -> None:
    """In the lobby, at a table that gathers, at one that plays, and as a notice of the table."""
    names = [payload for payload in PAYLOADS if len(payload) <= 40 and payload.isprintable()]
    assert len(names) >= 6
    for name in names:
        with Client(hosted) as client:
            client.sign_up(name)
            client.new_table({"colonna": "me", "gonzaga": "open"}, listed=True)
    page = visitor(hosted)
    sign_up(page, "Ines")
    for name in names:
        expect(page.get_by_text(name).first).to_be_visible()
    one = next(name for name in names if "onerror" in name)
    page.get_by_role("link", name=one).first.click()
    expect(page.get_by_text(one).first).to_be_visible()
    page.get_by_role("button", name="Sit down here").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    with Client(hosted) as client:
        client.log_in(one)
        (table,) = client.tables().mine
        client.start(table.id)
        client.seat(table.id, "colonna", "bot")
    at_table(page)
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_test_id("talk").locator("li")).to_have_count(1)
    assert page.evaluate("window.owned") is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(local: str, visitor: Visitor, scheme: str) -> None:
    client, id = primer(local, "me", "me", "me")
    page = visitor(local, color_scheme=scheme)
    expect(page.get_by_test_id("solo")).to_be_visible()
    page.get_by_test_id("new").click()
    is_accessible(page)
    page.goto(f"{local}/#/help")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    is_accessible(page)
    page.goto(seat(local, id, "colonna"))
    at_table(page)
    is_accessible(page)
    for name in ("colonna", "gonzaga", "medici"):
        decide(client, id, name, "bid.0")
    expect(page.get_by_test_id("deals")).to_be_visible()
    page.get_by_role("button", name="Displays").click()
    expect(page.get_by_test_id("panels")).to_be_visible()
    is_accessible(page)


def is_accessible(page: Page) -> None:
    found: list[Any] = Axe().run(page).response["violations"]
    serious = [each for each in found if each["impact"] in ("serious", "critical")]
    told = [(each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in serious]
    assert told == []
