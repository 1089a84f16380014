"""What happened is told as one thing: a panel, from the log, live and looking back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import his
from tests.e2e.table import PHONE, at_table, primer, seat
from tests.e2e.test_everyone import is_accessible
from tests.server.client import Client
from tests.server.doorstep import play, play_on

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def worms(local: str, visitor: Visitor) -> tuple[Client, str, Page]:
    """Somebody sees how the Diet of Worms is held."""
    client, id = his(local)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    expect(page.get_by_test_id("log").locator("li").first).to_be_attached()
    play_on(client, id, lambda ask: ask.kind == "impulse")
    return client, id, page


def test_a_happening_comes_to_the_table_and_is_opened_again_from_the_log(
    worms: tuple[Client, str, Page],
) -> None:
    client, id, page = worms
    panel = page.get_by_test_id("happening")
    expect(panel).to_contain_text("Diet of Worms")
    told = next(each for each in client.log(id, "protestant").happenings if each.kind == "diet")
    expect(panel).to_contain_text(told.outcome)
    for line in (*told.told, *told.after):
        if line.dice:
            expect(panel.locator(".dice", has_text="".join(map(str, line.dice)))).not_to_have_count(
                0
            )
        else:
            expect(panel).to_contain_text(line.text)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Diet of Worms: Protestant against").click()
    expect(panel).to_be_focused()
    is_accessible(page)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def _is_seen_beside(page: Page, ref: str) -> bool:
    """Whether a place lies on the map, and neither behind the panel nor behind the replay."""
    place = page.locator(f".place[data-ref='{ref}']").bounding_box()
    map = page.locator("main.map").bounding_box()
    assert place is not None
    assert map is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    over = [page.get_by_test_id(id) for id in ("happening", "replay")]
    boxes = [each.bounding_box() for each in over if each.count()]
    return _is_in(map, x, y) and not any(_is_in(box, x, y) for box in boxes if box is not None)


def _comes_to_be_seen_beside(page: Page, ref: str) -> bool:
    """The same, once the map has gone there."""
    for _ in range(50):
        if _is_seen_beside(page, ref):
            return True
        page.wait_for_timeout(100)
    return False


def _is_in(box: FloatRect, x: float, y: float) -> bool:
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


def test_the_place_of_a_happening_is_seen_beside_its_panel(local: str, visitor: Visitor) -> None:
    """At this width the middle of the map lies behind the panel."""
    client = Client(local)
    id = client.upload((RECORDS / "virgin_queen.json").read_bytes()).id
    page = visitor(seat(local, id, "spain"))
    at_table(page)
    page.locator(".happened button", has_text="at Leeuwarden").last.click()
    panel = page.get_by_test_id("happening")
    page.wait_for_timeout(1000)
    assert _is_seen_beside(page, "space:leeuwarden")
    panel.get_by_role("button", name="Show on map").click()
    page.wait_for_timeout(1000)
    assert _is_seen_beside(page, "space:leeuwarden")


def test_who_winds_to_a_battle_sees_where_it_is_fought(local: str, visitor: Visitor) -> None:
    """The panel that comes by itself stands at the other side of the map."""
    client = Client(local)
    id = client.upload((RECORDS / "virgin_queen.json").read_bytes()).id
    page = visitor(seat(local, id, "spain") + "&at=1")
    bar = page.get_by_test_id("replay")
    expect(bar.locator(".told")).to_be_visible()
    tried = 0
    for told in client.log(id, "spain").happenings:
        there = [ref for ref in told.refs if ref.startswith("space:")]
        if not told.outcome or not there:
            continue
        page.get_by_role("slider").fill(str(told.first))
        page.get_by_role("slider").fill(str(told.last + 1))
        expect(page.locator("#happening-title")).to_have_text(told.title)
        assert _comes_to_be_seen_beside(page, there[0]), told.title
        tried += 1
    assert tried


def test_a_panel_does_not_hide_where_it_happened(local: str, visitor: Visitor) -> None:
    """What lies in the west of the map is told to the right of it."""
    client = Client(local)
    id = client.upload((RECORDS / "virgin_queen.json").read_bytes()).id
    page = visitor(seat(local, id, "spain"), viewport={"width": 1440, "height": 900})
    at_table(page)
    page.locator(".happened button", has_text="at Leeuwarden").last.click()
    panel = page.get_by_test_id("happening")
    expect(panel).to_have_class(re.compile(r"\bright\b"))
    place = page.locator(".place[data-ref='space:leeuwarden']").bounding_box()
    box = panel.bounding_box()
    assert place is not None
    assert box is not None
    assert place["x"] + place["width"] < box["x"]


def test_on_a_phone_a_title_has_the_whole_width(local: str, visitor: Visitor) -> None:
    """The panel has a third of the screen, which a title between buttons would take."""
    client = Client(local)
    id = client.upload((RECORDS / "virgin_queen.json").read_bytes()).id
    page = visitor(seat(local, id, "spain"), **PHONE)
    at_table(page)
    page.locator(".happened button", has_text="at Leeuwarden").last.click()
    panel, title = page.get_by_test_id("happening"), page.locator("#happening-title")
    expect(panel.get_by_role("button", name="Show on map")).to_be_visible()
    widths = [each.evaluate("box => box.clientWidth") for each in (title, panel)]
    assert widths[0] > 0.9 * widths[1]


def test_who_wants_none_is_shown_none_and_looking_back_shows_them(
    worms: tuple[Client, str, Page],
) -> None:
    client, id, page = worms
    panel = page.get_by_test_id("happening")
    panel.get_by_test_id("happening-stays").select_option("stay")
    log = page.get_by_test_id("log")
    expect(log.locator(".dice.rolls")).not_to_have_count(0)
    panel.get_by_label("dice roll").uncheck()
    expect(log.locator(".dice.rolls")).to_have_count(0)
    panel.get_by_role("button", name="Close").click()
    page.reload()
    at_table(page)
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    last = next(
        each for each in client.log(id, "protestant").happenings if each.kind == "diet"
    ).last
    slider.fill(str(last - 3))
    expect(panel).to_have_count(0)
    slider.fill(str(last + 1))
    expect(panel).to_contain_text("Diet of Worms")
    expect(panel.locator(".dice.roll")).to_have_count(0)


def test_since_my_last_move_is_told_by_power_and_walked_through_on_the_map(
    worms: tuple[Client, str, Page],
) -> None:
    _, _, page = worms
    page.get_by_test_id("happening").get_by_role("button", name="Close").click()
    digest = page.get_by_test_id("digest")
    expect(digest.get_by_role("heading", level=3).first).to_be_visible()
    deed = digest.get_by_role("button", name="Worms: ")
    expect(deed).to_have_count(1)
    digest.get_by_role("button", name="Walk me through").click()
    expect(digest.locator("[aria-current=step]")).to_have_count(1)
    digest.get_by_role("button", name="Stop").click()
    expect(digest.locator("[aria-current=step]")).to_have_count(0)
    deed.click()
    expect(page.get_by_test_id("happening")).to_contain_text("Diet of Worms")
    digest.get_by_role("button", name="Since your last move").click()
    expect(deed).not_to_be_visible()


def test_since_my_last_move_is_read_beside_a_long_question(local: str, visitor: Visitor) -> None:
    """A list of options and six powers leave little room; the log gives way, and not its digest."""
    client, id = his(local)
    page = visitor(seat(local, id, "ottoman"))
    at_table(page)
    expect(page.get_by_test_id("log").locator("li").first).to_be_attached()
    assert play_on(client, id, lambda ask: ask.kind == "impulse") == "ottoman"
    expect(page.locator(".options button").nth(4)).to_be_attached()
    digest = page.get_by_test_id("digest")
    room = digest.bounding_box()
    assert room is not None
    assert room["height"] > 100
    for size in ((1280, 820), (1280, 640), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(digest).to_be_visible()
        beside = page.locator("#beside").bounding_box()
        assert beside is not None
        assert beside["height"] >= 100, f"the log has room for some lines at {size}"
        line = page.get_by_test_id("log").locator("li").last
        expect(line).to_be_in_viewport(ratio=1)
        expect(page.locator("#log-filter")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 820})
    deed = digest.get_by_role("button", name="Worms: ")
    deed.click()
    expect(page.get_by_test_id("happening")).to_contain_text("Diet of Worms")
    digest.get_by_role("button", name="Since your last move").click()
    log = page.get_by_test_id("log").bounding_box()
    assert log is not None
    assert log["height"] > 60
    expect(page.locator("#log-filter")).to_be_visible()


def test_a_game_that_is_over_is_looked_back_on_and_played_again(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "bot:random")
    play({"colonna": client}, id)
    page = visitor(seat(local, id, "colonna"))
    end = page.get_by_test_id("end")
    result = client.table(id).result
    assert result is not None
    expect(end.get_by_role("heading", level=2)).to_contain_text("Winner")
    expect(end.locator("tr.won")).to_have_count(len(result.winners))
    end.get_by_role("button", name="Analyse the game").click()
    expect(end.get_by_test_id("chances")).to_be_visible()
    is_accessible(page)
    _looks_back_on_a_turning_point(page)
    end.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="The game in review").click()
    end.get_by_role("button", name="Play again, seats rotated").click()
    expect(end).to_have_count(0)
    at_table(page)
    again = client.table(page.url.split("/table/")[1].split("?")[0])
    assert {each.seat: each.who for each in again.seats} == {"colonna": "bot", "gonzaga": "human"}


def _looks_back_on_a_turning_point(page: Page) -> None:
    """There the replay stands, with the chances above it; and back to the end."""
    page.get_by_test_id("hindsight").locator("ol button").first.click()
    replay = page.get_by_test_id("replay")
    expect(replay.get_by_test_id("chances").locator(".here")).to_have_count(1)
    replay.get_by_role("button", name="Back to now").click()
    expect(page.get_by_test_id("hindsight").get_by_test_id("chances")).to_be_visible()
