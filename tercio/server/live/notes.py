"""What the server notes in the talk of a table, and what bots say there.

It is stored as a message and what it names, and told to every reader in their own language. Its
English is stored with it, for saves and for whoever searches.
"""

import time
from typing import Final

import msgspec
from sqlalchemy.orm import Session

from tercio.kernel.ask import Phrase
from tercio.kernel.errors import RulesBug
from tercio.kernel.messages import FALLBACK
from tercio.kernel.words.speech import Given
from tercio.server.http.errors import SPEECH
from tercio.server.live.vocabulary import seat_name, words_of
from tercio.server.store import models

_PHRASES: Final = msgspec.json.Decoder(Phrase)
_SEAT: Final = "seat"
Named = str | int | Phrase


def noted(
    row: models.Game, seat: str, note: str, *, at: float | None = None, **args: Named
) -> models.Message:
    """A public note of the server, about a seat or about the whole table (`seat` is empty)."""
    words = Phrase(f"note-{note}", {**args, _SEAT: seat} if seat else args)
    return models.Message(
        game_id=row.id,
        seat=seat,
        text=_say_note(words, row.game, FALLBACK),
        words=_stored(words),
        audience=None,
        note=note,
        at=time.time() if at is None else at,
    )


def add_note(session: Session, row: models.Game, seat: str, note: str, *, name: str = "") -> None:
    """Note something about a seat and, where the note tells it, whose name: of nobody else is one
    kept."""
    session.add(noted(row, seat, note, name=name) if name else noted(row, seat, note))


def remarked(row: models.Game, seat: str, words: Phrase, audience: str | None) -> models.Message:
    """What a bot says."""
    return models.Message(
        game_id=row.id,
        seat=seat,
        text=words_of(row.game, FALLBACK).say(words.message, words.args),
        words=_stored(words),
        audience=audience,
        note="",
        at=time.time(),
    )


def told(message: models.Message, game: str, language: str) -> str:
    """A line of talk to somebody: what people have said as they said it, all else in the language
    of the reader. What this version has no words for is told as it was stored."""
    if message.words is None:
        return message.text
    words = _PHRASES.decode(message.words)
    try:
        if message.note:
            return _say_note(words, game, language)
        return words_of(game, language).say(words.message, words.args)
    except RulesBug:
        return message.text


def rename(message: models.Message, game: str, name: str, new: str) -> None:
    """Have a note of the server speak of somebody by another name."""
    words = _PHRASES.decode(message.words or "")
    args = {key: new if value == name else value for key, value in words.args.items()}
    changed = Phrase(words.message, args)
    message.words, message.text = _stored(changed), _say_note(changed, game, FALLBACK)


def _stored(words: Phrase) -> str:
    return msgspec.json.encode(words).decode()


def _say_note(words: Phrase, game: str, language: str) -> str:
    shown: Given = {key: _shown(key, value, game, language) for key, value in words.args.items()}
    return SPEECH.say(language, words.message, shown)


def _shown(key: str, value: object, game: str, language: str) -> str | int:
    if isinstance(value, Phrase):
        return _say_note(value, game, language)
    if key == _SEAT:
        return seat_name(game, str(value), language)
    return value if isinstance(value, int) else str(value)
