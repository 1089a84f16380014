"""Languages in the browser: the switch, the letters that are loaded, and no English in code."""

import re

from playwright.sync_api import Page, expect

from tercio.kernel.words.pseudo import PSEUDO, pseudo, words_left
from tests.e2e.conftest import Visitor
from tests.e2e.people import PASSWORD
from tests.e2e.table import at_table, primer, seat
from tests.server.client import Client

READ = """() => {
    const texts = [document.title, document.body.innerText];
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"])
            texts.push(each.getAttribute(name) ?? "");
    return texts.join("\\n");
}"""
IDS = re.compile(r"\b(HIS|VQ|uRR|PR|PB|Tercio|English|Enter|Tab|Esc|Ctrl|Shift)\b")
"""Books, our own name, languages by theirs, and keys of a keyboard."""


def spoken(address: str) -> str:
    """The same page in other letters."""
    url, mark, rest = address.partition("#")
    return f"{url.rstrip('/')}/?lang={PSEUDO}{mark}{rest}"


def plain_lines(page: Page) -> list[str]:
    text: str = page.evaluate(READ)
    return sorted({line for line in text.splitlines() if words_left(IDS.sub("", line))})


def test_the_lobby_and_the_help_are_made_of_messages(local: str, visitor: Visitor) -> None:
    page = visitor(spoken(f"{local}/#/"))
    expect(page.get_by_test_id("solo")).to_be_enabled()
    assert page.locator("html").get_attribute("lang") == PSEUDO
    assert plain_lines(page) == []
    page = visitor(spoken(f"{local}/#/help"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert plain_lines(page) == []


def test_the_page_of_a_game_is_made_of_messages(local: str, visitor: Visitor) -> None:
    page = visitor(spoken(f"{local}/#/game/primer"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert plain_lines(page) == []


def test_a_table_is_made_of_messages(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    said = {"seat": "gonzaga", "text": "\u4eca\u65e5\u306f"}
    client.http.post(f"/api/tables/{id}/talk", json=said).raise_for_status()
    page = visitor(spoken(seat(local, id, "colonna")))
    at_table(page)
    assert plain_lines(page) == []
    page.get_by_role("tab", name=pseudo("Talk")).click()
    expect(page.get_by_role("tabpanel")).to_contain_text(said["text"])
    assert plain_lines(page) == []


def test_an_account_brings_its_language_to_another_browser(hosted: str, visitor: Visitor) -> None:
    client = Client(hosted)
    client.sign_up("Kotaro", PASSWORD)
    client.http.put("/api/account/language", json={"language": "ja"}).raise_for_status()
    page = visitor(f"{hosted}/#/")
    page.get_by_label("Name", exact=True).fill("Kotaro")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(page.locator("html[lang=ja]").get_by_test_id("new")).to_be_visible()
    # Wherever the switch is used, the account remembers it.
    page.goto(f"{hosted}/#/help")
    page.locator("select:has(option[value=ja])").select_option("en")
    expect(page.locator("html[lang=en] h1")).to_be_visible()
    me = client.me().account
    assert me is not None
    assert me.language == "en"


def test_where_a_mail_leads_the_language_can_be_changed(hosted: str, visitor: Visitor) -> None:
    for at in ("reset/x", "confirm/x", "unsubscribe?word=x"):
        page = visitor(f"{hosted}/#/{at}")
        page.locator("select:has(option[value=ja])").select_option("ja")
        expect(page.locator("html[lang=ja] h1")).to_be_visible()
        assert page.url == f"{hosted}/#/{at}"


def test_readers_of_english_load_no_other_letters(local: str, visitor: Visitor) -> None:
    page = visitor("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(local)
    expect(page.get_by_test_id("solo")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("lang") == "en"
    assert [url for url in asked if re.search(r"noto|fonts-ja|pseudo", url)] == []
