"""How much must come over the wire before somebody can play."""

from playwright.sync_api import Page, Request, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import asked, at_table, option, primer, seat, to_impulses

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
    wanted: list[str] = []
    page.on("request", lambda request: wanted.append(request.url.removeprefix(local)))
    page.goto(seat(local, id, "colonna"))
    at_table(page)
    table = f"/api/tables/{id}"
    first = [table, f"{table}/boards", f"{table}/look?seat=colonna&since=0&heard=0"]
    assert [url for url in wanted if url in first] == first
    fonts = [n for n, url in enumerate(wanted) if url.endswith(".woff2")]
    assert max(wanted.index(url) for url in first) < min(fonts)


def test_a_decision_is_one_request(local: str, visitor: Visitor) -> None:
    """Log, chances and reasons come with its answer, and the ping about it fetches nothing."""
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    page.wait_for_timeout(1500)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    for key in ("march.genoa", "goal.pavia"):
        option(page, key).click()
        expect(option(page, key)).to_have_count(0)
    expect(page.locator(".options .chance").first).to_be_visible()
    page.wait_for_timeout(1500)
    assert sent == 2 * [f"POST {local}/api/tables/{id}/decisions"]


def test_news_are_one_request(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    to_impulses(client, id)
    expect(asked(page)).to_contain_text("Your impulse")
    page.wait_for_timeout(1500)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url.split("/")[-1].split("?")[0]))
    client.say(id, "Good morning", seat="gonzaga")
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_test_id("talk")).to_contain_text("Good morning")
    page.wait_for_timeout(1500)
    assert "look" not in sent, "what is new comes with the event"
