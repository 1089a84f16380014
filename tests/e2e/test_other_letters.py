"""Every page in other letters: a word that stays plain was never a message."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tercio.kernel.words.pseudo import words_left
from tests.e2e.conftest import Visitor
from tests.e2e.people import PASSWORD
from tests.e2e.table import THE_GREAT, at_table, seat
from tests.e2e.test_languages import plain_lines, spoken
from tests.server.client import Client
from tests.server.doorstep import play_on
from tests.turns import one_in_turn

RECORDS = Path(__file__).parents[1] / "records"
SCENARIOS = {
    "here_i_stand": ("1517", ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")),
    "virgin_queen": ("campaign", ("ottoman", "spain", "england", "france", "hre", "protestant")),
    "ultima_ratio_regis": ("new_order", ("p1", "p2", "p3")),
}
MAKERS = ("Ed Beach", "GMT Games", "Ignacio Torres Siles", "printandplay.games")
"""Who made a game, as they write themselves."""
DATE = re.compile(r"[A-Z][a-z]{2} \d+, \d{4}(, [\d:]+\s[AP]M)?")
"""As the browser writes them for readers of English."""
OF_ALL = """() => Array.from(document.querySelectorAll("svg text, svg title, [alt]"),
    (each) => each.getAttribute("alt") ?? each.textContent).join("\\n")"""


def left(page: Page) -> list[str]:
    """Plain lines of a page, and of what is drawn on it."""
    page.wait_for_timeout(300)
    drawn: str = page.evaluate(OF_ALL)
    page.evaluate("told => (document.title = told)", drawn.replace("\n", " \u00b7 "))
    return [line for line in plain_lines(page) if not any(each in line for each in MAKERS)]


@pytest.fixture
def guest(hosted: str, visitor: Visitor) -> Page:
    """Somebody who has just come in at a hosted server."""
    page = visitor(spoken(f"{hosted}/#/"))
    page.locator("input").first.fill("小太郎")
    page.locator("input[type=password]").fill(PASSWORD)
    assert left(page) == []
    page.locator("form button").nth(1).click()
    expect(page.get_by_test_id("new")).to_be_visible()
    return page


def test_pages_of_people_are_made_of_messages(hosted: str, guest: Page) -> None:
    assert left(guest) == []
    for at in ("moderation", "reset/x", "confirm/x", "unsubscribe?word=x", "person/x", "table/x"):
        guest.goto(spoken(f"{hosted}/#/{at}"))
        expect(guest.locator("main, [role=alert]").first).to_be_visible()
        assert left(guest) == [], at
    guest.goto(spoken(f"{hosted}/#/account"))
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    expect(guest.locator("option", has_text="UTC").first).to_be_attached()
    zones = guest.locator("select option").all_inner_texts()
    sent = guest.evaluate("navigator.userAgent")
    told = [line for line in left(guest) if line.strip() not in (*zones, sent)]
    assert [line for line in told if words_left(DATE.sub("", line))] == []


@pytest.mark.parametrize("game", one_in_turn(list(THE_GREAT), list(THE_GREAT)))
def test_a_great_table_with_its_displays_is_made_of_messages(
    local: str, visitor: Visitor, game: str
) -> None:
    client, (scenario, seats) = Client(local), SCENARIOS[game]
    id = client.start(
        client.new_table(dict.fromkeys(seats, "me"), game=game, scenario=scenario).id
    ).id
    who = play_on(client, id, lambda ask: ask.kind.startswith("impulse"))
    page = visitor(spoken(seat(local, id, who)))
    at_table(page)
    assert left(page) == []
    page.keyboard.press("d")
    tabs = page.get_by_test_id("panels").get_by_role("tab")
    expect(tabs.first).to_be_visible()
    for number in range(tabs.count()):
        tabs.nth(number).click()
        assert left(page) == [], tabs.nth(number).inner_text()
    page.keyboard.press("Escape")
    page.get_by_test_id("all-cards").click()
    expect(page.get_by_test_id("card-page")).to_be_visible()
    assert left(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-cite]").first.click()
    expect(page.get_by_test_id("companion-section")).to_be_visible()
    assert left(page) == []
    page.get_by_test_id("companion").locator("input").first.fill("\u00e1\u00e1")
    expect(page.get_by_test_id("companion-section")).to_have_count(0)
    assert left(page) == []


@pytest.mark.parametrize("game", one_in_turn(list(THE_GREAT), list(THE_GREAT)))
def test_what_a_game_is_and_what_was_played_are_made_of_messages(
    local: str, visitor: Visitor, game: str
) -> None:
    page = visitor(spoken(f"{local}/#/game/{game}"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert left(page) == []
    id = Client(local).upload((RECORDS / f"{game}.json").read_bytes()).id
    page.goto(spoken(f"{local}/#/table/{id}"))
    expect(page.locator(".board svg").first).to_be_visible()
    assert left(page) == []
