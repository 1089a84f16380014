"""Every page in other letters: a word that stays plain was never a message."""

import re
import time
from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import update

from tercio.kernel.words.pseudo import PSEUDO, pseudo, words_left
from tercio.server.store.models import Account
from tests.e2e.conftest import Visitor
from tests.e2e.people import PASSWORD
from tests.e2e.table import THE_GREAT, at_table, primer, seat
from tests.e2e.test_languages import plain_lines, spoken
from tests.server.client import Client
from tests.server.doorstep import house_at, play_on, play_out
from tests.turns import one_in_turn

RECORDS = Path(__file__).parents[1] / "records"
SCENARIOS = {
    "here_i_stand": ("1517", ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")),
    "virgin_queen": ("campaign", ("ottoman", "spain", "england", "france", "hre", "protestant")),
    "ultima_ratio_regis": ("new_order", ("p1", "p2", "p3")),
}
MAKERS = ("Ed Beach", "GMT Games", "Ignacio Torres Siles", "printandplay.games")
"""Who made a game, as they write themselves."""
DATE = re.compile(r"([A-Z][a-z]{2}, )?[A-Z][a-z]{2} \d+(, \d{4})?(, [\d:]+\s[AP]M)?")
"""As the browser writes them for readers of English."""
OF_ALL = """() => Array.from(document.querySelectorAll("svg text, svg title, [alt]"),
    (each) => each.getAttribute("alt") ?? each.textContent).join("\\n")"""


def left(page: Page) -> list[str]:
    """Plain lines of a page, and of what is drawn on it."""
    page.wait_for_timeout(300)
    drawn: str = page.evaluate(OF_ALL)
    page.evaluate("told => (document.title = told)", drawn.replace("\n", " \u00b7 "))
    return [line for line in plain_lines(page) if not any(each in line for each in MAKERS)]


def plain_in(part: Locator) -> list[str]:
    """The plain lines of a part of a page whose other parts tell what the browser calls itself;
    time zones are called by their names."""
    lines = [line for line in part.inner_text().splitlines() if line != "UTC" and "/" not in line]
    return [line for line in lines if words_left(DATE.sub("", line))]


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
    page.keyboard.press("Escape")
    for tab in page.locator("aside [role=tab]").all():
        tab.click()
        assert left(page) == [], tab.inner_text()


@pytest.mark.parametrize("game", one_in_turn(list(THE_GREAT), list(THE_GREAT)))
def test_what_a_game_is_and_what_was_played_are_made_of_messages(
    local: str, visitor: Visitor, game: str
) -> None:
    page = visitor(spoken(f"{local}/#/game/{game}"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert left(page) == []
    client = Client(local)
    id = client.upload((RECORDS / f"{game}.json").read_bytes()).id
    page.goto(spoken(f"{local}/#/table/{id}"))
    expect(page.locator(".board svg").first).to_be_visible()
    assert left(page) == []
    # A panel of each kind that its log tells of.
    client.http.headers["accept-language"] = PSEUDO
    kinds = {each.kind: each.title for each in client.log(id, None).happenings}
    for title in kinds.values():
        page.locator(".happened button", has_text=title).first.click()
        expect(page.locator("#happening-title")).to_be_visible()
        assert left(page) == [], title


def test_the_workbench_is_made_of_messages(local: str, visitor: Visitor) -> None:
    """But for what is filled in: ids stand in `code`, and the picture shows the fields."""
    page = visitor("about:blank")
    for game, table in (("virgin_queen", "spaces"), ("ultima_ratio_regis", "cards")):
        page.goto(spoken(f"{local}/#/game/{game}?table={table}"))
        form = page.get_by_test_id("row-form")
        expect(form).to_be_visible()
        form.locator("summary").click()
        form.locator("input[inputmode=numeric]").first.fill("\u4e8c")
        page.get_by_test_id("row-save").click()
        expect(page.get_by_test_id("row-problem")).to_be_visible()
        assert form.locator("option").count()
        page.evaluate("document.querySelectorAll('code, .picture').forEach(each => each.remove())")
        assert left(page) == [], table


def test_the_end_of_a_game_is_made_of_messages(local: str, visitor: Visitor) -> None:
    _, id = primer(local, "me", "me")
    play_out(local, id)
    page = visitor(spoken(seat(local, id, "colonna")))
    end = page.get_by_test_id("end")
    expect(end).to_be_visible()
    assert left(page) == []
    end.get_by_role("button", name=pseudo("Analyse")).click()
    hindsight = end.get_by_test_id("hindsight")
    expect(hindsight.get_by_test_id("chances")).to_be_visible()
    assert left(page) == []
    hindsight.locator("ol button").first.click()
    expect(page.get_by_test_id("replay").get_by_test_id("chances")).to_be_visible()
    assert left(page) == []


def test_time_and_what_moderators_see_are_made_of_messages(
    hosted: str, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that has run out, a pause that is wanted, a vacation, a report; and where the game
    stands, in the lobby."""
    later, house = 0.0, house_at(hosted)
    monkeypatch.setattr(house.tables, "clock", lambda: time.time() + later)
    page = visitor(spoken(f"{hosted}/#/"))
    page.locator("input").first.fill("\u5b9a\u5bb6")
    page.locator("input[type=password]").fill(PASSWORD)
    page.locator("form button").nth(1).click()
    page.get_by_test_id("new").click()
    form = page.get_by_test_id("new-game")
    form.get_by_label(pseudo("Game")).first.select_option("primer")
    form.get_by_label(pseudo("Players")).select_option("2")
    form.get_by_test_id("clock").select_option("bank")
    assert left(page) == []
    form.get_by_test_id("clock").select_option("deadline")
    form.get_by_role("spinbutton", name=pseudo("Hours")).fill("30")
    assert left(page) == []
    form.get_by_role("button", name=pseudo("Make the table")).click()
    expect(page.get_by_test_id("start")).to_be_visible()
    assert left(page) == []

    id = page.url.rpartition("/table/")[2].partition("?")[0]
    other = Client(hosted)
    other.sign_up("\u897f\u884c")
    other.seat(id, "gonzaga", "join")
    page.get_by_test_id("start").click()
    at_table(page)
    other.decide(id, "gonzaga", "bid.0", other.look(id, "gonzaga").seq)
    other.vote(id, "pause", days=5)
    later = 31 * 3600.0
    expect(page.get_by_test_id("away")).to_be_visible()
    page.get_by_role("tab", name=pseudo("Talk")).click()
    page.locator("details:has([data-testid=time]) > summary").click()
    expect(page.get_by_test_id("time").locator("p")).to_have_count(2)
    assert left(page) == []

    page.goto(spoken(f"{hosted}/#/"))
    expect(page.get_by_test_id("table-playing")).to_be_visible()
    assert left(page) == []
    page.goto(spoken(f"{hosted}/#/account"))
    mine = page.get_by_test_id("your-time")
    first = date.today() + timedelta(days=10)
    for last, seen in ((60, mine.get_by_role("alert")), (0, mine.get_by_role("listitem"))):
        mine.locator("input[type=date]").first.fill(str(first))
        mine.locator("input[type=date]").last.fill(str(first + timedelta(days=last)))
        mine.get_by_role("button", name=pseudo("Enter the vacation")).click()
        expect(seen).to_be_visible()
        assert plain_in(mine) == []

    accused = other.me().account
    assert accused is not None
    with Client(hosted) as third:
        third.sign_up("\u5bc2\u84ee")
        told = {"account": accused.id, "reason": "\u6b4c"}
        third.http.post("/api/reports", json=told).raise_for_status()
    with house.database.write() as session:
        made = update(Account).where(Account.name == "\u5b9a\u5bb6")
        session.execute(made.values(is_moderator=True))
    page.goto(spoken(f"{hosted}/#/moderation"))
    desk = page.locator("main")
    expect(desk.get_by_role("listitem").first).to_be_visible()
    assert plain_in(desk) == []
    desk.locator("input").fill("\u7406\u7531")
    for button in ("last", "first"):  # locked, and settled
        getattr(desk.locator("ul li button"), button).click()
        expect(desk.locator("ol li")).to_have_count(1 if button == "last" else 2)
        assert plain_in(desk) == []
