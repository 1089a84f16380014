"""Says everything in every language that a game speaks, each thing once."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from tercio.contract.broken import Broken
from tercio.contract.sentences import say
from tercio.kernel.errors import RulesBug
from tercio.kernel.game import Game
from tercio.kernel.messages import Words, languages
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.told import Told, sentence_of

T = TypeVar("T")
RAW = re.compile(r"""(?<!["「])\b(?:[a-z]+_[a-z]+|[a-z]+:[a-z]+)""")
"""What an id looks like that was meant for machines; what a player said is quoted."""
DASHED = re.compile(r"""(?<!["「])\b[a-z]+(?:-[a-z]+)+\b""")
"""What the id of a message may look like, and also many a word."""


class Speech:
    """All languages of one game. What was said before is not rendered again."""

    def __init__(self, game: Game[Any]) -> None:
        data = game.load_data()
        self._words = [Words(game, data, language) for language in languages(game)]
        self._english = Words(game, data)
        self._said: set[bytes] = set()

    def say(self, what: str, thing: T, render: Callable[[Words, T], str], memo: Any = None) -> None:
        """Broken unless `render` makes a sentence of `thing` in every language. What it is has a
        name, `thing-...`.

        `memo` is what the sentence depends on, if that is not all of the thing.
        """
        about = (what, type(thing).__name__, thing if memo is None else memo)
        said = canonical(about)
        if said in self._said:
            return
        for words in self._words:
            try:
                text = render(words, thing)
            except RulesBug as error:
                raise Broken(
                    say("not-rendered", what=_thing(what), why=sentence_of(error))
                ) from None
            if not text.strip():
                raise Broken(
                    say("blank", what=_thing(what), thing=repr(thing), language=words.language)
                )
            if raw := _raw_id(words, text):
                raise Broken(
                    say("shows-id", what=_thing(what), text=text, id=raw, language=words.language)
                )
        self._said.add(said)

    def english(self, thing: T, render: Callable[[Words, T], str]) -> str:
        return render(self._english, thing)


def _thing(what: str) -> Told:
    return say(f"thing-{what}")


def _raw_id(words: Words, text: str) -> str | None:
    """An id in a sentence: it looks like one, or names a message instead of saying it."""
    if raw := RAW.search(text):
        return raw[0]
    return next((word for word in DASHED.findall(text) if words.has(word)), None)
