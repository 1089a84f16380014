"""Threat 3: every card has a canary in its name, and it sings for nobody who may not know it."""

import logging
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tercio.games.here_i_stand.display.game_display import HisDisplay
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.server.house import House
from tercio.server.live.vocabulary import words_of
from tercio.wars.model.names import CardId
from tercio.wars.model.refs import card_ref
from tests.server.client import Client
from tests.server.doorstep import fix_the_dice, inside, settings
from tests.server.shown import first_ping, refusals, shown
from tests.server.test_leaks_of_the_games import OF_LEAKS, _advance
from tests.server.twins import stood
from tests.turns import in_turn

_NAME = HisDisplay.name_of
THINGS = ("space:vienna", "card:1", "card:65", "card:112")


def _name_with_canary(self: Any, data: Any, kind: str, id: str) -> str | None:
    name = _NAME(self, data, kind, id)
    return name if name is None or kind != "card" else f"{name} <canary {id}>"


class Knowledge:
    """Which cards somebody may know, by where they have been; the log is not asked."""

    def __init__(self, house: House, id: str, seats: tuple[Seat, ...]) -> None:
        self._house, self._id = house, id
        self.known: dict[Seat | None, set[str]] = {seat: set() for seat in (*seats, None)}

    def look(self) -> set[str]:
        """What lies open now is known from now on; all cards there are."""
        g: Any = stood(self._house, self._id).table.g
        open_cards = _ids(g, [*g.state.discard, *g.state.removed, *g.world.open_cards])
        for seat, known in self.known.items():
            known |= open_cards
            for power in () if seat is None else g.powers_of(seat):
                known |= _ids(g, g.state.hands[power])
        return _ids(g, [card for pile in (*g.state.hands, g.state.deck) for card in pile])


def _ids(g: Any, cards: Iterable[CardId]) -> set[str]:
    return {card_ref(g, card).removeprefix("card:") for card in cards}


def _sung(answers: dict[str, bytes]) -> dict[str, str]:
    return {
        id.decode(): path
        for path, answer in answers.items()
        for id in re.findall(rb"<canary (\w+)>", answer)
    }


@pytest.fixture
def no_names_remembered() -> Iterator[None]:
    """Other tests have asked for names without canaries, and later ones want them so again."""
    words_of.cache_clear()
    yield
    words_of.cache_clear()


@pytest.mark.usefixtures("no_names_remembered")
@in_turn("canaries", OF_LEAKS)
def test_no_canary_sings_of_a_hand_or_of_the_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(HisDisplay, "name_of", _name_with_canary)
    caplog.set_level(logging.DEBUG, logger="tercio")
    seats = game("here_i_stand").setting().seats
    heard = 0
    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        id = me.new_table(dict.fromkeys(seats, "me"), game="here_i_stand").id
        fix_the_dice(house, id)
        me.start(id)
        knowledge, chance = Knowledge(house, id, seats), Stream(b"canaries")
        for step in range(240):
            _advance(house, id, 1, chance)
            hidden = knowledge.look()
            if step % 30:
                continue
            for seat, known in knowledge.known.items():
                answers = shown(me, id, seat, things=THINGS)
                # All cards stand in the book of cards, whoever holds them.
                book = next(path for path in answers if "/cards?" in path)
                assert hidden <= _sung({book: answers.pop(book)}).keys()
                answers["ping"] = first_ping(me, id, seat).encode()
                if seat is not None:
                    answers["refused"] = b" ".join(refusals(me, id, seat))
                sung = _sung(answers)
                assert {c: sung[c] for c in sung.keys() & (hidden - known)} == {}, seat
                heard += len(sung)
        assert not re.search(r"canary", me.http.get("/schema").text)
        assert not re.search(r"canary", me.http.get("/api/catalog").text)
    assert "canary" not in caplog.text
    assert heard > 200, "one hears them where one may"
