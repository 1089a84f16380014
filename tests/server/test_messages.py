"""People who are away hear what concerns them: what they wish, once, and nothing else."""

import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.server.house import House
from tercio.server.live.notices import AFTER
from tercio.server.messages.gathering import LATER, Gatherer
from tercio.server.messages.mail import Mail
from tercio.server.messages.sending import MessagesRunner, Sender
from tercio.server.play import pings
from tercio.server.store.models import Account, Notice, Outgoing, Presence
from tests.server.client import Answered, Client
from tests.server.doorstep import inside, play, settings
from tests.server.letterbox import Letterbox, letterbox, text_of
from tests.server.test_events import listening
from tests.server.test_pace import TIME, Clock, _could, go_on, release, to_a_window
from tests.server.twins import stood, twin_of
from tests.turns import one_in_turn

STORES = one_in_turn(("sqlite", "postgres"), ("sqlite", "postgres"))
SITE = "https://tercio.example"
HOUR, DAY = 3600.0, 86400.0


class Office:
    """A server, its clock, three people, and the letterbox that their mail comes to."""

    def __init__(self, url: str, house: House, box: Letterbox) -> None:
        self.house, self.box = house, box
        self.clock = house.tables.clock = Clock()
        self.clock.now = 4e9
        self._gatherer = Gatherer(house, {"mail"}, self.clock)
        self.gather = self._gatherer.gather_all
        mail = Mail(box.post, SITE, house.database, house.seals)
        self._sender = Sender(house, mail, self.clock)
        self.people = {name: Client(url) for name in ("anna", "bert", "carla")}
        for name, client in self.people.items():
            client.sign_up(name)
        with house.database.write() as session:
            for account in session.scalars(select(Account).where(Account.password != "")):
                account.email = f"{account.name}@example.org"

    def mail(self, after: float = 0.0) -> dict[str, list[str]]:
        """What the letters say that come in the next time, by who gets them."""
        self.clock.now += after
        before = len(self.box.letters)
        self._gatherer.gather_all()
        self._sender.send_due()
        found: dict[str, list[str]] = {}
        for letter in self.box.letters[before:]:
            found.setdefault(str(letter["To"]).partition("@")[0], []).append(
                str(letter["Subject"]).strip()
            )
        return found

    def table(self, *names: str, **more: Any) -> str:
        """A table at which they sit, in this order; the first is the host."""
        seats = ("colonna", "gonzaga", "medici")[: len(names)]
        host = self.people[names[0]]
        terms = {seat: "me" if n == 0 else "open" for n, seat in enumerate(seats)}
        id = host.new_table(terms, **more).id
        for seat, name in list(zip(seats, names, strict=True))[1:]:
            self.people[name].seat(id, seat, "join")
        return host.start(id).id

    def notices(self) -> list[Notice]:
        with self.house.database.read() as session:
            return list(session.scalars(select(Notice).order_by(Notice.id)))

    def wish(self, name: str, **more: Any) -> Any:
        answer = self.people[name].http.put("/api/messages", json=more)
        assert answer.status_code == 200, answer.text
        return answer.json()


@contextmanager
def office(folder: Path, **more: Any) -> Iterator[Office]:
    with letterbox() as box:
        wanted = settings(folder, mode="hosted", post=box.post, **more)
        with inside(wanted) as (url, house):
            yield Office(url, house, box)


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself says when something is sent."""
    for move in ("start", "stop"):
        monkeypatch.setattr(MessagesRunner, move, lambda runner: None)


TABLE = "Captains of Lombardy (The Lombard Spring)"
MOVE, OVER = f"It is your move: {TABLE}.", f"The game is over: {TABLE}."


def test_who_is_waited_for_hears_so_once_and_after_a_while(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        id = at.table("anna", "bert")
        assert at.mail(AFTER - 1) == {}, "they may be about to answer"
        assert at.mail(1) == {"anna": [MOVE], "bert": [MOVE]}
        assert at.mail(DAY) == {}
        letter = at.box.letters[0]
        assert f"{SITE}/#/table/{id}" in text_of(letter)
        assert f"{SITE}/#/unsubscribe?word=" in text_of(letter)


def test_who_has_answered_meanwhile_hears_nothing(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        id = at.table("anna", "bert")
        look = at.people["anna"].look(id, "colonna")
        at.people["anna"].decide(id, "colonna", look.options[0].key, look.seq)
        assert at.mail(AFTER) == {"bert": [MOVE]}


def test_who_left_after_several_moves_hears_of_the_last_one_alone(tmp_path: Path) -> None:
    """The others were made, even if the next one is not."""
    with office(tmp_path) as at:
        id = at.table("anna", "bert")
        seats = {"colonna": at.people["anna"], "gonzaga": at.people["bert"]}
        asked = 0
        while asked < 4 or not at.people["anna"].look(id, "colonna").options:
            at.clock.now += 2
            assert play(seats, id, 1)
            asked = sum(each.key.endswith(_id_of(at, "anna")) for each in at.notices())
        told = [at.mail(1).get("anna", []) for _ in range(2 * int(AFTER))]
        assert [each for each in told if each] == [[MOVE]]


def _id_of(at: Office, name: str) -> str:
    account = at.people[name].me().account
    assert account is not None
    return account.id


def test_what_a_bot_answers_is_nobody_s_move(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        id = at.table("anna", "bert")
        at.people["bert"].seat(id, "gonzaga", "bot")
        assert "bert" not in at.mail(AFTER)


def test_who_looks_at_the_table_is_told_when_they_have_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "GRACE_SECONDS", 0.1)
    monkeypatch.setattr(pings, "POLL_SECONDS", 0.05)
    with office(tmp_path) as at:
        id = at.table("anna", "bert")
        with listening(at.people["bert"], id) as ear, listening(at.people["anna"], id):
            while ear.here() != ["colonna", "gonzaga"]:
                pass
            _wait_for_presence(at, 2)
            at.people["anna"].say(id, "hurry up")
            assert at.mail(HOUR) == {}
        _wait_for_presence(at, 0)
        assert at.mail(LATER) == {"anna": [MOVE], "bert": [MOVE]}, "and of the talk they know"


def _wait_for_presence(at: Office, wanted: int) -> None:
    """What a process notes of who is there, it notes a little later."""
    for _ in range(400):
        with at.house.database.read() as session:
            if len(session.scalars(select(Presence)).all()) == wanted:
                return
        time.sleep(0.05)
    raise AssertionError("Nobody has noted who is there.")


def test_talk_is_told_to_those_whom_it_was_for_and_never_what_was_said(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        id = at.table("anna", "bert", "carla")
        at.mail(AFTER)
        anna = at.people["anna"]
        anna.say(id, "canary to all")
        anna.say(id, "canary once more")
        assert at.mail(HOUR) == {
            "bert": [f"2 new lines of talk by anna: {TABLE}."],
            "carla": [f"2 new lines of talk by anna: {TABLE}."],
        }
        anna.say(id, "a secret canary", seat="colonna", to=["gonzaga"])
        assert at.mail(HOUR) == {"bert": [f"anna has spoken: {TABLE}."]}
        assert not any("canary" in text_of(letter) for letter in at.box.letters)


def test_what_is_bundled_comes_once_in_an_hour_or_in_a_day(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        at.wish("bert", topics={"talk": "hourly", "move": "off"})
        at.wish("carla", topics={"talk": "daily", "move": "off"})
        id = at.table("anna", "bert", "carla")
        heard: dict[str, list[float]] = {"bert": [], "carla": []}
        start = at.clock.now
        for hours in (0.5, 0.5, 0.5, 0.5, 0.5, 22, 0.5, 0.5):
            at.people["anna"].say(id, "is anybody there?")
            for name in at.mail(hours * HOUR).keys() - {"anna"}:
                heard[name].append(round((at.clock.now - start) / HOUR, 6))
        assert heard == {"bert": [0.5, 1.5, 2.5, 24.5, 25.5], "carla": [0.5, 24.5]}


def test_who_wants_to_hear_nothing_hears_nothing(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        told = at.wish("bert", topics={"move": "off"})
        assert told["topics"]["move"] == "off"
        assert told["topics"]["over"] == "once", "what was not said stays"
        assert at.wish("anna", by_mail=False)["by_mail"] is False
        at.table("anna", "bert")
        assert at.mail(AFTER) == {}
        assert at.people["bert"].http.get("/api/messages").json() == told


def test_who_is_locked_out_hears_nothing(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        at.table("anna", "bert")
        with at.house.database.write() as session:
            session.scalars(select(Account).filter_by(name="bert")).one().locked_at = 1.0
        assert at.mail(AFTER) == {"anna": [MOVE]}


def test_mails_speak_the_language_of_the_account(tmp_path: Path) -> None:
    """Where it has no words of its own yet, it is English: never none."""
    with office(tmp_path) as at:
        with at.house.database.write() as session:
            session.scalars(select(Account).filter_by(name="bert")).one().language = "ja"
        at.table("anna", "bert")
        at.clock.now += AFTER
        at.gather()
        with at.house.database.read() as session:
            spoken = {out.address: out.language for out in session.scalars(select(Outgoing))}
        assert spoken == {"anna@example.org": "en", "bert@example.org": "ja"}
        mails = at.mail()
        assert mails["anna"] == [MOVE]
        [told] = mails["bert"]
        assert "あなたの手番です" in told
        assert "ロンバルディアの隊長たち" in told
        assert "ロンバルディアの春" in told
        assert re.search("[A-Za-z]", told) is None, "the game is named in Japanese, too"
        languages = {str(each["To"])[:4]: each["Content-Language"] for each in at.box.letters}
        assert languages == {"anna": "en", "bert": "ja"}


def test_mails_about_an_account_speak_its_language(tmp_path: Path) -> None:
    """Whoever asked for them: a password that somebody else wants to reset, too."""
    with office(tmp_path) as at:
        bert = at.people["bert"]
        assert bert.http.put("/api/account/language", json={"language": "ja"}).is_success
        assert bert.http.post("/api/account/resets", json={"who": "bert"}).is_success
        with at.house.database.read() as session:
            assert [out.language for out in session.scalars(select(Outgoing))] == ["ja"]
        change = {"old": "correct horse battery", "new": "another horse altogether"}
        assert bert.http.put("/api/account/password", json=change).is_success
        assert at.mail()["bert"] == ["パスワードが変更されました"]
        assert {str(each["Content-Language"]) for each in at.box.letters} == {"ja"}


def test_who_signs_up_in_a_language_is_written_to_in_it(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        for wishes, remembered in (("ja", "ja"), ("en", ""), ("en-XA", ""), ("fr, ja;q=0.5", "ja")):
            with Client(str(at.people["anna"].http.base_url)) as somebody:
                somebody.http.headers["accept-language"] = wishes
                account = somebody.sign_up(f"somebody who reads {wishes}".replace(";", "")).account
                assert account is not None
                assert account.language == remembered


@pytest.mark.parametrize("wish", [{"topics": {"move": "always"}}, {"topics": {"dice": "off"}}])
def test_wishes_that_nobody_understands_change_nothing(hosted: str, wish: Any) -> None:
    with Client(hosted) as anna:
        anna.log_in("anna")
        assert anna.http.put("/api/messages", json=wish).status_code == 400


def test_a_local_server_sends_nothing(me: Client) -> None:
    assert me.http.get("/api/messages").status_code == 409


def test_the_end_of_a_game_is_told_to_all_who_sat_there(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        id = at.table("anna", "bert", pace="asking")
        at.people["bert"].seat(id, "gonzaga", "bot")
        chance = Stream(b"to the end")
        while not stood(at.house, id).table.over:
            go_on(at.house, id, chance)
        assert at.mail(DAY) == {"anna": [OVER], "bert": [OVER]}


def test_who_is_invited_by_name_gets_the_way_in(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        anna, carla = at.people["anna"], at.people["carla"]
        id = anna.new_table({"colonna": "me", "gonzaga": "invited", "medici": "invited"}).id
        words = [seat.invite for seat in anna.table(id).seats]
        for name in ("Carla", "nobody at all", "anna"):
            told = anna.seat(id, "gonzaga", "invite", name=name)
            assert [seat.invite for seat in told.seats] == words, "others may have them already"
        assert at.mail(1) == {"carla": [f"anna invites you to play: {TABLE}."]}
        found = re.search(
            rf"{SITE}/#/table/{id}\?invite=([\w-]+)&at=gonzaga\s", text_of(at.box.letters[-1])
        )
        assert found, "the word as it is now"
        carla.seat(id, "gonzaga", "join", invite=found[1])
        anna.seat(id, "medici", "invite", name="bert")
        carla_info = carla.table(id)
        assert [seat.mine for seat in carla_info.seats] == [False, True, False]
        anna.http.delete(f"/api/tables/{id}")
        assert at.mail(1) == {}, "the table was called off"


def test_one_click_ends_mails(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        at.table("anna", "bert")
        at.mail(AFTER)
        letter = next(each for each in at.box.letters if str(each["To"]).startswith("bert"))
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
        bert = at.people["bert"]
        url = str(bert.http.base_url).rstrip("/")
        with Client(url) as nobody:
            del nobody.http.headers["origin"]  # as a mail program does it, without any page
            shown = nobody.http.get(link)
            assert shown.status_code in (301, 302, 303, 307, 308)
            assert bert.http.get("/api/messages").json()["by_mail"], "to look changes nothing"
            form = {"List-Unsubscribe": "One-Click"}
            assert nobody.http.post(link[:-1], data=form).status_code == 404
            assert bert.http.get("/api/messages").json()["by_mail"]
            assert nobody.http.post(link, data=form).status_code == 200
            assert nobody.http.put("/api/messages", json={}).status_code == 403
        assert not bert.http.get("/api/messages").json()["by_mail"]
        at.table("bert", "carla")
        assert at.mail(AFTER) == {"carla": [MOVE]}


# -- secrets ---------------------------------------------------------------------------------

SENTENCES = [
    rf"It is your move: {re.escape(TABLE)}\.",
    rf"The game is over: {re.escape(TABLE)}\.",
    rf"{SITE}/#/table/[\w-]+",
    rf"To get no more mails: {SITE}/#/unsubscribe\?word=[\w.-]+",
    r"--",
    rf"Tercio, {SITE}",
    "",
]


def test_letters_say_that_there_is_something_and_never_what(tmp_path: Path) -> None:
    """Threat 3: a whole game, and every line of every letter."""
    with office(tmp_path, window_seconds=TIME) as at:
        id = at.table("anna", "bert", "carla", pace="discreet")
        seats = dict(zip(("colonna", "gonzaga", "medici"), at.people.values(), strict=True))
        for _ in range(12):
            play(seats, id, 1)
            release(at.house)
            at.mail(AFTER)
        assert len(at.box.letters) > 4
        for letter in at.box.letters:
            for line in text_of(letter).splitlines():
                assert any(re.fullmatch(each, line) for each in SENTENCES), line
            assert re.fullmatch("|".join(SENTENCES[:2]), str(letter["Subject"]).strip())
            id_of_letter = str(letter["Message-ID"])
            assert re.fullmatch(r"<[0-9a-f]{32}@tercio\.example>", id_of_letter)


def test_while_a_window_is_held_nobody_is_told_and_then_only_who_is_waited_for(
    tmp_path: Path,
) -> None:
    with office(tmp_path, window_seconds=100 * AFTER) as at:
        id = at.table("anna", "bert", "carla", pace="discreet")
        chance = Stream(b"a window for messages")
        to_a_window_slowly(at, id, chance)
        at.box.letters.clear()
        assert at.mail(10 * AFTER) == {}, "who is asked for form's sake looks like who is not"
        at.clock.now += 100 * AFTER
        release(at.house)
        live = stood(at.house, id)
        names = dict(zip(("colonna", "gonzaga", "medici"), at.people, strict=True))
        asked = {names[seat] for seat in live.table.asks()}
        assert set(at.mail(2 * AFTER)) <= asked


def to_a_window_slowly(at: Office, id: str, chance: Stream) -> None:
    for _ in range(600):
        if (table := stood(at.house, id).table).is_held:
            return
        assert not table.over
        go_on(at.house, id, chance)
        at.mail(2 * AFTER)
    pytest.fail("no window was opened")


def test_what_somebody_is_told_depends_on_nothing_that_they_cannot_see(tmp_path: Path) -> None:
    """Everything that a seat cannot see is dealt anew: it is told the same, at the same time."""
    differ = 0
    with office(tmp_path, window_seconds=TIME) as at:
        for chance in (b"first", b"second", b"third"):
            id = at.table("anna", "bert", "carla", pace="discreet")
            to_a_window(at.house, id, Stream(chance))
            real = stood(at.house, id)
            for seat in real.table.seats:
                for number in range(4):
                    twin = twin_of(real, seat, number)
                    differ += _could(twin) != _could(real)
                    assert _told(at, real, seat) == _told(at, twin, seat)
    assert differ, "the worlds must differ in who could play, or nothing was tested"


def _told(at: Office, live: Any, seat: Seat) -> list[tuple[str, str, float, Any]]:
    """What the holder of a seat would be told if the table had just come to where it stands."""
    holder = next(each for each in live.seats if each.seat == seat)
    for each in live.seats:
        each.is_asked = False

    class Enough(Exception):
        pass

    found: list[tuple[str, str, float, Any]] = []
    try:
        with at.house.database.write(live.row.id) as session:
            session.query(Notice).delete()
            at.house.tables.scribe.store_seats(session, live, {})
            session.flush()
            for row in session.scalars(select(Notice).filter_by(account_id=holder.account_id)):
                found.append((row.key, row.kind, row.due_at, row.args))
            raise Enough
    except Enough:
        return found


def test_two_who_gather_at_once_tell_everybody_once(tmp_path: Path) -> None:
    with office(tmp_path) as at:
        for _ in range(4):
            at.table("anna", "bert", "carla")
        at.clock.now += AFTER
        other = House(at.house.settings)
        gatherers = [Gatherer(each, {"mail"}, at.clock) for each in (at.house, other) * 2]
        threads = [threading.Thread(target=each.gather_all) for each in gatherers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        other.close()
        with at.house.database.read() as session:
            told = [
                (out.account_id, line["game_id"])
                for out in session.scalars(select(Outgoing))
                for line in out.body["news"]
            ]
        assert len(told) == len(set(told)) == 12


def test_strangers_have_no_wishes(stranger: Client) -> None:
    with pytest.raises(Answered, match="401"):
        stranger.ask("GET", "/messages", dict)
