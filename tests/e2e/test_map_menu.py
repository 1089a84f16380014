"""Play begins on the map: what can be done where one clicks, and how many clicks it takes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tercio.server.http.wire.looks import Look
from tests.e2e.conftest import Visitor
from tests.e2e.openings import his, play_until, regis, to_deployment
from tests.e2e.table import (
    PHONE,
    asked,
    at_table,
    seat,
    space,
)
from tests.server.client import Client
from tests.server.doorstep import served, settings


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("menu"))) as url:
        yield url


def _hapsburg_spends(url: str, visitor: Visitor, **how: object) -> tuple[Client, str, Page]:
    """The Hapsburg has some CP to spend, in the first turn of a game."""
    for _ in range(20):
        client, id = his(url)
        name = play_until(client, id, "impulse")
        while name != "hapsburg":
            look = client.look(id, name)
            cheap = next(o.key for o in look.options if o.key.startswith("cp."))
            client.decide(id, name, cheap, look.seq)
            name = play_until(client, id, "spend-cp")
            client.decide(id, name, "end-impulse", client.look(id, name).seq)
            name = play_until(client, id, "impulse")
        if dear := _dear_card(client.look(id, name)):
            client.decide(id, name, dear, client.look(id, name).seq)
            assert play_until(client, id, "spend-cp") == "hapsburg"
            break
    page = visitor(seat(url, id, "hapsburg"), **how)
    at_table(page)
    expect(asked(page)).to_contain_text("CP to spend")
    page.evaluate(
        "window.clicks = 0; addEventListener('click', () => { window.clicks += 1 }, true)"
    )
    return client, id, page


def _dear_card(look: Look) -> str | None:
    """The key of a card that is worth three CP or more."""
    worth = {card.ref: card.value for hand in look.scene.hands for card in hand.cards}
    for option in look.options:
        if option.key.startswith("cp.") and any(worth.get(ref, 0) >= 3 for ref in option.refs):
            return option.key
    return None


def _others_pass(client: Client, id: str) -> None:
    """Nobody else plays a card."""
    while others := [name for name in client.look(id).waiting if name != "hapsburg"]:
        for look in (client.look(id, name) for name in others):
            if look.seat and look.prompt:
                keys = [option.key for option in look.options]
                key = "pass" if "pass" in keys else keys[-1]
                client.decide(id, look.seat, key, look.seq)


def _clicks(page: Page) -> int:
    return int(page.evaluate("window.clicks"))


def _menu(page: Page) -> Locator:
    return page.get_by_test_id("map-menu")


def _cp(client: Client, id: str) -> str:
    look = client.look(id, "hapsburg")
    assert look.prompt is not None
    return look.prompt.text


def test_a_stack_goes_one_space_by_two_clicks_and_further_by_one(
    local: str, visitor: Visitor
) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    space(page, "besancon").click()
    expect(_menu(page)).to_contain_text("Move formation")
    lit = page.locator(".place.lit")
    expect(lit.first).to_be_visible()
    assert set(lit.evaluate_all("all => all.map(each => each.dataset.ref)")) >= {"space:geneva"}
    space(page, "geneva").click()
    expect(page.get_by_test_id("log")).to_contain_text("Hapsburg spends 1 CP")
    assert _clicks(page) == 2
    _others_pass(client, id)
    expect(page.get_by_test_id("log")).to_contain_text("from Besançon to Geneva")
    # The stack is taken up again where it stands.
    expect(_menu(page)).to_contain_text("Geneva")
    space(page, "besancon").click()
    expect(_menu(page)).to_have_count(0)
    _others_pass(client, id)
    expect(page.get_by_test_id("log")).to_contain_text("from Geneva to Besançon")
    assert _clicks(page) == 3


def test_a_fleet_sails_by_two_clicks(local: str, visitor: Visitor) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    space(page, "barcelona").click()
    expect(_menu(page)).to_contain_text("Naval move")
    page.locator(".lit[data-ref='sea:gulf_of_lyon']").click()
    expect(page.get_by_test_id("log")).to_contain_text("from Barcelona to Gulf of Lyon")
    _others_pass(client, id)
    expect(asked(page)).to_contain_text("CP to spend")
    assert _clicks(page) == 2


def test_a_unit_is_built_by_two_clicks_and_the_next_one_by_one(
    local: str, visitor: Visitor
) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    space(page, "vienna").click()
    _menu(page).get_by_role("button", name="Buy mercenary: 1 CP", exact=True).click()
    expect(page.get_by_test_id("log")).to_contain_text("Vienna")
    assert _clicks(page) == 2
    expect(_menu(page)).to_contain_text("Buy mercenary")
    before = _cp(client, id)
    space(page, "antwerp").click()
    expect(page.get_by_test_id("log")).to_contain_text("Antwerp")
    assert _clicks(page) == 3
    assert _cp(client, id) != before


def test_a_march_of_several_steps_is_drawn_with_its_price_before_it_is_begun(
    local: str, visitor: Visitor
) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    route, before = page.get_by_test_id("route"), client.look(id, "hapsburg")
    space(page, "besancon").click()
    expect(page.locator("[data-price='space:basel']")).to_have_text("1")
    expect(page.locator("[data-price='space:zurich']")).to_have_text("2")
    space(page, "zurich").click()
    expect(_menu(page)).to_contain_text("March from Besançon: 2 CP")
    expect(_menu(page)).to_contain_text("Others may respond")
    expect(route).to_have_count(1)
    # It can be changed, dropped and drawn again: nobody has heard of it.
    space(page, "worms").click()
    expect(_menu(page)).to_contain_text("Worms")
    page.keyboard.press("Escape")
    expect(route).to_have_count(0)
    assert client.look(id, "hapsburg") == before
    page.evaluate("window.clicks = 0")
    space(page, "besancon").click()
    expect(page.locator("[data-price='space:zurich']")).to_be_visible()
    space(page, "zurich").click()
    page.get_by_test_id("commit").click()
    assert _clicks(page) == 3
    expect(page.get_by_test_id("log")).to_contain_text("Hapsburg spends 1 CP")
    _others_pass(client, id)
    # Nothing came in between: it goes on by itself.
    expect(page.get_by_test_id("log")).to_contain_text("from Besançon to Basel")
    _others_pass(client, id)
    expect(page.get_by_test_id("log")).to_contain_text("from Basel to Zürich")
    assert _clicks(page) == 3


def _drag(page: Page, start: Locator, goal: Locator) -> None:
    for at, step in ((start, page.mouse.down), (goal, page.mouse.up)):
        box = at.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        step()


def test_a_stack_is_dragged_to_its_goal(local: str, visitor: Visitor) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    counter = page.locator(".counter[data-place='space:besancon']")
    # Two spaces away the way is drawn first.
    _drag(page, counter, space(page, "zurich"))
    expect(_menu(page)).to_contain_text("March from Besançon: 2 CP")
    expect(page.get_by_test_id("route")).to_have_count(1)
    page.keyboard.press("Escape")
    # Where it cannot go, it is said what is missing.
    _drag(page, counter, space(page, "rome"))
    expect(_menu(page)).to_contain_text("Rome")
    page.keyboard.press("Escape")
    _drag(page, counter, space(page, "geneva"))
    _others_pass(client, id)
    expect(page.get_by_test_id("log")).to_contain_text("from Besançon to Geneva")


def test_another_way_is_chosen_by_clicking_its_places_in_turn(local: str, visitor: Visitor) -> None:
    _, _, page = _hapsburg_spends(local, visitor)
    space(page, "besancon").click()
    expect(page.locator("[data-price='space:zurich']")).to_have_text("2")
    space(page, "zurich").click()
    legs = _menu(page).locator(".legs li > span:first-child")
    expect(legs).to_have_text(["Basel", "Zürich"])
    page.get_by_test_id("another-way").click()
    space(page, "geneva").click()
    expect(page.locator("[data-price='space:zurich']")).to_have_text("3")
    space(page, "zurich").click()
    expect(legs).to_have_text(["Geneva", "Basel", "Zürich"])
    # The draft is there again after a reload, and can be left to the map again.
    page.reload()
    at_table(page)
    expect(legs).to_have_text(["Geneva", "Basel", "Zürich"])
    expect(page.get_by_test_id("commit")).to_be_enabled()


def test_a_draft_outlives_somebody_who_leaves_before_it_is_drawn_again(
    local: str, visitor: Visitor
) -> None:
    _, _, page = _hapsburg_spends(local, visitor)
    space(page, "besancon").click()
    expect(page.locator("[data-price='space:zurich']")).to_have_text("2")
    space(page, "zurich").click()
    legs = _menu(page).locator(".legs li > span:first-child")
    expect(legs).to_have_text(["Basel", "Zürich"])
    acts = page.get_by_test_id("commit").locator("..")
    assert acts.evaluate("each => each.scrollWidth <= each.clientWidth"), "all of them are inside"
    page.route("**/ways?*", lambda route: None)  # a slow line
    with page.expect_request("**/ways?*"):
        page.reload()
    page.unroute("**/ways?*")
    page.get_by_role("link", name="Lobby").or_(page.locator("a[href='#/']")).first.click()
    expect(page.get_by_test_id("solo").first).to_be_visible()
    page.go_back()
    at_table(page)
    expect(legs).to_have_text(["Basel", "Zürich"])


def test_what_is_left_of_a_march_is_a_draft_after_a_reload(local: str, visitor: Visitor) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    space(page, "besancon").click()
    expect(page.locator("[data-price='space:zurich']")).to_be_visible()
    space(page, "zurich").click()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("Hapsburg spends 1 CP")
    page.reload()
    at_table(page)
    _others_pass(client, id)
    expect(_menu(page)).to_contain_text("March from Basel: 1 CP")
    with page.expect_response(lambda answer: "/decisions" in answer.url):
        page.get_by_test_id("commit").click()  # before it is taken there is nothing to pass on
    _others_pass(client, id)
    expect(page.get_by_test_id("log")).to_contain_text("from Basel to Zürich")


def test_a_list_of_units_is_changed_freely_and_bought_with_one_request_and_one_undo(
    local: str, visitor: Visitor
) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    before, sent = _cp(client, id), list[str]()
    page.on("request", lambda each: sent.append(each.method) if "decisions" in each.url else None)
    space(page, "vienna").click()
    _menu(page).get_by_role("button", name="Buy mercenary: 1 CP: plan several").click()
    for name in ("antwerp", "seville", "seville"):
        expect(page.locator(f".place.lit[data-ref='space:{name}']")).to_be_visible()
        space(page, name).click()
    expect(_menu(page)).to_contain_text("2 CP in all")
    expect(page.locator("[data-price='space:antwerp']")).to_have_text("+1")
    expect(page.locator("[data-price='space:seville']")).to_have_count(0)
    # A reload loses nothing that was drafted...
    page.reload()
    at_table(page)
    expect(_menu(page)).to_contain_text("2 CP in all")
    assert sent == []
    page.keyboard.press("Enter")
    for name in ("Vienna", "Antwerp"):
        expect(page.get_by_test_id("log")).to_contain_text(name)
    assert sent == ["POST"]
    # ...nor what was done.
    page.reload()
    at_table(page)
    page.get_by_test_id("undo").click()
    expect(asked(page)).to_have_text(before)


def test_a_part_of_a_stack_goes_by_steppers_and_one_click_on_its_goal(
    local: str, visitor: Visitor
) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    space(page, "antwerp").click()
    _menu(page).get_by_role("button", name="choose who goes").first.click()
    muster = page.get_by_test_id("muster")
    more = muster.get_by_role("button", name="one more")
    more.last.click()
    expect(muster.locator("output").last).to_have_text("1")
    more.last.click()
    expect(muster.locator("output").last).to_have_text("2")
    muster.get_by_role("button", name="one less").last.click()
    expect(muster.locator("output").last).to_have_text("1")
    space(page, "brussels").click()
    _others_pass(client, id)
    expect(page.get_by_test_id("log")).to_contain_text(
        "from Antwerp to Brussels with 1 Hapsburg regular"
    )


def test_a_click_on_a_place_of_others_says_who_of_mine_comes_there(
    local: str, visitor: Visitor
) -> None:
    _, _, page = _hapsburg_spends(local, visitor)
    space(page, "zurich").click()
    who = page.get_by_test_id("approaches")
    expect(who).to_contain_text("From Besançon, 2 steps: 2 CP")
    who.get_by_role("button", name="From Besançon").click()
    expect(page.get_by_test_id("route")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("route")).to_have_count(0)
    space(page, "edirne").click()
    expect(page.get_by_test_id("beyond")).to_contain_text("Nobody of yours comes here with the")


def test_of_what_is_too_far_it_is_said_how_much_would_do(local: str, visitor: Visitor) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    while client.ways(id, "hapsburg", "space:zurich").budget != "1 CP":
        buying = client.openings(id, "hapsburg", "space:vienna").openings
        keys = next(o.keys for o in buying if o.texts[0].startswith("Buy mercenary"))
        client.decide_all(id, "hapsburg", list(keys), client.look(id, "hapsburg").seq)
    expect(asked(page)).to_contain_text("1 CP to spend")
    space(page, "zurich").click()
    expect(page.get_by_test_id("beyond")).to_contain_text("with the 1 CP that you can spend")
    expect(page.get_by_test_id("beyond")).to_contain_text("From Besançon it would take 2 CP.")


def test_letters_take_what_is_often_done_and_a_question_mark_shows_them(
    local: str, visitor: Visitor
) -> None:
    _, _, page = _hapsburg_spends(local, visitor)
    page.keyboard.press("?")
    keys = page.get_by_test_id("keys")
    expect(keys.locator("dt", has_text="M").first).to_be_visible()
    expect(keys).to_contain_text("Move formation in clear")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("i")
    expect(asked(page)).to_contain_text("mercenary")
    page.keyboard.press("b")
    expect(asked(page)).to_contain_text("CP to spend")


def test_why_not_is_said_where_one_clicked(local: str, visitor: Visitor) -> None:
    _, _, page = _hapsburg_spends(local, visitor)
    space(page, "rome").click()
    why = _menu(page).get_by_test_id("why")
    expect(why.locator("p", has_text="Assault:")).to_contain_text("not besieging")
    page.keyboard.press("Escape")
    expect(_menu(page)).to_have_count(0)
    # A place of mine says what can be done there, and what cannot.
    space(page, "vienna").click()
    barred = _menu(page).get_by_test_id("barred")
    barred.locator("summary").click()
    expect(barred.locator("p", has_text="Build naval squadron:")).to_contain_text("not a port")


SEEN = """least => {
    const frame = document.querySelector("[data-testid=decide]").getBoundingClientRect();
    const below = document.querySelector("[data-testid=undo]").getBoundingClientRect();
    const all = [...document.querySelectorAll(".options [data-key]")];
    const boxes = all.map(each => each.getBoundingClientRect());
    return boxes.filter(box => box.top >= frame.top && box.bottom <= below.top).length >= least;
}"""


def test_of_a_long_list_at_least_fifteen_options_are_seen_at_once(
    local: str, visitor: Visitor
) -> None:
    client, id = regis(local)
    to_deployment(client, id)
    page = visitor(seat(local, id, "p1"), viewport={"width": 1440, "height": 900})
    at_table(page)
    options = page.locator(".options [data-key]")
    assert options.count() > 40
    page.wait_for_function(SEEN, arg=15)
    page = visitor(seat(local, id, "p1"), viewport={"width": 1280, "height": 640})
    at_table(page)
    page.wait_for_function(SEEN, arg=8)
    # Nor does it take from the list that much has happened since.
    page.evaluate("id => localStorage.setItem(`tercio.seen.${id}.p1`, '1')", id)
    page.reload()
    at_table(page)
    page.wait_for_function(SEEN, arg=8)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.get_by_role("group", name="Spain").locator("[data-key]")).to_have_count(11)
    # A kind is chosen once: then a place on the map is one more of it.
    page.locator("[data-key='deploy.spain.T2']").click()
    page.locator("[data-ref='area:madrid']").click()
    page.locator("[data-key='pass']").click()
    expect(_menu(page)).to_contain_text("a troop (2)")
    page.locator("[data-ref='area:burgos']").click()
    for name in ("Madrid", "Burgos"):
        expect(page.get_by_test_id("log")).to_contain_text(name)


def test_a_place_that_is_clicked_before_the_answer_is_there_is_taken(
    local: str, visitor: Visitor
) -> None:
    """A unit, then where it goes: nobody waits between the two for a slow line."""
    client, id = regis(local)
    to_deployment(client, id)
    page = visitor(seat(local, id, "p1"))
    at_table(page)
    held: list[Route] = []
    page.route("**/decisions", lambda route: route.continue_() if held else held.append(route))
    page.locator("[data-key='deploy.spain.T2']").click()
    expect(page.locator(".options [aria-busy='true']")).to_have_count(1)
    page.locator("[data-ref='area:seville']").click()
    page.locator("[data-ref='area:madrid']").click()
    held[0].continue_()
    expect(page.get_by_test_id("log")).to_contain_text("a troop (2) in Madrid")
    expect(asked(page)).to_contain_text("where to from Madrid")


def test_on_a_phone_the_menu_covers_no_goal_and_a_march_is_drawn_by_touch(
    local: str, visitor: Visitor
) -> None:
    _, _, page = _hapsburg_spends(local, visitor, **PHONE)
    space(page, "besancon").tap()
    expect(page.locator("[data-price='space:zurich']")).to_have_text("2")
    space(page, "zurich").tap()
    expect(_menu(page)).to_contain_text("March from Besançon: 2 CP")
    box = page.get_by_test_id("commit").bounding_box()
    assert box is not None
    assert box["height"] >= 36
    page.get_by_role("button", name="Drop it").tap()
    expect(_menu(page)).to_have_count(0)


def test_on_a_phone_what_is_pointed_at_is_dragged_by_touch(local: str, visitor: Visitor) -> None:
    """A finger moves the map; what the menu is open for it drags."""
    _, _, page = _hapsburg_spends(local, visitor, **PHONE)
    space(page, "besancon").tap()
    expect(page.locator("[data-price='space:zurich']")).to_have_text("2")
    (x, y), (to_x, to_y) = (_middle(space(page, name)) for name in ("besancon", "zurich"))
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *at: dict[str, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(at)})

    touch("touchStart", {"x": x, "y": y})
    for part in (0.2, 0.5, 1):
        touch("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
    touch("touchEnd")
    expect(_menu(page)).to_contain_text("March from Besançon: 2 CP")


def _middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _drawn(page: Page) -> None:
    space(page, "besancon").click()
    expect(page.locator("[data-price='space:zurich']")).to_have_text("2")
    space(page, "zurich").click()
    expect(_menu(page)).to_contain_text("March from Besançon: 2 CP")


def test_what_is_drafted_here_outlasts_what_one_does_elsewhere(
    local: str, visitor: Visitor
) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    _drawn(page)
    look = client.look(id, "hapsburg")
    buying = client.openings(id, "hapsburg", "space:vienna").openings
    keys = next(o.keys for o in buying if o.texts[0].startswith("Buy mercenary"))
    client.decide_all(id, "hapsburg", list(keys), look.seq)
    expect(page.get_by_test_id("log")).to_contain_text("Vienna")
    expect(_menu(page)).to_contain_text("March from Besançon: 2 CP")
    page.get_by_test_id("commit").click()
    _others_pass(client, id)
    expect(page.get_by_test_id("log")).to_contain_text("to Zürich")


def test_it_is_said_that_a_draft_is_gone_with_its_question(local: str, visitor: Visitor) -> None:
    client, id, page = _hapsburg_spends(local, visitor)
    _drawn(page)
    client.decide(id, "hapsburg", "end-impulse", client.look(id, "hapsburg").seq)
    expect(page.get_by_text("What you had drafted is gone")).to_be_visible()
    expect(page.get_by_test_id("route")).to_have_count(0)


def test_at_peace_it_is_said_that_a_war_is_wanted(local: str, visitor: Visitor) -> None:
    _, _, page = _hapsburg_spends(local, visitor)
    space(page, "london").click()
    why = _menu(page).get_by_test_id("why")
    expect(why).to_contain_text("HIS 13.1")
