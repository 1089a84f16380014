"""How much must come over the wire before somebody can play."""

from playwright.sync_api import Page, Request, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import at_table, primer, seat

MOST = 300_000


def weighed(page: Page, address: str) -> dict[str, int]:
    """The bytes of every answer, compressed as they came."""
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        if "/events" not in request.url:
            sizes[request.url] = request.sizes()["responseBodySize"]

    page.on("requestfinished", weigh)
    page.goto(address)
    return sizes


def test_the_first_page_is_light(local: str, visitor: Visitor) -> None:
    page = visitor("about:blank")
    sizes = weighed(page, local)
    expect(page.get_by_test_id("solo")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes.values()) < MOST
    assert not [url for url in sizes if "TablePage" in url], "the table comes when it is wanted"


def test_a_table_is_light_too(local: str, visitor: Visitor) -> None:
    _, id = primer(local, "me", "me")
    page = visitor("about:blank")
    sizes = weighed(page, seat(local, id, "colonna"))
    at_table(page)
    page.wait_for_timeout(1500)
    assert sum(size for url, size in sizes.items() if "/geometry/" not in url) < MOST


def test_what_a_table_needs_is_asked_for_once_and_before_its_page_is_there(
    local: str, visitor: Visitor
) -> None:
    _, id = primer(local, "me", "me")
    page = visitor("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(local)))
    page.goto(seat(local, id, "colonna"))
    at_table(page)
    table = f"/api/tables/{id}"
    first = [table, f"{table}/boards", f"{table}/look?seat=colonna&since=0&heard=0"]
    assert [url for url in asked if url in first] == first
    fonts = [n for n, url in enumerate(asked) if url.endswith(".woff2")]
    assert max(asked.index(url) for url in first) < min(fonts)
