"""A small window: how all stand is seen at once, and one's last choice can be taken back."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import at_table, option, seat
from tests.e2e.test_here_i_stand import his
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
