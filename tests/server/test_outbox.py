"""What is put into the outbox is sent, to whom it is for, and not twice."""

import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import Gauge
from sqlalchemy import delete, select

from tercio.server.guard.meters import OUTBOX, OUTBOX_AGE
from tercio.server.house import House
from tercio.server.messages.mail import Mail
from tercio.server.messages.sending import FIRST_PAUSE, GIVEN_UP_AFTER, MessagesRunner, Sender
from tercio.server.store import outbox
from tercio.server.store.models import Notice, Outgoing
from tests.server.doorstep import edit, inside, settings
from tests.server.letterbox import Letterbox, letterbox, text_of

STORES = ["sqlite", "postgres"]
SITE = "https://tercio.example"


class Clock:
    """The test's own time."""

    def __init__(self) -> None:
        self.now = 4e9  # all that is put in now is due then

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with letterbox() as box:
        yield box


@pytest.fixture(scope="module")
def folder(store: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("outbox")


@pytest.fixture(scope="module")
def built(folder: Path) -> Iterator[House]:
    house = House(settings(folder, mode="hosted", origin=SITE))
    yield house
    house.close()


@pytest.fixture
def house(built: House) -> House:
    """With nothing in its outbox."""
    with built.database.write() as session:
        session.execute(delete(Outgoing))
        session.execute(delete(Notice))
    return built


def sender(house: House, box: Letterbox, clock: Clock) -> Sender:
    return Sender(house, Mail(box.post, SITE, house.database, house.seals), clock)


def write(house: House, to: str = "anna@example.org", key: str = "first", **more: Any) -> None:
    with house.database.write() as session:
        outbox.mail(session, to=to, kind="try", key=key, path="/#/try/1", **more)


def rows(house: House) -> list[Outgoing]:
    with house.database.read() as session:
        return list(session.scalars(select(Outgoing).order_by(Outgoing.id)))


def status(house: House) -> list[str]:
    return [row.status for row in rows(house)]


def created(house: House, at: float) -> None:
    """As if all had been put in at that time."""
    with house.database.write() as session:
        for row in session.scalars(select(Outgoing)):
            row.created_at = row.due_at = at


def test_a_mail_is_sent_once_and_then_nobody_knows_what_it_said(
    house: House, box: Letterbox
) -> None:
    for _ in range(3):
        write(house)
    send = sender(house, box, Clock())
    assert send.send_due() == 1
    assert send.send_due() == 0
    (letter,) = box.letters
    assert letter["To"] == "anna@example.org"
    assert letter["From"] == "Tercio <tercio@tercio.example>"
    assert letter["Subject"] == "A mail from Tercio"
    assert f"{SITE}/#/try/1" in text_of(letter)
    assert letter["Auto-Submitted"] == "auto-generated"
    (row,) = rows(house)
    assert (row.status, row.address, row.body) == ("sent", "", {})


def test_what_is_not_stored_is_not_sent(house: House, box: Letterbox) -> None:
    with suppress(ZeroDivisionError), house.database.write() as session:
        outbox.mail(session, to="anna@example.org", kind="try", key="never")
        outbox.tell(session, "anna", "move", key="never")
        raise ZeroDivisionError
    assert sender(house, box, Clock()).send_due() == 0
    assert not rows(house)


def test_two_who_tell_the_same_at_once_both_go_on(house: House) -> None:
    """A decision must not fail because a clock has told the same just before."""
    told, done = threading.Barrier(2), list[bool]()

    def tell(game_id: str) -> None:
        told.wait(10)
        with house.database.write(game_id) as session:
            outbox.tell(session, "anna", "move", key="pavia 7")
        done.append(True)

    threads = [threading.Thread(target=tell, args=(each,)) for each in ("pavia", "milan")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert done == [True, True]
    with house.database.read() as session:
        assert len(session.scalars(select(Notice)).all()) == 1


def test_who_is_refused_is_not_asked_again(house: House, box: Letterbox) -> None:
    box.answer = lambda address: "550 no such user" if address.startswith("nobody") else "250 taken"
    write(house, "nobody@example.org", key="one")
    write(house, "anna@example.org", key="two")
    write(house, "no address at all", key="three")
    clock = Clock()
    send = sender(house, box, clock)
    assert send.send_due() == 3
    clock.now += GIVEN_UP_AFTER
    assert send.send_due() == 0
    assert box.readers == ["anna@example.org"]
    assert status(house) == ["failed", "sent", "failed"]
    assert rows(house)[0].reason == "The address is refused (550)."
    assert not any(row.address for row in rows(house))


def test_what_is_not_taken_for_now_is_tried_later_and_later(house: House, box: Letterbox) -> None:
    clock = Clock()
    write(house)
    created(house, clock.now)
    box.answer = lambda address: "451 try again later"
    send = sender(house, box, clock)
    pauses = []
    for _ in range(4):
        assert send.send_due() == 1
        (row,) = rows(house)
        pauses.append(row.due_at - clock.now)
        assert send.send_due() == 0, "not before it is due again"
        clock.now = row.due_at
    assert pauses == [FIRST_PAUSE, 4 * FIRST_PAUSE, 16 * FIRST_PAUSE, 64 * FIRST_PAUSE]
    box.answer = lambda address: "250 taken"
    assert send.send_due() == 1
    assert status(house) == ["sent"]
    assert len(box.letters) == 1


def test_after_two_days_it_is_given_up(house: House, box: Letterbox) -> None:
    clock = Clock()
    write(house)
    created(house, clock.now - GIVEN_UP_AFTER - 1)
    box.after_data = "452 the disk is full"
    assert sender(house, box, clock).send_due() == 1
    assert status(house) == ["failed"]
    assert rows(house)[0].reason == "The mail is refused for now (452)."


def test_a_dead_server_is_left_alone_for_a_while_and_found_again(
    house: House, box: Letterbox
) -> None:
    clock = Clock()
    for key in "abc":
        write(house, key=key)
    created(house, clock.now)
    send = sender(house, box, clock)
    box.close()
    assert send.send_due() == 1, "the others need not find out for themselves"
    assert "away" in rows(house)[0].reason
    box.open()
    assert send.send_due() == 0, "it rests"
    clock.now += FIRST_PAUSE
    assert send.send_due() == 3
    assert status(house) == ["sent"] * 3
    assert len(box.letters) == 3


def test_another_process_sends_what_is_left(house: House, box: Letterbox, folder: Path) -> None:
    write(house)
    created(house, Clock().now)
    box.close()
    assert sender(house, box, Clock()).send_due() == 1
    box.open()
    after = House(house.settings)
    clock = Clock()
    clock.now += FIRST_PAUSE
    assert sender(after, box, clock).send_due() == 1
    assert len(box.letters) == 1
    after.close()


def test_who_is_killed_between_sending_and_noting_it_has_it_sent_again(
    house: House, box: Letterbox, folder: Path
) -> None:
    """At least once, then: the second has the same id, so that a mailbox can tell."""

    class Killed(BaseException):
        pass

    class Mortal(Mail):
        def send(self, out: Outgoing) -> None:
            super().send(out)
            raise Killed

    write(house)
    with pytest.raises(Killed):
        Sender(house, Mortal(box.post, SITE, house.database, house.seals), Clock()).send_due()
    assert status(house) == ["waiting"]
    other = House(house.settings)
    again = sender(other, box, Clock())
    assert again.send_due() == 0, "for all that others know it is being sent"
    assert edit(folder, "UPDATE outbox SET leased_until = 0") == 1  # the lease is over
    assert again.send_due() == 1
    assert status(house) == ["sent"]
    one, two = box.letters
    assert one["Message-ID"] == two["Message-ID"]
    other.close()


def test_who_comes_back_late_leaves_alone_what_another_has_taken_over(
    house: House, folder: Path
) -> None:
    write(house)
    slow = outbox.claim(house.database, "mail", Clock().now)
    assert slow is not None
    assert edit(folder, "UPDATE outbox SET leased_until = 0") == 1
    other = House(house.settings)
    taken = outbox.claim(other.database, "mail", Clock().now)
    assert taken is not None
    outbox.put_off(house.database, slow, 0.0, "too slow")
    assert rows(house)[0].owner == other.database.us
    outbox.settle(other.database, taken, "sent")
    outbox.settle(house.database, slow, "failed")
    assert status(house) == ["sent"]
    other.close()


def test_two_who_send_at_once_send_nothing_twice(house: House, box: Letterbox) -> None:
    other = House(house.settings)
    for n in range(30):
        write(house, f"reader{n}@example.org", key=str(n))
    senders = [sender(each, box, Clock()) for each in (house, other, house, other)]
    threads = [threading.Thread(target=each.send_due) for each in senders]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(box.readers) == sorted(f"reader{n}@example.org" for n in range(30))
    assert set(status(house)) == {"sent"}
    other.close()


def test_what_has_expired_is_not_sent(house: House, box: Letterbox) -> None:
    write(house, until=4e9 - 1)
    assert sender(house, box, Clock()).send_due() == 1
    assert not box.letters
    assert status(house) == ["dropped"]


def test_one_that_cannot_be_written_does_not_stop_the_others(house: House, box: Letterbox) -> None:
    with house.database.write() as session:
        outbox.mail(session, to="anna@example.org", kind="nonsense", key="one")
    write(house, key="two")
    created(house, Clock().now)
    assert sender(house, box, Clock()).send_due() == 2
    assert status(house) == ["waiting", "sent"]


def test_of_who_is_gone_nothing_is_kept(house: House) -> None:
    write(house, account_id="anna")
    with house.database.write() as session:
        outbox.tell(session, "anna", "over", key="pavia")
        outbox.tell(session, "bert", "over", key="pavia")
        outbox.forget(session, "anna")
    assert not rows(house)
    with house.database.read() as session:
        assert [each.account_id for each in session.scalars(select(Notice))] == ["bert"]


def test_what_was_told_long_ago_is_forgotten(house: House, box: Letterbox) -> None:
    write(house)
    with house.database.write() as session:
        outbox.tell(session, "anna", "over", key="pavia")
    assert sender(house, box, Clock()).send_due() == 1
    outbox.purge(house.database, rows(house)[0].created_at + outbox.KEPT_SECONDS - 1)
    assert rows(house)
    outbox.purge(house.database, Clock().now)
    assert not rows(house)


def test_the_numbers_say_what_waits(house: House) -> None:
    for key in "ab":
        write(house, key=key)
    runner = MessagesRunner(house, [])
    runner._names = ["mail", "push"]
    assert runner._look_after() is False
    assert _number(OUTBOX, "mail") == 2
    assert _number(OUTBOX, "push") == 0
    assert _number(OUTBOX_AGE, "mail") < 600


def _number(gauge: Gauge, channel: str) -> float:
    return float(gauge.labels(channel)._value.get())


def test_a_server_sends_by_itself(tmp_path: Path, box: Letterbox) -> None:
    came = threading.Event()
    box.taken = came.set
    wanted = settings(tmp_path, mode="hosted", origin=SITE, post=box.post)
    with inside(wanted) as (_, house):
        write(house)
        assert came.wait(30)
