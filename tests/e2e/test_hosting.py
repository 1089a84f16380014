"""Games among friends: invitations, substitutes, programs, saves, and what remains of a game."""

from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.people import PASSWORD, sign_up
from tests.e2e.table import asked, at_table, primer, seat
from tests.server.client import Client


def _invite(page: Page) -> str:
    """A table of the primer, its second seat by invitation; the link."""
    page.get_by_test_id("new").click()
    form = page.get_by_test_id("new-game")
    form.get_by_label("Game").select_option("primer")
    form.get_by_label("Players").select_option("2")
    form.get_by_label("Gonzaga").select_option("invited")
    form.get_by_role("button", name="Make the table").click()
    return page.get_by_label("Invitation link").input_value()


def test_whoever_is_invited_signs_up_and_sits_down_by_the_link(
    hosted: str, visitor: Visitor
) -> None:
    host = visitor(hosted)
    sign_up(host, "Dora")
    friend = visitor(_invite(host))
    expect(friend.get_by_text("A seat is kept for you")).to_be_visible()
    friend.get_by_label("Name").fill("Emil")
    friend.get_by_label("Password").fill(PASSWORD)
    friend.get_by_role("button", name="Sign up").click()
    kept = friend.locator("li", has=friend.get_by_test_id("kept-for-me"))
    expect(kept).to_contain_text("Gonzaga")
    expect(friend.get_by_role("button", name="Sit down here")).to_have_count(1)
    kept.get_by_role("button", name="Sit down here").click()
    expect(host.get_by_test_id("start")).to_be_enabled()
    host.get_by_test_id("start").click()
    at_table(host)
    at_table(friend)
    expect(asked(friend)).to_contain_text("How many ducats")


def test_an_invitation_is_taken_back_and_another_has_a_link_of_its_own(
    hosted: str, visitor: Visitor
) -> None:
    host = visitor(hosted)
    sign_up(host, "Hanna")
    link = _invite(host)
    host.get_by_test_id("uninvite").click()
    expect(host.get_by_label("Invitation link")).to_have_count(0)
    host.get_by_role("button", name="Invite somebody").click()
    expect(host.get_by_label("Invitation link")).not_to_have_value(link)
    host.get_by_test_id("uninvite").click()
    host.get_by_role("button", name="Give it to a bot").click()
    host.get_by_test_id("start").click()
    at_table(host)


def test_a_stranger_at_an_open_table_is_asked_to_log_in(hosted: str, visitor: Visitor) -> None:
    host = visitor(hosted)
    sign_up(host, "Frida")
    link = _invite(host).split("?")[0]
    stranger = visitor(link)
    stranger.get_by_role("link", name="Log in to sit down").click()
    stranger.get_by_label("Name").fill("Gustav")
    stranger.get_by_label("Password").fill(PASSWORD)
    stranger.get_by_role("button", name="Sign up").click()
    expect(stranger.get_by_text("Frida")).to_be_visible()


def test_a_bot_takes_a_seat_and_gives_it_back_and_everybody_is_told(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    page.get_by_role("tab", name="Orders").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot plays for you.").first).to_be_visible()
    assert next(each for each in client.table(id).seats if each.seat == "colonna").bot
    page.get_by_role("button", name="Play myself again").click()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_test_id("talk").locator("li")).to_have_count(2)
    assert [line.note for line in client.talk(id, "gonzaga").entries] == [
        line.note for line in client.talk(id, "colonna").entries
    ]


def test_a_token_from_the_lobby_opens_the_door_to_a_program(hosted: str, visitor: Visitor) -> None:
    page = visitor(hosted)
    sign_up(page, "Hugo")
    page.get_by_text("Bots of your own").click()
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token", exact=True).input_value()
    door = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{hosted}/api/me", headers=door).json()["account"]["name"] == "Hugo"
    page.get_by_role("button", name="Revoke all tokens").click()
    expect(page.get_by_text("All tokens have been revoked")).to_be_visible()
    assert httpx.get(f"{hosted}/api/me", headers=door).status_code == 401


def _play_out(client: Client, id: str) -> None:
    while (look := client.look(id)).result is None:
        for name in look.waiting:
            own = client.look(id, name)
            if own.options:
                client.decide(id, name, own.options[-1].key, own.seq)


def test_a_finished_game_is_checked_kept_and_opened_again(
    local: str, visitor: Visitor, tmp_path: Path
) -> None:
    client, id = primer(local, "me", "me")
    _play_out(client, id)
    page = visitor(seat(local, id, "colonna"))
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("decide")).to_contain_text("Every roll and every one")
    page.get_by_label("Through whose eyes").select_option(label="Gonzaga")
    expect(page).to_have_url(seat(local, id, "gonzaga"))
    with page.expect_download() as caught:
        page.get_by_role("link", name="Download the game").first.click()
    kept = tmp_path / "kept.save"
    caught.value.save_as(kept)
    page.goto(f"{local}/#/")
    page.get_by_label("Open a saved game").set_input_files(kept)
    expect(page).not_to_have_url(f"{local}/#/")
    other = page.url.split("/table/")[1].split("?")[0]
    assert other != id
    assert client.look(other).result == client.look(id).result


def test_a_game_that_goes_on_is_kept_from_the_bar_of_the_replay(
    local: str, visitor: Visitor
) -> None:
    _, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    page.get_by_role("button", name="Replay").click()
    with page.expect_download() as caught:
        page.get_by_role("link", name="Download the game").first.click()
    assert caught.value.suggested_filename == "primer.save"


def test_the_host_invites_somebody_to_the_seat_of_a_bot(hosted: str, visitor: Visitor) -> None:
    host = visitor(hosted)
    sign_up(host, "Helga")
    host.get_by_test_id("new").click()
    form = host.get_by_test_id("new-game")
    form.get_by_label("Game").select_option("primer")
    form.get_by_label("Players").select_option("2")
    form.get_by_label("Gonzaga").select_option("bot:sergeant")
    form.get_by_role("button", name="Make the table").click()
    host.get_by_test_id("start").click()
    at_table(host)
    host.get_by_role("tab", name="Talk").click()
    host.get_by_text("Who sits where").click()
    host.get_by_role("button", name="Invite somebody").click()
    link = host.get_by_label("Invitation link").input_value()
    friend = visitor(link)
    friend.get_by_label("Name").fill("Ivo")
    friend.get_by_label("Password").fill(PASSWORD)
    friend.get_by_role("button", name="Sign up").click()
    friend.get_by_role("button", name="Sit down here").click()
    friend.wait_for_url("**seat=gonzaga**")
    at_table(friend)
    expect(host.get_by_text("Ivo plays gonzaga now.")).to_be_visible()
