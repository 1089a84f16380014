"""What happens beyond the edge of the map's view is pointed at."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import at_table, decide, primer, seat, to_impulses, town


def test_an_arrow_at_the_edge_points_to_what_was_done_and_goes_there(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    decide(client, id, "colonna", "muster.genoa")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    arrow = page.locator(".beyond")
    expect(town(page, "genoa")).to_be_in_viewport()
    expect(arrow).to_have_count(0)
    page.locator(".board").focus()
    for _ in range(6):
        page.keyboard.press("+")
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] - 60, steps=4)
    page.mouse.up()
    expect(town(page, "genoa")).not_to_be_in_viewport()
    expect(arrow).to_have_text("Genoa")
    place = arrow.bounding_box()
    assert place is not None
    gaps = (place["x"] - box["x"], box["y"] + box["height"] - place["y"] - place["height"])
    assert -2 <= min(gaps) < 20, "it lies at the edge beyond which Genoa is"
    arrow.click()
    expect(town(page, "genoa")).to_be_in_viewport()
    expect(arrow).to_have_count(0)
