"""A small window: how all stand is seen at once, and one's last choice can be taken back."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tercio.kernel.ask import Ask
from tests.e2e.conftest import Visitor
from tests.e2e.openings import his
from tests.e2e.table import (
    PHONE,
    asked,
    at_table,
    option,
    seat,
)
from tests.e2e.test_virgin_queen import vq
from tests.server.doorstep import play_on

LARGE = {"width": 1440, "height": 900}
LOW = {"width": 1280, "height": 640}


def standings(page: Page) -> Locator:
    return page.locator(".standings li")


def is_whole(part: Locator, within: str) -> bool:
    """Nothing of it is scrolled away."""
    return bool(
        part.evaluate(
            """(each, within) => {
                const [a, b] = [each, each.closest(within)].map(x => x.getBoundingClientRect());
                return a.height > 0 && a.top >= b.top && a.bottom <= b.bottom;
            }""",
            within,
        )
    )


def is_above(one: Locator, other: Locator) -> bool:
    """It is not covered by what stays at the lower edge."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    return first["y"] + first["height"] <= second["y"]


def all_stand_in_sight(page: Page) -> bool:
    return all(is_whole(row, ".standings") for row in standings(page).all())


def test_beside_a_long_list_all_standings_and_take_back_are_seen(
    local: str, visitor: Visitor
) -> None:
    client, id = his(local)
    name = play_on(client, id, lambda ask: ask.kind == "deploy" and len(ask.options) > 9)
    page = visitor(seat(local, id, name), viewport=LOW)
    at_table(page)
    undo = page.get_by_test_id("undo")
    for room in (LOW, LARGE, LOW):
        page.set_viewport_size(room)  # type: ignore[arg-type]
        expect(undo).to_be_in_viewport(ratio=1)
        expect(standings(page)).to_have_count(6)
        assert is_whole(undo, ".decide")
        assert all_stand_in_sight(page)


def test_what_the_guide_advises_is_in_sight_in_a_low_window(local: str, visitor: Visitor) -> None:
    client, id = vq(local)
    assert play_on(client, id, lambda ask: ask.kind == "negotiate")
    page = visitor(seat(local, id, "spain"), viewport=LOW)
    at_table(page)
    expect(option(page, "ready")).to_be_in_viewport(ratio=1)
    assert is_above(option(page, "ready"), page.get_by_test_id("undo"))
    assert is_whole(page.get_by_test_id("undo"), ".decide")
    assert all_stand_in_sight(page)
    expect(standings(page).filter(has_text="Spain")).to_contain_text("your move")


def options_in_sight(page: Page) -> bool:
    """Every option, down to the last, is whole and above what stays at the lower edge."""
    undo = page.get_by_test_id("undo")
    each = page.locator(".options button[data-key]").all()
    return bool(each) and all(is_whole(one, ".decide") and is_above(one, undo) for one in each)


def test_a_short_question_is_whole_however_much_has_happened(local: str, visitor: Visitor) -> None:
    """What happened meanwhile is read in what room is left."""
    client, id = his(local)
    page = visitor(seat(local, id, "ottoman"), viewport={"width": 1280, "height": 800})
    at_table(page)
    impulses: list[str] = []

    def late(ask: Ask) -> bool:
        if ask.kind == "impulse":
            impulses.append(ask.seat)
        is_short = ask.kind == "impulse" and 2 <= len(ask.options) <= 4
        return len(impulses) > 12 and is_short and ask.seat == "ottoman"

    play_on(client, id, late)
    expect(page.get_by_test_id("digest")).to_be_visible()
    expect(page.locator(".options button[data-key]").first).to_be_visible()
    for room in ({"width": 1280, "height": 800}, LARGE):
        page.set_viewport_size(room)  # type: ignore[arg-type]
        page.wait_for_timeout(200)
        assert options_in_sight(page)
        assert all_stand_in_sight(page)


def test_the_next_question_begins_with_its_first_line(local: str, visitor: Visitor) -> None:
    """Whoever had to scroll to an answer is not left in the middle of what is asked next."""
    client, id = his(local)
    name = play_on(client, id, lambda ask: ask.kind == "spend-cp" and len(ask.options) > 6)
    page = visitor(seat(local, id, name), viewport={"width": 1280, "height": 480})
    at_table(page)
    question = asked(page)
    expect(question).to_contain_text("CP to spend")
    decide = page.get_by_test_id("decide")
    decide.evaluate("each => { each.scrollTop = each.scrollHeight }")
    assert decide.evaluate("each => each.scrollTop") > 0
    assert is_whole(question, ".decide"), "what is asked stays above its list"
    page.locator(".options button[data-key='action.raise_regular']").click()
    expect(question).not_to_contain_text("CP to spend")
    assert decide.evaluate("each => each.scrollTop") == 0
    assert is_whole(question, ".decide")


def test_on_a_phone_the_next_question_comes_into_sight(local: str, visitor: Visitor) -> None:
    """Who answers at the end of a long list stands far below."""
    client, id = his(local)
    name = play_on(client, id, lambda ask: ask.kind == "spend-cp" and len(ask.options) > 6)
    page = visitor(seat(local, id, name), **PHONE)
    at_table(page)
    raising = page.locator(".options button[data-key='action.raise_regular']")
    raising.evaluate("each => each.scrollIntoView({ block: 'start' })")
    question = asked(page)
    expect(question).not_to_be_in_viewport()
    raising.dispatch_event("click")
    expect(question).not_to_contain_text("CP to spend")
    expect(question).to_be_in_viewport()


def test_a_map_that_the_browser_has_scrolled_is_a_map_that_was_moved(
    local: str, visitor: Visitor
) -> None:
    """Else all that lies on it, the menu of a place too, stands beside where it belongs."""
    client, id = his(local)
    assert play_on(client, id, lambda ask: ask.kind == "impulse") == "ottoman"
    page = visitor(seat(local, id, "ottoman"), **PHONE)
    at_table(page)
    board, place = page.locator(".board"), page.locator(".place[data-ref='space:istanbul']")
    before = place.evaluate("each => each.getBoundingClientRect().x")
    gone = board.evaluate("each => (each.scrollLeft = 40, each.scrollLeft)")
    assert gone > 0
    expect(board).to_have_js_property("scrollLeft", 0)
    assert place.evaluate("each => each.getBoundingClientRect().x") == pytest.approx(before - gone)
    place.dispatch_event("click")
    expect(page.get_by_test_id("map-menu")).to_be_in_viewport(ratio=1)
