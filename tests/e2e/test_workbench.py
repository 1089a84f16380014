"""The data workbench: rows are read, corrected, collected in a pack, downloaded and played."""

import tomllib
import zipfile
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import at_table
from tests.e2e.test_everyone import is_accessible


def bench(page: Page, local: str, game: str, table: str) -> None:
    page.goto(f"{local}/#/game/{game}?table={table}")
    expect(page.get_by_test_id("row-form")).to_be_visible()


def test_a_card_is_corrected_without_a_mouse_and_downloaded(
    local: str, visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor(f"{local}/#/game/virgin_queen")
    page.get_by_test_id("data-tables").get_by_role("link", name="cards").click()
    form = page.get_by_test_id("row-form")
    expect(form.get_by_role("heading")).to_contain_text("Grand Vizier")
    expect(form).to_contain_text("name (FAQ)")
    expect(form.locator(".guessed + dd")).to_have_text("cp")
    is_accessible(page)

    form.get_by_label("cp", exact=True).fill("much")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_test_id("row-problem")).to_have_text("That is no number.")
    form.get_by_label("cp", exact=True).fill("4")
    expect(page.get_by_test_id("row-card").locator(".shield")).to_contain_text("4")
    page.keyboard.press("Control+Enter")
    expect(form.get_by_role("heading")).to_contain_text("Ottoman Tribute")
    expect(page.get_by_test_id("progress")).to_contain_text("1 of ")
    page.keyboard.press("Alt+ArrowUp")
    expect(form.get_by_role("heading")).to_contain_text("Grand Vizier")
    expect(form.get_by_label("cp", exact=True)).to_have_value("4")

    form.get_by_label("owner").fill("nobody")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_test_id("row-problem")).to_contain_text("there is no 'nobody' in powers")
    page.reload()
    with page.expect_download() as waiting:
        page.get_by_test_id("pack-download").click()
    waiting.value.save_as(tmp_path / "pack.zip")
    with zipfile.ZipFile(tmp_path / "pack.zip") as pack:
        assert pack.testzip() is None
        cards = tomllib.loads(pack.read("cards.toml").decode())["cards"]
    assert [(card["id"], card["cp"], card["certainty"]) for card in cards] == [
        ("grand_vizier", 4, "documented")
    ]


def test_guesses_are_typed_over_one_after_the_other(local: str, visitor: Visitor) -> None:
    """Enter goes from guess to guess and to the next row; a text is replaced without a mouse."""
    page = visitor("about:blank")
    bench(page, local, "virgin_queen", "cards")
    form = page.get_by_test_id("row-form")
    expect(form).to_contain_text("gathered from the FAQ")
    page.locator("#row-holy_league").click()
    form.get_by_label("name", exact=True).focus()
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Alt+ArrowDown")
    expect(form.get_by_label("number", exact=True)).to_be_focused()
    page.keyboard.type("99")
    page.keyboard.press("Enter")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    text = form.get_by_label("text", exact=True)
    expect(text).to_be_focused()
    page.keyboard.type("As it is printed.")
    expect(text).to_have_value("As it is printed.")
    expect(page.get_by_test_id("row-card")).to_contain_text("As it is printed.")
    page.keyboard.press("Enter")
    expect(form.get_by_role("heading")).to_contain_text("Homeland Uprising")
    page.keyboard.press("Alt+ArrowUp")
    expect(form.get_by_label("number", exact=True)).to_have_value("99")
    expect(text).to_have_value("As it is printed.")


def test_a_pack_is_brought_back_and_gone_on_with(
    local: str, visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor("about:blank")
    bench(page, local, "primer", "towns")
    mine = tmp_path / "mine.zip"
    with zipfile.ZipFile(mine, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr("mine/pack.toml", 'name = "mine"\ngame = "primer"\n')
        pack.writestr("mine/lombardy.toml", '[[towns]]\nid = "pavia"\nvalue = 7\n')
    page.get_by_test_id("pack-file").set_input_files(mine)
    expect(page.get_by_test_id("pack-told")).to_contain_text("“mine” is open")
    expect(page.get_by_test_id("pack")).to_contain_text("1 row")
    page.get_by_role("checkbox").uncheck()
    page.locator("#row-pavia").click()
    expect(page.get_by_label("value", exact=True)).to_have_value("7")

    with zipfile.ZipFile(mine, "w") as pack:
        pack.writestr("pack.toml", 'name = "other"\ngame = "virgin_queen"\n')
    page.get_by_test_id("pack-file").set_input_files(mine)
    expect(page.get_by_test_id("pack-told")).to_contain_text("is for 'virgin_queen'")
    expect(page.get_by_test_id("pack")).to_contain_text("1 row")


def test_a_game_is_played_with_what_was_corrected(local: str, visitor: Visitor) -> None:
    page = visitor("about:blank", viewport={"width": 390, "height": 844})
    bench(page, local, "primer", "towns")
    page.get_by_role("checkbox").uncheck()
    page.locator("#row-pavia").click()
    page.get_by_label("value", exact=True).fill("9")
    page.get_by_test_id("row-save").click()
    expect(page.get_by_test_id("pack")).to_contain_text("1 row")
    is_accessible(page)
    page.get_by_test_id("pack-play").click()
    at_table(page)
    expect(page.locator(".place[data-ref='town:pavia']")).to_have_count(1)
    boards = page.evaluate(
        "fetch(location.hash.replace(/#\\/table\\/([^?]*).*/, '/api/tables/$1/boards'))"
        ".then(answer => answer.json())"
    )
    notes = {place["ref"]: place["note"] for place in boards[0]["places"]}
    assert "worth 9" in notes["town:pavia"]
