"""The large game in the browser: what is asked, the chances, the words, the hand, deals."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import POWERS, his, play_until
from tests.e2e.table import (
    PHONE,
    asked,
    at_table,
    in_a_scheme,
    of_a_great_game,
    seat,
    settle,
    space,
)
from tests.e2e.test_everyone import is_accessible, key_to
from tests.server.doorstep import served, settings


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own: a whole minute's requests of the other tests shall not count here."""
    with served(settings(tmp_path_factory.mktemp("his"))) as url:
        yield url


def test_an_attempt_shows_its_chances_and_its_dice_are_no_hits(
    local: str, visitor: Visitor
) -> None:
    client, id = his(local)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    expect(page.locator(".options .chance").first).to_have_text(re.compile(r"^\d+ %$"))
    chart = page.get_by_test_id("odds")
    expect(chart).to_contain_text(re.compile(r"success \d+ %"))
    target = page.locator(".place.lit").first
    name = target.get_attribute("data-ref")
    target.click()
    line = page.get_by_test_id("log").locator("li.rolled").first
    expect(line.locator(".dice b").first).to_be_visible()
    expect(page.locator(".dice .hit")).to_have_count(0)
    (log,) = [part for part in client.log(id).entries if part.kind == "attempt-resolved"][:1]
    assert name in log.refs


def test_hits_are_those_of_the_battle(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    play_until(client, id, "impulse")
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    rolls = [line for line in client.log(id, "protestant").entries if line.dice]
    hits = [line for line in rolls if line.hit]
    assert hits, "the Diet of Worms was held with dice that hit"
    expect(page.locator(".dice .hit")).to_have_count(
        sum(die >= line.hit for line in hits for die in line.dice or ())
    )


def test_a_place_tells_all_about_itself_to_pointer_and_keyboard(
    local: str, visitor: Visitor
) -> None:
    _, id = his(local)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    card = page.get_by_test_id("peek")
    space(page, "vienna").hover()
    expect(card).to_contain_text("Vienna")
    expect(card).to_contain_text("regulars")
    expect(card).to_contain_text("the seat of a ruler")
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    page.locator(".board").focus()
    key_to(page, "document.activeElement?.matches('.place.lit')", "PageDown")
    expect(card).to_contain_text("You may choose it now")


def test_a_move_of_the_large_game_without_a_mouse(local: str, visitor: Visitor) -> None:
    _, id = his(local)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    page.locator(".board").focus()
    key_to(page, "document.activeElement?.matches('.place.lit')", "PageDown")
    with page.expect_response(lambda answer: "/decisions" in answer.url) as answered:
        page.keyboard.press("Enter")
    assert answered.value.ok


def test_words_of_the_rules_are_explained_on_hover_focus_and_escape(
    local: str, visitor: Visitor
) -> None:
    client, id = his(local)
    name = play_until(client, id, "impulse")
    page = visitor(seat(local, id, name))
    at_table(page)
    page.keyboard.press("d")
    tip = page.get_by_role("tooltip")
    word = page.get_by_test_id("panels").get_by_role("button", name="VP", exact=True)
    word.hover()
    expect(tip).to_contain_text("Victory Points")
    expect(tip).to_contain_text("HIS 23")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.get_by_test_id("panels").get_by_role("button", name="Keys", exact=True).focus()
    expect(tip).to_contain_text("fortified")
    expect(page.get_by_role("button", name="Keys", exact=True)).to_have_attribute(
        "aria-describedby", "tip"
    )


def test_on_a_phone_a_long_press_explains_and_chooses_nothing(local: str, visitor: Visitor) -> None:
    _, id = his(local)
    page = visitor(seat(local, id, "protestant"), **PHONE)
    at_table(page)
    before = asked(page).inner_text()
    touch = page.context.new_cdp_session(page)
    page.locator(".standings .score").first.scroll_into_view_if_needed()
    box = page.locator(".standings .score").first.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.get_by_role("tooltip")).to_contain_text("Victory Points")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert asked(page).inner_text() == before
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_cards_say_whether_they_can_be_played_and_why_not(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    name = play_until(client, id, "impulse")
    page = visitor(seat(local, id, name))
    at_table(page)
    hand = page.get_by_test_id("hand")
    lit = {ref for each in client.look(id, name).options for ref in each.refs}
    for card in hand.locator(".card").all():
        ref = card.get_attribute("data-ref")
        told = card.get_by_test_id("playable" if ref in lit else "barred")
        expect(told).not_to_be_empty()
    hand.locator(".card.lit").first.click()
    expect(page.locator(".options button[data-key]").first).to_be_visible()


@of_a_great_game("here_i_stand")
def test_everything_beside_the_map_has_a_display(local: str, visitor: Visitor) -> None:
    client, id = his(local, "1532")
    page = visitor(seat(local, id, "papacy"))
    at_table(page)
    page.keyboard.press("d")
    panels = page.get_by_test_id("panels")
    for panel in client.look(id, "papacy").scene.panels:
        panels.get_by_role("tab", name=panel.title, exact=True).click()
        expect(panels.get_by_role("tabpanel")).not_to_be_empty()
        expect(panels.get_by_role("tabpanel")).not_to_contain_text("_")
    panels.get_by_role("tab", name="Diplomatic status").click()
    expect(panels.locator("table.matrix tbody tr")).to_have_count(len(POWERS))
    panels.get_by_role("tab", name="Victory track").click()
    expect(panels.locator(".track .chip")).to_have_count(len(POWERS))


@of_a_great_game("here_i_stand")
@in_a_scheme
def test_axe_finds_nothing_serious_at_the_large_table(
    local: str, visitor: Visitor, scheme: str
) -> None:
    client, id = his(local)
    name = play_until(client, id, "impulse")
    page = visitor(seat(local, id, name), color_scheme=scheme)
    at_table(page)
    expect(page.get_by_test_id("hand")).to_be_visible()
    is_accessible(page)
    page.keyboard.press("d")
    is_accessible(page)


def test_the_log_is_filtered_by_word_and_by_power_and_shows_on_the_map(
    local: str, visitor: Visitor
) -> None:
    client, id = his(local)
    play_until(client, id, "impulse")
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    log = page.get_by_test_id("log")
    page.get_by_label("Filter the log").fill("wittenberg")
    for line in log.locator("li").all():
        expect(line).to_contain_text(re.compile("wittenberg", re.IGNORECASE))
    log.get_by_role("button").first.click()
    expect(space(page, "wittenberg")).to_have_class(re.compile("shown"))
    box, frame = space(page, "wittenberg").bounding_box(), page.locator(".board").bounding_box()
    assert box is not None
    assert frame is not None
    assert frame["x"] < box["x"] < frame["x"] + frame["width"]
    page.get_by_label("Filter the log").fill("")
    page.get_by_label("Only lines about").select_option(label="Papacy")
    expect(log.locator("li").first).to_contain_text("Papacy")


def test_a_deal_is_composed_countered_withdrawn_and_accepted(local: str, visitor: Visitor) -> None:
    client, id = his(local, "1532")
    play_until(client, id, "negotiate")
    france = visitor(seat(local, id, "france"))
    ottoman = visitor(seat(local, id, "ottoman"))
    mine = france.get_by_test_id("deals")
    mine.get_by_role("button", name="Ottoman").click()
    _add_alliance(mine)
    expect(mine.locator("article.draft li").first).to_contain_text("ally for this turn")
    mine.get_by_role("button", name="Send the offer").click()
    mine.get_by_role("button", name="Withdraw").click()
    expect(mine.locator("article")).to_have_count(0)
    mine.get_by_role("button", name="Ottoman").click()
    _add_alliance(mine)
    mine.get_by_role("button", name="Send the offer").click()
    theirs = ottoman.get_by_test_id("deals")
    theirs.get_by_role("button", name="Make a counter-offer").click()
    expect(theirs.locator("article.draft h3")).to_contain_text("France")
    _add_alliance(theirs)
    theirs.get_by_role("button", name="Send the offer").click()
    expect(mine.get_by_role("button", name="Accept")).to_be_visible()
    settle(france)
    mine.get_by_role("button", name="Accept").click()
    expect(theirs.locator("article.agreed")).to_contain_text("ally for this turn")


def _add_alliance(deals: Locator) -> None:
    choices = deals.get_by_label("Add a clause")
    expect(choices).to_be_visible()
    words = choices.locator("option").all_inner_texts()
    wanted = next(each for each in words if "ally for this turn" in each)
    choices.select_option(label=wanted)
    expect(deals.locator("article.draft li").first).not_to_contain_text("Nothing in it yet")


def test_seats_are_called_by_their_names_in_the_lobby(local: str, visitor: Visitor) -> None:
    page = visitor(local)
    group = page.get_by_role("group", name="Play Here I Stand as")
    expect(group.get_by_role("button")).to_have_text(
        ["Ottoman", "Hapsburg", "England", "France", "Papacy", "Protestant"]
    )


def test_where_an_army_comes_from_does_not_glow(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    page = visitor(seat(local, id, "protestant"))
    at_table(page)
    refs = [each.refs for each in client.look(id, "protestant").options if each.refs]
    common = set(refs[0]).intersection(*refs)
    for ref in common:
        expect(page.locator(f".place.lit[data-ref='{ref}']")).to_have_count(0)
    expect(page.locator(".place.lit")).to_have_count(
        len({r for each in refs for r in each} - common)
    )
