"""The sentences of the terminal, in the language of whoever sits at it."""

import os
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tercio.kernel.told import in_language
from tercio.kernel.words.bundles import FALLBACK
from tercio.kernel.words.pseudo import PSEUDO
from tercio.kernel.words.speech import Given, Speech

if TYPE_CHECKING:  # A list of games need not wait for what plays them.
    from tercio.kernel.game import Game

_OURS = Path(__file__).parents[1] / "locale"
SPEECH = Speech(_OURS)
_asked: ContextVar[str | None] = ContextVar("asked", default=None)
_spoken: ContextVar[str] = ContextVar("spoken", default=FALLBACK)


def settle(asked: str | None) -> None:
    """Speak what was asked for; else what the machine speaks, if the terminal does."""
    known = {PSEUDO, *(path.name for path in _OURS.iterdir())}
    wished = next(filter(known.__contains__, _forms(asked or "")), None)
    _asked.set(asked and (wished or asked))
    # That a language is not known is said in that of the machine.
    machine = next(filter(known.__contains__, _forms(_of_the_machine())), FALLBACK)
    _spoken.set(wished or machine)


def _of_the_machine() -> str:
    """What the environment says, the most particular first."""
    return next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")


def _forms(wish: str) -> tuple[str, str]:
    """`ja_JP.UTF-8` is `ja-JP`, or else `ja`."""
    whole = wish.partition(".")[0].replace("_", "-")
    return whole, whole.partition("-")[0]


def language_of(game: "Game[Any]") -> str:
    """What a game is told in: what was asked for; else what is spoken here, if the game does."""
    from tercio.kernel.messages import speaks

    chosen = spoken()
    return _asked.get() or (chosen if speaks(game, chosen) else FALLBACK)


def name_of(game: "Game[Any]") -> str:
    """What a game is called in the language that is spoken."""
    from tercio.kernel.messages import Words

    return Words(game, game.load_data(), language_of(game)).name(f"game:{game.id}")


def spoken() -> str:
    return _spoken.get()


def wish() -> str:
    """What was asked for, though the terminal may not speak it; else what is spoken."""
    return _asked.get() or spoken()


def say(message: str, args: Given | None = None) -> str:
    """With what stands in it, if that is a sentence of its own, in the same language."""
    spoken = _spoken.get()
    told = {
        name: in_language(value, spoken) if isinstance(value, str) else value
        for name, value in (args or {}).items()
    }
    return SPEECH.say(spoken, message, told)


def headed(head: str, text: str) -> str:
    return say("headed", {"head": head, "text": text})


def kind_of_game(scenario: str, players: int) -> str:
    return say("kind-of-game", {"scenario": scenario, "players": players})


def heads(*columns: str) -> list[str]:
    """What stands above the columns of a table."""
    return [say(f"col-{column}") for column in columns]
